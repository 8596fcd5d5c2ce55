// Made from the views of Kill the Unicorns by `python -m hornbook.web.api.typescript`. Do not edit.

import type { Phase } from "./choices";

export interface SecondaryView {
  readonly size: number;
  readonly top: readonly (number | null)[];
  readonly bottom: readonly (number | null)[];
  readonly hand: string | null;
  readonly laid: string | null;
}

export interface KuView {
  readonly seat: number | null;
  readonly asked: number | null;
  readonly over: boolean;
  readonly rule: string;
  readonly doing: readonly [] | readonly [Phase, ...number[]];
  readonly half?: readonly number[];
  readonly first_edition: boolean;
  readonly round: number;
  readonly first: number;
  readonly character: readonly number[];
  readonly power_ready: readonly number[];
  readonly row: readonly number[];
  readonly at: number;
  readonly traps: readonly number[];
  readonly turned: number;
  readonly declared: number;
  readonly opener: number;
  readonly status: readonly number[];
  readonly hand_size: readonly number[];
  readonly laid_size: readonly number[];
  readonly laid: readonly (string | null)[] | null;
  readonly spent: readonly (string | null)[];
  readonly last_hunt: readonly number[];
  readonly last_laid: readonly string[];
  readonly discard: readonly (readonly number[] | number)[];
  readonly pile_size: number;
  readonly stable: readonly (readonly number[])[];
  readonly eaten: readonly (readonly number[])[];
  readonly colour: readonly number[];
  readonly worth: readonly number[];
  readonly units: readonly number[];
  readonly pins: readonly number[];
  readonly tokens: readonly number[];
  readonly deck_size: number;
  readonly gone: readonly number[];
  readonly pate: readonly number[];
  readonly horn: number;
  readonly dust: number;
  readonly candy: number;
  readonly soap: readonly number[];
  readonly voodoo: number;
  readonly rainbow: number;
  readonly hand?: string;
  readonly laid_by_me?: string;
  readonly drawn?: readonly number[];
  readonly known_traps?: readonly (number | null)[];
  readonly secondary?: readonly SecondaryView[];
  readonly buried_size?: readonly number[];
}
