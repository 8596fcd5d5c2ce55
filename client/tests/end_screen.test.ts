import { expect, it } from "vitest";
import { verify } from "../src/shell/panels/end_screen";

it("a seal is checked against seed and salt", async () => {
  const seal = "8b1b0b9db5cb4e1bbd9cd4af6c2e1a5fbb6e2f3aeb9b9fcf0f5d3c0b3a7ee2a1";
  expect(await verify("1", "a", seal)).toBe(false);
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("1:a"));
  expect(
    await verify("1", "a", [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("")),
  ).toBe(true);
});
