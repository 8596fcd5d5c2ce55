/** Spaces and who stands on them in words: as accessible names, and in the box about a space. */
import { html, nothing, type TemplateResult } from "lit";
import { badge, count, enemyPortrait, hearts, sign, unitPortrait } from "../pieces";
import type { Move } from "../insights";
import type { Scene } from "../scene";
import { prospects } from "../sheets/battle";
import { openPage } from "../story";
import type { Hex } from "./hexes";
import { viewpoint, shownFor } from "./viewpoint";

function moveTo(scene: Scene, space: number): { hero: number; move: Move } | null {
  const hero = shownFor(scene);
  const move = scene.sums(hero)?.moves.find((one) => one.space === space);
  return move ? { hero, move } : null;
}

/** "Gilded Market (west): road, cost 4, 3 leaderless soldiers" */
export function describe(scene: Scene, hex: Hex): string {
  const { v, w } = scene;
  const said = [scene.terrainName(hex)];
  if (hex.terrain === "lake") said.push(w.impassable);
  const found = moveTo(scene, hex.space);
  if (found && found.move.barred !== "UK-3.6") said.push(w.cost(found.move.cost));
  if (hex.defence) said.push(w.defence(hex.defence));
  if (hex.collect) said.push(w.collect(hex.collect));
  if (hex.recruit) said.push(w.recruit(hex.recruit));
  if (hex.goal) said.push(w.goal);
  else if (hex.start) said.push(w.start);
  const [unit, enemy, troops] = [scene.unitAt(hex.space), scene.enemyAt(hex.space), v.troops[hex.space]!];
  if (unit >= 0)
    said.push(
      `${scene.unitName(unit)}, ${w.soldiers(v.soldiers[unit]!)}, ${w.lifeOf(scene.life(unit) - v.damage[unit]!, scene.life(unit))}`,
    );
  if (enemy >= 0) {
    const sums = scene.commander(enemy);
    said.push(
      `${scene.enemyName(enemy)}, ${w.tempers[scene.temper(enemy)]}, ${w.powerOf(sums?.power ?? 0)}, ${w.lifeOf(sums?.left ?? 0, sums?.life ?? 0)}, ${w.soldiers(troops)}`,
    );
    if (v.fate[enemy]! >= 0) said.push(fateOf(scene, enemy));
  } else if (troops) said.push(w.leaderless(troops));
  return `${scene.name(hex.id)}: ${said.join(", ")}`;
}

function fateOf(scene: Scene, enemy: number): string {
  const bound = scene.v.bound[enemy]!;
  const fate = scene.name(scene.fateId(scene.v.fate[enemy]!));
  return bound >= 0 ? scene.w.boundTo(fate, scene.unitName(bound)) : fate;
}

/** The box that tells about the space under the pointer or the focus, on the side where it hides nothing. */
export function spaceBox(scene: Scene): TemplateResult | typeof nothing {
  const { ctx, land } = scene;
  const picked = land!.hexes.find((hex) => ctx.picked(`space:${hex.token}`));
  const space = openPage(ctx) ? null : (viewpoint.told ?? viewpoint.space ?? picked?.space ?? null);
  const hex = space === null ? undefined : land!.hexes[space];
  if (!hex || (ctx.narrow && viewpoint.told === null && !picked)) return nothing;
  const middle = land!.box.x + land!.box.width / 2;
  return html`<section class="uk-about ${hex.x > middle ? "left" : "right"}" aria-live=${viewpoint.told === null ? "off" : "polite"}>
    <h3>${scene.name(hex.id)}</h3>
    <p class="uk-facts"><span>${scene.terrainName(hex)}</span>${hex.defence ? count("shield", hex.defence, scene.w.defence(hex.defence)) : nothing}${hex.collect ? count("sack", hex.collect, scene.w.collect(hex.collect)) : nothing}${hex.recruit ? count("flag", hex.recruit, scene.w.recruit(hex.recruit)) : nothing}${hex.goal ? html`<span>${sign("crown")} ${scene.w.goal}</span>` : nothing}</p>
    ${way(scene, hex)} ${people(scene, hex)} ${danger(scene, hex)} ${viewpoint.beside ? neighbours(scene, hex) : nothing}
  </section>`;
}

function way(scene: Scene, hex: Hex): TemplateResult | typeof nothing {
  const { w } = scene;
  if (hex.terrain === "lake") return html`<p>${w.impassable}</p>`;
  const found = moveTo(scene, hex.space);
  if (!found) return nothing;
  const { hero, move } = found;
  if (move.barred && move.barred !== "UK-5.6") return html`<p>${w.barred}</p>`;
  return html`<p class=${move.barred ? "uk-no" : ""}>${badge(scene, hero)} ${move.barred ? w.tooDear(move.cost) : html`${count("sack", move.cost, w.cost(move.cost))}${move.dice === undefined ? nothing : html` <b>${w.diceAgainst(move.dice, move.power!)}</b>`}${move.harm === undefined ? nothing : html` <b>${w.wouldTake(move.harm)}</b>`}`}</p>
    ${move.prospects && !move.barred ? html`<p class="uk-prospects">${prospects(scene, move.prospects)}</p>` : nothing}`;
}

function people(scene: Scene, hex: Hex): TemplateResult {
  const { v, w } = scene;
  const [unit, enemy, troops] = [scene.unitAt(hex.space), scene.enemyAt(hex.space), v.troops[hex.space]!];
  const card = enemy >= 0 ? scene.enemyCard(enemy) : null;
  const sums = enemy >= 0 ? scene.commander(enemy) : null;
  return html`${
    unit >= 0
      ? html`<div class="uk-who">${unitPortrait(scene, unit)}<div><b>${scene.unitName(unit)}</b>${hearts(scene.life(unit) - v.damage[unit]!, scene.life(unit), w.lifeOf(scene.life(unit) - v.damage[unit]!, scene.life(unit)))}${count("flag", v.soldiers[unit]!, w.soldiers(v.soldiers[unit]!))} ${count("sack", v.resources[unit]!, w.supplies(v.resources[unit]!))}</div></div>`
      : nothing
  }
    ${
      card
        ? html`<div class="uk-who empire">${enemyPortrait(scene, enemy)}<div><b>${scene.enemyName(enemy)}</b> <i>${w.tempers[scene.temper(enemy)]}</i>
          <span class="uk-line">${hearts(sums?.left ?? card.life, sums?.life ?? card.life, w.lifeOf(sums?.left ?? 0, sums?.life ?? 0))}</span>
          <span class="uk-line">${count("swords", sums?.power ?? card.cp ?? 0, w.powerOf(sums?.power ?? 0))}${count("flag", troops, w.soldiers(troops))}</span></div></div>
          <p><b>${scene.name(`${card.id}-power`)}.</b> ${scene.text("empire", card.id)}</p>
          ${v.fate[enemy]! >= 0 ? html`<p class="uk-fated uk-u${Math.max(0, v.bound[enemy]!)}"><b>${fateOf(scene, enemy)}.</b> ${scene.text("fate", scene.fateId(v.fate[enemy]!))}</p>` : card.no_fate ? html`<p>${w.noFate}</p>` : nothing}`
        : troops
          ? html`<div class="uk-who empire">${enemyPortrait(scene, -1)}<div><b>${w.leaderless(troops)}</b></div></div>`
          : nothing
    }`;
}

/** What the next enemy step could bring here, and fate. */
function danger(scene: Scene, hex: Hex): TemplateResult | typeof nothing {
  const { w } = scene;
  const hero = shownFor(scene);
  const here = scene.unitAt(hex.space);
  const found = scene.threats.find(
    (one) => one.space === hex.space && one.unit === (here >= 0 ? here : hero) && one.attackers.length,
  );
  const fate = scene.insights.fates?.find((one) => one.unit === hero && one.space === hex.space);
  if (!found && !fate?.bound.length) return nothing;
  return html`${found ? html`<p class="uk-danger">${sign("hunts")} ${w.worst(found.worst)}, ${w.expected(found.expected)}${found.fatal ? html`, <b>${w.fatal}</b>` : nothing} (${[...new Set(found.attackers.map((one) => scene.enemyName(one.enemy)))].join(", ")})</p>` : nothing}
    ${fate?.bound.length ? html`<p class="uk-fated uk-u${hero}">${sign("ribbon", "fate")} ${w.wouldBind(fate.bound.map((enemy) => scene.enemyName(enemy)).join(", "))}</p>` : nothing}`;
}

function neighbours(scene: Scene, hex: Hex): TemplateResult {
  return html`<h4>${scene.w.beside}</h4><ul>${hex.beside.map((other, k) => (other === null ? nothing : html`<li>${scene.w.directions[k]}: ${describe(scene, scene.land!.hexes[other]!)}</li>`))}</ul>`;
}
