import { describe, expect, it } from "vitest";
import { exactly, matching, offer, passChoice, picksFor, toggle, type Pick } from "../src/shell/seat/selection";
import { choice, CHOICES } from "./fake/table";

const pick = (id: string, nth = 0): Pick => ({ id, nth });

describe("picking narrows", () => {
  it("keeps choices that touch at least what is picked, as often", () => {
    expect(matching(CHOICES, [pick("hand:2")]).map((one) => one.code)).toEqual([2, 4, 5]);
    expect(matching(CHOICES, [pick("hand:2"), pick("hand:2", 1)]).map((one) => one.code)).toEqual([4]);
  });

  it("knows when the picks are exactly one choice", () => {
    expect(exactly(CHOICES, [pick("hand:3"), pick("hand:2")]).map((one) => one.code)).toEqual([5]);
    expect(exactly(CHOICES, [])).toEqual([]);
  });

  it("puts back what is picked a second time", () => {
    expect(toggle(CHOICES, [pick("hand:2"), pick("hand:3")], pick("hand:2"))).toEqual([pick("hand:3")]);
  });

  it("refuses one more of a kind than any choice takes", () => {
    const both = [pick("hand:2"), pick("hand:3")];
    expect(toggle(CHOICES, both, pick("hand:2", 1))).toBeNull();
    const three = choice(6, "lay:2+2+3", ["hand:2", "hand:2", "hand:3"]);
    expect(toggle([...CHOICES, three], both, pick("hand:2", 1))).toHaveLength(3);
  });

  it("puts another one in the place of the one that stands in the way", () => {
    expect(toggle(CHOICES.slice(0, 3), [pick("hand:2")], pick("hand:3"))).toEqual([pick("hand:3")]);
    const places = [choice(1, "a", ["row:1"]), choice(2, "b", ["row:2"])];
    expect(toggle(places, [pick("row:1")], pick("row:2"))).toEqual([pick("row:2")]);
  });

  it("ignores what no choice touches", () => {
    expect(toggle(CHOICES, [pick("hand:2")], pick("row:1"))).toEqual([pick("hand:2")]);
  });
});

describe("the prompt bar offers", () => {
  it("the choice that fits, and plain ones beside it", () => {
    const { primary, plain, more } = offer(CHOICES, [pick("hand:2")]);
    expect([primary?.code, plain.map((one) => one.code), more]).toEqual([2, [1], false]);
  });

  it("nothing in gold while more is needed", () => {
    const pairs = [choice(1, "set", ["trap:a", "row:1"])];
    expect(offer(pairs, [pick("trap:a")])).toMatchObject({ primary: null, more: true });
  });

  it("several choices with the same touches, to ask which", () => {
    const swaps = [choice(1, "swap:0", ["hunter:1"]), choice(2, "swap:4", ["hunter:1"])];
    expect(offer(swaps, [pick("hunter:1")])).toMatchObject({ primary: null, more: false, which: swaps });
  });

  it("the only choice in gold, and the one active choice beside a pass", () => {
    const only = [choice(7, "go")];
    expect(offer(only, [])).toMatchObject({ primary: only[0], plain: [] });
    const power = [choice(8, "peek"), choice(1, "pass")];
    expect(offer(power, [])).toMatchObject({ primary: power[0], plain: [power[1]] });
    const colours = [choice(1, "pink"), choice(2, "blue")];
    expect(offer(colours, [])).toMatchObject({ primary: null, plain: colours });
  });
});

it("finds the pass, and picks for a choice as a hand would", () => {
  expect(passChoice(CHOICES)?.code).toBe(1);
  expect(passChoice([choice(3, "declare:1"), choice(4, "declare:2")])).toBeNull();
  expect(passChoice([choice(3, "lay", ["hand:1"])])).toBeNull();
  expect(picksFor(CHOICES[3]!)).toEqual([pick("hand:2", 0), pick("hand:2", 1)]);
});
