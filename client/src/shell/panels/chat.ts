/** Behind the log: what people say to each other, and what one writes down for oneself. */
import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Ctx } from "../scene/contract";
import { recall, remember } from "../device/storage";
import type { HbTable } from "../hb_table";
import { crest } from "../page/log";
import { MOST_CHAT, type Said } from "../connection/wire";

function said(t: HbTable, ctx: Ctx | null, line: Said): TemplateResult {
  return html`<li>${crest(t, ctx, line.seat)}<span><b>${line.name || t.store.nameOf(line.seat)}</b> ${line.text}</span></li>`;
}

export function chat(t: HbTable, ctx: Ctx | null): TemplateResult {
  const { store, words } = t;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    t.acts.say(field.value);
    field.value = "";
  };
  return html`<div class="chat">
    <h2>${words("chat")}</h2>
    <ol tabindex="0" aria-label=${words("chat")} aria-live="polite">
      ${store.chat.length ? repeat(store.chat, (line) => line.id, (line) => said(t, ctx, line)) : html`<li class="quiet">${words("noChat")}</li>`}
    </ol>
    <form @submit=${send}>
      <label class="sr" for="hb-say">${words("say")}</label>
      <input id="hb-say" name="text" maxlength=${MOST_CHAT} autocomplete="off" placeholder=${words("say")} />
      <button class="small">${words("send")}</button>
    </form>
  </div>`;
}

export function notes(t: HbTable): TemplateResult {
  const key = `notes-${t.table}-${t.store.you ?? "watch"}`;
  return html`<div class="notes">
    <h2><label for="hb-notes">${t.words("notes")}</label></h2>
    <p class="quiet">${t.words("notesHint")}</p>
    <textarea id="hb-notes" .value=${recall(key)} @input=${(event: Event) => remember(key, (event.target as HTMLTextAreaElement).value)}></textarea>
  </div>`;
}
