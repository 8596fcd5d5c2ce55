/** Keyboard shortcuts of the table. */
import type { HbTable } from "../hb_table";
import { walkLog } from "../page/log";
import { pieceAt } from "../scene/piece";
import { moveFocus } from "./piece_focus";
import { passChoice } from "./selection";

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);

const pressable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("button, a, summary, [tabindex='0'].scroll");

export function pressed(t: HbTable, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.key === "Escape") return escape(t, event);
  if (typing(event.target) || t.curtainFor !== null) return;
  if (t.open && t.open !== "rules") return;
  if (act(t, event)) event.preventDefault();
}

function escape(t: HbTable, event: KeyboardEvent): void {
  if (t.open) t.shut();
  else if (t.store.picks.length) t.store.clearPicks();
  else if (t.store.moment) t.actions.live();
  else return;
  event.preventDefault();
}

function act(t: HbTable, event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (key === "Enter" || key === " ") return confirm(t, key, target);
  if (walkLog(t, target, key)) return true;
  if (key.startsWith("Arrow")) {
    if (pressable(target) || (target as Element)?.closest?.(".side, dialog")) return false;
    moveFocus(t, key);
    return true;
  }
  if (/^[1-9]$/.test(key)) return pickSecret(t, Number(key));
  const step = t.story.page && t.story.others(t.words).find((one) => one.key?.toLowerCase() === key.toLowerCase());
  if (step) {
    step.run();
    return true;
  }
  const letter = key.toLowerCase();
  if (t.drawing?.key?.(letter)) return true;
  switch (letter) {
    case "u":
      t.actions.undo();
      return true;
    case "r":
      t.actions.restart();
      return true;
    case "p":
      return pass(t);
    case "l":
      if (t.store.choices.length && !t.story.page) t.show("list");
      return true;
    case "o":
      if (t.store.update?.orders.length) t.show("orders");
      return true;
    case "h":
      t.actions.hint();
      return true;
    case "k":
      t.show("keys");
      return true;
    case "?":
      if (t.open === "rules") t.shut();
      else t.openRules();
      return true;
    case ".":
      t.actions.present();
      return true;
    case "[":
      return look(t, -1);
    case "]":
      return look(t, 1);
    default:
      return false;
  }
}

/** On a piece: pick it; on a picked one, Enter takes what is ready. Elsewhere Enter is the gold button. */
function confirm(t: HbTable, key: string, target: EventTarget | null): boolean {
  const piece = pieceAt(target);
  const ready = t.primary;
  if (piece && piece.element === target) {
    if (key === "Enter" && ready && piece.ctx.picked(piece.id, piece.nth)) ready();
    else if (piece.ctx.can(piece.id)) piece.ctx.pick(piece.id, piece.nth);
    return true;
  }
  if (key !== "Enter" || pressable(target) || !ready) return false;
  ready();
  return true;
}

const kindOf = (piece: Element) => piece.getAttribute("data-id")!.split(":")[0];

/** The nth of what one holds, counted among pieces of a kind that can be chosen now. */
function pickSecret(t: HbTable, digit: number): boolean {
  const held = [...t.querySelectorAll("[data-zone=secrets] [data-id]")];
  const kinds = new Set(held.filter((piece) => piece.hasAttribute("data-can")).map(kindOf));
  const piece = pieceAt(held.filter((one) => kinds.has(kindOf(one)))[digit - 1] ?? null);
  if (piece?.ctx.can(piece.id)) piece.ctx.pick(piece.id, piece.nth);
  return piece !== null;
}

function pass(t: HbTable): boolean {
  const choice = t.story.page ? null : passChoice(t.store.choices);
  if (choice) t.actions.take(choice.code);
  return choice !== null;
}

function look(t: HbTable, direction: 1 | -1): boolean {
  const ply = t.panels?.neighbour(t, direction) ?? null;
  if (ply !== null) t.actions.look(ply);
  else if (direction > 0) t.actions.live();
  return true;
}
