import { expect, it } from "vitest";
import { readingOrder } from "../src/shell/seat/piece_focus";

it("reading order goes by rows, then from left to right", () => {
  const spot = (name: string, x: number, y: number) => ({ name, x, y, height: 40 });
  const order = readingOrder([spot("c", 10, 100), spot("b", 90, 4), spot("a", 10, 0), spot("d", 80, 90)]);
  expect(order.map((one) => one.name).join("")).toBe("abcd");
});
