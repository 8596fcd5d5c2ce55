"""The game of `docs/write-a-game.md` in a real browser: drawn by the shell alone, from *Play now* to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_pages import serious
from tests.web.serving import Server, serving

pytestmark = pytest.mark.xdist_group("pages")
ROOT = Path(__file__).parents[2]
GAME = f"{ROOT / 'examples' / 'shy_unicorn' / 'game.py'}:ShyUnicorn"
WORDS = {
    "en": ("Your hand", "Lay", "The unicorn goes to", "which card do you lay?"),
    "it": ("La tua mano", "Posa", "L'unicorno va da", "quale carta posi?"),
}


@pytest.fixture(scope="module")
def meadow() -> Iterator[Server]:
    with serving("--game", GAME) as server:
        yield server


def sit_down(chromium: Any, meadow: Server, language: str, screen: dict[str, int]) -> Person:
    page = chromium.new_context(viewport=screen, reduced_motion="reduce").new_page()
    me = Person(page)
    page.goto(f"{meadow.url}/?lang={language}")
    page.locator("form[action='/play/shy-unicorn'] button").first.click()
    return me


def by_mouse(page: Any) -> None:
    """Click on a lit card of the hand, then on the button that says what it does, if one is asked."""
    page.locator("hb-table [data-can][data-id^='hand:']").first.click()
    gold = page.locator("hb-table .gold:visible")
    if gold.count():
        gold.first.click()


def by_keyboard(page: Any) -> None:
    """Go to a lit card with the Tab and arrow keys, and press Enter until it is laid."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('[data-can][data-id]') ?? false"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    if page.locator("hb-table .gold:visible").count():
        page.keyboard.press("Enter")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
def test_it_is_played_from_the_first_page_to_the_end(chromium: Any, meadow: Server, language: str, hand: str) -> None:
    me = sit_down(chromium, meadow, language, DESK)
    seen: set[str] = set()
    turns = 0
    while (now := me.wait())["state"] != "over":
        if now["open"]:
            me.page.keyboard.press("Escape")
        text = me.page.locator("hb-table").inner_text()
        seen.update(word for word in WORDS[language] if word in text)
        assert serious(me.page) == [] if turns == 1 else True
        by_mouse(me.page) if hand == "mouse" else by_keyboard(me.page)
        me.page.wait_for_function("ply => document.querySelector('hb-table').store.update.ply > ply", arg=now["ply"])
        turns += 1
    assert turns == 4  # rounds
    assert seen == set(WORDS[language])
    assert me.errors == []
    me.page.context.close()


def test_it_fits_on_a_phone(chromium: Any, meadow: Server) -> None:
    me = sit_down(chromium, meadow, "en", PHONE)
    me.wait()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert me.page.locator("hb-table [data-can][data-id^='hand:']").first.is_visible()
    assert me.errors == []
    me.page.context.close()
