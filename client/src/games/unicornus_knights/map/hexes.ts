/**
 * The map as hexagons: pointy-top, axial coordinates, seven to a tile, seen from a chair (so they are flatter than wide).
 * Which tiles lie where comes from the view and the catalogue.
 */
import type { Catalogue } from "../../../shell/scene/contract";
import type { Side, UkThings } from "../catalogue";

export const SX = 35.6;
export const SY = 27.6;
export const HALF_W = (SX * Math.sqrt(3)) / 2;
export const HALF_H = SY;
/** NE E SE SW W NW: the neighbours, in the order of a tile's petals. */
export const AROUND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;
export const PETALS = ["c", "ne", "e", "se", "sw", "w", "nw"] as const;
/** Corners clockwise from the top; the edge after corner k faces neighbour k. */
export const CORNERS = [
  [0, -HALF_H],
  [HALF_W, -HALF_H / 2],
  [HALF_W, HALF_H / 2],
  [0, HALF_H],
  [-HALF_W, HALF_H / 2],
  [-HALF_W, -HALF_H / 2],
] as const;

/** A space: where it is and what is printed on it. */
export interface Hex {
  space: number;
  /** What choices call it: `12ne`. */
  token: string;
  /** What events call it: `gilded_market-ne`. */
  id: string;
  tile: number;
  petal: number;
  q: number;
  r: number;
  x: number;
  y: number;
  terrain: string;
  defence: number;
  collect: number;
  recruit: number;
  start: boolean;
  goal: boolean;
  beside: (number | null)[];
}

export interface Tile {
  id: string;
  side: Side;
  hexes: Hex[];
}

export interface Land {
  key: string;
  tiles: Tile[];
  hexes: Hex[];
  rows: Hex[][];
  byId: Map<string, Hex>;
  goal: number;
  box: { x: number; y: number; width: number; height: number };
}

const lands = new Map<string, Land>();
export const round = (n: number) => Math.round(n * 10) / 10;
/** A point as paths have it. */
export const xy = (point: readonly number[]) => point.map(round).join();

/** The land of these tiles on this map; made once. Null until all tiles lie. */
export function landOf(catalogue: Catalogue<UkThings>, map: string, tiles: readonly number[]): Land | null {
  if (!tiles.length || tiles.some((tile) => tile < 0)) return null;
  const key = `${catalogue.content} ${map} ${tiles.join()}`;
  let land = lands.get(key);
  if (!land) lands.set(key, (land = lay(key, catalogue.catalogue, map, tiles)));
  return land;
}

function lay(key: string, things: UkThings, map: string, numbers: readonly number[]): Land {
  const plan = things.maps.map.find((one) => one.id === map)!;
  const kinds = new Map(things.terrain.terrain.map((kind) => [kind.id, kind]));
  const tiles: Tile[] = numbers.map((number, place) => {
    const { id, side, spaces } = things.tiles.tile[number]!;
    const [, i, j] = plan.slots[place]!.split(" ").map(Number) as [number, number, number];
    const hexes = spaces.map((printed, petal): Hex => {
      const [dq, dr] = petal ? AROUND[petal - 1]! : [0, 0];
      const [q, r] = [2 * i - j + dq, i + 3 * j + dr];
      const [terrain, ...rest] = printed.split(" ") as [string, ...string[]];
      const value = (letter: string) => Number(rest.find((word) => word[0] === letter)?.slice(1) ?? -1);
      const start = rest.some((word) => word[0] === "*");
      const own = value("d");
      return {
        space: place * 7 + petal,
        token: `${place + 1}${PETALS[petal]}`,
        id: `${id}-${PETALS[petal]}`,
        tile: place,
        petal,
        q,
        r,
        x: SX * Math.sqrt(3) * (q + r / 2),
        y: SY * 1.5 * r,
        terrain,
        start,
        goal: start && id === plan.goal,
        defence: own < 0 ? kinds.get(terrain)!.defence : own,
        collect: Math.max(0, value("r")),
        recruit: Math.max(0, value("m")),
        beside: [],
      };
    });
    return { id, side, hexes };
  });
  const hexes = tiles.flatMap((tile) => tile.hexes);
  const at = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex.space]));
  for (const hex of hexes) hex.beside = AROUND.map(([dq, dr]) => at.get(`${hex.q + dq},${hex.r + dr}`) ?? null);
  const rows = new Map<number, Hex[]>();
  for (const hex of hexes) rows.set(hex.r, [...(rows.get(hex.r) ?? []), hex]);
  const xs = hexes.map((hex) => hex.x);
  const ys = hexes.map((hex) => hex.y);
  const [left, top] = [Math.min(...xs) - HALF_W - 24, Math.min(...ys) - HALF_H - 26];
  return {
    key,
    tiles,
    hexes,
    goal: hexes.find((hex) => hex.goal)?.space ?? -1,
    rows: [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.q - b.q)),
    byId: new Map(hexes.map((hex) => [hex.id, hex])),
    box: {
      x: round(left),
      y: round(top),
      width: round(Math.max(...xs) + HALF_W + 24 - left),
      height: round(Math.max(...ys) + HALF_H + 28 - top),
    },
  };
}

/** A hexagon as a path, shrunk by k. */
export function hexPath({ x, y }: { x: number; y: number }, k = 1): string {
  return `M${CORNERS.map(([dx, dy]) => `${round(x + dx * k)},${round(y + dy * k)}`).join("L")}Z`;
}

/** A little randomness that is the same for everybody, always. */
export function seeded(text: string): () => number {
  let a = 2166136261;
  for (const letter of text) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Point = readonly [number, number];

/** The points between two corners of a line that wobbles; neighbours agree on it. */
function wobbly(a: Point, b: Point, amount: number): Point[] {
  const [first, second] = [xy(a), xy(b)];
  const flip = first > second;
  const [from, to] = flip ? [b, a] : [a, b];
  const random = seeded(flip ? second + first : first + second);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const points = [0.25, 0.5, 0.75].map((t): Point => {
    const off = ((random() - 0.5) * 2 * amount) / length;
    return [from[0] + dx * t - dy * off, from[1] + dy * t + dx * off];
  });
  return flip ? points.reverse() : points;
}

/** The outline around some hexes. */
export function outline(hexes: readonly Hex[], wobble = 0): string {
  const inside = new Set(hexes.map((hex) => hex.space));
  const edges: [Point, Point][] = [];
  for (const hex of hexes) {
    hex.beside.forEach((other, k) => {
      if (other !== null && inside.has(other)) return;
      const [a, b] = [CORNERS[k]!, CORNERS[(k + 1) % 6]!];
      edges.push([
        [hex.x + a[0], hex.y + a[1]],
        [hex.x + b[0], hex.y + b[1]],
      ]);
    });
  }
  const key = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const from = new Map(edges.map((edge) => [key(edge[0]), edge]));
  const used = new Set<[Point, Point]>();
  let path = "";
  for (const start of edges) {
    let edge: [Point, Point] | undefined = start;
    if (used.has(start)) continue;
    path += `M${xy(start[0])}`;
    while (edge && !used.has(edge)) {
      used.add(edge);
      for (const point of wobble ? [...wobbly(edge[0], edge[1], wobble), edge[1]] : [edge[1]]) path += `L${xy(point)}`;
      edge = from.get(key(edge[1]));
    }
    path += "Z";
  }
  return path;
}
