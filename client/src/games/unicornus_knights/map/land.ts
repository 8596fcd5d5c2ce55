/** The terrain under the pieces as SVG, made once for each map. */
import { AROUND, CORNERS, HALF_H, HALF_W, hexPath, outline, round, seeded, type Hex, type Land, xy } from "./hexes";

const path = (d: string, fill: string, stroke = "", width = 1, more = "") =>
  `<path d="${d}" fill="${fill ? `var(--uk-${fill})` : "none"}"${stroke ? ` stroke="var(--uk-${stroke})" stroke-width="${width}"` : ""}${more}/>`;
const at = (x: number, y: number, inside: string, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}">${inside}</g>`;

// Small drawings; several of each, so that no two woods look stamped.

const PINE =
  path("M0 3V1", "", "pen", 1.2) +
  path("M0-10L4.2-4.6 2.6-4.8 5-.2 0 .9-5-.2-2.6-4.8-4.2-4.6Z", "leaf", "leaf-line", 0.9) +
  path("M0-10L4.2-4.6 2.6-4.8 5-.2 0 .9Z", "leaf-2");
const OAK =
  path("M0 3.4V0M0 3.2 2.6 3.2", "", "pen", 1.2) +
  path(
    "M-4.6-.6C-6.6-2.4-5.4-5.2-3.6-5.2C-3.6-8.4 2-9 2.8-6C5.4-6.2 6.4-2.6 4.4-.7C2.6 1-2.8 1-4.6-.6Z",
    "leaf",
    "leaf-line",
    0.9,
  ) +
  path("M1.2-.1C3-2.2 2.8-4.6 2.8-6C5.4-6.2 6.4-2.6 4.4-.7C3.6.1 2.4.3 1.2-.1Z", "leaf-2");

function peak(x: number, y: number, w: number, h: number, random: () => number): string {
  const wave = (n: number) => (random() - 0.5) * n;
  const top = [x + wave(w * 0.14), y - h] as const;
  const [left, right] = [
    [x - w / 2, y],
    [x + w / 2, y + random() * 1.5],
  ] as const;
  const between = (p: readonly number[], q: readonly number[], t: number) => [
    p[0]! + (q[0]! - p[0]!) * t + wave(2.2),
    p[1]! + (q[1]! - p[1]!) * t + wave(2.2),
  ];
  const line = [
    left,
    between(left, top, 0.38),
    between(left, top, 0.72),
    top,
    between(top, right, 0.3),
    between(top, right, 0.62),
    right,
  ];
  const join = (points: readonly (readonly number[])[]) => `M${points.map((point) => point.map(round)).join("L")}`;
  let strokes = "";
  const count = Math.max(5, Math.round(w / 3.2));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const down = h * 0.5 * (1 - t * 0.75) * (0.75 + random() * 0.4);
    const py = top[1] + (right[1] - top[1]) * t + 1;
    strokes += `M${round(top[0] + (right[0] - top[0]) * t - 0.8)} ${round(py)}q${round(-down * 0.1)} ${round(down * 0.5)} ${round(-down * 0.32)} ${round(Math.min(down, y - py + 1))}`;
  }
  return (
    path(`${join(line)}Z`, "rock") +
    path(
      `${join([top, line[4]!, line[5]!, right, [top[0] + w * 0.09, y], [top[0] - w * 0.03, top[1] + h * 0.6], [top[0] + w * 0.05, top[1] + h * 0.34]])}Z`,
      "rock-2",
    ) +
    path(strokes, "", "pen", 0.75) +
    path(join(line), "", "outline", 1.25)
  );
}

function blob(k: number, random: () => number): string {
  const points = Array.from({ length: 14 }, (_, i) => {
    const w = 1 + (random() - 0.5) * 0.16;
    return [
      Math.cos((i / 14) * 6.283) * HALF_W * 0.86 * k * w,
      Math.sin((i / 14) * 6.283) * HALF_H * 0.8 * k * w,
    ] as const;
  });
  const middle = (i: number) =>
    xy([(points[i % 14]![0] + points[(i + 1) % 14]![0]) / 2, (points[i % 14]![1] + points[(i + 1) % 14]![1]) / 2]);
  return `M${middle(13)}${points.map((point, i) => `Q${xy(point)} ${middle(i)}`).join("")}Z`;
}

const crenel = (x: number, y: number, w: number, n: number, h = 2) => {
  const step = round(w / (2 * n - 1));
  return `M${x} ${y}${Array.from({ length: 2 * n - 1 }, (_, i) => (i % 2 ? `v${h}h${step}v${-h}` : `h${step}`)).join("")}`;
};
const house = (x: number, y: number, w: number) => {
  const h = w * 0.62;
  return (
    path(`M${x - w / 2} ${y}v${round(-h)}h${w}v${round(h)}z`, "wall", "outline", 0.9) +
    path(
      `M${x - w / 2 - 1} ${round(y - h)}L${round(x - w * 0.22)} ${round(y - h - w * 0.55)}H${round(x + w * 0.3)}L${x + w / 2 + 1} ${round(y - h)}Z`,
      "roof",
      "outline",
      0.9,
    ) +
    path(`M${round(x - w * 0.1)} ${y}v${round(-h * 0.55)}`, "", "outline")
  );
};
const tower = (x: number, y: number, w: number, h: number, cone = true) =>
  path(`M${x - w / 2} ${y}v${-h}h${w}v${h}z`, "wall", "outline", 0.95) +
  path(`M${round(x + w * 0.12)} ${y - 0.5}v${1 - h}h${round(w * 0.38 - 0.5)}v${h - 1}z`, "wall-2") +
  (cone
    ? path(
        `M${x - w / 2 - 1} ${y - h}L${x} ${round(y - h - w * 1.35)}L${x + w / 2 + 1} ${y - h}Z`,
        "roof",
        "outline",
        0.95,
      )
    : path(`${crenel(x - w / 2 - 0.8, y - h - 2, w + 1.6, 3)}v3.4h${round(-w - 1.6)}z`, "wall", "outline", 0.9));
const GATE = path("M-3 12v-4a3 3 0 0 1 6 0v4z", "outline");
const city = (big: boolean) =>
  tower(-11, 2, 6, 9) +
  tower(11, 2, 6, 10) +
  house(-4, 2, 9) +
  house(5, 2, 8) +
  tower(0, 2, 6.5, 16) +
  (big ? tower(-6, 2, 5, 13) + tower(6.5, 2, 5, 13) + path("M0-24v-7l7 2-7 2.4", "outline", "outline", 0.9) : "") +
  path(`${crenel(-19, 0, 38, 8, 2.2)}v10q-19 4-38 0z`, "wall", "outline") +
  GATE +
  tower(-19, 11, 6, 12) +
  tower(19, 11, 6, 12);
const fort = (big: boolean) =>
  path("M-22 12l5-4h34l5 4q-22 5-44 0z", "wall-2", "pen", 0.7) +
  (big ? tower(-8, 4, 6, 18) + tower(8, 4, 6, 18) : "") +
  path(`M0-${big ? 15 : 9}v-11l9 2.6-9 3`, "roof", "outline") +
  path(`${crenel(-9, big ? -15 : -10, 18, 4, 2.4)}v${big ? 24 : 19}h-18z`, "wall", "outline") +
  path(`M2 ${big ? -12 : -7}h6.4v${big ? 20 : 15}h-6.4z`, "wall-2") +
  path(`${crenel(-16, 2, 32, 7, 2)}v8q-16 3-32 0z`, "wall", "outline") +
  GATE +
  tower(-16, 10, 7, 10, false) +
  tower(16, 10, 7, 10, false);

const VARIANTS = 4;
const DRAWN: Record<string, (random: () => number) => string> = {
  forest(random) {
    const spots = [
      [-19, -9],
      [-7, -14],
      [6, -13],
      [19, -8],
      [-22, 3],
      [-11, 0],
      [2, -3],
      [13, 1],
      [23, 4],
      [-15, 12],
      [-3, 9],
      [9, 13],
      [-1, 20],
    ];
    return spots
      .map(([x, y]) => [x! + (random() - 0.5) * 4, y! + (random() - 0.5) * 3] as const)
      .filter(() => random() > 0.12)
      .sort((a, b) => a[1] - b[1])
      .map(([x, y]) => at(x, y, `<use href="#uk-${random() < 0.35 ? "pine" : "oak"}"/>`, round(0.86 + random() * 0.22)))
      .join("");
  },
  mountain: (random) => peak(-11, 0, 21, 17, random) + peak(13, 1, 20, 15, random) + peak(2, 13, 27, 22, random),
  desert(random) {
    const dots = Array.from({ length: 40 }, () => {
      const [turn, far] = [random() * 6.28, Math.sqrt(random()) * 0.84];
      return `M${round(Math.cos(turn) * HALF_W * far)} ${round(Math.sin(turn) * HALF_H * far * 0.92)}h.1`;
    }).join("");
    return (
      path(dots, "", "sand", 1.5) +
      path(
        [
          [-9, -7],
          [10, 3],
          [-6, 13],
        ]
          .map(([x, y]) => `M${x! - 10} ${y! + 3}q6-6 11-2q4-3 8 1`)
          .join(""),
        "",
        "sand",
      )
    );
  },
  lake: (random) =>
    path(blob(1, random), "lake", "lake-line", 1.5) +
    [0.8, 0.6, 0.38]
      .map((k) => path(blob(k, random), "", "lake-line", 0.8, ` opacity="${round(0.3 + k * 0.5)}"`))
      .join(""),
  plains(random) {
    const tufts = Array.from({ length: 6 }, () => {
      const [x, y] = [(random() - 0.5) * 42, (random() - 0.5) * 30];
      return `M${round(x)} ${round(y)}l-1.6-3M${round(x + 1.2)} ${round(y)}v-3.6M${round(x + 2.4)} ${round(y)}l1.6-2.8`;
    });
    return path(tufts.join(""), "", "grass", 0.9);
  },
};

/** Terrain for <use>: `uk-forest0` …, `uk-city`, `uk-fort`. */
export function terrainParts(): string {
  const parts = Object.entries(DRAWN).flatMap(([kind, draw]) =>
    Array.from({ length: VARIANTS }, (_, n) => `<g id="uk-${kind}${n}">${draw(seeded(kind + n))}</g>`),
  );
  const village =
    house(-7, 3, 10) + house(9, 1, 9) + house(2, 10, 11) + path("M-16 10q4-2 8 0M12 11q3-1 6 0", "", "pen", 0.7);
  const built = {
    pine: PINE,
    oak: OAK,
    village: at(3, 0, village),
    city: at(2, 3, city(false)),
    fort: at(2, 2, fort(false)),
    capital: at(2, 3, city(true), 1.24),
    castle: at(2, 2, fort(true), 1.32),
  };
  return [...parts, ...Object.entries(built).map(([id, drawn]) => `<g id="uk-${id}">${drawn}</g>`)].join("");
}

const SETTLED = ["city", "village", "fort"];
const settled = (hex: Hex | undefined) => hex !== undefined && SETTLED.includes(hex.terrain);

/** Roads run from road to road and into what is built beside them. */
function roads(land: Land): string {
  let line = "";
  for (const hex of land.hexes) {
    if (hex.terrain !== "road") continue;
    const beside = (k: number) => land.hexes[hex.beside[k] ?? -1];
    const arms = AROUND.map((_, k) => k).filter((k) => beside(k)?.terrain === "road" || settled(beside(k)));
    if (!arms.length) arms.push(1, 4);
    if (arms.length === 1) arms.push((arms[0]! + 3) % 6);
    const random = seeded(hex.id);
    const middle = xy([hex.x + (random() - 0.5) * 5, hex.y + (random() - 0.5) * 5]);
    const ends = arms.map((k) => {
      const [a, b, other] = [CORNERS[k]!, CORNERS[(k + 1) % 6]!, beside(k)];
      const edge = xy([hex.x + (a[0] + b[0]) / 2, hex.y + (a[1] + b[1]) / 2]);
      return { edge, gate: settled(other) ? xy([other!.x, other!.y + 6]) : null };
    });
    const [first, second] = ends;
    if (ends.length === 2)
      line += `M${first!.gate ?? first!.edge}${first!.gate ? `L${first!.edge}` : ""}Q${middle} ${second!.edge}${second!.gate ? `L${second!.gate}` : ""}`;
    else for (const { edge, gate } of ends) line += `M${middle}L${edge}${gate ? `L${gate}` : ""}`;
  }
  return path(line, "", "road-edge", 6.6) + path(line, "", "road", 4.4);
}

/** The picture of a space; the goal and the castle are grander. */
function glyph(land: Land, hex: Hex): string {
  const { terrain } = hex;
  if (terrain === "road") return "";
  const { side, id } = land.tiles[hex.tile]!;
  const grand = hex.start && id === "capital" ? "capital" : hex.start && id === "ancestral_castle" ? "castle" : "";
  const n = Math.floor(seeded(hex.id)() * VARIANTS);
  return `<use class="uk-${side}" href="#uk-${grand || (terrain in DRAWN ? terrain + n : terrain)}" x="${round(hex.x)}" y="${round(hex.y)}"/>`;
}

const paintings = new Map<string, string>();

/** Everything that never changes, as SVG. */
export function painted(land: Land): string {
  let found = paintings.get(land.key);
  if (!found) paintings.set(land.key, (found = paint(land)));
  return found;
}

function paint(land: Land): string {
  const { hexes, tiles } = land;
  const coast = outline(hexes, 2.2);
  const of = (kind: string) => hexes.filter((hex) => hex.terrain === kind);
  const waves = [
    [21, 0.2],
    [16, 0.3],
    [11.5, 0.45],
    [7.5, 0.6],
    [4, 0.85],
  ]
    .map(
      ([far, dark]) =>
        path(coast, "", "sea-line", 2 * far! + 0.9, ` stroke-opacity="${dark}"`) +
        path(coast, "", "sea", 2 * far! - 0.9),
    )
    .join("");
  const washes = ["mountain", "desert", "forest", "lake"]
    .map((kind) => path(outline(of(kind), 2.6), `wash-${kind}`))
    .join("");
  const bands = tiles.map((tile, n) => {
    const edge = outline(tile.hexes);
    return `<clipPath id="uk-tile${n}"><path d="${edge}"/></clipPath><g clip-path="url(#uk-tile${n})">${path(edge, "", tile.side === "empire" ? "band-empire" : "band-kingdom", 10)}</g>`;
  });
  const lines = path(hexes.map((hex) => hexPath(hex)).join(""), "", "hair", 0.8);
  const borders = path(
    tiles.map((tile) => outline(tile.hexes)).join(""),
    "",
    "border",
    1.6,
    ' stroke-dasharray="7 2.4 1.2 2.4"',
  );
  return (
    waves +
    path(coast, "land") +
    washes +
    bands.join("") +
    lines +
    borders +
    path(coast, "", "coast", 2) +
    roads(land) +
    hexes.map((hex) => glyph(land, hex)).join("")
  );
}
