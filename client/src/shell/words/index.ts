/** The shell's own words in the reader's language: first those of the table, then those of the panels, each in a chunk. */
import type { en as table } from "./en";
import type { en as panels } from "./panels.en";

export type TableWords = Record<keyof typeof table, string>;
export type PanelWords = Record<keyof typeof panels, string>;
export type Word = keyof TableWords | keyof PanelWords;
export type Speak = (word: Word, ...fill: (string | number | undefined)[]) => string;

const books: Record<string, [table: () => Promise<TableWords>, panels: () => Promise<PanelWords>]> = {
  en: [async () => (await import("./en")).en, async () => (await import("./panels.en")).en],
  it: [async () => (await import("./it")).it, async () => (await import("./panels.it")).it],
};

export const languages = Object.keys(books);

/** Before any words are loaded. */
export const silent: Speak = () => "";

/** The words of a language; English where there is none. `{0}` is filled with what is given. `rest` fetches those of the panels. */
export async function learn(lang: string): Promise<{ words: Speak; rest: () => Promise<void> }> {
  const [table, panels] = books[lang] ?? books["en"]!;
  const book: Partial<Record<Word, string>> = { ...(await table()) };
  return {
    words: (word, ...fill) => book[word]?.replace(/\{(\d)\}/g, (_, at: string) => String(fill[Number(at)] ?? "")) ?? "",
    rest: async () => void Object.assign(book, await panels()),
  };
}
