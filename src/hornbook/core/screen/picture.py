"""A table drawn as plain data: a game says what stands where, whoever shows it chooses ink and paper.

A game that can be drawn has a `drawing` (`hornbook.core.abilities.Drawing`). It draws from a view alone, so nothing
hidden can be in it. Styles are `dim`, `bold`, `me`, `warn`, or a word of the game's own, such as a colour; a game says
in `Game.styles` what its own words look like in a terminal. A style never stands alone: the text says it too.
"""

from __future__ import annotations

from typing import NamedTuple

from hornbook.core.events import Message


class Cell(NamedTuple):
    """One piece of text in a style. With an `id`, choices that touch it can be made there."""

    text: str | Message
    style: str = ""
    id: str = ""


class Section(NamedTuple):
    """A titled table; `header` has one message a column, or none at all. A `key` explains the others."""

    title: Message
    header: tuple[Message, ...]
    rows: list[list[Cell]]
    key: bool = False
