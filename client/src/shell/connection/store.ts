/** The state of the table on this page: the newest update, log, chat, picked pieces, and the earlier moment that is shown. */
import { offer, onPicture, toggle, type Offer, type Pick } from "../seat/selection";
import type { Line } from "./connection";
import type { Ask, Choice, FromTable, Happened, Moment, Question, Reject, Said, Seat, Update, Welcome } from "./wire";

/** A view with the number of events that had happened by then. */
interface Page {
  events: number;
  view: unknown;
  insights: unknown;
}

const KEPT_PAGES = 256;

/** The object that a later one was before these changes; null stands for what was not there. */
function before(later: object, changed: Record<string, unknown>): object {
  const all = { ...later, ...changed };
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => value !== null || !(key in changed)));
}

/** What the reader saw at each event of an update, in order, and the view of now, which stands for the last event. */
function pagesOf({ view, insights, sights }: Update, events: number): Page[] {
  if (!view) return [];
  const pages: Page[] = [{ events, view, insights: insights ?? {} }];
  for (const sight of sights.toReversed()) {
    const [later] = pages as [Page & { view: object; insights: object }];
    const page = {
      events: sight.events,
      view: before(later.view, sight.view),
      insights: before(later.insights, sight.insights),
    };
    pages.unshift(page);
  }
  return pages;
}

/** How many events two logs have in common from the beginning; one that has faded may read otherwise. */
function alike(one: Happened[], other: Happened[]): number {
  const same = (event: Happened, as?: Happened) =>
    event.ply === as?.ply && (event.text === as.text || event.faded !== as.faded);
  const at = one.findIndex((event, n) => !same(event, other[n]));
  return at < 0 ? Math.min(one.length, other.length) : at;
}

export class Store {
  welcome: Welcome | null = null;
  update: Update | null = null;
  log: Happened[] = [];
  chat: Said[] = [];
  unread = 0;
  line: Line = "connecting";
  unsent = 0;
  picks: Pick[] = [];
  moment: Moment | null = null;
  /** The choice that is on its way: nothing else can be chosen at its ply. */
  sent: { cid: string; ply: number; label: string } | null = null;
  hint: { code: number; text: string; ply: number } | null = null;
  /** A sentence that passes: a refusal, a notice. */
  told: { text: string; rule: string; bad: boolean } | null = null;
  /** Set by the shell: the game is shown by its picture, so only what stands on that can be picked. */
  pictured = false;
  /** When the newest update came. */
  private heard = 0;
  /** Events before this one have been shown. */
  seenTo = 0;
  /** Set by the shell: something is told page by page, so news stays news. */
  telling = false;
  private pages: Page[] = [];
  /** Events that read otherwise now, but have not been shown yet: they are, as they happened, before they fade. */
  private fading: Happened[] = [];
  /** What was said before this reader came has been heard. */
  private listening = false;
  private readonly listeners = new Set<() => void>();

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }

  online(line: Line, unsent: number): void {
    this.line = line;
    this.unsent = unsent;
    this.changed();
  }

  dropHint(): void {
    this.hint = null;
    this.changed();
  }

  dropTold(): void {
    this.told = null;
    this.changed();
  }

  /** Forgets everything that a seat knew. */
  forget(seenTo = 0): void {
    this.welcome = this.update = this.moment = this.hint = this.told = this.sent = null;
    this.log = [];
    this.chat = [];
    this.pages = [];
    this.fading = [];
    this.picks = [];
    this.listening = false;
    this.seenTo = seenTo;
    this.changed();
  }

  /** Takes a message in. False: events are missing, and a fresh hello is needed. */
  hear(message: FromTable): boolean {
    let whole = true;
    if (message.t === "welcome") this.welcome = message;
    else if (message.t === "update") whole = this.renew(message);
    else if (message.t === "moment") this.moment = message;
    else if (message.t === "chat") this.listen(message.lines);
    else if (message.t === "hinted")
      this.hint = { code: message.code, text: message.text, ply: this.update?.ply ?? -1 };
    else if (message.t === "reject") this.refuse(message);
    else if (message.t === "notice") this.told = { text: message.text, rule: "", bad: false };
    this.changed();
    return whole;
  }

  private refuse({ cid, text, rule }: Reject): void {
    if (cid === this.sent?.cid) this.sent = null;
    this.told = { text, rule, bad: true };
  }

  private renew(update: Update): boolean {
    if (update.first > this.log.length) return false;
    if (this.pictured && update.question)
      update.question.choices = onPicture(update.question.choices, update.picture ?? []);
    const old = this.update;
    const opening = old === null;
    if (!opening && !this.telling) this.seenTo = this.log.length;
    const log = [...this.log.slice(0, update.first), ...update.events];
    const kept = alike(this.log, log);
    this.log = log;
    this.seenTo = opening ? Math.min(this.seenTo || Infinity, log.length) : Math.min(this.seenTo, kept);
    this.fading = [...this.fading.filter((event) => event.n < update.first), ...update.retold];
    this.fade();
    this.pages = this.pages.filter((page) => page.events <= kept);
    for (const page of pagesOf(update, this.log.length)) this.turnPage(page);
    if (old?.ply !== update.ply || old.question?.seat !== update.question?.seat) this.picks = [];
    if (this.sent?.ply !== update.ply) this.sent = null;
    if (this.hint && this.hint.ply !== update.ply) this.hint = null;
    this.update = update;
    this.heard = Date.now();
    return true;
  }

  /** Replaces what has been shown by how it reads now. */
  private fade(): void {
    for (const event of this.fading) if (event.n < this.seenTo) this.log = this.log.with(event.n, event);
    this.fading = this.fading.filter((event) => event.n >= this.seenTo);
  }

  private turnPage(page: Page): void {
    this.pages.push(page);
    if (this.pages.length > KEPT_PAGES) this.pages.shift();
  }

  private listen(lines: Said[]): void {
    const known = new Set(this.chat.map((said) => said.id));
    const fresh = lines.filter((said) => !known.has(said.id));
    if (this.listening) this.unread += fresh.filter((said) => said.seat !== this.you || said.seat === null).length;
    this.listening = true;
    this.chat = [...this.chat, ...fresh].slice(-500);
  }

  /** Everything up to event n has been shown. */
  seen(n: number): void {
    this.seenTo = Math.max(this.seenTo, Math.min(n, this.log.length));
    this.fade();
    this.changed();
  }

  /** What has not been shown yet. */
  get news(): Happened[] {
    return this.moment ? [] : this.log.slice(this.seenTo);
  }

  /** The last view before the news. */
  get before(): Page | null {
    return this.pageAt(this.seenTo);
  }

  /** What was seen when so many events had just been told; not yet what came of the last of them. */
  sightAt(events: number): Page | null {
    return this.pages.find((page) => page.events === events) ?? this.pageAt(events);
  }

  /** What is seen once so many events have been told. */
  private pageAt(events: number): Page | null {
    return this.pages.findLast((page) => page.events <= events) ?? this.pages[0] ?? null;
  }

  get question(): Question | null {
    return this.moment ? null : (this.update?.question ?? null);
  }

  /** The choices that this reader has now. */
  get choices(): Choice[] {
    const question = this.question;
    return question?.mine && !this.sent ? question.choices : [];
  }

  get offer(): Offer {
    return offer(this.choices, this.picks);
  }

  get seats(): Seat[] {
    return this.update?.seats ?? [];
  }

  get asks(): Ask[] {
    return this.update?.asks ?? [];
  }

  get you(): number | null {
    return this.welcome?.you ?? null;
  }

  /** The log as it stood at the moment that is shown. */
  get events(): Happened[] {
    return this.moment ? this.log.slice(0, this.moment.events) : this.log;
  }

  /** The ply from which on earlier moments can be shown. */
  get since(): number {
    return this.update?.since ?? 0;
  }

  /** The game cannot be played over by the installed rules: it is over, or cannot go on. */
  get past(): boolean {
    const { update } = this;
    return !!update?.note && update.since >= update.ply && (this.over || update.question?.seat === null);
  }

  get over(): boolean {
    return this.update?.state === "over";
  }

  /** For how many seconds a player has not been there. */
  absentFor(seat: Seat): number {
    return (seat.absent ?? 0) + (Date.now() - this.heard) / 1000;
  }

  nameOf(seat: number | null): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? "";
  }

  /** Picks, or puts back. False: that would be one too many. */
  pick(id: string, nth = 0): boolean {
    const picks = toggle(this.choices, this.picks, { id, nth });
    if (!picks) return false;
    this.picks = picks;
    this.changed();
    return true;
  }

  clearPicks(): void {
    this.picks = [];
    this.changed();
  }
}
