/** A hunt as the log tells it, sorted into the seven steps of its reveal. */
import type { Happened } from "../../../shell/connection/wire";
import { type Args, idIn, idsIn, numberIn, numbersIn } from "../../../shell/scene/event_args";
import type { Scene } from "../scene";

/** What one character showed. */
export interface Bid {
  character: number;
  seat: number;
  cards: number[];
  total: number;
  /** The total at which it was cancelled, or null while it stands. */
  tied: boolean;
  retreated: boolean;
}

/** Seven steps: cards, sums, ties, leader, trap, captor, first player. */
export const STEPS = 7;

export interface Story {
  /** The event that began the hunt; names the story. */
  key: number;
  /** One past its last event. */
  end: number;
  unicorn: number;
  bids: Bid[];
  teams: { seats: number[]; total: number }[];
  /** Totals that cancelled, highest first. */
  ties: number[];
  leader: { seat: number; secondary: boolean; total: number } | null;
  trap: { id: string; setter: number } | null;
  cancelled: boolean;
  /** Another unicorn that stepped out from behind a decoy. */
  instead: number | null;
  captor: number | null;
  escaped: boolean;
  first: number | null;
  /** Whoever opened: the lane begins there. */
  opener: number;
  /** Its events and their steps, in order. */
  marks: { n: number; step: number }[];
  /** The sentences of each step. */
  lines: string[][];
  /** The hunt is over. */
  finished: boolean;
}

const STEP_OF: Record<string, number> = {
  reveals: 0,
  "reveals-secondary": 0,
  "second-thoughts": 1,
  exchanges: 1,
  retreats: 1,
  "team-total": 1,
  "tie-cancelled": 2,
  "characters-tied": 2,
  "all-tied": 2,
  leads: 3,
  "leads-secondary": 3,
  "trap-turned": 4,
  "trap-cancelled": 4,
  pinned: 4,
  "colour-changes": 4,
  "colour-lost": 4,
  "loses-card": 4,
  "takes-all-back": 4,
  "takes-back": 4,
  "zombicorn-eats": 4,
  voodoo: 4,
  omen: 4,
  "trap-idle": 4,
  decoy: 4,
  "trojan-swap": 4,
  "captor-changes": 5,
  captures: 5,
  escapes: 5,
  "double-rainbow": 5,
  tripwire: 6,
  "new-first-player": 6,
  "trap-unused": 6,
  "trap-buried": 6,
};

const OPENS = /^(declares|lays|lays-extra)$/;
const ENDS = /^(hunt-begins|market-opens|round-begins|goes-first|cards-back|score)$/;

/** The earliest hunt with something to show among events that the reader has not seen; null if there is none. */
export function untold(scene: Scene, news: readonly Happened[]): Story | null {
  const { events } = scene.ctx;
  for (const fresh of news) {
    if (!(fresh.message in STEP_OF)) continue;
    const begin = events.findLastIndex((event) => event.n <= fresh.n && event.message === "hunt-begins");
    const after = events.findIndex((event, at) => at > begin && ENDS.test(event.message));
    // At the market colours change too, but that is no hunt.
    if (begin < 0 || (after >= 0 && events[after]!.n <= fresh.n)) continue;
    const story = tell(scene, events.slice(begin, after < 0 ? events.length : after));
    if (story.bids.length) return story;
  }
  return null;
}

/** The first step that the reader has not seen. */
export function firstStep(story: Story, events: readonly Happened[], from: number): number {
  const fresh = events.find((event) => event.n >= from && event.n > story.key && event.message in STEP_OF);
  return fresh ? STEP_OF[fresh.message]! : 0;
}

/** The step that an event belongs to. */
export const stepOf = (event: Happened) => STEP_OF[event.message] ?? 0;

/** The first event that this step does not tell yet. */
export function untoldFrom(story: Story, step: number): number {
  return step < lastStep(story) ? (story.marks.find((mark) => mark.step > step)?.n ?? story.end) : story.end;
}

/** The last step about which the log says something; sums go without saying. */
export function lastStep(story: Story): number {
  return story.finished
    ? STEPS - 1
    : Math.max(
        1,
        story.lines.findLastIndex((lines) => lines.length > 0),
      );
}

function tell(scene: Scene, events: readonly Happened[]): Story {
  const opening = events[0]!;
  const story: Story = {
    key: opening.n,
    end: events.at(-1)!.n + 1,
    unicorn: scene.number(idIn(opening.args, "unicorn")),
    bids: [],
    teams: [],
    ties: [],
    leader: null,
    trap: null,
    cancelled: false,
    instead: null,
    captor: null,
    escaped: false,
    first: null,
    opener: -1,
    marks: [],
    lines: Array.from({ length: STEPS }, () => []),
    finished: false,
  };
  for (const event of events) {
    const step = STEP_OF[event.message];
    if (story.opener < 0 && OPENS.test(event.message)) story.opener = numberIn(event.args, "seat");
    if (step === undefined) continue;
    story.marks.push({ n: event.n, step });
    story.lines[step]!.push(event.text);
    add(scene, story, event);
  }
  return story;
}

/** The place of a character in the lane: from the opener clockwise, Secondaries first. */
export function turnOf(scene: Scene, story: Story, character: number): number {
  const turn = (character - story.opener + 2 * scene.count) % scene.count;
  return character < scene.count ? turn : turn - scene.count;
}

function add(scene: Scene, story: Story, { message, args }: Happened): void {
  const seat = numberIn(args, "seat");
  const total = numberIn(args, "total");
  const bid = (character: number) => story.bids.find((each) => each.character === character);
  if (message === "reveals" || message === "reveals-secondary") {
    const character = message === "reveals" ? seat : seat + scene.count;
    story.bids.push({ character, seat, cards: numbersIn(args, "cards"), total, tied: false, retreated: false });
  } else if (message === "exchanges") exchange(story, args);
  else if (message === "retreats") {
    const found = bid(seat);
    if (found) found.retreated = true;
  } else if (message === "team-total") story.teams.push({ seats: numbersIn(args, "team"), total });
  else if (message === "tie-cancelled") {
    story.ties.push(total);
    for (const each of numbersIn(args, "seats")) bid(each)!.tied = true;
  } else if (message === "characters-tied") {
    story.ties.push(total);
    const tied = idsIn(args, "characters");
    for (const each of story.bids) if (tied.includes(scene.role(each.character))) each.tied = true;
  } else if (message === "leads" || message === "leads-secondary")
    story.leader = { seat, secondary: message !== "leads", total };
  else if (message === "trap-turned") story.trap = { id: idIn(args, "trap"), setter: numberIn(args, "setter") };
  else if (message === "trap-cancelled") story.cancelled = true;
  else if (message === "decoy") story.instead = scene.number(idIn(args, "instead"));
  else if (message === "captures") [story.captor, story.finished] = [seat, true];
  else if (message === "escapes") [story.escaped, story.finished] = [true, true];
  else if (message === "new-first-player") story.first = seat;
}

/** KU-13.5 shows another card instead of one. */
function exchange(story: Story, args: Args): void {
  const [seat, old] = [numberIn(args, "seat"), numberIn(args, "old")];
  const found = story.bids.find((each) => each.seat === seat && each.cards.includes(old));
  if (!found) return;
  found.cards = found.cards.with(found.cards.indexOf(old), numberIn(args, "new"));
  found.total = numberIn(args, "total");
}
