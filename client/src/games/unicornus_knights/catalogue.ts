/** The game's things in the catalogue, as its `content/*.toml` has them: those fields that the drawing reads. */
import type { Temper } from "./insights";

/** What has an id; names and texts are found by it. */
interface Thing {
  readonly id: string;
}

/** A hero or a princess. */
export interface UnitCard extends Thing {
  readonly life: number;
  readonly command: number;
  /** Heroes only: a title, dice tables of six letters (H, M, L), and the price of a power that is paid for. */
  readonly title?: string;
  readonly attack?: string;
  readonly defence?: string;
  readonly price?: number;
}

export interface EnemyCard extends Thing {
  readonly life: number;
  /** Combat power; without it, it depends. */
  readonly cp?: number;
  readonly personality: Temper;
  readonly no_fate: boolean;
}

export interface SupportCard extends Thing {
  readonly when: "turn" | "before_roll" | "after_roll" | "ongoing";
}

export interface EventCard extends Thing {
  /** Letters; O stays in force. */
  readonly kind: string;
}

export type Side = "empire" | "kingdom" | "princess";

export interface UkThings {
  readonly kingdom: { readonly kingdom: readonly UnitCard[] };
  readonly princesses: { readonly princess: readonly UnitCard[] };
  readonly empire: { readonly empire: readonly EnemyCard[] };
  /** Spaces from the middle round, each its terrain and what is printed on it: `road d2 r1`. */
  readonly tiles: { readonly tile: readonly (Thing & { readonly side: Side; readonly spaces: readonly string[] })[] };
  readonly terrain: { readonly terrain: readonly (Thing & { readonly defence: number })[] };
  readonly support: { readonly support: readonly SupportCard[] };
  readonly fate: { readonly fate: readonly Thing[] };
  readonly events: { readonly event: readonly EventCard[] };
  /** Of each place of a map: what lies there, and its two coordinates. */
  readonly maps: { readonly map: readonly (Thing & { readonly goal: string; readonly slots: readonly string[] })[] };
}
