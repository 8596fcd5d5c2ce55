"""Seats: who takes, leaves and keeps them, and what players and bots are called."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import IN_LOBBY, OPEN, PLAYER

if TYPE_CHECKING:
    from hornbook.table.domain.table import Table

MOST_NAME = 24
"""The longest name of a player, in characters."""
BOT_NAMES = ("Ada", "Bruna", "Carlo", "Dora", "Elio", "Fosca", "Gino", "Irma")


def claim(table: Table, seat: int, key_hash: str, holder_hash: str, name: str = "") -> None:
    """Take a seat with its key, perhaps under a name. The first to come has it."""
    chair = table.seat_row(seat)
    if chair.kind not in (OPEN, PLAYER) or not chair.key_hash:
        raise Refused("no-seat")
    if chair.key_hash != key_hash:
        raise Refused("wrong-key")
    if chair.holder_hash and not table.holds(seat, holder_hash):
        raise Refused("taken")
    wanted = _free_name(table, seat, name) or chair.name
    table.set_seat(seat, holder_hash=chair.holder_hash or holder_hash, kind=PLAYER, away=False, name=wanted)


def leave(table: Table, seat: int, key_hash: str) -> None:
    """Give a seat up before the game; it can be taken with a new key."""
    if table.row.state != IN_LOBBY:
        raise Refused("running", "refused-started")
    if table.seat_row(seat).kind != PLAYER:
        raise Refused("no-seat")
    table.set_seat(seat, key_hash=key_hash, holder_hash="", kind=OPEN, name="")
    _forget_devices(table, seat)


def reissue(table: Table, seat: int, key_hash: str) -> None:
    """A new key for a seat; whoever held it, on whatever device, holds it no longer."""
    chair = table.seat_row(seat)
    if chair.kind not in (OPEN, PLAYER):
        raise Refused("no-seat")
    table.set_seat(seat, key_hash=key_hash, holder_hash="")
    table.orders.drop(seat)
    _forget_devices(table, seat)


def rename(table: Table, seat: int, name: str) -> None:
    """Change what a player is called."""
    table.set_seat(seat, name=_free_name(table, seat, name))


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


def _free_name(table: Table, seat: int, name: str) -> str:
    """A name that nobody else at the table has, or Refused."""
    wanted = tidy_name(name)
    if wanted and any(chair.name == wanted for chair in table.seats if chair.seat != seat):
        raise Refused("taken", "refused-name-taken", name=wanted)
    return wanted


def _forget_devices(table: Table, seat: int) -> None:
    if table.devices_of(seat):
        table.set_devices([device for device in table.devices if device.seat != seat])
