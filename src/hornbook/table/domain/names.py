"""What players and bots are called."""

from __future__ import annotations

from collections.abc import Container

from hornbook.table.domain.errors import Refused
from hornbook.table.wire.messages import MOST_NAME

BOT_NAMES = ("Ada", "Bruna", "Carlo", "Dora", "Elio", "Fosca", "Gino", "Irma")
STAND_IN = "medium"
"""The bot that plays for somebody who is away, and where nobody came."""


def tidy_name(name: str) -> str:
    """A name as it can be shown, or Refused."""
    tidy = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if len(tidy) > MOST_NAME:
        raise Refused("too-long", most=MOST_NAME)
    return tidy


def bot_name(seat: int, taken: Container[str]) -> str:
    """A name for the bot in a seat that nobody else at the table has."""
    names = [*BOT_NAMES[seat:], *BOT_NAMES[:seat]]
    return next((name for name in names if name not in taken), f"Bot {seat + 1}")
