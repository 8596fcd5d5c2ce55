/** The column on the right: this round's event, what else is in force, and the reader's cards. */
import { html, nothing, type TemplateResult } from "lit";
import { piece } from "../../shell/scene/contract";
import { badge, sign } from "./pieces";
import { Scene, type UkCtx } from "./scene";

export function secrets(ctx: UkCtx): TemplateResult | typeof nothing {
  const scene = new Scene(ctx);
  if (!scene.v.round) return nothing;
  return ctx.narrow
    ? html`<div class="uk-right narrow">${cards(scene)}${event(scene)}</div>`
    : html`<div class="uk-right scroll" tabindex="0">${event(scene)}${cards(scene)}</div>`;
}

function event(scene: Scene): TemplateResult {
  const { v, w } = scene;
  const kind = (card: number) => scene.eventCard(card).kind;
  const lasting = v.lasting;
  const known = v.coming.map((card) => (card === null ? w.comingNone : scene.name(scene.eventId(card))));
  const none = !v.rounds && !v.events_left && v.event < 0;
  return html`<article class="uk-event"><header><span>${none ? w.noEvents : v.event >= 0 ? w.event(v.round) : w.noEvent}</span>${none ? nothing : html`<span>${w.left(v.events_left)}</span>`}</header>
    ${v.event >= 0 ? html`<h2>${scene.name(scene.eventId(v.event))}</h2><p>${scene.text("event", scene.eventId(v.event))}</p>${v.shielded ? html`<p><b>${w.shielded}</b></p>` : kind(v.event).includes("O") ? html`<p>${sign("hunts")} <b>${w.lasts}</b></p>` : nothing}` : nothing}
    ${lasting.length ? html`<p class="uk-also">${w.also}: ${lasting.map((card, n) => html`${n ? ", " : ""}<b title=${scene.text("event", scene.eventId(card))}>${scene.name(scene.eventId(card))}</b>`)}<small>${lasting.map((card) => scene.text("event", scene.eventId(card))).join(" ")}</small></p>` : nothing}
    ${known.some((name) => name !== w.comingNone) ? html`<p class="uk-also">${w.coming}: <b>${known.join(", ")}</b></p>` : nothing}</article>`;
}

/** Support cards: first those of the hero in turn. */
function cards(scene: Scene): TemplateResult | typeof nothing {
  const { ctx, v, w } = scene;
  if (ctx.you === null) return nothing;
  const mine = scene.unitsOf(ctx.you);
  const acting = scene.looking;
  mine.sort((a, b) => Number(b === acting) - Number(a === acting));
  const shown = mine.filter((unit) => v.hand[unit]?.length);
  return html`<article class="uk-hand"><header><h2>${w.yourCards}</h2><span>${w.only}</span></header>
    ${shown.length ? shown.map((unit) => html`<section class=${unit === acting ? "in-turn" : ""}>${mine.length > 1 ? html`<h3>${v.who[unit]! < 0 ? w.dead : html`${badge(scene, unit)} ${scene.unitName(unit)}`}</h3>` : nothing}<div>${hand(scene, unit, shown.indexOf(unit))}</div></section>`) : html`<p class="uk-quiet">${w.noCards}</p>`}</article>`;
}

function hand(scene: Scene, unit: number, at: number): TemplateResult[] {
  const { ctx, v, w } = scene;
  const seen = new Map<number, number>();
  return v.hand[unit]!.map((card) => {
    const id = scene.supportId(card);
    const nth = (seen.get(card) ?? 0) + at * 10;
    seen.set(card, (seen.get(card) ?? 0) + 1);
    const { when } = scene.support(card);
    const text = scene.text("support", id);
    const face = html`<svg viewBox="-17 -13 34 26" aria-hidden="true"><use href="#uk-card-${id}"></use></svg><div><b>${scene.name(id)}</b><p>${text}</p><i>${w.when[when]}</i></div>`;
    const usable = ctx.can(`card:${id}`) && (unit === scene.looking || scene.looking < 0);
    return usable
      ? html`<div class="uk-support" ${piece(ctx, `card:${id}`, `${scene.name(id)}. ${text}`, nth)}>${face}</div>`
      : html`<div class="uk-support" role="img" aria-label="${scene.name(id)}. ${text}">${face}</div>`;
  });
}
