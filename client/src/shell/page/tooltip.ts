/** The tooltip at the piece under the pointer or the focus: what choosing it does, or why it cannot be chosen. */
import { html, nothing, type TemplateResult } from "lit";
import { css } from "../scene/css";
import { pieceAt } from "../scene/piece";

const HALF = 140;
const ROOM_ABOVE = 110;

interface Tip {
  text: string;
  left: number;
  top: number;
  below: boolean;
}

/** The tip for what an event points at; focus counts only when it shows. */
export function tipAt(event: Event): Tip | null {
  const piece = pieceAt(event.target);
  if (!piece || (event.type === "focusin" && !piece.element.matches(":focus-visible"))) return null;
  const text = piece.ctx.why(piece.id);
  if (!text) return null;
  const box = piece.element.getBoundingClientRect();
  const below = box.top < ROOM_ABOVE;
  const left = Math.min(Math.max(box.left + box.width / 2, HALF), innerWidth - HALF);
  return { text, left, top: below ? box.bottom : box.top, below };
}

export function tip(at: Tip | null): TemplateResult | typeof nothing {
  if (!at) return nothing;
  const { text, left, top, below } = at;
  return html`<div class="why ${below ? "below" : ""}" role="tooltip" ${css({ left: `${left}px`, top: `${top}px` })}>${text}</div>`;
}

export type { Tip };
