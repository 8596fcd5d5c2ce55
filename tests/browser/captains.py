"""People who play Unicornus Knights in a browser: in a hurry, as a newcomer, or at random."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from tests.browser.people import Person
from tests.web.serving import Server

PATIENCE = 30  # seconds without anything new: far more than a busy machine needs
ACT = """([draw, hurried]) => {
  const end = hurried && document.querySelector('.uk-order.end:enabled');
  const gold = document.querySelector('.acts .gold:enabled');
  const own = '[data-can], .uk-order:enabled, .uk-receiver, .acts .ghost:not([aria-keyshortcuts])';
  const all = [...document.querySelectorAll(own)];
  const found = end || gold || all[Math.floor(draw * all.length)];
  found?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return Boolean(found);
}"""
PRESS = "(which) => { const found = document.querySelector(which); found?.click(); return Boolean(found); }"
ROUND = "() => document.querySelector('hb-table')?.store?.update?.view?.round ?? 0"
GOLD, HINT = ".acts .gold:enabled", ".hb-note.hint button"


class Captain(Person):
    """Clicks on what the board and the bar offer, no matter what; of ten turns, `hurry` are ended as they begin."""

    hurry = 0

    def turn(self, now: Any) -> bool:
        if not now["reveal"] and not (now["mine"] and now["choices"]):
            return False
        return bool(self.page.evaluate(ACT, [self.draw.random(), self.draw.randrange(10) < self.hurry]))


class Newcomer(Person):
    """Has not read the rules: presses the gold button; where there is none, asks for a hint and takes it."""

    def turn(self, now: Any) -> bool:
        if now["reveal"] or (now["mine"] and now["choices"]):
            if self.page.evaluate(PRESS, GOLD) or self.page.evaluate(PRESS, HINT):
                return True
            self.page.keyboard.press("h")
            self.page.locator(f"{GOLD}, {HINT}").first.wait_for()
            return True
        return False


def play(people: Sequence[Person], rounds: int = 0) -> None:
    """Everybody plays until the game is over on every screen, or the first one has seen so many rounds."""
    before: Any = None
    since = time.monotonic()
    while time.monotonic() - since < PATIENCE:
        seen = [person.look() for person in people]
        if all(now and now["state"] == "over" and not now["reveal"] for now in seen):
            return
        if rounds and int(people[0].page.evaluate(ROUND)) > rounds:
            return
        if seen != before:
            before, since = seen, time.monotonic()
        done = [person.turn(now) for person, now in zip(people, seen, strict=True) if now]
        if not any(done):
            people[0].page.wait_for_timeout(15)
    told = [person.page.locator(".bar .say").inner_text() for person in people]
    raise AssertionError(f"nothing happens any more: {before}, {told}")


def sit_alone(page: Any, server: Server, scenario: str, language: str = "en", seed: int = 7) -> None:
    """A table with a fixed deal, everybody else a bot."""
    page.goto(f"{server.url}/new/unicornus-knights?scenario={scenario}&lang={language}")
    page.evaluate("document.querySelectorAll('details').forEach((each) => each.open = true)")
    page.fill("#seed", str(seed))
    page.locator("form.new-table .actions button").click()
    page.locator(".bar .menu-button").wait_for()
