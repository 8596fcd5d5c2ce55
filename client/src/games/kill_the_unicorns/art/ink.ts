/**
 * Drawings in shorthand, one shape a line:
 *
 *     oc M18 12C8-4…      a path; letters are classes (o outline, c coat, m mane, w white, n no fill, h hoof …)
 *     o#f6d04d/1.6 M…     a fill of its own, a stroke width of its own
 *     i 95 33 3 4.6 24    a circle or ellipse: centre, radii, turn
 *     u star scale(.8)    another part, placed
 *     <g …>               plain SVG
 *
 * Colours and line weights come from CSS by class, so one drawing serves every colour, size and theme.
 */
const SHAPE = /^([a-z]*)(#[0-9a-f]+)?(?:\/([\d.]+))? (.*)$/;

/** One line of shorthand as SVG. */
function shape(line: string): string {
  if (line[0] === "<") return line.replace(/(href="|url\()#/g, "$1#ku-");
  const found = SHAPE.exec(line);
  if (!found) return "";
  const [, letters = "", fill, width, what = ""] = found;
  if (letters === "u") {
    const [part, ...transform] = what.split(" ");
    return `<use href="#ku-${part}"${transform.length ? ` transform="${transform.join(" ")}"` : ""}/>`;
  }
  const paint =
    (letters ? ` class="${[...letters].map((each) => "ku-" + each).join(" ")}"` : "") +
    (fill ? ` fill="${fill}"` : "") +
    (width ? ` stroke-width="${width}"` : "");
  if (what[0] === "M") return `<path${paint} d="${what}"/>`;
  const [x = 0, y = 0, rx = 0, ry = rx, turn] = what.split(" ").map(Number);
  return `<ellipse${paint} cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;
}

/** Shorthand as SVG. */
export function ink(lines: string): string {
  return lines.split("\n").map(shape).join("");
}
