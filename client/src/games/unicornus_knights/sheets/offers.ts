/** Choices that the drawing offers by buttons of its own: orders, dice, amounts, shares of damage. */
import type { Choice } from "../../../shell/connection/wire";
import type { Served } from "../../../shell/scene/contract";
import type { ChoiceKind } from "../choices";
import type { UkCtx } from "../scene";

export const ORDERS = ["recruit", "collect", "destiny", "send", "power", "end"] as const satisfies ChoiceKind[];
export type Order = (typeof ORDERS)[number];
const COUNTS = ["hits", "misses", "losses"] as const satisfies ChoiceKind[];

export type Kind = "dice" | "amount" | "share" | "orders" | "roll" | "";
/** Hits, misses, losses. */
export type Dice = [number, number, number];

/** What has been put together for the question that is asked now; dice for those that follow, too. */
const made = { key: "", dice: null as Dice | null, amount: null as number | null, share: null as number | null };

function fresh(ctx: UkCtx): typeof made {
  const key = `${ctx.question?.text} ${ctx.question?.choices.map((choice) => choice.code).join()} ${ctx.events.length}`;
  if (made.key !== key) {
    const counting = (ctx.insights.battle?.counted ?? 0) > 0 && made.dice && handfuls(ctx).has(made.dice.join());
    Object.assign(made, { key, dice: counting ? made.dice : null, amount: null, share: null });
  }
  return made;
}

const mine = (ctx: UkCtx) => (ctx.question?.mine ? ctx.question.choices : []);

/** Is it of one of these kinds? Its token is the kind's name, or begins with it: `roll`, `n:3`. */
export const isOf = (choice: Choice, ...kinds: ChoiceKind[]) =>
  kinds.some((kind) => choice.token.split(":")[0] === kind);

export function kindOf(ctx: UkCtx): Kind {
  const choices = mine(ctx);
  const some = (...kinds: ChoiceKind[]) => choices.some((choice) => isOf(choice, ...kinds));
  if (some(...COUNTS)) return "dice";
  if (some("take")) return "share";
  if (some("n")) return "amount";
  if (some("roll")) return "roll";
  return some("end") ? "orders" : "";
}

/** The choices of a kind by the number in their token: `n:3`, `take:2`. */
function byNumber(ctx: UkCtx, ...kinds: ChoiceKind[]): Map<number, Choice> {
  return new Map(
    mine(ctx)
      .filter((choice) => isOf(choice, ...kinds))
      .map((choice) => [Number(choice.token.split(":")[1]), choice]),
  );
}

export function offeredOrders(ctx: UkCtx): Map<Order, Choice> {
  return new Map(
    ORDERS.flatMap((order) =>
      mine(ctx)
        .filter((choice) => isOf(choice, order))
        .map((choice) => [order, choice]),
    ),
  );
}

// Dice: they are asked for by counts, one result after the other, and put together as a whole handful.

/** The counts on offer, by number. */
export const counts = (ctx: UkCtx) => byNumber(ctx, ...COUNTS);

/** Which result is asked for now. */
export const counted = (ctx: UkCtx) => COUNTS.findIndex((name) => mine(ctx).some((choice) => isOf(choice, name)));

/** Every handful that can still be made, as `hits,misses,losses`. */
export function handfuls(ctx: UkCtx): Set<string> {
  const ways = Object.keys(ctx.insights.battle?.ways ?? {});
  return new Set(
    ways.length ? ways : [...counts(ctx).keys()].map((n) => COUNTS.map((_, k) => (k === counted(ctx) ? n : 0)).join()),
  );
}

/** The most of each result that some choice takes. */
export function mostOf(ctx: UkCtx): Dice {
  const all = [...handfuls(ctx).keys()].map((key) => key.split(",").map(Number));
  return [0, 1, 2].map((k) => Math.max(0, ...all.map((dice) => dice[k]!))) as Dice;
}

/** The best of what is offered, by a measure. */
function best(ctx: UkCtx, measure: (dice: Dice) => number): Dice {
  const all = [...handfuls(ctx).keys()].map((key) => key.split(",").map(Number) as Dice);
  return all.reduce((old, dice) => (measure(dice) > measure(old) ? dice : old), all[0] ?? [0, 0, 0]);
}

/** Ready-made handfuls: hits first; or hits kept back, so that they are left for the commander. */
export const presets = {
  most: (ctx: UkCtx) => best(ctx, ([hits, misses, losses]) => hits * 400 + misses * 20 - losses),
  save: (ctx: UkCtx) => best(ctx, ([hits, misses, losses]) => (hits + misses + losses) * 400 - hits * 20 - losses),
  none: (ctx: UkCtx) => best(ctx, ([hits, misses, losses]) => -hits - misses - losses),
  notHits: (ctx: UkCtx) => best(ctx, ([hits, misses, losses]) => misses + losses - hits * 40),
};

export function diceSet(ctx: UkCtx): Dice {
  return (fresh(ctx).dice ??= ctx.insights.battle?.again ? presets.notHits(ctx) : presets.most(ctx));
}

export function setDice(ctx: UkCtx, dice: Dice): void {
  if (!handfuls(ctx).has(dice.join())) return;
  fresh(ctx).dice = dice;
  ctx.redraw();
}

// Amounts and shares.

export const amounts = (ctx: UkCtx) => byNumber(ctx, "n");

export function amountSet(ctx: UkCtx): number {
  return (fresh(ctx).amount ??= Math.max(...amounts(ctx).keys()));
}

export function setAmount(ctx: UkCtx, amount: number): void {
  fresh(ctx).amount = amount;
  ctx.redraw();
}

/** Shares of damage: how much the character takes, and the choice that says so. */
export const shares = (ctx: UkCtx) => byNumber(ctx, "take");

export function shareSet(ctx: UkCtx): number {
  return (fresh(ctx).share ??= Math.min(...shares(ctx).keys()));
}

export function setShare(ctx: UkCtx, share: number): void {
  fresh(ctx).share = share;
  ctx.redraw();
}

/** For the shell: what the prompt bar need not repeat, and what its gold button takes. */
export function serves(ctx: UkCtx): Served | null {
  const kind = kindOf(ctx);
  const codes = (choices: Iterable<Choice>) => new Set([...choices].map((choice) => choice.code));
  if (kind === "orders") return { codes: codes(offeredOrders(ctx).values()) };
  if (kind === "roll") {
    const roll = mine(ctx).find((choice) => isOf(choice, "roll"))!;
    return { codes: codes([roll]), ready: roll };
  }
  if (kind === "dice")
    return { codes: codes(counts(ctx).values()), ready: counts(ctx).get(diceSet(ctx)[counted(ctx)]!) };
  if (kind === "amount") return { codes: codes(amounts(ctx).values()), ready: amounts(ctx).get(amountSet(ctx)) };
  if (kind === "share") return { codes: codes(shares(ctx).values()), ready: shares(ctx).get(shareSet(ctx)) };
  return null;
}
