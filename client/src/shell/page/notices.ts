/** Notices over the board: a change of rules, requests to rewind, hints, refusals, the recap, a bot that plays for an absent reader. */
import { html, nothing, type TemplateResult } from "lit";
import type { Ask } from "../connection/wire";
import type { HbTable } from "../hb_table";
import { ruleLink } from "./prompt_bar";

function ask(t: HbTable, one: Ask): TemplateResult {
  const { store, words } = t;
  const event = store.log.filter((line) => line.ply <= one.ply).length;
  if (one.seat === store.you) {
    return html`<div class="hb-note">${words("youWantBack", one.waiting.map((seat) => store.nameOf(seat)).join(", "))}</div>`;
  }
  const mayVote = store.you !== null && one.waiting.includes(store.you);
  return html`<div class="hb-note">
    <span>${words("wantsBack", store.nameOf(one.seat), event)} ${store.log[event - 1]?.text}</span>
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

export function notices(t: HbTable): TemplateResult {
  const { store, words } = t;
  const mine = store.seats.find((seat) => seat.seat === store.you);
  return html`<div class="notices">
    ${rulesNote(t)}
    ${store.asks.map((one) => ask(t, one))}
    ${
      t.recapOffered && !store.over && !t.reveal && !store.moment && t.since.length
        ? html`<div class="hb-note"><span>${words("since", t.since.length)}</span>
          <button type="button" class="small" @click=${() => t.show("recap")}>${words("sinceShow")}</button>
          <button type="button" class="small" @click=${() => t.dropRecap()}>${words("skip")}</button></div>`
        : nothing
    }
    ${
      t.aboutOffered && !store.over && !t.reveal && !store.moment && store.welcome
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
