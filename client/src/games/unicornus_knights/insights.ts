/** What the table works out of a view, as `screen/insights.py` and the files beside it say it. */

export type Temper = "defensive" | "normal" | "aggressive";

/** How likely a roll can wipe the enemy out, how likely it must kill, and the least damage on average. */
export interface Prospects {
  readonly wins: number;
  readonly dies: number;
  readonly harm: number;
}

/** What the space beside a unit would cost it; or the rule that bars it. */
export interface Move {
  readonly space: number;
  readonly cost: number;
  readonly barred: string;
  /** Where an enemy stands: -1 for soldiers without a commander. */
  readonly enemy?: number;
  readonly soldiers?: number;
  readonly power?: number;
  readonly dice?: number;
  readonly prospects?: Prospects;
  /** The princess only. */
  readonly harm?: number;
}

export interface UnitSums {
  readonly unit: number;
  readonly command: number;
  readonly life: number;
  readonly left: number;
  readonly collect: number;
  readonly recruit: number;
  readonly distance: number;
  readonly moves: readonly Move[];
}

export interface CommanderSums {
  readonly enemy: number;
  readonly power: number;
  readonly life: number;
  readonly left: number;
  readonly soldiers: number;
  readonly total: number;
  readonly temper: Temper;
  readonly harm: number;
}

/** An enemy unit, and the spaces that it would move to. */
export interface EnemyUnit {
  readonly space: number;
  readonly enemy: number;
  readonly soldiers: number;
  readonly temper: Temper;
  readonly decoyed: boolean;
  readonly ways: readonly number[];
}

/** Who would come to a unit, if it stood on this space. */
export interface Threat {
  readonly unit: number;
  readonly space: number;
  readonly attackers: readonly { readonly space: number; readonly enemy: number; readonly sure: boolean }[];
  readonly expected: number;
  readonly worst: number;
  readonly fatal: boolean;
}

/** Commanders that would be bound to a unit, or join it, on this space. */
export interface Fated {
  readonly unit: number;
  readonly space: number;
  readonly bound: readonly number[];
  readonly joins: readonly number[];
}

/** A hero's battle; a volley has of it no `dice`, `power` and `shield`. */
interface HeroBattle {
  readonly unit: number;
  readonly dice: {
    readonly soldiers: number;
    readonly defence: number;
    readonly other: number;
    readonly total: number;
  };
  readonly power: number;
  readonly shield: number;
  readonly prospects: Prospects;
  /** Dice are picked to be rolled again, not to be assigned. */
  readonly again: boolean;
  /** Of so many results it is known how many dice are picked. */
  readonly counted: number;
  /** For every handful that can still be made: off the enemy's power, damage left, soldiers that fall, wounds of the commander. */
  readonly ways: Readonly<Record<string, readonly number[]>>;
  /** Before a battle that can be refused: what going elsewhere costs. */
  readonly retreats: readonly { readonly space: number; readonly cost: number }[];
}

/** The princess's. */
interface HerBattle {
  readonly soldiers: number;
  readonly commander: number;
  readonly times: number;
  readonly blow: number;
  readonly kept_off: number;
  readonly taken: number;
  readonly harm: number;
}

/** The battle that is being fought, whosever it is: at each step of it, what is known then. */
export type Battle = { readonly space: number } & Partial<HeroBattle> & Partial<HerBattle>;

/** One action of the princess to come. */
export interface Wish {
  readonly why: "nowhere" | "too-dear" | "closer" | "around" | "steered";
  readonly weighed: readonly { readonly space: number; readonly cost: number; readonly distance: number }[];
  readonly spaces: readonly number[];
  readonly cost: number;
  readonly stops: string;
  readonly harm?: readonly number[];
  readonly collects?: number;
}

export interface Plan {
  readonly actions: readonly Wish[];
  readonly left: number;
  readonly stops: string;
  readonly at: number;
  readonly arrives?: boolean;
}

/** Rounds and moves are null without a limit. */
export interface Countdown {
  readonly rounds: number | null;
  readonly needs: number;
  readonly moves: number | null;
  readonly late: boolean;
}

/** Whom a hero could send to, and how many resources go with a soldier. */
export interface Supply {
  readonly unit: number;
  readonly to: readonly number[];
  readonly escort: number;
}

interface Sums {
  readonly goal: number;
  readonly units: readonly UnitSums[];
  readonly commanders: readonly CommanderSums[];
  readonly enemies: readonly EnemyUnit[];
  readonly threats: readonly Threat[];
  readonly fates: readonly Fated[];
  readonly waiting: readonly number[];
  readonly battle: Battle | null;
  readonly countdown: Countdown;
  readonly plan: Plan | null;
  readonly supply: readonly Supply[];
}

/** Nothing before the map lies there. */
export type UkInsights = Partial<Sums>;
