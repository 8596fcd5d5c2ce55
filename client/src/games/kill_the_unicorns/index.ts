/** The drawing of Kill the Unicorns: a fairground. */
import { html, nothing } from "lit";
import type { Happened } from "../../shell/connection/wire";
import { idIn, numberIn, numbersIn } from "../../shell/scene/event_args";
import { defs } from "./art/defs";
import { board } from "./board";
import { aids } from "./card_counter";
import { secrets } from "./hand";
import { waxSeal } from "./pieces";
import { player } from "./players";
import { Scene, type KuCtx, type KuDrawing } from "./scene";
import { status } from "./status";
import { speak } from "./words";
import "./style/colours.css";
import "./style/art.css";
import "./style/board.css";
import "./style/lane.css";
import "./style/market.css";
import "./style/players.css";
import "./style/hand.css";
import "./style/status.css";
import "./style/score_sheet.css";
import "./style/reveal.css";
import "./style/phone.css";

await speak(document.documentElement.lang);

/** Whose line it is, when it does not say `seat`. */
function about({ args }: Happened): number | null {
  const who = args.seat ?? args.setter ?? numbersIn(args, "team")[0];
  return typeof who === "number" ? who : null;
}

function heading(ctx: KuCtx, { message, args }: Happened): string | null {
  const scene = new Scene(ctx);
  const { w } = scene;
  if (message === "hunt-begins")
    return `${capital(w.hunt(numberIn(args, "place")))} · ${scene.called(idIn(args, "unicorn"))}`;
  if (message === "round-begins") return w.round(numberIn(args, "round"), numberIn(args, "rounds")).join(" ");
  return message === "market-opens" ? w.stall : null;
}

/** Why it is asked: what the number of cards has to do with whoever opened. */
function reason(ctx: KuCtx): string {
  const { v, w } = new Scene(ctx);
  if (!ctx.question?.mine || v.doing[0] !== "hunt") return "";
  return v.declared ? (v.opener === ctx.you ? "" : w.matches(ctx.seats[v.opener]?.name ?? "", v.declared)) : w.leading;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const drawing: KuDrawing = {
  status,
  board,
  player,
  secrets,
  defs,
  about,
  heading,
  reason,
  aids,
  later: () => import("./results"),
  crest(ctx, seat) {
    const role = new Scene(ctx).role(seat);
    return role ? waxSeal(role, "") : html`${nothing}`;
  },
};
