/** The fairground behind everything: tents, a rope, bunting. */
import { html, svg } from "lit";

const FLAGS = ["P", "B", "G", "Y"];

const bunting = html`<svg class="ku-bunting" viewBox="0 0 962 36" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
  <path class="ku-rope" d="M0 4C160 16 320 2 480 8S800 2 962 6" />
  ${Array.from({ length: 24 }, (_, at) => svg`<use class="ku-${FLAGS[at % 4]}" href="#ku-pennant" x=${8 + at * 40} y=${6.5 + 3.5 * Math.sin(at * 0.78 - 1.5)}></use>`)}
</svg>`;

const backdrop = html`<svg class="ku-backdrop" viewBox="0 0 962 428" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <path class="ku-turf" d="M-200 316C200 296 300 312 480 304S760 300 1200 308V500H-200Z" />
  <path class="ku-tents" d="M2 288L40 234L78 288M40 234V218l16 6l-16 6M20 264C32 270 48 270 60 264M30 250L22 288M50 250L58 288M600 422L626 372L652 422M626 372V358l13 5l-13 5M613 398C621 402 631 402 639 398M620 386L614 422M632 386L638 422M730 422L752 382L774 422M752 382V370l11 4l-11 4M741 402C748 406 756 406 763 402" />
  <path class="ku-rope" d="M-4 40C60 50 150 54 222 52S420 42 480 42S640 52 700 52S760 50 822 40" />
</svg>`;

export const scenery = html`${backdrop}${bunting}`;
