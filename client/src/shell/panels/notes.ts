/** The reader's own notes, a tab of the side column; they stay on this device. */
import { html, type TemplateResult } from "lit";
import { recall, remember } from "../device/storage";
import type { HbTable } from "../hb_table";

export function notes(t: HbTable): TemplateResult {
  const key = `notes-${t.table}-${t.store.you ?? "watch"}`;
  return html`<div class="notes">
    <h2><label for="hb-notes">${t.words("notes")}</label></h2>
    <p class="quiet">${t.words("notesHint")}</p>
    <textarea id="hb-notes" .value=${recall(key)} @input=${(event: Event) => remember(key, (event.target as HTMLTextAreaElement).value)}></textarea>
  </div>`;
}
