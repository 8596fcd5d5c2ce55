/** How a section of a picture is laid out, and how its styles are inked: found out from the data alone. */
import type { PictureCell, PictureSection } from "../connection/wire";

/**
 * `cards`: one piece a cell. `deck`: one piece a row, named by its first cell and explained by the rest. `grid`: a board of
 * squares. `chart`: printed as it stands, since the game has padded it with spaces. `table`: rows with headings, or lines with a
 * label.
 */
export type Form = "cards" | "deck" | "grid" | "chart" | "table";

const SQUARE = 3;

const isShort = (text: string) => [...text.trim()].length <= SQUARE;

export function formOf({ header, rows }: PictureSection): Form {
  const cells = rows.flat();
  const columns = rows[0]?.length ?? 0;
  const held = cells.filter((cell) => cell.id).length;
  const even = rows.length > 1 && columns > 1 && rows.every((row) => row.length === columns);
  const wide = !header.length && columns > 2 && rows.length > 2;
  const padded = cells.some((cell) => cell.text !== cell.text.trim());
  if (even && cells.every((cell) => isShort(cell.text)) && (2 * held >= cells.length || (wide && !padded)))
    return "grid";
  if (header.length) return "table";
  if (rows.length === 1 || rows.every((row) => row.length < 2)) return "cards";
  if (rows.every(([first, ...rest]) => first?.id && rest.every((cell) => !cell.id))) return "deck";
  return padded ? "chart" : "table";
}

/** Is it the reader's own hand, which has a place of its own? */
export function isHand(section: PictureSection): boolean {
  const ids = section.rows.flat().flatMap((cell) => cell.id || []);
  const form = formOf(section);
  return (form === "cards" || form === "deck") && ids.length > 0 && ids.every((id) => id.startsWith("hand:"));
}

const HUES = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"];
const PLAIN = ["bold", "dim", "me", "warn", "black", "white"];
const ALIKE: Record<string, string> = { brown: "orange", gold: "yellow", cyan: "teal", violet: "purple", rose: "pink" };

/** A style as classes. A game's own word always gets the same accent: a hue and a hatch. */
export function inked({ style }: PictureCell): string {
  const words = style.split(/\s+/).filter(Boolean);
  return words.map((word) => (PLAIN.includes(word) ? `ink-${word}` : `accent hue-${hueOf(word)}`)).join(" ");
}

function hueOf(word: string): string {
  const name = ALIKE[word] ?? word;
  if (HUES.includes(name)) return name;
  let sum = 2166136261;
  for (const char of word) sum = Math.imul(sum ^ char.codePointAt(0)!, 16777619);
  return HUES[(sum >>> 0) % HUES.length]!;
}
