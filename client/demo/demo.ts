/** The shell with a game that has no drawing, and a table that always asks the same: `npm run dev`, then /demo/ (`?watch`, `?over`). */
import { greeting, PUBLIC, told } from "../tests/fake/picture";
import { event, FakeSocket, question } from "../tests/fake/table";

const asked = new URLSearchParams(location.search);

class Demo extends FakeSocket {
  private ply = 3;

  constructor() {
    super();
    setTimeout(() => this.open());
  }

  override send(text: string): void {
    super.send(text);
    setTimeout(() => this.answer());
  }

  private answer(): void {
    const message = this.sent.at(-1)!;
    if (message.t === "hello") this.greet();
    else if (message.t === "act") this.go(message.cid, message.code);
    else if (message.t === "look")
      this.tell({
        t: "moment",
        cid: message.cid,
        ply: message.ply,
        view: {},
        insights: {},
        picture: PUBLIC,
        events: 1,
        seat: 0,
      });
  }

  private greet(): void {
    const score = { winners: [0], ranks: [1, 2, 3], scores: [11, 9, 4], text: "The most points win.", rule: "LM-9.1" };
    if (asked.has("watch"))
      this.tell(
        greeting(null),
        told({ picture: PUBLIC, question: question({ mine: false, choices: [], text: "Waiting for Ada." }) }),
      );
    else if (asked.has("over")) this.tell(greeting(), told({ state: "over", question: null, score, would_do: [] }));
    else this.tell(greeting(), told());
  }

  private go(cid: string, code: number): void {
    const choice = told().question!.choices.find((one) => one.code === code)!;
    this.ply += 1;
    this.tell(
      { t: "ack", cid, seq: this.ply },
      told({
        seq: this.ply,
        ply: this.ply,
        first: this.ply - 1,
        events: [event(this.ply - 1, this.ply, `Ada: ${choice.label}.`)],
      }),
    );
  }
}

Object.assign(globalThis, {
  WebSocket: Demo,
  fetch: () => Promise.resolve(new Response(JSON.stringify({ chapters: [] }))),
});
await import("../src/table");
