/** Small things that are drawn in many places: signs with numbers, portraits, standees. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { PRINCESS, type Scene, TEMPERS } from "./scene";

/** A sign in an <svg> of its own. */
export function sign(id: string, name = ""): TemplateResult {
  return html`<svg class="uk-sign ${name}" viewBox="-7 -7 14 14" aria-hidden="true"><use href="#uk-${id}"></use></svg>`;
}

/** A sign and its number, with words for who cannot see. */
export function count(id: string, n: number | string, label: string, of?: string): TemplateResult {
  return html`<span class="uk-count" title=${label}>${sign(id)}<b>${n}</b>${of ? html`<em>${of}</em>` : nothing}<span class="sr">${label}</span></span>`;
}

/** Hearts: full for life left. */
export function hearts(left: number, of: number, label: string): TemplateResult {
  return html`<span class="uk-hearts" title=${label}>${Array.from({ length: of }, (_, n) => sign("heart", n < left ? "full" : "gone"))}<span class="sr">${label}</span></span>`;
}

/** A bust under an arch: round for the kingdom, pointed for the empire. */
export function portrait(id: string, side: "hero" | "princess" | "empire", unit = 0): TemplateResult {
  const arch =
    side === "empire"
      ? svg`<use href="#uk-gothic"></use>`
      : svg`<g class="uk-u${unit}"><use href="#uk-round"></use><path class="uk-hatch" d="M-12.4 2V-21C-12.4-36 12.4-36 12.4-21V2Z" fill="url(#uk-h${unit})"></path><use href="#uk-rim"></use></g>`;
  return html`<svg class="uk-portrait ${side}" viewBox="-14 -37 28 40" aria-hidden="true">${arch}<use href="#uk-${id}" transform="translate(0 1) scale(1.08)"></use></svg>`;
}

export function unitPortrait(scene: Scene, unit: number): TemplateResult {
  return portrait(scene.card(unit).id, unit === PRINCESS ? "princess" : "hero", unit);
}

export function enemyPortrait(scene: Scene, enemy: number): TemplateResult {
  return portrait(enemy < 0 ? "soldier" : scene.enemyId(enemy), "empire");
}

/** A badge with a hero's letter, hue and hatch. */
export function badge(scene: Scene, unit: number): TemplateResult {
  return html`<i class="uk-badge uk-u${unit}">${scene.letter(unit)}</i>`;
}

// On the map: all in the units of the map, standing on 0,0.

const rounded = (n: number) => Math.round(n * 10) / 10;

/** A pole with a pennant for each soldier, and their number. */
function pole(soldiers: number, x: number, side: string): TemplateResult {
  const gap = Math.min(6, 32 / Math.max(soldiers, 1));
  const pennants = Array.from(
    { length: soldiers },
    (_, n) => `M${x} ${rounded(-29 + n * gap)}l9 ${rounded(gap * 0.46)}l-9 ${rounded(gap * 0.46)}z`,
  ).join("");
  return svg`<g class="uk-pole ${side}"><path class="uk-staff" d="M${x} -31V6"></path><path d=${pennants}></path></g><text class="uk-n" x=${x + 7} y="13">${soldiers}</text>`;
}

function lives(left: number, of: number, y = 20): TemplateResult {
  const gap = of > 6 ? 5.2 : 6.4;
  const x = (-(of - 1) * gap) / 2;
  return svg`<g class="uk-lives"><path class="uk-under" d="M${rounded(x - 4)} ${y - 4}h${rounded((of - 1) * gap + 8)}v8h${rounded(-(of - 1) * gap - 8)}z"></path>${Array.from({ length: of }, (_, n) => svg`<use class=${n < left ? "full" : "gone"} href="#uk-heart" transform="translate(${rounded(x + n * gap)} ${y}) scale(.56)"></use>`)}</g>`;
}

const SHADOW = svg`<path class="uk-shadow" d="M-12 13H20L27 5 17 0Z"></path>`;

/** A hero, or the princess on her unicorn's ground. */
export function unitStandee(scene: Scene, unit: number): TemplateResult {
  const { v } = scene;
  const [life, left] = [scene.life(unit), scene.life(unit) - v.damage[unit]!];
  if (unit === PRINCESS) {
    return svg`${SHADOW}<use href="#uk-camp"></use><g transform="translate(-2 7) scale(1.08)"><use class="uk-halo" href="#uk-unicorn"></use><use href="#uk-unicorn"></use></g>${pole(v.soldiers[0]!, 21, "princess")}${lives(left, life)}`;
  }
  return svg`${SHADOW}<g class="uk-u${unit}"><use href="#uk-stand"></use><path d="M-15 2V6C-15 14 15 14 15 6V2Z" fill="url(#uk-h${unit})"></path><circle class="uk-disc" cy="8" r="5.4"></circle><text class="uk-letter" y="11.4">${scene.letter(unit)}</text><use href="#uk-round"></use><path d="M-12.4 2V-21C-12.4-36 12.4-36 12.4-21V2Z" fill="url(#uk-h${unit})"></path><use href="#uk-rim"></use></g><use href="#uk-${scene.unitId(unit)}" transform="translate(0 1) scale(1.06)"></use>${pole(v.soldiers[unit]!, 15, "kingdom")}${lives(left, life)}`;
}

/** A ribbon in the colours of whom fate has bound it to. */
function ribbon(scene: Scene, unit: number): TemplateResult {
  const shape = "M-23 -28H-11V-13L-17 -16.6L-23 -13Z";
  return svg`<g class="uk-u${Math.max(0, unit)}"><path class="uk-ribbon" d=${shape}></path><path d=${shape} fill="url(#uk-h${Math.max(0, unit)})"></path><circle class="uk-disc" cx="-17" cy="-22.6" r="4.6"></circle><text class="uk-letter" x="-17" y="-19.4">${unit < 0 ? "†" : scene.letter(unit)}</text></g>`;
}

export function enemyStandee(scene: Scene, enemy: number, soldiers: number): TemplateResult {
  const sums = scene.commander(enemy);
  const life = sums?.life ?? scene.enemyCard(enemy).life;
  const left = life - scene.v.enemy_damage[enemy]!;
  const base = TEMPERS.indexOf(scene.temper(enemy));
  const bound = scene.v.fate[enemy]! >= 0 ? scene.v.bound[enemy]! : null;
  return svg`${SHADOW}<use href="#uk-base${base}"></use><text class="uk-cp t${base}" y="11.4">${sums?.power ?? scene.enemyCard(enemy).cp ?? ""}</text><use href="#uk-gothic"></use><use href="#uk-${scene.enemyId(enemy)}" transform="translate(0 1) scale(1.06)"></use>${pole(soldiers, 15, "empire")}${lives(left, life)}${bound === null ? nothing : ribbon(scene, bound)}`;
}

/** Soldiers without a commander. */
export function bandStandee(soldiers: number): TemplateResult {
  const shown = Math.min(soldiers, 6);
  const flags = Array.from({ length: shown }, (_, n) => {
    const x = rounded((n - (shown - 1) / 2) * 6.6 - 1);
    return { staff: `M${x} 5V-12`, flag: `M${x} -12l8 3.4l-8 3.2z` };
  });
  return svg`<path class="uk-shadow" d="M-8 9H14L19 4 12 1Z"></path><use href="#uk-base1" transform="translate(0 2) scale(.72)"></use><g class="uk-pole empire"><path class="uk-staff" d=${flags.map((each) => each.staff).join("")}></path><path d=${flags.map((each) => each.flag).join("")}></path></g><text class="uk-n" x=${rounded(shown * 3.4 + 10)} y="9">${soldiers}</text>`;
}

/** A die that shows what it counts as. */
export function die(result: "hit" | "miss" | "loss", label: string): TemplateResult {
  return html`<svg class="uk-die ${result}" viewBox="-17 -17 36 36" aria-hidden="true"><path class="uk-die-edge" d="M-13-13H17V17H-13Z"></path><rect x="-16" y="-16" width="32" height="32" rx="5"></rect><use href="#uk-${result}" transform="scale(1.7)"></use></svg><span class="sr">${label}</span>`;
}

const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A table of a hero: what each face of a die counts as. */
export function diceTable(table: string, label: string): TemplateResult {
  const names = { H: "hit", M: "miss", L: "loss" } as Record<string, string>;
  return html`<span class="uk-table" role="img" aria-label="${label}: ${[...table].map((each, n) => `${n + 1} ${each}`).join(", ")}">${[
    ...table,
  ].map(
    (each, n) =>
      html`<svg viewBox="-9 -9 18 34"><rect x="-8" y="-8" width="16" height="16" rx="3"></rect>${PIPS[n + 1]!.map(([x, y]) => svg`<circle cx=${x! * 4} cy=${y! * 4} r="1.6"></circle>`)}<use class=${names[each]!} href="#uk-${names[each]!}" y="17"></use></svg>`,
  )}</span>`;
}
