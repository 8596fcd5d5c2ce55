/** One player: portrait and state, cards and traps spent, power, points, and the stable fanned by colour with its sets. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { piece } from "../../shell/scene/contract";
import { counting, without } from "./card_counter";
import { badge, mini, part, portrait, tags } from "./pieces";
import { cardsOf, LETTERS, Scene, type KuCtx } from "./scene";

/** A power that can never be used has this as its round. */
const NEVER = 9;
/** From so many heads on they stand closer, and closer still. */
const CROWDED = 5;
const FULL = 8;
const PACKED = 11;

export function player(ctx: KuCtx, seat: number): TemplateResult {
  const scene = new Scene(ctx);
  const stable = scene.stableOf(seat);
  const lead = scene.insights.members?.[stable]?.[0] === seat || ctx.narrow;
  const face = html`${portrait(scene.role(seat))}${scene.two ? html`<span class="ku-second">${portrait(scene.role(seat + 2))}</span>` : nothing}${seat === scene.v.first ? html`<span class="ku-first" role="img" aria-label=${scene.w.first} title=${scene.w.first}>${part("flag", "-12 -14 26 28")}</span>` : nothing}`;
  const id = `seat:${seat + 1}`;
  return html`<div class="ku ku-player ${lead ? "" : "partner"}">
    ${ctx.can(id) ? html`<div class="ku-who" ${piece(ctx, id, scene.who(seat))}>${face}</div>` : html`<div class="ku-who">${face}</div>`}
    <div class="ku-info">${title(scene, seat)}${counts(scene, seat)}</div>
    ${lead ? html`${points(scene, stable)}${stableOf(scene, stable)}${meters(scene, stable)}${tip(scene, stable)}` : html`<p class="ku-shared">${scene.insights.members[stable]![0] === ctx.you ? scene.w.partnerYou : scene.w.partner(scene.seatName(scene.insights.members[stable]![0]!))}</p>`}
  </div>`;
}

function title(scene: Scene, seat: number): TemplateResult {
  const { ctx, v, w } = scene;
  const place = scene.hunted >= 0 ? scene.lane.find((each) => each.seat === seat && !each.secondary) : undefined;
  const asked = v.asked === seat;
  const said = asked
    ? w.toAct
    : place?.state === "laid"
      ? w.laidN(place.count)
      : place?.state === "passed"
        ? w.passed
        : place
          ? w.waits
          : "";
  const chair = ctx.seats[seat];
  const role = scene.called(scene.role(seat));
  const kind = chair?.kind === "bot" ? w.bot : chair?.away ? w.away_ : "";
  return html`<h2>${scene.who(seat)} <small>${role}</small></h2>
    <p class="ku-state ${asked ? "asked" : place?.state === "waiting" ? "ahead" : (place?.state ?? "")}">${said}${kind ? html` <small>${said ? "· " : ""}${kind}</small>` : nothing}</p>`;
}

function counts(scene: Scene, seat: number): TemplateResult {
  const { v, w } = scene;
  const all = scene.things.hunt.values;
  const pips = (character: number) => {
    if (v.spent[character] === null) return html`<span class="ku-pips"><i>?</i></span>`;
    const spent = cardsOf(v.spent[character]);
    const count = counting();
    return html`<span class="ku-pips ${count ? "left" : ""}" title=${count ? w.mayHold : nothing}>${(count ? without(all, spent) : spent).map((card) => html`<i>${card}</i>`)}</span>`;
  };
  const traps = Array.isArray(v.discard[seat]) ? v.discard[seat].length : v.discard[seat];
  const wait = v.power_ready[seat]! - Math.max(1, v.round);
  const broke = ((v.voodoo >> seat) & 1) === 1;
  const power = broke
    ? w.broke
    : v.power_ready[seat]! >= NEVER
      ? w.noPower
      : wait <= 0
        ? w.ready
        : wait === 1
          ? w.used
          : w.omen;
  const role = scene.role(seat);
  return html`<p class="ku-count">${part("minicard", "-8 -10 16 20")}<b>${v.hand_size[seat]}</b> ${w.ofEight(all.length)}${pips(seat)}</p>
    ${v.secondary?.length ? html`<p class="ku-count">${part("minicard", "-8 -10 16 20")}<b>${v.secondary[seat]!.size}</b> ${w.secondary}${pips(seat + 2)}</p>` : nothing}
    <p class="ku-count">${part("env", "-2 -2 104 68", "ku-flap")}<b>${traps}</b> ${w.spentTraps}<span class="ku-power ${broke ? "voodoo" : wait > 0 ? "used" : ""}" title=${broke ? w.voodoo : role ? scene.text("power", role) : ""}>${power}</span></p>`;
}

function points(scene: Scene, stable: number): TemplateResult {
  return html`<p class="ku-points"><b>${scene.insights.score[stable]!.total}</b><span>${scene.w.points}</span></p>`;
}

/** Heads, grouped by colour; a crowded group closes like a hand of cards. */
export function stableOf(scene: Scene, stable: number): TemplateResult {
  const { ctx, v } = scene;
  const groups = LETTERS.map((letter) => ({
    letter,
    unicorns: v.stable[stable]!.filter((unicorn) => scene.letter(unicorn) === letter),
  })).filter((group) => group.unicorns.length);
  const eaten = v.eaten[stable]!;
  const kept = v.stable[stable]!.length + eaten.length / 2;
  return html`<div class="ku-stable ${kept > CROWDED ? "crowded" : ""} ${kept > FULL ? "full" : ""} ${kept > PACKED ? "packed" : ""}">${groups.map(
    ({ letter, unicorns }) =>
      html`<div class="ku-group ku-${letter}">${badge(letter)}${unicorns.map((unicorn) => {
        const inside = html`<svg class="ku-cloth" aria-hidden="true"><rect width="100%" height="100%" /></svg>${mini(scene, unicorn)}<em>${scene.stars(unicorn)}<i>★</i></em>${tags(scene, unicorn)}`;
        const id = `unicorn:${scene.id(unicorn)}`;
        return ctx.can(id)
          ? html`<div class="ku-stub" ${piece(ctx, id, scene.describe(unicorn))}>${inside}</div>`
          : html`<div class="ku-stub" role="img" aria-label=${scene.describe(unicorn)} title=${scene.describe(unicorn)}>${inside}</div>`;
      })}</div>`,
  )}${eaten.length ? html`<div class="ku-eaten" role="img" aria-label="${scene.w.eaten} ${eaten.join(", ")}">${eaten.map((value) => html`<svg viewBox="-2 2 32 38"><use href="#ku-tin"></use>${svg`<text class="ku-label" x="14" y="30" text-anchor="middle">${value}</text>`}</svg>`)}</div>` : nothing}</div>`;
}

/** How many of each colour, what they bring now, and what one more would. */
function meters(scene: Scene, stable: number): TemplateResult {
  const { insights } = scene;
  const bonus = insights.score[stable]!.bonus;
  return html`<div class="ku-meters">${[0, 1, 2, 3].map((colour) => {
    const count = insights.colours[stable]![colour]!;
    const label = `${scene.colour(colour)}: ${count}, +${bonus[colour]}; ${scene.w.more(scene.colour(colour), insights.next[stable]![colour]!)}`;
    return html`<span class="ku-meter ku-${LETTERS[colour]} ${count ? "on" : ""}" role="img" aria-label=${label} title=${label}><b>${LETTERS[colour]}</b>
      <svg viewBox="0 0 40 12">${[0, 1, 2, 3, 4].map((at) => svg`<use href="#ku-shield" x=${at * 8} class=${at < count ? "full" : ""}></use>`)}</svg>${bonus[colour] ? html`<em>+${bonus[colour]}</em>` : nothing}</span>`;
  })}</div>`;
}

/** The alarm of a Double Rainbow, or the best next set. */
function tip(scene: Scene, stable: number): TemplateResult | typeof nothing {
  const { insights, v, w } = scene;
  if (v.over) return nothing;
  const missing = insights.alarm[stable]!;
  if (missing.length)
    return html`<p class="ku-tip alarm"><svg viewBox="0 0 24 14" aria-hidden="true"><path d="M2 13A10 10 0 0 1 22 13M5 13A7 7 0 0 1 19 13M8 13A4 4 0 0 1 16 13" /></svg>${w.alarm(scene.colour(missing[0]!))}</p>`;
  const next = insights.next[stable]!;
  const best = Math.max(...next);
  return best > 0
    ? html`<p class="ku-tip">${w.more(next.flatMap((gain, colour) => (gain === best ? [scene.colour(colour)] : [])).join(" / "), best)}</p>`
    : nothing;
}
