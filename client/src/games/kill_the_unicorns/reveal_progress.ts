/** How far the reader has stepped through the reveal of a hunt. */
import { Bookmark } from "../../shell/scene/bookmark";
import { Scene, type KuCtx } from "./scene";

export const bookmark = new Bookmark();

/** Whether the rest of the table must not give the end of the hunt away yet. */
export const progress = { holding: false };

/** The table as the reader knows it so far: while a reveal is on its first pages, as it was before. */
export function asTold(ctx: KuCtx): Scene {
  return progress.holding && ctx.before && ctx.news.length
    ? new Scene(ctx, ctx.before.view, ctx.before.insights)
    : new Scene(ctx);
}
