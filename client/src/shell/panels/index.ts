/** What is fetched once the table is laid, in one chunk: dialogs, orders, rules, the scrubber, chat and notes, the end. */
import { nothing, type TemplateResult } from "lit";
import type { HbTable } from "../hb_table";
import type { Ctx } from "../scene/contract";
import { aboutTable, choiceList, keySheet, recap } from "./dialogs";
import { menu } from "./menu";
import { rulesDrawer } from "./rulebook";
import { ordersPanel } from "./standing_orders";

export { chat } from "./chat";
export { endScreen, forkForm, headline, playAgain, verify } from "./end_screen";
export { copyLog } from "./log_copy";
export { notes } from "./notes";
export { fetchRules } from "./rulebook";
export { neighbour, scrubber } from "./scrubber";
export { orderButton, ordered } from "./standing_orders";

export type Panel = "" | "menu" | "list" | "rules" | "keys" | "recap" | "about" | "orders";

/** The panel that is open over the table, if one is. */
export function panel(t: HbTable, ctx: Ctx | null): TemplateResult | typeof nothing {
  switch (t.open) {
    case "menu":
      return menu(t, ctx);
    case "list":
      return choiceList(t);
    case "rules":
      return rulesDrawer(t);
    case "keys":
      return keySheet(t);
    case "recap":
      return recap(t, ctx);
    case "about":
      return aboutTable(t);
    case "orders":
      return ordersPanel(t);
    default:
      return nothing;
  }
}
