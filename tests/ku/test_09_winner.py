"""Chapter 9 of the rulebook: the winner."""

from __future__ import annotations

import pytest

from tests.ku.position import table


@pytest.mark.rule("KU-9.1")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_the_highest_total_wins(words: str) -> None:
    t = table(words, at="scoring", stables={"a": "P7", "b": "L1", "c": "P1 B1 G1"})
    assert t.result.scores == [3, 4, 0]
    assert t.winners == "b"
    assert t.result.ranks == [2, 1, 3]
    assert t.result.rule == "KU-9.1"


# KU-9.2


@pytest.mark.rule("KU-9.2")
def test_later_edition_equal_totals_cancel() -> None:
    t = table("later 3", at="scoring", stables={"a": "L1", "b": "L2", "c": "P7"})
    assert t.result.scores == [4, 4, 3]
    assert t.winners == "c"
    assert t.result.rule == "KU-9.2"
    assert t.result.ranks == [2, 2, 1]


@pytest.mark.rule("KU-9.2")
def test_later_edition_they_cancel_at_every_level() -> None:
    stables = {"a": "L1", "b": "P7", "c": "L2", "d": "B7", "e": "P1"}
    t = table("later 5", at="scoring", stables=stables)
    assert t.result.scores == [4, 3, 4, 3, 0]
    assert t.winners == "e"


@pytest.mark.rule("KU-9.2")
def test_later_edition_a_tie_further_down_does_not_matter() -> None:
    t = table("later 3", at="scoring", stables={"a": "L1", "b": "P7", "c": "B7"})
    assert t.winners == "a"
    assert t.result.rule == "KU-9.1"


@pytest.mark.rule("KU-9.2")
def test_later_edition_if_all_are_equal_the_gnomes_win() -> None:
    t = table("later 4", at="scoring", stables={"a": "L1", "b": "L2", "c": "P7", "d": "B7"})
    assert t.winners == ""
    assert t.result.reason.id == "gnomes-win"


@pytest.mark.rule("KU-9.2")
def test_two_players_can_lose_to_the_gnomes() -> None:
    assert table("later 2", at="scoring").winners == ""


# KU-9.3


@pytest.mark.rule("KU-9.3")
def test_first_edition_the_most_unicorn_cards_win() -> None:
    t = table("first 3", at="scoring", stables={"a": "L1", "b": "P4 B4", "c": "L2"})
    assert t.result.scores == [4, 4, 4]
    assert t.winners == "b"
    assert t.result.rule == "KU-9.3"


@pytest.mark.rule("KU-9.3")
def test_first_edition_only_among_the_equal_totals() -> None:
    t = table("first 3", at="scoring", stables={"a": "L1", "b": "P4 B4", "c": "P1 B1 G1"})
    assert t.winners == "b"


@pytest.mark.rule("KU-9.3")
def test_first_edition_a_duocorn_is_one_card() -> None:
    """a has one card that counts for two, b two cards: three points each."""
    t = table("first 3", at="scoring", stables={"a": "P2", "b": "B2 G4"}, pins={"P2": "c:duocorn"})
    assert t.result.scores[:2] == [3, 3]
    assert t.winners == "b"


@pytest.mark.rule("KU-9.3")
def test_first_edition_the_colourless_count() -> None:
    t = table("first 3", at="scoring", stables={"a": "L1 B4 G4", "b": "P7 Y7 B5"})
    assert t.result.scores[:2] == [8, 8]
    assert t.winners == "ab"


@pytest.mark.rule("KU-9.3")
def test_first_edition_still_equal_they_share_the_victory() -> None:
    t = table("first 3", at="scoring", stables={"a": "L1", "b": "P1", "c": "L2"})
    assert t.winners == "ac"
    assert t.result.reason.id == "shared-victory"
    assert t.result.ranks == [1, 3, 1]


@pytest.mark.rule("KU-9.3", "KU-11.7")
def test_teams_break_a_tie_by_unicorns_too() -> None:
    t = table("first teams 4", at="scoring", stables={"a": "L1", "b": "P4 B4"})
    assert t.winners == "bd"
    assert t.result.scores == [4, 4, 4, 4]
