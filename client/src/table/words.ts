/** The shell's own words, in the reader's language; only that one is fetched. */
import type { en } from "./words.en";

export type Word = keyof typeof en;
export type Speak = (word: Word, ...fill: unknown[]) => string;

const books: Record<string, () => Promise<Record<Word, string>>> = {
  en: async () => (await import("./words.en")).en,
  it: async () => (await import("./words.it")).it,
};

export const languages = Object.keys(books);

/** Before anything is learned. */
export const silent: Speak = () => "";

/** The words of a language; English where there is none. `{0}` is filled with what is given. */
export async function learn(lang: string): Promise<Speak> {
  const book = await (books[lang] ?? books["en"]!)();
  return (word, ...fill) => book[word].replace(/\{(\d)\}/g, (_, at: string) => String(fill[Number(at)] ?? ""));
}
