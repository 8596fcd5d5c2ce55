/** The drawn parts of Unicornus Knights: patterns, terrain, and groups from the files of art. */
import type { TemplateResult } from "lit";
import { groups, pattern, sprite } from "../../../shell/scene/sprite";
import { terrainParts } from "../map/land";
import { cards } from "./cards";
import { empire } from "./empire";
import { ink } from "./ink";
import { kingdom } from "./kingdom";
import { princess } from "./princess";
import { signs } from "./signs";
import { units } from "./units";

const square = (id: string, size: number, inside: string, turn = 0) => pattern(`uk-${id}`, size, size, inside, turn);
const line = (size: number, width: number, colour: string) =>
  `<path d="M0 1H${size}" stroke="${colour}" stroke-width="${width}"/>`;
const white = (width: number) => line(3, width, "rgb(255 255 255 / 60%)");

/** The six hatches of heroes, the dots of the princess; gold for what is yours to choose; three depths of threat; supply. */
const PATTERNS = [
  square("h0", 3, `<circle cx="1" cy="1" r=".6" fill="#fff" opacity=".7"/>`),
  square("h1", 3, white(0.8)),
  square("h2", 3, white(0.9), 45),
  square("h3", 3, white(0.9), -45),
  square("h4", 3, white(0.8), 90),
  square("h5", 4, `<path d="M0 1H4M1 0V4" stroke="rgb(255 255 255 / 55%)" stroke-width=".7"/>`, 45),
  square("h6", 4, `<path d="M0 3L2 1 4 3" fill="none" stroke="rgb(255 255 255 / 60%)" stroke-width=".8"/>`),
  square("gold", 6, line(6, 1.6, "var(--uk-gold)"), -45),
  square("t1", 6, line(6, 1, "var(--uk-threat)"), 45),
  square("t2", 4, line(4, 1.4, "var(--uk-threat)"), 45),
  square(
    "t3",
    4,
    `<path d="M0 0H4V4H0Z" fill="var(--uk-threat)" opacity=".55"/>${line(4, 1.6, "var(--uk-threat)")}`,
    45,
  ),
  square(
    "supply",
    8,
    `<circle cx="2" cy="2" r="1.5" fill="var(--uk-supply)"/><circle cx="6" cy="6" r="1.5" fill="var(--uk-supply)"/>`,
  ),
].join("");

let drawn = "";

export function defs(): TemplateResult {
  drawn ||=
    PATTERNS +
    terrainParts() +
    groups("uk-", { ...signs, ...units, ...princess, ...kingdom, ...empire }, ink) +
    groups("uk-card-", cards, ink);
  return sprite("uk-defs", drawn);
}
