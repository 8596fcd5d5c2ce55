/** What is fetched after the table has been laid: dialogs, orders, rules, the scrubber, chat and notes, the end. */
export { copyLog } from "./log_copy";
export { panel } from "./dialogs";
export { endScreen, forkForm, headline, playAgain, verify } from "./end";
export { orderButton, ordered } from "./standing_orders";
export { fetchRules } from "./rulebook";
export { neighbour, scrubber } from "./scrubber";
export { chat, notes } from "./chat";
