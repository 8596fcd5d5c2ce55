"""Chapter 15 of the rulebook: the cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hornbook.core.play.records import header
from hornbook.core.setup import setup
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, TRAPS
from tests.ku.position import game_with_pack, table

COLOURS = ("pink", "blue", "green", "yellow")
UNICORNS = shipped().catalogue()["unicorns"]["unicorn"]


def pack(name: str, kind: str = "") -> list[dict[str, object]]:
    return [entry for entry in UNICORNS if name in entry["packs"] and kind in ("", entry["kind"])]


# KU-15.1


@pytest.mark.rule("KU-15.1")
@pytest.mark.parametrize("colour", COLOURS)
def test_seven_of_each_colour_in_the_deck(colour: str) -> None:
    mine = [entry for entry in pack("later38") if entry.get("colour") == colour and entry["kind"] != "starter"]
    assert sorted(int(str(entry["stars"])) for entry in mine) == [0, 1, 1, 2, 2, 2, 3]
    assert [entry["stars"] for entry in mine if entry["kind"] == "pigicorn"] == [0]


@pytest.mark.rule("KU-15.1")
@pytest.mark.parametrize("name", ["later38", "first36", "brief36"])
def test_four_colourless_legendaries_with_four_stars(name: str) -> None:
    assert [(entry.get("colour"), entry["stars"]) for entry in pack(name, "legendary")] == [(None, 4)] * 4


@pytest.mark.rule("KU-15.1")
@pytest.mark.parametrize(
    ("name", "total", "starters"),
    [
        ("later38", 38, {"pink": 2, "blue": 2, "green": 1, "yellow": 1}),
        ("first36", 36, {"pink": 1, "blue": 1, "green": 1, "yellow": 1}),
        ("brief36", 36, {"pink": 2, "blue": 2, "green": 1, "yellow": 1}),
    ],
)
def test_the_packs(name: str, total: int, starters: dict[str, int]) -> None:
    assert len(pack(name)) == total
    assert Counter(entry["colour"] for entry in pack(name, "starter")) == starters
    assert all(entry["stars"] == 1 for entry in pack(name, "starter"))


@pytest.mark.rule("KU-15.1")
def test_the_brief_pack_has_one_pink_and_one_blue_card_fewer() -> None:
    ids = {str(entry["id"]) for entry in pack("later38")} - {str(entry["id"]) for entry in pack("brief36")}
    assert ids == {"P2", "B2"}
    t = table("later 6", options={"pack": "brief36"})
    assert len(t.s.deck) + 4 == 30


@pytest.mark.rule("KU-15.1")
@pytest.mark.parametrize(
    ("words", "starters"),
    [("later 3", 6), ("first 3", 4), ("first 4", 4), ("first 5", 6), ("first teams 4", 4), ("later 2", 6)],
)
def test_which_pack_is_played_if_nobody_says(words: str, starters: int) -> None:
    assert len(table(words).s.box.starters) == starters


@pytest.mark.rule("KU-15.1")
def test_every_card_is_one_of_a_kind() -> None:
    for field in ("id", "name", "name_it"):
        assert len({entry[field] for entry in UNICORNS}) == len(UNICORNS)


# KU-15.2

SHARED = {"athletic_unicorn", "smelly_unicorn", "unicorn_pee", "running_is_useless", "size_does_not_matter"}
OWN = {
    "princess": {"duocorn", "royal_pardon", "pretty_in_pink"},
    "knight": {"trigger_happy", "wrong_end_of_the_lance", "overpaid_escort"},
    "mage": {"zombicorn", "chromatic_sneeze", "arithmancy"},
    "shaman": {"voodoo_doll", "bad_omen", "ghostly_coat"},
    "huntress": {"infallible_trap", "decoy_unicorn", "tripwire"},
    "bard": {"trojan_unicorn", "encore", "ballad_of_fame"},
}


@pytest.mark.rule("KU-15.2")
@pytest.mark.parametrize("name", CHARACTERS)
def test_five_shared_traps_and_three_of_its_own(name: str) -> None:
    deck = shipped().content.trap_decks[CHARACTERS.index(name)]
    assert {TRAPS[trap] for trap in deck} == SHARED | OWN[name]
    assert len(deck) == 8


@pytest.mark.rule("KU-15.2")
def test_twenty_three_traps_on_forty_eight_cards() -> None:
    decks = shipped().content.trap_decks
    assert len({trap for deck in decks for trap in deck}) == len(TRAPS) == 23
    assert sum(len(deck) for deck in decks) == 48


# KU-15.3


@pytest.mark.rule("KU-15.3")
def test_a_record_names_the_pack_that_it_was_played_with(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, market="[horn]\nprice = 5\n")
    assert header(mine, setup(3), 1)["content"] == mine.content_hash != shipped().content_hash


@pytest.mark.rule("KU-15.3")
def test_printed_values_can_be_written_into_a_pack(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, market="[horn]\nprice = 5\n", hunt="values = [0, 1, 2, 2, 3, 3, 4, 4]\n")
    t = table("later 3", at="market", game=mine)
    assert t.a.hand == [0, 1, 2, 2, 3, 3, 4, 4]
    t.a("buy:horn", "unicorn:S1")
    assert t.a.hand == [0, 2, 2, 3, 3, 4]
