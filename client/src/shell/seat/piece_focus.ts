/** Focus on pieces: arrow keys move it (left and right in reading order, up and down to the nearest), with a roving tabindex. */

const PIECES = "[data-id]";

interface Spot {
  element: HTMLElement | SVGElement;
  x: number;
  y: number;
  height: number;
}

function spots(root: ParentNode): Spot[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(PIECES)].map((element) => {
    const box = element.getBoundingClientRect();
    return { element, x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
  });
}

/** Rows from top to bottom, each from left to right; pieces whose middles are close share a row. */
export function readingOrder<S extends { x: number; y: number; height: number }>(all: S[]): S[] {
  const rows: S[][] = [];
  for (const spot of [...all].sort((a, b) => a.y - b.y)) {
    const row = rows.find(([first]) => Math.abs(first!.y - spot.y) < Math.min(first!.height, spot.height) / 2);
    if (row) row.push(spot);
    else rows.push([spot]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

function nearest(from: Spot, all: Spot[], direction: 1 | -1): Spot | undefined {
  const beyond = all.filter((spot) => (spot.y - from.y) * direction > from.height / 3);
  const far = (spot: Spot) => Math.hypot(2 * (spot.x - from.x), spot.y - from.y);
  return beyond.sort((a, b) => far(a) - far(b))[0];
}

/** Moves the focus to the piece in the arrow's direction; without a focused piece, to the first that can be chosen. */
export function moveFocus(root: ParentNode, key: string): void {
  const all = readingOrder(spots(root));
  const at = all.findIndex((spot) => spot.element === document.activeElement);
  const from = all[at];
  let to: Spot | undefined;
  if (!from) to = all.find((spot) => spot.element.hasAttribute("data-can")) ?? all[0];
  else if (key === "ArrowRight") to = all[at + 1];
  else if (key === "ArrowLeft") to = all[at - 1];
  else to = nearest(from, all, key === "ArrowDown" ? 1 : -1);
  to?.element.focus();
}

/** One tab stop in each zone: the piece last focused, else the first that can be chosen. */
export function rove(root: ParentNode, focused: Element | null = null): void {
  for (const zone of root.querySelectorAll("[data-zone]")) {
    const pieces = [...zone.querySelectorAll(PIECES)];
    if (!pieces.length) continue;
    const stop =
      (focused && pieces.includes(focused) ? focused : null) ??
      pieces.find((piece) => piece.getAttribute("tabindex") === "0") ??
      pieces.find((piece) => piece.hasAttribute("data-can")) ??
      pieces[0];
    for (const piece of pieces) piece.setAttribute("tabindex", piece === stop ? "0" : "-1");
  }
}
