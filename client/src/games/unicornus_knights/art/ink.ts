/**
 * Drawings in shorthand, one shape a line: `fill!stroke/width what`.
 *
 *     #7d8aa8! M-11 0…     a path with an ink outline of 1; `!/.7` a thinner one; `!#fff/2` another colour; `k` is ink,
 *                          `c` the colour of the text around it, `$leaf` the map's own `--uk-leaf`
 *     #fff! 0 -15 4 5      a circle or ellipse: centre and radii
 *     B #7d8aa8 #5d6a89    shoulders and their shade;   F #f0cfae 4 5 -15  a face;   E -15.8 #222 1.8 .6  eyes
 *     u name transform     another part, placed
 *
 * People fit a box of 24 by 31: x from -12 to 12, feet of the bust on y = 0.
 */
const INK = "#221b2e";
const COLOUR = String.raw`[kc]|#[0-9a-f]+|\$[a-z\d-]+`;
const SHAPE = new RegExp(String.raw`^(${COLOUR})?(?:(!)(${COLOUR})?(?:/([\d.]+))?)? (.*)$`);

function colour(said: string | undefined): string {
  if (!said) return "none";
  return said === "k" ? INK : said === "c" ? "currentColor" : said[0] === "$" ? `var(--uk-${said.slice(1)})` : said;
}

function macro([kind, ...args]: string[]): string[] {
  if (kind === "B")
    return [
      `${args[0]}! M-11 0C-11-6-7-8.6-3.4-9.4H3.4C7-8.6 11-6 11 0Z`,
      `${args[1]} M2-9.2H3.4C7-8.6 11-6 11 0H5C5-4 4-7 2-9.2Z`,
    ];
  if (kind === "F")
    return [`${args[0]} M-2-11v4h4v-4z`, `${args[0]}! 0 ${args[3] ?? -15.6} ${args[1] ?? 4.5} ${args[2] ?? 5.4}`];
  const [y = "-15.8", colour = "k", apart = "1.8", size = ".62"] = args;
  return [`${colour} -${apart} ${y} ${size}`, `${colour} ${apart} ${y} ${size}`];
}

function shape(line: string): string {
  if (/^[BFE]( |$)/.test(line)) return macro(line.split(" ")).map(shape).join("");
  if (line[0] === "<") return line;
  if (line.startsWith("u ")) {
    const [, part, ...place] = line.split(" ");
    return `<use href="#uk-${part}"${place.length ? ` transform="${place.join(" ")}"` : ""}/>`;
  }
  const found = SHAPE.exec(line);
  if (!found) return "";
  const [, fill, outlined, stroke = "k", width = "1", what = ""] = found;
  const paint = ` fill="${colour(fill)}"${outlined ? ` stroke="${colour(stroke)}" stroke-width="${width}"` : ""}`;
  if (what[0] === "M") return `<path${paint} d="${what}"/>`;
  const [x, y, rx, ry = rx] = what.split(" ");
  return `<ellipse${paint} cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
}

/** Shorthand as SVG. */
export function ink(lines: string): string {
  return lines.trim().split("\n").map(shape).join("");
}
