/** The button that copies the log as text. */
import { html, type TemplateResult } from "lit";
import type { Happened } from "../connection/wire";
import { copyText } from "../device/clipboard";
import type { HbTable } from "../hb_table";

export function copyLog(t: HbTable, lines: readonly Happened[]): TemplateResult {
  const copy = async (event: Event) => {
    const button = event.currentTarget as HTMLElement;
    const done = await copyText(lines.map((line) => line.text).join("\n"));
    button.focus();
    t.say(done ? "copied" : "notCopied");
  };
  return html`<button type="button" class="link copy" aria-label=${t.words("copyLog")} @click=${copy}>${t.words("copy")}</button>`;
}
