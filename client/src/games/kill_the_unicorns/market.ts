/** The gnome's stall: at the end of the row while the hunt is on, in the middle when it opens. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { piece } from "../../shell/scene/contract";
import type { Letter } from "./art/unicorns/figure";
import type { WareKind } from "./catalogue";
import { part } from "./pieces";
import { LETTERS, type Scene } from "./scene";

const STRIPES = ["#c2402f", "#fffaf0"];

function roof(title: string): TemplateResult {
  const cloth = Array.from({ length: 8 }, (_, at) => {
    const [top, low] = [8.2 + at * 19.8, 4 + at * 21];
    return svg`<path class="ku-o" fill=${STRIPES[at % 2]!} d="M${top} 8H${top + 19.8}L${low + 21} 40C${low + 21} 52 ${low} 52 ${low} 40Z" />`;
  });
  return html`<svg class="ku-roof" viewBox="0 0 176 134" aria-hidden="true">
    <path class="ku-o" fill="#a8743f" d="M12 44H20V134H12ZM156 44H164V134H156Z" />
    <use href="#ku-gnome" transform="translate(34 44) scale(.86)"></use>
    ${cloth}
    <path class="ku-o" fill="#fffaf0" d="M22 0H154V24H22Z" /><text class="ku-sign" x="88" y="17.5" text-anchor="middle">${title}</text>
  </svg>`;
}

interface Ware {
  kind: WareKind;
  /** Board ids of what is left, each with its picture. */
  tokens: { item: string; drawing: TemplateResult; letter?: Letter | undefined }[];
  price: number | null;
}

const pot = (id: string, box: string, text = "", y = 30) =>
  html`<svg viewBox=${box} aria-hidden="true"><use href="#ku-${id}"></use>${text ? svg`<text class="ku-label" x="14" y=${y} text-anchor="middle">${text}</text>` : nothing}</svg>`;

function wares(scene: Scene): Ware[] {
  const { v } = scene;
  const { prices } = scene.insights;
  const coloured = (kind: "dust" | "candy", mask: number, id: string, box: string, y: number) => ({
    kind,
    price: prices[kind],
    tokens: [0, 1, 2, 3]
      .filter((colour) => (mask >> colour) & 1)
      .map((colour) => {
        const letter = LETTERS[colour]!;
        return { item: `${kind}-${scene.colourId(colour)}`, letter, drawing: pot(id, box, letter, y) };
      }),
  });
  const all: Ware[] = [
    {
      kind: "pate",
      price: prices.pate,
      tokens: v.pate.map((points) => ({
        item: `pate-${points}`,
        drawing: pot("tin", "-2 2 32 38", String(points)),
      })),
    },
    {
      kind: "horn",
      price: prices.horn,
      tokens: Array.from({ length: v.horn }, () => ({ item: "horn", drawing: pot("fakehorn", "-2 -2 30 46") })),
    },
    coloured("dust", v.dust, "jar", "-4 -1 36 42", 33),
    coloured("candy", v.candy, "floss", "-5 -4 38 46", 19),
  ];
  if (v.soap.length)
    all.push({
      kind: "soap",
      price: null,
      tokens: v.soap.map((price) => ({
        item: `soap-${price}`,
        drawing: pot("soapbar", "-2 -2 34 42", String(price)),
      })),
    });
  return all;
}

function shelf(scene: Scene, ware: Ware): TemplateResult {
  const { ctx, w } = scene;
  const seen = new Map<string, number>();
  return html`<div class="ku-ware ${ware.kind}">
    <div class="ku-tokens">${ware.tokens.map((token) => {
      const nth = seen.get(token.item) ?? 0;
      seen.set(token.item, nth + 1);
      const price = ware.price ?? Number(token.item.split("-")[1]);
      return html`<i class="ku-token ${token.letter ? `ku-${token.letter}` : ""}" ${piece(ctx, `market:${token.item}`, `${scene.called(token.item)}, ${w.priceTag(price)}`, nth)}>${token.drawing}</i>`;
    })}${ware.tokens.length ? nothing : html`<span>${w.soldOut}</span>`}</div>
    <p><b>${plainName(scene, ware.kind)}</b><span>${scene.text("item", ware.kind)}</span></p>
    ${ware.price === null ? nothing : html`<i class="ku-price" aria-label=${w.priceTag(ware.price)}>${part("minicard", "-8 -10 16 20")}${ware.price}</i>`}
  </div>`;
}

/** A kind of ware without its colour or points. */
function plainName(scene: Scene, kind: WareKind): string {
  const ware = scene.things.market[kind];
  return scene.ctx.lang === "it" ? ware.name_it : ware.name;
}

/** The stall at the end of the row. */
export function stall(scene: Scene): TemplateResult {
  return html`<aside class="ku-stall ${scene.v.soap.length ? "full" : ""}" aria-label=${scene.w.stall}>${roof(scene.w.stall)}
    <div class="ku-shelves">${wares(scene).map((ware) => shelf(scene, ware))}<p class="ku-hours">${scene.w.opensAfter(scene.v.row.length)}</p></div></aside>`;
}

/** The market is open: the stall takes the middle. */
export function market(scene: Scene, strip: TemplateResult): TemplateResult {
  return html`<div class="ku-open-market">${strip}
    <aside class="ku-stall big" aria-label=${scene.w.stall}>${roof(scene.w.stall)}
      <div class="ku-shelves">${wares(scene).map((ware) => shelf(scene, ware))}<p class="ku-hours">${scene.v.over ? "" : scene.w.openNow}</p></div></aside></div>`;
}
