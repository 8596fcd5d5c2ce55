import { expect, it } from "vitest";
import { findRules } from "../src/shell/panels/rulebook";

it("rules are found by number and by words, accents or not", () => {
  const rule = (number: string, title: string, html: string) => ({ number, title, html, chapter: "1" });
  const rules = [rule("KU-1.1", "Goal", "<p>Hunt <b>unicorns</b>.</p>"), rule("KU-7.2", "Pâté", "<p>Give one up.</p>")];
  expect(findRules(rules, "pate").map((one) => one.number)).toEqual(["KU-7.2"]);
  expect(findRules(rules, "ku-1.1 unicorns").map((one) => one.number)).toEqual(["KU-1.1"]);
  expect(findRules(rules, "b>")).toEqual([]);
  expect(findRules(rules, " ")).toHaveLength(2);
});
