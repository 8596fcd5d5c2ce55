/** Before the game, when characters are chosen in turn: six hunters, their powers, and who has taken whom. */
import { html, nothing, type TemplateResult } from "lit";
import { piece } from "../../shell/scene/contract";
import { portrait } from "./pieces";
import type { Scene } from "./scene";

export function draft(scene: Scene): TemplateResult {
  const { ctx, v, w } = scene;
  return html`<section class="ku-draft"><h3>${w.chooseHunter}</h3>
    <div class="ku-hunters">${scene.roles.map(({ id }, number) => {
      const holder = v.character.indexOf(number);
      const taken = holder >= 0 ? scene.who(holder % scene.count) : "";
      const label = `${scene.called(id)}. ${scene.text("power", id)}${taken ? ` ${w.taken}: ${taken}` : ""}`;
      return html`<div class="ku-hunter ${taken ? "taken" : ""}" ${piece(ctx, `character:${id}`, label)}>${portrait(id)}<b>${scene.called(id)}</b><p>${scene.text("power", id)}</p>${taken ? html`<em>${taken}</em>` : nothing}</div>`;
    })}</div></section>`;
}
