/** The drawn parts of Unicornus Knights: patterns, terrain, and groups from the files of art. */
import type { TemplateResult } from "lit";
import { Sprite } from "../../../shell/scene/sprite";
import { terrainParts } from "../map/land";
import { cards } from "./cards";
import { empire } from "./empire";
import { ink } from "./ink";
import { kingdom } from "./kingdom";
import { princess } from "./princess";
import { signs } from "./signs";
import { units } from "./units";

const sprite = new Sprite("uk", ink);
const pattern = (id: string, size: number, inside: string, turn = 0) => sprite.pattern(id, size, size, inside, turn);
const line = (size: number, width: number, colour: string) => `<path d="M0 1H${size}" stroke="${colour}" stroke-width="${width}"/>`;
const white = (width: number) => line(3, width, "rgb(255 255 255 / 60%)");

/** The six hatches of heroes, the dots of the princess; gold for what is yours to choose; three depths of threat; supply. */
const PATTERNS = [
  pattern("h0", 3, `<circle cx="1" cy="1" r=".6" fill="#fff" opacity=".7"/>`),
  pattern("h1", 3, white(0.8)),
  pattern("h2", 3, white(0.9), 45),
  pattern("h3", 3, white(0.9), -45),
  pattern("h4", 3, white(0.8), 90),
  pattern("h5", 4, `<path d="M0 1H4M1 0V4" stroke="rgb(255 255 255 / 55%)" stroke-width=".7"/>`, 45),
  pattern("h6", 4, `<path d="M0 3L2 1 4 3" fill="none" stroke="rgb(255 255 255 / 60%)" stroke-width=".8"/>`),
  pattern("gold", 6, line(6, 1.6, "var(--uk-gold)"), -45),
  pattern("t1", 6, line(6, 1, "var(--uk-threat)"), 45),
  pattern("t2", 4, line(4, 1.4, "var(--uk-threat)"), 45),
  pattern("t3", 4, `<path d="M0 0H4V4H0Z" fill="var(--uk-threat)" opacity=".55"/>${line(4, 1.6, "var(--uk-threat)")}`, 45),
  pattern("supply", 8, `<circle cx="2" cy="2" r="1.5" fill="var(--uk-supply)"/><circle cx="6" cy="6" r="1.5" fill="var(--uk-supply)"/>`),
].join("");

const cardParts = () => Object.fromEntries(Object.entries(cards).map(([id, lines]) => [`card-${id}`, lines]));

export function defs(): TemplateResult {
  return sprite.svg(() => PATTERNS + terrainParts() + sprite.groups({ ...signs, ...units, ...princess, ...kingdom, ...empire }) + sprite.groups(cardParts()));
}
