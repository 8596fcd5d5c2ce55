"""A game's picture as titles, headings and cells for the text page."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct

from hornbook.core.events import Message
from hornbook.core.game import Game
from hornbook.core.picture import Cell, Section
from hornbook.words import Words


class Piece(Struct):
    """A cell's text, and the class that inks it."""

    text: str
    ink: str


class Drawn(Struct):
    """A section as the template wants it: a line of pieces, or rows of cells with one or more pieces."""

    title: str
    header: list[str]
    line: bool
    rows: list[Any]


def drawn(game: Game[Any], view: dict[str, Any], words: Words) -> list[Drawn]:
    """The game's own picture of a view; a game that draws none shows the view as it is."""
    sections = game.picture(view)
    if not sections:
        rows = [[Cell(key), Cell(json.dumps(value, ensure_ascii=False))] for key, value in view.items()]
        sections = [Section(Message("", {}), (), rows)]
    return [_section(section, words) for section in sections]


def _section(section: Section, words: Words) -> Drawn:
    rows = [[_piece(cell, words) for cell in row] for row in section.rows]
    title = words.say(section.title) if section.title.id else ""
    if not section.header and len(rows) == 1:
        return Drawn(title, [], True, rows)
    header = [words.say(heading) for heading in section.header]
    columns = len(header) or 2
    # Cells beyond the last heading stand one after the other in the last column.
    return Drawn(title, header, False, [[[cell] for cell in row[: columns - 1]] + [row[columns - 1 :]] for row in rows])


def _piece(cell: Cell, words: Words) -> Piece:
    text = words.say(cell.text) if isinstance(cell.text, Message) else cell.text
    return Piece(text.strip(), " ".join(f"ink-{style}" for style in cell.style.split()))
