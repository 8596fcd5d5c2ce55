/** Unicorns put together from drawn parts: every card has a face, a pose and belongings of its own. */
import { svg, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import { ink } from "../ink";
import { blue } from "./blue";
import { others } from "./colourless";
import { green } from "./green";
import { pink } from "./pink";
import { yellow } from "./yellow";

/** One unicorn, in the shorthand of `ink`. */
export interface Figure {
  /** Ear, skull and horn, by name; a mane of the present colour goes between ear and skull. */
  head: string;
  /** Eyes, mouth, blemishes, hats. `K x y` is a tuft for heads that have no mane. */
  face: string;
  /** The rest, back to front. `T x y turn size` is the tail, `H transform` the head. */
  body: string;
}

/** P, B, G and Y are the four colours, L is none. */
export type Letter = "P" | "B" | "G" | "Y" | "L";

const FIGURES: Record<string, Figure> = { ...pink, ...blue, ...green, ...yellow, ...others };
const MANED = /^(head|jaw|long)$/;
const drawn = new Map<string, unknown>();

function headOf(figure: Figure, letter: Letter): string {
  const parts = figure.head.split(" ");
  const skull = parts.findIndex((part) => MANED.test(part));
  const uses = parts.map((part) => `u ${part}`);
  if (skull >= 0) {
    uses.splice(skull, 0, `u mane${letter}`);
    uses.push(`u tuft${letter}`);
  }
  const face = figure.face.replace(/^K (\S+) (\S+)/m, `u tuft${letter} translate($1 $2)`);
  return uses.join("\n") + face;
}

function bodyOf(figure: Figure, letter: Letter): string {
  return figure.body
    .replace(/^T (\S+) (\S+)(?: (\S+))?(?: (\S+))?$/m, (_, x, y, turn = "0", size = "1") => {
      return `u tail${letter} translate(${x} ${y}) rotate(${turn}) scale(${size})`;
    })
    .replace(/^H (.*)$/m, (_, transform: string) => `<g transform="${transform}">\n${headOf(figure, letter)}\n</g>`);
}

function once(key: string, draw: () => string): TemplateResult {
  if (!drawn.has(key)) drawn.set(key, unsafeSVG(ink(draw())));
  return svg`${drawn.get(key)}`;
}

/** The whole animal, in a box of 200 by 200 on the ground at 197; horns may reach up to -44. */
export function figure(id: string, letter: Letter): TemplateResult {
  const found = FIGURES[id];
  return found ? once(id + letter, () => bodyOf(found, letter)) : svg``;
}

/** The head alone, in a box of 110 by 70; the horn reaches up to -58, the mane back to -34. */
export function head(id: string, letter: Letter): TemplateResult {
  const found = FIGURES[id];
  return found ? once(`${id}${letter}head`, () => headOf(found, letter)) : svg``;
}
