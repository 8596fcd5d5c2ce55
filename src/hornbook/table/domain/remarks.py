"""What the chat says by itself: kept as the name of a message, told in each reader's language."""

from __future__ import annotations

import time

from msgspec.structs import replace

from hornbook.table.domain.table import Table
from hornbook.table.wire.messages import Said
from hornbook.table.wire.phrases import phrase

BY_ITSELF = "\x1d"
"""Stands before the name of a message; nobody can say it, because only what can be printed is said."""


def remark(table: Table, seat: int, message: str) -> None:
    """Note something about a seat in the chat."""
    name, at = table.seats[seat].name, round(time.time(), 3)
    table.notes.said = Said(table.row.seq + 1, seat, name, f"{BY_ITSELF}{message}", at)


def in_words(lines: list[Said], language: str) -> list[Said]:
    """The chat as one reader gets it."""
    return [
        replace(line, text=phrase(language, line.text[1:])) if line.text.startswith(BY_ITSELF) else line
        for line in lines
    ]
