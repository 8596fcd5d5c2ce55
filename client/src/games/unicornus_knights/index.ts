/** The drawing of Unicornus Knights: a campaign map. */
import { html, nothing, type TemplateResult } from "lit";
import type { Happened } from "../../shell/connection/wire";
import { piece } from "../../shell/scene/contract";
import { idIn, numberIn } from "../../shell/scene/event_args";
import { defs } from "./art/defs";
import { end, verdict } from "./end";
import { secrets } from "./hand";
import { common, player } from "./kingdom_column";
import { map } from "./map/map";
import { key, keys, noteDrawn } from "./map/map_keys";
import { badge, enemyPortrait, portrait, sign } from "./pieces";
import { Scene, type UkCtx, type UkDrawing } from "./scene";
import { battleSheet, prospects } from "./sheets/battle";
import { kindOf, serves } from "./sheets/offers";
import { orderRow } from "./sheets/order_row";
import { sendSheet } from "./sheets/send";
import { status } from "./status";
import { caption, story } from "./story";
import { speak } from "./words";
import "./style/colours.css";
import "./style/map.css";
import "./style/spaces.css";
import "./style/units.css";
import "./style/layers.css";
import "./style/corners.css";
import "./style/order_row.css";
import "./style/signs.css";
import "./style/kingdom_column.css";
import "./style/hand.css";
import "./style/status.css";
import "./style/end.css";
import "./style/sheets.css";
import "./style/phone.css";

await speak(document.documentElement.lang);

function board(ctx: UkCtx): TemplateResult {
  noteDrawn(ctx);
  const scene = new Scene(ctx);
  const fighting = scene.land ? battleSheet(scene) : nothing;
  const panel = fighting === nothing ? (scene.land ? sendSheet(scene) : nothing) : fighting;
  return html`<div class="uk uk-board ${panel === nothing ? "" : "sheeted"} ${kindOf(ctx)}">${map(scene, tray(scene))} ${panel} ${panel === nothing && ctx.narrow ? orderRow(scene) : nothing}</div>`;
}

function told(ctx: UkCtx): TemplateResult {
  noteDrawn(ctx);
  const scene = new Scene(ctx);
  const fight = scene.land ? battleSheet(scene) : nothing;
  return html`<div class="uk uk-board telling ${fight === nothing ? "" : "sheeted"}">${map(scene, caption(scene))} ${fight}</div>`;
}

/** What is to be chosen and stands nowhere on the map: heroes, fate cards, the defeated. */
function tray(scene: Scene): TemplateResult | typeof nothing {
  const { ctx, v, w } = scene;
  const ids = [...new Set((ctx.question?.choices ?? []).flatMap((choice) => choice.touches))];
  const of = (kind: string) => ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1));
  const [heroes, fates] = [of("hero"), of("fate")];
  const fallen = of("enemy").filter((id) => v.defeated.includes(scene.enemyNumber(id)));
  if (!heroes.length && !fates.length && !fallen.length) return nothing;
  return html`<section class="uk-tray"><h2>${heroes.length ? w.tray.hero : fates.length ? w.tray.fate : w.tray.enemy}</h2><div>
    ${heroes.map((id) => {
      const card = scene.heroes.find((one) => one.id === id)!;
      return html`<div class="uk-pick" ${piece(ctx, `hero:${id}`, `${scene.name(id)}. ${scene.text("kingdom", id)}`)}>${portrait(id, "hero", (scene.heroes.indexOf(card) % 6) + 1)}<b>${scene.name(id)}</b><i>${scene.name(`${id}-power`)}</i><p>${scene.text("kingdom", id)}</p></div>`;
    })}
    ${fates.map((id) => html`<div class="uk-pick" ${piece(ctx, `fate:${id}`, `${scene.name(id)}. ${scene.text("fate", id)}`)}><b>${scene.name(id)}</b><p>${scene.text("fate", id)}</p></div>`)}
    ${fallen.map((id) => html`<div class="uk-pick" ${piece(ctx, `enemy:${id}`, scene.name(id))}>${enemyPortrait(scene, scene.enemyNumber(id))}<b>${scene.name(id)}</b><p>${scene.text("ally", id)}</p></div>`)}
  </div></section>`;
}

/** Before a battle that can be refused: what it may come to. */
function reason(ctx: UkCtx): string {
  const scene = new Scene(ctx);
  const told = scene.battle;
  return told?.prospects && told.dice && !scene.doing("battle")
    ? `${scene.w.diceAgainst(told.dice.total, told.power!)}. ${prospects(scene, told.prospects)}`
    : "";
}

/** Whose line it is: who is named, or whose hero is. */
function about(event: Happened, ctx: UkCtx | null): number | null {
  const { seat } = event.args;
  const unit = idIn(event.args, "unit");
  if (typeof seat === "number") return seat;
  if (!ctx || !unit || unit === "princess") return null;
  const scene = new Scene(ctx);
  const found = scene.numberOf(unit);
  return found > 0 ? scene.v.owner[found]! : null;
}

export const drawing: UkDrawing = {
  status,
  board,
  player,
  secrets,
  common,
  serves,
  story,
  told,
  end,
  verdict,
  defs,
  order: (ctx) => ctx.seats.map((_, n) => ((ctx.you ?? 0) + n) % ctx.seats.length),
  about,
  heading: (ctx, event) =>
    event.message === "round-begins" ? new Scene(ctx).w.round(numberIn(event.args, "round")) : null,
  key,
  keys,
  reason,
  crest(ctx, seat, event) {
    const scene = new Scene(ctx);
    const mine = scene.unitsOf(seat).filter((one) => scene.v.who[one]! >= 0);
    const named = event && scene.numberOf(idIn(event.args, "unit"));
    const unit = mine.find((one) => one === named) ?? (mine.length > 1 ? undefined : mine[0]);
    return unit === undefined ? sign("flag", "kingdom") : badge(scene, unit);
  },
};
