import { expect, it } from "vitest";
import { transfer } from "../src/pages/transfer_form";

it("a code in the address is put where it would be typed, and leaves the address", () => {
  document.body.innerHTML = "<form class='join transfer-form'><input name='code'><button>Play here</button></form>";
  location.hash = "#c=acorn-bird-comet-drum-echo-fox";
  transfer();
  expect(document.querySelector("input")!.value).toBe("acorn bird comet drum echo fox");
  expect(location.hash).toBe("");
  expect(document.activeElement).toBe(document.querySelector("button"));
});

it("other pages are left alone", () => {
  document.body.innerHTML = "<form class='join'><input name='key'></form>";
  location.hash = "#c=acorn";
  transfer();
  expect(location.hash).toBe("#c=acorn");
});
