"""Setting up: what is filled in, and how a mistake is answered."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.core.errors import BadSetup
from hornbook.core.setup import Option, Setup, read_options, setup
from tests.toys.highcard import game

WIND = Option("wind", True)
SIZE = Option("size", 7, low=1, high=20)
LENGTH = Option("length", "short", ("short", "long"))
PACKS = Option("packs", ("base",), ("base", "dwarves", "elves"))
TITLE = Option("title", "a game")
SCHEMA = (WIND, LENGTH, TITLE)
OF_EACH_TYPE = (WIND, SIZE, LENGTH, PACKS, TITLE)


def per_seat(option: Option) -> Option:
    """The same for each seat."""
    return option._replace(per_seat=True)


def refusal(option: Option, value: object, seats: int = 3) -> str:
    """What is said of a value that will not do."""
    with pytest.raises(BadSetup) as caught:
        option.read(value, seats)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_what_is_not_said_is_filled_in() -> None:
    assert read_options(SCHEMA, {}, 2) == {"wind": True, "length": "short", "title": "a game"}
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
    assert WIND.read(word, 2) is value


def test_options_have_types() -> None:
    assert [option.type for option in OF_EACH_TYPE] == ["flag", "number", "choice", "set", "text"]
    assert [per_seat(option).type for option in OF_EACH_TYPE] == ["flag", "number", "choice", "set", "text"]
    assert TITLE.read(7, 2) == "7"


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (SIZE, 12, 12),
        (SIZE, "12", 12),
        (SIZE, 1, 1),
        (SIZE, "20", 20),
        (LENGTH, "long", "long"),
        (PACKS, ("base",), ["base"]),
        (PACKS, ["elves", "base"], ["base", "elves"]),
        (PACKS, "elves+dwarves", ["dwarves", "elves"]),
        (PACKS, "elves+elves", ["elves"]),
        (PACKS, "elves", ["elves"]),
        (PACKS, "", []),
        (PACKS, (), []),
        (TITLE, "", ""),
    ],
)
def test_good_values_are_read_from_text_and_from_json(option: Option, given: object, value: object) -> None:
    read = option.read(given, 3)
    assert read == value
    assert type(read) is type(value)
    assert option.read(read, 3) == read


@pytest.mark.parametrize(
    ("option", "given", "says"),
    [
        (WIND, "maybe", "option wind=maybe: it is a switch, on or off"),
        (WIND, 2, "option wind=2: it is a switch, on or off"),
        (SIZE, 0, "option size=0: give a whole number from 1 to 20"),
        (SIZE, "21", "option size=21: give a whole number from 1 to 20"),
        (SIZE, "a lot", "option size=a lot: give a whole number from 1 to 20"),
        (SIZE, "1.5", "option size=1.5: give a whole number from 1 to 20"),
        (SIZE, 7.5, "option size=7.5: give a whole number from 1 to 20"),
        (SIZE, True, "option size=True: give a whole number from 1 to 20"),
        (SIZE, None, "option size=None: give a whole number from 1 to 20"),
        (LENGTH, "huge", "option length=huge: choose one of short, long"),
        (PACKS, "orcs", "option packs=orcs: choose any of base, dwarves, elves, with + between them"),
        (PACKS, "base,elves", "option packs=base,elves: choose any of base, dwarves, elves, with + between them"),
        (
            PACKS,
            ["base", "orcs"],
            "option packs=['base', 'orcs']: choose any of base, dwarves, elves, with + between them",
        ),
        (PACKS, 3, "option packs=3: choose any of base, dwarves, elves, with + between them"),
    ],
)
def test_bad_values_are_refused_with_what_would_be_right(option: Option, given: object, says: str) -> None:
    assert refusal(option, given) == says


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (WIND, "off", [False, False, False]),
        (WIND, "on,off,yes", [True, False, True]),
        (WIND, [True, False, "off"], [True, False, False]),
        (SIZE, 7, [7, 7, 7]),
        (SIZE, "3", [3, 3, 3]),
        (SIZE, "1,2,20", [1, 2, 20]),
        (SIZE, (4, "5", 6), [4, 5, 6]),
        (LENGTH, "long", ["long", "long", "long"]),
        (LENGTH, "short,long,short", ["short", "long", "short"]),
        (PACKS, ("base",), [["base"], ["base"], ["base"]]),
        (PACKS, "base,elves+base,", [["base"], ["base", "elves"], []]),
        (PACKS, [["elves"], [], "base"], [["elves"], [], ["base"]]),
        (TITLE, "a,b,c", ["a", "b", "c"]),
    ],
)
def test_one_value_for_each_seat_or_one_for_all(option: Option, given: object, value: object) -> None:
    read = per_seat(option).read(given, 3)
    assert read == value
    assert per_seat(option).read(read, 3) == read


def test_seats_do_not_share_the_value_that_was_given_for_all() -> None:
    read: Any = per_seat(PACKS).read("base+elves", 2)
    read[0].append("orcs")
    assert read[1] == ["base", "elves"]


@pytest.mark.parametrize(
    ("option", "given", "says"),
    [
        (SIZE, "1,2", "option size=1,2: give one value for each of 3 seats, with commas between"),
        (SIZE, [1, 2, 3, 4], "option size=[1, 2, 3, 4]: give one value for each of 3 seats, with commas between"),
        (SIZE, [], "option size=[]: give one value for each of 3 seats, with commas between"),
        (SIZE, "1,99,3", "option size of seat 2=99: give a whole number from 1 to 20"),
        (SIZE, "99", "option size=99: give a whole number from 1 to 20"),
        (WIND, "on,off,maybe", "option wind of seat 3=maybe: it is a switch, on or off"),
        (LENGTH, ["huge", "long", "long"], "option length of seat 1=huge: choose one of short, long"),
        (
            PACKS,
            "base,orcs,elves",
            "option packs of seat 2=orcs: choose any of base, dwarves, elves, with + between them",
        ),
    ],
)
def test_a_bad_value_of_one_seat_names_the_seat(option: Option, given: object, says: str) -> None:
    assert refusal(per_seat(option), given) == says


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
        read_options(SCHEMA, given, 2)
    assert str(caught.value) == says


def test_where_there_are_no_options_the_answer_says_so() -> None:
    with pytest.raises(BadSetup, match=r"^unknown option wind; there are none$"):
        read_options((), {"wind": "on"}, 2)


def test_the_defaults_of_every_type_are_good_values() -> None:
    for schema in (OF_EACH_TYPE, tuple(map(per_seat, OF_EACH_TYPE))):
        read = read_options(schema, {}, 3)
        assert read_options(schema, read, 3) == read
    assert read["packs"] == [["base"], ["base"], ["base"]]
    assert read["size"] == [7, 7, 7]


@pytest.mark.parametrize("seats", [-1, 1, 5])
def test_wrong_seats_are_answered_with_the_range(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"highcard seats 2 to 4 players, not {seats}"):
        game.new(setup(seats), 1)
