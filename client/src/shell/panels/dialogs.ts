/** Dialogs that open over the table: the list of all choices, the keys, the recap, about this table. */
import { html, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";
import * as icons from "../page/icons";
import { aboutSeat, crest } from "../page/log";
import { ruleLink } from "../page/prompt_bar";
import type { Ctx } from "../scene/contract";
import type { Word } from "../words";

/** The frame of a dialog: a title, a button to close it, and a body that scrolls. */
export function dialog(t: HbTable, name: string, title: string, body: unknown): TemplateResult {
  return html`<dialog class="panel ${name}" aria-labelledby="hb-${name}">
    <header>
      <h2 id="hb-${name}">${title}</h2>
      <button type="button" class="hb-icon" aria-label=${t.words("close")} @click=${() => t.shut()}>${icons.cross}</button>
    </header>
    <div class="scroll">${body}</div>
  </dialog>`;
}

export function choiceList(t: HbTable): TemplateResult {
  const choices = t.store.choices;
  const take = (code: number) => () => {
    t.shut();
    t.actions.take(code);
  };
  return dialog(
    t,
    "list",
    t.words("allOf", choices.length),
    html`<p class="question">${t.store.question?.text}</p>
    <ol class="choices">${choices.map(
      (choice, at) => html`<li>
      <button type="button" ?autofocus=${at === 0} @click=${take(choice.code)}>${choice.label}</button> ${ruleLink(t, choice.rule)}
    </li>`,
    )}</ol>`,
  );
}

const KEYS: [string, Word][] = [
  ["Enter", "keyEnter"],
  ["← ↑ → ↓", "keyArrows"],
  ["↑ ↓ Home End", "keyLog"],
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

export function keySheet(t: HbTable): TemplateResult {
  const own = t.drawing?.keys?.() ?? [];
  const taken = new Set(own.map(([key]) => key));
  const all = [
    ...own,
    ...KEYS.filter(([key]) => !taken.has(key)).map(([key, word]): [string, string] => [key, t.words(word)]),
  ];
  return dialog(
    t,
    "keys",
    t.words("keys"),
    html`<dl class="keys">${all.map(([key, said]) => html`<dt><kbd>${key}</kbd></dt><dd>${said}</dd>`)}</dl>
    <p><button type="button" class="small" @click=${() => t.openRules()}>${t.words("rules")}</button></p>`,
  );
}

export function recap(t: HbTable, ctx: Ctx | null): TemplateResult {
  const { words } = t;
  const since = t.since;
  const step = () => {
    t.shut();
    if (since[0]) t.actions.look(since[0].ply);
  };
  return dialog(
    t,
    "recap",
    words("sinceTitle"),
    html`<ol class="events">${since.map((event) => html`<li>${crest(t, ctx, aboutSeat(t, ctx, event), event)}<span>${event.text}</span></li>`)}</ol>
    <p class="hb-row"><button type="button" class="small" @click=${step}>${words("step")}</button>
    <button type="button" class="small" @click=${() => t.shut()}>${words("skip")}</button></p>`,
  );
}

export function aboutTable(t: HbTable): TemplateResult {
  const { words } = t;
  const welcome = t.store.welcome;
  if (!welcome) return html``;
  return dialog(
    t,
    "about",
    words("about"),
    html`<dl class="facts">
      <dt>${words("game")}</dt><dd>${welcome.title} · ${welcome.rules_version}</dd>
      ${Object.entries(welcome.settings).map(([label, value]) => html`<dt>${label}</dt><dd>${String(value)}</dd>`)}
      <dt>${words("commitment")}</dt><dd><code>${welcome.commitment}</code><br /><span class="quiet">${words("commitmentWhy")}</span></dd>
      <dt>Hornbook</dt><dd>${welcome.version}</dd>
    </dl>`,
  );
}
