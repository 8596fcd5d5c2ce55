"""A table drawn as plain data: a game says what stands where, whoever shows it chooses ink and paper.

A game that can be drawn has `picture(view) -> list[Section]`. It draws from a view alone, so nothing hidden can
be in it. Style names: a colour of the game (`pink`, `blue`, `green`, `yellow`, `legendary`), or `dim`, `bold`,
`me`, `warn`. A colour never stands alone: the text says it too.
"""

from __future__ import annotations

from typing import NamedTuple

from hornbook.core.events import Message


class Cell(NamedTuple):
    """One piece of text in a style."""

    text: str | Message
    style: str = ""


class Section(NamedTuple):
    """A titled table; `header` has one message a column, or none at all. A `key` explains the others."""

    title: Message
    header: tuple[Message, ...]
    rows: list[list[Cell]]
    key: bool = False
