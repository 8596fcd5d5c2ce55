/** Announcements to screen readers (live region): what others did, and the reader's turn. Also the title of the page. */
import type { Store } from "../connection/store";
import type { Speak } from "../words";

const MOST_AT_ONCE = 6;

export class Announcer {
  private news: string[] = [];
  private question = "";
  private told = -1;
  private mine = false;

  /** Takes in an update. */
  hear(store: Store): void {
    const question = store.update?.question;
    const from = this.told < 0 ? store.log.length : Math.min(this.told, store.log.length);
    const news = store.log.slice(from).map((event) => event.text);
    const mine = question?.mine ?? false;
    const turn = mine && !this.mine;
    if (news.length || turn) {
      this.news = news.slice(-MOST_AT_ONCE);
      this.question = turn ? question!.text : "";
    }
    this.told = store.log.length;
    this.mine = mine;
  }

  text(words: Speak): string {
    return [...this.news, this.question && `${words("yourTurn")}: ${this.question}`].join(" ").trim();
  }

  /** The title of the page; whose turn it is only once everything before it has been told. */
  title(words: Speak, game: string, told: boolean): string {
    return this.mine && told ? `(● ${words("yourTurn")}) ${game}` : game;
  }

  /** Starts afresh for another seat. */
  forget(): void {
    this.news = [];
    this.question = "";
    this.told = -1;
    this.mine = false;
  }
}
