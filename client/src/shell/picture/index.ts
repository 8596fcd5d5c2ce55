/**
 * The drawing of any game that brings none of its own: the game's picture, which the server sends as data, in panels of cards,
 * squares and tables. Cells that choices touch are pieces, as in every drawing.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { Choice, PictureSection } from "../connection/wire";
import { MOST_BUTTONS } from "../page/prompt_bar";
import type { Ctx, Drawing } from "../scene/contract";
import { formOf, isHand } from "./form";
import "./picture.css";
import { section } from "./section";
import { wordsIn } from "./words";

const LAST_EVENTS = 12;

/** Choices that touch nothing on the picture, if they are too many for the prompt bar. */
function listed(ctx: Ctx): Choice[] {
  const plain = ctx.question?.mine ? ctx.question.choices.filter((choice) => !choice.touches.length) : [];
  return plain.length > MOST_BUTTONS ? plain : [];
}

function choices(ctx: Ctx): TemplateResult | typeof nothing {
  const all = listed(ctx);
  if (!all.length) return nothing;
  return html`<section class="pic-panel choices"><h2>${wordsIn(ctx.lang).choices}</h2>
    <div>${all.map((choice) => html`<button type="button" class="small" @click=${() => ctx.take(choice.code)}>${choice.label}</button>`)}</div>
  </section>`;
}

/** What automated pieces would do. */
function forecast(ctx: Ctx): TemplateResult | typeof nothing {
  if (!ctx.wouldDo.length) return nothing;
  return html`<section class="pic-panel forecast"><h2>${wordsIn(ctx.lang).next}</h2>
    <ol>${ctx.wouldDo.map((sentence) => html`<li>${sentence}</li>`)}</ol>
  </section>`;
}

function panel(ctx: Ctx, one: PictureSection): TemplateResult {
  return html`<section class="pic-panel ${formOf(one)}">${one.title ? html`<h2>${one.title}</h2>` : nothing}${section(ctx, one)}</section>`;
}

function key(ctx: Ctx, one: PictureSection): TemplateResult {
  return html`<details class="pic-panel key"><summary>${one.title}</summary>${section(ctx, one)}</details>`;
}

/** What the reader holds is drawn at the lower edge. */
const isMine = (ctx: Ctx, one: PictureSection) => ctx.you !== null && !one.key && isHand(one);

/** Boards and charts stand on their own, the rest beside them. */
function isFigure(one: PictureSection): boolean {
  const form = formOf(one);
  return form === "grid" || form === "chart";
}

function board(ctx: Ctx): TemplateResult {
  const open = ctx.picture.filter((one) => !one.key && !isMine(ctx, one));
  const still = open.every((one) => one.rows.every((row) => row.every((cell) => !cell.id)));
  const figures = open.filter(isFigure);
  return html`<div class="pic-board scroll" tabindex=${still ? "0" : nothing}>
    ${choices(ctx)}
    ${figures.length ? html`<div class="pic-figures">${figures.map((one) => panel(ctx, one))}</div>` : nothing}
    <div class="pic-rest">
      ${open.filter((one) => !isFigure(one)).map((one) => panel(ctx, one))} ${ctx.picture.length ? nothing : story(ctx)} ${ctx.narrow ? forecast(ctx) : nothing}
    </div>
    ${ctx.picture.filter((one) => one.key).map((one) => key(ctx, one))}
  </div>`;
}

/** In the place of a picture where there is none. */
function story(ctx: Ctx): TemplateResult {
  return html`<section class="pic-panel"><h2>${wordsIn(ctx.lang).happened}</h2>
    <ul>${ctx.events.slice(-LAST_EVENTS).map((event) => html`<li>${event.text}</li>`)}</ul>
  </section>`;
}

function secrets(ctx: Ctx): TemplateResult | typeof nothing {
  const held = ctx.picture.filter((one) => isMine(ctx, one));
  if (!held.length) return nothing;
  return html`<div class="pic-held">${held.map((one) => html`<section class="pic-hand"><h2>${one.title} <small>${wordsIn(ctx.lang).onlyYou}</small></h2>${section(ctx, one)}</section>`)}</div>`;
}

function player(ctx: Ctx, seat: number): TemplateResult {
  const w = wordsIn(ctx.lang);
  const one = ctx.seats[seat];
  const mine = seat === ctx.you;
  const asked = ctx.question?.seat === seat;
  const state = [asked ? (mine ? w.yours : w.toAct) : "", one?.kind === "bot" ? w.bot : one?.away ? w.away : ""].filter(
    Boolean,
  );
  const name = one?.name ?? "";
  return html`<div class="pic-player">
    <span class="hb-crest letter" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>
    <h2>${name}${mine ? html` <small>${w.you}</small>` : nothing}</h2>
    ${one?.roles.length ? html`<p class="roles">${one.roles.join(", ")}</p>` : nothing}
    ${state.length ? html`<p class="state ${asked && mine ? "yours" : ""}">${state.join(" · ")}</p>` : nothing}
    ${ctx.score ? html`<p class="points"><b>${ctx.score.scores[seat]}</b> ${w.points}</p>` : nothing}
  </div>`;
}

export const drawing: Drawing = {
  status: (ctx) => html`<b class="pic-title">${ctx.title}</b>`,
  board,
  player,
  secrets,
  common: (ctx) => (ctx.narrow ? nothing : forecast(ctx)),
  serves: (ctx) => ({ codes: new Set(listed(ctx).map((choice) => choice.code)) }),
};
