/** The scrubber: the whole game as a slider, with rounds and ticks for events; it shows earlier moments. */
import { html, nothing, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";
import * as icons from "../page/icons";
import { css } from "../scene/css";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** The plies at which events happened and that can be shown, in order. */
function stops(t: HbTable): number[] {
  return [...new Set(t.store.log.map((event) => event.ply))]
    .filter((ply) => ply >= t.store.since)
    .sort((a, b) => a - b);
}

/** Where rounds begin, and what they are called: the number that the log gives, else the place in the row. */
function beginnings(t: HbTable): Map<number, string> {
  const { log, update } = t.store;
  const plies = (update?.marks ?? []).filter((mark) => mark < 0).map((mark) => -mark);
  if (log.some((event) => event.ply === 0 && event.args["round"] === 1)) plies.unshift(0);
  const named = (ply: number, at: number) => {
    const round = log.find((event) => event.ply === ply && typeof event.args["round"] === "number")?.args["round"] as
      number | undefined;
    return ROMAN[(round ?? at + 1) - 1] ?? String(round ?? at + 1);
  };
  return new Map(
    plies.map((ply, at): [number, string] => [ply, named(ply, at)]).filter(([ply]) => ply >= t.store.since),
  );
}

/** The ply one step before or after the one shown. */
export function neighbour(t: HbTable, direction: 1 | -1): number | null {
  const all = stops(t);
  const at = t.store.moment?.ply ?? Infinity;
  return (direction < 0 ? all.findLast((ply) => ply < at) : all.find((ply) => ply > at)) ?? null;
}

export function scrubber(t: HbTable): TemplateResult {
  const { store, words } = t;
  const told = t.told.at(-1)?.ply ?? 0;
  const most = Math.max(1, t.story.page ? told : (store.update?.ply ?? 1));
  const at = store.moment?.ply ?? (t.story.page ? told : (store.update?.ply ?? 0));
  const rounds = new Map([...beginnings(t)].filter(([ply]) => ply <= most));
  const share = (ply: number) => `${(100 * (ply - store.since)) / Math.max(1, most - store.since)}%`;
  const left = (ply: number) => css({ left: share(ply) });
  const ticks = (store.update?.marks ?? []).filter((mark) => mark > 0 && mark >= store.since && mark <= most);
  const button = (sign: unknown, label: string, go: () => void) =>
    html`<button type="button" aria-label=${label} title=${label} @click=${go}>${sign}</button>`;
  const step = (direction: 1 | -1) => () => {
    const ply = neighbour(t, direction);
    if (ply !== null) t.actions.look(ply);
    else if (direction > 0) t.actions.live();
  };
  const shown = t.story.page?.until ?? store.events.length;
  return html`<span class="steps">
      ${button(icons.first, words("first"), () => t.actions.look(store.since))} ${button(icons.prev, words("prev"), step(-1))}
      ${button(icons.next, words("next"), step(1))} ${button(icons.last, words("last"), () => t.actions.live())}
    </span>
    <span class="track">
      <span class="ticks" aria-hidden="true"><s ${css({ width: share(at) })}></s>${ticks.map((ply) => html`<u ${left(ply)}></u>`)}${[...rounds].map(([ply, name]) => html`<b class="round" ${left(ply)}><span>${name}</span></b>`)}</span>
      <input type="range" min=${Math.min(store.since, most)} max=${most} .value=${String(at)} aria-label=${words("scrub")}
        aria-valuetext=${words("event", shown)} ?disabled=${!store.update?.view || store.since >= most}
        @input=${(event: Event) => t.actions.lookSoon(Number((event.target as HTMLInputElement).value))} />
    </span>
    <span class="count">${words("event", shown)}</span>
    ${store.moment ? html`<button type="button" class="small" @click=${() => t.actions.live()}>${words("back")}</button>` : nothing}`;
}
