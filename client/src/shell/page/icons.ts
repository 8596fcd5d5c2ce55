/** The icons of the shell, as SVG. */
import { svg } from "lit";

const sign = (path: string, box = "0 0 24 24") =>
  svg`<svg class="hb-sign" viewBox=${box} aria-hidden="true"><path d=${path} /></svg>`;

export const menu = sign("M3 6C9 4 15 8 21 6M3 12C9 10 15 14 21 12M3 18C9 16 15 20 21 18");
export const cross = sign("M5 5C10 9 14 14 19 19M19 5C14 10 10 14 5 19");
export const list = sign(
  "M9 6C13 5 17 7 21 6M9 12C13 11 17 13 21 12M9 18C13 17 17 19 21 18M4 5.500V6.500M4 11.500V12.500M4 17.500V18.500",
);
export const first = sign("M4 4V20M19 4L8 12L19 20Z");
export const prev = sign("M17 4L6 12L17 20Z");
export const next = sign("M7 4L18 12L7 20Z");
export const last = sign("M20 4V20M5 4L16 12L5 20Z");
export const horn = sign("M12 2L17 20C14 22 10 22 7 20ZM10 9L14 10.500M9 13L15.500 15M8 17L16.500 19");
