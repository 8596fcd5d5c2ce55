import { describe, expect, it } from "vitest";
import { learn } from "../src/shell/words";
import { en as tableEnglish } from "../src/shell/words/en";
import { it as tableItalian } from "../src/shell/words/it";
import { en as panelsEnglish } from "../src/shell/words/panels.en";
import { it as panelsItalian } from "../src/shell/words/panels.it";

const en = { ...tableEnglish, ...panelsEnglish };
const italian = { ...tableItalian, ...panelsItalian };

describe("words", () => {
  it("say the same in both languages, with the same gaps", () => {
    expect(Object.keys(italian).sort()).toEqual(Object.keys(en).sort());
    const gaps = (text: string) => (text.match(/\{\d\}/g) ?? []).sort().join();
    for (const [word, text] of Object.entries(en))
      expect(gaps(italian[word as keyof typeof en]), word).toBe(gaps(text));
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
