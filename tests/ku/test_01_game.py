"""Chapter 1 of the rulebook: the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hornbook.core.errors import BadSetup
from hornbook.core.game import playout
from hornbook.core.setup import setup
from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.game import shipped
from tests.ku.position import table

MODES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (6, {}),
    (4, {"edition": "first"}),
    (4, {"edition": "first", "teams": True}),
    (2, {}),
    (5, {"variant": "expert"}),
]


@pytest.mark.rule("KU-1.1")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_four_rounds_and_then_the_most_points_win(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        told: list[Any] = []
        s = shipped().new(setup(seats, options), seed, events=told)
        playout(s, random.Random(seed).random)
        assert s.pending == OVER
        result = shipped().result(s)
        assert result is not None
        if s.rainbow < 0:
            assert [event.args["round"] for event in told if event.message == "round-begins"] == [1, 2, 3, 4]
            if result.reason.id == "most-points":
                assert all(result.scores[seat] == max(result.scores) for seat in result.winners)


@pytest.mark.rule("KU-1.1", "KU-8.6")
def test_a_double_rainbow_wins_on_the_spot() -> None:
    t = table("later 3", row="Y3 B5 G5 P5", stables={"a": "P1 P2 B1 B2 G1 G2 Y1", "b": "L1 L2 L3 L4"})
    t.hunt(a="4", b="pass", c="pass")
    assert t.asked == "over"
    assert t.s.round == 1
    assert t.winners == "a"


@pytest.mark.rule("KU-1.2")
def test_the_later_edition_is_the_default() -> None:
    assert shipped().settle(setup(3)).options["edition"] == "later"


@pytest.mark.rule("KU-1.2")
def test_both_editions_can_be_played_and_differ() -> None:
    later, first = table("later 3"), table("first 3")
    assert (len(later.row), len(first.row)) == (4, 3)
    assert (later.s.box.slots, first.s.box.slots) == (2, 1)
    assert (later.s.horn, first.s.horn) == (3, 2)
    assert (later.s.soap, len(first.s.soap)) == ((), 2)
    later.a("pass")
    first.a("pass")
    assert (later.first, first.first) == ("b", "a")


@pytest.mark.rule("KU-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    s = shipped().new(setup(seats), 1)
    assert shipped().setup_of(s).seats == seats


@pytest.mark.rule("KU-1.3")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_cannot(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 players"):
        shipped().new(setup(seats), 1)


@pytest.mark.rule("KU-1.3")
@pytest.mark.parametrize(("first", "order"), [("a", "abcd"), ("c", "cdab"), ("d", "dabc")])
def test_play_goes_clockwise_from_the_last_seat_to_the_first(first: str, order: str) -> None:
    t = table("later 4", first=first)
    asked = ""
    for _ in range(4):
        asked += t.asked
        t.play("lay:1")
    assert asked == order


@pytest.mark.rule("KU-1.4")
def test_the_last_character_is_taken_without_a_question() -> None:
    game = shipped()
    s = game.new(setup(6, {"characters": "choose", "first-player": "1"}), 1)
    for seat in range(5):
        assert (s.pending, len(s.options)) == (seat, 6 - seat)
        game.apply(s, s.options[0])
    assert sorted(s.character) == [0, 1, 2, 3, 4, 5]
    assert s.rule != "KU-2.1"


@pytest.mark.rule("KU-1.4", "KU-14.13")
def test_an_only_unicorn_goes_to_the_zombicorn_without_a_question() -> None:
    t = table("later 3", row="P5 B5 G5 Y5", traps={1: "b:zombicorn"}, stables={"a": "G4"})
    t.hunt(a="4", b="pass", c="pass")
    assert t.told("zombicorn-eats", "unicorn") == ["G4"]
    assert t.a.stable == ["P5"]
