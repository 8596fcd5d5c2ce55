"""Chat: what people say, and remarks of the table itself, which each reader gets in their own language."""

from __future__ import annotations

import time

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import Said
from hornbook.table.domain.table import Table

MOST_CHAT = 500
"""The longest line of chat, in characters."""
REMARK = "\x1d"
"""Stands before the message id of a remark; people cannot send it, because it is not printable."""


def say(table: Table, seat: int | None, text: str) -> None:
    """A line of chat from a seat, or from a spectator (None)."""
    line = "".join(char for char in text if char.isprintable()).strip()
    if not line:
        raise Refused("malformed", "refused-empty")
    if len(line) > MOST_CHAT:
        raise Refused("too-long", most=MOST_CHAT)
    _add(table, seat, line)


def remark(table: Table, seat: int, message_id: str) -> None:
    """A remark of the table about a seat, stored as the id of one of its messages."""
    _add(table, seat, f"{REMARK}{message_id}")


def remark_in(line: Said) -> str:
    """The message id, if a line is a remark of the table; empty if somebody said it."""
    return line.text.removeprefix(REMARK) if line.text.startswith(REMARK) else ""


def _add(table: Table, seat: int | None, text: str) -> None:
    name = "" if seat is None else table.seats[seat].name
    table.notes.said = Said(table.row.shown + 1, seat, name, text, round(time.time(), 3))
