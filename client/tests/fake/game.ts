/** A small game to try the shell with: lay one or two of your cards, or pass. */
import { html, nothing } from "lit";
import { piece, type Ctx, type Drawing } from "../../src/shell/scene/contract";

interface FakeView {
  readonly round: number;
  readonly row: readonly string[];
  readonly hand: readonly number[];
}

export const drawing: Drawing<Ctx<FakeView>> = {
  status: (ctx) => html`<b>Round ${ctx.view.round}</b>`,
  board: (ctx) =>
    html`<div class="fake-board">${ctx.view.row.map((name, at) => html`<span ${piece(ctx, `row:${at + 1}`, name)}>${name}</span>`)}</div>`,
  player: (ctx, seat) => html`<h2>${ctx.seats[seat]?.name}</h2>`,
  secrets(ctx) {
    if (ctx.you === null) return nothing;
    const seen = new Map<number, number>();
    const nth = (card: number) => {
      const at = seen.get(card) ?? 0;
      seen.set(card, at + 1);
      return at;
    };
    return html`${ctx.view.hand.map((card) => html`<button ${piece(ctx, `hand:${card}`, `Card ${card}`, nth(card))}>${card}</button>`)}`;
  },
  story: (ctx) =>
    ctx.news
      .filter((event) => event.message === "shown")
      .map((event) => ({ events: [event], until: event.n + 1, title: "Cards up" })),
  told: (ctx) => html`<p class="fake-reveal">${ctx.page!.events[0]!.text}</p>`,
};
