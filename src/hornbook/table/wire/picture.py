"""A game's picture in a reader's words, for pages that do not know the game."""

from __future__ import annotations

from typing import Any

from hornbook.core.events import Message
from hornbook.core.game import Game
from hornbook.core.screen.picture import Cell, Section
from hornbook.table.wire.messages import PictureCell, PictureSection
from hornbook.words import Words


def picture(game: Game[Any], view: dict[str, Any], words: Words) -> list[PictureSection]:
    """What the game draws of a view; nothing, if it has no drawing."""
    return [_section(section, words) for section in game.drawing.picture(view)] if game.drawing else []


def would_do(game: Game[Any], view: dict[str, Any], words: Words) -> list[str]:
    """What the game's automated pieces would do now, as sentences."""
    return [words.say(message) for message in game.automata.would_do(view)] if game.automata else []


def _section(section: Section, words: Words) -> PictureSection:
    title = words.say(section.title) if section.title.id else ""
    header = [words.say(heading) for heading in section.header]
    return PictureSection(title, header, [[_cell(cell, words) for cell in row] for row in section.rows], section.key)


def _cell(cell: Cell, words: Words) -> PictureCell:
    return PictureCell(words.say(cell.text) if isinstance(cell.text, Message) else cell.text, cell.style, cell.id)
