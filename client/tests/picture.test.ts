import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HbTable as Table } from "../src/shell/hb_table";
import { formOf, inked, isHand } from "../src/shell/picture/form";
import { onPicture } from "../src/shell/seat/selection";
import { cell, CHOICES, greeting, part, PICTURE, PUBLIC, told, WOULD_DO } from "./fake/picture";
import { choice, FakeSocket, question, seat } from "./fake/table";

vi.stubGlobal("WebSocket", FakeSocket);
const fetched = vi.fn(() => Promise.resolve(new Response("{}")));
vi.stubGlobal("fetch", fetched);
await import("../src/shell/hb_table");

let table: Table;

async function drawn(): Promise<void> {
  for (let n = 0; n < 8; n++) await new Promise((done) => setTimeout(done));
  await table.updateComplete;
}

async function lay(
  attributes: Record<string, string> = {},
  ...messages: Parameters<FakeSocket["tell"]>
): Promise<void> {
  document.body.replaceChildren();
  localStorage.clear();
  FakeSocket.all = [];
  table = document.createElement("hb-table") as Table;
  for (const [name, value] of Object.entries({
    table: "abc",
    game: "lanterns",
    lang: "en",
    seat: "0",
    seats: "0",
    ...attributes,
  }))
    table.setAttribute(name, value);
  document.body.append(table);
  FakeSocket.last.open();
  FakeSocket.last.tell(...(messages.length ? messages : [greeting(), told()]));
  await vi.waitFor(() => expect(table.panels).not.toBeNull());
  await drawn();
}

const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];
const tidy = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const text = (selector: string) => tidy(table.querySelector(selector));
const at = (id: string, nth = 0) => table.querySelector<HTMLElement>(`[data-id='${id}'][data-nth='${nth}']`)!;
const lit = (selector = "[data-can]") => all(selector).map((piece) => piece.dataset["id"]);
const gold = () => table.querySelector<HTMLButtonElement>(".acts .gold");
const acts = () => FakeSocket.last.of("act").map((message) => message.code);
const click = async (id: string, nth = 0) => {
  at(id, nth).click();
  await drawn();
};
const press = async (key: string) => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  await drawn();
};
const waiting = question({ mine: false, seat: 1, choices: [], text: "Waiting for Bruno." });

beforeEach(() => lay());

describe("a game without a drawing", () => {
  it("asks for its picture, and for no catalogue", () => {
    expect(FakeSocket.last.of("hello")).toMatchObject([{ picture: true }]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is drawn in panels: squares, cards, tables, and a key that is folded", () => {
    expect(all(".board h2").map(tidy)).toEqual(["The marsh", "Night 3 of 6", "Lanterns on offer", "Ferrymen"]);
    expect(all(".pic-grid tr")).toHaveLength(4);
    expect(all(".pic-grid td[role=gridcell]")).toHaveLength(20);
    expect(all(".deck .pic-card").map(tidy)[2]).toBe("Candle in a jar One point. costs 1");
    expect(all(".pic-table.headed th").map(tidy)).toEqual(["Ferryman", "Boats", "Cards", "Points", "Carries"]);
    expect(all(".pic-table.headed tbody tr:first-child td").map(tidy).at(-1)).toBe("storm jar");
    const key = table.querySelector<HTMLDetailsElement>("details.key")!;
    expect([tidy(key.querySelector("summary")), key.open]).toEqual(["Signs", false]);
  });

  it("shows the reader's hand at the lower edge, with a tab stop in each zone", () => {
    expect(all(".secrets [data-id]").map((piece) => piece.dataset["id"])).toEqual([
      "hand:pole",
      "hand:row",
      "hand:row",
      "hand:whistle",
    ]);
    expect(text(".secrets h2")).toBe("Your hand only you see this");
    for (const zone of ["board", "secrets"]) expect(all(`[data-zone=${zone}] [data-id][tabindex='0']`)).toHaveLength(1);
  });

  it("names squares that show nothing by their place", () => {
    expect(at("marsh:b1").getAttribute("aria-label")).toBe("empty, row 1, column 2");
    expect(at("marsh:b2").getAttribute("aria-label")).toBe("A, row 2, column 2");
    expect(tidy(at("lantern:3"))).toBe("Candle in a jar One point. costs 1");
  });

  it("says what automated pieces would do, and nothing where there are none", async () => {
    expect(all(".players .forecast li").map(tidy)).toEqual(WOULD_DO);
    FakeSocket.last.tell(told({ seq: 2, would_do: [] }));
    await drawn();
    expect(table.querySelector(".forecast")).toBeNull();
  });

  it("says who plays what, whose turn it is, and the score at the end", async () => {
    expect(all(".player .roles").map(tidy)).toEqual(["The Smuggler", "The Ferryman"]);
    expect(all(".player .state").map(tidy)).toEqual(["bot", "yours to act"]);
    const score = { winners: [0], ranks: [1, 2, 3], scores: [11, 9, 4], text: "The most points win.", rule: "LM-9.1" };
    FakeSocket.last.tell(told({ seq: 2, state: "over", question: null, score }));
    await drawn();
    expect(all(".player .points").map(tidy)).toEqual(["9 points", "4 points", "11 points"]);
    expect(text(".say h1")).toBe("You win, 11 to 9");
    expect(all(".ranking tbody tr")).toHaveLength(3);
    table.toggleScore();
    await drawn();
    expect(all(".board .pic-grid")).toHaveLength(1);
  });

  it("speaks Italian", async () => {
    await lay({ lang: "it" });
    expect(text(".forecast h2")).toBe("Che cosa succederà");
    expect(at("marsh:b1").getAttribute("aria-label")).toBe("vuoto, riga 1, colonna 2");
  });

  it("is told by its last events if it has no picture, and its choices can be taken there", async () => {
    await lay({}, greeting(), told({ picture: null }));
    expect(all(".pic-panel li").map(tidy)).toContain("Bruno rows to d3.");
    expect(all(".pic-panel.choices button").map(tidy)).toEqual(CHOICES.map((one) => one.label));
    expect(text(".acts")).not.toContain("Pole to b1");
    all(".pic-panel.choices button")[3]!.click();
    expect(acts()).toEqual([4]);
  });
});

describe("choosing on a picture", () => {
  it("lights what choices touch; the rest is quiet, and what is not on it is a button", () => {
    expect(lit()).toEqual([
      "marsh:b1",
      "marsh:a2",
      "marsh:c2",
      "marsh:b3",
      "lantern:2",
      "lantern:3",
      "hand:pole",
      "hand:row",
      "hand:row",
    ]);
    expect(at("hand:whistle").getAttribute("aria-disabled")).toBe("true");
    expect(text(".acts")).toContain("Ask Bruno for a lift");
    expect(text(".acts")).toContain("End the night");
  });

  it("one piece is a choice", async () => {
    await click("lantern:2");
    expect(at("lantern:2").hasAttribute("data-picked")).toBe(true);
    expect(gold()!.textContent).toContain("Buy the storm lantern");
    gold()!.click();
    expect(acts()).toEqual([6]);
  });

  it("two pieces are: the first narrows what fits", async () => {
    await click("hand:pole");
    expect(gold()!.disabled).toBe(true);
    expect(lit("[data-can].fits")).toEqual(["marsh:b1", "marsh:a2", "hand:pole"]);
    await click("marsh:a2");
    expect(at("marsh:a2").getAttribute("aria-selected")).toBe("true");
    gold()!.click();
    expect(acts()).toEqual([3]);
  });

  it("of two alike only one is chosen, and another place takes the place of the first", async () => {
    await click("hand:row", 1);
    expect(at("hand:row", 0).hasAttribute("data-picked")).toBe(false);
    await click("marsh:c2");
    await click("marsh:b3");
    expect(lit("[data-picked]")).toEqual(["marsh:b3", "hand:row"]);
    expect(gold()!.textContent).toContain("Row to b3");
  });

  it("can be done by keys alone", async () => {
    await press("1");
    expect(lit("[data-picked]")).toEqual(["hand:pole"]);
    await press("ArrowDown");
    expect((document.activeElement as HTMLElement).dataset["id"]).toBe("marsh:b1");
    await press(" ");
    expect(gold()!.textContent).toContain("Pole to b1");
    await press("Enter");
    expect(acts()).toEqual([2]);
  });

  it("arrows go from piece to piece, also where nothing can be chosen", async () => {
    at("marsh:b1").focus();
    await press("ArrowRight");
    expect((document.activeElement as HTMLElement).dataset["id"]).toBe("marsh:c1");
    await press("Enter");
    expect(table.store.picks).toEqual([]);
  });

  it("keeps the focus when the table goes on", async () => {
    at("hand:row").focus();
    FakeSocket.last.tell(told({ seq: 2, ply: 4, question: waiting }));
    await drawn();
    expect((document.activeElement as HTMLElement).dataset["id"]).toBe("hand:row");
  });

  it("nothing is lit for a spectator, who has no hand", async () => {
    await lay({ seat: "watch", seats: "" }, greeting(null), told({ picture: PUBLIC, question: waiting }));
    expect(lit()).toEqual([]);
    expect(table.querySelector(".secrets")).toBeNull();
    expect(all(".pic-grid")).toHaveLength(1);
  });

  it("nor while an earlier moment is shown, which says nothing of what comes next", async () => {
    table.querySelector<HTMLElement>(".log .moment")!.click();
    const { cid } = FakeSocket.last.of("look")[0]!;
    const then = [part("The marsh", [[cell("A", "", "marsh:a1")]])];
    FakeSocket.last.tell({ t: "moment", cid, ply: 1, view: {}, insights: {}, picture: then, events: 1, seat: 0 });
    await drawn();
    expect(all(".board [data-id]")).toHaveLength(1);
    expect(lit()).toEqual([]);
    expect(table.querySelector(".forecast")).toBeNull();
    await press("Escape");
    expect(lit().length).toBeGreaterThan(0);
  });

  it("on a phone the board has what happens next, below", async () => {
    table.narrow = true;
    table.requestUpdate();
    await drawn();
    expect(all(".leaf .board .forecast li").map(tidy)).toEqual(WOULD_DO);
    expect(all(".leaf .secrets .pic-card")).toHaveLength(4);
  });
});

describe("what a choice touches on a picture", () => {
  const touches = (picture: typeof PICTURE, ...ids: string[]) => onPicture([choice(1, "x", ids)], picture)[0]!.touches;

  it("is what stands on it, as often as in one section", () => {
    const two = part("", [[cell("2", "", "hand:2"), cell("2", "", "hand:2")]]);
    expect(touches([two], "hand:2", "hand:2", "hand:2", "seat:1")).toEqual(["hand:2", "hand:2"]);
    expect(touches([two, two], "hand:2", "hand:2", "hand:2")).toEqual(["hand:2", "hand:2"]);
  });

  it("is nothing in a key", () => {
    expect(touches([part("", [[cell("2", "", "hand:2")]], [], true)], "hand:2")).toEqual([]);
  });
});

describe("the form of a section", () => {
  const row = (...texts: string[]) => texts.map((one) => cell(one));
  const held = (...ids: string[]) => ids.map((id) => cell("x", "", id));

  it("is cards for one row or one cell a row, a deck where rows are things with a text", () => {
    expect(formOf(part("", [row("a", "b")]))).toBe("cards");
    expect(formOf(part("", [row("a"), row("b")]))).toBe("cards");
    expect(formOf(part("", [[cell("Torch", "", "hand:1"), cell("burns")], [cell("Rope", "", "hand:2")]]))).toBe("deck");
    expect(formOf(part("", []))).toBe("cards");
  });

  it("is a grid for short cells in even rows, with ids or plainly a board; small tables of numbers are none", () => {
    expect(formOf(part("", [held("a", "b"), held("c", "d")]))).toBe("grid");
    expect(formOf(part("", [row("", "x", ""), row("o", "", ""), row("", "", "x")]))).toBe("grid");
    expect(formOf(part("", [row("8", "x"), row("7", "o")], ["", "a"]))).toBe("table");
    expect(formOf(part("", [row("A", "3"), row("B", "4")]))).toBe("table");
  });

  it("is a chart where the game has set it with spaces", () => {
    expect(formOf(part("", [row("", ".    ", "^ADA3"), row("", "   ", ".(1) ")]))).toBe("chart");
  });

  it("a hand is cards with ids of the hand and no other", () => {
    expect(isHand(part("", [held("hand:1", "hand:2")]))).toBe(true);
    expect(isHand(part("", [held("hand:1", "row:2")]))).toBe(false);
    expect(isHand(part("", [row("1")]))).toBe(false);
  });
});

describe("styles", () => {
  it("known words are inked, colours keep their hue, and any other word always gets the same accent", () => {
    expect(inked(cell("", "me  warn"))).toBe("ink-me ink-warn");
    expect(inked(cell("", "blue"))).toBe("accent hue-blue");
    expect(inked(cell("", "violet bold"))).toBe("accent hue-purple ink-bold");
    expect(inked(cell("", "moss"))).toMatch(/^accent hue-[a-z]+$/);
    expect(inked(cell("", "moss"))).toBe(inked(cell("other", "moss")));
    expect(inked(cell(""))).toBe("");
  });
});

it("a game that has a drawing asks for no picture", async () => {
  await lay({ game: "kill-the-unicorns" }, { ...greeting(), game: "kill-the-unicorns" });
  expect(FakeSocket.last.of("hello")).toMatchObject([{ picture: false }]);
});

it("seats without roles and cells of one thing in two sections are fine", async () => {
  const twice = [part("Here", [[cell("Boat", "", "boat:1")]]), part("There", [[cell("Boat", "", "boat:1")]])];
  await lay(
    {},
    greeting(),
    told({
      picture: twice,
      seats: [seat(0, { you: true }), seat(1)],
      question: question({ choices: [choice(1, "go", ["boat:1"], "Go"), choice(2, "pass")] }),
    }),
  );
  expect(table.querySelector(".roles")).toBeNull();
  await click("boat:1");
  expect(lit("[data-picked]")).toEqual(["boat:1", "boat:1"]);
});
