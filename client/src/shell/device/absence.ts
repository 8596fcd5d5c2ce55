/** How long the reader was absent from a table: after five minutes a recap is offered. */
import { recall, remember } from "./storage";

const LONG = 5 * 60_000;

/** Notes that the reader is present now. */
export function notePresence(table: string): void {
  remember(`here-${table}`, String(Date.now()));
}

/** Whether the reader was present before, but not in the last minutes. */
export function wasAbsent(table: string): boolean {
  const last = Number(recall(`here-${table}`));
  return last > 0 && Date.now() - last > LONG;
}
