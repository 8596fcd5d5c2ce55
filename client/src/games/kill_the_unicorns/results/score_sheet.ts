/** The score sheet: what every stable's points are made of. */
import { html, nothing, type TemplateResult } from "lit";
import { portrait } from "../pieces";
import { stableOf } from "../players";
import { Scene, type KuCtx } from "../scene";

const written = (points: number) => (points < 0 ? `−${-points}` : points || "–");

const ROWS = ["stars", "extras", "pate", "families", "rainbow"] as const;

export function end(ctx: KuCtx): TemplateResult {
  const scene = new Scene(ctx);
  const { insights, w } = scene;
  const winners = ctx.score?.winners ?? [];
  const order = insights.members
    .map((members, stable) => ({ members, stable, rank: ctx.score?.ranks[members[0]!] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  const won = (members: readonly number[]) => members.some((seat) => winners.includes(seat));
  return html`<div class="ku ku-sheet">
    ${winners.length ? nothing : html`<p class="ku-gnomes">${w.gnomes}</p>`}
    <table><thead><tr><td></td>${order.map(({ members }) => html`<th class=${won(members) ? "won" : ""} scope="col">${members.map((seat) => portrait(scene.role(seat)))}<span>${scene.whoAll(members)}</span>${won(members) ? html`<em>${w.winner}</em>` : nothing}</th>`)}</tr></thead>
      <tbody>${ROWS.map((row) => html`<tr><th scope="row">${w.scoreRows[row]}</th>${order.map(({ stable }) => html`<td>${written(insights.score[stable]![row])}</td>`)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${w.total}</th>${order.map(({ stable, members }) => html`<td class=${won(members) ? "won" : ""}>${insights.score[stable]!.total}</td>`)}</tr></tfoot></table>
    <div class="ku-stables">${order.map(({ stable, members }) => html`<section><h3>${scene.whoAll(members)}</h3>${stableOf(scene, stable)}</section>`)}</div>
  </div>`;
}
