/** Round and step, in the prompt bar: a bead for every round, the six steps by name. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { Scene, type UkCtx } from "./scene";

export function status(ctx: UkCtx): TemplateResult {
  const scene = new Scene(ctx);
  const { v, w } = scene;
  const step = v.over ? 6 : scene.step;
  if (!v.round) return html`<div class="uk-status"><b>${w.setUp}</b></div>`;
  const beads = v.rounds
    ? html`<svg viewBox="0 0 ${v.rounds * 11 + 2} 12" aria-hidden="true">${Array.from({ length: v.rounds }, (_, n) =>
        n === v.rounds - 1
          ? svg`<path class=${n < v.round ? "done" : ""} d="M${n * 11 + 1.5} 10V2L${n * 11 + 6} 6L${n * 11 + 10.5} 2V10Z"></path>`
          : svg`<circle class=${n + 1 < v.round ? "done" : n + 1 === v.round ? "now" : ""} cx=${n * 11 + 6} cy="6" r=${n + 1 === v.round ? 4.6 : 3.4}></circle>`,
      )}</svg>`
    : nothing;
  return html`<div class="uk-status"><div><b>${w.round(v.round)}</b> <i>${v.rounds ? w.of(v.rounds) : w.noLimit}</i>${beads}</div>
    <ol>${w.steps.map((name, n) => html`<li class=${n < step ? "was" : n === step ? "now" : ""} aria-current=${n === step ? "step" : nothing}>${name}</li>`)}</ol></div>`;
}
