/** One section of a picture: cards, a board of squares, a chart or a table, with pieces where choices may touch it. */
import { html, nothing, type TemplateResult } from "lit";
import type { PictureCell, PictureSection } from "../connection/wire";
import { css, piece, type Ctx } from "../scene/contract";
import { formOf, inked } from "./form";
import { wordsIn } from "./words";

const LONG = 28;
const MAN = /\b(?:black|white)\b/;
const LETTER = /[\p{L}\p{N}]/u;

/** The next number of each id, from 0: several of an id in one section are several things. */
function counter(): (id: string) => number {
  const seen = new Map<string, number>();
  return (id) => {
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    return nth;
  };
}

/** Does picking it agree with what is picked? */
const fits = (ctx: Ctx, id: string) => (ctx.choices(id).length ? "fits" : "");

/** A key explains and offers nothing: its cells are never pieces. */
export function section(ctx: Ctx, one: PictureSection): TemplateResult {
  const form = formOf(one);
  if (!one.rows.length) return html`<p class="ink-dim">–</p>`;
  if (form === "cards")
    return cards(
      ctx,
      one,
      one.rows.flat().map((cell) => [cell]),
    );
  if (form === "deck") return cards(ctx, one, one.rows);
  if (form === "grid") return grid(ctx, one);
  return form === "chart" ? chart(ctx, one) : table(ctx, one);
}

/** A piece, or just a text. */
function shown(
  ctx: Ctx,
  one: PictureSection,
  cell: PictureCell,
  label: string,
  nth: (id: string) => number,
  text = cell.text.trim(),
): TemplateResult {
  if (!cell.id || one.key) return html`<span class="pic-cell ${inked(cell)}">${text}</span>`;
  return html`<span class="pic-cell ${inked(cell)} ${fits(ctx, cell.id)}" ${piece(ctx, cell.id, label || cell.id, nth(cell.id))}>${text}</span>`;
}

function cards(ctx: Ctx, one: PictureSection, rows: PictureCell[][]): TemplateResult {
  const nth = counter();
  const card = ([first, ...rest]: PictureCell[]) => {
    if (!first) return nothing;
    const { id } = first;
    const text = first.text.trim();
    const name = `${inked(first)} ${text.length > LONG ? "long" : ""}`;
    const body = html`<b>${text}</b>${rest.map((cell) => html` <span class="pic-note ${inked(cell)}">${cell.text.trim()}</span>`)}`;
    return id && !one.key
      ? html`<li><div class="pic-card ${name} ${fits(ctx, id)}" ${piece(ctx, id, text || id, nth(id))}>${body}</div></li>`
      : html`<li><div class="pic-slip ${name}">${body}</div></li>`;
  };
  return html`<ul class="pic-cards">${rows.map(card)}</ul>`;
}

/** A board of squares; the focus is on the cell itself. */
function grid(ctx: Ctx, one: PictureSection): TemplateResult {
  const w = wordsIn(ctx.lang);
  const nth = counter();
  const { header, rows } = one;
  const still = one.key || rows.flat().every((cell) => !cell.id);
  const square = (cell: PictureCell, row: number, column: number) => {
    const text = cell.text.trim();
    const name = `${still || cell.id ? "pic-square" : ""} ${inked(cell)} ${MAN.test(cell.style) && LETTER.test(text) ? "man" : ""}`;
    if (still || !cell.id) return html`<td role="gridcell" class=${name}><i>${text}</i></td>`;
    const place = header.length
      ? `${header[column] ?? ""} ${rows[row]![0]!.text.trim()}`
      : w.place(row + 1, column + 1);
    const n = nth(cell.id);
    return html`<td role="gridcell" class="${name} ${fits(ctx, cell.id)}" aria-selected=${ctx.picked(cell.id, n)}
      ${piece(ctx, cell.id, `${text || w.empty}, ${place}`, n)}><i>${text}</i></td>`;
  };
  return html`<table class="pic-grid" role="grid" aria-label=${one.title} ${css({ "--columns": rows[0]!.length, "--rows": rows.length + (header.length ? 1 : 0) })}>
    ${header.length ? html`<thead><tr>${header.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>` : nothing}
    <tbody>${rows.map((row, y) => html`<tr>${row.map((cell, x) => square(cell, y, x))}</tr>`)}</tbody>
  </table>`;
}

function chart(ctx: Ctx, one: PictureSection): TemplateResult {
  const nth = counter();
  return html`<div class="pic-chart scroll" tabindex="0" role="group" aria-label=${one.title}>
    ${one.rows.map((row) => html`<div>${row.map((cell) => shown(ctx, one, cell, cell.text.trim(), nth, cell.text))}</div>`)}
  </div>`;
}

/** Cells beyond the last heading stand one after the other in the last column; without headings, after a label. */
function table(ctx: Ctx, one: PictureSection): TemplateResult {
  const nth = counter();
  const { header, rows } = one;
  const columns = header.length || 2;
  const label = (row: PictureCell[], at: number) =>
    [row[at]!.text.trim(), header[Math.min(at, columns - 1)], at ? row[0]!.text.trim() : ""].filter(Boolean).join(", ");
  const put = (row: PictureCell[], at: number) => shown(ctx, one, row[at]!, label(row, at), nth);
  const line = (
    row: PictureCell[],
  ) => html`<tr role="row" class=${row.some((cell) => /\bme\b/.test(cell.style)) ? "mine" : ""}>
    ${row.slice(0, columns - 1).map((_, at) => html`<td role="cell" data-head=${header[at] ?? ""}>${put(row, at)}</td>`)}
    ${row.length < columns ? nothing : html`<td role="cell" data-head=${header[columns - 1] ?? ""}>${row.slice(columns - 1).map((_, at) => html`${put(row, at + columns - 1)} `)}</td>`}
  </tr>`;
  return html`<div class="pic-scroll"><table class="pic-table ${header.length ? "headed" : ""}" role="table">
    ${header.length ? html`<thead role="rowgroup"><tr role="row">${header.map((title) => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>` : nothing}
    <tbody role="rowgroup">${rows.map(line)}</tbody>
  </table></div>`;
}
