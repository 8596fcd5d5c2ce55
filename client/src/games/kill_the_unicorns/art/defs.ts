/** The drawn parts of Kill the Unicorns: patterns, and groups from the files of art. */
import type { TemplateResult } from "lit";
import { groups, pattern, sprite } from "../../../shell/scene/sprite";
import { bodies } from "./bodies";
import { cards } from "./cards";
import { faces } from "./faces";
import { heads } from "./heads";
import { hunters } from "./hunters";
import { ink } from "./ink";
import { props } from "./props";
import { traps } from "./traps";

/** Shade and hatching of each colour: diagonals, waves, blades, dots; crosses for none. */
const COLOURS: Record<string, [shade: string, dark: string, hatch: string, size: [width: number, height: number]]> = {
  P: ["#f09dbd", "#c23a73", `<path d="M0 2h9" stroke="#e4578f" stroke-width="2.2"/>`, [9, 9]],
  B: [
    "#90c1e8",
    "#2f74b3",
    `<path d="M0 5c5-5 5-5 10 0s5 5 10 0" fill="none" stroke="#3f8fd2" stroke-width="2"/>`,
    [20, 9],
  ],
  G: ["#9dc67e", "#4a8130", `<path d="M2 11V4m5 2v-7m0 14V9" stroke="#5d9b3d" stroke-width="2.2"/>`, [10, 12]],
  Y: [
    "#e8c55a",
    "#a87c0a",
    `<path d="M3 1.100a1.9 1.9 0 1 0 .1 0M8.5 6.600a1.9 1.9 0 1 0 .1 0" fill="#d9a514"/>`,
    [11, 11],
  ],
  L: ["#d9d0e6", "#8f82a8", `<path d="M7 3v8M3 7h8" stroke="#8f82a8" stroke-width="1.4"/>`, [14, 14]],
};

function patterns(): string {
  const all = Object.entries(COLOURS).map(([letter, [shade, dark, hatch, size]]) => {
    const lines = `<path d="M0 0h4v4H0Z" fill="${shade}"/><path d="M0 2h4" stroke="${dark}" stroke-width=".9" opacity=".75"/>`;
    return (
      pattern("ku-s" + letter, 4, 4, lines, 38) + pattern("ku-h" + letter, ...size, hatch, letter === "P" ? -45 : 0)
    );
  });
  all.push(pattern("ku-hk", 5, 5, `<path d="M0 2h5" stroke="#221b2e" opacity=".35"/>`, -45));
  return all.join("");
}

/** A hand-drawn wobble for large pictures. */
const WOBBLE =
  `<filter id="ku-wobble" x="-5%" y="-5%" width="110%" height="110%">` +
  `<feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="1" seed="4"/>` +
  `<feDisplacementMap in="SourceGraphic" scale="3.2"/></filter>`;

/** Shoulders end at the oval of a portrait; hats do not. */
const OVAL = `<clipPath id="ku-oval"><path d="M-20-60H100V60H72A32 38 0 0 1 8 60H-20Z"/></clipPath>`;

let drawn = "";

export function defs(): TemplateResult {
  drawn ||=
    patterns() +
    WOBBLE +
    OVAL +
    groups("ku-", { ...heads, ...faces, ...bodies, ...props, ...hunters, ...cards, ...traps }, ink);
  return sprite("ku-defs", drawn);
}
