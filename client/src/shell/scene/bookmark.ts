/** Which page of a story is open, while the reader steps through it. */
import type { Ctx } from "./contract";

export class Bookmark {
  page = 0;
  private story = -1;

  /** Opens a story at this page, unless it is open there or later already. */
  open(story: number, first = 0): void {
    if (this.story === story && this.page >= first) return;
    this.story = story;
    this.page = first;
  }

  /** What a button does that turns to this page. */
  turnTo(ctx: Ctx, page: number): () => void {
    return () => {
      this.page = page;
      ctx.redraw();
    };
  }
}
