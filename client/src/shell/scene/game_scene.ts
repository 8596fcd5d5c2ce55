/** What the scenes of all games have in common: a scene is the view with names on it. Nothing here is a rule. */
import type { Happened } from "../connection/wire";
import type { Ctx } from "./contract";

/** The words for seats, which every game's drawing has. */
interface SeatWords {
  you: string;
  player: string;
}

export class GameScene<Words extends SeatWords> {
  /** The game's things in the catalogue. */
  protected readonly things: Record<string, any>;

  /** `v` is the view, `w` the drawing's own words. */
  constructor(
    readonly ctx: Ctx,
    readonly w: Words,
    readonly v: Record<string, any> = ctx.view,
    readonly insights: Record<string, any> = ctx.insights,
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

/** What an event carries: ids and numbers, by the messages of the game. */
export function argsOf(event: Happened): Record<string, any> {
  return event.args;
}

/** A number with its sign: +3, −2. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
