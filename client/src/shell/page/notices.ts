/** Notices over the board: a change of rules, requests, absent players, hints, refusals, the recap, a bot that plays for an absent reader. */
import { html, nothing, type TemplateResult } from "lit";
import type { Ask, Seat } from "../connection/wire";
import type { HbTable } from "../hb_table";
import { ruleLink } from "./prompt_bar";

function ask(t: HbTable, one: Ask): TemplateResult {
  const { store, words } = t;
  const event = store.log.filter((line) => line.ply <= one.ply).length;
  const waiting = one.waiting.map((seat) => store.nameOf(seat)).join(", ");
  const absent = one.absent === null ? "" : store.nameOf(one.absent);
  if (one.seat === store.you) {
    return html`<div class="hb-note">${absent ? words("youWantBot", absent, waiting) : words("youWantBack", waiting)}</div>`;
  }
  const wish = absent
    ? words("wantsBot", store.nameOf(one.seat), absent)
    : html`${words("wantsBack", store.nameOf(one.seat), event)} ${store.log[event - 1]?.text}`;
  const mayVote = store.you !== null && one.waiting.includes(store.you);
  return html`<div class="hb-note">
    <span>${wish}</span>
    ${
      mayVote
        ? html`<button type="button" class="small" @click=${() => t.actions.vote(one.id, true)}>${words("agree")}</button>
          <button type="button" class="small" @click=${() => t.actions.vote(one.id, false)}>${words("disagree")}</button>`
        : nothing
    }
  </div>`;
}

/** What a change of rules means for this game, until the reader has read it; with the record, if it cannot go on. */
function rulesNote(t: HbTable): TemplateResult | typeof nothing {
  const { store, words } = t;
  const note = store.update?.note;
  if (!note || t.noteRead === note) return nothing;
  return html`<div class="hb-note rules-note"><span>${note}</span>
    ${store.past && !store.over && store.you !== null ? html`<a class="button small" href="/t/${t.table}/record" download>${words("saveRecord")}</a>` : nothing}
    <button type="button" class="small" @click=${() => t.dropNote()}>${words("close")}</button></div>`;
}

/** "4 minutes ago", as the reader's language has it. */
function ago(seconds: number, language: string): string {
  const [unit, long]: [Intl.RelativeTimeFormatUnit, number] =
    seconds < 3600 ? ["minute", 60] : seconds < 86400 ? ["hour", 3600] : ["day", 86400];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / long), unit);
}

/** A player who is waited for and not there: since when, and what can be done about it. */
function absentPlayer(t: HbTable, one: Seat): TemplateResult {
  const { store, words } = t;
  const host = !!store.welcome?.host;
  const may = (host || store.you !== null) && !store.asks.some((ask) => ask.absent === one.seat);
  return html`<div class="hb-note absent"><span>${words("absent", one.name, ago(store.absentFor(one), t.lang))}</span>
    ${may ? html`<button type="button" class="small" @click=${() => t.actions.standIn(one.seat)}>${words(host ? "standIn" : "askStandIn")}</button>` : nothing}
    ${host ? html`<a class="button small" href="/t/${t.table}/seats">${words("openSeat")}</a>` : nothing}</div>`;
}

export function notices(t: HbTable): TemplateResult {
  const { store, words } = t;
  const mine = store.seats.find((seat) => seat.seat === store.you);
  const asked = store.question?.seat ?? null;
  const missing = store.seats.find((seat) => seat.seat === asked && seat.absent !== null && !seat.away);
  return html`<div class="notices">
    ${rulesNote(t)}
    ${missing ? absentPlayer(t, missing) : nothing}
    ${store.asks.map((one) => ask(t, one))}
    ${
      t.recapOffered && !store.over && !t.story.page && !store.moment && t.since.length
        ? html`<div class="hb-note"><span>${words("since", t.since.length)}</span>
          <button type="button" class="small" @click=${() => t.show("recap")}>${words("sinceShow")}</button>
          <button type="button" class="small" @click=${() => t.dropRecap()}>${words("skip")}</button></div>`
        : nothing
    }
    ${
      t.aboutOffered && !store.over && !t.story.page && !store.moment && store.welcome
        ? html`<div class="hb-note about"><span>${store.welcome.about} ${words("aboutMore")}</span>
          <button type="button" class="small" @click=${() => t.dropAbout()}>${words("close")}</button></div>`
        : nothing
    }
    ${
      mine?.away
        ? html`<div class="hb-note">${words("awayNow")} <button type="button" class="small" @click=${() => t.actions.away(false)}>${words("comeBack")}</button></div>`
        : nothing
    }
    ${
      store.hint
        ? html`<div class="hb-note hint"><span><b>${words("hintWhy")}:</b> ${store.hint.text}</span>
          <button type="button" class="small" @click=${() => t.actions.pickHint()}>${words("pickIt")}</button>
          <button type="button" class="small" @click=${() => t.store.dropHint()}>${words("close")}</button></div>`
        : nothing
    }
    ${
      store.told
        ? html`<div class="hb-note ${store.told.bad ? "bad" : ""}">${store.told.text} ${ruleLink(t, store.told.rule)}
          <button type="button" class="small" @click=${() => t.store.dropTold()}>${words("close")}</button></div>`
        : nothing
    }
  </div>`;
}
