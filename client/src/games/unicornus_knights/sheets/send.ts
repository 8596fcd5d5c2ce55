/** The sheet for Send, beside the map: to whom, how many soldiers, how many supplies. */
import { html, nothing, type TemplateResult } from "lit";
import type { Choice } from "../../../shell/connection/wire";
import { count, unitPortrait } from "../pieces";
import type { Scene } from "../scene";
import { amounts, amountSet, isOf, kindOf, setAmount } from "./offers";

const STEPS = ["to", "soldiers", "resources", "potions"] as const;

/** "Everything" was said: amounts are answered with the most until this Send is over. */
let everything = -1;

export function sendSheet(scene: Scene): TemplateResult | typeof nothing {
  const { ctx, v, w } = scene;
  const { draft } = v;
  if (!draft) everything = -1;
  if (!draft || !ctx.question?.mine)
    return kindOf(ctx) === "amount" ? panel(nothing, slider(scene, w.send.amount)) : nothing;
  const [unit, step, target, soldiers, resources] = draft as readonly [number, number, number, number, number];
  if (everything === unit && step > 0 && kindOf(ctx) === "amount") sendMost(scene);
  const escort = scene.insights.supply?.find((one) => one.unit === unit)?.escort;
  const done = [target >= 0 ? scene.unitName(target) : "", soldiers, resources];
  return panel(
    html`<header class="uk-versus">${unitPortrait(scene, unit)}<div><h2>${w.send.title(scene.unitName(unit))}</h2><p>${count("flag", v.soldiers[unit]!, w.soldiers(v.soldiers[unit]!))} ${count("sack", v.resources[unit]!, w.supplies(v.resources[unit]!))}</p></div>${target >= 0 ? unitPortrait(scene, target) : nothing}</header>`,
    html`${STEPS.slice(0, Math.max(3, step + 1)).map((name, n) => html`<section class="uk-stage ${n < step ? "done" : n === step ? "now" : "next"}"><h3><b>${n + 1}</b>${w.send[name]}</h3><div>${n < step ? html`<p><b>${done[n]}</b></p>` : n > step ? nothing : n === 0 ? receivers(scene) : html`${slider(scene, w.send[name])}${n === 1 ? all(scene, unit) : nothing}`}${n === 2 && n >= step && escort ? html`<p class="uk-quiet">${w.send.escort(escort)}</p>` : nothing}</div></section>`)}`,
  );
}

function panel(head: TemplateResult | typeof nothing, body: TemplateResult): TemplateResult {
  return html`<section class="uk-sheet send right">${head}${body}</section>`;
}

/** Not while drawing: the table is told when the drawing is done. */
function sendMost({ ctx }: Scene): void {
  const most = amounts(ctx).get(Math.max(...amounts(ctx).keys()));
  if (most) queueMicrotask(() => ctx.take(most.code));
}

/** Soldiers as many as there are, and then whatever they can carry. */
function all(scene: Scene, unit: number): TemplateResult {
  const send = () => {
    everything = unit;
    sendMost(scene);
  };
  return html`<button type="button" class="uk-preset" @click=${send}>${scene.w.send.everything}</button>`;
}

function receivers(scene: Scene): TemplateResult {
  const { ctx, v, w } = scene;
  const choices = ctx.question!.choices.filter((choice) => isOf(choice, "unit"));
  const take = (choice: Choice, all: boolean) => () => {
    everything = all ? v.draft![0]! : -1;
    ctx.take(choice.code);
  };
  return html`<ul class="uk-receivers">${choices.map((choice) => {
    const unit = scene.numberOf(choice.token.slice(5));
    return html`<li><button type="button" class="uk-receiver" title=${choice.label} @click=${take(choice, false)}>${unitPortrait(scene, unit)}<span><b>${scene.unitName(unit)}</b>${count("flag", v.soldiers[unit]!, w.soldiers(v.soldiers[unit]!), w.ofN(scene.command(unit)))} ${count("sack", v.resources[unit]!, w.supplies(v.resources[unit]!))}</span></button><button type="button" class="uk-preset" @click=${take(choice, true)}>${w.send.everything}</button></li>`;
  })}</ul>`;
}

/** A number: one tap for few, a slider with presets for many. */
export function slider(scene: Scene, label: string): TemplateResult {
  const { ctx, w } = scene;
  const offered = amounts(ctx);
  const [least, most] = [Math.min(...offered.keys()), Math.max(...offered.keys())];
  const now = amountSet(ctx);
  const set = (n: number) => () => setAmount(ctx, Math.min(most, Math.max(least, n)));
  const button = (text: string, n: number) =>
    html`<button type="button" class="uk-preset" aria-pressed=${now === n} @click=${set(n)}>${text}</button>`;
  return html`<div class="uk-amount">${
    offered.size <= 8
      ? html`<p class="uk-presets">${[...offered.keys()].map((n) => button(n === most && most > 1 ? `${n} · ${w.send.all}` : String(n), n))}</p>`
      : html`<p class="uk-dial"><button type="button" class="uk-preset" aria-label="−1" @click=${set(now - 1)}>−</button><output>${now}</output><button type="button" class="uk-preset" aria-label="+1" @click=${set(now + 1)}>+</button><input type="range" min=${least} max=${most} .value=${String(now)} aria-label=${label} @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))()} /></p>
        <p class="uk-presets">${button(least ? String(least) : w.send.none, least)}${button(`${w.send.half} ${Math.ceil(most / 2)}`, Math.ceil(most / 2))}${button(`${w.send.all} ${most}`, most)}</p>`
  }</div>`;
}
