"""Nothing sticks out of its box, however many play: rows, lane, bar and reveal, at the desk and in the hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.fitting import crowd, misfits
from tests.browser.people import DESK, PHONE, Person
from tests.e2e.houses import SOAK
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("fit")
TABLES = [("six", "en"), ("six", "it"), ("five", "en"), ("four", "en"), ("two", "en"), ("two", "it"), ("teams", "en")]
LOOKS = 120 if SOAK else 12
BAR = """(document.querySelector('.bar').getBoundingClientRect().height
  / parseFloat(getComputedStyle(document.documentElement).fontSize)).toFixed(1)"""
BOLD = """(r) => {
  const t = document.querySelector('hb-table'), all = t.store.choices;
  const most = Math.max(...all.map((choice) => choice.touches.length));
  const bold = all.filter((choice) => choice.touches.length === most);
  t.actions.take(bold[Math.floor(r * bold.length)].code);
}"""


def sit_down(page: Any, server: Server, scenario: str, language: str) -> Person:
    """A table of that kind with a fixed deal, everybody else a bot."""
    page.goto(f"{server.url}/new/kill-the-unicorns?scenario={scenario}&lang={language}")
    page.evaluate("document.querySelectorAll('details').forEach((each) => each.open = true)")
    page.fill("#seed", "7")
    page.locator("form.new-table .actions button").click()
    page.locator(".bar .menu-button").wait_for()
    return Person(page)


def go_on(me: Person, now: Any) -> None:
    """The next page of a reveal, or the choice that lays most cards."""
    if now["reveal"]:
        me.page.keyboard.press("Enter")
    elif now["choices"]:
        me.page.evaluate(BOLD, me.draw.random())
    me.page.wait_for_timeout(30)


@pytest.mark.parametrize(("scenario", "language"), TABLES)
def test_everything_fits(chromium: Any, server: Server, scenario: str, language: str) -> None:
    page = chromium.new_context(viewport=DESK, reduced_motion="reduce").new_page()
    me = sit_down(page, server, scenario, language)
    heights: set[str] = set()
    for look in range(LOOKS):
        now = me.wait()
        assert misfits(page, DESK) == [], now
        heights.add(page.evaluate(BAR))
        if look % 4 == 3:
            assert misfits(page, PHONE) == [], now
            page.set_viewport_size(DESK)
        if now["state"] == "over":
            break
        go_on(me, now)
    assert len(heights) == 1, "the bar has changed its height"
    me.wait()
    page.keyboard.press(".")
    crowd(page)
    assert misfits(page, DESK) == [], "as full as it gets"
    page.context.close()
