/** The fairground: the row of unicorns with envelopes under it, the chalk board, the stall, and the bids in order of play. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { piece } from "../../shell/scene/contract";
import { signed } from "../../shell/scene/game_scene";
import { draft } from "./draft";
import { lane } from "./lane";
import { market, stall } from "./market";
import { badge, cardFace, envelope, mini, part, portrait, picture, stars, waxSeal } from "./pieces";
import { type Fate, Scene, type KuCtx } from "./scene";
import { scenery } from "./scenery";

/** The board, whatever the game is at. */
export function board(ctx: KuCtx): TemplateResult {
  const scene = new Scene(ctx);
  const middle =
    scene.doing === "set-up"
      ? draft(scene)
      : scene.atMarket || scene.v.over
        ? market(scene, strip(scene))
        : hunt(scene);
  return html`<div class="ku ku-board ${ctx.narrow ? "narrow" : "wide"}">
    ${ctx.narrow ? nothing : scenery}
    <div class="ku-stage">${middle}</div>
    ${tray(scene) ?? (ctx.narrow && scene.hunted >= 0 ? nothing : lane(scene))}
  </div>`;
}

function hunt(scene: Scene): TemplateResult {
  if (scene.ctx.narrow) return narrowHunt(scene);
  const at = scene.hunted;
  const fates = scene.fates();
  const places = scene.v.row.map((_, place) => place);
  const leftSide = at >= 0 ? places.slice(0, at) : [];
  const rightSide = at >= 0 ? places.slice(at + 1) : [];
  const note = at < 0 ? nothing : scene.v.turned >= 0 ? openTrap(scene, scene.v.turned) : chalk(scene);
  const chalkLeft = at >= 0 && (leftSide.length > rightSide.length || rightSide.length === 0);
  const card = (place: number) => standing(scene, place, fates[place] ?? null);
  return html`<div class="ku-row n${places.length}">
      <div class="ku-wing left ${chalkLeft ? "noted" : ""}">
        <div class="ku-cards">${deck(scene)}${leftSide.map(card)}</div>
        ${chalkLeft ? note : nothing}
      </div>
      ${at >= 0 ? card(at) : html`<div class="ku-cards all">${places.map(card)}</div>`}
      ${at >= 0 && rightSide.length ? html`<div class="ku-wing right ${chalkLeft ? "" : "noted"} n${rightSide.length}"><div class="ku-cards">${rightSide.map(card)}</div>${chalkLeft ? nothing : note}</div>` : nothing}
    </div>
    ${stall(scene)}`;
}

function deck(scene: Scene): TemplateResult {
  const { deck_size: left } = scene.v;
  return html`<div class="ku-deck" role="img" aria-label=${scene.w.deck(left)}><i class="ku-back"><svg viewBox="0 0 40 56"><use href="#ku-back"></use></svg></i><span>${scene.w.left(left)}</span></div>`;
}

/** A place of the row: a card with its envelopes, or what became of it. */
function standing(scene: Scene, place: number, fate: Fate | null): TemplateResult {
  const { ctx, v, w } = scene;
  const unicorn = v.row[place]! >= 0 ? v.row[place] : fate?.unicorn;
  if (unicorn === undefined || unicorn < 0) return html`<div class="ku-spot gone"></div>`;
  const state = v.row[place]! < 0 ? "gone" : place === scene.hunted ? "hunted" : "ahead";
  const sub = state === "gone" ? nothing : `${scene.colour(v.colour[unicorn]!)} · ${w.stars(scene.stars(unicorn))}`;
  const label = [scene.describe(unicorn), ...setters(scene, place).map((seat) => w.trapBy(scene.who(seat)))].join(", ");
  const face = html`${part("peg", "-8 -14 16 30", "ku-peg")}${cardFace(scene, unicorn, sub)}`;
  const name = `ku-card ku-${scene.letter(unicorn)}`;
  const card = scene.settingTraps
    ? html`<div class=${name} ${piece(ctx, `row:${place + 1}`, label)}>${face}</div>`
    : html`<article class=${name} aria-label=${label}>${face}</article>`;
  const below =
    state === "gone"
      ? fateOf(scene, fate!)
      : html`${envelopes(scene, place)}${state === "ahead" && scene.hunted >= 0 ? html`<p class="ku-next">${place === scene.hunted + 1 ? w.next(place + 1) : w.later(place + 1)}</p>` : nothing}`;
  return html`<div class="ku-spot ${state} ${state === "gone" && fate?.seat === null ? "fled" : ""}">${card}${below}</div>`;
}

function setters(scene: Scene, place: number): number[] {
  return scene.v.traps.slice(2 * place, 2 * place + 2).filter((seat) => seat >= 0);
}

/** The closed traps on a place, each with the seal of whoever set it; on the hunted one they can be turned. */
export function envelopes(scene: Scene, place: number): TemplateResult | typeof nothing {
  const { ctx, v, w } = scene;
  const slots = [0, 1].filter((slot) => (v.traps[2 * place + slot] ?? -1) >= 0);
  if (!slots.length) return nothing;
  return html`<div class="ku-envelopes">${slots.map((slot) => {
    const setter = v.traps[2 * place + slot]!;
    const known = v.known_traps?.[2 * place + slot];
    const label =
      w.trapBy(scene.who(setter)) + (typeof known === "number" ? `: ${scene.called(scene.trap(known))}` : "");
    const inside = html`${envelope(scene.role(setter))}<span>${setter === ctx.you ? w.yours : w.whose(scene.seatName(setter))}${typeof known === "number" ? html`<b>${scene.called(scene.trap(known))}</b>` : nothing}</span>`;
    return place === scene.hunted
      ? html`<div class="ku-env" ${piece(ctx, `slot:${slot + 1}`, label)}>${inside}</div>`
      : html`<div class="ku-env" role="img" aria-label=${label}>${inside}</div>`;
  })}</div>`;
}

function fateOf(scene: Scene, fate: Fate): TemplateResult {
  const { w, ctx } = scene;
  if (fate.seat === null || fate.decoy) {
    const paws = html`<svg class="ku-paws" viewBox="0 0 60 30" aria-hidden="true">${[
      [6, 22],
      [18, 12],
      [32, 20],
      [46, 10],
    ].map(([x, y]) => svg`<use href="#ku-paw" transform="translate(${x} ${y}) rotate(-70) scale(.7)"></use>`)}</svg>`;
    return html`<p class="ku-fate">${paws}<span>${fate.decoy ? w.decoy : w.away}</span></p>`;
  }
  const who = fate.seat === ctx.you ? w.youTook : w.took(scene.seatName(fate.seat));
  return html`<p class="ku-fate">${portrait(scene.role(fate.seat))}<span>${who}${fate.total === null ? nothing : html` ${w.tookWith(fate.total)}`}</span></p>`;
}

/** What the hunted unicorn would bring to each stable: worked out by the table, written in chalk. */
function chalk(scene: Scene): TemplateResult | typeof nothing {
  const { insights, w } = scene;
  if (!insights.hunted) return nothing;
  const { unicorn } = insights.hunted;
  const order = insights.members.map((_, at) => at);
  const mine = scene.ctx.you === null ? -1 : scene.stableOf(scene.ctx.you);
  order.sort((a, b) => Number(b === mine) - Number(a === mine) || worth(scene, b).total - worth(scene, a).total);
  return html`<section class="ku-chalk ${order.length < 3 ? "few" : order.length > 4 ? "lots" : ""}"><h3>${w.worth(scene.nameOf(unicorn))}</h3>
    <ul>${order.map((stable) => {
      const { total, text, why, passed } = worth(scene, stable);
      return html`<li class="${passed ? "passed" : ""} ${stable === mine ? "mine" : ""}"><b>${scene.whoAll(insights.members[stable]!)}</b><span>${text}${why ? html`<i>, ${why}</i>` : nothing}${passed ? html`<i>, ${w.butPassed}</i>` : nothing}</span><em>${total}</em></li>`;
    })}</ul></section>`;
}

/** One line of the chalk board. */
export function worth(scene: Scene, stable: number): { total: number; text: string; why: string; passed: boolean } {
  const { insights, v, w } = scene;
  const { unicorn, worth: points, gain } = insights.hunted!;
  const colour = v.colour[unicorn]!;
  const count = colour < 4 ? insights.colours[stable]![colour]! + v.units[unicorn]! : 0;
  const rainbow =
    colour < 4 &&
    count === v.units[unicorn] &&
    insights.colours[stable]!.every((each, at) => at === colour || each > 0);
  const why = rainbow ? w.scoreRows.rainbow : w.family(count, scene.colour(colour));
  const bonus = gain[stable] ? ` ${signed(gain[stable]).replace(/^(.)/, "$1 ")}` : "";
  const passed = scene.lane
    .filter((place) => scene.stableOf(place.seat) === stable)
    .every((place) => place.state === "passed");
  return { total: points + gain[stable]!, text: `${points}★${bonus}`, why: bonus ? why : "", passed };
}

/** A trap that has been turned: what it is, whose it was and what it says. */
export function openTrap(scene: Scene, card: number): TemplateResult {
  const trap = scene.trap(card);
  const setter = scene.setter(card);
  return html`<section class="ku-sprung"><header>${waxSeal(scene.role(setter))}<span>${setter === scene.ctx.you ? scene.w.yours : scene.w.whose(scene.seatName(setter))}</span>${part(trap, "-4 -8 50 54", "ku-trap")}</header>
    <h3>${scene.called(trap)}</h3><p>${scene.text("trap", trap)}</p></section>`;
}

/** The row as a strip of small pictures, for phones and for the market. */
export function strip(scene: Scene): TemplateResult {
  const { v, w, ctx } = scene;
  const fates = scene.fates();
  return html`<div class="ku-strip">${v.row.map((stands, place) => {
    const fate = fates[place];
    const unicorn = stands >= 0 ? stands : (fate?.unicorn ?? -1);
    if (unicorn < 0) return html`<div></div>`;
    const now = place === scene.hunted;
    const said = fate
      ? fate.decoy
        ? w.decoy
        : fate.seat === null
          ? w.away
          : fate.seat === ctx.you
            ? w.yours
            : w.whose(scene.seatName(fate.seat))
      : now
        ? scene.nameOf(unicorn)
        : w.later(place + 1);
    const inside = html`<div class="ku-thumb">${badge(scene.letter(unicorn))}${picture(scene, unicorn)}</div><span>${said}</span>`;
    const name = `ku-${scene.letter(unicorn)} ${fate ? "gone" : ""} ${now ? "now" : ""}`;
    return scene.settingTraps
      ? html`<div class=${name} ${piece(ctx, `row:${place + 1}`, scene.describe(unicorn))}>${inside}</div>`
      : html`<div class=${name}>${inside}</div>`;
  })}</div>`;
}

/** A phone: the strip, the hunted card, what it is worth to you, envelopes and bids. */
function narrowHunt(scene: Scene): TemplateResult {
  const { v, w, ctx } = scene;
  const at = scene.hunted;
  if (at < 0)
    return html`<div class="ku-cards all">${v.row.map((_, place) => standing(scene, place, scene.fates()[place] ?? null))}</div>`;
  const unicorn = v.row[at]!;
  const mine = ctx.you === null || !scene.insights.hunted ? null : worth(scene, scene.stableOf(ctx.you));
  return html`${strip(scene)}
    <div class="ku-duo">
      <article class="ku-card ku-${scene.letter(unicorn)}">${cardFace(scene, unicorn)}</article>
      <div>${v.turned >= 0 ? openTrap(scene, v.turned) : mine ? html`<p class="ku-worth"><b>${mine.total}</b><span>${w.toYou}: ${mine.text}${mine.why ? `, ${mine.why}` : nothing}</span></p>` : nothing}
        ${envelopes(scene, at)} ${lane(scene)}</div>
    </div>`;
}

/** What the choice of this id says behind its colon: what would come of it. */
function note(ctx: KuCtx, id: string): TemplateResult | null {
  const said = ctx.choices(id)[0]?.label.split(": ")[1];
  return said ? html`<em>${said}</em>` : null;
}

/** When a unicorn of some stable is to be chosen: the ones on offer, in a tray. */
function tray(scene: Scene): TemplateResult | null {
  const { ctx } = scene;
  const ids = [
    ...new Set(
      (ctx.question?.choices ?? []).flatMap((choice) => choice.touches).filter((id) => id.startsWith("unicorn:")),
    ),
  ];
  if (!ids.length) return null;
  return html`<div class="ku-lane ku-tray"><h3>${scene.w.which}</h3>${ids.map((id) => {
    const unicorn = scene.number(id.slice(8));
    return html`<div class="ku-pick ku-${scene.letter(unicorn)}" ${piece(ctx, id, scene.describe(unicorn))}>${badge(scene.letter(unicorn))}${mini(scene, unicorn)}<span>${scene.nameOf(unicorn)}</span>${note(ctx, id) || stars(scene.stars(unicorn))}</div>`;
  })}</div>`;
}
