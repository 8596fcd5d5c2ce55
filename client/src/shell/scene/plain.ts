/** A drawing for any game that has none of its own: names, and the choices as buttons. */
import { html, nothing } from "lit";
import type { Drawing } from "./contract";

export const drawing: Drawing = {
  status: (ctx) => html`<b>${ctx.events.length}</b>`,
  board: (ctx) => html`<div class="plain-board">
    <ol>${ctx.events.slice(-12).map((event) => html`<li>${event.text}</li>`)}</ol>
    ${ctx.question?.mine
      ? html`<ul>${ctx.question.choices.map((choice) => html`<li><button type="button" class="small" @click=${() => ctx.take(choice.code)}>${choice.label}</button></li>`)}</ul>`
      : nothing}
  </div>`,
  player: (ctx, seat) => html`<h2>${ctx.seats[seat]?.name}</h2>`,
  secrets: () => nothing,
};
