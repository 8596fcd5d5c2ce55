/** What is fetched after the table has been laid: dialogs, orders, rules, the end. */
export { panel } from "./dialogs";
export { endScreen, forkForm, verify } from "./end";
export { orderButton, ordered } from "./orders";
export { fetchRules } from "./rules";
