/** What the reader can do, each as a message to the table: choose, undo, rewind, vote, chat, look at an earlier moment. */
import type { Connection } from "../connection/connection";
import type { Store } from "../connection/store";
import { picksFor } from "./selection";

const LOOK_EVERY = 90;

export class Actions {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = "";
  /** How many events the requested moment has, if it ends in the middle of a step. */
  upTo: number | null = null;

  constructor(
    private readonly store: Store,
    private readonly connection: Connection,
  ) {}

  /** Takes a choice that is on offer now. */
  take(code: number): void {
    const { update, moment, choices } = this.store;
    const choice = choices.find((one) => one.code === code);
    if (!update || moment || !choice) return;
    this.store.sent = {
      cid: this.connection.send({ t: "act", ply: update.ply, code }),
      ply: update.ply,
      label: choice.label,
    };
    this.present();
  }

  /** All that has happened counts as shown. */
  present(): void {
    this.store.seen(this.store.log.length);
  }

  undo(): void {
    const { update, moment } = this.store;
    if (update?.question?.can_undo && !moment) this.connection.send({ t: "undo", ply: update.ply });
  }

  /** Takes back all of this turn that can be. */
  restart(): void {
    const { update, moment } = this.store;
    if (update?.question?.can_undo && !moment) this.connection.send({ t: "undo", ply: update.ply, all: true });
  }

  /** Asks to go back to the moment that is shown. */
  rewind(): void {
    const ply = this.store.moment?.ply;
    if (ply === undefined) return;
    this.connection.send({ t: "rewind", ply });
    this.live();
  }

  vote(ask: number, yes: boolean): void {
    this.connection.send({ t: "vote", ask, yes });
  }

  say(text: string): void {
    if (text.trim()) this.connection.send({ t: "say", text: text.trim() });
  }

  away(away: boolean): void {
    this.connection.send({ t: "away", away });
  }

  /** Lets a bot play for an absent player, or asks the others whether it may. */
  standIn(seat: number): void {
    this.connection.send({ t: "stand-in", seat });
  }

  rename(name: string): void {
    if (name.trim()) this.connection.send({ t: "rename", name: name.trim() });
  }

  hint(): void {
    if (this.store.choices.length && !this.store.telling) this.connection.send({ t: "hint" });
  }

  /** Picks the pieces of the hinted choice. */
  pickHint(): void {
    const { hint, choices } = this.store;
    const choice = choices.find((one) => one.code === hint?.code);
    if (choice?.touches.length) this.store.picks = picksFor(choice);
    else if (choice) this.take(choice.code);
    this.store.dropHint();
  }

  look(ply: number, upTo: number | null = null): void {
    clearTimeout(this.timer);
    this.upTo = upTo;
    if (this.store.update?.view) this.wanted = this.connection.send({ t: "look", ply });
  }

  /** Requests the moment that is shown once more: the rules may have hidden a part of it since. */
  lookAgain(): void {
    const { moment, update } = this.store;
    if (!moment) return;
    if (moment.ply <= (update?.ply ?? 0)) this.look(moment.ply, this.upTo);
    else this.live();
  }

  /** While the scrubber is dragged: requests the newest position, a few times a second. */
  lookSoon(ply: number): void {
    clearTimeout(this.timer);
    if (ply >= (this.store.update?.ply ?? 0)) this.live();
    else this.timer = setTimeout(() => this.look(ply), LOOK_EVERY);
  }

  /** Is this the answer to the last look, and is it still wanted? */
  wants(cid: string): boolean {
    return cid === this.wanted;
  }

  live(): void {
    clearTimeout(this.timer);
    this.wanted = "";
    this.store.moment = null;
    this.store.changed();
  }
}
