/** What the scenes of all games have in common: a scene is the view with names on it. Nothing here is a rule. */
import type { Ctx } from "./contract";

/** The words for seats, which every game's drawing has. */
interface SeatWords {
  you: string;
  player: string;
}

export class GameScene<View, Insights, Things, Words extends SeatWords> {
  /** The game's things in the catalogue. */
  readonly things: Things;

  /** `v` is the view, `w` the drawing's own words. */
  constructor(
    readonly ctx: Ctx<View, Insights, Things>,
    readonly w: Words,
    readonly v: View = ctx.view,
    readonly insights: Insights = ctx.insights,
  ) {
    this.things = ctx.catalogue.catalogue;
  }

  /** What a player is called, "You" for the reader. */
  who(seat: number): string {
    return seat === this.ctx.you ? this.w.you : this.seatName(seat);
  }

  /** A player's name, also for the reader himself. */
  seatName(seat: number): string {
    return this.ctx.seats[seat]?.name || `${this.w.player} ${seat + 1}`;
  }
}

/** A number with its sign: +3, −2. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
