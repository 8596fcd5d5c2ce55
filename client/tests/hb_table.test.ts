import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HbTable as Table } from "../src/shell/hb_table";
import { drawing } from "./fake/game";
import { event, FakeSocket, ORDERS, orders, question, seat, update, welcome } from "./fake/table";

vi.mock("../src/games", () => ({ drawingOf: () => Promise.resolve(drawing), isDrawn: () => true }));
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("fetch", () =>
  Promise.resolve(new Response(JSON.stringify({ content: "c0", catalogue: {}, names: {}, texts: {} }))),
);
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
    game: "fake-game",
    lang: "en",
    seat: "0",
    seats: "0",
    ...attributes,
  }))
    table.setAttribute(name, value);
  document.body.append(table);
  FakeSocket.last.open();
  FakeSocket.last.tell(...(messages.length ? messages : [welcome(), update()]));
  await vi.waitFor(() => expect(table.panels).not.toBeNull());
  await drawn();
}

const text = (selector: string) => table.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const press = async (key: string, target: EventTarget = document.body) => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await drawn();
};
const click = async (selector: string) => {
  table.querySelector<HTMLElement>(selector)!.click();
  await drawn();
};
const gold = () => table.querySelector<HTMLButtonElement>(".acts .gold");

beforeEach(() => lay());

describe("choosing", () => {
  it("asks, says why, and marks the page", () => {
    expect(text(".say h1")).toBe("Lay cards, or let it go.");
    expect(text(".say .rule")).toBe("§ 1.1");
    expect(document.title).toBe("(● your turn) Fake Game");
    expect(gold()!.disabled).toBe(true);
  });

  it("turns gold when the picks are a choice, and sends it with its ply", async () => {
    await click("[data-id='hand:2']");
    await click("[data-id='hand:3']");
    expect(gold()!.textContent).toContain("Lay 2 and 3");
    gold()!.click();
    expect(FakeSocket.last.of("act")).toMatchObject([{ ply: 3, code: 5 }]);
  });

  it("marks which of two alike is picked", async () => {
    await click("[data-id='hand:2'][data-nth='1']");
    expect(table.querySelectorAll("[data-picked]")).toHaveLength(1);
    expect(table.querySelector("[data-picked]")!.getAttribute("data-nth")).toBe("1");
  });

  it("can be done by keys alone", async () => {
    await press("1");
    await press("2");
    await press("Enter");
    expect(FakeSocket.last.of("act")).toMatchObject([{ code: 4 }]);
  });

  it("P passes, and a second press while the first is on its way does nothing", async () => {
    await press("p");
    await press("p");
    expect(FakeSocket.last.of("act")).toMatchObject([{ code: 1 }]);
    FakeSocket.last.tell({
      t: "reject",
      cid: FakeSocket.last.of("act")[0]!.cid,
      code: "stale",
      text: "Too late.",
      rule: "",
    });
    await press("p");
    expect(FakeSocket.last.of("act")).toHaveLength(2);
  });

  it("Escape drops the picks", async () => {
    await press("3");
    await press("Escape");
    expect(table.store.picks).toEqual([]);
  });

  it("every choice can be taken from the list", async () => {
    await press("l");
    const items = [...table.querySelectorAll<HTMLButtonElement>("dialog .choices button")];
    expect(items.map((item) => item.textContent)).toEqual([
      "Let it go",
      "Lay 2",
      "Lay 3",
      "Lay 2 and 2",
      "Lay 2 and 3",
    ]);
    items[3]!.click();
    await drawn();
    expect(FakeSocket.last.of("act")).toMatchObject([{ code: 4 }]);
    expect(table.querySelector("dialog")).toBeNull();
  });

  it("says why something cannot be chosen", () => {
    const ctx = table.querySelector("[data-id='row:1']")!;
    expect(ctx.getAttribute("aria-disabled")).toBe("true");
    expect(ctx.hasAttribute("data-can")).toBe(false);
  });

  it("has one tab stop in each zone", () => {
    for (const zone of table.querySelectorAll("[data-zone]")) {
      const stops = zone.querySelectorAll("[data-id][tabindex='0']");
      if (zone.querySelector("[data-id]")) expect(stops).toHaveLength(1);
    }
  });
});

describe("what happens", () => {
  it("is announced, and never takes the focus", async () => {
    const focused = document.activeElement;
    FakeSocket.last.tell(
      update({
        ply: 4,
        first: 2,
        events: [event(2, 3, "Bruno lays one card.")],
        question: question({ mine: false, seat: 1, choices: [], text: "Waiting for Bruno." }),
      }),
    );
    await drawn();
    expect(text("[aria-live=polite].sr")).toContain("Bruno lays one card.");
    expect(document.activeElement).toBe(focused);
    expect(document.title).toBe("Fake Game");
  });

  it("is shown step by step where the game wants it", async () => {
    FakeSocket.last.tell(update({ ply: 4, first: 2, events: [event(2, 3, "Ada shows 2.", "shown")] }));
    await drawn();
    expect(text(".fake-reveal")).toBe("Ada shows 2.");
    expect(text(".say h1")).toBe("Cards up");
    await press("Enter");
    expect(table.querySelector(".fake-reveal")).toBeNull();
    expect(text(".say h1")).toBe("Lay cards, or let it go.");
  });

  it("stays out of the log until the reveal has told it", async () => {
    FakeSocket.last.tell(
      update({ ply: 4, first: 2, events: [event(2, 3, "Ada shows 2.", "shown"), event(3, 3, "Bruno has won it.")] }),
    );
    await drawn();
    expect(text(".log")).toContain("Ada shows 2.");
    expect(text(".log")).not.toContain("Bruno has won it.");
    expect(table.querySelectorAll("[data-can]")).toHaveLength(0);
    await press("Enter");
    expect(text(".log")).toContain("Bruno has won it.");
    expect(table.querySelectorAll("[data-can]").length).toBeGreaterThan(0);
  });

  it("is offered as a recap only after minutes away, and not past the next act", async () => {
    const back = async (minutes: number) => {
      await lay();
      localStorage.setItem("hornbook-since-abc-0", "0");
      localStorage.setItem("hornbook-here-abc", String(Date.now() - minutes * 60_000));
      table.recapOffered = null;
      FakeSocket.last.tell(update({ seq: 2 }));
      await drawn();
    };
    await back(1);
    expect(text(".notices")).toBe("");
    await back(10);
    expect(text(".notices")).toContain("2 events since your last turn");
    await press("p");
    expect(text(".notices")).toBe("");
  });

  it("can be copied", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await click(".log .copy");
    expect(written).toHaveBeenCalledWith("Ada begins.\nBruno waits.");
  });

  it("can be looked at again, with nothing to choose", async () => {
    await click(".log .moment");
    const { cid, ply } = FakeSocket.last.of("look")[0]!;
    expect(ply).toBe(1);
    FakeSocket.last.tell({
      t: "moment",
      cid,
      ply: 1,
      view: { round: 1, row: [], hand: [2] },
      insights: {},
      picture: null,
      events: 1,
      seat: 0,
    });
    await drawn();
    expect(table.querySelector(".desk.past, .hand-held.past")).not.toBeNull();
    expect(table.querySelectorAll("[data-can]")).toHaveLength(0);
    await press("Escape");
    expect(table.querySelector(".past")).toBeNull();
  });

  it("is one tab stop, walked through by arrows, Home and End", async () => {
    const lines = [0, 1, 2, 3].map((n) => event(n, n, `Line ${n}.`));
    await lay({}, welcome(), update({ events: lines }));
    const stops = () =>
      [...table.querySelectorAll<HTMLElement>(".log .moment[tabindex='0']")].map((one) => one.innerText);
    const at = () => (document.activeElement as HTMLElement).innerText.slice(1);
    expect(stops()).toHaveLength(1);
    table.querySelector<HTMLElement>(".log .moment[tabindex='0']")!.focus();
    const walked = [];
    for (const key of ["ArrowUp", "ArrowUp", "ArrowDown", "Home", "ArrowUp", "End", "ArrowDown"]) {
      await press(key, document.activeElement!);
      walked.push(at());
      expect(stops()).toHaveLength(1);
    }
    expect(walked).toEqual(["Line 2.", "Line 1.", "Line 2.", "Line 0.", "Line 0.", "Line 3.", "Line 3."]);
  });

  it("requests the moment that is shown again when the game goes on: a part of it may be hidden by now", async () => {
    await click(".log .moment");
    const { cid } = FakeSocket.last.of("look")[0]!;
    FakeSocket.last.tell({
      t: "moment",
      cid,
      ply: 1,
      view: { round: 1, row: [], hand: [2] },
      insights: {},
      picture: null,
      events: 1,
      seat: 0,
    });
    await drawn();
    FakeSocket.last.tell(update({ ply: 4, first: 2, events: [event(2, 4, "Ada lays.")] }));
    expect(FakeSocket.last.of("look").map((look) => look.ply)).toEqual([1, 1]);
  });

  it("escapes what people write", async () => {
    FakeSocket.last.tell({ t: "chat", lines: [{ id: 1, seat: 1, name: "<i>B</i>", text: "<img src=x>", at: 0 }] });
    table.showSide("chat");
    await drawn();
    expect(table.querySelector(".chat img, .chat i")).toBeNull();
    expect(text(".chat li")).toContain("<img src=x>");
  });

  it("refusals are told aloud", async () => {
    FakeSocket.last.tell({ t: "reject", cid: "", code: "stale", text: "Too late.", rule: "" });
    await drawn();
    expect(text("[role=alert]")).toBe("Too late.");
  });
});

describe("standing orders", () => {
  const waiting = question({ mine: false, seat: 1, choices: [], text: "Waiting for Bruno." });
  const told = (...standing: string[]) =>
    FakeSocket.last.tell(update({ question: waiting, orders: orders(...standing) }));
  const sent = () => FakeSocket.last.of("order").map((message) => message.orders);
  const button = (label: string) =>
    [...table.querySelectorAll("button")].find((one) => one.textContent.trim().startsWith(label))!;
  const change = async (field: HTMLInputElement | HTMLSelectElement) => {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await drawn();
  };
  const boxes = () => [...table.querySelectorAll<HTMLInputElement>("dialog.orders input")];

  beforeEach(async () => {
    told();
    await drawn();
  });

  it("one is given by two clicks, and is in the bar until one click takes it back", async () => {
    button("Orders").click();
    await drawn();
    boxes()[0]!.checked = true;
    await change(boxes()[0]!);
    expect(sent()).toEqual([["pass@1"]]);
    told("pass@1");
    await press("Escape");
    expect(text(".say p")).toContain("Your order: Let the Mare go");
    button("Cancel").click();
    expect(sent().at(-1)).toEqual([]);
    told();
    await drawn();
    expect(text(".say p")).not.toContain("Your order");
  });

  it("of several answers to one condition one is picked, and all together are sent", async () => {
    await press("o");
    const [one, two] = [...table.querySelectorAll<HTMLSelectElement>("dialog.orders select")];
    one!.value = "1=2";
    await change(one!);
    two!.value = "2=pass";
    await change(two!);
    expect(sent()).toEqual([["1=2"], ["1=2", "2=pass"]]);
    told("1=2", "2=pass");
    await drawn();
    expect([...table.querySelectorAll("dialog.orders li b")].map((item) => item.textContent)).toEqual([
      "If one is declared: Lay 2",
      "If two are declared: Pass",
    ]);
    expect(text(".say p")).toContain("2 of your orders stand");
    table.querySelector<HTMLElement>("dialog.orders li button")!.click();
    expect(sent().at(-1)).toEqual(["2=pass"]);
  });

  it("after a refusal the boxes are as the table has them", async () => {
    await press("o");
    boxes()[0]!.checked = true;
    await change(boxes()[0]!);
    FakeSocket.last.tell({
      t: "reject",
      cid: FakeSocket.last.of("order")[0]!.cid,
      code: "not-offered",
      text: "Not now.",
      rule: "",
    });
    await drawn();
    expect(boxes()[0]!.checked).toBe(false);
  });

  it("a question can be answered for good beside it", async () => {
    FakeSocket.last.tell(update({ orders: [{ ...ORDERS[0]!, button: "Never ask again" }] }));
    await drawn();
    button("Never ask again").click();
    expect(sent()).toEqual([["pass@1"]]);
  });

  it("where nothing can be ordered there is no way to it", async () => {
    FakeSocket.last.tell(update({ question: waiting }));
    await press("o");
    expect(table.querySelector("dialog")).toBeNull();
    expect(button("Orders")).toBeUndefined();
  });
});

describe("keys", () => {
  it("R takes the whole turn back, where there is something to take back", async () => {
    await press("r");
    expect(FakeSocket.last.of("undo")).toEqual([]);
    FakeSocket.last.tell(update({ ply: 5, question: question({ can_undo: true, can_restart: true }) }));
    await drawn();
    expect(text(".acts")).toContain("Restart turn");
    await press("r");
    expect(FakeSocket.last.of("undo")).toMatchObject([{ ply: 5, all: true }]);
  });

  it("? opens the rules at the present one, K the keys", async () => {
    await press("?");
    expect([table.open, table.ruleAt]).toEqual(["rules", "FG-1.1"]);
    await press("Escape");
    await press("k");
    expect(text("dialog.keys")).toContain("take back the whole turn");
  });
});

it("a move that could not be sent is told, and its picks stay", async () => {
  FakeSocket.last.fall();
  await press("3");
  await press("Enter");
  expect(text(".say h1")).toBe("Saved: Lay 3. It is sent as soon as the line is back.");
  expect(table.querySelectorAll("[data-picked]")).toHaveLength(1);
});

describe("one device, several seats", () => {
  const pair = [seat(0, { kind: "device" }), seat(1, { kind: "device" })];

  it("shows a curtain before anything of a seat, and says hello as the one who sits down", async () => {
    await lay(
      { seats: "0,1" },
      welcome(null),
      update({ seats: pair, view: { round: 1, row: [] }, question: question({ mine: false, choices: [] }) }),
    );
    expect(FakeSocket.last.of("hello")).toMatchObject([{ seat: null }]);
    expect(text(".curtain h1")).toBe("Pass to Ada");
    expect(table.querySelectorAll("[data-id]")).toHaveLength(0);
    await click(".curtain button");
    FakeSocket.last.open();
    expect(FakeSocket.last.of("hello")).toMatchObject([{ seat: 0, last: -1 }]);
    FakeSocket.last.tell(welcome(0), update({ seats: pair }));
    await drawn();
    expect(table.querySelectorAll("[data-zone=secrets] [data-id]")).toHaveLength(3);
  });

  it("forgets the seat as soon as the other one is asked", async () => {
    await lay(
      { seats: "0,1" },
      welcome(null),
      update({ seats: pair, question: question({ mine: false, choices: [] }) }),
    );
    await click(".curtain button");
    FakeSocket.last.open();
    FakeSocket.last.tell(welcome(0), update({ seats: pair }));
    await drawn();
    FakeSocket.last.tell(update({ ply: 4, seats: pair, question: question({ seat: 1, mine: false, choices: [] }) }));
    await drawn();
    expect(table.querySelectorAll("[data-id]")).toHaveLength(0);
    expect(table.store.update).toBeNull();
    FakeSocket.last.open();
    FakeSocket.last.tell(
      welcome(null),
      update({ ply: 4, seats: pair, question: question({ seat: 1, mine: false, choices: [] }) }),
    );
    await drawn();
    expect(text(".curtain h1")).toBe("Pass to Bruno");
  });
});

it("spectators see no secrets and have nothing to choose", async () => {
  await lay({ seat: "watch", seats: "" }, welcome(null), update({ question: question({ mine: false, choices: [] }) }));
  expect(table.querySelector(".secrets")).toBeNull();
  expect(table.querySelectorAll("[data-can]")).toHaveLength(0);
});

it("the menu leads to a second device for whoever sits, and to a report for everybody", async () => {
  const leads = () => [...table.querySelectorAll("dialog.menu a")].map((link) => link.getAttribute("href"));
  table.show("menu");
  await drawn();
  expect(leads()).toEqual(expect.arrayContaining(["/t/abc/device?seat=0", "/t/abc/report?seat=0"]));
  await lay({ seat: "watch", seats: "" }, welcome(null), update({ question: question({ mine: false, choices: [] }) }));
  table.show("menu");
  await drawn();
  expect(leads()).toContain("/t/abc/report");
  expect(leads().join()).not.toContain("device");
});

it("the end shows who won and what to do next", async () => {
  const score = { winners: [1], ranks: [2, 1], scores: [3, 9], text: "The highest total wins.", rule: "FG-9.1" };
  await lay({}, welcome(), update({ state: "over", question: null, score, seed: "1", salt: "a" }));
  expect(text(".say h1")).toBe("Bruno wins, 9 to 3");
  expect(text(".say p")).toContain("The highest total wins.");
  expect([...table.querySelectorAll(".ranking tbody th")].map((cell) => cell.textContent)).toEqual(["Bruno", "Ada"]);
  expect(table.querySelector("form[action='/t/abc/rematch']")).not.toBeNull();
  expect(table.querySelector("a[href='/t/abc/record']")).not.toBeNull();
});

describe("an absent player who is waited for", () => {
  const waiting = (more = {}) =>
    update({
      question: { ...update().question!, seat: 1, mine: false, choices: [] },
      seats: [seat(0, { you: true }), seat(1, { online: false, absent: 250 })],
      ...more,
    });

  it("is named, with since when; others may ask for a bot", async () => {
    await lay({}, { ...welcome(), host: false }, waiting());
    expect(text(".absent")).toContain("Bruno is away, last here 4 minutes ago.");
    expect(table.querySelector(".absent a")).toBeNull();
    await click(".absent button");
    expect(FakeSocket.last.of("stand-in")).toMatchObject([{ seat: 1 }]);
  });

  it("can be replaced by the host", async () => {
    await lay({}, { ...welcome(), host: true }, waiting());
    expect(text(".absent button")).toBe("Let a bot play");
    expect(table.querySelector(".absent a")!.getAttribute("href")).toBe("/t/abc/seats");
  });

  it("is spoken of once while the others are asked", async () => {
    await lay(
      {},
      { ...welcome(), host: false },
      waiting({ asks: [{ id: 7, seat: 0, ply: 1, agreed: [], waiting: [2], absent: 1 }] }),
    );
    expect(table.querySelector(".absent button")).toBeNull();
    expect(text(".notices")).toContain("You asked for a bot to play for Bruno.");
  });

  it("is no news where a bot plays already", async () => {
    const away = [seat(0, { you: true }), seat(1, { online: false, absent: 250, away: true })];
    await lay({}, welcome(), waiting({ seats: away }));
    expect(table.querySelector(".absent")).toBeNull();
  });
});

describe("a game of other rules", () => {
  const note = "From ply 2 on it goes by the new ones.";

  it("says so until that is put away, and is looked back at from there on", async () => {
    await lay({}, welcome(), update({ since: 2, note }));
    expect(text(".rules-note")).toContain(note);
    expect(table.querySelector(".rules-note a")).toBeNull();
    expect(table.querySelector<HTMLInputElement>("input[type=range]")!.min).toBe("2");
    await press("[");
    expect(FakeSocket.last.of("look")).toMatchObject([{ ply: 2 }]);
    await click(".rules-note button");
    expect(text(".notices")).toBe("");
  });

  it("that cannot go on has its record", async () => {
    await lay(
      {},
      welcome(),
      update({
        since: 3,
        note,
        question: question({ seat: null, mine: false, text: "It cannot go on.", choices: [] }),
      }),
    );
    expect(text(".say h1")).toBe("It cannot go on.");
    expect(table.querySelector(".rules-note a")!.getAttribute("href")).toBe("/t/abc/record");
  });

  it("says so where nothing can be drawn", async () => {
    document.body.replaceChildren();
    table = document.createElement("hb-table") as Table;
    for (const [name, value] of Object.entries({ table: "abc", game: "fake-game", lang: "en", seat: "0", seats: "0" }))
      table.setAttribute(name, value);
    document.body.append(table);
    FakeSocket.last.open();
    FakeSocket.last.tell(
      welcome(),
      update({
        since: 3,
        note,
        view: null,
        insights: null,
        question: question({ seat: null, mine: false, choices: [] }),
      }),
    );
    await drawn();
    expect(text(".waiting")).toContain(note);
    expect(table.querySelector(".waiting a")!.getAttribute("href")).toBe("/t/abc/record");
  });
});
