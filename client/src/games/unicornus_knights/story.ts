/** What happened without a player's choice, shown page by page on the map: the event, the princess's steps, the enemies'. */
import { html, nothing, type TemplateResult } from "lit";
import type { Happened } from "../../shell/connection/wire";
import { Bookmark } from "../../shell/scene/bookmark";
import type { Reveal } from "../../shell/scene/contract";
import { idIn, idsIn, numberIn, numbersIn } from "../../shell/scene/event_args";
import type { UkInsights } from "./insights";
import { PRINCESS, Scene, type UkCtx } from "./scene";
import type { UkView } from "./view";

/** These happen without a player's choice; a story has at least one of them. */
const BY_ITSELF = new Set([
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
  "dies",
  "enemy-withdraws",
]);
/** A page of the princess's wish goes on with her march. */
const GOES_ON = new Set(["princess-closer", "princess-around"]);

/** A page of a story. */
export interface StoryPage {
  events: Happened[];
  /** The spaces that it is about. */
  focus: number[];
  /** What was weighed: spaces and their cost. */
  weighed: { space: number; cost: number }[];
}

const bookmark = new Bookmark();

/** The page that is open, and the table as it was then. */
const shown = {
  page: null as StoryPage | null,
  view: null as UkView | null,
  insights: {} as UkInsights,
};

/** The table as the reader knows it so far; nothing can be picked while a story is told. */
export function asTold(ctx: UkCtx): Scene {
  return telling(ctx) ? new Scene({ ...ctx, can: () => false }, shown.view!, shown.insights) : new Scene(ctx);
}

const telling = (ctx: UkCtx) => shown.view !== null && ctx.news.length > 0;

/** The page that is open now, if a story is being told. */
export const openPage = (ctx: UkCtx) => (telling(ctx) ? shown.page : null);

/** The events of each page. */
export function eventsByPage(news: readonly Happened[]): Happened[][] {
  const pages: Happened[][] = [];
  for (const event of news) {
    const open = pages.at(-1);
    if (!open || (OPENS.has(event.message) && !(event.message === "princess-fights" && GOES_ON.has(open[0]!.message))))
      pages.push([event]);
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

export function reveal(ctx: UkCtx, body: (scene: Scene) => TemplateResult): Reveal | null {
  Object.assign(shown, { view: null, page: null });
  const { news, before } = ctx;
  if (
    !before ||
    !news.some((event) => BY_ITSELF.has(event.message)) ||
    before.view.map !== ctx.view.map ||
    !before.view.round
  )
    return null;
  const pages = pagesToShow(news);
  if (!pages.length) return null;
  bookmark.open(news[0]!.n);
  const at = (bookmark.page = Math.min(bookmark.page, pages.length - 1));
  const { w } = new Scene(ctx);
  const finish = () => ctx.seen(news.at(-1)!.n + 1);
  const go = (to: number) => bookmark.turnTo(ctx, to);
  const last = at === pages.length - 1;
  const events = pages[at]!;
  tell(ctx, events);
  const scene = asTold(ctx);
  return {
    body: body(scene),
    title: events[0]!.text,
    rule: events[0]!.rule,
    until: events.at(-1)!.n + 1,
    next: last
      ? { label: w.story.goOn, run: finish }
      : { label: `${w.story.step} (${w.story.count(at + 1, pages.length)})`, run: go(at + 1) },
    others: [
      ...(at ? [{ label: w.story.back, key: "b", run: go(at - 1) }] : []),
      ...(last ? [] : [{ label: w.story.playAll, key: "y", run: finish }]),
    ],
  };
}

/** Lists of the view that events change. */
type List = "at" | "soldiers" | "resources" | "damage" | "troops" | "enemy_at" | "enemy_damage" | "fate" | "bound";

/** A view that can be told on: what events change is its own. */
type Told = Omit<{ -readonly [Name in keyof UkView]: UkView[Name] }, List | "allies"> &
  Record<List, number[]> & { allies: (readonly number[])[] };

/** A copy of a view that can be told on. */
function copied(view: UkView, doing: UkView["doing"]): Told {
  const { at, soldiers, resources, damage, troops, enemy_at, enemy_damage, fate, bound } = view;
  return {
    ...view,
    doing,
    at: [...at],
    soldiers: [...soldiers],
    resources: [...resources],
    damage: [...damage],
    troops: [...troops],
    enemy_at: [...enemy_at],
    enemy_damage: [...enemy_damage],
    fate: [...fate],
    bound: [...bound],
    allies: [...view.allies],
  };
}

/** Folds the events up to this page into the view of before. */
function tell(ctx: UkCtx, events: Happened[]): void {
  const { view, insights } = ctx.before!;
  const told = copied(view, ctx.view.doing);
  const scene = new Scene(ctx, told, insights);
  for (const event of ctx.news) if (event.n <= events.at(-1)!.n) happen(scene, told, event, ctx.view);
  shown.view = told;
  shown.insights = { ...insights, plan: null, threats: [], enemies: [], fates: [] };
  shown.page = {
    events,
    focus: events.flatMap((event) => focusOf(scene, event)),
    weighed: events.flatMap((event) => weighedIn(scene, event)),
  };
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

function happen(scene: Scene, told: Told, { message, args }: Happened, now: UkView): void {
  const amount = (name: string) => numberIn(args, name, 0);
  const unitIn = (name: string) => scene.numberOf(idIn(args, name));
  const u = unitIn("unit");
  const e = scene.enemyNumber(idIn(args, "enemy"));
  const to = spaceCalled(scene, idIn(args, "space"));
  const add = (list: List, at: number, n: number) => {
    if (at >= 0) told[list][at] = Math.max(0, told[list][at]! + n);
  };
  switch (message) {
    case "moves":
    case "withdraws":
      if (u >= 0 && to >= 0) told.at[u] = to;
      break;
    case "enemy-moves":
    case "enemy-attacks":
    case "enemy-withdraws":
    case "lured": {
      if (to < 0) break;
      const from = spaceCalled(scene, idIn(args, "origin"));
      const count = numberIn(args, "soldiers", told.troops[from] ?? 0);
      if (from >= 0) add("troops", from, -count);
      add("troops", to, count);
      if (e >= 0) told.enemy_at[e] = to;
      break;
    }
    case "reinforced":
      if (e >= 0) add("troops", told.enemy_at[e]!, amount("soldiers"));
      break;
    case "raises":
    case "patrol":
      add("troops", to, amount("soldiers"));
      break;
    case "returns":
      if (e >= 0) told.enemy_at[e] = to;
      break;
    case "wounded":
      add("damage", u, amount("damage"));
      break;
    case "enemy-wounded":
      add("enemy_damage", e, amount("damage"));
      break;
    case "soldiers-lost":
      add("soldiers", u, -amount("soldiers"));
      break;
    case "collects":
    case "spoils":
      add("resources", u, amount("resources"));
      break;
    case "recruits":
      add("soldiers", u, amount("soldiers"));
      break;
    case "sends":
      add("soldiers", u, -amount("soldiers"));
      add("resources", u, -amount("resources"));
      add("soldiers", unitIn("other"), amount("soldiers"));
      add("resources", unitIn("other"), amount("resources"));
      break;
    case "princess-friends":
      add("resources", PRINCESS, amount("resources"));
      break;
    case "princess-wins":
      told.troops[told.at[PRINCESS]!] = 0;
      break;
    case "princess-closer":
    case "princess-around":
      add("resources", PRINCESS, -amount("cost"));
      break;
    case "defeated":
    case "ally":
      if (e >= 0) {
        told.enemy_at[e] = -1;
        if (message === "ally" && u >= 0) told.allies[u] = [...told.allies[u]!, e];
      }
      break;
    case "bound":
      if (e >= 0) {
        told.fate[e] = now.fate[e]!;
        told.bound[e] = u;
      }
      break;
    case "dies":
      if (u >= 0) told.at[u] = -1;
      break;
    case "event":
      told.event = now.event;
      told.events_left = now.events_left;
      break;
    case "round-begins":
      Object.assign(told, {
        round: amount("round"),
        event: -1,
        lasting: now.lasting,
        starter: now.starter,
      });
      break;
  }
}

/** The page's sentences on the board itself. */
export function caption(scene: Scene): TemplateResult | typeof nothing {
  const page = openPage(scene.ctx);
  if (!page) return nothing;
  const drawn = page.events.find((event) => event.message === "event");
  const id = drawn ? idIn(drawn.args, "event") : "";
  const lines = page.events.slice(1);
  if (!drawn && !lines.length) return nothing;
  return html`<section class="uk-caption" aria-live="polite">${drawn ? html`<h2>${scene.name(id)}</h2><p>${scene.text("event", id)}</p>` : nothing}${lines.map((event) => html`<p>${event.text}</p>`)}</section>`;
}
