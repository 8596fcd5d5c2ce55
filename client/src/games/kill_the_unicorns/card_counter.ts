/** The card counter: instead of the Hunt cards that somebody has spent, those that may be left. Off where discards are hidden. */
import { recall, remember } from "../../shell/device/storage";
import type { Step } from "../../shell/scene/contract";
import type { KuCtx } from "./scene";
import { words } from "./words";

const KEY = "counting";

export const counting = () => recall(KEY) === "on";

export function aids(ctx: KuCtx): Step[] {
  if (ctx.view.spent.includes(null)) return [];
  const run = () => {
    remember(KEY, counting() ? "" : "on");
    ctx.redraw();
  };
  return [{ label: words().counting(counting()), run }];
}

/** What is left of all cards when some are gone. */
export function without(all: readonly number[], gone: readonly number[]): number[] {
  const left = [...all];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
