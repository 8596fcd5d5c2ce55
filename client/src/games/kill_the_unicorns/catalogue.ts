/** The game's things in the catalogue, as its `content/*.toml` has them: those fields that the drawing reads. */

/** What has an id; names and texts are found by it. */
interface Thing {
  readonly id: string;
}

/** A ware of the market. */
interface Ware {
  readonly name: string;
  readonly name_it: string;
}

export type WareKind = "pate" | "horn" | "dust" | "candy" | "soap";

export interface KuThings {
  readonly unicorns: {
    /** The ids of the four colours. */
    readonly colours: readonly string[];
    readonly unicorn: readonly (Thing & { readonly stars: number })[];
  };
  readonly hunt: { readonly values: readonly number[] };
  readonly characters: { readonly character: readonly Thing[] };
  readonly traps: { readonly trap: readonly Thing[] };
  readonly market: Readonly<Record<WareKind, Ware>> & {
    readonly horn: { readonly points: number };
    readonly dust: { readonly points: number };
  };
}

/** Tokens in a view are known by the numbers of their items (`rules/choices.py`); dust and candy count on by colour. */
export const ITEM = { horn: 60, dust: 61, candy: 65 } as const;
