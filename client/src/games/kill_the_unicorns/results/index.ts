/** What the table can stand without: the reveal, the score sheet. */
export { retold, reveal } from "./reveal";
export { end } from "./score_sheet";
