import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HbTable as Table } from "../src/shell/hb_table";
import type { UkThings } from "../src/games/unicornus_knights/catalogue";
import { landOf, outline } from "../src/games/unicornus_knights/map/hexes";
import { eventsByPage } from "../src/games/unicornus_knights/story";
import fixture from "./fake/unicornus_knights.json";
import { event, FakeSocket, seat, update, welcome } from "./fake/table";

const { drawing } = await import("../src/games/unicornus_knights");
vi.mock("../src/games", () => ({ drawingOf: () => Promise.resolve(drawing), isDrawn: () => true }));
vi.stubGlobal("WebSocket", FakeSocket);
const catalogue = { content: "c0", catalogue: fixture.catalogue as UkThings, names: fixture.names, texts: {} };
vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(catalogue))));
await import("../src/shell/hb_table");

/** A whole map in a pretended browser takes its time on a busy machine. */
const PATIENCE = 15_000;
vi.setConfig({ testTimeout: 2 * PATIENCE, hookTimeout: 2 * PATIENCE });

type Moment = keyof typeof fixture.moments;
let table: Table;

async function drawn(): Promise<void> {
  for (let n = 0; n < 8; n++) await new Promise((done) => setTimeout(done));
  await table.updateComplete;
}

/** The table at a moment of a real game, as its one player sees it. */
async function lay(name: Moment): Promise<void> {
  const { view, insights, choices, text } = fixture.moments[name];
  document.body.replaceChildren();
  localStorage.clear();
  FakeSocket.all = [];
  table = document.createElement("hb-table") as Table;
  for (const [key, value] of Object.entries({
    table: "abc",
    game: "unicornus-knights",
    lang: "en",
    seat: "0",
    seats: "0",
  }))
    table.setAttribute(key, value);
  document.body.append(table);
  FakeSocket.last.open();
  const question = {
    seat: 0,
    mine: true,
    text,
    rule: view.rule,
    rule_title: "",
    choices,
    can_undo: false,
    can_restart: false,
  };
  FakeSocket.last.tell(welcome(), update({ view, insights, question, seats: [seat(0, { you: true })] }));
  await vi.waitFor(() => expect(table.panels).not.toBeNull(), { timeout: PATIENCE });
  await drawn();
}

const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];
const gold = () => table.querySelector<HTMLButtonElement>(".acts .gold");
const press = async (key: string) => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  await drawn();
};
const click = async (element: Element | undefined) => {
  element!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await drawn();
};
const sent = () => FakeSocket.last.of("act");
const codeOf = (name: Moment, token: string) =>
  fixture.moments[name].choices.find((choice) => choice.token === token)!.code;

describe("the map", () => {
  const { view } = fixture.moments.turn;
  const land = landOf(catalogue, view.map, view.tiles)!;

  it("has nineteen tiles, 133 spaces and one coast", () => {
    expect(land.tiles).toHaveLength(19);
    expect(land.hexes).toHaveLength(133);
    expect(outline(land.hexes).match(/M/g)).toHaveLength(1);
    expect(land.hexes[land.goal]!.id).toBe("capital-c");
  });

  it("knows its neighbours both ways", () => {
    for (const hex of land.hexes)
      hex.beside.forEach(
        (other, k) => other !== null && expect(land.hexes[other]!.beside[(k + 3) % 6]).toBe(hex.space),
      );
  });

  it("is not drawn before all tiles lie", () => {
    expect(landOf(catalogue, "corner", [])).toBeNull();
    expect(landOf(catalogue, "corner", [0, -1])).toBeNull();
  });
});

describe("a turn", () => {
  beforeEach(() => lay("turn"));

  it("calls every space by name, and lights those that can be entered", () => {
    const cells = all(".uk-cell");
    expect(cells).toHaveLength(133);
    expect(
      cells.every(
        (cell) => cell.getAttribute("role") === "gridcell" && cell.getAttribute("aria-label")!.includes(": "),
      ),
    ).toBe(true);
    const moves = fixture.moments.turn.choices.filter((choice) => choice.token.startsWith("move:"));
    expect(all(".uk-cell[data-can]")).toHaveLength(moves.length);
    expect(all(".uk-chip.cost")).toHaveLength(moves.length);
  });

  it("goes where a lit space is clicked twice", async () => {
    const [cell] = all(".uk-cell[data-can]");
    await click(cell);
    expect(gold()!.disabled).toBe(false);
    expect(sent()).toHaveLength(0);
    await click(table.querySelector(".uk-cell[data-picked] path")!);
    expect(sent()).toMatchObject([{ code: codeOf("turn", cell!.dataset.id!.replace("space", "move")) }]);
  });

  it("has orders in the hero's card, and not again in the bar", async () => {
    expect(all(".acts .ghost:not(.hb-icon)")).toHaveLength(0);
    await click(all(".uk-order.collect")[0]);
    expect(sent()).toMatchObject([{ code: codeOf("turn", "collect") }]);
  });

  it("walks over the hexagons by letters, and never ends the turn by one", async () => {
    await press("d");
    const from = document.activeElement!.getAttribute("data-space");
    await press("d");
    await press("a");
    expect(document.activeElement!.getAttribute("data-space")).toBe(from);
    const roads = all(".uk-road").length;
    await press("p");
    expect(all(".uk-road")).toHaveLength(1 - roads);
    await press("p");
    expect(sent()).toHaveLength(0);
  });

  it("goes to a name after a few letters", async () => {
    const enemy = fixture.moments.turn.view.enemy_at.findIndex((space) => space >= 0);
    const id = catalogue.catalogue.empire.empire[enemy]!.id;
    const name = (fixture.names as Record<string, string>)[id] ?? id;
    await press("g");
    await new Promise(requestAnimationFrame);
    const input = table.querySelector<HTMLInputElement>(".uk-find input")!;
    expect(document.activeElement).toBe(input);
    input.value = name.slice(0, 5).toLowerCase();
    input.dispatchEvent(new Event("input"));
    await drawn();
    expect(all(".uk-find li").map((one) => one.textContent)).toContain(name);
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    await drawn();
    await new Promise(requestAnimationFrame);
    expect(document.activeElement!.getAttribute("data-space")).toBe(String(fixture.moments.turn.view.enemy_at[enemy]));
    expect(table.querySelector(".uk-map > .sr")!.textContent).toContain(name);
    expect(all(".uk-find")).toHaveLength(0);
    expect(sent()).toHaveLength(0);
    await press("g");
    table
      .querySelector(".uk-find input")!
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    await drawn();
    expect(all(".uk-find")).toHaveLength(0);
  });

  it("has its own keys on the sheet of keys", async () => {
    await press("k");
    await drawn();
    const sheet = all("dialog.keys dt").map((one) => one.textContent);
    expect(sheet).toContain("G");
    expect(sheet.filter((key) => key === "P")).toHaveLength(1);
  });

  it("says nothing beside a space that cannot be entered", async () => {
    const barred = all(".uk-cell:not([data-can])")[0]!;
    barred.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));
    await drawn();
    expect(table.querySelector(".why")).toBeNull();
    expect(all(".uk-about")).toHaveLength(1);
  });
});

describe("a battle", () => {
  it("has the best dice set, and takes others by a tap", async () => {
    await lay("dice");
    const before = gold()!.textContent;
    expect(gold()!.disabled).toBe(false);
    expect(all(".uk-stage")).toHaveLength(4);
    const told = fixture.moments.dice.insights.battle as unknown as { power: number; ways: Record<string, number[]> };
    const ledger = all(".uk-stage.now .uk-ledger b").map((one) => one.textContent);
    expect(ledger[0]).toBe(String(told.power));
    expect(Object.values(told.ways).some((way) => String(way[1]) === ledger.at(-1))).toBe(true);
    await click(all(".uk-dieb.on")[0]);
    expect(gold()!.textContent).not.toBe(before);
    await click(all(".uk-preset")[0]);
    gold()!.click();
    expect(sent()).toHaveLength(1);
  });

  it("asks for a count after the other, and keeps the handful that was put together", async () => {
    await lay("dice");
    const { view, insights } = fixture.moments.dice;
    await click(all(".uk-dieb.on")[0]);
    await click(all(".uk-spare .uk-dieb")[1]);
    expect(gold()!.textContent).toContain("hits:1");
    const ways = Object.fromEntries(Object.entries(insights.battle.ways).filter(([dice]) => dice.startsWith("1,")));
    const choices = [0, 1].map((n) => ({
      code: 1700 + n,
      token: `misses:${n}`,
      label: `misses:${n}`,
      touches: [],
      rule: "UK-7.8",
    }));
    const question = {
      seat: 0,
      mine: true,
      text: "How many misses?",
      rule: "UK-7.8",
      rule_title: "",
      choices,
      can_undo: true,
      can_restart: false,
    };
    FakeSocket.last.tell(
      update({
        seq: 2,
        ply: 4,
        view,
        insights: { ...insights, battle: { ...insights.battle, counted: 1, ways } },
        question,
        seats: [seat(0, { you: true })],
      }),
    );
    await drawn();
    expect(gold()!.textContent).toContain("misses:1");
    expect(all(".uk-dieb.on").map((die) => (die as HTMLButtonElement).disabled)).toEqual([true, false]);
  });

  it("divides damage with the fewest wounds first", async () => {
    await lay("share");
    const wounds = fixture.moments.share.choices.map((choice) => Number(choice.token.split(":")[1]));
    expect(gold()!.textContent).toContain(`take:${Math.min(...wounds)}`);
    await click(all(".uk-shares button").at(-1));
    expect(gold()!.textContent).toContain(`take:${Math.max(...wounds)}`);
  });
});

it("sends as much as can go, or what is said", async () => {
  await lay("amount");
  const amounts = fixture.moments.amount.choices.map((choice) => Number(choice.token.split(":")[1]));
  expect(gold()!.textContent).toContain(`n:${Math.max(...amounts)}`);
  await click(all(".uk-amount .uk-preset")[0]);
  gold()!.click();
  expect(sent()).toHaveLength(1);
});

it("tells a story in pages: what follows from something is on its page", () => {
  const told = ["princess-closer", "moves", "princess-fights", "wounded", "enemy-moves", "bound", "enemy-attacks"].map(
    (message, n) => event(n, n, message, message),
  );
  expect(eventsByPage(told).map((page) => page.map(({ message }) => message))).toEqual([
    ["princess-closer", "moves", "princess-fights", "wounded"],
    ["enemy-moves"],
    ["bound"],
    ["enemy-attacks"],
  ]);
});
