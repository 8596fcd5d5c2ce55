"""Absent players on the pages: named in words, replaced by a bot, or by somebody else with a new link."""

from __future__ import annotations

import pytest
from msgspec import convert

from hornbook.core import registry
from hornbook.table.domain.policy import AWAY_AFTER, Policy, read_policy
from hornbook.web.http.language import page_words
from hornbook.web.pages.new_table import new_table_in
from tests.web.browser import GAME, Browser
from tests.web.serving import Server
from tests.web.test_lobby import accept, links, mine, table_of


def began(ann: Browser, bob: Browser) -> str:
    """The path of a running table of two friends, of whom the second has a seat and has never come to it."""
    lobby = ann.new_table("you", "friend")
    key = links(lobby)[1].partition("#k=")[2]
    claim = {"seat": 1, "key": key, "name": "Bob"}
    assert bob.client.post(f"/api/tables/{table_of(lobby)}/claim", json=claim).status_code == 200
    ann.send(ann.get(lobby.path).form("start"))
    return lobby.path


def test_the_host_lets_a_bot_play_for_who_is_not_there(ann: Browser, bob: Browser) -> None:
    table = began(ann, bob)
    page = ann.get(f"{table}/text?still=1")
    assert "not here, last seen just now" in page.text
    page = ann.press(page, "Let a bot play for Bob")
    assert "a bot plays for them" in page.text
    assert "Let a bot play for Bob" not in page.text


def test_who_comes_back_plays_again(ann: Browser, bob: Browser) -> None:
    table = began(ann, bob)
    ann.press(ann.get(f"{table}/text?still=1"), "Let a bot play for Bob")
    bob.get(f"{table}/text?still=1")
    assert "a bot plays for them" not in ann.get(f"{table}/text?still=1").text


def test_a_spectator_lets_no_bot_play(ann: Browser, bob: Browser, server: Server) -> None:
    table = began(ann, bob)
    assert not any(form.css == "stand-in" for form in Browser(server.url).get(f"{table}/text?still=1").forms)


def test_only_the_host_can_open_a_seat_to_somebody_else(ann: Browser, bob: Browser, server: Server) -> None:
    table = began(ann, bob)
    assert bob.get(f"{table}/seats").status == 403
    seats = ann.get(f"{table}/seats")
    assert "Bob" in seats.text
    opened = ann.send(seats.form("reissue"))
    assert opened.path == f"{table}/seats"
    cleo = Browser(server.url)
    assert accept(cleo, links(opened)[1], "Cleo").status == 200
    name = table.rpartition("/")[2]
    assert (mine(cleo, name), mine(bob, name)) == ([1], [])


def test_before_the_game_the_seats_are_in_the_lobby(ann: Browser) -> None:
    lobby = ann.new_table("you", "friend")
    assert ann.get(f"{lobby.path}/seats").path == lobby.path


@pytest.mark.parametrize(
    ("given", "seconds"),
    [
        ({}, AWAY_AFTER),
        ({"pace": "post"}, 0),
        ({"stand-in": "3600"}, 3600),
        ({"stand-in": "0"}, 0),
        ({"pace": "post", "stand-in": "86400"}, 86400),
    ],
)
def test_when_a_bot_stands_in_is_chosen_with_the_table(ann: Browser, given: dict[str, str], seconds: float) -> None:
    form = ann.get(f"/new/{GAME}").form("new-table")
    wanted, _ = new_table_in(registry.game(GAME), {**form.fields, **given}, page_words("en"))
    assert convert(read_policy(wanted.policy), Policy).stands_in_after == seconds
