/** The side column: the log, with tabs for notes and chat. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Happened } from "../connection/wire";
import type { HbTable } from "../hb_table";
import type { Ctx } from "../scene/contract";

export type SideTab = "log" | "notes" | "chat";

/** The seat that an event is about. */
export function aboutSeat(t: HbTable, ctx: Ctx | null, event: Happened): number | null {
  if (t.drawing?.about) return t.drawing.about(event, ctx);
  const seat = event.args["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The crest of a seat: the drawing's own, or the first letter of the name. */
export function crest(t: HbTable, ctx: Ctx | null, seat: number | null, event?: Happened): TemplateResult {
  if (seat === null) return html`<span class="hb-crest none" aria-hidden="true"></span>`;
  if (ctx && t.drawing?.crest)
    return html`<span class="hb-crest" aria-hidden="true">${t.drawing.crest(ctx, seat, event)}</span>`;
  return html`<span class="hb-crest letter seat-${seat}" aria-hidden="true">${t.store.nameOf(seat).slice(0, 1).toUpperCase()}</span>`;
}

function logLine(t: HbTable, ctx: Ctx | null, event: Happened, shown: number): TemplateResult {
  const heading = ctx && t.drawing?.heading ? t.drawing.heading(ctx, event) : null;
  const now = event.n === shown - 1;
  return html`${heading ? html`<li class="heading"><h3>${heading}</h3></li>` : nothing}
    <li class=${event.n >= shown ? "later" : now ? "now" : ""}>
      <button type="button" class="moment" tabindex="-1" @click=${() => t.actions.look(event.ply, event.n + 1)} title=${t.words("goThere")}
        aria-current=${now ? "step" : nothing}>${crest(t, ctx, aboutSeat(t, ctx, event), event)}<span>${event.text}</span></button>
    </li>`;
}

function log(t: HbTable, ctx: Ctx | null): TemplateResult {
  const { store, words } = t;
  const lines = t.whose === null ? t.told : t.told.filter((event) => aboutSeat(t, ctx, event) === t.whose);
  const shown = t.story.page?.until ?? store.events.length;
  const since = t.since;
  return html`<div class="log">
    <header>
      <h2>${words("happened")}</h2>
      <label class="whose"><span class="sr">${words("filter")}</span>
        <select .value=${t.whose === null ? "" : String(t.whose)} @change=${(event: Event) => t.filter((event.target as HTMLSelectElement).value)}>
          <option value="">${words("everybody")}</option>
          ${store.seats.map((seat) => html`<option value=${seat.seat}>${seat.name}</option>`)}
        </select></label>${t.panels?.copyLog(t, lines)}
      ${since.length > 1 && !store.over ? html`<button type="button" class="link since" @click=${() => t.show("recap")}>${words("since", since.length)}</button>` : nothing}
    </header>
    <ol aria-label=${words("log")}>${repeat(
      lines,
      (event) => event.n,
      (event) => logLine(t, ctx, event, shown),
    )}</ol>
  </div>`;
}

const linesOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(".log .moment")];

/** One tab stop in the log: the line that has the focus, else that of the moment that is shown, else the last. */
export function logStop(root: ParentNode): void {
  const lines = linesOf(root);
  const stop =
    lines.find((line) => line === document.activeElement) ??
    lines.find((line) => line.hasAttribute("aria-current")) ??
    lines.at(-1);
  for (const line of lines) line.setAttribute("tabindex", line === stop ? "0" : "-1");
}

/** Moves the focus from a line of the log to another, if the key does that; whether it was a key for the log. */
export function walkLog(root: ParentNode, from: EventTarget | null, key: string): boolean {
  const lines = linesOf(root);
  const at = lines.indexOf(from as HTMLElement);
  if (at < 0) return false;
  const last = lines.length - 1;
  const to = { ArrowUp: Math.max(at - 1, 0), ArrowDown: Math.min(at + 1, last), Home: 0, End: last }[key];
  if (to === undefined) return false;
  lines[to]!.focus();
  logStop(root);
  return true;
}

export function side(t: HbTable, ctx: Ctx | null): TemplateResult {
  const { words, store } = t;
  const tabs: SideTab[] = ["log", "notes", "chat"];
  const body = t.sideTab === "chat" ? t.panels?.chat(t, ctx) : t.sideTab === "notes" ? t.panels?.notes(t) : log(t, ctx);
  return html`<aside class="side" aria-label=${words("happened")}>
    ${body}
    <nav class="hb-tabs" aria-label=${words("keyTabs")}>
      ${tabs.map(
        (tab) => html`<button type="button" aria-pressed=${t.sideTab === tab} @click=${() => t.showSide(tab)}>
        ${words(tab)}${tab === "chat" && store.unread ? html`<i>${store.unread}</i>` : nothing}</button>`,
      )}
    </nav>
  </aside>`;
}
