/** A fake WebSocket that records what the client sends, and messages of a table for it to receive. */
import type { Socket } from "../../src/shell/connection/connection";
import type {
  Choice,
  FromClient,
  FromTable,
  Happened,
  Matter,
  Question,
  Seat,
  Update,
  Welcome,
} from "../../src/shell/connection/wire";

export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen: ((event: unknown) => unknown) | null = null;
  onmessage: ((event: { data: string }) => unknown) | null = null;
  onclose: ((event: unknown) => unknown) | null = null;
  readonly sent: FromClient[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.({});
  }

  tell(...messages: FromTable[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  fall(): void {
    this.readyState = 3;
    this.onclose?.({});
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  /** What has been said of some kind. */
  of<T extends FromClient["t"]>(kind: T): Extract<FromClient, { t: T }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { t: T }> => message.t === kind);
  }
}

export const choice = (code: number, token: string, touches: string[] = [], label = token): Choice => ({
  code,
  token,
  label,
  touches,
  rule: "FG-1.1",
});

export const CHOICES = [
  choice(1, "pass", [], "Let it go"),
  choice(2, "lay:2", ["hand:2"], "Lay 2"),
  choice(3, "lay:3", ["hand:3"], "Lay 3"),
  choice(4, "lay:2+2", ["hand:2", "hand:2"], "Lay 2 and 2"),
  choice(5, "lay:2+3", ["hand:2", "hand:3"], "Lay 2 and 3"),
];

const matter = (text: string, ...answers: [string, string][]): Matter => ({
  text,
  rule: "FG-1.1",
  button: "",
  answers: answers.map(([token, label]) => ({ token, label, stands: false })),
});

export const ORDERS = [
  matter("", ["pass@1", "Let the Mare go"]),
  matter("", ["pass@2", "Let the Foal go"]),
  matter("If one is declared", ["1=pass", "Pass"], ["1=2", "Lay 2"]),
  matter("If two are declared", ["2=pass", "Pass"], ["2=2+3", "Lay 2 and 3"]),
];

/** What can be ordered, with what stands. */
export const orders = (...standing: string[]): Matter[] =>
  ORDERS.map((one) => ({
    ...one,
    answers: one.answers.map((answer) => ({ ...answer, stands: standing.includes(answer.token) })),
  }));

export const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  name: ["Ada", "Bruno", "Carla"][number]!,
  kind: "player",
  level: "",
  claimed: true,
  online: true,
  absent: null,
  away: false,
  you: false,
  roles: [],
  ...more,
});

export const event = (n: number, ply: number, text: string, message = "did"): Happened => ({
  n,
  ply,
  message,
  text,
  rule: "FG-1.1",
  args: { seat: n % 2 },
  faded: false,
});

export const question = (more: Partial<Question> = {}): Question => ({
  seat: 0,
  mine: true,
  text: "Lay cards, or let it go.",
  rule: "FG-1.1",
  rule_title: "Laying",
  choices: CHOICES,
  can_undo: false,
  can_restart: false,
  ...more,
});

export const welcome = (you: number | null = 0): Welcome => ({
  t: "welcome",
  proto: 2,
  version: "1",
  table: "abc",
  game: "fake-game",
  title: "Fake Game",
  you,
  lang: "en",
  rules_version: "1",
  content: "c0",
  setup: {},
  settings: {},
  about: "",
  commitment: "",
  host: true,
});

export const update = (more: Partial<Update> = {}): Update => ({
  t: "update",
  seq: 1,
  ply: 3,
  state: "running",
  view: { round: 1, row: ["Mare", "Foal"], hand: [2, 2, 3] },
  insights: {},
  picture: null,
  would_do: [],
  question: question(),
  first: 0,
  events: [event(0, 1, "Ada begins."), event(1, 2, "Bruno waits.")],
  sights: [],
  retold: [],
  marks: [-1, 2],
  seats: [seat(0, { you: true }), seat(1)],
  asks: [],
  orders: [],
  score: null,
  seed: "",
  salt: "",
  next_table: "",
  since: 0,
  note: "",
  ...more,
});
