"""A game's picture as titles, headings and cells for the text page."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct

from hornbook.core.game import Game
from hornbook.table.wire.messages import PictureCell, PictureSection
from hornbook.table.wire.picture import picture
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
    sections = picture(game, view, words)
    if not sections:
        rows = [[_plain(key), _plain(json.dumps(value, ensure_ascii=False))] for key, value in view.items()]
        sections = [PictureSection("", [], rows, False)]
    return [_section(section) for section in sections]


def _section(section: PictureSection) -> Drawn:
    rows = [[_piece(cell) for cell in row] for row in section.rows]
    if not section.header and len(rows) == 1:
        return Drawn(section.title, [], True, rows)
    columns = len(section.header) or 2
    # Cells beyond the last heading stand one after the other in the last column.
    cells = [[[cell] for cell in row[: columns - 1]] + [row[columns - 1 :]] for row in rows]
    return Drawn(section.title, section.header, False, cells)


def _piece(cell: PictureCell) -> Piece:
    return Piece(cell.text.strip(), " ".join(f"ink-{style}" for style in cell.style.split()))


def _plain(text: str) -> PictureCell:
    return PictureCell(text, "", "")
