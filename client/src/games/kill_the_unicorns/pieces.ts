/** Small things that are drawn in many places: badges, stars, portraits, cards, envelopes, seals. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { figure, head, type Letter } from "./art/unicorns/figure";
import type { Scene } from "./scene";

/** A drawn part in an <svg> of its own. */
export function part(id: string, box: string, name = ""): TemplateResult {
  return html`<svg class=${name} viewBox=${box} aria-hidden="true"><use href="#ku-${id}"></use></svg>`;
}

export function badge(letter: Letter): TemplateResult {
  return html`<b class="ku-badge ku-${letter}">${letter === "L" ? "✶" : letter}</b>`;
}

export function stars(count: number): TemplateResult {
  const star = html`<svg viewBox="-11 -11 22 22"><use href="#ku-star"></use></svg>`;
  const nil = html`<svg class="nil" viewBox="-11 -11 22 22"><use href="#ku-star"></use><path d="M-9 9L9-9" /></svg>`;
  return html`<span class="ku-stars" aria-hidden="true">${count > 0 ? Array(count).fill(star) : nil}</span>`;
}

/** A hunter in an oval; a question mark until a character is chosen. */
export function portrait(role: string): TemplateResult {
  return role
    ? part(role, "0 -20 84 120", "ku-portrait")
    : html`<svg class="ku-portrait" viewBox="0 -20 84 120" aria-hidden="true"><ellipse class="ku-o" cx="40" cy="60" rx="32" ry="38" fill="#e9dcc0" /><text class="ku-num" x="40" y="76" font-size="44" text-anchor="middle">?</text></svg>`;
}

const seal = (role: string) =>
  svg`<g class="ku-wax-${role}"><use href="#ku-wax"></use></g><g fill="#fff8ea" transform="scale(.86)"><use href="#ku-seal-${role}"></use></g>`;

/** A wax seal of a hunter, alone. */
export function waxSeal(role: string, name = "ku-wax"): TemplateResult {
  return html`<svg class=${name} viewBox="-20 -20 40 40" aria-hidden="true">${seal(role)}</svg>`;
}

/** A closed trap with the seal of its setter. */
export function envelope(role: string): TemplateResult {
  return html`<svg class="ku-envelope" viewBox="-2 -2 104 68" aria-hidden="true"><use href="#ku-env"></use><g transform="translate(50 38) scale(.9)">${seal(role)}</g></svg>`;
}

export const back = html`<i class="ku-back"><svg viewBox="0 0 40 56" aria-hidden="true"><use href="#ku-back"></use></svg></i>`;
export const noCard = html`<i class="ku-nocard"></i>`;

/** The face of a Hunt card. */
export function huntFace(value: number, nth: number): TemplateResult {
  return html`<b>${value}</b>${part(`hunt${value}-${nth}`, "-4 -6 68 70")}`;
}

/** Each card with its place among those of equal value, so that twins have their own pictures. */
export function numbered(cards: readonly number[]): [value: number, nth: number][] {
  return cards.map((value, at) => [value, cards.slice(0, at).filter((each) => each === value).length]);
}

/** Small open Hunt cards. */
export function openCards(cards: readonly number[]): TemplateResult {
  return html`<span class="ku-open">${numbered(cards).map(([value, nth]) => html`<i class="ku-hunt">${huntFace(value, nth % 2)}</i>`)}</span>`;
}

/** The picture on a unicorn card. */
export function picture(scene: Scene, unicorn: number): TemplateResult {
  const letter = scene.letter(unicorn);
  return html`<svg class="ku-art" viewBox="-14 -46 228 258" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <rect class="ku-hatching" x="-160" y="-160" width="520" height="480" />
    <path class="ku-ground" d="M-160 188C-60 178 60 188 110 182S260 188 360 180V330H-160Z" />
    <g class="ku-figure">${figure(scene.id(unicorn), letter)}</g>
  </svg>`;
}

/** What lies on a unicorn, as small tags. */
export function tags(scene: Scene, unicorn: number): TemplateResult | typeof nothing {
  const lying = scene.attached(unicorn);
  const double = scene.v.units[unicorn]! > 1;
  if (!lying.length && !double) return nothing;
  return html`<span class="ku-tags">${lying.map((each) => {
    const [kind, colour] = each.id.split("-");
    const token = colour !== undefined || kind === "horn";
    const letter = colour ? colour[0]!.toUpperCase() : "";
    const text =
      kind === "duocorn" ? "×2" : each.points ? (each.points > 0 ? `+${each.points}` : `−${-each.points}`) : letter;
    return html`<i class="ku-tag ${token ? "token" : "pin"} ${text ? "" : "bare"} ${letter ? `ku-${letter}` : ""}" title=${scene.called(each.id)}>
      ${token ? nothing : part(each.id, "-4 -8 50 54")}${text}</i>`;
  })}</span>`;
}

/** The inside of a unicorn card. */
export function cardFace(scene: Scene, unicorn: number, note: unknown = nothing): TemplateResult {
  return html`<header>${badge(scene.letter(unicorn))}${stars(scene.stars(unicorn))}</header>
    <div class="ku-window">${picture(scene, unicorn)}${tags(scene, unicorn)}</div>
    <h3>${scene.nameOf(unicorn)}</h3>${note === nothing ? nothing : html`<p>${note}</p>`}`;
}

/** A head, for stables and strips. */
export function mini(scene: Scene, unicorn: number): TemplateResult {
  const letter = scene.letter(unicorn);
  return html`<svg class="ku-head ku-${letter}" viewBox="-36 -64 158 140" aria-hidden="true">${head(scene.id(unicorn), letter)}</svg>`;
}
