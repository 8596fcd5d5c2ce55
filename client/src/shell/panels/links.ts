/** Where the menu leads outside the table. Its words come with the menu, which is fetched after the table has been laid. */
import { html, nothing, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";

const WORDS = {
  en: { device: "Play on another device", report: "Report a problem" },
  it: { device: "Gioca su un altro dispositivo", report: "Segnala un problema" },
};

/** The seat on a second device, for whoever sits; a file with the game as this seat saw it, for everybody. */
export function links(t: HbTable): TemplateResult {
  const { you } = t.store;
  const said = t.lang === "it" ? WORDS.it : WORDS.en;
  const seat = you === null ? "" : `?seat=${you}`;
  return html`${you === null ? nothing : html`<li><a href="/t/${t.table}/device${seat}">${said.device}</a></li>`}
    <li><a href="/t/${t.table}/report${seat}" download>${said.report}</a></li>`;
}
