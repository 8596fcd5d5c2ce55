/** The drawn parts of a game in one invisible <svg>, once a page; everything else points into it with <use>. */
import { html, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";

/** Named drawings in a game's shorthand: what a file of art exports. */
export type Parts = Record<string, string>;

/** A pattern to fill with; the id has the game's prefix. */
export function pattern(id: string, width: number, height: number, inside: string, turn = 0): string {
  const turned = turn ? ` patternTransform="rotate(${turn})"` : "";
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${inside}</pattern>`;
}

/** Parts as groups to be placed with <use>: `ink` turns the shorthand into SVG, and every id gets the prefix. */
export function groups(prefix: string, parts: Parts, ink: (lines: string) => string): string {
  return Object.entries(parts)
    .map(([id, lines]) => `<g id="${prefix}${id}">${ink(lines)}</g>`)
    .join("");
}

/** The invisible <svg>. */
export const sprite = (name: string, defs: string): TemplateResult =>
  html`<svg class=${name} width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(defs)}</defs></svg>`;
