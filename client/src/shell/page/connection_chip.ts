/** The state of the connection, as a small label: live, reconnecting, offline. */
import { html, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";

export function connectionChip(t: HbTable): TemplateResult {
  const { line, unsent, moment } = t.store;
  const text = t.words(line) + (unsent && line !== "live" && line !== "connecting" ? `: ${t.words("saved")}` : "");
  return html`<span class="hb-chip ${line} ${moment ? "past" : ""}" role="status"><i></i>${text}</span>`;
}
