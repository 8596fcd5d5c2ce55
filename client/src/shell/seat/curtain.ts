/** The curtain, when one device is passed between seats: nothing of any seat is in the page until the button is pressed. */
import { html, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";
import * as icons from "../page/icons";

export function curtain(t: HbTable, seat: number): TemplateResult {
  const name = t.store.nameOf(seat);
  return html`<div class="curtain">
    <div class="sheet">
      ${icons.horn}
      <h1>${t.words("passTo", name)}</h1>
      <p>${t.words("passWhy")}</p>
      <button type="button" class="gold big" @click=${() => t.sitDown(seat)}>${t.words("iAm", name)}</button>
    </div>
  </div>`;
}
