/** The chat of the table, a tab of the side column. */
import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { MOST_CHAT, type Said } from "../connection/wire";
import type { HbTable } from "../hb_table";
import { crest } from "../page/log";
import type { Ctx } from "../scene/contract";

function said(t: HbTable, ctx: Ctx | null, line: Said): TemplateResult {
  return html`<li>${crest(t, ctx, line.seat)}<span><b>${line.name || t.store.nameOf(line.seat)}</b> ${line.text}</span></li>`;
}

export function chat(t: HbTable, ctx: Ctx | null): TemplateResult {
  const { store, words } = t;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    t.actions.say(field.value);
    field.value = "";
  };
  return html`<div class="chat">
    <h2>${words("chat")}</h2>
    <ol tabindex="0" aria-label=${words("chat")} aria-live="polite">
      ${
        store.chat.length
          ? repeat(
              store.chat,
              (line) => line.id,
              (line) => said(t, ctx, line),
            )
          : html`<li class="quiet">${words("noChat")}</li>`
      }
    </ol>
    <form @submit=${send}>
      <label class="sr" for="hb-say">${words("say")}</label>
      <input id="hb-say" name="text" maxlength=${MOST_CHAT} autocomplete="off" placeholder=${words("say")} />
      <button class="small">${words("send")}</button>
    </form>
  </div>`;
}
