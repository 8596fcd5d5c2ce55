"""Automata: the first line that applies says what is done, and why."""

from __future__ import annotations

from functools import partial
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from hornbook.core.automaton import Fired, Line, first_to_fire

PATROL = (
    Line("XX-1.1", "flees", lambda s, piece: "home" if s["enemy"] - piece < 2 else None),
    Line("XX-1.2", "hunts", lambda s, piece: "enemy" if s["enemy"] - piece < 6 else None),
    Line("XX-1.3", "rests", lambda s, piece: ""),
)


def test_the_first_line_that_applies_fires() -> None:
    fired = [first_to_fire(PATROL, {"enemy": 7}, piece) for piece in (6, 5, 1)]
    assert fired == [Fired(PATROL[0], "home"), Fired(PATROL[1], "enemy"), Fired(PATROL[2], "")]


def test_it_says_which_line_and_why() -> None:
    fired = first_to_fire(PATROL, {"enemy": 7}, 5)
    assert fired is not None
    assert (fired.line.rule, fired.line.message, fired.found) == ("XX-1.2", "hunts", "enemy")


def test_where_none_applies_nothing_is_done() -> None:
    assert first_to_fire(PATROL[:2], {"enemy": 99}, 0) is None
    assert first_to_fire((), None, None) is None


def test_lines_below_are_not_asked() -> None:
    asked: list[str] = []

    def finds(name: str, found: int | None) -> Line[int]:
        def find(s: Any, piece: Any) -> int | None:
            asked.append(name)
            return found

        return Line("XX-1.1", name, find)

    fired = first_to_fire([finds("first", None), finds("second", 3), finds("third", 4)], None, None)
    assert fired is not None
    assert (fired.line.message, asked) == ("second", ["first", "second"])


def nth(at: int, s: list[int | None], piece: None) -> int | None:
    return s[at]


@given(st.lists(st.none() | st.integers(-1, 1)))
def test_only_nothing_is_nothing(finds: list[int | None]) -> None:
    """To find 0 is to find something."""
    lines: list[Line[int]] = [Line(f"XX-1.{at}", "found", partial(nth, at)) for at in range(len(finds))]
    fired = first_to_fire(lines, finds, None)
    places = [at for at, found in enumerate(finds) if found is not None]
    assert (fired is None) == (not places)
    if fired is not None:
        assert (fired.line, fired.found) == (lines[places[0]], finds[places[0]])
