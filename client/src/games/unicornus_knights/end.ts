/** The end screen: the verdict, the princess's road over the map, and the campaign round by round, out of the log. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import { idIn, numberIn } from "../../shell/scene/event_args";
import { round as short } from "./map/hexes";
import { painted } from "./map/land";
import { count, enemyPortrait, hearts, sign, unitPortrait } from "./pieces";
import { Scene, type UkCtx } from "./scene";

/** What a round has brought. */
interface Chapter {
  round: number;
  event: string;
  steps: number[];
  harm: number;
  beaten: string[];
  allies: string[];
  fallen: string[];
}

/** The campaign by rounds, out of the log. */
function chapters(scene: Scene): Chapter[] {
  const found: Chapter[] = [];
  for (const event of scene.ctx.events) {
    const { args } = event;
    if (event.message === "round-begins")
      found.push({ round: numberIn(args, "round"), event: "", steps: [], harm: 0, beaten: [], allies: [], fallen: [] });
    const chapter = found.at(-1);
    if (!chapter) continue;
    if (event.message === "event") chapter.event = idIn(args, "event");
    else if (event.message === "moves" && args.unit === "princess")
      chapter.steps.push(scene.land?.byId.get(idIn(args, "space"))?.space ?? -1);
    else if (event.message === "princess-fights") chapter.harm += numberIn(args, "harm");
    else if (event.message === "defeated") chapter.beaten.push(idIn(args, "enemy"));
    else if (event.message === "ally") chapter.allies.push(idIn(args, "enemy"));
    else if (event.message === "dies") chapter.fallen.push(idIn(args, "unit"));
  }
  return found;
}

export function end(ctx: UkCtx): TemplateResult {
  const scene = new Scene(ctx);
  const { v, w, insights } = scene;
  const units = v.who.map((_, unit) => unit).filter((unit) => v.who[unit]! >= 0);
  const told = chapters(scene);
  const won = v.outcome === 1;
  const needs = insights.countdown?.needs;
  const facts = [
    w.end.after(v.round),
    won || !needs ? "" : w.end.short(needs),
    w.end.beat(v.defeated.length, v.allies.flat().length),
  ].filter(Boolean);
  return html`<div class="uk uk-end ${won ? "won" : "lost"}">
    <header>${sign(won ? "crown" : "loss")}<div><p class="uk-verdict">${won ? (v.map === "escape" ? w.end.escaped : w.end.won) : w.end.lost}</p><p>${ctx.score?.text}</p><p class="uk-quiet">${facts.join(" · ")}</p></div></header>
    ${road(scene, told)}
    <section class="uk-company"><h3>${w.end.heroes}</h3><div>${units.map((unit) => html`<figure class=${v.at[unit]! < 0 ? "fell" : ""}>${unitPortrait(scene, unit)}<figcaption>${unit ? scene.unitName(unit) : scene.name(scene.card(0).id)}</figcaption>${hearts(Math.max(0, scene.life(unit) - v.damage[unit]!), scene.life(unit), "")}${count("flag", v.soldiers[unit]!, w.soldiers(v.soldiers[unit]!))}</figure>`)}</div></section>
    ${told.length ? campaign(scene, told) : nothing}
  </div>`;
}

/** The map, and her way over it with the rounds that ended on it. */
function road(scene: Scene, told: Chapter[]): TemplateResult | typeof nothing {
  const { land, w } = scene;
  const first = scene.ctx.events.find(({ args }) => args.unit === "princess" && land?.byId.has(idIn(args, "space")));
  if (!land || !first) return nothing;
  const at = (space: number) => land.hexes[space]!;
  const start = land.byId.get(idIn(first.args, "space"))!;
  const { x, y, width, height } = land.box;
  const way = [
    start,
    ...told
      .flatMap((chapter) => chapter.steps)
      .filter((space) => space >= 0)
      .map(at),
  ];
  const line = `M${way.map((hex) => `${short(hex.x)} ${short(hex.y)}`).join("L")}`;
  const marks = told.filter((chapter) => chapter.steps.length);
  const goal = land.hexes[land.goal];
  return html`<figure class="uk-travel"><svg viewBox="${x} ${y} ${width} ${height}" role="img" aria-label=${w.end.road}>
    <g class="uk-under">${unsafeSVG(painted(land))}</g>
    ${goal ? svg`<use class="uk-goal" href="#uk-crown" transform="translate(${short(goal.x)} ${short(goal.y - 30)}) scale(1.6)"></use>` : nothing}
    <g class="uk-road"><path class="c" d=${line}></path><path class="b" d=${line}></path><path class="a" d=${line}></path></g>
    ${marks.map((chapter) => svg`<g class="uk-medal" transform="translate(${short(at(chapter.steps.at(-1)!).x)} ${short(at(chapter.steps.at(-1)!).y)})"><circle r="12"></circle><text y="5">${chapter.round}</text></g>`)}
  </svg><figcaption>${w.end.road}</figcaption></figure>`;
}

function campaign(scene: Scene, told: Chapter[]): TemplateResult {
  const { w } = scene;
  const faces = (ids: string[]) =>
    ids.map(
      (id) =>
        html`<span role="img" aria-label=${scene.name(id)} title=${scene.name(id)}>${enemyPortrait(scene, scene.enemyNumber(id))}</span>`,
    );
  const events = told.some((chapter) => chapter.event);
  return html`<section class="uk-campaign"><h3>${w.end.campaign}</h3><div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${w.end.rounds}</th>${events ? html`<th scope="col">${w.end.event}</th>` : nothing}<th scope="col">${w.end.steps}</th><th scope="col">${w.end.harm}</th><th scope="col">${w.end.defeated}</th><th scope="col">${w.end.allies}</th><th scope="col">${w.end.fallen}</th></tr></thead>
    <tbody>${told.map((chapter) => html`<tr><th scope="row">${chapter.round}</th>${events ? html`<td>${chapter.event ? scene.name(chapter.event) : "–"}</td>` : nothing}<td>${chapter.steps.length || "–"}</td><td class=${chapter.harm ? "bad" : ""}>${chapter.harm ? `−${chapter.harm}` : "–"}</td><td>${faces(chapter.beaten)}</td><td>${faces(chapter.allies)}</td><td>${chapter.fallen.map((id) => scene.name(id)).join(", ")}</td></tr>`)}</tbody></table></div></section>`;
}

/** In one sentence, for the bar. */
export function verdict(ctx: UkCtx): string {
  const { v, w } = new Scene(ctx);
  return v.outcome === 1 ? w.end.together(ctx.seats.length) : w.end.lostTogether(ctx.seats.length);
}
