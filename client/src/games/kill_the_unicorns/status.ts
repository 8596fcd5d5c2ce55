/** Round and phase, in the prompt bar: a horn for every place of the row. */
import { html, svg, type TemplateResult } from "lit";
import { Scene, type KuCtx } from "./scene";

export function status(ctx: KuCtx): TemplateResult {
  const scene = new Scene(ctx);
  const { v, w } = scene;
  const [round, of] = w.round(Math.max(1, v.round), scene.insights.rounds);
  const said = v.over
    ? w.over
    : scene.doing === "set-up"
      ? w.setUp
      : scene.atMarket
        ? w.market
        : scene.settingTraps
          ? w.traps
          : w.hunt(v.at + 1);
  const places = v.row.length;
  return html`<div class="ku-status"><b>${round} <i>${of}</i></b>
    <span><svg viewBox="0 0 ${2 + places * 19} 20" aria-hidden="true">${Array.from({ length: places }, (_, place) => {
      const done = v.row[place]! < 0;
      return svg`<g transform="translate(${12 + place * 19} 10)" class=${done ? "done" : place === scene.hunted ? "now" : ""}><path d="M-5 8L0-9L5 8Z" />${done ? svg`<path d="M-8 5L8-5" />` : ""}</g>`;
    })}</svg>${said}</span></div>`;
}
