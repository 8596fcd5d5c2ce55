/** The layout of the table: everything at once on a wide screen (`desk`), one tab at a time on a phone (`handHeld`). */
import { html, nothing, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";
import type { Ctx, Drawing } from "../scene/contract";
import { connectionChip } from "./connection_chip";
import * as icons from "./icons";
import { side } from "./log";
import { notices } from "./notices";
import { buttons, sentence } from "./prompt_bar";

export type Tab = "board" | "me" | "others" | "log";

/** Runs a part of a game's drawing; if it throws, a sentence stands in its place and the rest of the table goes on. */
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
function frame({ store, story }: HbTable): string {
  return `${store.moment ? "past" : ""} ${store.choices.length && !story.page ? "to-act" : ""} ${store.line}`;
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
  const asked = t.store.question?.seat === seat && !ctx.page ? "asked" : "";
  return html`<section class="player ${presence} ${asked} ${seat === ctx.you ? "me" : ""}" aria-label=${one?.name ?? ""}>
    ${drawn(t, () => drawing.player(ctx, seat))}
  </section>`;
}

/** Is the score in the place of the board? */
function ended(t: HbTable): boolean {
  return t.store.over && !t.store.moment && t.scoreShown && !t.story.page;
}

function board(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult {
  const over = ended(t);
  const body = over
    ? t.panels?.endScreen(t, ctx)
    : ctx.page && drawing.told
      ? drawn(t, () => drawing.told!(ctx))
      : drawn(t, () => retold(t, ctx, drawing) ?? drawing.board(ctx));
  return html`<section class="board ${over ? "ended" : ""} ${ctx.page ? "telling" : ""}" aria-label=${t.words("board")} data-zone="board">
    ${body} ${notices(t)}
  </section>`;
}

/** An earlier moment in the middle of a step: the board at the end of the step would show too much. */
function retold(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult | null {
  const { moment, log } = t.store;
  const event = moment ? log[moment.events - 1] : undefined;
  return event && log[moment!.events]?.ply === event.ply ? (drawing.retold?.(ctx, event) ?? null) : null;
}

function secrets(t: HbTable, hand: unknown): TemplateResult | typeof nothing {
  if (hand === nothing) return nothing;
  return html`<section class="secrets" aria-label=${t.words("secrets")} data-zone="secrets">${hand}</section>`;
}

/** What the reader holds; nothing once the game is over. */
function held(t: HbTable, ctx: Ctx, drawing: Drawing): unknown {
  return t.store.over && !ctx.moment && !ctx.page ? nothing : drawn(t, () => drawing.secrets(ctx));
}

function scrub(t: HbTable): TemplateResult {
  return html`<footer class="scrub">${t.panels?.scrubber(t)} ${connectionChip(t)}</footer>`;
}

export function desk(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult {
  const hand = held(t, ctx, drawing);
  return html`<div class="desk ${frame(t)} ${hand === nothing ? "handless" : ""}" @pointerover=${t.onPoint} @focusin=${t.onPoint}>
    <header class="bar">
      ${menuButton(t)}
      <div class="status">${drawn(t, () => drawing.status(ctx))}</div>
      ${sentence(t)} ${buttons(t)}
    </header>
    ${players(t, ctx, drawing, order(t, ctx))} ${board(t, ctx, drawing)} ${secrets(t, hand)} ${side(t, ctx)} ${scrub(t)}
    ${drawing.defs?.()}
  </div>`;
}

export function handHeld(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult {
  const { words, store } = t;
  const tabs: Tab[] = store.you === null ? ["board", "others", "log"] : ["board", "me", "others", "log"];
  const unseen = t.tab === "log" ? 0 : store.news.length;
  return html`<div class="hand-held ${frame(t)} tab-${t.tab}" @pointerover=${t.onPoint} @focusin=${t.onPoint}>
    <header class="bar">${menuButton(t)}<div class="status">${drawn(t, () => drawing.status(ctx))}</div>${connectionChip(t)}</header>
    <nav class="hb-tabs" aria-label=${words("board")}>
      ${tabs.map(
        (tab) => html`<button type="button" aria-pressed=${t.tab === tab} @click=${() => t.turnTo(tab)}>
        ${words(tab)}${tab === "log" && unseen ? html`<i>${unseen}</i>` : nothing}</button>`,
      )}
    </nav>
    <div class="leaf">${leaf(t, ctx, drawing)}</div>
    <footer class="acting">${sentence(t)} ${buttons(t)}</footer>
    ${drawing.defs?.()}
  </div>`;
}

function leaf(t: HbTable, ctx: Ctx, drawing: Drawing): TemplateResult {
  if (t.tab === "log") return html`${side(t, ctx)} ${scrub(t)}`;
  const hand = t.tab === "others" ? nothing : secrets(t, held(t, ctx, drawing));
  if (t.tab === "board") return html`${board(t, ctx, drawing)} ${hand}`;
  const shown = order(t, ctx).filter((seat) => (t.tab === "me") === (seat === ctx.you));
  return html`${players(t, ctx, drawing, shown)} ${hand}`;
}
