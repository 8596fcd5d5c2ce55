/** The part of the drawing that is fetched once the table is laid: the reveal of a hunt, the score sheet. */
export { retold, story, told } from "./reveal";
export { end } from "./score_sheet";
