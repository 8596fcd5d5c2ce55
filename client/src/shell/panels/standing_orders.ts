/** Standing orders: answers given in advance. What can be ordered, and its wording, comes from the table. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Matter, Standing } from "../connection/wire";
import type { HbTable } from "../hb_table";
import { ghost, ruleLink } from "../page/prompt_bar";
import { dialog } from "./dialogs";

/** An order that stands, in words. */
interface StandingOrder {
  token: string;
  text: string;
}

const said = (matter: Matter, answer: Standing) => (matter.text ? `${matter.text}: ${answer.label}` : answer.label);

function standing(t: HbTable): StandingOrder[] {
  const orders = t.store.update?.orders ?? [];
  return orders.flatMap((matter) =>
    matter.answers.filter((one) => one.stands).map((one) => ({ token: one.token, text: said(matter, one) })),
  );
}

function send(t: HbTable, orders: string[]): void {
  t.connection.send({ t: "order", orders });
}

const cancel = (t: HbTable, token: string) => () =>
  send(
    t,
    standing(t)
      .map((order) => order.token)
      .filter((one) => one !== token),
  );

const link = (label: string, run: () => void) =>
  html`<button type="button" class="link" @click=${run}>${label}</button>`;

/** In the prompt bar: the order that stands, or how many; null if none does. */
function inForce(t: HbTable): TemplateResult | null {
  const orders = standing(t);
  const { words } = t;
  if (orders.length > 1) return link(words("ordersStand", orders.length), () => t.show("orders"));
  return orders.length
    ? html`${link(words("cancel"), cancel(t, orders[0]!.token))} ${words("ordered")} ${orders[0]!.text}`
    : null;
}

/** The order that would answer the question now: its label, and how it is given; otherwise the way to all orders. */
function next(t: HbTable): [string, () => void] {
  const now = t.store.question?.mine && t.store.update!.orders.find((matter) => matter.button);
  if (!now) return [t.words("orders"), () => t.show("orders")];
  return [now.button, () => send(t, [...standing(t).map((order) => order.token), now.answers[0]!.token])];
}

/** While the reader is asked, the buttons are for choices; on a phone there is room for one more row of them. */
const beside = ({ store, narrow }: HbTable) => !store.question?.mine || narrow;

/** The line under the prompt: what stands, and, while the reader is asked, the way to orders. */
export function ordered(t: HbTable): [TemplateResult | null, TemplateResult | null] {
  if (t.store.moment || !t.store.update?.orders.length) return [null, null];
  return [inForce(t), beside(t) ? null : link(...next(t))];
}

/** The button for orders in the prompt bar. */
export function orderButton(t: HbTable): TemplateResult | typeof nothing {
  if (!t.store.update?.orders.length || !beside(t)) return nothing;
  const [label, run] = next(t);
  return ghost(label, run, label === t.words("orders") ? "O" : "");
}

function box(t: HbTable, matter: Matter, first: boolean): TemplateResult {
  const answer = matter.answers[0]!;
  return html`<label class="radio"><input type="checkbox" name="order" value=${answer.token} .checked=${answer.stands} ?autofocus=${first} /> ${answer.label}</label> ${ruleLink(t, matter.rule)}`;
}

function pick(t: HbTable, matter: Matter, first: boolean): TemplateResult {
  return html`<label>${matter.text} <select name="order" ?autofocus=${first}>
    <option value="" .selected=${!matter.answers.some((one) => one.stands)}>${t.words("askMe")}</option>
    ${matter.answers.map((one) => html`<option value=${one.token} .selected=${one.stands}>${one.label}</option>`)}
  </select></label> ${ruleLink(t, matter.rule)}`;
}

export function ordersPanel(t: HbTable): TemplateResult {
  const { store, words } = t;
  const orders = store.update?.orders ?? [];
  const stands = standing(t);
  const change = (event: Event) => {
    const form = (event.currentTarget ?? event.target) as HTMLFormElement;
    send(t, new FormData(form).getAll("order").map(String).filter(Boolean));
  };
  // After a refusal the boxes are made anew, as the table has them.
  const key = (matter: Matter) => `${matter.text || matter.answers[0]!.token} ${store.told?.bad ?? ""}`;
  return dialog(
    t,
    "orders",
    words("orders"),
    html`<p class="quiet">${words("ordersWhy")}</p>
    <ul class="choices" aria-live="polite">${stands.map(
      (order) => html`<li><b>${order.text}</b>
      <button type="button" @click=${cancel(t, order.token)} aria-label="${words("cancel")}: ${order.text}">${words("cancel")}</button></li>`,
    )}</ul>
    <form @change=${change} @submit=${(event: Event) => event.preventDefault()}>
      ${repeat(orders, key, (matter, at) => html`<p class="hb-row">${(matter.text ? pick : box)(t, matter, at === 0)}</p>`)}
      ${orders.length ? nothing : html`<p>${words("noOrders")}</p>`}
    </form>`,
  );
}
