/** The menu: what one may open, where it leads outside the table, one's name, theme and language. */
import { html, nothing, type TemplateResult } from "lit";
import { MOST_NAME } from "../connection/wire";
import { setTheme, theme, type Theme } from "../device/theme";
import type { HbTable } from "../hb_table";
import type { Ctx } from "../scene/contract";
import { languages, type Word } from "../words";
import { dialog } from "./dialogs";

/** The seat on a second device, for whoever sits; a file with the game as this seat saw it, for everybody. */
function links(t: HbTable): TemplateResult {
  const { you } = t.store;
  const seat = you === null ? "" : `?seat=${you}`;
  return html`${you === null ? nothing : html`<li><a href="/t/${t.table}/device${seat}">${t.words("otherDevice")}</a></li>`}
    <li><a href="/t/${t.table}/report${seat}" download>${t.words("reportProblem")}</a></li>`;
}

export function menu(t: HbTable, ctx: Ctx | null): TemplateResult {
  const { words, store } = t;
  const item = (label: string, run: () => void) => html`<li><button type="button" @click=${run}>${label}</button></li>`;
  const mine = store.seats.find((seat) => seat.seat === store.you);
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    t.actions.rename(((event.target as HTMLFormElement).elements.namedItem("name") as HTMLInputElement).value);
    t.shut();
  };
  const themes: [Theme, Word][] = [
    ["auto", "themeAuto"],
    ["light", "themeLight"],
    ["dark", "themeDark"],
  ];
  return dialog(
    t,
    "menu",
    store.welcome?.title ?? words("menu"),
    html`
    <ul class="items">
      <li><button type="button" autofocus @click=${() => t.openRules()}>${words("rules")}</button></li> ${store.choices.length ? item(words("all"), () => t.show("list")) : nothing}
      ${
        store.choices.length
          ? item(words("hint"), () => {
              t.shut();
              t.actions.hint();
            })
          : nothing
      }
      ${
        ctx &&
        t.drawing?.aids?.(ctx).map((aid) =>
          item(aid.label, () => {
            t.shut();
            aid.run();
          }),
        )
      }
      ${store.update?.orders.length ? item(words("orders"), () => t.show("orders")) : nothing}
      ${item(words("keys"), () => t.show("keys"))} ${item(words("about"), () => t.show("about"))}
      ${
        mine && !store.over
          ? item(words(mine.away ? "comeBack" : "away"), () => {
              t.shut();
              t.actions.away(!mine.away);
            })
          : nothing
      }
      <li><a href="/t/${t.table}/text">${words("textMode")}</a></li> ${links(t)}
      <li><a href="/">${words("home")}</a></li>
    </ul>
    ${mine ? html`<form class="hb-row" @submit=${rename}><label>${words("rename")}<input name="name" maxlength=${MOST_NAME} required .value=${mine.name} autocomplete="nickname" /></label><button class="small">${words("save")}</button></form>` : nothing}
    <fieldset class="hb-row"><legend>${words("theme")}</legend>
      ${themes.map(([one, word]) => html`<label class="radio"><input type="radio" name="hb-theme" .checked=${theme() === one} @change=${() => setTheme(one)} /> ${words(word)}</label>`)}
    </fieldset>
    <p class="hb-row">${languages.map((lang) => html`<a href="?lang=${lang}" lang=${lang} aria-current=${lang === t.lang ? "true" : nothing}>${lang === "it" ? "Italiano" : "English"}</a>`)}</p>`,
  );
}
