/** Which drawing belongs to which game: `./kill_the_unicorns/index.ts` draws `kill-the-unicorns`. Fetched when its game is opened. */
import type { Drawing } from "../shell/scene/contract";

const folders = import.meta.glob<{ drawing: Drawing }>("./*/index.ts");

const folderOf = (game: string) => folders[`./${game.replaceAll("-", "_")}/index.ts`];

/** Is there a drawing of this game? Otherwise the server is asked for the game's picture. */
export const isDrawn = (game: string) => folderOf(game) !== undefined;

/** The drawing of a game; for a game that has none, the one of its picture. */
export async function drawingOf(game: string): Promise<Drawing> {
  const load = folderOf(game) ?? (() => import("../shell/picture"));
  return (await load()).drawing;
}
