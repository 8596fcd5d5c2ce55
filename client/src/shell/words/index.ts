/** The shell's own words, in the reader's language; only that one is fetched, and first what a table begins with. */
import type { en as first } from "./en";
import type { en as later } from "./panels.en";

export type First = Record<keyof typeof first, string>;
export type Later = Record<keyof typeof later, string>;
export type Word = keyof First | keyof Later;
export type Speak = (word: Word, ...fill: unknown[]) => string;

const books: Record<string, [first: () => Promise<First>, later: () => Promise<Later>]> = {
  en: [async () => (await import("./en")).en, async () => (await import("./panels.en")).en],
  it: [async () => (await import("./it")).it, async () => (await import("./panels.it")).it],
};

export const languages = Object.keys(books);

/** Before anything is learned. */
export const silent: Speak = () => "";

/** The words of a language; English where there is none. `{0}` is filled with what is given. `rest` fetches those for later. */
export async function learn(lang: string): Promise<{ words: Speak; rest: () => Promise<void> }> {
  const [first, later] = books[lang] ?? books["en"]!;
  const book: Partial<Record<Word, string>> = { ...(await first()) };
  return {
    words: (word, ...fill) => book[word]?.replace(/\{(\d)\}/g, (_, at: string) => String(fill[Number(at)] ?? "")) ?? "",
    rest: async () => void Object.assign(book, await later()),
  };
}
