/** The WebSocket to the table: says hello, sends again what is not acknowledged, and reconnects for as long as it takes. */
import type { FromClient, FromTable, Hello } from "./wire";

export type Line = "connecting" | "live" | "reconnecting" | "offline";

/** A message whose answer carries its `cid`. */
export type Kept = Extract<FromClient, { cid: string }>;
export type Unsent = Kept extends infer M ? (M extends Kept ? Omit<M, "cid"> : never) : never;

export interface Socket {
  readyState: number;
  onopen: ((event: unknown) => unknown) | null;
  onmessage: ((event: { data: string }) => unknown) | null;
  onclose: ((event: unknown) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  /** The hello to say, at each connection. */
  hello(): Hello;
  heard(message: FromTable): void;
  line(line: Line, unsent: number): void;
  socket?(): Socket;
  random?(): number;
}

const PING_AFTER = 4000;
const LOST_AFTER = 10000;
const LONGEST_WAIT = 2500;
const OFFLINE_AFTER = 4;
const OPEN = 1;

export function socketUrl(path: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${path}`;
}

/** 96 random bits, also where there is no secure context. */
export function newCid(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  line: Line = "connecting";
  private readonly ends: Ends;
  private readonly kept = new Map<string, Kept>();
  private socket: Socket | null = null;
  private welcomed = false;
  private failures = 0;
  private heardAt = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(ends: Ends) {
    this.ends = ends;
  }

  /** How many messages wait for their answer. */
  get unsent(): number {
    return this.kept.size;
  }

  open(): void {
    this.closed = false;
    addEventListener("online", this.now);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.seen);
    this.heartbeat = setInterval(this.check, 2000);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.seen);
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    this.hangUp();
  }

  /** Sends now or after reconnecting, repeated under the same `cid` until it is answered. */
  send(message: Unsent): string {
    const whole = { ...message, cid: newCid() };
    this.kept.set(whole.cid, whole);
    if (this.welcomed) this.put(whole);
    else this.tell(this.line);
    return whole.cid;
  }

  /** Reconnects: says hello once more, on a new socket. */
  again(): void {
    this.hangUp();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.closed) return;
    const socket = this.ends.socket?.() ?? (new WebSocket(socketUrl("/ws")) as unknown as Socket);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => this.put(this.ends.hello());
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as FromTable);
    socket.onclose = () => this.lost(socket);
  }

  private hear(message: FromTable): void {
    this.heardAt = Date.now();
    if (message.t === "welcome") {
      this.welcomed = true;
      this.failures = 0;
      for (const whole of this.kept.values()) this.put(whole);
      this.tell("live");
    }
    if ("cid" in message && message.cid && this.kept.delete(message.cid)) this.tell(this.line);
    this.ends.heard(message);
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.hangUp();
    if (this.closed) return;
    this.failures += 1;
    const known = typeof navigator === "undefined" || navigator.onLine !== false;
    this.tell(known && this.failures <= OFFLINE_AFTER ? "reconnecting" : "offline");
    const jitter = 0.5 + (this.ends.random ?? Math.random)() / 2;
    this.retry = setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, 250 * 2 ** this.failures) * jitter);
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private put(message: FromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private tell(line: Line): void {
    this.line = line;
    this.ends.line(line, this.kept.size);
  }

  private readonly check = () => {
    const silence = Date.now() - this.heardAt;
    if (this.socket && silence > LOST_AFTER) this.lost(this.socket);
    else if (this.welcomed && silence > PING_AFTER) this.put({ t: "ping" });
  };

  private readonly now = () => {
    if (!this.welcomed) this.again();
  };

  private readonly drop = () => {
    if (this.socket) this.lost(this.socket);
  };

  private readonly seen = () => {
    if (document.visibilityState !== "visible") return;
    if (!this.welcomed) this.now();
    else this.put({ t: "ping" });
  };
}
