"""Automated pieces as tables of lines, read from the top: the first line that applies says what is done, and why.

    WOLF = (
        Line("AB-4.1", "wolf-closes-in", spaces_nearer_to_a_sheep),
        Line("AB-4.2", "wolf-prowls", spaces_of_the_own_wood),
    )

A line is given the state and the piece, and finds what there is to do, or nothing. What a piece would do now is
asked of the same lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

F = TypeVar("F")


class Line(NamedTuple, Generic[F]):
    """One line: its rule, the message that says that it has fired, and what finds out what to do.

    Where it finds None, the line does not apply.
    """

    rule: str
    message: str
    find: Callable[[Any, Any], F | None]


class Fired(NamedTuple, Generic[F]):
    """The line that applies, and what it has found."""

    line: Line[F]
    found: F


def first_to_fire(lines: Sequence[Line[F]], s: Any, piece: Any) -> Fired[F] | None:
    """The first line that finds something to do for a piece; None if none does."""
    for line in lines:
        found = line.find(s, piece)
        if found is not None:
            return Fired(line, found)
    return None
