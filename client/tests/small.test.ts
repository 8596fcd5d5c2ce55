import { describe, expect, it } from "vitest";
import { verify } from "../src/shell/panels/end";
import { findRules } from "../src/shell/panels/rulebook";
import { readingOrder } from "../src/shell/seat/piece_focus";
import { en as laterEnglish } from "../src/shell/words/panels.en";
import { it as laterItalian } from "../src/shell/words/panels.it";
import { en as firstEnglish } from "../src/shell/words/en";
import { it as firstItalian } from "../src/shell/words/it";
import { learn } from "../src/shell/words";

const en = { ...firstEnglish, ...laterEnglish };
const italian = { ...firstItalian, ...laterItalian };

describe("words", () => {
  it("say the same in both languages, with the same gaps", () => {
    expect(Object.keys(italian).sort()).toEqual(Object.keys(en).sort());
    const gaps = (text: string) => (text.match(/\{\d\}/g) ?? []).sort().join();
    for (const [word, text] of Object.entries(en)) expect(gaps(italian[word as keyof typeof en]), word).toBe(gaps(text));
  });

  it("are filled in, and English where a language is missing", async () => {
    expect((await learn("it")).words("passTo", "Marta")).toBe("Passa a Marta");
    expect((await learn("xx")).words("viewing", 7)).toBe("Viewing event 7");
  });

  it("are all known once the rest is fetched", async () => {
    const { words, rest } = await learn("en");
    expect(words("rematch")).toBe("");
    await rest();
    expect(words("rematch")).toBe("Play again");
  });
});

it("reading order goes by rows, then from left to right", () => {
  const spot = (name: string, x: number, y: number) => ({ name, x, y, height: 40 });
  const order = readingOrder([spot("c", 10, 100), spot("b", 90, 4), spot("a", 10, 0), spot("d", 80, 90)]);
  expect(order.map((one) => one.name).join("")).toBe("abcd");
});

it("rules are found by number and by words, accents or not", () => {
  const rule = (number: string, title: string, html: string) => ({ number, title, html, chapter: "1" });
  const rules = [rule("KU-1.1", "Goal", "<p>Hunt <b>unicorns</b>.</p>"), rule("KU-7.2", "Pâté", "<p>Give one up.</p>")];
  expect(findRules(rules, "pate").map((one) => one.number)).toEqual(["KU-7.2"]);
  expect(findRules(rules, "ku-1.1 unicorns").map((one) => one.number)).toEqual(["KU-1.1"]);
  expect(findRules(rules, "b>")).toEqual([]);
  expect(findRules(rules, " ")).toHaveLength(2);
});

it("a seal is checked against seed and salt", async () => {
  const seal = "8b1b0b9db5cb4e1bbd9cd4af6c2e1a5fbb6e2f3aeb9b9fcf0f5d3c0b3a7ee2a1";
  expect(await verify("1", "a", seal)).toBe(false);
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("1:a"));
  expect(await verify("1", "a", [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join(""))).toBe(true);
});
