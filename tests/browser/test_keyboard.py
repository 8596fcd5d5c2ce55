"""Without a mouse: the log is one stop of the Tab key."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.people import DESK, PHONE, Person
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("pages")
TAB_STOPS = """() => [...document.querySelectorAll('.side .log ol, .side .log ol *')]
  .filter((each) => each.tabIndex >= 0).length"""
AT = "() => [...document.querySelectorAll('.side .log .moment')].indexOf(document.activeElement)"
LINES = "() => document.querySelectorAll('.side .log .moment').length"
SEEN = """() => {
  const line = document.activeElement.getBoundingClientRect();
  const log = document.activeElement.closest('ol').getBoundingClientRect();
  return line.top >= log.top - 1 && line.bottom <= log.bottom + 1;
}"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_log_is_one_tab_stop(chromium: Any, server: Server, screen: dict[str, int]) -> None:
    page = chromium.new_context(viewport=screen, reduced_motion="reduce").new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Play now").first.click()
    me = Person(page)
    while (now := me.wait()) and page.evaluate("() => document.querySelector('hb-table').told.length") < 25:
        me.turn(now)
        page.wait_for_timeout(50)
    if screen is PHONE:
        page.locator(".hand-held > .hb-tabs button", has_text="Log").click()
        page.locator(".side .log .moment").last.wait_for()
    lines = page.evaluate(LINES)
    assert lines >= 25
    assert page.evaluate(TAB_STOPS) == 1
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(AT) >= 0:
            break
    assert page.evaluate(AT) == lines - 1, "Tab comes to the last line"
    walked = []
    for key in ("ArrowUp", "ArrowUp", "ArrowDown", "Home", "ArrowUp", "ArrowDown", "End", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
        walked.append(page.evaluate(AT))
        assert page.evaluate(SEEN), f"the line is scrolled to after {key}"
    assert walked == [lines - 2, lines - 3, lines - 2, 0, 0, 1, lines - 1, lines - 1, lines - 2]
    assert page.evaluate(TAB_STOPS) == 1
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('hb-table').store.moment")
    assert page.evaluate(AT) == lines - 3, "the focus stays where it was"
    assert page.locator(".moment[aria-current]").evaluate("(line) => line === document.activeElement")
    page.keyboard.press("Tab")
    assert page.evaluate(AT) == -1, "the next Tab leaves the log"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(AT) == lines - 3, "and comes back to the line of the moment that is shown"
    assert me.errors == []
    page.context.close()
