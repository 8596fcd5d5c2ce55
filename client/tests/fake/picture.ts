/** A game without a drawing, as its table tells of it: ferrymen carry lanterns over a marsh, by cards that are laid on squares. */
import type { Choice, PictureCell, PictureSection, Update } from "../../src/shell/connection/wire";
import { choice, event, question, seat, update, welcome } from "./table";

export const cell = (text: string, style = "", id = ""): PictureCell => ({ text, style, id });

export const part = (title: string, rows: PictureCell[][], header: string[] = [], key = false): PictureSection => ({
  title,
  header,
  rows,
  key,
});

const SIGNS: Record<string, [text: string, style: string]> = {
  ".": ["", ""],
  "~": ["≈", "mist"],
  "^": ["▲", "reeds"],
  A: ["A", "me"],
  B: ["B", "bold"],
  H: ["H", "warn"],
};

const MARSH = ["..~~^", ".A.~~", "^..B.", "..H^."];

const square = (row: number, column: number) => `marsh:${"abcde"[column]}${row + 1}`;

const marsh = part(
  "The marsh",
  MARSH.map((line, row) => [...line].map((sign, column) => cell(...SIGNS[sign]!, square(row, column)))),
);

const lanterns = part("Lanterns on offer", [
  [
    cell("Will-o’-the-wisp", "violet", "lantern:1"),
    cell("Two points, and it drifts a square every night.", "dim"),
    cell("costs 3"),
  ],
  [cell("Storm lantern", "amber", "lantern:2"), cell("The fog does not put it out.", "dim"), cell("costs 2")],
  [cell("Candle in a jar", "moss", "lantern:3"), cell("One point.", "dim"), cell("costs 1")],
]);

const ferrymen = part(
  "Ferrymen",
  [
    [cell("Ada", "me"), cell("3"), cell("2 of 5"), cell("11", "bold"), cell("storm", "amber"), cell("jar", "moss")],
    [cell("Bruno"), cell("1", "warn"), cell("4 of 5"), cell("9", "bold"), cell("wisp", "violet")],
    [cell("Carla"), cell("2"), cell("0 of 5", "dim"), cell("4", "bold"), cell("–", "dim")],
  ],
  ["Ferryman", "Boats", "Cards", "Points", "Carries"],
);

const night = part("Night 3 of 6", [
  [cell("Fog"), cell("from column d on", "warn")],
  [cell("Stock"), cell("jar", "moss"), cell("jar", "moss"), cell("storm", "amber"), cell("wisp", "violet")],
]);

const hand = part("Your hand", [
  [
    cell("Pole", "river", "hand:pole"),
    cell("Row", "river", "hand:row"),
    cell("Row", "river", "hand:row"),
    cell("Whistle to the heron", "bird", "hand:whistle"),
    cell("sum 6", "dim"),
  ],
]);

const signs = part(
  "Signs",
  [[cell("≈ mist", "mist"), cell("▲ reeds", "reeds"), cell("H the heron", "warn"), cell("A Ada, B Bruno")]],
  [],
  true,
);

/** What everybody sees, and what the first seat sees. */
export const PUBLIC = [marsh, night, lanterns, ferrymen, signs];
export const PICTURE = [marsh, night, lanterns, ferrymen, hand, signs];

export const WOULD_DO = [
  "The heron flies to c2 and wakes the frogs.",
  "The fog creeps one column to the west.",
  "The candle on b1 goes out.",
];

export const CHOICES: Choice[] = [
  choice(1, "pass", [], "End the night"),
  choice(2, "pole:b1", ["hand:pole", "marsh:b1"], "Pole to b1"),
  choice(3, "pole:a2", ["hand:pole", "marsh:a2"], "Pole to a2"),
  choice(4, "row:c2", ["hand:row", "marsh:c2"], "Row to c2"),
  choice(5, "row:b3", ["hand:row", "marsh:b3"], "Row to b3"),
  choice(6, "buy:2", ["lantern:2"], "Buy the storm lantern"),
  choice(7, "buy:3", ["lantern:3"], "Buy the candle"),
  choice(8, "ask", ["seat:2"], "Ask Bruno for a lift"),
];

export const greeting = (you: number | null = 0) => ({
  ...welcome(you),
  game: "lanterns",
  title: "Lanterns of the Marsh",
});

export const told = (more: Partial<Update> = {}): Update =>
  update({
    view: {},
    picture: PICTURE,
    would_do: WOULD_DO,
    question: question({
      text: "Lay a card on a square, buy a lantern, or end the night.",
      rule: "LM-3.2",
      rule_title: "A ferryman’s turn",
      choices: CHOICES,
      can_undo: true,
    }),
    events: [
      event(0, 1, "Night 3 begins: fog from column d on."),
      event(1, 2, "Bruno rows to d3."),
      event(2, 2, "The heron follows him to c4."),
    ],
    seats: [
      seat(0, { you: true, roles: ["The Ferryman"] }),
      seat(1, { roles: ["The Smuggler"] }),
      seat(2, { kind: "bot", level: "3" }),
    ],
    ...more,
  });
