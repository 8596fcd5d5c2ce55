/** What happened without a player's choice, shown page by page on the map: the event, the princess's steps, the enemies'. */
import { html, nothing, type TemplateResult } from "lit";
import type { Happened } from "../../shell/connection/wire";
import type { StoryPage } from "../../shell/scene/contract";
import { idIn, idsIn, numbersIn } from "../../shell/scene/event_args";
import { PRINCESS, Scene, type UkCtx } from "./scene";

/** The stages of a battle after the dice are set: what both sides suffer, who falls, who withdraws. */
const BATTLE = [
  "clash",
  "soldiers-lost",
  "wounded",
  "defeated",
  "dies",
  "princess-wins",
  "withdraws",
  "enemy-withdraws",
];
/** These happen without a player's choice; a story has at least one of them. */
const BY_ITSELF = new Set([
  ...BATTLE,
  "event",
  "princess-closer",
  "princess-around",
  "princess-short",
  "princess-stuck",
  "princess-fights",
  "enemy-moves",
  "enemy-attacks",
  "despair",
  "returns",
]);
/** These open a new page; everything else belongs to the page that is open. */
const OPENS = new Set([
  ...BY_ITSELF,
  "prays",
  "raises",
  "reinforced",
  "round-begins",
  "princess-drinks",
  "princess-friends",
  "attacks",
  "is-attacked",
  "bound",
  "turn",
  "arrives",
  "cured",
  "won",
  "lost-princess",
  "lost-time",
  "patrol",
]);
/** Those who fall in one battle fall on one page. */
const FALLS = new Set(["soldiers-lost", "wounded", "dies"]);
/** A page of the princess's wish goes on with her march. */
const GOES_ON = new Set(["princess-closer", "princess-around"]);

/** What the page that is told is about. */
export interface Spotlight {
  events: readonly Happened[];
  /** The spaces that it is about. */
  focus: number[];
  /** What was weighed: spaces and their cost. */
  weighed: { space: number; cost: number }[];
}

/** What the page that is told is about; null if none is. */
export function openPage(ctx: UkCtx): Spotlight | null {
  if (!ctx.page) return null;
  const { events } = ctx.page;
  const scene = new Scene(ctx);
  return {
    events,
    focus: events.flatMap((event) => focusOf(scene, event)),
    weighed: events.flatMap((event) => weighedIn(scene, event)),
  };
}

/** Does an event that could open a page belong to the open one all the same? */
function joins(open: readonly Happened[], { message }: Happened): boolean {
  if (message === "princess-fights") return GOES_ON.has(open[0]!.message);
  return FALLS.has(message) && (FALLS.has(open[0]!.message) || open.at(-1)!.message === "princess-fights");
}

/** The events of each page. */
export function eventsByPage(news: readonly Happened[]): Happened[][] {
  const pages: Happened[][] = [];
  for (const event of news) {
    const open = pages.at(-1);
    if (!open || (OPENS.has(event.message) && !joins(open, event))) pages.push([event]);
    else open.push(event);
  }
  return pages;
}

/** The pages to show: from the first thing that happened by itself, and not what the reader is asked about now. */
function pagesToShow(news: readonly Happened[]): Happened[][] {
  const pages = eventsByPage(news);
  const last = pages.at(-1);
  if (last?.length === 1 && GOES_ON.has(last[0]!.message)) pages.pop();
  const first = pages.findIndex((page) => BY_ITSELF.has(page[0]!.message));
  return first < 0 ? [] : pages.slice(first);
}

/** The first sentence of an event's line, which the prompt bar says, and the rest, which the board has room for. */
function sentences({ text }: Happened): [first: string, rest: string] {
  const end = text.indexOf(". ") + 1;
  return end ? [text.slice(0, end), text.slice(end + 1)] : [text, ""];
}

/** What happened without a player's choice, page by page. */
export function story({ news, before, view }: UkCtx): StoryPage[] {
  if (!before?.view.round || before.view.map !== view.map || !news.some((event) => BY_ITSELF.has(event.message)))
    return [];
  return pagesToShow(news).map((events) => ({
    events,
    until: events.at(-1)!.n + 1,
    end: news.at(-1)!.n + 1,
    title: sentences(events[0]!)[0],
    rule: events[0]!.rule,
  }));
}

const spaceCalled = (scene: Scene, id: string) => scene.land?.byId.get(id)?.space ?? -1;

function focusOf(scene: Scene, event: Happened): number[] {
  const { args } = event;
  const [space, enemy, unit] = [idIn(args, "space"), idIn(args, "enemy"), idIn(args, "unit")];
  const found = space
    ? spaceCalled(scene, space)
    : enemy && enemy !== "soldiers"
      ? scene.v.enemy_at[scene.enemyNumber(enemy)]
      : unit
        ? scene.v.at[scene.numberOf(unit)]
        : -1;
  return found !== undefined && found >= 0
    ? [found]
    : event.message.startsWith("princess")
      ? [scene.v.at[PRINCESS]!]
      : [];
}

function weighedIn(scene: Scene, event: Happened): { space: number; cost: number }[] {
  const costs = numbersIn(event.args, "costs");
  return idsIn(event.args, "spaces")
    .map((id, n) => ({ space: spaceCalled(scene, id), cost: costs[n] ?? -1 }))
    .filter((one) => one.space >= 0 && one.cost >= 0);
}

/** The page's sentences on the board itself. */
export function caption(scene: Scene): TemplateResult | typeof nothing {
  const page = openPage(scene.ctx);
  if (!page) return nothing;
  const drawn = page.events.find((event) => event.message === "event");
  const id = drawn ? idIn(drawn.args, "event") : "";
  const [first, ...others] = page.events;
  const lines = [drawn ? "" : sentences(first!)[1], ...others.map((event) => event.text)].filter(Boolean);
  if (!drawn && !lines.length) return nothing;
  return html`<section class="uk-caption" aria-live="polite">${drawn ? html`<h2>${scene.name(id)}</h2><p>${scene.text("event", id)}</p>` : nothing}${lines.map((line) => html`<p>${line}</p>`)}</section>`;
}
