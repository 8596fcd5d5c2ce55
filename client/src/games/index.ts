/** Which drawing belongs to which game: `./kill_the_unicorns/index.ts` draws `kill-the-unicorns`. Fetched when its game is opened. */
import type { Drawing } from "../shell/scene/contract";

const folders = import.meta.glob<{ drawing: Drawing }>("./*/index.ts");

/** The drawing of a game; a plain one for a game that has none. */
export async function drawingOf(game: string): Promise<Drawing> {
  const load = folders[`./${game.replaceAll("-", "_")}/index.ts`] ?? (() => import("../shell/scene/plain"));
  return (await load()).drawing;
}
