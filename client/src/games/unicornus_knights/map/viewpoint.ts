/** The reader's view of the map: layers that are on, zoom, the space under the pointer. Not part of the game. */
import { recall, remember } from "../../../shell/device/storage";
import type { Scene } from "../scene";

export type Layer = "plan" | "arrows" | "threat" | "supply" | "fate" | "key";
export const LAYERS: readonly Layer[] = ["plan", "arrows", "threat", "supply", "fate", "key"];
/** The letter of each layer on the keyboard. */
export const LAYER_KEYS: Record<Layer, string> = {
  plan: "p",
  arrows: "m",
  threat: "t",
  supply: "s",
  fate: "f",
  key: "v",
};

const KEY = "uk-layers";
const kept = recall(KEY);
const on = new Set<string>(kept ? kept.split(",") : ["plan", "arrows"]);

export const ZOOMS = [1, 1.5, 2.2];

/** What is remembered between two drawings. */
export const viewpoint = {
  zoom: 0,
  /** The space under the pointer or the focus. */
  space: null as number | null,
  /** The space that was asked about with `i`: it stays told until another is. */
  told: null as number | null,
  beside: false,
  /** A hero chosen in the column, for whom the map shows numbers; null for the one in turn. */
  hero: null as number | null,
  /** On a phone: the switches are out. */
  open: false,
  /** What the map was last scrolled to. */
  scrolled: "",
};

export const shows = (layer: Layer) => on.has(layer);

export function toggleLayer(layer: Layer): void {
  if (!on.delete(layer)) on.add(layer);
  remember(KEY, [...on].join() || "none");
}

/** The hero for whom the map shows costs, threats and supply: the one in turn, the one chosen in the column, or the reader's first. */
export function shownFor(scene: Scene): number {
  if (scene.looking >= 0) return scene.looking;
  if (scene.steering) return 0;
  if (viewpoint.hero !== null && scene.v.at[viewpoint.hero]! >= 0) return viewpoint.hero;
  return scene.units.find((unit) => unit !== 0 && scene.v.owner[unit] === scene.ctx.you) ?? -1;
}
