/** The state of the line to the table. */
import { html, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";

/** The connection in a word. */
export function chip(t: HbTable): TemplateResult {
  const { line, unsent, moment } = t.store;
  const text = t.words(line) + (unsent && line !== "live" && line !== "connecting" ? `: ${t.words("saved")}` : "");
  return html`<span class="hb-chip ${line} ${moment ? "past" : ""}" role="status"><i></i>${text}</span>`;
}
