/** The view of Unicornus Knights with names on it: units, the empire, the step of the round. Nothing here is a rule. */
import type { Ctx, Drawing } from "../../shell/scene/contract";
import { GameScene } from "../../shell/scene/game_scene";
import type { EnemyCard, EventCard, SupportCard, UkThings, UnitCard } from "./catalogue";
import type { Phase } from "./choices";
import type { Battle, CommanderSums, EnemyUnit, Plan, Temper, Threat, UkInsights, UnitSums } from "./insights";
import { landOf, type Hex, type Land } from "./map/hexes";
import type { UkView } from "./view";
import { words, type Words } from "./words";

/** What the drawing gets from the shell. */
export type UkCtx = Ctx<UkView, UkInsights, UkThings>;
export type UkDrawing = Drawing<UkCtx>;

export const PRINCESS = 0;
/** The card of a place that no hero has taken. */
const NOBODY: UnitCard = { id: "", life: 0, command: 0 };
export const TEMPERS: readonly Temper[] = ["defensive", "normal", "aggressive"];

/** A frame of the rules that is under way: its name and its open numbers. */
export type Doing = readonly [Phase, ...number[]];

export class Scene extends GameScene<UkView, UkInsights, UkThings, Words> {
  readonly land: Land | null;

  constructor(ctx: UkCtx, view?: UkView, insights?: UkInsights) {
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
    return this.v.at.map((_, unit) => unit).filter((unit) => this.v.at[unit]! >= 0);
  }

  get heroes(): readonly UnitCard[] {
    return this.things.kingdom.kingdom;
  }

  unitId(unit: number): string {
    return unit === PRINCESS ? "princess" : (this.heroes[this.v.who[unit]!]?.id ?? "");
  }

  /** The hero's or the princess's card in the catalogue. */
  card(unit: number): UnitCard {
    const cards = unit === PRINCESS ? this.things.princesses.princess : this.heroes;
    return cards[this.v.who[unit]!] ?? NOBODY;
  }

  unitName(unit: number): string {
    return this.name(this.unitId(unit));
  }

  numberOf(unitId: string): number {
    return unitId ? this.v.who.findIndex((_, unit) => this.unitId(unit) === unitId) : -1;
  }

  /** A letter or two that no other unit has. */
  letter(unit: number): string {
    if (unit === PRINCESS) return "P";
    const name = this.unitName(unit).replace(/^Mad\S+ /, "");
    const alike = this.v.who.some(
      (_, other) =>
        other > 0 &&
        other !== unit &&
        this.v.who[other]! >= 0 &&
        this.unitName(other).replace(/^Mad\S+ /, "")[0] === name[0],
    );
    return alike ? name.slice(0, 2) : name.slice(0, 1);
  }

  unitsOf(seat: number): number[] {
    return this.v.owner.map((_, unit) => unit).filter((unit) => unit !== PRINCESS && this.v.owner[unit] === seat);
  }

  sums(unit: number): UnitSums | null {
    return this.insights.units?.find((each) => each.unit === unit) ?? null;
  }

  life(unit: number): number {
    return this.sums(unit)?.life ?? this.card(unit).life;
  }

  command(unit: number): number {
    return this.sums(unit)?.command ?? this.card(unit).command;
  }

  unitAt(space: number): number {
    return this.v.at.indexOf(space);
  }

  // The empire.

  enemyId(enemy: number): string {
    return enemy < 0 ? "soldiers" : this.enemyCard(enemy).id;
  }

  enemyNumber(id: string): number {
    return this.things.empire.empire.findIndex((each) => each.id === id);
  }

  enemyName(enemy: number): string {
    return this.name(this.enemyId(enemy));
  }

  enemyCard(enemy: number): EnemyCard {
    return this.things.empire.empire[enemy]!;
  }

  commander(enemy: number): CommanderSums | null {
    return this.insights.commanders?.find((each) => each.enemy === enemy) ?? null;
  }

  enemyAt(space: number): number {
    return this.v.enemy_at.indexOf(space);
  }

  temper(enemy: number): Temper {
    return this.commander(enemy)?.temper ?? this.enemyCard(enemy).personality;
  }

  fateId(fate: number): string {
    return this.things.fate.fate[fate]?.id ?? "";
  }

  supportId(card: number): string {
    return this.support(card).id;
  }

  support(card: number): SupportCard {
    return this.things.support.support[card]!;
  }

  eventId(event: number): string {
    return this.eventCard(event).id;
  }

  eventCard(event: number): EventCard {
    return this.things.events.event[event]!;
  }

  terrainName(hex: Hex): string {
    return this.name(hex.terrain);
  }

  // What is going on.

  doing(phase: Phase): Doing | null {
    return this.v.doing.findLast((frame): frame is Doing => frame[0] === phase) ?? null;
  }

  /** The hero whose turn it is, or -1. */
  get actor(): number {
    return this.doing("turn")?.[1] ?? -1;
  }

  /** Is the reader to say where the princess goes? */
  get steering(): boolean {
    return this.ctx.question?.mine === true && this.v.doing.at(-1)?.[0] === "princess-step";
  }

  /** Whom the numbers on the map are for: the hero in turn, else the one of the reader's that is next. */
  get looking(): number {
    const [battle, send] = [this.doing("battle"), this.v.draft];
    return this.actor >= 0 ? this.actor : battle ? battle[1]! : send ? send[0]! : -1;
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

  get battle(): Battle | null {
    return this.insights.battle ?? null;
  }

  get threats(): readonly Threat[] {
    return this.insights.threats ?? [];
  }

  get enemies(): readonly EnemyUnit[] {
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
