import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Line } from "../src/shell/connection/connection";
import type { FromTable } from "../src/shell/connection/wire";
import { FakeSocket, welcome } from "./fake/table";

let lines: [Line, number][];
let heard: FromTable[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  lines = [];
  heard = [];
  connection = new Connection({
    hello: () => ({ t: "hello", table: "abc", seat: 0 }),
    heard: (message) => heard.push(message),
    line: (line, unsent) => lines.push([line, unsent]),
    socket: () => new FakeSocket(),
    random: () => 1,
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const answer = () => {
  FakeSocket.last.open();
  FakeSocket.last.tell(welcome());
};

describe("the line", () => {
  it("says hello first and is live once welcomed", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ t: "hello", table: "abc", seat: 0 }]);
    FakeSocket.last.tell(welcome());
    expect(lines.at(-1)).toEqual(["live", 0]);
  });

  it("keeps a move until it is acknowledged, and sends it again under the same cid", () => {
    answer();
    const cid = connection.send({ t: "act", ply: 3, code: 2 });
    FakeSocket.last.fall();
    expect(lines.at(-1)).toEqual(["reconnecting", 1]);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.all).toHaveLength(2);
    answer();
    expect(FakeSocket.last.of("act")).toEqual([{ t: "act", ply: 3, code: 2, cid }]);
    FakeSocket.last.tell({ t: "ack", cid, seq: 9 });
    expect(connection.unsent).toBe(0);
    FakeSocket.last.fall();
    vi.advanceTimersByTime(3000);
    answer();
    expect(FakeSocket.last.of("act")).toEqual([]);
  });

  it("sends what was done before the first welcome", () => {
    connection.send({ t: "say", text: "hi" });
    answer();
    expect(FakeSocket.last.of("say")).toHaveLength(1);
  });

  it("tries for ever, at most a few seconds apart", () => {
    for (let n = 0; n < 50; n++) {
      FakeSocket.last.fall();
      vi.advanceTimersByTime(2500);
    }
    expect(FakeSocket.all).toHaveLength(51);
    expect(lines.at(-1)![0]).toBe("offline");
    answer();
    expect(lines.at(-1)![0]).toBe("live");
  });

  it("pings a silent line and leaves a dead one within 12 seconds", () => {
    answer();
    vi.advanceTimersByTime(6100);
    expect(FakeSocket.last.of("ping").length).toBeGreaterThan(0);
    vi.advanceTimersByTime(6000);
    expect(lines.at(-1)![0]).toBe("reconnecting");
  });

  it("comes back at once when the network does", () => {
    answer();
    dispatchEvent(new Event("offline"));
    expect(lines.at(-1)![0]).toBe("reconnecting");
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed", () => {
    connection.close();
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
