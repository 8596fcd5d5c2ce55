/** A drawing's own words: English comes with the drawing, another language is fetched for those who read it. */

/** The type of a translation: functions of the same arguments, lists and strings in the same places. */
export type Translated<T> = T extends (...args: infer Args) => infer Said
  ? (...args: Args) => Translated<Said>
  : T extends string
    ? string
    : T extends readonly string[]
      ? string[]
      : T extends object
        ? { [Key in keyof T]: Translated<T[Key]> }
        : T;

/** `speak` fetches the reader's language, `words` are the words in it. */
export function translations<Words>(
  english: Words,
  italian: () => Promise<{ it: Words }>,
): { speak: (lang: string) => Promise<void>; words: () => Words } {
  let spoken = english;
  return {
    async speak(lang) {
      if (lang.startsWith("it")) spoken = (await italian()).it;
    },
    words: () => spoken,
  };
}

/** "1 soldier", "3 soldiers". */
export const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
