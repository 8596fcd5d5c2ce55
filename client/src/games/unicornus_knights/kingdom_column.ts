/** The column of the kingdom: the princess with her plan, and every player's heroes. */
import { html, nothing, type TemplateResult } from "lit";
import { piece } from "../../shell/scene/contract";
import { viewpoint } from "./map/viewpoint";
import { badge, count, enemyPortrait, hearts, sign, unitPortrait } from "./pieces";
import type { Wish } from "./insights";
import { PRINCESS, Scene, type UkCtx } from "./scene";
import { orderRow } from "./sheets/order_row";

export function common(ctx: UkCtx): TemplateResult | typeof nothing {
  const scene = new Scene(ctx);
  return scene.v.at[PRINCESS]! >= 0 || scene.v.over ? html`${princess(scene)}${empire(scene)}` : nothing;
}

function princess(scene: Scene): TemplateResult {
  const { ctx, v, w } = scene;
  const card = scene.card(PRINCESS);
  const [life, left] = [scene.life(PRINCESS), scene.life(PRINCESS) - v.damage[PRINCESS]!];
  const body = html`<div class="uk-head">${unitPortrait(scene, PRINCESS)}<div>
      <h2>${scene.name(card.id)}</h2>
      <p class="uk-quiet" title=${scene.text("princess", card.id)}>${scene.name(`${card.id}-power`)}</p>
      ${hearts(left, life, w.lifeOf(left, life))}
      <p class="uk-counts">${count("flag", v.soldiers[0]!, w.soldiers(v.soldiers[0]!), `/${scene.command(0)}`)}${count("sack", v.resources[0]!, w.supplies(v.resources[0]!))}${v.potions ? html`<span class="uk-count">${sign("loss")}<b>${v.potions}</b></span>` : nothing}</p>
      ${allies(scene, PRINCESS)}</div></div>
    ${plan(scene)}`;
  return ctx.can("unit:princess")
    ? html`<article class="uk-card uk-princess" ${piece(ctx, "unit:princess", scene.unitName(PRINCESS))}>${body}</article>`
    : html`<article class="uk-card uk-princess" aria-label=${scene.unitName(PRINCESS)}>${body}</article>`;
}

/** What she would do, and why. */
function plan(scene: Scene): TemplateResult | typeof nothing {
  const { w, plan: found } = scene;
  if (!found || (!found.actions.length && !found.arrives)) return nothing;
  const title = scene.step > 3 ? w.planNext : scene.step === 3 ? w.planLeft : w.plan;
  return html`<section class="uk-plan"><h3>${title}</h3><ol>${found.actions.map((wish, n) => html`<li><i>${n + 1}</i>${wished(scene, wish)}</li>`)}</ol>${found.stops && found.stops !== "steered" && w.stops[found.stops] ? html`<p>${w.stops[found.stops]}</p>` : found.arrives ? html`<p>${w.arrives}</p>` : nothing}</section>`;
}

function wished(scene: Scene, wish: Wish): TemplateResult {
  const { w, land } = scene;
  if (wish.collects !== undefined)
    return html`<span>${w.why[wish.why]}, ${w.collects(wish.collects)}</span>${count("sack", `+${wish.collects}`, w.collects(wish.collects))}`;
  if (wish.why === "steered") return html`<span>${w.why.steered}</span>`;
  const to = wish.spaces.map((space) => land!.hexes[space]!);
  const names = [...new Set(to.map((hex) => scene.terrainName(hex)))].join(" / ");
  const dearer = wish.weighed.filter((one) => !wish.spaces.includes(one.space));
  const harm = Math.max(0, ...(wish.harm ?? []));
  const reason = dearer.length
    ? w.versus(dearer.map((one) => `${scene.terrainName(land!.hexes[one.space]!)} ${one.cost}`).join(", "))
    : to
        .map((hex) => scene.tileName(hex.tile))
        .filter((name, n, all) => all.indexOf(name) === n)
        .join(" / ");
  return html`<span>${names}${harm || scene.v.troops[wish.spaces[0]!] || scene.enemyAt(wish.spaces[0]!) >= 0 ? html` <b>${w.fights}</b>` : nothing}<small>${reason}</small></span>
    <span class="uk-prices">${harm ? html`<span class="uk-count bad"><b>−${harm}</b>${sign("heart", "full")}</span>` : nothing}${count("sack", wish.cost, w.cost(wish.cost))}</span>`;
}

/** The allies of a unit; in turn, those whose power can be used are pieces. */
function allies(scene: Scene, unit: number): TemplateResult | typeof nothing {
  const { ctx, v } = scene;
  const [mine, banners] = [v.allies[unit]!, v.banners[unit]!];
  if (!mine.length && !banners.length) return nothing;
  return html`<p class="uk-allies" aria-label=${scene.w.allies}>${mine.map((enemy) => {
    const id = scene.enemyId(enemy);
    const said = `${scene.name(id)}: ${scene.name(`${id}-ally`)}. ${unit === PRINCESS ? "" : scene.text("ally", id)}`;
    return ctx.can(`ally:${id}`) && unit === scene.looking
      ? html`<span class="uk-ally" ${piece(ctx, `ally:${id}`, said)}>${enemyPortrait(scene, enemy)}</span>`
      : html`<span class="uk-ally" role="img" aria-label=${said} title=${said}>${enemyPortrait(scene, enemy)}</span>`;
  })}${banners.map((card) => {
    const id = scene.supportId(card);
    return html`<span class="uk-ally" role="img" aria-label=${scene.name(id)} title="${scene.name(id)}: ${scene.text("support", id)}"><svg viewBox="-17 -13 34 26"><use href="#uk-card-${id}"></use></svg></span>`;
  })}</p>`;
}

/** A player: name, and the heroes. */
export function player(ctx: UkCtx, seat: number): TemplateResult {
  const scene = new Scene(ctx);
  const { v, w } = scene;
  const one = ctx.seats[seat];
  const state = one?.kind === "bot" ? w.bot : one?.away ? w.away : "";
  const heroes = scene.unitsOf(seat);
  const first = v.starter === seat && v.round ? html`<em title=${w.first}>${sign("crown")}</em>` : nothing;
  const name = html`<b>${scene.who(seat)}</b>${state ? html`<i>${state}</i>` : nothing}${first}`;
  return html`<div class="uk-player">${heroes.length === 1 ? nothing : html`<header>${name}</header>`}${heroes.map((unit) => hero(scene, unit, heroes.length === 1 ? name : nothing))}</div>`;
}

function hero(scene: Scene, unit: number, whose: TemplateResult | typeof nothing): TemplateResult {
  const { ctx, v, w } = scene;
  if (v.who[unit]! < 0)
    return html`<article class="uk-card uk-hero dead"><span>${v.round ? w.dead : "…"}</span><span class="uk-whose">${whose}</span></article>`;
  const card = scene.card(unit);
  const acting = scene.actor === unit;
  const actions = scene.actions(unit);
  const [life, left] = [scene.life(unit), scene.life(unit) - v.damage[unit]!];
  const mine = v.owner[unit] === ctx.you;
  const body = html`${unitPortrait(scene, unit)}<div class="uk-body">
      <h3 class="uk-u${unit}"><span>${scene.unitName(unit)}</span>${badge(scene, unit)}${acting ? html`<span class="uk-acts" title=${w.actions(actions!)}>${Array.from({ length: actions! }, () => sign("diamond", "own"))}<span>${actions}</span></span>` : scene.step === 2 && scene.acted(unit) ? html`<small>${w.done}</small>` : nothing}</h3>${whose === nothing ? nothing : html`<p class="uk-whose">${whose}</p>`}
      <p class="uk-counts">${hearts(left, life, w.lifeOf(left, life))}${count("flag", v.soldiers[unit]!, w.soldiers(v.soldiers[unit]!), `/${scene.command(unit)}`)}${count("sack", v.resources[unit]!, w.supplies(v.resources[unit]!))}${count("card", v.hand_size[unit]!, w.cards(v.hand_size[unit]!))}</p>
      ${allies(scene, unit)}
      ${acting && mine ? html`<p class="uk-power">${scene.text("kingdom", card.id)}</p>` : nothing}
    </div>${acting && mine && !ctx.narrow ? orderRow(scene) : nothing}`;
  const name = `uk-card uk-hero ${acting ? "in-turn" : ""} ${mine ? "mine" : ""} ${viewpoint.hero === unit ? "looked" : ""}`;
  const title = `${scene.unitName(unit)}, ${card.title ?? ""}. ${scene.name(`${card.id}-power`)}: ${scene.text("kingdom", card.id)}`;
  return ctx.can(`unit:${card.id}`)
    ? html`<article class=${name} title=${title} ${piece(ctx, `unit:${card.id}`, scene.unitName(unit))}>${body}</article>`
    : html`<article class=${name} title=${title} aria-label=${scene.unitName(unit)} @click=${() => {
        viewpoint.hero = viewpoint.hero === unit ? null : unit;
        ctx.redraw();
      }}>${body}</article>`;
}

/** All commanders of this game: who stands, who changed sides, who fell. */
function empire(scene: Scene): TemplateResult {
  const { ctx, v, w } = scene;
  const standing = v.enemy_at.map((at, enemy) => (at >= 0 ? enemy : -1)).filter((enemy) => enemy >= 0);
  const turned = v.allies.flat();
  const fell = v.defeated;
  const one = (enemy: number, name: string) => {
    const id = `enemy:${scene.enemyId(enemy)}`;
    const said = `${scene.enemyName(enemy)}${name ? `, ${name}` : ""}`;
    return name === "fell" && ctx.can(id)
      ? html`<span class=${name} ${piece(ctx, id, said)}>${enemyPortrait(scene, enemy)}</span>`
      : html`<span class=${name} role="img" aria-label=${said} title=${said}>${enemyPortrait(scene, enemy)}</span>`;
  };
  return html`<article class="uk-empire"><header><h2>${w.empire}</h2><span>${w.standing(standing.length)}, ${w.turned(turned.length)}, ${w.fell(fell.length)}</span></header>
    <div>${standing.map((enemy) => one(enemy, ""))}${turned.map((enemy) => one(enemy, "turned"))}${fell.map((enemy) => one(enemy, "fell"))}</div></article>`;
}
