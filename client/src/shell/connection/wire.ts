// Made from src/hornbook/table/wire/messages.py by `python -m hornbook.web.api.typescript`. Do not edit.

export const PROTOCOL = 2;
export const MOST_BYTES = 8192;
export const MOST_CHAT = 500;
export const MOST_NAME = 24;

/** One thing that the reader may do: what it says, the board ids that it touches, and its rule. */
export interface Choice {
  code: number;
  token: string;
  label: string;
  touches: string[];
  rule: string;
}

/** What is being decided. Choices are there only for the seat that is asked. */
export interface Question {
  seat: number | null;
  mine: boolean;
  text: string;
  rule: string;
  rule_title: string;
  choices: Choice[];
  can_undo: boolean;
  can_restart: boolean;
}

/** One event as the reader may know it: a sentence for the log, ids and numbers for the drawing. */
export interface Happened {
  n: number;
  ply: number;
  message: string;
  text: string;
  rule: string;
  args: Record<string, unknown>;
  faded: boolean;
}

/** What the reader saw when some of the events had been told: what differs from the sight after it.

    The last one differs from the view of the update; null stands for what was not there. */
export interface Sight {
  events: number;
  view: Record<string, unknown>;
  insights: Record<string, unknown>;
}

/** A chair at the table, as everybody sees it. */
export interface Seat {
  seat: number;
  name: string;
  kind: string;
  level: string;
  claimed: boolean;
  online: boolean;
  absent: number | null;
  away: boolean;
  you: boolean;
  roles: string[];
}

/** A request: to take back more than undo allows, which all others must agree to, or a bot for an absent seat. */
export interface Ask {
  id: number;
  seat: number;
  ply: number;
  agreed: number[];
  waiting: number[];
  absent: number | null;
}

/** An answer that the reader may leave for a question to come, or has left. */
export interface Standing {
  token: string;
  label: string;
  stands: boolean;
}

/** What the reader may settle in advance: by one answer that stands or not, or by one of several. */
export interface Matter {
  text: string;
  rule: string;
  button: string;
  answers: Standing[];
}

/** How a game ended, seat by seat. */
export interface Score {
  winners: number[];
  ranks: number[];
  scores: number[];
  text: string;
  rule: string;
}

/** A line of chat; seat None is a spectator. */
export interface Said {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A piece of text on a game's picture. With an id, choices that touch it can be made there. */
export interface PictureCell {
  text: string;
  style: string;
  id: string;
}

/** A titled table of a game's picture; a `key` explains the others. */
export interface PictureSection {
  title: string;
  header: string[];
  rows: PictureCell[][];
  key: boolean;
}

/** The first message. `seat` None watches. Programs may bring a seat's `key`; browsers have a cookie. */
export interface Hello {
  t: "hello";
  table: string;
  seat?: number | null;
  lang?: string;
  proto?: number;
  last?: number;
  key?: string;
  picture?: boolean;
}

/** A choice on offer at this ply. */
export interface Act {
  t: "act";
  cid: string;
  ply: number;
  code: number;
}

/** The standing orders of this seat from now on, all of them, by their tokens. Nobody else hears of it. */
export interface Order {
  t: "order";
  cid: string;
  orders: string[];
}

/** Take the last step back, or all steps of this turn, if nobody has learned anything from it. */
export interface Undo {
  t: "undo";
  cid: string;
  ply: number;
  all?: boolean;
}

/** Ask the others to go back to an earlier ply. */
export interface Rewind {
  t: "rewind";
  cid: string;
  ply: number;
}

/** Yes or no to somebody's request. */
export interface Vote {
  t: "vote";
  cid: string;
  ask: number;
  yes: boolean;
}

/** A line of chat. */
export interface Say {
  t: "say";
  cid: string;
  text: string;
}

/** Let a bot play for this seat, or take it back. */
export interface Away {
  t: "away";
  cid: string;
  away: boolean;
}

/** Let a bot play for an absent player: at once if the host says so, else when all others present agree. */
export interface StandIn {
  t: "stand-in";
  cid: string;
  seat: number;
}

/** Show the table as it was after some ply, as far as this seat could see it then. */
export interface Look {
  t: "look";
  cid: string;
  ply: number;
}

/** What a bot would do in this seat, and why. */
export interface Hint {
  t: "hint";
  cid: string;
}

/** What this player wants to be called. */
export interface Rename {
  t: "rename";
  cid: string;
  name: string;
}

/** Still there? */
export interface Ping {
  t: "ping";
  n?: number;
}

/** The answer to hello; the first update follows. */
export interface Welcome {
  t: "welcome";
  proto: number;
  version: string;
  table: string;
  game: string;
  title: string;
  you: number | null;
  lang: string;
  rules_version: string;
  content: string;
  setup: Record<string, unknown>;
  settings: Record<string, unknown>;
  about: string;
  commitment: string;
  host: boolean;
}

/** Everything that this reader may know now, and what has happened since the last update. */
export interface Update {
  t: "update";
  seq: number;
  ply: number;
  state: string;
  view: Record<string, unknown> | null;
  insights: Record<string, unknown> | null;
  picture: PictureSection[] | null;
  would_do: string[];
  question: Question | null;
  first: number;
  events: Happened[];
  sights: Sight[];
  retold: Happened[];
  marks: number[];
  seats: Seat[];
  asks: Ask[];
  orders: Matter[];
  score: Score | null;
  seed: string;
  salt: string;
  next_table: string;
  since: number;
  note: string;
}

/** The answer to look. */
export interface Moment {
  t: "moment";
  cid: string;
  ply: number;
  view: Record<string, unknown>;
  insights: Record<string, unknown>;
  picture: PictureSection[] | null;
  events: number;
  seat: number | null;
}

/** What has been said since the last of these. */
export interface Chat {
  t: "chat";
  lines: Said[];
}

/** The answer to hint. */
export interface Hinted {
  t: "hinted";
  cid: string;
  code: number;
  text: string;
}

/** It was done, and is safe. */
export interface Ack {
  t: "ack";
  cid: string;
  seq: number;
}

/** It was not done, and why. `code` is for programs, `text` for people. */
export interface Reject {
  t: "reject";
  cid: string;
  code: string;
  text: string;
  rule: string;
}

/** Something about the connection or the table as a whole. */
export interface Notice {
  t: "notice";
  code: string;
  text: string;
}

/** Still here. */
export interface Pong {
  t: "pong";
  n: number;
}

export type FromClient =
  Hello | Act | Order | Undo | Rewind | Vote | Say | Away | StandIn | Look | Hint | Rename | Ping;

export type FromTable = Welcome | Update | Moment | Chat | Hinted | Ack | Reject | Notice | Pong;
