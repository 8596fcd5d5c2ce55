// Made from the rules of Unicornus Knights by `python -m hornbook.web.api.typescript`. Do not edit.

/** Kinds of choices: the first code of each, and how many there are. */
export const CHOICES = {
  end: { first: 0, size: 1 },
  recruit: { first: 1, size: 1 },
  collect: { first: 2, size: 1 },
  destiny: { first: 3, size: 1 },
  send: { first: 4, size: 1 },
  power: { first: 5, size: 1 },
  roll: { first: 6, size: 1 },
  stay: { first: 7, size: 1 },
  unit: { first: 8, size: 7 },
  enemy: { first: 15, size: 15 },
  be: { first: 30, size: 12 },
  card: { first: 42, size: 22 },
  fate: { first: 64, size: 13 },
  ally: { first: 77, size: 15 },
  hire: { first: 92, size: 15 },
  effect: { first: 107, size: 6 },
  n: { first: 113, size: 1000 },
  take: { first: 1113, size: 100 },
  space: { first: 1213, size: 196 },
  move: { first: 1409, size: 196 },
  hits: { first: 1605, size: 64 },
  misses: { first: 1669, size: 64 },
  losses: { first: 1733, size: 64 },
} as const;

/** The name of a kind: what the tokens of its choices are, or begin with. */
export type ChoiceKind = keyof typeof CHOICES;

/** What is going on: the first word of each part of a view's `doing`. */
export type Phase =
  | "arrivals"
  | "battle"
  | "deed"
  | "draw"
  | "draw-for-princess"
  | "enemy-step"
  | "event"
  | "fate"
  | "foresee"
  | "friend-or-foe"
  | "march"
  | "meeting"
  | "mocking"
  | "posting"
  | "princess-battle"
  | "princess-step"
  | "rounds"
  | "send"
  | "set-up"
  | "start-of-round"
  | "suffer"
  | "turn"
  | "volley";
