/** The view of Unicornus Knights with names on it: units, the empire, the step of the round. Nothing here is a rule. */
import type { Phase } from "./choices";
import type { Ctx } from "../../shell/scene/contract";
import { GameScene } from "../../shell/scene/game_scene";
import { landOf, type Hex, type Land } from "./map/hexes";
import { words, type Words } from "./words";

export const PRINCESS = 0;
export const TEMPERS = ["defensive", "normal", "aggressive"] as const;
export type Temper = (typeof TEMPERS)[number];

/** What the space beside a unit would cost it, as `insights` says. */
export interface Move {
  space: number;
  cost: number;
  barred: string;
  enemy?: number;
  soldiers?: number;
  power?: number;
  dice?: number;
  prospects?: Prospects;
  harm?: number;
}

/** How likely a roll can wipe the enemy out, how likely it must kill, and the least damage on average. */
export interface Prospects {
  wins: number;
  dies: number;
  harm: number;
}

/** The battle that is being fought, as `insights` says. */
export interface Fight {
  space: number;
  dice?: { soldiers: number; defence: number; other: number; total: number };
  power: number;
  shield: number;
  prospects?: Prospects;
  /** Dice are picked to be rolled again, not to be assigned. */
  again?: boolean;
  /** Of so many results it is known how many dice are picked. */
  counted?: number;
  /** For every handful that can still be made: off the enemy's power, damage left, soldiers that fall, wounds of the commander. */
  ways?: Record<string, number[]>;
  /** Before a battle that can be refused: what going elsewhere costs. */
  retreats?: { space: number; cost: number }[];
}

/** The princess's. */
export interface HerFight {
  soldiers: number;
  commander: number;
  times: number;
  kept_off: number;
  taken: number;
  harm: number;
}

export interface UnitSums {
  unit: number;
  command: number;
  life: number;
  left: number;
  collect: number;
  recruit: number;
  distance: number;
  moves: Move[];
}

export interface CommanderSums {
  enemy: number;
  power: number;
  life: number;
  left: number;
  soldiers: number;
  total: number;
  temper: Temper;
  harm: number;
}

export interface EnemyUnit {
  space: number;
  enemy: number;
  soldiers: number;
  temper: Temper;
  decoyed: boolean;
  ways: number[];
}

export interface Threat {
  unit: number;
  space: number;
  attackers: { space: number; enemy: number; sure: boolean }[];
  expected: number;
  worst: number;
  fatal: boolean;
}

/** One action of the princess to come. */
export interface Wish {
  why: "nowhere" | "too-dear" | "closer" | "around" | "steered";
  weighed: { space: number; cost: number; distance: number }[];
  spaces: number[];
  cost: number;
  stops: string;
  harm?: number[];
  collects?: number;
}

export interface Plan {
  actions: Wish[];
  left: number;
  stops: string;
  at: number;
  arrives?: boolean;
}

/** A frame of the rules that is under way: its name and its open numbers. */
export type Doing = [name: string, ...fields: number[]];

export class Scene extends GameScene<Words> {
  readonly land: Land | null;

  constructor(ctx: Ctx, view?: Record<string, any>, insights?: Record<string, any>) {
    super(ctx, words(), view, insights);
    this.land = landOf(ctx.catalogue, this.v.map, this.v.tiles);
  }

  // Names and texts.

  name(id: string): string {
    return this.ctx.catalogue.names[id] ?? id;
  }

  text(kind: string, id: string): string {
    return this.ctx.catalogue.texts[`${kind}-${id.replaceAll("_", "-")}-text`] ?? "";
  }

  /** "Gilded Market (west)" */
  where(space: number): string {
    const hex = this.land?.hexes[space];
    return hex ? this.name(hex.id) : "";
  }

  tileName(place: number): string {
    return this.name(this.land!.tiles[place]!.id);
  }

  // Kingdom units.

  /** All that stand on the map, the princess first. */
  get units(): number[] {
    return (this.v.at as number[]).map((_, unit) => unit).filter((unit) => this.v.at[unit] >= 0);
  }

  get heroes(): any[] {
    return this.things.kingdom.kingdom;
  }

  unitId(unit: number): string {
    return unit === PRINCESS ? "princess" : (this.heroes[this.v.who[unit]]?.id ?? "");
  }

  /** The hero's or the princess's card in the catalogue. */
  card(unit: number): Record<string, any> {
    return (
      (unit === PRINCESS ? this.things.princesses.princess[this.v.who[unit]] : this.heroes[this.v.who[unit]]) ?? {}
    );
  }

  unitName(unit: number): string {
    return this.name(this.unitId(unit));
  }

  numberOf(unitId: string): number {
    return (this.v.who as number[]).findIndex((_, unit) => this.unitId(unit) === unitId);
  }

  /** A letter or two that no other unit has. */
  letter(unit: number): string {
    if (unit === PRINCESS) return "P";
    const name = this.unitName(unit).replace(/^Mad\S+ /, "");
    const alike = (this.v.who as number[]).some(
      (_, other) =>
        other > 0 &&
        other !== unit &&
        this.v.who[other] >= 0 &&
        this.unitName(other).replace(/^Mad\S+ /, "")[0] === name[0],
    );
    return alike ? name.slice(0, 2) : name.slice(0, 1);
  }

  unitsOf(seat: number): number[] {
    return (this.v.owner as (number | null)[])
      .map((_, unit) => unit)
      .filter((unit) => unit !== PRINCESS && this.v.owner[unit] === seat);
  }

  sums(unit: number): UnitSums | null {
    return this.insights.units?.find((each: UnitSums) => each.unit === unit) ?? null;
  }

  life(unit: number): number {
    return this.sums(unit)?.life ?? this.card(unit).life ?? 0;
  }

  command(unit: number): number {
    return this.sums(unit)?.command ?? this.card(unit).command ?? 0;
  }

  unitAt(space: number): number {
    return (this.v.at as number[]).indexOf(space);
  }

  // The empire.

  enemyId(enemy: number): string {
    return enemy < 0 ? "soldiers" : this.things.empire.empire[enemy].id;
  }

  enemyNumber(id: string): number {
    return this.things.empire.empire.findIndex((each: { id: string }) => each.id === id);
  }

  enemyName(enemy: number): string {
    return this.name(this.enemyId(enemy));
  }

  enemyCard(enemy: number): Record<string, any> {
    return this.things.empire.empire[enemy];
  }

  commander(enemy: number): CommanderSums | null {
    return this.insights.commanders?.find((each: CommanderSums) => each.enemy === enemy) ?? null;
  }

  enemyAt(space: number): number {
    return (this.v.enemy_at as number[]).indexOf(space);
  }

  temper(enemy: number): Temper {
    return this.commander(enemy)?.temper ?? this.enemyCard(enemy)?.personality ?? "normal";
  }

  fateId(fate: number): string {
    return this.things.fate.fate[fate]?.id ?? "";
  }

  supportId(card: number): string {
    return this.things.support.support[card].id;
  }

  support(card: number): Record<string, any> {
    return this.things.support.support[card];
  }

  eventId(event: number): string {
    return this.things.events.event[event].id;
  }

  eventCard(event: number): Record<string, any> {
    return this.things.events.event[event];
  }

  terrainName(hex: Hex): string {
    return this.name(hex.terrain);
  }

  // What is going on.

  doing(phase: Phase): Doing | null {
    return (this.v.doing as Doing[]).findLast((frame) => frame[0] === phase) ?? null;
  }

  /** The hero whose turn it is, or -1. */
  get actor(): number {
    return this.doing("turn")?.[1] ?? -1;
  }

  /** Is the reader to say where the princess goes? */
  get steering(): boolean {
    return this.ctx.question?.mine === true && (this.v.doing as Doing[]).at(-1)?.[0] === "princess-step";
  }

  /** Whom the numbers on the map are for: the hero in turn, else the one of the reader's that is next. */
  get looking(): number {
    const [battle, send] = [this.doing("battle"), this.v.draft];
    return this.actor >= 0 ? this.actor : battle ? battle[1]! : send ? send[0] : -1;
  }

  /** 0 dawn, 1 event, 2 players, 3 princess, 4 enemies, 5 dusk; -1 before. */
  get step(): number {
    const order: Phase[] = ["start-of-round", "event", "turn", "princess-step", "enemy-step", "arrivals"];
    const found = order.findIndex((phase) => this.doing(phase));
    if (found >= 0) return found === 4 && this.doing("event") ? 1 : found;
    const at = this.doing("rounds")?.[1] ?? -1;
    return at <= 1 ? (this.v.round ? 0 : -1) : at <= 3 ? at - 2 : at <= 5 ? 2 : at <= 7 ? 3 : at <= 9 ? 4 : 5;
  }

  get plan(): Plan | null {
    return this.insights.plan ?? null;
  }

  get battle(): (Fight & HerFight) | null {
    return this.insights.battle ?? null;
  }

  get threats(): Threat[] {
    return this.insights.threats ?? [];
  }

  get enemies(): EnemyUnit[] {
    return this.insights.enemies ?? [];
  }

  /** The actions that a hero has left in this turn. */
  actions(unit: number): number | null {
    const turn = this.doing("turn");
    return turn && turn[1] === unit ? turn[2]! : null;
  }

  /** Has this hero had its turn in this round? */
  acted(unit: number): boolean {
    return Boolean(((this.doing("rounds")?.[2] ?? 0) >> unit) & 1);
  }
}
