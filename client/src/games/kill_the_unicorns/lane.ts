/** The bid lane: everybody in order of play, with what they have laid; before and after a hunt, whose turn comes when. */
import { html, nothing, type TemplateResult } from "lit";
import { piece } from "../../shell/scene/contract";
import { idIn } from "../../shell/scene/event_args";
import type { Place } from "./insights";
import { back, huntFace, noCard, numbered, openCards, part, portrait } from "./pieces";
import { cardsOf, type Scene, sum } from "./scene";

const SECONDARY_LAYS = "KU-12.5";

export function lane(scene: Scene): TemplateResult | typeof nothing {
  if (scene.doing === "set-up" || scene.v.over) return nothing;
  const hunting = scene.hunted >= 0;
  const places = hunting ? scene.lane : inTurn(scene);
  return html`<div class="ku-lane n${places.length} ${hunting && scene.v.declared > 2 ? "three" : ""}">
    ${hunting ? html`<div class="ku-declared">${declared(scene)}</div>` : nothing}
    ${places.map((place) => bidder(scene, place, hunting))}
  </div>`;
}

/** Traps and market: from the first player, clockwise. */
function inTurn(scene: Scene): Place[] {
  return Array.from({ length: scene.count }, (_, turn) => {
    const seat = (scene.v.first + turn) % scene.count;
    return { character: seat, seat, secondary: false, state: "waiting", count: 0 };
  });
}

function declared(scene: Scene): TemplateResult {
  const { v, w, ctx } = scene;
  const { declared: count, opener, first } = v;
  if (!count) return html`<span>${first === ctx.you ? w.youOpen : w.opens(scene.seatName(first))}</span>`;
  return html`<b>${count}</b><span>${w.cards(count)}${opener >= 0 ? html` <br />${opener === ctx.you ? w.youSaid : w.said(scene.seatName(opener))}` : nothing}</span>`;
}

function bidder(scene: Scene, place: Place, hunting: boolean): TemplateResult {
  const { ctx, v, w } = scene;
  const { character, seat, secondary, state } = place;
  const asked =
    v.asked === seat && state === "waiting" && (!scene.two || !hunting || secondary === (v.rule === SECONDARY_LAYS));
  const name = secondary ? `${scene.who(seat)} · ${w.secondary}` : scene.who(seat);
  const open = hunting && state === "laid" && typeof v.laid?.[character] === "string";
  const said = open
    ? ""
    : hunting
      ? state === "laid"
        ? place.count === v.declared
          ? w.laid
          : w.laidN(place.count)
        : state === "passed"
          ? w.passed
          : asked
            ? w.toAct
            : w.waits
      : done(scene, seat, asked);
  const inside = html`${portrait(scene.role(character))}
    <div><b>${secondary ? scene.called(scene.role(character)) : scene.who(seat)}</b><span>${said}</span></div>
    ${hunting ? html`<div class="ku-bid ${place.count > 2 || v.declared > 2 ? "many" : ""}">${bid(scene, place, asked)}</div>` : seat === v.first ? part("flag", "-12 -14 26 28", "ku-flag") : nothing}`;
  const look = `ku-bidder ${state === "waiting" ? "ahead" : state} ${asked ? "asked" : ""} ${seat === ctx.you ? "mine" : ""}`;
  const id = `hunter:${character + 1}`;
  return ctx.can(id)
    ? html`<div class=${look} ${piece(ctx, id, typeof said === "string" ? `${name}, ${said}` : name)}>${inside}</div>`
    : html`<div class=${look}>${inside}</div>`;
}

/** What somebody has laid: open cards, backs, or a gap. Every back looks the same. */
function bid(scene: Scene, place: Place, asked: boolean): unknown {
  const { v, ctx } = scene;
  const { character, seat, secondary, state, count } = place;
  const shown = v.laid?.[character];
  const own = seat === ctx.you ? cardsOf(secondary ? v.secondary?.[seat]?.laid : v.laid_by_me) : [];
  if (typeof shown === "string" && state === "laid") {
    const cards = cardsOf(shown);
    const mayTake = seat === ctx.you && cards.some((card) => ctx.can(`card:${card}`)) && scene.doing === "take-back";
    return mayTake
      ? numbered(cards).map(
          ([value, nth]) =>
            html`<i class="ku-hunt" ${piece(ctx, `card:${value}`, scene.w.card(value), nth)}>${huntFace(value, nth)}</i>`,
        )
      : html`${openCards(cards)}<em>${sum(cards)}</em>`;
  }
  if (state === "laid")
    return own.length
      ? own.map((value) => html`<i class="ku-back known"><b>${value}</b></i>`)
      : Array(count).fill(back);
  const gaps = scene.teams ? 1 : Math.max(1, v.declared);
  if (state === "passed") return Array(gaps).fill(noCard);
  return Array.from({ length: gaps }, (_, at) => html`<i class="ku-gap">${asked && at === gaps - 1 ? "?" : ""}</i>`);
}

/** Traps and market: what somebody has done already. */
function done(scene: Scene, seat: number, asked: boolean): TemplateResult | string {
  const { ctx, v, w } = scene;
  if (asked) return w.toAct;
  if (scene.settingTraps) {
    const set = v.traps.filter((setter) => setter === seat).length;
    return set ? html`<span class="ku-set">${Array(set).fill(part("env", "-2 -2 104 68"))}</span>` : w.waits;
  }
  const opened = ctx.events.findLastIndex((event) => event.message === "market-opens");
  const bought = ctx.events
    .slice(Math.max(0, opened))
    .findLast((event) => event.args.seat === seat && /^(buys|cannot-buy)/.test(event.message));
  if (!bought) return w.waits;
  return bought.message === "buys" ? scene.called(idIn(bought.args, "item")) : "–";
}
