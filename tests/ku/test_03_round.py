"""Chapter 3 of the rulebook: the round."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hornbook.core.game import playout
from hornbook.core.setup import setup
from hornbook.games.kill_the_unicorns.game import shipped
from tests.ku.position import Table, table

FULL_HAND = [0, 1, 1, 2, 2, 3, 3, 4]


def set_traps(t: Table) -> None:
    """Everybody puts some trap on the last place that has room."""
    while t.offers[0].startswith("set:"):
        t.choose(t.offers[-1])


@pytest.mark.rule("KU-3.1")
def test_traps_then_a_hunt_for_each_unicorn_then_the_market() -> None:
    t = table("later 3", at="traps", row="P4 B4 G4 Y4")
    phases: list[str] = []
    while t.s.round == 1:
        phase = t.s.stack[-1].NAME
        if phase == "hunt":
            phase = f"hunt {t.row[t.s.at]}"
        if phases[-1:] != [phase]:
            phases.append(phase)
        t.choose("pass" if "pass" in t.offers else t.offers[-1])
    assert phases == ["traps", "hunt P4", "hunt B4", "hunt G4", "hunt Y4", "market"]


@pytest.mark.rule("KU-3.1")
def test_each_hunt_is_resolved_before_the_next_begins() -> None:
    t = table("later 3", row="P4 B4 G4 Y4")
    t.hunt(a="4", b="3", c="2")
    assert t.a.stable == ["S1", "P4"]
    assert t.row == ["", "B4", "G4", "Y4"]
    assert t.told("hunt-begins", "unicorn") == ["P4", "B4"]


@pytest.mark.rule("KU-3.1")
def test_after_the_market_of_the_fourth_round_points_are_counted() -> None:
    t = table("later 3", at="market", round=4, stables={"a": "L1 L2"})
    assert t.told("score") == []
    t.a("buy:horn", "unicorn:L1")
    t.play("pass", "pass")
    assert t.asked == "over"
    assert t.told("score", "stars", "extras", "total") == [(8, 2, 10), (1, 0, 1), (1, 0, 1)]


@pytest.mark.rule("KU-3.1")
def test_after_the_market_of_an_earlier_round_a_new_round_begins() -> None:
    t = table("later 3", at="market", round=3)
    t.play("pass", "pass", "pass")
    assert (t.s.round, t.s.stack[-1].NAME) == (4, "traps")


@pytest.mark.rule("KU-3.2")
def test_each_round_has_a_new_row_from_the_deck() -> None:
    t = table("later 3", at="market", fate={"unicorn": "L1 B7 G1 Y2"})
    t.play("pass", "pass", "pass")
    assert t.row == ["L1", "B7", "G1", "Y2"]
    assert not {t.number(unicorn) for unicorn in t.row} & set(t.s.deck)


@pytest.mark.rule("KU-3.2")
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (6, {"edition": "first"}), (2, {})])
def test_no_unicorn_ever_comes_back(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        told: list[Any] = []
        s = shipped().new(setup(seats, options), seed, events=told)
        playout(s, random.Random(seed).random)
        appeared = [event.args["unicorn"] for event in told if event.message == "unicorn-appears"]
        assert len(appeared) == len(set(appeared))
        assert len(s.deck) >= 32 - len(appeared) - 1
        if s.rainbow < 0:
            assert len(appeared) == 4 * s.box.row


@pytest.mark.rule("KU-3.2")
def test_an_escaped_unicorn_is_out_of_the_game() -> None:
    t = table("later 3", row="P4 B4 G4 Y4").hunt(a="pass", b="pass", c="pass")
    assert t.gone == ["P4"]
    assert t.number("P4") not in t.s.deck


@pytest.mark.rule("KU-3.3")
def test_after_the_market_everybody_takes_all_eight_cards_back() -> None:
    t = table("later 3", at="market", hands={"a": "0 3", "b": "", "c": "2 4"})
    t.a("buy:horn", "unicorn:S1")
    t.c("pass")
    set_traps(t)
    assert [player.hand for player in t.players] == [FULL_HAND] * 3


@pytest.mark.rule("KU-3.3")
@pytest.mark.parametrize("buys", [True, False])
def test_the_token_stays_bought_or_not(buys: bool) -> None:
    t = table("later 3", at="market", first="b")
    if buys:
        t.b("buy:horn", "unicorn:S2")
    else:
        t.b("pass")
    t.c("pass")
    t.a("buy:horn", "unicorn:S1")
    assert (t.s.round, t.first, t.asked) == (2, "b", "b")
