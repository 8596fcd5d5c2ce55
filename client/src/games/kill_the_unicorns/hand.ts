/** What only the reader sees: the hand with its running sum, drawn traps with their texts, spent traps, a Secondary's cards. */
import { html, nothing, type TemplateResult } from "lit";
import { piece } from "../../shell/scene/contract";
import { huntFace, numbered, part } from "./pieces";
import { cardsOf, Scene, sum, type KuCtx } from "./scene";

const SECONDARY_LAYS = "KU-12.5";

const eye = html`<svg class="ku-eye" viewBox="0 0 20 12" aria-hidden="true"><path d="M1 3C6 9 14 9 19 3M4 7L2.5 9.500M10 8V11M16 7L17.5 9.5" /></svg>`;

export function secrets(ctx: KuCtx): TemplateResult | typeof nothing {
  if (ctx.you === null || typeof ctx.view.hand !== "string") return nothing;
  const scene = new Scene(ctx);
  const { v, w } = scene;
  const forSecondary = ctx.question?.mine === true && ctx.question.rule === SECONDARY_LAYS;
  const second = cardsOf(v.secondary?.[ctx.you]?.hand);
  const drawn = v.drawn ?? [];
  const hand = cardsOf(v.hand);
  const front = forSecondary ? second : hand;
  return html`<div class="ku ku-hand ${ctx.narrow ? "narrow" : "wide"} ${drawn.length ? "choosing" : ""}">
    ${label(scene, front, forSecondary ? w.hers : w.hand)} ${cards(scene, front, drawn.length ? "" : scene.doing === "second-thoughts" ? "card" : "hand")}
    ${second.length ? html`<div class="ku-side"><h2>${forSecondary ? w.hand : w.hers}<small>${w.deckOf(v.secondary![ctx.you]!.size)}</small></h2>${cards(scene, forSecondary ? hand : second, "")}</div>` : nothing}
    ${drawn.length ? drawnTraps(scene, drawn) : second.length ? nothing : spentTraps(scene)}
  </div>`;
}

/** The running sum of what is picked, and what would stay. */
function label(scene: Scene, cards: readonly number[], title: string): TemplateResult {
  const { ctx, w } = scene;
  const picked = numbered(cards)
    .filter(([value, nth]) => ctx.picked(`hand:${value}`, nth))
    .map(([value]) => value);
  const rest = sum(cards) - sum(picked);
  return html`<div class="ku-sum"><h2>${title}</h2><p class="ku-only">${eye}${w.only}</p>
    ${
      picked.length
        ? html`<p class="ku-total" aria-live="polite">${picked.length > 1 ? `${picked.join(" + ")} = ` : ""}<b>${sum(picked)}</b></p><p class="ku-rest">${w.stay(cards.length - picked.length, rest)}</p>`
        : html`<p class="ku-total"><b>${cards.length}</b> <span>${w.inHand(cards.length)}</span></p><p class="ku-rest">${cards.length ? html`${cards.join(" + ")} = ${sum(cards)}` : nothing}</p>`
    }</div>`;
}

function cards(scene: Scene, values: readonly number[], kind: "hand" | "card" | ""): TemplateResult {
  const { ctx, w } = scene;
  return html`<div class="ku-fan">${numbered(values).map(([value, nth], at) =>
    kind
      ? html`<div class="ku-hunt" ${piece(ctx, `${kind}:${value}`, w.card(value), nth)}>${huntFace(value, nth)}${ctx.narrow || at > 8 || !ctx.can(`${kind}:${value}`) ? nothing : html`<kbd data-key=${at + 1}></kbd>`}</div>`
      : html`<div class="ku-hunt" role="img" aria-label=${w.card(value)}>${huntFace(value, nth)}</div>`,
  )}</div>`;
}

function drawnTraps(scene: Scene, drawn: readonly number[]): TemplateResult {
  const { ctx, w } = scene;
  return html`<div class="ku-side ku-drawn"><h2>${w.drawn}<small>${scene.two ? w.drawnBoth : w.drawnHow}</small></h2>
    <div>${drawn.map((number, at) => {
      const trap = scene.trap(number);
      return html`<div class="ku-trapcard" ${piece(ctx, `trap:${trap}`, `${scene.called(trap)}. ${scene.text("trap", trap)}`)}>${part(trap, "-4 -8 50 54")}<h3>${scene.called(trap)}</h3><p>${scene.text("trap", trap)}</p>${ctx.narrow || !ctx.can(`trap:${trap}`) ? nothing : html`<kbd data-key=${at + 1}></kbd>`}</div>`;
    })}</div></div>`;
}

function spentTraps(scene: Scene): TemplateResult | typeof nothing {
  const { ctx, v, w } = scene;
  const spent = v.discard[ctx.you!];
  if (typeof spent !== "object" || !spent.length) return nothing;
  const hidden = v.discard.some((each) => typeof each === "number");
  return html`<div class="ku-side ku-spent ${spent.length > 4 ? "many" : ""}"><h2>${w.spent}<small>${hidden ? w.spentHidden : w.spentHow}</small></h2>
    <ul>${spent.map((number) => {
      const trap = scene.trap(number);
      return html`<li title="${scene.called(trap)}: ${scene.text("trap", trap)}">${part(trap, "-4 -8 50 54")}<span>${scene.called(trap)}</span></li>`;
    })}</ul></div>`;
}
