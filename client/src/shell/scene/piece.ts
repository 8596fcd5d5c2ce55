/** The directive `${piece(ctx, id, label)}` makes an element of a drawing a piece that can be picked. */
import { noChange } from "lit";
import { Directive, directive, PartType, type ElementPart, type PartInfo } from "lit/directive.js";
import type { Ctx } from "./contract";

interface Held {
  ctx: Ctx;
  id: string;
  nth: number;
}

const WORD = /\p{L}{2}/u;
const held = new WeakMap<Element, Held>();

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What can be seen must be in the name (WCAG 2.5.3): a piece that shows words is called by them, others by their label. */
function name(element: Element, label: string): void {
  const shown = element.textContent.replace(/\s+/g, " ").trim();
  const said = label.toLowerCase().includes(
    shown
      .replace(/[^\p{L}\p{N} ]+/gu, "")
      .trim()
      .toLowerCase(),
  );
  set(element, "aria-label", said ? label : WORD.test(shown) ? null : `${label}, ${shown}`);
}

function pick(event: Event): void {
  const found = held.get(event.currentTarget as Element);
  if (found?.ctx.can(found.id)) found.ctx.pick(found.id, found.nth);
}

class Piece extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("piece() belongs in an opening tag");
  }

  render(_ctx: Ctx, _id: string, _label: string, _nth = 0): unknown {
    return noChange;
  }

  override update(part: ElementPart, [ctx, id, label, nth = 0]: [Ctx, string, string, number?]): unknown {
    const element = part.element;
    if (!held.has(element)) element.addEventListener("click", pick);
    held.set(element, { ctx, id, nth });
    const can = ctx.can(id);
    const picked = ctx.picked(id, nth);
    set(element, "data-id", id);
    set(element, "data-nth", String(nth));
    const button = element.getAttribute("role") !== "gridcell";
    if (button) set(element, "role", "button");
    if (!element.hasAttribute("tabindex")) set(element, "tabindex", "-1");
    queueMicrotask(() => name(element, label));
    if (button) set(element, "aria-pressed", String(picked));
    set(element, "aria-disabled", can ? null : "true");
    set(element, "data-can", can ? "" : null);
    set(element, "data-picked", picked ? "" : null);
    return noChange;
  }
}

export const piece = directive(Piece);

/** The piece that an element is, or is in. */
export function pieceAt(target: EventTarget | null): (Held & { element: Element }) | null {
  const element = target instanceof Element ? target.closest("[data-id]") : null;
  const found = element && held.get(element);
  return found ? { ...found, element } : null;
}
