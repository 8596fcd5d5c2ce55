/** The end screen: who won, the score sheet, the proof of the shuffle, rematch and fork. */
import { html, nothing, type TemplateResult } from "lit";
import type { Score, Update, Welcome } from "../connection/wire";
import type { HbTable } from "../hb_table";
import type { Ctx } from "../scene/contract";

/** Does the commitment match seed and salt? Null where the browser cannot tell (no secure context). */
export async function verify(seed: string, salt: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${seed}:${salt}`));
  const hex = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment.toLowerCase();
}

/** Who won, and by how much: where points decided it, theirs and the next best. */
export function headline(t: HbTable): string {
  const { words, store } = t;
  const score = store.update?.score;
  if (!score) return "";
  const { winners, scores } = score;
  if (!winners.length) return words("nobody");
  const most = scores[winners[0]!]!;
  const next = Math.max(...scores.filter((_, seat) => !winners.includes(seat)));
  const by = Number.isFinite(next) && next < most ? words("by", most, next) : "";
  const names = winners.map((seat) => (seat === store.you ? words("you") : store.nameOf(seat)));
  const last = words("and", names.at(-1)).replace(/^e (?=[eèé])/i, "ed ");
  if (names.length > 1) return words("winners", `${names.slice(0, -1).join(", ")} ${last}`, by);
  return winners[0] === store.you ? words("youWin", by) : words("winner", names[0], by);
}

function ranking(t: HbTable, score: Score): TemplateResult {
  const { words, store } = t;
  const order = score.scores.map((_, seat) => seat).sort((a, b) => score.ranks[a]! - score.ranks[b]!);
  return html`<table class="ranking">
    <thead><tr><th scope="col">${words("place")}</th><th scope="col">${words("player")}</th><th scope="col">${words("points")}</th></tr></thead>
    <tbody>${order.map(
      (seat) => html`<tr class=${score.winners.includes(seat) ? "won" : ""}>
      <td>${score.ranks[seat]}</td><th scope="row">${store.nameOf(seat)}</th><td>${score.scores[seat]}</td></tr>`,
    )}</tbody>
  </table>`;
}

function verdict(t: HbTable): TemplateResult {
  const { words } = t;
  if (t.verdict === undefined)
    return html`<button type="button" class="small" @click=${() => t.verifySeed()}>${words("verify")}</button>`;
  const word = t.verdict === null ? "cannotVerify" : t.verdict ? "verified" : "notVerified";
  return html`<b role="status">${words(word)}</b>`;
}

function proof(t: HbTable, welcome: Welcome, update: Update): TemplateResult {
  const { words } = t;
  return html`<details class="proof"><summary>${words("verify")}</summary>
    <dl class="facts">
      <dt>${words("commitment")}</dt><dd><code>${welcome.commitment}</code></dd>
      <dt>${words("seed")}</dt><dd><code>${update.seed}</code></dd>
      <dt>${words("salt")}</dt><dd><code>${update.salt}</code></dd>
    </dl>
    <p>${verdict(t)}</p></details>`;
}

/** The CSRF token. */
const token = (t: HbTable) => html`<input type="hidden" name="token" .value=${t.getAttribute("token") ?? ""} />`;

/** The gold button of the end: a rematch, or the way to the table where it has begun. */
export function playAgain(t: HbTable): TemplateResult | typeof nothing {
  const { words, store } = t;
  const next = store.update?.next_table;
  if (next) return html`<a class="gold" href="/t/${next}">${words("nextTable")}</a>`;
  if (store.you === null) return nothing;
  return html`<form method="post" action="/t/${t.table}/rematch">${token(t)}<button class="gold">${words("rematch")}</button></form>`;
}

/** The form that forks the game from the moment that is shown. */
export function forkForm(t: HbTable): TemplateResult | typeof nothing {
  const { words, store } = t;
  if (store.past) return nothing;
  return html`<form class="fork" method="post" action="/t/${t.table}/fork">
    ${token(t)}
    <input type="hidden" name="ply" .value=${String(store.moment?.ply ?? store.since)} />
    <label>${words("forkAs")} <select name="seat">${store.seats.map((seat) => html`<option value=${seat.seat} ?selected=${seat.seat === store.you}>${seat.seat === store.you ? words("you") : seat.name}</option>`)}</select></label>
    <button class="ghost">${words("fork")}</button>
  </form>`;
}

export function endScreen(t: HbTable, ctx: Ctx): TemplateResult | typeof nothing {
  const { store, words } = t;
  const { update, welcome } = store;
  const score = update?.score;
  if (!update || !welcome || !score) return nothing;
  return html`<section class="end" aria-label=${words("end")}>
    ${t.drawing?.end && !store.past ? t.drawing.end(ctx) : ranking(t, score)}
    <div class="hb-row"><a class="button" href="/t/${t.table}/record" download>${words("saveRecord")}</a></div>
    ${update.seed ? proof(t, welcome, update) : nothing}
  </section>`;
}
