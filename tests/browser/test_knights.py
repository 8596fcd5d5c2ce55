"""Unicornus Knights in real browsers: alone and as four to the end, as a newcomer, and looked at while it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hornbook.core import registry
from tests.browser.captains import Captain, Newcomer, play, sit_alone
from tests.browser.fitting import misfits
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_pages import serious
from tests.browser.test_whole_games import friends_finish, spelled, verified
from tests.e2e.houses import SOAK, new_table
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("knights")
GAME = registry.game("unicornus-knights")
FRIENDS = [name for name, setup in GAME.scenarios.items() if setup.seats > 1] if SOAK else ["escape"]
LOOKS = 200 if SOAK else 2
FIRST_ROUNDS = 0 if SOAK else 1
SCREENS = [("en", "light", DESK), ("it", "dark", DESK), ("it", "light", PHONE), ("en", "dark", PHONE)]


@pytest.mark.parametrize("hurry", [0, 3, 6, 8, 9, 10] if SOAK else [10])
def test_alone_from_the_door_to_the_end(chromium: Any, server: Server, hurry: int, tmp_path: Path) -> None:
    page = chromium.new_context(viewport=DESK, reduced_motion="reduce").new_page()
    page.goto(server.url)
    page.locator("form[action='/play/unicornus-knights'] button").first.click()
    page.locator(".bar .menu-button").wait_for()
    me = Captain(page, hurry)
    me.hurry = hurry
    play([me])
    page.locator(".uk-end .uk-verdict").wait_for()
    assert page.locator(".uk-end figure").count() >= 4
    assert GAME.result(verified(server, page.url.rpartition("/")[2], tmp_path)) is not None
    assert me.errors == []
    page.context.close()


@pytest.mark.parametrize("scenario", FRIENDS)
def test_friends_play_to_the_end(chromium: Any, server: Server, scenario: str, tmp_path: Path) -> None:
    setup = GAME.scenarios[scenario]
    seats = setup.seats if SOAK else 4
    made = new_table(server, ",".join(["player"] * seats), spelled(setup), seed=2, game=GAME.id)
    weather = friends_finish(chromium, server, GAME, made, tmp_path, march)
    assert not SOAK or weather.cuts + weather.losses + weather.doubles > 0


def march(seated: list[Person]) -> None:
    """Everybody plays on by clicking on the board."""
    people = [Captain(person.page, seat) for seat, person in enumerate(seated)]
    for person in people:
        person.hurry = 5 if SOAK else 10
    play(people)
    assert not [error for person in people for error in person.errors]


def test_a_newcomer_needs_no_rules_for_the_escape(chromium: Any, server: Server) -> None:
    page = chromium.new_context(viewport=DESK, reduced_motion="reduce").new_page()
    sit_alone(page, server, "escape-solo")
    me = Newcomer(page)
    play([me], FIRST_ROUNDS)
    if me.look()["state"] == "over":
        page.locator(".uk-end .uk-verdict").wait_for()
    assert me.errors == []
    page.context.close()


def test_what_it_is_about_is_told_once(chromium: Any, server: Server) -> None:
    page = chromium.new_context(viewport=DESK, reduced_motion="reduce").new_page()
    note = page.locator(".hb-note.about")
    sit_alone(page, server, "escape-solo")
    assert "home to her castle" in note.inner_text()
    page.reload()
    note.get_by_role("button").click()
    assert note.count() == 0
    page.reload()
    page.locator("[data-can]").first.wait_for()
    assert note.count() == 0
    sit_alone(page, server, "draft")  # another game, as far as a newcomer can tell
    assert "before the throne" in note.inner_text()
    me = Captain(page)
    first = me.wait()["ply"]
    for _ in range(50):
        if me.look()["ply"] == first:
            me.turn(me.wait())
    assert note.count() == 0
    sit_alone(page, server, "draft")
    page.locator("[data-can]").first.wait_for()
    assert note.count() == 0
    page.context.close()


@pytest.mark.parametrize(("language", "theme", "screen"), SCREENS)
def test_nobody_is_kept_out_and_everything_fits(
    chromium: Any, server: Server, language: str, theme: str, screen: Any
) -> None:
    page = chromium.new_context(viewport=screen, color_scheme=theme, reduced_motion="reduce").new_page()
    sit_alone(page, server, "solo", language)
    me = Captain(page, 4)
    found: list[str] = []
    for look in range(LOOKS):
        now = me.wait()
        found += misfits(page, screen)
        if look % 2:
            found += serious(page)
        if now["state"] == "over":
            break
        for _ in range(9):
            me.turn(me.wait())
    assert found == []
    assert me.errors == []
    page.context.close()
