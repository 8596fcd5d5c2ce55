/** The drawn parts of a game in one invisible <svg>, once a page; everything else points into it with <use>. */
import { html, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";

/** Named drawings in a game's shorthand: what a file of art exports. */
export type Parts = Record<string, string>;

/** Makes the parts of one game. Every id gets the game's prefix; `ink` turns its shorthand into SVG. */
export class Sprite {
  private drawn = "";

  constructor(
    private readonly prefix: string,
    private readonly ink: (lines: string) => string,
  ) {}

  pattern(id: string, width: number, height: number, inside: string, turn = 0): string {
    const turned = turn ? ` patternTransform="rotate(${turn})"` : "";
    return `<pattern id="${this.prefix}-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${inside}</pattern>`;
  }

  groups(parts: Parts): string {
    return Object.entries(parts)
      .map(([id, lines]) => `<g id="${this.prefix}-${id}">${this.ink(lines)}</g>`)
      .join("");
  }

  /** The invisible <svg>; `draw` says once what is in it. */
  svg(draw: () => string): TemplateResult {
    this.drawn ||= draw();
    return html`<svg class="${this.prefix}-defs" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(this.drawn)}</defs></svg>`;
  }
}
