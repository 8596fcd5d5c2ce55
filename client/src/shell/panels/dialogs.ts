/** Menu, list of all choices, orders, keys, recap, about: what opens over the table, only when asked. */
import { html, nothing, type TemplateResult } from "lit";
import { ruleLink } from "../page/prompt_bar";
import type { Ctx } from "../scene/contract";
import * as icons from "../page/icons";
import { ordersPanel } from "./standing_orders";
import { links } from "./links";
import { rulesDrawer } from "./rulebook";
import type { HbTable } from "../hb_table";
import { aboutSeat, crest } from "../page/log";
import { setTheme, theme, type Theme } from "../device/theme";
import { MOST_NAME } from "../connection/wire";
import { languages, type Word } from "../words";

export type Panel = "" | "menu" | "list" | "rules" | "keys" | "recap" | "about" | "orders";

export function dialog(t: HbTable, name: string, title: string, body: unknown): TemplateResult {
  return html`<dialog class="panel ${name}" aria-labelledby="hb-${name}">
    <header>
      <h2 id="hb-${name}">${title}</h2>
      <button type="button" class="hb-icon" aria-label=${t.words("close")} @click=${() => t.shut()}>${icons.cross}</button>
    </header>
    <div class="scroll">${body}</div>
  </dialog>`;
}

function list(t: HbTable): TemplateResult {
  const choices = t.store.choices;
  const take = (code: number) => () => {
    t.shut();
    t.acts.take(code);
  };
  return dialog(t, "list", t.words("allOf", choices.length), html`<p class="question">${t.store.question?.text}</p>
    <ol class="choices">${choices.map((choice, at) => html`<li>
      <button type="button" ?autofocus=${at === 0} @click=${take(choice.code)}>${choice.label}</button> ${ruleLink(t, choice.rule)}
    </li>`)}</ol>`);
}

const KEYS: [string, Word][] = [
  ["Enter", "keyEnter"],
  ["← ↑ → ↓", "keyArrows"],
  ["Space", "keySpace"],
  ["1 … 9", "keyDigits"],
  ["P", "keyP"],
  ["U", "keyU"],
  ["R", "keyR"],
  ["L", "keyL"],
  ["O", "orders"],
  ["H", "keyH"],
  ["?", "keyQ"],
  ["K", "keyK"],
  ["[ ]", "keyBrackets"],
  ["Esc", "keyEsc"],
];

function keys(t: HbTable): TemplateResult {
  const own = t.drawing?.keys?.() ?? [];
  const taken = new Set(own.map(([key]) => key));
  const all = [...own, ...KEYS.filter(([key]) => !taken.has(key)).map(([key, word]): [string, string] => [key, t.words(word)])];
  return dialog(t, "keys", t.words("keys"), html`<dl class="keys">${all.map(([key, said]) => html`<dt><kbd>${key}</kbd></dt><dd>${said}</dd>`)}</dl>
    <p><button type="button" class="small" @click=${() => t.openRules()}>${t.words("rules")}</button></p>`);
}

function recap(t: HbTable, ctx: Ctx | null): TemplateResult {
  const { words } = t;
  const since = t.since;
  const step = () => {
    t.shut();
    if (since[0]) t.acts.look(since[0].ply);
  };
  return dialog(t, "recap", words("sinceTitle"), html`<ol class="events">${since.map((event) => html`<li>${crest(t, ctx, aboutSeat(t, ctx, event), event)}<span>${event.text}</span></li>`)}</ol>
    <p class="hb-row"><button type="button" class="small" @click=${step}>${words("step")}</button>
    <button type="button" class="small" @click=${() => t.shut()}>${words("skip")}</button></p>`);
}

function about(t: HbTable): TemplateResult {
  const { words } = t;
  const welcome = t.store.welcome;
  if (!welcome) return html``;
  return dialog(t, "about", words("about"), html`<dl class="facts">
      <dt>${words("game")}</dt><dd>${welcome.title} · ${welcome.rules_version}</dd>
      ${Object.entries(welcome.settings).map(([label, value]) => html`<dt>${label}</dt><dd>${String(value)}</dd>`)}
      <dt>${words("commitment")}</dt><dd><code>${welcome.commitment}</code><br /><span class="quiet">${words("commitmentWhy")}</span></dd>
      <dt>Hornbook</dt><dd>${welcome.version}</dd>
    </dl>`);
}

function menu(t: HbTable, ctx: Ctx | null): TemplateResult {
  const { words, store } = t;
  const item = (label: string, run: () => void) => html`<li><button type="button" @click=${run}>${label}</button></li>`;
  const mine = store.seats.find((seat) => seat.seat === store.you);
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    t.acts.rename(((event.target as HTMLFormElement).elements.namedItem("name") as HTMLInputElement).value);
    t.shut();
  };
  const themes: [Theme, Word][] = [["auto", "themeAuto"], ["light", "themeLight"], ["dark", "themeDark"]];
  return dialog(t, "menu", store.welcome?.title ?? words("menu"), html`
    <ul class="items">
      <li><button type="button" autofocus @click=${() => t.openRules()}>${words("rules")}</button></li> ${store.choices.length ? item(words("all"), () => t.show("list")) : nothing}
      ${store.choices.length ? item(words("hint"), () => { t.shut(); t.acts.hint(); }) : nothing}
      ${ctx && t.drawing?.aids?.(ctx).map((aid) => item(aid.label, () => { t.shut(); aid.run(); }))}
      ${store.update?.orders.length ? item(words("orders"), () => t.show("orders")) : nothing}
      ${item(words("keys"), () => t.show("keys"))} ${item(words("about"), () => t.show("about"))}
      ${mine && !store.over ? item(words(mine.away ? "comeBack" : "away"), () => { t.shut(); t.acts.away(!mine.away); }) : nothing}
      <li><a href="/t/${t.table}/text">${words("textMode")}</a></li> ${links(t)}
      <li><a href="/">${words("home")}</a></li>
    </ul>
    ${mine ? html`<form class="hb-row" @submit=${rename}><label>${words("rename")}<input name="name" maxlength=${MOST_NAME} required .value=${mine.name} autocomplete="nickname" /></label><button class="small">${words("save")}</button></form>` : nothing}
    <fieldset class="hb-row"><legend>${words("theme")}</legend>
      ${themes.map(([one, word]) => html`<label class="radio"><input type="radio" name="hb-theme" .checked=${theme() === one} @change=${() => setTheme(one)} /> ${words(word)}</label>`)}
    </fieldset>
    <p class="hb-row">${languages.map((lang) => html`<a href="?lang=${lang}" lang=${lang} aria-current=${lang === t.lang ? "true" : nothing}>${lang === "it" ? "Italiano" : "English"}</a>`)}</p>`);
}

export function panel(t: HbTable, ctx: Ctx | null): TemplateResult | typeof nothing {
  switch (t.open) {
    case "menu": return menu(t, ctx);
    case "list": return list(t);
    case "rules": return rulesDrawer(t);
    case "keys": return keys(t);
    case "recap": return recap(t, ctx);
    case "about": return about(t);
    case "orders": return ordersPanel(t);
    default: return nothing;
  }
}
