/** The end: how it went for the company, and whom they beat and won over. */
import { html, nothing, type TemplateResult } from "lit";
import type { Ctx } from "../../table/drawing";
import { count, enemyPortrait, hearts, unitPortrait } from "./pieces";
import { Scene } from "./scene";

export function end(ctx: Ctx): TemplateResult {
  const scene = new Scene(ctx);
  const { v, w } = scene;
  const units = (v.who as number[]).map((_, unit) => unit).filter((unit) => v.who[unit] >= 0);
  const turned = (v.allies as number[][]).flat();
  const row = (title: string, enemies: number[]) => (enemies.length ? html`<section><h3>${title} <b>${enemies.length}</b></h3><div>${enemies.map((enemy) => html`<figure>${enemyPortrait(scene, enemy)}<figcaption>${scene.enemyName(enemy)}</figcaption></figure>`)}</div></section>` : nothing);
  return html`<div class="uk uk-end ${v.outcome === 1 ? "won" : "lost"}">
    <p class="uk-verdict">${v.outcome === 1 ? w.end.won : w.end.lost}</p>
    <section><h3>${w.end.heroes}</h3><div>${units.map((unit) => html`<figure class=${v.at[unit] < 0 ? "fell" : ""}>${unitPortrait(scene, unit)}<figcaption>${unit ? scene.unitName(unit) : scene.name(scene.card(0).id)}</figcaption>${hearts(Math.max(0, scene.life(unit) - v.damage[unit]), scene.life(unit), "")}${count("flag", v.soldiers[unit], w.soldiers(v.soldiers[unit]))}</figure>`)}</div></section>
    ${row(w.end.defeated, v.defeated)} ${row(w.end.allies, turned)}
  </div>`;
}
