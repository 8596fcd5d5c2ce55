"""States as JSON, by the types of their fields."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hornbook.core.deck import Deck, shuffled
from hornbook.core.play.codec import dump, dump_frame, load_frame, loader
from tests.toys import highcard

numbers = st.integers(-5, 1 << 40)
decks = st.builds(lambda cards, top: shuffled(cards).with_top(top, 3), st.lists(st.integers(0, 9), max_size=5), numbers)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "int": numbers,
    "bool": st.booleans(),
    "str": st.text(max_size=5),
    "int | None": st.none() | numbers,
    "list[int]": st.lists(numbers, max_size=4),
    "list[str]": st.lists(st.text(max_size=3), max_size=4),
    "list[list[int]]": st.lists(st.lists(numbers, max_size=3), max_size=3),
    "tuple[int, ...]": st.lists(numbers, max_size=4).map(tuple),
    "tuple[int, int]": st.tuples(numbers, numbers),
    "tuple[int, str]": st.tuples(numbers, st.text(max_size=3)),
    "tuple[tuple[int, ...], ...]": st.lists(st.lists(numbers, max_size=3).map(tuple), max_size=3).map(tuple),
    "tuple[list[int], ...]": st.lists(st.lists(numbers, max_size=3), max_size=3).map(tuple),
    "list[tuple[int, int]]": st.lists(st.tuples(numbers, numbers), max_size=3),
    "tuple[int, tuple[int, ...]]": st.tuples(numbers, st.lists(numbers, max_size=3).map(tuple)),
    "Deck": decks,
    "list[Deck]": st.lists(decks, max_size=3),
    "tuple[Deck, ...]": st.lists(decks, max_size=3).map(tuple),
    "tuple[int, Deck]": st.tuples(numbers, decks),
}


def shape(value: Any) -> Any:
    """A value with the types of all that is in it."""
    if isinstance(value, list | tuple):
        return type(value), [shape(item) for item in value]
    return type(value), value


@pytest.mark.parametrize("kind", VALUES)
@given(data=st.data())
def test_a_value_is_the_same_after_json_with_the_same_types(kind: str, data: st.DataObject) -> None:
    value = data.draw(VALUES[kind])
    again = loader(kind)(json.loads(json.dumps(dump(value))))
    assert shape(again) == shape(value)


@pytest.mark.parametrize("kind", [kind for kind in VALUES if kind.startswith("list[")])
@given(data=st.data())
def test_neither_dump_nor_load_shares_a_list(kind: str, data: st.DataObject) -> None:
    value = data.draw(VALUES[kind])
    doc = dump(value)
    again = loader(kind)(doc)
    assert doc is not value
    assert again is not doc
    for place, item in enumerate(value):
        if isinstance(item, list):
            assert doc[place] is not item
            assert again[place] is not doc[place]


def test_a_tuple_of_two_needs_two() -> None:
    with pytest.raises(ValueError, match="zip"):
        loader("tuple[int, str]")([1, "a", 2])


def test_a_deck_says_what_it_is() -> None:
    assert dump(shuffled([2, 1])) == {"deck": [[1, 2], [], [], [], []]}
    assert loader("Deck")({"deck": [[1], [5], [3], [], []]}) == Deck((1,), (5,), (3,))


def test_a_frame_is_its_name_and_its_fields_in_order() -> None:
    saved = dump_frame(highcard.Deal(1, 2, 3))
    assert saved == ["deal", 1, 2, 3]
    again = load_frame(saved, highcard.game.frames)
    assert isinstance(again, highcard.Deal)
    assert dump_frame(again) == saved
    assert dump_frame(highcard.Bid(1, 5)) == ["bid", 1, 5]


@pytest.mark.parametrize("saved", [["deal", 1, 2], ["deal", 1, 2, 3, 4]])
def test_a_frame_with_other_fields_is_refused(saved: list[Any]) -> None:
    with pytest.raises(ValueError, match="zip"):
        load_frame(saved, highcard.game.frames)


def test_a_frame_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(KeyError, match="ludo"):
        load_frame(["ludo"], highcard.game.frames)
