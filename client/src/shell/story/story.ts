/**
 * Telling what has happened, page by page: which page is open, and turning pages by hand or by themselves.
 *
 * A game's drawing sorts the news into pages; each page names the events that have been told by then, and the whole table is
 * drawn as it was at that moment (`../scene/context.ts`).
 */
import { recall, remember } from "../device/storage";
import type { StoryPage, Step } from "../scene/contract";
import type { Speak } from "../words";

/** Milliseconds for which a page stays open when pages turn by themselves: slow, medium, fast. */
export const PACES = [3200, 1800, 800] as const;
const PACE_KEY = "story-pace";

export class Story {
  pages: readonly StoryPage[] = [];
  /** Pages turn by themselves. */
  playing = false;
  private pace: number;
  private at = 0;
  private first = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private timed: StoryPage | null = null;

  /** `finish` is called once everything has been told, with the number of events that were told; `changed` on a turn. */
  constructor(
    private readonly finish: (events: number) => void,
    private readonly changed: () => void,
  ) {
    const pace = Number(recall(PACE_KEY) ?? 1);
    this.pace = pace in PACES ? pace : 1;
  }

  /** Opens these pages of what happened from an event on; if they are open already, at the page where the reader is. */
  open(pages: readonly StoryPage[], first: number): void {
    if (first !== this.first || !pages.length) this.at = 0;
    this.first = first;
    this.pages = pages;
    this.at = Math.min(this.at, Math.max(0, pages.length - 1));
  }

  /** The page that is open; null if nothing is told. */
  get page(): StoryPage | null {
    return this.pages[this.at] ?? null;
  }

  /** Once the open page is drawn: turns it after a while, if pages turn by themselves. */
  shown(): void {
    const page = this.playing ? this.page : null;
    if (page?.until === this.timed?.until && page?.title === this.timed?.title) return;
    clearTimeout(this.timer);
    this.timed = page;
    if (page) this.timer = setTimeout(() => this.next(), PACES[this.pace]);
  }

  next(): void {
    if (this.at < this.pages.length - 1) this.turnTo(this.at + 1);
    else this.skip();
  }

  back(): void {
    this.playing = false;
    this.turnTo(Math.max(0, this.at - 1));
  }

  skip(): void {
    const last = this.pages.at(-1);
    this.stopClock();
    if (last) this.finish(last.end ?? last.until);
  }

  play(playing = !this.playing): void {
    this.playing = playing;
    this.stopClock();
    this.changed();
  }

  /** The next pace, after the last the first again. */
  hurry(): void {
    this.pace = (this.pace + 1) % PACES.length;
    remember(PACE_KEY, String(this.pace));
    this.stopClock();
    this.changed();
  }

  stopClock(): void {
    clearTimeout(this.timer);
    this.timed = null;
  }

  private turnTo(at: number): void {
    this.at = at;
    this.stopClock();
    this.changed();
  }

  /** The gold button. */
  forward(words: Speak): Step {
    const following = this.pages[this.at + 1];
    const run = () => this.next();
    if (!following) return { label: words("goOn"), run };
    const count = words("pageOf", this.at + 1, this.pages.length);
    return { label: following.name ? words("nextNamed", following.name) : `${words("nextPage")} (${count})`, run };
  }

  /** The other buttons. */
  others(words: Speak): Step[] {
    const steps: Step[] = [];
    if (this.at) steps.push({ label: words("stepBack"), key: "b", run: () => this.back() });
    if (this.at < this.pages.length - 1) {
      steps.push({ label: words("skip"), key: "s", run: () => this.skip() });
      steps.push({ label: words(this.playing ? "pause" : "play"), key: "y", run: () => this.play() });
    }
    if (this.playing)
      steps.push({
        label: words((["slow", "medium", "fast"] as const)[this.pace]!),
        key: "v",
        run: () => this.hurry(),
      });
    return steps;
  }
}
