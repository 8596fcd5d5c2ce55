/** The map: the land, the units on it, the layers of what could happen, and the corners with switches and captions. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import { css, piece } from "../../../shell/scene/contract";
import { bandStandee, enemyStandee, sign, unitStandee } from "../pieces";
import type { Threat } from "../insights";
import { PRINCESS, type Scene, type UkCtx } from "../scene";
import { openPage } from "../story";
import { HALF_H, hexPath, outline, round, type Hex, type Land } from "./hexes";
import { painted } from "./land";
import { openSearch, searchBox } from "./search";
import { describe, spaceBox } from "./space_description";
import { LAYERS, LAYER_KEYS, viewpoint, shownFor, shows, toggleLayer, ZOOMS, type Layer } from "./viewpoint";

export function map(scene: Scene, told: TemplateResult | typeof nothing = nothing): TemplateResult {
  const { ctx, land, w } = scene;
  if (!land) return html`<div class="uk-blank">${told}</div>`;
  const { x, y, width, height } = land.box;
  // Of a hundred spaces, only those that can be picked say what picking does.
  const quiet: UkCtx = { ...ctx, why: (id) => (ctx.can(id) ? ctx.why(id) : "") };
  const zoom = ZOOMS[viewpoint.zoom]!;
  if (zoom > 1 || ctx.narrow) follow(scene, land);
  return html`<div class="uk-map ${ctx.narrow ? "narrow" : "wide"} ${zoom > 1 || ctx.narrow ? "scrolls" : ""}">
    <div class="uk-scroll" tabindex="-1"><svg class="uk-land" viewBox="${x} ${y} ${width} ${height}" ${css({ "--zoom": zoom })}
      @pointerover=${(event: Event) => point(ctx, event)} @pointerleave=${() => unpoint(ctx)} @focusin=${(event: Event) => point(ctx, event)} @click=${{ handleEvent: (event: Event) => again(ctx, event), capture: true }}>
      <g class="uk-under" aria-hidden="true">${unsafeSVG(painted(land))}</g>
      <g aria-hidden="true" class="uk-layers">${shows("supply") ? supply(scene, land) : nothing}${shows("threat") ? threat(scene, land) : nothing}</g>
      <g role="grid" aria-label=${w.map}>${land.rows.map((row) => svg`<g role="row">${row.map((hex) => cell(scene, hex, quiet))}</g>`)}</g>
      <g aria-hidden="true" class="uk-above">
        ${land.hexes.map((hex) => values(hex))}
        ${shows("plan") ? road(scene, land) : nothing}
      </g>
      <g class="uk-units">${repeat(
        standing(scene, land),
        (one) => one.key,
        (one) => unit(scene, one),
      )}</g>
      <g aria-hidden="true" class="uk-above">
        ${names(scene, land)} ${goal(land)}
        ${shows("arrows") ? arrows(scene, land) : nothing}
        ${costs(scene, land)}
        ${shows("fate") ? fates(scene, land) : nothing}
        ${shows("plan") ? medals(scene, land) : nothing}
        ${spotlight(scene, land)}
      </g>
    </svg></div>
    <i class="uk-frame" aria-hidden="true"></i>
    ${countdown(scene)} ${switches(scene)} ${shows("key") ? legend(scene) : nothing} ${spaceBox(scene)} ${searchBox(scene)} ${told}
  </div>`;
}

/** The style sheet may still be on its way. */
const SOON = 120;
const TRIES = 12;

/** A map that does not fit shows first where something is to be done. */
function follow(scene: Scene, land: Land): void {
  const { v } = scene;
  const at =
    openPage(scene.ctx)?.focus[0] ??
    scene.doing("battle")?.[2] ??
    scene.doing("princess-battle")?.[1] ??
    v.at[Math.max(0, shownFor(scene))]!;
  const hex = land.hexes[at];
  const key = `${at} ${viewpoint.zoom} ${openPage(scene.ctx)?.events[0]?.n} ${scene.ctx.question?.mine} ${scene.ctx.question?.text} ${land.key}`;
  if (!hex || key === viewpoint.scrolled) return;
  viewpoint.scrolled = key;
  const scroll = (tries: number) => {
    const [frame, drawn] = [document.querySelector(".uk-scroll"), document.querySelector(".uk-land")];
    if (!frame || !drawn || frame.scrollWidth <= frame.clientWidth) {
      if (tries) setTimeout(() => scroll(tries - 1), SOON);
      return;
    }
    const { width, height } = drawn.getBoundingClientRect();
    const scale = Math.min(width / land.box.width, height / land.box.height);
    frame.scrollTo(
      (hex.x - land.box.x) * scale + (width - land.box.width * scale) / 2 - frame.clientWidth / 2,
      (hex.y - land.box.y) * scale + (height - land.box.height * scale) / 2 - frame.clientHeight * 0.42,
    );
    document.querySelector(".uk-sheet .uk-stage.now")?.scrollIntoView({ block: "start" });
  };
  requestAnimationFrame(() => scroll(TRIES));
}

// Pointing.

const spaceOf = (event: Event) => {
  const found = event.target instanceof Element ? event.target.closest("[data-space]") : null;
  return found ? Number(found.getAttribute("data-space")) : null;
};

function point(ctx: UkCtx, event: Event): void {
  const space = spaceOf(event);
  if (space === null || space === viewpoint.space) return;
  viewpoint.space = space;
  viewpoint.beside = false;
  ctx.redraw();
}

function unpoint(ctx: UkCtx): void {
  if (viewpoint.space === null) return;
  viewpoint.space = null;
  ctx.redraw();
}

/** A second click on a picked space goes there. */
function again(ctx: UkCtx, event: Event): void {
  const found = event.target instanceof Element ? event.target.closest("[data-picked]") : null;
  const id = found?.getAttribute("data-id");
  const choices = id ? ctx.choices(id) : [];
  if (choices.length !== 1 || choices[0]!.touches.length !== 1) return;
  event.stopPropagation();
  ctx.take(choices[0]!.code);
}

function cell(scene: Scene, hex: Hex, quiet: UkCtx): TemplateResult {
  const { ctx, land } = scene;
  return svg`<g role="gridcell" class="uk-cell ${hex.space === viewpoint.space ? "at" : ""} ${hex.space === land!.goal ? "goal" : ""}" data-space=${hex.space} aria-selected=${ctx.picked(`space:${hex.token}`)} ${piece(quiet, `space:${hex.token}`, describe(scene, hex))}><path d=${hexPath(hex, 0.95)}></path></g>`;
}

/** What is printed on a space: defence, what it yields, whom it sends. */
function values(hex: Hex): TemplateResult | typeof nothing {
  const rows: [string, number][] = (
    [
      ["shield", hex.defence],
      ["sack", hex.collect],
      ["flag", hex.recruit],
    ] as [string, number][]
  ).filter(([, n]) => n > 0);
  if (!rows.length) return nothing;
  const top = hex.y - (rows.length - 1) * 5.4 + (hex.terrain === "mountain" ? 12 : -2);
  return svg`<g class="uk-values">${rows.map(([id, n], at) => svg`<use class=${id} href="#uk-${id}" transform="translate(${round(hex.x - 24.4)} ${round(top + at * 10.8)}) scale(.7)"></use><text x=${round(hex.x - 16)} y=${round(top + at * 10.8 + 3.8)}>${n}</text>`)}</g>`;
}

/** The crown over the space that she marches to. */
function goal(land: Land): TemplateResult | typeof nothing {
  const hex = land.hexes[land.goal];
  return hex
    ? svg`<use class="uk-goal" href="#uk-crown" transform="translate(${round(hex.x)} ${round(hex.y - HALF_H - 5)}) scale(1.3)"></use>`
    : nothing;
}

// Who stands where.

interface OnMap {
  key: string;
  hex: Hex;
  unit?: number;
  enemy?: number;
  soldiers?: number;
  beside: boolean;
}

/** Everybody on the map, those in front last. */
function standing({ v, units }: Scene, land: Land): OnMap[] {
  const all: OnMap[] = units.map((unit) => ({ key: `u${unit}`, hex: land.hexes[v.at[unit]!]!, unit, beside: false }));
  const led = new Set<number>();
  v.enemy_at.forEach((space, enemy) => {
    if (space < 0) return;
    led.add(space);
    all.push({
      key: `e${enemy}`,
      hex: land.hexes[space]!,
      enemy,
      soldiers: v.troops[space],
      beside: v.at.includes(space),
    });
  });
  v.troops.forEach((soldiers, space) => {
    if (soldiers && !led.has(space))
      all.push({ key: `s${space}`, hex: land.hexes[space]!, soldiers, beside: v.at.includes(space) });
  });
  return all.sort((a, b) => a.hex.y - b.hex.y || a.hex.x - b.hex.x);
}

/** Two sides on one space stand side by side. */
function unit(scene: Scene, one: OnMap): TemplateResult {
  const { ctx } = scene;
  const { hex } = one;
  const crowd =
    one.unit !== undefined && (scene.enemyAt(hex.space) >= 0 || scene.v.troops[hex.space]! > 0)
      ? -13
      : one.beside
        ? 14
        : hex.collect || hex.recruit
          ? 6
          : 0;
  const id =
    one.unit !== undefined
      ? `unit:${scene.unitId(one.unit)}`
      : one.enemy !== undefined
        ? `enemy:${scene.enemyId(one.enemy)}`
        : "";
  const drawn =
    one.unit !== undefined
      ? unitStandee(scene, one.unit)
      : one.enemy !== undefined
        ? enemyStandee(scene, one.enemy, one.soldiers!)
        : bandStandee(one.soldiers!);
  const acting = one.unit !== undefined && one.unit === scene.looking ? "in-turn" : "";
  const place = css({
    transform: `translate(${round(hex.x + crowd)}px, ${round(hex.y + (one.unit === undefined && one.enemy === undefined ? 9 : 4))}px)`,
  });
  if (id && ctx.can(id)) {
    const label = one.unit !== undefined ? scene.unitName(one.unit) : scene.enemyName(one.enemy!);
    return svg`<g class="uk-unit ${acting}" ${place} ${piece(ctx, id, label)}>${drawn}</g>`;
  }
  return svg`<g class="uk-unit deaf ${acting}" ${place} aria-hidden="true">${drawn}</g>`;
}

// What lies over the land.

/** The worst that could come to each kingdom unit where it stands, and to the hero shown beside it. */
function threat(scene: Scene, land: Land): TemplateResult[] {
  const worst = new Map<number, Threat>();
  const mine = shownFor(scene);
  for (const one of scene.threats) {
    if (one.unit !== mine && one.space !== scene.v.at[one.unit]) continue;
    const old = worst.get(one.space);
    if (one.worst && (!old || old.worst < one.worst)) worst.set(one.space, one);
  }
  return [...worst.values()].map((one) => {
    const hex = land.hexes[one.space]!;
    return svg`<g class="uk-threat"><path d=${hexPath(hex, 0.93)} fill="url(#uk-t${one.fatal ? 3 : one.worst > 4 ? 2 : 1})"></path></g>`;
  });
}

function threatNumbers(scene: Scene, land: Land): TemplateResult[] {
  const mine = shownFor(scene);
  return scene.threats
    .filter((one) => one.worst && (one.unit === mine || one.space === scene.v.at[one.unit]))
    .map((one) => plate(land.hexes[one.space]!, one.worst, "threat", one.fatal ? "loss" : "heart", 15));
}

/** Tiles in reach of the hero, and lines to whom something can be sent. */
function supply(scene: Scene, land: Land): TemplateResult | typeof nothing {
  const hero = shownFor(scene);
  const from = land.hexes[scene.v.at[hero] ?? -1];
  if (!from) return nothing;
  const near = new Set([from.tile]);
  for (const hex of land.tiles[from.tile]!.hexes)
    for (const other of hex.beside) if (other !== null) near.add(land.hexes[other]!.tile);
  const area = outline([...near].flatMap((tile) => land.tiles[tile]!.hexes));
  const to = scene.insights.supply?.find((one) => one.unit === hero)?.to ?? [];
  return svg`<g class="uk-supply"><path d=${area} fill="url(#uk-supply)"></path><path class="edge" d=${area}></path>${to.map(
    (unit) => {
      const there = land.hexes[scene.v.at[unit]!]!;
      return svg`<path class="line" d="M${round(from.x)} ${round(from.y)}L${round(there.x)} ${round(there.y)}"></path>`;
    },
  )}</g>`;
}

/** A small plate with a sign and a number. */
function plate(
  hex: { x: number; y: number },
  n: number | string,
  name: string,
  id: string,
  dy: number,
  second = "",
): TemplateResult {
  const wide = 27 + (second ? 13 : 0) + (String(n).length > 1 ? 5 : 0);
  return svg`<g class="uk-chip ${name}" transform="translate(${round(hex.x)} ${round(hex.y + dy)})"><rect x=${-wide / 2} y="-8.6" width=${wide} height="17.2" rx="3.5"></rect>${second ? svg`<use class=${second} href="#uk-${second}" x=${-wide / 2 + 9} transform="scale(.86)"></use>` : nothing}<use class=${id} href="#uk-${id}" transform="translate(${-wide / 2 + (second ? 22 : 9)} .3) scale(.92)"></use><text x=${wide / 2 - (String(n).length > 1 ? 9.5 : 7)} y="4.6">${n}</text></g>`;
}

/** What each space beside costs the hero in turn; crossed swords where somebody waits. */
function costs(scene: Scene, land: Land): TemplateResult[] {
  const { ctx } = scene;
  const found = shows("threat") ? threatNumbers(scene, land) : [];
  const lit = (space: number) => ctx.can(`space:${land.hexes[space]!.token}`);
  if (scene.battle?.retreats)
    return [
      ...found,
      ...scene.battle.retreats
        .filter(({ space }) => lit(space))
        .map(({ space, cost }) => plate(land.hexes[space]!, cost, "cost", "sack", -13)),
    ];
  const hero = scene.steering ? PRINCESS : scene.actor;
  if (hero < 0 || (hero && scene.ctx.question?.seat !== scene.v.owner[hero])) return found;
  const tokens = new Set(ctx.question!.choices.map((choice) => choice.token));
  const moves = (scene.sums(hero)?.moves ?? []).filter((move) => tokens.has(`move:${land.hexes[move.space]!.token}`));
  return [
    ...found,
    ...moves.map((move) =>
      plate(land.hexes[move.space]!, move.cost, "cost", "sack", -13, move.soldiers === undefined ? "" : "swords"),
    ),
  ];
}

/** Whom fate would bind to the hero on each space beside. */
function fates(scene: Scene, land: Land): TemplateResult[] {
  const hero = shownFor(scene);
  return (scene.insights.fates ?? [])
    .filter((one) => one.unit === hero)
    .flatMap((one) => {
      const to = land.hexes[one.space]!;
      return one.bound.map((enemy) => {
        const from = land.hexes[scene.v.enemy_at[enemy]!]!;
        return svg`<g class="uk-fateline uk-u${hero}"><path d="M${round(from.x)} ${round(from.y - 8)}Q${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2 - 26)} ${round(to.x)} ${round(to.y)}"></path><use href="#uk-ribbon" transform="translate(${round(to.x)} ${round(to.y)})"></use></g>`;
      });
    });
}

/** Where enemies would step. */
function arrows(scene: Scene, land: Land): TemplateResult[] {
  return scene.enemies.flatMap(({ space, ways, enemy }) =>
    ways.map((way) => {
      const [a, b] = [land.hexes[space]!, land.hexes[way]!];
      const at = (t: number) => [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t - 2] as const;
      const [from, to] = [at(0.4), at(0.74)];
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      const length = round(Math.hypot(to[0] - from[0], to[1] - from[1]));
      return svg`<path class="uk-arrow ${ways.length > 1 ? "maybe" : ""} ${enemy < 0 ? "band" : ""}" transform="translate(${round(from[0])} ${round(from[1])}) rotate(${round(turn)})" d="M0 -2.4H${round(length - 8)}V-6.6L${length} 0L${round(length - 8)} 6.600V2.4H0Z"></path>`;
    }),
  );
}

// The princess's road.

/** The spaces of her plan one after the other, each with the actions that end there. */
function stops(scene: Scene): { space: number; steps: number[]; tie: number[]; cost: number; harm: number }[] {
  const found: { space: number; steps: number[]; tie: number[]; cost: number; harm: number }[] = [];
  let at = scene.v.at[PRINCESS]!;
  (scene.plan?.actions ?? []).forEach((wish, n) => {
    const moving = wish.spaces.length && wish.collects === undefined;
    if (moving) at = wish.spaces[0]!;
    const last = found.at(-1);
    const harm = Math.max(0, ...(wish.harm ?? []));
    if (!moving && last?.space === at) last.steps.push(n + 1);
    else if (wish.why !== "steered")
      found.push({
        space: at,
        steps: [n + 1],
        tie: moving ? wish.spaces.slice(1) : [],
        cost: moving ? wish.cost : 0,
        harm,
      });
  });
  return found;
}

function road(scene: Scene, land: Land): TemplateResult | typeof nothing {
  const start = land.hexes[scene.v.at[PRINCESS]!];
  if (!start) return nothing;
  let line = `M${round(start.x)} ${round(start.y + 6)}`;
  let side = "";
  let from = start;
  for (const { space, tie } of stops(scene)) {
    const to = land.hexes[space]!;
    line += `L${round(to.x)} ${round(to.y + 4)}`;
    for (const other of tie)
      side += `M${round(from.x)} ${round(from.y + 6)}L${round(land.hexes[other]!.x)} ${round(land.hexes[other]!.y + 4)}`;
    from = to;
  }
  return svg`<g class="uk-road"><path class="c" d=${line + side}></path><path class="b" d=${line + side}></path><path class="a" d=${line}></path><path class="a maybe" d=${side}></path></g>`;
}

function medals(scene: Scene, land: Land): TemplateResult[] {
  return stops(scene).flatMap(({ space, steps, tie, cost, harm }) =>
    [space, ...tie].map((one) => {
      const hex = land.hexes[one]!;
      const taken = scene.enemyAt(one) >= 0 || scene.unitAt(one) >= 0 || scene.v.troops[one]! > 0;
      const [x, y] = [hex.x + (taken ? 20 : 0), hex.y + (taken ? -18 : 2)];
      return svg`<g class="uk-medal ${tie.length ? "maybe" : ""}" transform="translate(${round(x)} ${round(y)})">${harm ? svg`<g class="harm" transform="translate(0 17)"><rect x="-15" y="-7.6" width="30" height="15.2" rx="3.5"></rect><text x="-4" y="4.4">−${harm}</text><use class="full" href="#uk-heart" transform="translate(8.5 .4) scale(.8)"></use></g>` : nothing}<circle r="8"></circle><text y="4.2">${steps.join("·")}</text>${cost && !taken ? svg`<g class="price" transform="translate(0 15)"><use href="#uk-sack" transform="translate(-5.5 0) scale(.66)"></use><text x="4" y="3.8">${cost}</text></g>` : nothing}</g>`;
    }),
  );
}

/** What the page of a story is about, and what was weighed. */
function spotlight({ ctx }: Scene, land: Land): TemplateResult | typeof nothing {
  const page = openPage(ctx);
  if (!page) return nothing;
  return svg`${[...new Set(page.focus)].map((space) => svg`<path class="uk-spot" d=${hexPath(land.hexes[space]!, 1.02)}></path>`)}${page.weighed.map(({ space, cost }) => plate(land.hexes[space]!, cost, "weighed", "sack", -13))}`;
}

// Names of tiles, placed where they cover least.

interface Box {
  /** A name on a name is worse than a name on a piece. */
  name?: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const PLACES = [
  [0, 35],
  [0, -25],
  [-26, 35],
  [26, 35],
  [0, 49],
  [-34, -25],
  [34, -25],
  [0, -49],
  [-40, 8],
  [44, 8],
] as const;
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function names(scene: Scene, land: Land): TemplateResult[] {
  const taken: Box[] = standing(scene, land).map(({ hex, unit, enemy }) =>
    unit === undefined && enemy === undefined
      ? { left: hex.x - 14, top: hex.y - 6, right: hex.x + 22, bottom: hex.y + 20 }
      : { left: hex.x - 16, top: hex.y - 32, right: hex.x + 30, bottom: hex.y + 28 },
  );
  for (const hex of land.hexes)
    if (hex.collect || hex.recruit)
      taken.push({ left: hex.x - 31, top: hex.y - 16, right: hex.x - 10, bottom: hex.y + 18 });
  for (const stop of shows("plan") ? stops(scene) : [])
    taken.push({
      left: land.hexes[stop.space]!.x - 10,
      top: land.hexes[stop.space]!.y - 10,
      right: land.hexes[stop.space]!.x + 10,
      bottom: land.hexes[stop.space]!.y + 20,
    });
  return land.tiles.map((tile, place) => {
    const centre = tile.hexes[0]!;
    const name = scene.tileName(place);
    const half = name.length * 2.95 + 3;
    const boxes = PLACES.map(([dx, dy]): Box & { dx: number; dy: number } => ({
      dx,
      dy,
      left: centre.x + dx - half,
      right: centre.x + dx + half,
      top: centre.y + dy - 9,
      bottom: centre.y + dy + 3,
    }));
    const within = ({ left, right }: Box) =>
      left < land.box.x + 8 || right > land.box.x + land.box.width - 8 ? 900 : 0;
    const costs = boxes.map(
      (box, n) =>
        within(box) + n * 9 + taken.reduce((sum, other) => sum + overlap(box, other) * (other.name ? 4 : 1), 0),
    );
    const best = boxes[costs.indexOf(Math.min(...costs))]!;
    taken.push({ ...best, name: true });
    return svg`<text class="uk-name ${tile.side}" x=${round(centre.x + best.dx)} y=${round(centre.y + best.dy)}>${name}</text>`;
  });
}

// The corners.

function countdown({ insights, v, w }: Scene): TemplateResult | typeof nothing {
  const found = insights.countdown;
  if (!found) return nothing;
  const escape = v.map === "escape";
  return html`<div class="uk-countdown ${found.late ? "late" : ""}"><b>${escape ? w.escape : w.road}</b><span>${escape ? w.needsCastle(found.needs) : w.needs(found.needs)}${found.moves === null ? nothing : html`, ${w.moves(found.moves)}`}${found.late ? html` <em>${w.late}</em>` : nothing}</span></div>`;
}

function switches(scene: Scene): TemplateResult {
  const { ctx, w } = scene;
  const flip = (layer: Layer) => () => {
    toggleLayer(layer);
    ctx.redraw();
  };
  const open = () => {
    viewpoint.open = !viewpoint.open;
    ctx.redraw();
  };
  return html`<div class="uk-switches" role="group" aria-label=${w.layers}>
    ${ctx.narrow ? html`<button type="button" aria-expanded=${viewpoint.open} @click=${open}>${w.layersShort}</button>` : nothing}
    ${(ctx.narrow && !viewpoint.open ? [] : LAYERS).map((layer) => html`<button type="button" aria-pressed=${shows(layer)} title=${w.layerHow[layer]} aria-keyshortcuts=${LAYER_KEYS[layer].toUpperCase()} @click=${flip(layer)}><span>${w.layer[layer]}</span><kbd aria-hidden="true">${LAYER_KEYS[layer].toUpperCase()}</kbd></button>`)}
    ${ctx.narrow && !viewpoint.open ? nothing : html`<button type="button" title=${w.keys.go} aria-keyshortcuts="G" @click=${() => openSearch(ctx)}><span>${w.find.button}</span><kbd aria-hidden="true">G</kbd></button>`}
    ${ctx.narrow ? nearness(scene) : nothing}
  </div>${ctx.narrow ? nothing : nearness(scene)}`;
}

function nearness({ ctx, w }: Scene): TemplateResult {
  const zoom = (by: number) => () => {
    viewpoint.zoom = Math.min(ZOOMS.length - 1, Math.max(0, viewpoint.zoom + by));
    ctx.redraw();
  };
  return html`<span class="uk-zoom"><button type="button" aria-label=${w.zoomOut} title=${w.zoomOut} ?disabled=${viewpoint.zoom === 0} @click=${zoom(-1)}>−</button><button type="button" aria-label=${w.zoomIn} title=${w.zoomIn} ?disabled=${viewpoint.zoom === ZOOMS.length - 1} @click=${zoom(1)}>+</button></span>`;
}

function legend({ w }: Scene): TemplateResult {
  const base = (n: number, said: string) =>
    html`<li><svg viewBox="-22 -6 44 24"><use href="#uk-base${n}"></use><text class="uk-cp t${n}" y="11.4">5</text></svg><span>${said}</span></li>`;
  const one = (id: string, said: string, name = "") => html`<li>${sign(id, name)}<span>${said}</span></li>`;
  const { legend: say, tempers } = w;
  return html`<ul class="uk-legend">${base(0, tempers.defensive)}${base(1, tempers.normal)}${base(2, tempers.aggressive)}${one("flag", say.soldier, "empire")}${one("heart", say.life, "full")}${one("ribbon", say.fate, "fate")}${one("shield", say.defence)}${one("sack", say.collect)}${one("flag", say.recruit, "grey")}${one("crown", say.goal)}</ul>`;
}
