/** The page: on a desk everything at once, in the hand one leaf at a time. */
import { html, nothing, type TemplateResult } from "lit";
import { buttons, saying } from "./bar";
import type { Ctx, Drawing } from "./drawing";
import * as icons from "./icons";
import { notices } from "./notices";
import { chip, scrubber } from "./scrubber";
import type { HbTable } from "./shell";
import { side } from "./side";

export type Tab = "board" | "me" | "others" | "log";

/** A drawing that fails must not take the table with it. */
export function drawn<T>(t: HbTable, draw: () => T): T | TemplateResult {
  try {
    return draw();
  } catch (problem) {
    console.error(problem);
    return html`<p class="undrawn">${t.words("noScript")}</p>`;
  }
}

function menuButton(t: HbTable): TemplateResult {
  return html`<button type="button" class="hb-icon menu-button" aria-label=${t.words("menu")} aria-haspopup="dialog"
    @click=${() => t.show("menu")}>${icons.menu}</button>`;
}

/** Classes of the outermost frame. */
function frame({ store }: HbTable): string {
  return `${store.moment ? "past" : ""} ${store.choices.length ? "to-act" : ""} ${store.line}`;
}

/** Clockwise, the reader last. */
function order(t: HbTable, ctx: Ctx): number[] {
  if (t.drawing?.order) return t.drawing.order(ctx);
  const last = ctx.you ?? ctx.seats.length - 1;
  return ctx.seats.map((_, at) => (last + 1 + at) % ctx.seats.length);
}

function players(t: HbTable, ctx: Ctx, drawing: Drawing, seats: number[]): TemplateResult {
  return html`<section class="players" aria-label=${t.words("players")} data-zone="players">
    ${drawn(t, () => drawing.common?.(ctx))} ${seats.map((seat) => player(t, ctx, drawing, seat))}
  </section>`;
}

function player(t: HbTable, ctx: Ctx, drawing: Drawing, seat: number): TemplateResult {
  const one = ctx.seats[seat];
  const presence = one?.kind === "bot" ? "bot" : one?.away ? "away" : one?.online ? "online" : "gone";
  const asked = t.store.question?.seat === seat ? "asked" : "";
  return html`<section class="player ${presence} ${asked} ${seat === ctx.you ? "me" : ""}" aria-label=${one?.name ?? ""}>
    ${drawn(t, () => drawing.player(ctx, seat))}
  </section>`;
}

/** Is the score in the place of the board? */
function ended(t: HbTable): boolean {
  return t.store.over && !t.store.moment && t.scoreShown && !t.reveal;
}

function board(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult {
  const over = ended(t);
  const body = over ? t.later?.endScreen(t, ctx) : t.reveal ? t.reveal.body : drawn(t, () => drawing.board(ctx));
  return html`<section class="board ${over ? "ended" : ""} ${t.reveal ? "revealing" : ""}" aria-label=${t.words("board")} data-zone="board">
    ${body} ${notices(t)}
    ${t.store.over && ctx.moment ? html`<div class="hb-note fork">${t.later?.forkForm(t)}</div>` : nothing}
  </section>`;
}

function secrets(t: HbTable, hand: unknown): TemplateResult | typeof nothing {
  if (hand === nothing) return nothing;
  return html`<section class="secrets" aria-label=${t.words("secrets")} data-zone="secrets">${hand}</section>`;
}

export function desk(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult {
  const hand = drawn(t, () => drawing.secrets(ctx));
  return html`<div class="desk ${frame(t)} ${hand === nothing ? "handless" : ""}" @pointerover=${t.onPoint} @focusin=${t.onPoint}>
    <header class="bar">
      ${menuButton(t)}
      <div class="status">${drawn(t, () => drawing.status(ctx))}</div>
      ${saying(t, t.reveal)} ${buttons(t, t.reveal)}
    </header>
    ${players(t, ctx, drawing, order(t, ctx))} ${board(t, ctx, drawing)} ${secrets(t, hand)} ${side(t, ctx)} ${scrubber(t)}
    ${drawing.defs?.()}
  </div>`;
}

export function handHeld(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult {
  const { words, store } = t;
  const tabs: Tab[] = store.you === null ? ["board", "others", "log"] : ["board", "me", "others", "log"];
  const unseen = t.tab === "log" ? 0 : store.news.length;
  return html`<div class="hand-held ${frame(t)} tab-${t.tab}" @pointerover=${t.onPoint} @focusin=${t.onPoint}>
    <header class="bar">${menuButton(t)}<div class="status">${drawn(t, () => drawing.status(ctx))}</div>${chip(t)}</header>
    <nav class="hb-tabs" aria-label=${words("board")}>
      ${tabs.map((tab) => html`<button type="button" aria-pressed=${t.tab === tab} @click=${() => t.turnTo(tab)}>
        ${words(tab)}${tab === "log" && unseen ? html`<i>${unseen}</i>` : nothing}</button>`)}
    </nav>
    <div class="leaf">${leaf(t, ctx, drawing)}</div>
    <footer class="acting">${saying(t, t.reveal)} ${buttons(t, t.reveal)}</footer>
    ${drawing.defs?.()}
  </div>`;
}

function leaf(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult {
  if (t.tab === "log") return html`${side(t, ctx)} ${scrubber(t)}`;
  const hand = t.tab === "others" ? nothing : secrets(t, drawn(t, () => drawing.secrets(ctx)));
  if (t.tab === "board") return html`${board(t, ctx, drawing)} ${ended(t) ? nothing : hand}`;
  const shown = order(t, ctx).filter((seat) => (t.tab === "me") === (seat === ctx.you));
  return html`${players(t, ctx, drawing, shown)} ${hand}`;
}
