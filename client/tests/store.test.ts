import { describe, expect, it } from "vitest";
import { Store } from "../src/shell/connection/store";
import { event, question, update, welcome } from "./fake/table";

function seated(): Store {
  const store = new Store();
  store.hear(welcome());
  store.hear(update());
  return store;
}

describe("the store", () => {
  it("adds events, and drops those from `first` on", () => {
    const store = seated();
    store.hear(update({ ply: 4, first: 2, events: [event(2, 3, "Ada lays.")] }));
    expect(store.log.map((one) => one.n)).toEqual([0, 1, 2]);
    store.hear(update({ ply: 3, first: 2, events: [] }));
    expect(store.log).toHaveLength(2);
  });

  it("says when events are missing", () => {
    expect(seated().hear(update({ first: 5, events: [event(5, 9, "Late.")] }))).toBe(false);
  });

  it("has no news on opening, and none after the same log came again", () => {
    const store = seated();
    expect(store.news).toEqual([]);
    store.hear(update());
    expect(store.news).toEqual([]);
  });

  it("holds news back while a reveal is stepped through, with the view from before", () => {
    const store = seated();
    store.hear(update({ ply: 4, first: 2, events: [event(2, 3, "Cards up.")], view: { round: 2 } }));
    store.telling = true;
    store.hear(update({ ply: 5, first: 3, events: [event(3, 4, "Next.")], view: { round: 3 } }));
    expect(store.news.map((one) => one.n)).toEqual([2, 3]);
    expect(store.before?.view).toMatchObject({ round: 1 });
    store.seen(3);
    expect(store.news.map((one) => one.n)).toEqual([3]);
    expect(store.before?.view).toMatchObject({ round: 2 });
  });

  it("knows what was seen at each event of an update", () => {
    const store = seated();
    store.telling = true;
    store.hear(
      update({
        ply: 4,
        first: 2,
        events: [event(2, 3, "Cards up."), event(3, 3, "Ada leads."), event(4, 3, "Ada has won it.")],
        view: { round: 1, row: ["Foal"], leader: 0, hand: [2] },
        sights: [
          { events: 3, view: { leader: null }, insights: {} },
          { events: 4, view: { row: ["Mare", "Foal"] }, insights: { points: null } },
        ],
        insights: { points: 3 },
      }),
    );
    expect(store.sightAt(2)?.view).toEqual({ round: 1, row: ["Mare", "Foal"], hand: [2, 2, 3] });
    expect(store.sightAt(3)).toEqual({ events: 3, view: { round: 1, row: ["Mare", "Foal"], hand: [2] }, insights: {} });
    expect(store.sightAt(4)?.view).toEqual({ round: 1, row: ["Mare", "Foal"], leader: 0, hand: [2] });
    expect(store.sightAt(5)?.insights).toEqual({ points: 3 });
    store.hear(update({ ply: 3, first: 0 }));
    expect(store.sightAt(4)?.view).toEqual(update().view);
  });

  it("shows what has happened before it fades, and then nowhere any more", () => {
    const store = seated();
    const faded = { ...event(2, 3, "Ada shows cards."), faded: true };
    store.hear(update({ ply: 4, first: 2, events: [event(2, 3, "Ada shows 3 and 4.")] }));
    store.telling = true;
    store.hear(update({ ply: 5, first: 3, events: [event(3, 4, "Next.")], retold: [faded] }));
    expect(store.news[0]!.text).toBe("Ada shows 3 and 4.");
    store.seen(3);
    expect(JSON.stringify(store.log)).not.toContain("3 and 4");
    expect(store.log.map((one) => one.n)).toEqual([0, 1, 2, 3]);
  });

  it("has no news when the whole log comes again, with faded events in it", () => {
    const store = seated();
    const log = [...store.log];
    store.hear(update({ ply: 4, first: 2, events: [event(2, 3, "Ada shows 3 and 4."), event(3, 3, "Ada leads.")] }));
    store.seen(4);
    store.hear(
      update({
        ply: 4,
        first: 0,
        events: [...log, { ...event(2, 3, "Ada shows cards."), faded: true }, event(3, 3, "Ada leads.")],
      }),
    );
    expect(store.news).toEqual([]);
    expect(store.log[2]!.text).toBe("Ada shows cards.");
  });

  it("keeps picks while the question stays, and drops them with it", () => {
    const store = seated();
    store.pick("hand:2");
    store.hear(update({ seq: 2 }));
    expect(store.picks).toHaveLength(1);
    store.hear(update({ seq: 3, ply: 4 }));
    expect(store.picks).toEqual([]);
  });

  it("offers nothing while an earlier moment is shown", () => {
    const store = seated();
    store.hear({ t: "moment", cid: "x", ply: 1, view: {}, insights: {}, picture: null, events: 1, seat: 0 });
    expect([store.choices, store.question, store.events.length]).toEqual([[], null, 1]);
  });

  it("offers nothing when others are asked", () => {
    const store = seated();
    store.hear(update({ ply: 4, question: question({ mine: false, seat: 1, choices: [] }) }));
    expect(store.choices).toEqual([]);
  });

  it("forgets a seat entirely", () => {
    const store = seated();
    store.pick("hand:2");
    store.forget();
    expect([store.update, store.welcome, store.log, store.picks, store.before]).toEqual([null, null, [], [], null]);
  });

  it("hears a line of chat once", () => {
    const store = seated();
    const said = { id: 1, seat: 1, name: "Bruno", text: "<b>hi</b>", at: 0 };
    store.hear({ t: "chat", lines: [said] });
    store.hear({ t: "chat", lines: [said, { ...said, id: 2 }] });
    expect([store.chat.length, store.unread]).toEqual([2, 1]);
  });

  it("counts as unread what others say after one has come", () => {
    const store = seated();
    store.hear({ t: "chat", lines: [] });
    store.hear({ t: "chat", lines: [{ id: 1, seat: 1, name: "Bruno", text: "hi", at: 0 }] });
    store.hear({ t: "chat", lines: [{ id: 2, seat: 0, name: "Ada", text: "hello", at: 0 }] });
    expect(store.unread).toBe(1);
  });

  it("says when one pick would be too many, and keeps the others", () => {
    const store = seated();
    expect([store.pick("hand:2"), store.pick("hand:3"), store.pick("hand:2", 1)]).toEqual([true, true, false]);
    expect(store.picks).toHaveLength(2);
  });
});
