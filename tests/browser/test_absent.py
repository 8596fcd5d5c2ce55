"""Four friends in real browsers, one of whom goes away in the middle of a turn: the others see it and are not stuck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.people import DESK, Person, play_all
from tests.browser.test_whole_games import sit_down
from tests.e2e.houses import new_table
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("browsers")


def until_asked(people: list[Person], seat: int, turns: int = 200) -> None:
    """Everybody plays until this seat is asked."""
    for _ in range(turns):
        for person in people:
            now = person.look()
            if now and now["mine"] and not now["reveal"] and now["you"] == seat:
                return
            if now and now["you"] != seat:
                person.turn(now)
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"seat {seat} is never asked")


def until(page: Any, what: str, seconds: float = 20) -> None:
    """Wait until something is true of the page's state (`wait_for_function` is stopped by its security policy)."""
    for _ in range(int(seconds * 20)):
        if page.evaluate(
            f"() => {{ const s = document.querySelector('hb-table')?.store; return !!s?.update && {what} }}"
        ):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {what}")


def test_one_goes_in_the_middle_of_a_turn_and_comes_back(chromium: Any, server: Server) -> None:
    made = new_table(server, "player,player,player,player")
    people = sit_down(chromium, server.url, made.table, made.keys, made.cookie)
    until_asked(people, 2)
    gone = people[2].page.context
    cookies = gone.cookies()
    gone.close()
    here = [people[0], people[1], people[3]]
    for person in here:
        person.page.wait_for_selector(".absent:has-text('is away, last here this minute')")
    before = here[0].look()["ply"]

    # The others ask each other; the host is one of them, and agrees.
    here[1].page.get_by_role("button", name="Ask for a bot").click()
    here[2].page.wait_for_selector(".notices:has-text('wants a bot to play')")
    here[2].page.get_by_role("button", name="Agree").click()
    here[0].page.get_by_role("button", name="Agree").click()
    for person in here:
        until(person.page, "s.seats[2].away")
        person.page.wait_for_selector(".absent", state="detached")
    until(here[0].page, f"s.update.ply > {before}")

    # Back again, the player decides himself.
    context = chromium.new_context(viewport=DESK)
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto(f"{server.url}/t/{made.table}")
    back = Person(page, 2)
    until(page, "!s.seats[2].away")
    play_all([people[0], people[1], back, people[3]])
    assert not [error for person in (*here, back) for error in person.errors]
    for person in (*here, back):
        person.page.context.close()


def test_the_host_lets_a_bot_play_at_once(chromium: Any, server: Server) -> None:
    made = new_table(server, "player,player")
    people = sit_down(chromium, server.url, made.table, made.keys, made.cookie)
    until_asked(people, 1)
    people[1].page.context.close()
    host = people[0].page
    host.get_by_role("button", name="Let a bot play").click()
    until(host, "s.seats[1].away")
    host.context.close()
