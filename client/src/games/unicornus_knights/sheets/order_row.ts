/** The row of order buttons of the hero in turn: recruit, collect, destiny, send, power, end. */
import { html, nothing, type TemplateResult } from "lit";
import type { Choice } from "../../../shell/connection/wire";
import { sign } from "../pieces";
import type { Scene } from "../scene";
import { kindOf, offeredOrders, ORDERS, type Order } from "./offers";

const SIGNS: Record<Order, string> = {
  recruit: "flag",
  collect: "sack",
  destiny: "card",
  send: "horn",
  power: "star",
  end: "stays",
};

export function orderRow(scene: Scene): TemplateResult | typeof nothing {
  const { ctx, w, actor } = scene;
  if (kindOf(ctx) !== "orders" || actor < 0) return nothing;
  const offered = offeredOrders(ctx);
  const sums = scene.sums(actor);
  const reach = scene.insights.supply?.find((one) => one.unit === actor)?.to.length ?? 0;
  const notes: Record<Order, string> = {
    recruit: offered.has("recruit") ? w.orderNote.recruit(sums?.recruit ?? 0) : w.orderNote.notHere,
    collect: w.orderNote.collect(sums?.collect ?? 0),
    destiny: w.orderNote.destiny,
    send: w.orderNote.send(reach),
    power: scene.name(`${scene.unitId(actor)}-power`),
    end: w.orderNote.end(scene.actions(actor) ?? 0),
  };
  const active = offered.has("power") || scene.card(actor).price !== undefined;
  return html`<div class="uk-orders" role="group" aria-label=${w.orders(scene.unitName(actor))}>
    ${ORDERS.filter((name) => name !== "power" || active).map((name) => order(scene, name, offered.get(name), notes[name]))}
  </div>`;
}

function order({ ctx, w }: Scene, name: Order, choice: Choice | undefined, note: string): TemplateResult {
  const said = choice ? note : name === "recruit" ? note : w.orderNote.notNow;
  return html`<button type="button" class="uk-order ${name}" ?disabled=${!choice} title=${choice?.label ?? said} @click=${() => choice && ctx.take(choice.code)}>${sign(SIGNS[name])}<span>${w.order[name]}<small>${said}</small></span></button>`;
}
