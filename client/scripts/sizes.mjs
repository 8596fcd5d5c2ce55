// What a first visit to a table costs, squeezed. `--check` fails when it is more than the budget.
import { readdirSync, readFileSync, statSync, existsSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = { js: 60_000, all: 150_000 };
const root = fileURLToPath(new URL("../../src/hornbook/web/static", import.meta.url));
if (!existsSync(join(root, "table.js"))) {
  console.error("Nothing is built yet: npm run build");
  process.exit(1);
}

const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

const files = walk(root).map((path) => {
  const bytes = readFileSync(path);
  const name = relative(root, path);
  return { name, bytes: bytes.length, sent: /woff2$/.test(name) ? bytes.length : gzipSync(bytes, { level: 9 }).length };
});
const kB = (n) => `${(n / 1000).toFixed(1).padStart(7)} kB`;
for (const file of files.sort((a, b) => b.sent - a.sent)) console.log(kB(file.sent), kB(file.bytes), file.name);

// Not part of the first load of a table: what other pages need, what is fetched later, all languages but one, and other games.
const GAMES = readdirSync(fileURLToPath(new URL("../src/games", import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
// A game without a folder is drawn by its picture.
GAMES.push("picture");
const onTable = files.filter((file) => !/^pages\.js$|\.svg$|chunks\/(panels[.\w]*|results|it)-/.test(file.name));
const sum = (list) => list.reduce((total, file) => total + file.sent, 0);
const of = (name, game) => name.startsWith(`chunks/${game}-`);
let over = false;
for (const game of GAMES) {
  const loaded = onTable.filter((file) => !GAMES.some((other) => other !== game && of(file.name, other)));
  const js = sum(loaded.filter((file) => file.name.endsWith(".js")));
  const all = sum(loaded);
  console.log(`\n${game}\n${kB(js)} JavaScript of ${kB(BUDGET.js)}\n${kB(all)} first load of ${kB(BUDGET.all)}`);
  over ||= js > BUDGET.js || all > BUDGET.all;
}
if (process.argv.includes("--check") && over) {
  console.error("The first load is over its budget.");
  process.exit(1);
}
