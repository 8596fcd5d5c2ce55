import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env["HORNBOOK"] ?? "http://127.0.0.1:8000";

// In hornbook.css, `@import "../games/*/pages.css"` stands for that file of every game that has one.
const gameStyles: Plugin = {
  name: "game-styles",
  enforce: "pre",
  transform(code, id) {
    if (!id.split("?")[0]!.endsWith("/src/style/hornbook.css")) return undefined;
    const games = readdirSync(here("src/games")).sort();
    return code.replace(/^@import "\.\.\/games\/\*\/(.+)";$/m, (_, file: string) =>
      games
        .filter((game) => existsSync(here(`src/games/${game}/${file}`)))
        .map((game) => `@import "../games/${game}/${file}";`)
        .join("\n"),
    );
  },
};

// table.js, pages.js and hornbook.css keep their names; everything that they load is named by its content.
// Shared code goes into chunks of its own, so that nothing imports an entry a second time: lit, the shell without what is
// fetched once the table is laid, and each game likewise.
export default defineConfig({
  base: "./",
  publicDir: false,
  plugins: [gameStyles],
  build: {
    outDir: here("../src/hornbook/web/static"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { table: here("src/table.ts"), pages: here("src/pages.ts"), hornbook: here("src/style/hornbook.css") },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        assetFileNames: (asset) => {
          const name = asset.names[0] ?? "";
          if (name === "hornbook.css") return "hornbook.css";
          return name.endsWith(".woff2") ? "fonts/[name]-[hash][extname]" : "chunks/[name]-[hash][extname]";
        },
        codeSplitting: {
          groups: [
            { name: "lit", test: /node_modules[\\/](lit|@lit)/ },
            { name: "shell", test: /src[\\/]shell[\\/](?!panels|picture|words[\\/](?:en|it|panels))/ },
            {
              debugName: "games",
              name: (id: string) => /games[\\/](\w+)/.exec(id)?.[1] ?? null,
              test: /src[\\/]games[\\/]\w+[\\/](?!results|words)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": SERVER, "^/t/": SERVER, "/rules": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
