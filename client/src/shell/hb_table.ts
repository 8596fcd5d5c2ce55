/** The custom element `<hb-table>`: the table as one reader sees it. It knows the wire protocol and the page, and no game. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { drawingOf, isDrawn } from "../games";
import { Connection } from "./connection/connection";
import { Store } from "./connection/store";
import { PROTOCOL, type FromTable, type Happened } from "./connection/wire";
import { wasAbsent, notePresence } from "./device/absence";
import { recall, remember } from "./device/storage";
import { Announcer } from "./page/announcer";
import { connectionChip } from "./page/connection_chip";
import * as icons from "./page/icons";
import { desk, drawn, handHeld, type Tab } from "./page/layout";
import { logStop, type SideTab } from "./page/log";
import { tip, tipAt, type Tip } from "./page/tooltip";
import type { Panel } from "./panels";
import type { Rule } from "./panels/rulebook";
import { atPage, context } from "./scene/context";
import type { Catalogue, Ctx, Drawing, Served, StoryPage } from "./scene/contract";
import { pieceAt } from "./scene/piece";
import { Actions } from "./seat/actions";
import { curtain } from "./seat/curtain";
import { pressed } from "./seat/keyboard";
import { rove } from "./seat/piece_focus";
import { Story } from "./story/story";
import { learn, silent, type Speak, type Word } from "./words";

const NARROW = "(max-width: 49.9em), (max-height: 29.9em)";
const TOLD_FOR = 8000;
const TRY_AGAIN = 2000;
const NO_CATALOGUE: Catalogue = { content: "", catalogue: {}, names: {}, texts: {} };

export class HbTable extends LitElement {
  table = "";
  game = "";
  words: Speak = silent;
  readonly store = new Store();
  readonly connection = new Connection({
    hello: () => ({
      t: "hello",
      table: this.table,
      seat: this.seat,
      lang: this.lang,
      proto: PROTOCOL,
      last: this.store.update?.seq ?? -1,
      picture: this.store.pictured,
    }),
    heard: (message) => this.heard(message),
    line: (line, unsent) => this.store.online(line, unsent),
  });
  readonly actions = new Actions(this.store, this.connection);
  drawing: Drawing | null = null;
  /** Dialogs, rules, scrubber, chat, the end: fetched once the table is laid. */
  panels: typeof import("./panels") | null = null;
  /** What has happened and is told page by page. */
  readonly story = new Story(
    (events) => this.store.seen(events),
    () => this.requestUpdate(),
  );
  /** Why the reader is asked, in the game's words; at the end, who won. */
  reason = "";
  /** Choices that the drawing offers by buttons of its own. */
  served: Partial<Served> | null | undefined;
  broken = false;
  narrow = false;

  open: Panel = "";
  tab: Tab = "board";
  sideTab: SideTab = "log";
  whose: number | null = null;
  rules: Rule[] | null = null;
  ruleAt = "";
  ruleQuery = "";
  scoreShown = true;
  /** Whether a recap is offered, after an absence in which something has happened. */
  recapOffered: boolean | null = null;
  /** The note about a change of rules that the reader has put away. */
  noteRead = "";
  /** Whether the notice that says what the game is about is shown; once on each device. */
  aboutOffered: boolean | null = null;
  verdict: boolean | null | undefined;
  curtainFor: number | null = null;

  private seat: number | null = null;
  /** The seats that this device holds; more than one is passed from hand to hand. */
  private held: number[] = [];
  private readonly seenBy = new Map<number | null, number>();
  private readonly announcer = new Announcer();
  private catalogue: Catalogue | null = null;
  private catalogueOf = "";
  private pointed: Tip | null = null;
  private wasMine = false;
  private logLength = -1;
  private returnTo: Element | null = null;
  private toldTimer: ReturnType<typeof setTimeout> | undefined;
  /** Draws anew how long ago somebody was there. */
  private clock: ReturnType<typeof setInterval> | undefined;
  private readonly media = matchMedia(NARROW);

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.table = this.getAttribute("table") ?? "";
    this.game = this.getAttribute("game") ?? "";
    this.lang ||= "en";
    this.store.pictured = !isDrawn(this.game);
    if (this.store.pictured) this.catalogue = NO_CATALOGUE;
    this.held = (this.getAttribute("seats") ?? "").split(",").filter(Boolean).map(Number);
    const seat = this.getAttribute("seat") || "watch";
    this.seat = seat === "watch" || this.held.length > 1 ? null : Number(seat);
    document.body.classList.add(`room-${this.game}`);
    this.replaceChildren();
    this.store.onChange(() => this.requestUpdate());
    document.addEventListener("keydown", this.onKey);
    addEventListener("pagehide", this.onHide);
    this.media.addEventListener("change", this.onMedia);
    this.onMedia();
    this.connection.open();
    this.clock = setInterval(
      () => this.store.seats.some((seat) => seat.absent !== null) && this.requestUpdate(),
      30_000,
    );
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.onKey);
    removeEventListener("pagehide", this.onHide);
    this.media.removeEventListener("change", this.onMedia);
    this.connection.close();
    clearInterval(this.clock);
    this.story.stopClock();
  }

  private async load(): Promise<void> {
    try {
      const [{ words, rest }, drawing] = await Promise.all([learn(this.lang), drawingOf(this.game)]);
      this.words = words;
      this.drawing ??= drawing;
      this.requestUpdate();
      const [panels, more] = await Promise.all([import("./panels"), this.drawing.later?.(), rest()]);
      this.drawing = { ...this.drawing, ...more };
      this.panels = panels;
    } catch (problem) {
      console.error(problem);
      this.broken = true;
    }
    this.requestUpdate();
  }

  private async fetchCatalogue(content: string): Promise<void> {
    if (this.store.pictured || this.catalogueOf === content) return;
    this.catalogueOf = content;
    try {
      const answer = await fetch(`/api/games/${this.game}/catalogue?lang=${this.lang}&content=${content}`);
      if (!answer.ok) throw new Error(`catalogue: ${answer.status}`);
      this.catalogue = (await answer.json()) as Catalogue;
    } catch (problem) {
      console.error(problem);
      this.catalogueOf = "";
      setTimeout(() => void this.fetchCatalogue(content), TRY_AGAIN);
    }
    this.requestUpdate();
  }

  // Messages from the table.

  private heard(message: FromTable): void {
    if (message.t === "moment") {
      if (!this.actions.wants(message.cid)) return;
      message.events = this.actions.upTo ?? message.events;
    }
    if (message.t === "reject" && message.code === "off" && !message.cid) this.withoutWatching();
    const ply = this.store.update?.ply;
    if (message.t === "welcome" && message.you === null && this.held.length < 2 && !this.store.welcome)
      this.story.playing = true; // whoever watches need not press anything
    if (!this.store.hear(message)) {
      this.store.forget(this.store.seenTo);
      this.connection.again();
      return;
    }
    if (message.t === "notice" && message.code === "again") this.connection.again();
    if (message.t === "welcome") void this.fetchCatalogue(message.content);
    if (message.t === "update") {
      this.renewed();
      if (message.ply !== ply) this.actions.lookAgain();
    }
    if (message.t === "chat" && this.sideTab === "chat" && (!this.narrow || this.tab === "log")) this.store.unread = 0;
    if (message.t === "reject" || message.t === "notice") this.dropToldSoon();
  }

  private renewed(): void {
    this.drawCurtain();
    this.aboutOffered ??= this.store.you !== null && !!this.store.welcome?.about && !recall(this.aboutKey);
    this.recapOffered ??= this.since.length > 1 && wasAbsent(this.table);
    notePresence(this.table);
    this.announcer.hear(this.store);
    const mine = this.store.update?.question?.mine ?? false;
    if (this.wasMine && !mine) remember(this.sinceKey, String(this.store.log.length));
    this.wasMine = mine;
  }

  /** Shows a notice for a few seconds. */
  say(word: Word, bad = false): void {
    this.store.told = { text: this.words(word), rule: "", bad };
    this.store.changed();
    this.dropToldSoon();
  }

  private dropToldSoon(): void {
    clearTimeout(this.toldTimer);
    this.toldTimer = setTimeout(() => this.store.dropTold(), TOLD_FOR);
  }

  // One device, several seats: whoever is asked next must have the device first.

  /** The device holds several seats, and nobody has said yet which of them has it. */
  private unseated = true;

  private drawCurtain(): void {
    const asked = this.store.update?.question?.seat ?? null;
    if (this.held.length < 2) return;
    if (asked === null || !this.held.includes(asked) || (asked === this.seat && !this.unseated)) {
      this.curtainFor = null;
      return;
    }
    this.curtainFor = asked;
    this.open = "";
    if (this.seat !== null && !this.unseated) this.changeSeat(null);
  }

  sitDown(seat: number): void {
    this.curtainFor = null;
    this.changeSeat(seat);
  }

  private changeSeat(seat: number | null): void {
    this.seenBy.set(this.seat, this.store.seenTo);
    this.seat = seat;
    this.unseated = seat === null;
    this.whose = null;
    this.wasMine = false;
    this.announcer.forget();
    this.store.forget(this.seenBy.get(seat) ?? 0);
    this.connection.again();
  }

  /** Spectators are not allowed at this table: say hello as one of this device's seats, and keep the curtain. */
  private withoutWatching(): void {
    if (this.seat !== null || !this.held.length) return;
    this.seat = this.held[0]!;
    this.connection.again();
  }

  // What follows from the state.

  /** May the reader ask to go back to the moment that is shown? */
  get canRewind(): boolean {
    return this.store.you !== null && !this.store.over && this.store.moment !== null;
  }

  /** Nobody else has to be asked. */
  get alone(): boolean {
    return this.store.seats.every((seat) => seat.kind === "bot" || seat.you);
  }

  /** What Enter does. */
  get primary(): (() => void) | null {
    if (this.store.moment) return null;
    if (this.story.page) return this.story.forward(this.words).run;
    const choice = this.ready;
    return choice ? () => this.actions.take(choice.code) : null;
  }

  /** The choice that the picks make up, or the board. */
  get ready(): Served["ready"] {
    return this.store.offer.primary ?? this.served?.ready;
  }

  /** The key in storage: one for each game and each text about it, which differs by language and options. */
  private get aboutKey(): string {
    const { welcome } = this.store;
    return `about-${welcome?.game}-${welcome?.about.length}`;
  }

  private get sinceKey(): string {
    return `since-${this.table}-${this.store.you ?? "watch"}`;
  }

  /** The log without the events that are not told yet. */
  get told(): Happened[] {
    return this.story.page ? this.store.log.slice(0, this.story.page.until) : this.store.log;
  }

  /** What has happened since the reader's last turn. */
  get since(): Happened[] {
    const from = recall(this.sinceKey);
    return this.store.you === null || !from ? [] : this.told.slice(Number(from));
  }

  // Panels and tabs.

  show(which: Panel): void {
    if (which === "recap") this.recapOffered = false;
    if (!this.open) this.returnTo = document.activeElement;
    this.open = which;
    this.requestUpdate();
  }

  shut(): void {
    this.open = "";
    this.requestUpdate();
    const back = this.returnTo;
    this.returnTo = null;
    void this.updateComplete.then(() => (back as HTMLElement | null)?.focus?.());
  }

  openRules(number = this.store.question?.rule ?? ""): void {
    this.ruleAt = number;
    this.ruleQuery = "";
    this.show("rules");
    void this.reachRule();
  }

  private async reachRule(): Promise<void> {
    this.rules ??= (await this.panels?.fetchRules(this.game, this.lang).catch(() => null)) ?? null;
    this.requestUpdate();
    await this.updateComplete;
    const found = this.querySelector<HTMLElement>(`#${CSS.escape(`rule-${this.ruleAt}`)}`);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  }

  searchRules(query: string): void {
    this.ruleQuery = query;
    this.requestUpdate();
  }

  turnTo(tab: Tab): void {
    this.tab = tab;
    this.logLength = -1;
    this.requestUpdate();
  }

  showSide(tab: SideTab): void {
    this.sideTab = tab;
    this.logLength = -1;
    if (tab === "chat") this.store.unread = 0;
    this.requestUpdate();
  }

  filter(value: string): void {
    this.whose = value === "" ? null : Number(value);
    this.requestUpdate();
  }

  dropAbout(): void {
    this.forgoAbout();
    this.requestUpdate();
  }

  private forgoAbout(): void {
    if (this.aboutOffered) remember(this.aboutKey, "told");
    this.aboutOffered = false;
  }

  dropRecap(): void {
    this.recapOffered = false;
    this.requestUpdate();
  }

  dropNote(): void {
    this.noteRead = this.store.update?.note ?? "";
    this.requestUpdate();
  }

  toggleScore(): void {
    this.scoreShown = !this.scoreShown;
    this.requestUpdate();
  }

  async verifySeed(): Promise<void> {
    const { update, welcome } = this.store;
    if (update && welcome && this.panels)
      this.verdict = await this.panels.verify(update.seed, update.salt, welcome.commitment);
    this.requestUpdate();
  }

  private readonly onKey = (event: KeyboardEvent) => pressed(this, event);

  private readonly onHide = () => notePresence(this.table);

  private readonly onMedia = () => {
    this.narrow = this.media.matches;
    this.requestUpdate();
  };

  readonly onPoint = (event: Event) => {
    const piece = pieceAt(event.target);
    if (event.type === "focusin" && piece) rove(this, piece.element);
    const at = tipAt(event);
    if (at === null && this.pointed === null) return;
    this.pointed = at;
    this.requestUpdate();
  };

  // Drawing.

  protected override render(): TemplateResult {
    if (this.curtainFor !== null && this.store.update) return curtain(this, this.curtainFor);
    const seen =
      this.store.update && this.held.length > 1 && this.unseated && this.seat !== null
        ? null
        : context(this, this.catalogue);
    const { drawing } = this;
    if (!seen || !drawing) return this.waiting();
    if (this.store.sent) {
      this.recapOffered = false;
      this.forgoAbout();
    }
    this.story.open(this.storyPages(seen, drawing), this.store.seenTo);
    const { page } = this.story;
    const ctx = page ? atPage(this, seen, page) : seen;
    this.reason =
      (this.store.past || page ? "" : this.store.over ? drawing.verdict?.(ctx) : drawing.reason?.(ctx)) ?? "";
    this.store.telling = page !== null || !this.panels;
    this.served = page ? null : (drawn(this, () => drawing.serves?.(ctx)) as Served);
    return html`${this.narrow ? handHeld(this, ctx, drawing) : desk(this, ctx, drawing)} ${this.panels?.panel(this, ctx)} ${tip(this.pointed)}
      <div class="sr" aria-live="polite">${page ? page.title : this.announcer.text(this.words)}</div>
      <div class="sr" role="alert">${this.store.told?.bad ? this.store.told.text : ""}</div>`;
  }

  private storyPages(ctx: Ctx, drawing: Drawing): readonly StoryPage[] {
    if (ctx.moment || !ctx.news.length) return [];
    const found = drawn(this, () => drawing.story?.(ctx) ?? []);
    return "length" in found ? found : [];
  }

  private waiting(): TemplateResult {
    const { told, past, update } = this.store;
    const note = past && !update?.view ? update?.note : "";
    return html`<div class="waiting">
      <p>${icons.horn} ${note || (told?.text ?? this.words(this.broken ? "noScript" : "loading"))}</p>
      ${note && (this.store.over || this.store.you !== null) ? html`<a href="/t/${this.table}/record" download>${this.words("saveRecord")}</a>` : nothing}
      ${this.words === silent ? nothing : html`${connectionChip(this)} <a href="/t/${this.table}/text">${this.words("textMode")}</a>`}
    </div>`;
  }

  protected override updated(): void {
    document.title = this.announcer.title(
      this.words,
      this.store.welcome?.title ?? "Hornbook",
      this.story.page === null,
    );
    this.story.shown();
    rove(this);
    logStop(this);
    this.showDialog();
    this.scrollLog();
    if (this.curtainFor !== null && !this.contains(document.activeElement))
      this.querySelector<HTMLElement>(".curtain button")?.focus();
  }

  /** Scrolls the log to its end when it has grown, or to the line of the moment that is shown; not while it is walked through. */
  private scrollLog(): void {
    const log = this.querySelector(".log ol");
    const { moment } = this.store;
    const at = moment ? -moment.events : this.told.length;
    if (!log || this.logLength === at) return;
    this.logLength = at;
    if (moment) log.querySelector(".now")?.scrollIntoView({ block: "nearest" });
    else if (!log.querySelector(".moment:focus-visible")) log.scrollTop = log.scrollHeight;
  }

  private showDialog(): void {
    const dialog = this.querySelector("dialog");
    if (!dialog || dialog.open) return;
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    if ("modeless" in dialog.dataset) dialog.show();
    else dialog.showModal();
  }
}

customElements.define("hb-table", HbTable);
