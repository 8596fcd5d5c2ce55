/** The view of Kill the Unicorns with names on it: players, unicorns, traps, where the game is. Nothing here is a rule. */
import type { Happened } from "../../shell/connection/wire";
import type { Ctx, Drawing } from "../../shell/scene/contract";
import { idIn, numberIn } from "../../shell/scene/event_args";
import { GameScene, signed } from "../../shell/scene/game_scene";
import type { Letter } from "./art/unicorns/figure";
import { ITEM, type KuThings } from "./catalogue";
import type { Phase } from "./choices";
import type { KuInsights, Place } from "./insights";
import type { KuView } from "./view";
import { words, type Words } from "./words";

/** What the drawing gets from the shell. */
export type KuCtx = Ctx<KuView, KuInsights, KuThings>;
export type KuDrawing = Drawing<KuCtx>;

export const LETTERS: readonly Letter[] = ["P", "B", "G", "Y", "L"];
/** A trap card is its owner's seat times this, plus the trap. */
const OWNER = 32;

/** What has become of a place of the row in this round. */
export interface Fate {
  unicorn: number;
  seat: number | null;
  total: number | null;
  decoy: boolean;
}

/** Something that lies on a unicorn. */
export interface Attached {
  id: string;
  points: number;
}

/** Hunt cards as written in views: `0+3+4`. */
export function cardsOf(text: string | null | undefined): number[] {
  return text ? text.split("+").map(Number) : [];
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0);
}

export class Scene extends GameScene<KuView, KuInsights, KuThings, Words> {
  constructor(ctx: KuCtx, view?: KuView, insights?: KuInsights) {
    super(ctx, words(), view, insights);
  }

  // Who.

  get count(): number {
    return this.v.power_ready.length;
  }

  get two(): boolean {
    return "secondary" in this.v;
  }

  get teams(): boolean {
    return this.v.stable.length < this.count;
  }

  /** The names of several players, joined. */
  whoAll(seats: readonly number[]): string {
    return seats.map((seat) => this.who(seat)).join(" + ");
  }

  /** The id of a character in play: knight, bard … */
  role(character: number): string {
    return this.roles[this.v.character[character] ?? -1]?.id ?? "";
  }

  get roles(): KuThings["characters"]["character"] {
    return this.things.characters.character;
  }

  stableOf(seat: number): number {
    return seat % this.v.stable.length;
  }

  // What things are called.

  called(id: string): string {
    const name = this.ctx.catalogue.names[id];
    return typeof name === "string" ? name.replace(/^[PBGYLS]\d+ /, "") : id || this.w.aTrap;
  }

  /** The text on a card: of a trap, a power or a thing of the market. */
  text(kind: "trap" | "power" | "item", id: string): string {
    return this.ctx.catalogue.texts[`${kind}-${id.replaceAll("_", "-")}-text`] ?? "";
  }

  /** The id of a trap; empty for one that was open then and may not be looked at any more. */
  trap(number: number): string {
    return this.things.traps.trap[number % OWNER]?.id ?? "";
  }

  setter(card: number): number {
    return Math.floor(card / OWNER);
  }

  // Unicorns.

  id(unicorn: number): string {
    return this.things.unicorns.unicorn[unicorn]!.id;
  }

  number(id: string): number {
    return this.things.unicorns.unicorn.findIndex((each) => each.id === id);
  }

  nameOf(unicorn: number): string {
    return this.called(this.id(unicorn));
  }

  letter(unicorn: number): Letter {
    return LETTERS[this.v.colour[unicorn]!] ?? "L";
  }

  stars(unicorn: number): number {
    return this.insights.stars[unicorn]!;
  }

  colour(index: number): string {
    const id = this.things.unicorns.colours[index];
    return id ? this.called(id) : this.w.noColour;
  }

  colourId(index: number): string {
    return this.things.unicorns.colours[index]!;
  }

  /** Traps pinned to a unicorn and tokens lying on it. */
  attached(unicorn: number): Attached[] {
    const found: Attached[] = [];
    const { pins, tokens } = this.v;
    for (let at = 0; at < pins.length; at += 3) {
      if (pins[at] === unicorn) found.push({ id: this.trap(pins[at + 1]!), points: pins[at + 2]! });
    }
    for (let at = 0; at < tokens.length; at += 2) if (tokens[at] === unicorn) found.push(this.token(tokens[at + 1]!));
    return found;
  }

  private token(item: number): Attached {
    const { market } = this.things;
    if (item === ITEM.horn) return { id: "horn", points: market.horn.points };
    if (item < ITEM.candy) return { id: `dust-${this.colourId(item - ITEM.dust)}`, points: market.dust.points };
    return { id: `candy-${this.colourId(item - ITEM.candy)}`, points: 0 };
  }

  /** A unicorn in words. */
  describe(unicorn: number): string {
    const lying = this.attached(unicorn).map(
      (each) => this.called(each.id) + (each.points ? ` ${signed(each.points)}` : ""),
    );
    return [
      this.nameOf(unicorn),
      this.colour(this.v.colour[unicorn]!),
      this.w.stars(this.stars(unicorn)),
      ...lying,
    ].join(", ");
  }

  // Where the game is.

  get doing(): Phase | "" {
    return this.v.doing[0] ?? "";
  }

  get atMarket(): boolean {
    return this.doing === "market" || (this.v.row.length > 0 && this.v.at >= this.v.row.length);
  }

  get settingTraps(): boolean {
    return this.doing === "traps" || (this.doing === "choose-first" && (this.v.drawn?.length ?? 0) > 0);
  }

  /** The place of the row that is hunted, or -1. */
  get hunted(): number {
    if (this.atMarket || this.settingTraps || this.v.over) return -1;
    return this.v.row[this.v.at]! >= 0 ? this.v.at : -1;
  }

  get lane(): readonly Place[] {
    return this.insights.lane;
  }

  /** The events of this round, oldest first. */
  private thisRound(): readonly Happened[] {
    const events = this.ctx.events;
    const from = events.findLastIndex((event) => event.message === "round-begins");
    return from < 0 ? [] : events.slice(from);
  }

  /** Who or what became of every place that has been hunted; null where a unicorn still stands. */
  fates(): (Fate | null)[] {
    const at: Fate[] = [];
    let place = -1;
    let total: number | null = null;
    for (const event of this.thisRound()) {
      const { message, args } = event;
      if (message === "unicorn-appears")
        at[numberIn(args, "place") - 1] = {
          unicorn: this.number(idIn(args, "unicorn")),
          seat: null,
          total: null,
          decoy: false,
        };
      else if (message === "hunt-begins") [place, total] = [numberIn(args, "place") - 1, null];
      else if (message === "leads" || message === "leads-secondary") total = numberIn(args, "total");
      else if (message === "captor-changes") total = null;
      else if (/^decoy/.test(message) && at[place]) at[place]!.decoy = true;
      else if (message === "captures" && at[place]) Object.assign(at[place]!, { seat: numberIn(args, "seat"), total });
    }
    return this.v.row.map((unicorn, index) => (unicorn >= 0 ? null : (at[index] ?? null)));
  }
}
