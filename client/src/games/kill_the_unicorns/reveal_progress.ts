/** How far the reader has been told of a hunt's end. */
import type { Ctx } from "../../shell/scene/contract";
import { Scene } from "./scene";

/** Which page of which hunt is open, and whether the rest of the table must not give its end away. */
export const page = { key: -1, step: 0, holding: false };

/** The table as the reader knows it so far: while a reveal is on its first pages, as it was before. */
export function asTold(ctx: Ctx): Scene {
  return page.holding && ctx.before && ctx.news.length ? new Scene(ctx, ctx.before.view, ctx.before.reckoning) : new Scene(ctx);
}
