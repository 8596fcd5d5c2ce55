// Made from the rules of Kill the Unicorns by `python -m hornbook.web.api.typescript`. Do not edit.

/** Kinds of choices: the first code of each, and how many there are. */
export const CHOICES = {
  pass: { first: 0, size: 1 },
  swing: { first: 1, size: 1 },
  peek: { first: 2, size: 1 },
  retreat: { first: 3, size: 1 },
  cancel: { first: 4, size: 1 },
  declare: { first: 5, size: 5 },
  turn: { first: 10, size: 2 },
  colour: { first: 12, size: 4 },
  be: { first: 16, size: 6 },
  first: { first: 22, size: 6 },
  hush: { first: 28, size: 6 },
  buy: { first: 34, size: 40 },
  unicorn: { first: 74, size: 64 },
  card: { first: 138, size: 16 },
  swap: { first: 154, size: 96 },
  set: { first: 250, size: 184 },
  lay: { first: 434, size: 256 },
} as const;

/** The name of a kind: what the tokens of its choices are, or begin with. */
export type ChoiceKind = keyof typeof CHOICES;

/** What is going on: the first word of each part of a view's `doing`. */
export type Phase =
  | "choose-first"
  | "decoy"
  | "hunt"
  | "market"
  | "powers"
  | "resolution"
  | "rounds"
  | "second-thoughts"
  | "set-up"
  | "sneeze"
  | "take-back"
  | "team-hunt"
  | "traps"
  | "trojan"
  | "two-player-hunt"
  | "zombicorn";
