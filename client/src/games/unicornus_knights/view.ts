// Made from the views of Unicornus Knights by `python -m hornbook.web.api.typescript`. Do not edit.

import type { Phase } from "./choices";

export interface UkView {
  readonly seat: number | null;
  readonly asked: number | null;
  readonly over: boolean;
  readonly rule: string;
  readonly doing: readonly (readonly [] | readonly [Phase, ...number[]])[];
  readonly draft: readonly number[] | null;
  readonly half?: readonly number[];
  readonly round: number;
  readonly rounds: number;
  readonly starter: number;
  readonly outcome: number;
  readonly map: string;
  readonly tiles: readonly number[];
  readonly owner: readonly number[];
  readonly princess: number;
  readonly who: readonly number[];
  readonly dead: readonly number[];
  readonly at: readonly number[];
  readonly soldiers: readonly number[];
  readonly resources: readonly number[];
  readonly damage: readonly number[];
  readonly allies: readonly (readonly number[])[];
  readonly banners: readonly (readonly number[])[];
  readonly hand: readonly (readonly number[] | null)[];
  readonly hand_size: readonly number[];
  readonly deck_size: number;
  readonly spent: readonly number[];
  readonly troops: readonly number[];
  readonly enemy_at: readonly number[];
  readonly enemy_damage: readonly number[];
  readonly fate: readonly number[];
  readonly bound: readonly number[];
  readonly fates: readonly number[];
  readonly fates_spent: readonly number[];
  readonly fates_under: readonly (number | null)[];
  readonly fates_met: readonly number[] | null;
  readonly defeated: readonly number[];
  readonly event: number;
  readonly events_left: number;
  readonly coming: readonly (number | null)[];
  readonly lasting: readonly number[];
  readonly old_events: readonly number[];
  readonly shielded: number;
  readonly fallen: number;
  readonly sent: number;
  readonly potions: number;
  readonly calmed: number;
  readonly decoyed: readonly number[];
  readonly apart: readonly number[];
  readonly options: Readonly<Record<string, string>>;
}
