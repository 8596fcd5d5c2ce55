/** Whether the reader has been away for so long that he may want to hear what happened. */
import { recall, remember } from "./storage";

const LONG = 5 * 60_000;

/** The reader is here now. */
export function stayed(table: string): void {
  remember(`here-${table}`, String(Date.now()));
}

/** The reader was here once, and not lately. */
export function absentSince(table: string): boolean {
  const last = Number(recall(`here-${table}`));
  return last > 0 && Date.now() - last > LONG;
}
