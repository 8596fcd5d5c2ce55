/** The reveal of a hunt, step by step: cards, sums, ties, leader, trap, captor, first player. */
import { html, nothing, type TemplateResult } from "lit";
import type { Happened } from "../../../shell/connection/wire";
import type { StoryPage } from "../../../shell/scene/contract";
import { signed } from "../../../shell/scene/game_scene";
import { cardFace, envelope, noCard, openCards, part, portrait, waxSeal } from "../pieces";
import { Scene, type KuCtx } from "../scene";
import { scenery } from "../scenery";
import { type Bid, firstStep, lastStep, STEPS, stepOf, type Story, turnOf, untold, untoldFrom } from "./hunt_story";

/** A step of a hunt's reveal. */
interface HuntPage extends StoryPage {
  readonly hunt: Story;
  readonly step: number;
}

/** The steps of the earliest hunt that the reader has not seen. */
export function story(ctx: KuCtx): HuntPage[] {
  const scene = new Scene(ctx);
  const hunt = ctx.news.length ? untold(scene, ctx.news) : null;
  if (!hunt) return [];
  const { w } = scene;
  const [open, last] = [firstStep(hunt, ctx.events, ctx.news[0]!.n), lastStep(hunt)];
  const steps = w.steps.map((_, step) => step).filter((step) => step >= open && step <= last);
  return steps
    .filter((step) => step === open || speaks(hunt, step))
    .map((step) => ({
      hunt,
      step,
      events: ctx.events.filter((event) => hunt.marks.some((mark) => mark.n === event.n && mark.step === step)),
      until: untoldFrom(hunt, step),
      end: hunt.end,
      title: step === 0 ? w.cardsUp(cardCount(hunt)) : (hunt.lines[step]?.at(-1) ?? totals(scene, hunt)),
      name: w.steps[step]!,
    }));
}

/** The step that is told. */
export function told(ctx: KuCtx): TemplateResult {
  const { hunt, step } = ctx.page as HuntPage;
  return stage(new Scene(ctx), hunt, step);
}

/** A hunt's end as one line of the log left it. */
export function retold(ctx: KuCtx, event: Happened): TemplateResult | null {
  const scene = new Scene(ctx);
  const story = untold(scene, [event]);
  return story && stage(scene, story, stepOf(event));
}

const cardCount = (story: Story) => story.bids.reduce((count, bid) => count + bid.cards.length, 0);

function totals(scene: Scene, story: Story): string {
  return story.bids
    .filter((bid) => !bid.retreated)
    .map((bid) => `${scene.who(bid.seat)} ${bid.total}`)
    .join(", ");
}

/** Steps without a line in the log are skipped; sums always have something to show. */
const speaks = (story: Story, step: number) => step === 1 || story.lines[step]!.length > 0;

function stage(scene: Scene, story: Story, step: number): TemplateResult {
  return html`<div class="ku ku-board ku-reveal ${scene.ctx.narrow ? "narrow" : "wide"} ${step >= 4 ? "late" : ""}">
    ${scene.ctx.narrow ? nothing : scenery}${steps(scene, story, step)}
    <div class="ku-theatre ${!scene.two && scene.count > 4 ? "tight" : ""}">
      ${bids(scene, story, step)}
      ${step >= 4 && story.trap ? trap(scene, story) : nothing}
      ${prize(scene, story, step)}
    </div>
    <div class="ku-told">${(step ? story.lines[step]!.slice(0, -1) : []).map((line) => html`<p>${line}</p>`)}${step >= 5 ? changes(scene) : nothing}</div>
  </div>`;
}

const tick = html`<svg viewBox="0 0 14 14" aria-hidden="true"><path d="M2 8L6 12L12 2" /></svg>`;

function steps(scene: Scene, story: Story, step: number): TemplateResult {
  const { w } = scene;
  const notes = [
    w.turnedUp(cardCount(story)),
    story.bids
      .filter((bid) => !bid.retreated)
      .map((bid) => bid.total)
      .join(", "),
    story.ties.length ? story.ties.map((total) => `${total} = ${total}`).join(", ") : w.none,
    story.leader ? `${scene.who(story.leader.seat)}, ${story.leader.total}` : w.nobody,
    story.trap ? scene.called(story.trap.id) : w.none,
    story.captor === null ? (story.escaped ? w.away : "") : scene.who(story.captor),
    story.first === null ? "" : scene.who(story.first),
  ];
  return html`<ol class="ku-steps">${Array.from(
    { length: STEPS },
    (
      _,
      at,
    ) => html`<li class=${at < step ? "done" : at === step ? "now" : ""} aria-current=${at === step ? "step" : nothing}>
    <i>${at < step ? tick : at + 1}</i><b>${w.steps[at]}</b><span title=${at <= step ? notes[at]! : nothing}>${at <= step ? notes[at] : ""}</span></li>`,
  )}</ol>`;
}

/** Everybody who laid and those who passed, in the order of the lane. */
function bids(scene: Scene, story: Story, step: number): TemplateResult {
  const passers =
    scene.teams || scene.two
      ? []
      : Array.from({ length: scene.count }, (_, seat) => seat).filter(
          (seat) => !story.bids.some((bid) => bid.seat === seat),
        );
  const columns = [
    ...story.bids.map((bid) => ({ character: bid.character, column: bidder(scene, story, bid, step) })),
    ...passers.map((seat) => ({ character: seat, column: passer(scene, seat) })),
  ].sort((a, b) => turnOf(scene, story, a.character) - turnOf(scene, story, b.character));
  return html`<div class="ku-bids n${columns.length}">
    ${columns.map(({ column }) => column)}
    ${step >= 1 && story.teams.length ? html`<p class="ku-teams">${story.teams.map((team) => html`<span>${scene.whoAll(team.seats)} <b>${team.total}</b></span>`)}</p>` : nothing}
  </div>`;
}

function bidder(scene: Scene, story: Story, bid: Bid, step: number): TemplateResult {
  const { w } = scene;
  const out = bid.retreated || (bid.tied && step >= 2);
  const leads =
    step >= 3 && !out && story.leader?.seat === bid.seat && (scene.teams || story.leader.total === bid.total);
  const takes = step >= 5 && story.captor === bid.seat && !out;
  const said = bid.retreated
    ? w.passed
    : bid.tied && step >= 2
      ? w.tieAt(bid.total)
      : takes
        ? w.captor
        : leads
          ? w.leads
          : step >= 2
            ? w.standing
            : "";
  return html`<div class="ku-column ${out ? "out" : ""} ${bid.tied && step >= 2 ? "struck" : ""} ${takes || (leads && step < 5) ? "lead" : ""}">
    <strong>${step >= 1 ? bid.total : ""}</strong>${openCards(bid.cards)}${portrait(scene.role(bid.character))}
    <b>${scene.who(bid.seat)}${bid.character >= scene.count ? html` <small>${w.secondary}</small>` : nothing}</b><span>${said}</span></div>`;
}

function passer(scene: Scene, seat: number): TemplateResult {
  return html`<div class="ku-column out"><strong>–</strong><span class="ku-open">${noCard}</span>${portrait(scene.role(seat))}<b>${scene.who(seat)}</b><span>${scene.w.passed}</span></div>`;
}

function trap(scene: Scene, story: Story): TemplateResult {
  const { id, setter } = story.trap!;
  return html`<section class="ku-snap ${story.cancelled ? "stopped" : ""}">
    <div class="ku-sprung"><header>${waxSeal(scene.role(setter))}<span>${setter === scene.ctx.you ? scene.w.yours : scene.w.whose(scene.seatName(setter))}</span>${part(id, "-4 -8 50 54", "ku-trap")}</header>
      <h3>${scene.called(id)}</h3><p>${scene.text("trap", id)}</p></div>
    ${part("jaws", "0 0 200 130", "ku-jaws")}
  </section>`;
}

/** The hunted unicorn; from the captor's step on, where it went. */
function prize(scene: Scene, story: Story, step: number): TemplateResult {
  const { w } = scene;
  const swapped = story.instead !== null && step >= 4;
  const unicorn = swapped ? story.instead! : story.unicorn;
  const gone = step >= 5 && story.escaped;
  return html`<figure class="ku-prize ${gone ? "fled" : ""}">
    <article class="ku-card ku-${scene.letter(unicorn)}">${cardFace(scene, unicorn)}</article>
    <figcaption>${gone ? w.away : step >= 5 && story.captor !== null ? html`${portrait(scene.role(story.captor))}<span>${scene.who(story.captor)}</span>` : step < 4 && story.trap ? envelope(scene.role(story.trap.setter)) : nothing}</figcaption>
  </figure>`;
}

/** What the hunt has done to everybody's points so far. */
function changes(scene: Scene): TemplateResult | typeof nothing {
  const { ctx, insights, w } = scene;
  const old = ctx.before?.insights.score;
  if (!old || ctx.moment) return nothing;
  const mine = ctx.you === null ? -1 : scene.stableOf(ctx.you);
  const moved = insights.score
    .map((score, stable) => ({ stable, from: old[stable]!.total, to: score.total }))
    .filter((each) => each.from !== each.to && each.stable !== mine);
  return html`${mine < 0 ? nothing : html`<p class="ku-yours">${w.forYou}: ${yours(w, old[mine]!.total, insights.score[mine]!.total)}</p>`}
    ${moved.length ? html`<ul class="ku-changes" aria-label=${w.whatChanges}>${moved.map(({ stable, from, to }) => html`<li>${portrait(scene.role(insights.members[stable]![0]!))}<b>${scene.whoAll(insights.members[stable]!)}</b> ${from} → <strong>${to}</strong> ${w.points} <em>${signed(to - from)}</em></li>`)}</ul>` : nothing}`;
}

const yours = (w: Scene["w"], from: number, to: number) =>
  from === to ? html`<b>${w.still(to)}</b>` : html`<b>${from} → ${to} ${w.points}</b> ${signed(to - from)}`;
