/** What the table can stand without: the reveal, the score sheet. */
export { reveal } from "./reveal";
export { end } from "./score";
