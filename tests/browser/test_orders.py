"""Standing orders in real browsers: within their budgets of clicks, shown back in words, and obeyed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_pages import serious
from tests.browser.test_whole_games import sit_down
from tests.e2e.houses import new_table
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("pages")
OPTIONS = {"variant": "beginner-2", "first-player": "1", "characters": "bard,knight,mage"}


class Clicks:
    """A finger that counts. To choose from a drop-down list takes two."""

    def __init__(self, page: Any) -> None:
        self.page, self.count = page, 0

    def button(self, name: str) -> None:
        self.count += 1
        self.page.get_by_role("button", name=name).click()

    def box(self, name: str) -> None:
        self.count += 1
        self.page.get_by_role("checkbox", name=name).click()

    def pick(self, condition: str, answer: str) -> None:
        self.count += 2
        self.page.get_by_label(condition).select_option(label=answer)


def reads(person: Person, words: str) -> None:
    """The prompt bar says so, now or in a moment."""
    person.page.locator(".say p", has_text=words).wait_for()


def test_orders_are_given_shown_back_and_obeyed(chromium: Any, server: Server) -> None:
    made = new_table(server, "player,player,player", OPTIONS)
    eva, bo, cy = sit_down(chromium, server.url, made.table, made.keys, made.cookie)
    for person in (eva, bo, cy):
        person.page.locator(".acts button").first.wait_for()
    unicorn = bo.page.evaluate("() => document.querySelector('hb-table').store.update.orders[0].answers[0].label")

    passing = Clicks(bo.page)
    passing.button("Orders")
    passing.box(unicorn)
    assert passing.count <= 2
    bo.page.locator("dialog.orders li b").wait_for()
    assert serious(bo.page) == []
    bo.page.keyboard.press("Escape")
    reads(bo, unicorn)
    bo.page.locator("button:focus", has_text="Orders").wait_for()

    composing = Clicks(cy.page)
    composing.button("Orders")
    composing.pick("If 2 cards are declared", "Lay 1, 3 (total 4)")
    composing.pick("If 3 cards are declared", "Pass")
    assert composing.count <= 5
    shown = cy.page.locator("dialog.orders li b")
    shown.nth(1).wait_for()
    told = " | ".join(shown.all_inner_texts())
    assert told.startswith("If 2 cards are declared for ")
    assert ": Lay 1, 3 (total 4) | If 3 cards" in told
    cy.page.keyboard.press("Escape")
    reads(cy, "2 of your orders stand")

    never = Clicks(eva.page)
    never.button("Don't ask again this round")
    assert never.count <= 1
    eva.page.get_by_role("button", name="Choose cards").wait_for()
    eva.page.locator(".say h1", has_text="Open with one, two or three cards").wait_for()

    eva.page.keyboard.press("l")
    eva.page.get_by_role("button", name="Lay 0, 4 (total 4)", exact=True).click()
    for person in (eva, bo, cy):
        person.page.locator(".log", has_text="Player 2 passes" if person is not bo else "You pass").wait_for()
    cy.page.locator(".log", has_text="You lay 1, 3").wait_for()
    bo.page.locator(".log", has_text="lays 2 cards").wait_for()
    assert not [error for person in (eva, bo, cy) for error in person.errors]
    for person in (eva, bo, cy):
        person.page.context.close()


@pytest.mark.parametrize(("language", "screen"), [("it", DESK), ("en", PHONE)])
def test_one_click_takes_an_order_back(chromium: Any, server: Server, language: str, screen: Any) -> None:
    page = chromium.new_context(viewport=screen).new_page()
    page.goto(f"{server.url}/?lang={language}")
    page.locator("form[action='/play/kill-the-unicorns'] button").first.click()
    me = Person(page)
    me.wait()
    page.keyboard.press("o")
    page.get_by_role("checkbox", name="mercato" if language == "it" else "market").click()
    page.locator("dialog.orders li b").wait_for()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
    page.keyboard.press("Escape")
    cancel = page.locator(".say .link", has_text="Annulla" if language == "it" else "Cancel")
    cancel.click()
    cancel.wait_for(state="detached")
    assert me.errors == []
    page.context.close()
