/** Standing orders: answers left for questions to come. What can be ordered, and what it says, comes from the table. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { ghost, ruleLink } from "./bar";
import { dialog } from "./dialogs";
import { sign } from "./icons";
import type { HbTable } from "./shell";
import type { Matter, Standing } from "./wire";

const pennant = sign("M6 3V21M6 4C10 2 14 6 19 4V13C14 15 10 11 6 13");

/** What stands, in words. */
interface Order {
  token: string;
  text: string;
}

const said = (matter: Matter, answer: Standing) => (matter.text ? `${matter.text}: ${answer.label}` : answer.label);

function standing(t: HbTable): Order[] {
  const orders = t.store.update?.orders ?? [];
  return orders.flatMap((matter) => matter.answers.filter((one) => one.stands).map((one) => ({ token: one.token, text: said(matter, one) })));
}

function send(t: HbTable, orders: string[]): void {
  t.connection.send({ t: "order", orders });
}

const cancel = (t: HbTable, token: string) => () => send(t, standing(t).map((order) => order.token).filter((one) => one !== token));

/** In the prompt bar: the order that stands, or how many; null if none does. */
export function ordered(t: HbTable): TemplateResult | null {
  const orders = t.store.moment || t.store.over ? [] : standing(t);
  if (!orders.length) return null;
  const { words } = t;
  if (orders.length > 1) return html`<button type="button" class="link" @click=${() => t.show("orders")}>${words("ordersStand", orders.length)}</button>`;
  return html`<button type="button" class="link" @click=${cancel(t, orders[0]!.token)}>${words("cancel")}</button> ${words("ordered")} ${orders[0]!.text}`;
}

/** Beside the choices: the order that would answer the question now, or the way to all of them. */
export function orderButtons(t: HbTable): TemplateResult | typeof nothing {
  const { store, words } = t;
  const orders = store.update?.orders ?? [];
  if (!orders.length) return nothing;
  const open = () => t.show("orders");
  if (!store.question?.mine) return ghost(words("orders"), open, "O");
  const now = orders.find((matter) => matter.button);
  if (now) return ghost(now.button, () => send(t, [...standing(t).map((order) => order.token), now.answers[0]!.token]));
  return html`<button type="button" class="ghost hb-icon" aria-label=${words("orders")} title="${words("orders")} (O)" aria-keyshortcuts="O" @click=${open}>${pennant}</button>`;
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
  return dialog(t, "orders", words("orders"), html`<p class="quiet">${words("ordersWhy")}</p>
    <ul class="choices" aria-live="polite">${stands.map((order) => html`<li><b>${order.text}</b>
      <button type="button" @click=${cancel(t, order.token)} aria-label="${words("cancel")}: ${order.text}">${words("cancel")}</button></li>`)}</ul>
    <form @change=${change} @submit=${(event: Event) => event.preventDefault()}>
      ${repeat(orders, key, (matter, at) => html`<p class="hb-row">${(matter.text ? pick : box)(t, matter, at === 0)}</p>`)}
      ${orders.length ? nothing : html`<p>${words("noOrders")}</p>`}
    </form>`);
}
