"""Setting up: what is filled in, and how a mistake is answered."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.core.errors import BadSetup
from hornbook.core.setup import Option, Setup, read_options, setup
from tests.toys.highcard import game

SCHEMA = (
    Option("wind", True),
    Option("length", "short", ("short", "long")),
    Option("title", "a game"),
)


def test_what_is_not_said_is_filled_in() -> None:
    assert read_options(SCHEMA, {}) == {"wind": True, "length": "short", "title": "a game"}
    assert game.settle(setup()) == Setup(4, {"wind": True, "length": "short"})
    assert game.settle(setup(2, {"length": "long"})).options["length"] == "long"


def test_settling_twice_changes_nothing() -> None:
    once = game.settle(setup(3, {"wind": "off"}))
    assert game.settle(once) == once
    assert Setup(**once.to_json()) == once


@pytest.mark.parametrize(
    ("word", "value"),
    [("on", True), ("YES", True), ("true", True), ("1", True), (True, True), ("off", False), ("no", False), (0, False)],
)
def test_a_switch_takes_several_words(word: object, value: bool) -> None:
    assert SCHEMA[0].read(word) is value


def test_options_have_types() -> None:
    assert [option.type for option in SCHEMA] == ["flag", "choice", "text"]
    assert SCHEMA[2].read(7) == "7"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"wind": "maybe"}, "option wind=maybe: it is a switch, on or off"),
        ({"length": "huge"}, "option length=huge: choose one of short, long"),
        ({"lenght": "long"}, "unknown option lenght; did you mean length?"),
        ({"zzz": "1"}, "unknown option zzz; there are wind, length, title"),
    ],
)
def test_a_wrong_option_is_answered_with_what_would_be_right(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(SCHEMA, given)
    assert str(caught.value) == says


def test_where_there_are_no_options_the_answer_says_so() -> None:
    with pytest.raises(BadSetup, match=r"^unknown option wind; there are none$"):
        read_options((), {"wind": "on"})


@pytest.mark.parametrize("seats", [-1, 1, 5])
def test_wrong_seats_are_answered_with_the_range(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"highcard seats 2 to 4 players, not {seats}"):
        game.new(setup(seats), 1)
