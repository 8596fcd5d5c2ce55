"""People in front of browsers. What they do goes through the page; what they see is what the page holds."""

from __future__ import annotations

import contextlib
import random
from typing import Any

from playwright.sync_api import TimeoutError

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 640}
WIDE = {"width": 1920, "height": 1080}

STATE = """() => {
  const t = document.querySelector('hb-table');
  const u = t && t.store && t.store.update;
  if (!u) return null;
  return {ply: u.ply, state: u.state, mine: !!(u.question && u.question.mine) && !t.store.moment,
          choices: t.store.choices.length, unsent: t.store.unsent ?? 0, reveal: !!t.story?.page,
          curtain: t.curtainFor, open: t.open, score: u.score, you: t.store.you};
}"""


class Person:
    """One browser window at a table."""

    def __init__(self, page: Any, seed: int = 0) -> None:
        self.page = page
        self.draw = random.Random(seed)
        self.errors: list[str] = []
        page.on("pageerror", lambda problem: self.errors.append(str(problem)))
        page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text and "ERR_" not in message.text:
            self.errors.append(message.text)

    def look(self) -> Any:
        """What the page shows now, or None while it loads."""
        return self.page.evaluate(STATE)

    def wait(self, seconds: float = 20) -> Any:
        """Until this person has something to do, or the game is over."""
        for _ in range(int(seconds * 50)):
            now = self.look()
            if now and (now["state"] == "over" or now["mine"] or now["reveal"] or now["curtain"] is not None):
                return now
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing to do: {self.look()} at {self.page.url}")

    def choose(self) -> None:
        """Any choice, out of the list of all of them."""
        self.page.keyboard.press("l")
        buttons = self.page.locator("dialog.list .choices button")
        if count := buttons.count():
            # The list goes when the question does: what was sent before a cut may have arrived after all.
            with contextlib.suppress(TimeoutError):
                buttons.nth(self.draw.randrange(count)).click(timeout=2000)

    def turn(self, now: Any) -> bool:
        """Do what there is to do, if anything; whether there was."""
        if now["open"]:
            self.page.keyboard.press("Escape")
        if now["reveal"]:
            self.page.keyboard.press(".")
            return True
        if now["mine"] and now["choices"]:
            self.choose()
            return True
        return False


def play_all(people: list[Person], turns: int = 4000) -> None:
    """Everybody plays until the game is over on every screen."""
    for _ in range(turns):
        seen = [person.look() for person in people]
        if all(now and now["state"] == "over" for now in seen):
            return
        done = [person.turn(now) for person, now in zip(people, seen, strict=True) if now and now["state"] != "over"]
        if not any(done):
            people[0].page.wait_for_timeout(15)
    raise AssertionError(f"no end: {[person.look() for person in people]}")
