/** Makes the `Ctx` that a game's drawing gets, anew for each render. */
import type { Choice } from "../connection/wire";
import type { HbTable } from "../hb_table";
import { matching, pickable } from "../seat/selection";
import type { Catalogue, Ctx, StoryPage } from "./contract";

/** The choices that touch an id and agree with what is picked. */
function agreeing(t: HbTable, id: string): Choice[] {
  return matching(t.store.choices, t.store.picks).filter((choice) => choice.touches.includes(id));
}

/** What picking it would do if that is one thing, or that it cannot be picked. */
function why(t: HbTable, id: string): string {
  const { choices, question } = t.store;
  if (!choices.length) return "";
  if (!pickable(choices, id)) return `${t.words("notNow")} ${question?.text ?? ""}`;
  const fitting = agreeing(t, id);
  const any = fitting.length ? fitting : choices.filter((choice) => choice.touches.includes(id));
  return any.length === 1 ? any[0]!.label : "";
}

/** The moment that a page tells: the table as it was then; nothing is asked, and nothing can be picked. */
export function atPage(t: HbTable, ctx: Ctx, page: StoryPage): Ctx {
  const then = t.store.sightAt(page.until);
  return {
    ...ctx,
    view: then?.view ?? ctx.view,
    insights: then?.insights ?? ctx.insights,
    events: t.store.log.slice(0, page.until),
    page,
    wouldDo: [],
    score: null,
    question: null,
    can: () => false,
    picked: () => false,
    selected: () => 0,
    why: () => "",
    choices: () => [],
  };
}

export function context(t: HbTable, catalogue: Catalogue | null): Ctx | null {
  const { store } = t;
  const { update, moment, choices } = store;
  const view = moment?.view ?? update?.view;
  if (!update || !view || !catalogue) return null;
  return {
    view,
    insights: moment?.insights ?? update.insights ?? {},
    catalogue,
    picture: (moment ?? update).picture ?? [],
    wouldDo: moment ? [] : update.would_do,
    title: store.welcome?.title ?? "",
    question: store.question,
    seats: store.seats,
    you: store.you,
    events: store.events,
    news: store.news,
    before: store.before,
    score: moment ? null : update.score,
    lang: t.lang,
    moment: moment !== null,
    page: null,
    narrow: t.narrow,
    selected: (id) => store.picks.filter((pick) => pick.id === id).length,
    picked: (id, nth = 0) => store.picks.some((pick) => pick.id === id && pick.nth === nth),
    can: (id) => pickable(choices, id),
    why: (id) => why(t, id),
    pick: (id, nth) => {
      if (!store.pick(id, nth)) t.say("tooMany", true);
    },
    choices: (id) => agreeing(t, id),
    take: (code) => t.actions.take(code),
    rule: (number) => t.openRules(number),
    redraw: () => t.requestUpdate(),
  };
}
