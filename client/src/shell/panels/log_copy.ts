/** The log as text, to be taken elsewhere. */
import { html, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";
import type { Happened } from "../connection/wire";

/** Where the page has no clipboard (plain http), a field that is selected does as well. */
async function put(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.body.appendChild(document.createElement("textarea"));
    field.value = text;
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

export function copyLog(t: HbTable, lines: readonly Happened[]): TemplateResult {
  const copy = async (event: Event) => {
    const button = event.currentTarget as HTMLElement;
    const done = await put(lines.map((line) => line.text).join("\n"));
    button.focus();
    t.say(done ? "copied" : "notCopied");
  };
  return html`<button type="button" class="link copy" aria-label=${t.words("copyLog")} @click=${copy}>${t.words("copy")}</button>`;
}
