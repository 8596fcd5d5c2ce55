/** The prompt bar: what is asked, why, the buttons, and one gold button for what is ready. */
import { html, nothing, type TemplateResult } from "lit";
import type { Choice } from "../connection/wire";
import type { HbTable } from "../hb_table";
import type { Step } from "../scene/contract";
import { passChoice } from "../seat/selection";
import * as icons from "./icons";

/** More choices than this have no button in the bar. */
export const MOST_BUTTONS = 4;
const LONG = 44;
const LONG_LABEL = 30;
const FAR_BEHIND = 24;

export function ruleLink(t: HbTable, number: string, title = ""): TemplateResult | typeof nothing {
  if (!number) return nothing;
  return html`<a class="rule" href="/rules/${t.game}#${number}" title=${title || t.words("rule", number)} @click=${(
    event: Event,
  ) => {
    event.preventDefault();
    t.openRules(number);
  }}>§ ${number.replace(/^[A-Z]+-/, "")}</a>`;
}

/** The sentence and its reason. */
export function sentence(t: HbTable): TemplateResult {
  const { title, text, rule, ruleTitle } = spoken(t);
  const [order, orders] = (!t.story.page && t.panels?.ordered(t)) || [];
  return html`<div class="say">
    <h1 class=${title.length > LONG ? "long" : ""}>${title.charAt(0).toUpperCase()}${title.slice(1)}</h1>
    ${text || rule || order ? html`<p>${order ?? text} ${ruleLink(t, rule, ruleTitle)} ${orders}</p>` : nothing}
  </div>`;
}

function spoken(t: HbTable): { title: string; text: string; rule: string; ruleTitle: string } {
  const { store, words } = t;
  const { page } = t.story;
  const plain = (title: string, text = "", rule = "", ruleTitle = "") => ({ title, text, rule, ruleTitle });
  if (!store.update) return plain(words(t.broken ? "noScript" : "loading"));
  if (store.moment) return plain(words("viewing", store.moment.events), store.log[store.moment.events - 1]?.text);
  if (page) return plain(page.title, "", page.rule);
  if (store.over)
    return plain(
      t.reason || t.panels?.headline(t) || words("over"),
      store.update.score?.text,
      store.update.score?.rule,
    );
  if (store.sent && store.line !== "live") return plain(words("savedMove", store.sent.label));
  const question = store.update.question;
  if (!question) return plain(words("lobby"));
  if (question.mine) return plain(question.text, t.reason || question.rule_title, question.rule, question.rule_title);
  return plain(
    question.text,
    store.you === null ? words("watching") : (store.log.at(-1)?.text ?? ""),
    question.rule,
    question.rule_title,
  );
}

const keyCap = (key: string) => html`<kbd aria-hidden="true">${key}</kbd>`;

export function ghost(label: string, run: () => void, key = "", name = ""): TemplateResult {
  return html`<button type="button" class="ghost ${name}" @click=${run} aria-keyshortcuts=${key || nothing}>
    <span>${label}</span>${key ? keyCap(key) : nothing}
  </button>`;
}

function gold(label: string, run: (() => void) | null): TemplateResult {
  return html`<button type="button" class="gold ${label.length > LONG_LABEL ? "long" : ""}" ?disabled=${!run} @click=${run} aria-keyshortcuts=${run ? "Enter" : nothing}>
    <span>${label}</span>${run ? keyCap("↵") : nothing}
  </button>`;
}

/** The buttons. What they do are the `actions` of the table, which the keyboard uses too. */
export function buttons(t: HbTable): TemplateResult {
  const { store, words } = t;
  if (store.moment) {
    return html`<div class="acts">
      ${store.over ? t.panels?.forkForm(t) : nothing}
      ${t.canRewind ? ghost(words(t.alone ? "playHere" : "goBackHere"), () => t.actions.rewind()) : nothing}
      ${ghost(words("back"), () => t.actions.live(), "Esc", "amber")}
    </div>`;
  }
  if (t.story.page) {
    const step = (one: Step) => ghost(one.label, one.run, one.key?.toUpperCase());
    const forward = t.story.forward(words);
    const behind = store.news.length > FAR_BEHIND ? ghost(words("last"), () => t.actions.present(), ".") : nothing;
    return html`<div class="acts">${behind} ${t.story.others(words).map(step)} ${gold(forward.label, forward.run)}</div>`;
  }
  if (store.over) {
    return html`<div class="acts">
      ${ghost(words(t.scoreShown ? "seeBoard" : "seeScore"), () => t.toggleScore())}
      ${t.panels?.playAgain(t)}
    </div>`;
  }
  const { can_undo: can, can_restart: far } = store.question ?? {};
  const undo = [
    far ? ghost(words("restart"), () => t.actions.restart(), "R") : nothing,
    can ? ghost(words("undo"), () => t.actions.undo(), "U") : nothing,
  ];
  return html`<div class="acts">${t.panels?.orderButton(t)}${undo}${store.choices.length ? choiceButtons(t) : nothing}</div>`;
}

function choiceButtons(t: HbTable): TemplateResult {
  const { store, words } = t;
  const { plain, which } = store.offer;
  const primary = t.ready;
  const side = (which.length ? which : plain).filter((choice) => !t.served?.codes?.has(choice.code));
  const pass = t.drawing?.key ? null : passChoice(store.choices);
  const button = (choice: Choice) =>
    ghost(choice.label, () => t.actions.take(choice.code), choice === pass && pass !== primary ? "P" : "");
  const touched = store.choices.flatMap((choice) => choice.touches);
  const cards = touched.every((id) => id.startsWith("hand:"));
  return html`
    ${side.slice(0, MOST_BUTTONS).map(button)}
    ${
      store.choices.length > 1
        ? html`<button type="button" class="ghost hb-icon" aria-label=${words("allOf", store.choices.length)} title="${words("all")} (L)" aria-keyshortcuts="L"
          @click=${() => t.show("list")}>${icons.list}</button>`
        : nothing
    }
    ${
      primary
        ? gold(primary.label, () => t.actions.take(primary.code))
        : touched.length && !which.length
          ? gold(words(store.picks.length ? "chooseMore" : cards ? "chooseCards" : "choose"), null)
          : nothing
    }
  `;
}
