/** The search for a place or a character by name; it moves the focus on the map there. */
import { html, nothing, type TemplateResult } from "lit";
import { searchText } from "../../../shell/words/search_text";
import { Scene, type UkCtx } from "../scene";
import { describe } from "./space_description";
import { viewpoint } from "./viewpoint";

const MOST = 6;

interface Found {
  name: string;
  space: number;
}

/** What is typed, which of the finds is marked; null while nothing is sought. And what was said last. */
const seek = { typed: null as string | null, at: 0, said: "" };

/** Everybody who stands on the map, and every tile. */
function names(scene: Scene): Found[] {
  const { v, land } = scene;
  const enemies = v.enemy_at.map((space, enemy) => ({
    name: space < 0 ? "" : scene.enemyName(enemy),
    space,
  }));
  const tiles = land!.tiles.map((tile, place) => ({ name: scene.tileName(place), space: tile.hexes[0]!.space }));
  return [
    ...scene.units.map((unit) => ({ name: scene.unitName(unit), space: v.at[unit]! })),
    ...enemies.filter((one) => one.space >= 0),
    ...tiles,
  ];
}

/** Names with a word that begins like that; those that begin so themselves go first. */
function finds(scene: Scene): Found[] {
  const typed = searchText(seek.typed ?? "").trim();
  if (!typed) return [];
  const begins = (name: string) => searchText(name).startsWith(typed);
  const found = names(scene).filter(
    ({ name }) =>
      begins(name) ||
      searchText(name)
        .split(/[^\p{L}]+/u)
        .some((word) => word.startsWith(typed)),
  );
  return found.sort((a, b) => Number(begins(b.name)) - Number(begins(a.name))).slice(0, MOST);
}

export function openSearch(ctx: UkCtx): boolean {
  Object.assign(seek, { typed: "", at: 0, said: "" });
  ctx.redraw();
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".uk-find input")?.focus());
  return true;
}

function close(ctx: UkCtx): void {
  seek.typed = null;
  ctx.redraw();
}

function go(ctx: UkCtx, to: Found | undefined): void {
  if (!to) return;
  const scene = new Scene(ctx);
  seek.said = describe(scene, scene.land!.hexes[to.space]!);
  Object.assign(viewpoint, { told: to.space, space: to.space, beside: false });
  close(ctx);
  requestAnimationFrame(() => document.querySelector<SVGElement>(`[data-space="${to.space}"]`)?.focus());
}

function pressed(ctx: UkCtx, event: KeyboardEvent, found: Found[]): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
  if (event.key === "Escape") close(ctx);
  else if (event.key === "Enter") go(ctx, found[seek.at]);
  else if (step && found.length) {
    seek.at = (seek.at + step + found.length) % found.length;
    ctx.redraw();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

export function searchBox(scene: Scene): TemplateResult {
  const { ctx, w } = scene;
  const found = finds(scene);
  const type = (event: Event) => {
    Object.assign(seek, { typed: (event.target as HTMLInputElement).value, at: 0 });
    ctx.redraw();
  };
  const said = seek.typed ? (found.length ? found.map(({ name }) => name).join(", ") : w.find.none) : seek.said;
  return html`<p class="sr" aria-live="polite">${said}</p>${
    seek.typed === null
      ? nothing
      : html`<search class="uk-find"><label>${w.find.to}<input role="combobox" aria-expanded=${found.length > 0} aria-controls="uk-finds" aria-autocomplete="list" aria-activedescendant=${found.length ? `uk-find${seek.at}` : nothing} autocomplete="off" spellcheck="false" maxlength="40" .value=${seek.typed} @input=${type} @keydown=${(event: KeyboardEvent) => pressed(ctx, event, found)} /></label>
        <ul id="uk-finds" role="listbox" aria-label=${w.find.to}>${found.map((one, n) => html`<li role="option" id="uk-find${n}" aria-selected=${n === seek.at} @click=${() => go(ctx, one)}>${one.name}</li>`)}</ul>
        ${seek.typed && !found.length ? html`<p>${w.find.none}</p>` : nothing}</search>`
  }`;
}
