/** What the table works out of a view, as `screen/insights.py` says it. Lists run over stables, inner lists over colours. */
import type { WareKind } from "./catalogue";

/** One step of the hunt in order of play. */
export interface Place {
  readonly character: number;
  readonly seat: number;
  readonly secondary: boolean;
  readonly state: "waiting" | "laid" | "passed";
  readonly count: number;
}

/** The points of a stable, part by part. */
export interface Points {
  readonly stars: number;
  readonly extras: number;
  readonly pate: number;
  readonly families: number;
  readonly rainbow: number;
  /** What each colour brings as a family. */
  readonly bonus: readonly number[];
  readonly total: number;
}

export interface KuInsights {
  readonly rounds: number;
  /** The seats of each stable. */
  readonly members: readonly (readonly number[])[];
  readonly score: readonly Points[];
  /** How many of each colour. */
  readonly colours: readonly (readonly number[])[];
  /** What one more of each colour would bring. */
  readonly next: readonly (readonly number[])[];
  /** The colour that is missing for a Double Rainbow, if it is one. */
  readonly alarm: readonly (readonly number[])[];
  /** What the hunted unicorn would bring to each stable; null between hunts. */
  readonly hunted: { readonly unicorn: number; readonly worth: number; readonly gain: readonly number[] } | null;
  readonly lane: readonly Place[];
  /** Printed stars, by unicorn. */
  readonly stars: readonly number[];
  /** Soap has prices of its own. */
  readonly prices: Readonly<Record<Exclude<WareKind, "soap">, number>>;
}
