/** What is fetched after the table has been laid: dialogs, rules, the end. */
export { panel } from "./dialogs";
export { endScreen, forkForm, verify } from "./end";
export { fetchRules } from "./rules";
