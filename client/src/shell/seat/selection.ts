/** Selection: the picked pieces narrow the choices on offer. Knows no game. */
import type { Choice, PictureSection } from "../connection/wire";

/** One picked piece: its board id, and which of several alike. */
export interface Pick {
  id: string;
  nth: number;
}

/** What the prompt bar offers for some picks. */
export interface Offer {
  /** The choice that the gold button takes. */
  primary: Choice | null;
  /** Choices that touch nothing: buttons of their own. */
  plain: Choice[];
  /** The picks fit several choices equally: ask which. */
  which: Choice[];
  /** Something is picked, and more is needed. */
  more: boolean;
}

function tally(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Does this choice touch at least these ids, as often? */
function covers(choice: Choice, ids: readonly string[]): boolean {
  const touched = tally(choice.touches);
  for (const [id, count] of tally(ids)) if ((touched.get(id) ?? 0) < count) return false;
  return true;
}

const idsOf = (picks: readonly Pick[]) => picks.map((pick) => pick.id);

/** Choices for a game that is shown by its picture: of what they touch, as much as stands in one section of it. */
export function onPicture(choices: readonly Choice[], picture: readonly PictureSection[]): Choice[] {
  const most = new Map<string, number>();
  for (const { key, rows } of picture) {
    const shown = key ? [] : rows.flat().map((cell) => cell.id);
    for (const [id, count] of tally(shown)) most.set(id, Math.max(count, most.get(id) ?? 0));
  }
  return choices.map((choice) => {
    const left = new Map(most);
    const touches = choice.touches.filter((id) => {
      const count = left.get(id) ?? 0;
      left.set(id, count - 1);
      return count > 0;
    });
    return { ...choice, touches };
  });
}

/** The choices that agree with what is picked. */
export function matching(choices: readonly Choice[], picks: readonly Pick[]): Choice[] {
  const ids = idsOf(picks);
  return choices.filter((choice) => covers(choice, ids));
}

/** The choices that touch exactly what is picked. */
export function exactly(choices: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return picks.length ? matching(choices, picks).filter((choice) => choice.touches.length === picks.length) : [];
}

/** May this id be picked at all? */
export function pickable(choices: readonly Choice[], id: string): boolean {
  return choices.some((choice) => choice.touches.includes(id));
}

const kindOf = (pick: Pick) => pick.id.split(":")[0];

/**
 * Picks, or puts back. Of the earlier picks, the newest that agree with the new one stay: another place takes the place of
 * the first. But where several of a kind are picked, one more than any choice takes is refused: null.
 */
export function toggle(choices: readonly Choice[], picks: readonly Pick[], pick: Pick): Pick[] | null {
  const rest = picks.filter((one) => one.id !== pick.id || one.nth !== pick.nth);
  if (rest.length < picks.length) return rest;
  if (!pickable(choices, pick.id)) return [...picks];
  const alike = picks.filter((one) => kindOf(one) === kindOf(pick));
  if (alike.length > 1 && !choices.some((choice) => choice.touches.length > alike.length)) return null;
  let kept: Pick[] = [pick];
  for (const one of [...picks].reverse()) {
    if (matching(choices, [one, ...kept]).length) kept = [one, ...kept];
  }
  return kept;
}

/** Picks for a choice, as if made by hand. */
export function picksFor(choice: Choice): Pick[] {
  const seen = new Map<string, number>();
  return choice.touches.map((id) => {
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    return { id, nth };
  });
}

/** The choice called pass. */
export function passChoice(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice.token === "pass") ?? null;
}

/** What the prompt bar offers. */
export function offer(choices: readonly Choice[], picks: readonly Pick[]): Offer {
  const plain = choices.filter((choice) => !choice.touches.length);
  if (picks.length) {
    const exact = exactly(choices, picks);
    const primary = exact.length === 1 ? exact[0]! : null;
    return { primary, plain, which: exact.length > 1 ? exact : [], more: exact.length === 0 };
  }
  const active = plain.filter((choice) => choice.token !== "pass");
  const only =
    choices.length === 1 ? choices[0]! : choices.length === plain.length && active.length === 1 ? active[0]! : null;
  return { primary: only, plain: plain.filter((choice) => choice !== only), which: [], more: false };
}
