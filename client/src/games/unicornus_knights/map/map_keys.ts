/** Keyboard shortcuts of the map: W E A D Z X to the six neighbours, a letter for each layer, G for the search. */
import { Scene, type UkCtx } from "../scene";
import { words } from "../words";
import { openSearch } from "./search";
import { LAYERS, LAYER_KEYS, viewpoint, toggleLayer } from "./viewpoint";

/** NE E SE SW W NW, as neighbours are listed. */
const STEPS = "edxzaw";

/** What was drawn last: keys speak of it. */
let last: UkCtx | null = null;

export function noteDrawn(ctx: UkCtx): void {
  last = ctx;
}

/** For the sheet of keys. */
export function keys(): [string, string][] {
  const w = words();
  return [
    ["W E A D Z X", w.keys.walk],
    ["G", w.keys.go],
    ["I", w.keys.tell],
    ["N", w.keys.beside],
    ...LAYERS.map((layer): [string, string] => [LAYER_KEYS[layer].toUpperCase(), w.layerHow[layer]]),
  ];
}

export function key(letter: string): boolean {
  const ctx = last;
  if (!ctx) return false;
  const layer = LAYERS.find((one) => LAYER_KEYS[one] === letter);
  if (layer) {
    toggleLayer(layer);
    ctx.redraw();
    return true;
  }
  if (letter === "g") return new Scene(ctx).land !== null && openSearch(ctx);
  if (letter === "i" || letter === "n") return tell(ctx, letter === "n");
  return STEPS.includes(letter) && stepTo(ctx, STEPS.indexOf(letter));
}

/** The space with the focus; else the one where the hero in turn stands, or the princess. */
function here(ctx: UkCtx): number {
  const cell = document.activeElement?.closest("[data-space]");
  if (cell) return Number(cell.getAttribute("data-space"));
  const scene = new Scene(ctx);
  return viewpoint.space ?? scene.v.at[Math.max(0, scene.looking)] ?? -1;
}

function stepTo(ctx: UkCtx, direction: number): boolean {
  const from = new Scene(ctx).land?.hexes[here(ctx)];
  const focused = document.activeElement?.closest("[data-space]");
  const to = focused ? from?.beside[direction] : from?.space;
  if (to === null || to === undefined) return true;
  viewpoint.told = null;
  document.querySelector<SVGElement>(`[data-space="${to}"]`)?.focus();
  return true;
}

function tell(ctx: UkCtx, beside: boolean): boolean {
  const space = here(ctx);
  const same = viewpoint.told === space && viewpoint.beside === beside;
  viewpoint.told = same ? null : space;
  viewpoint.beside = !same && beside;
  ctx.redraw();
  return true;
}
