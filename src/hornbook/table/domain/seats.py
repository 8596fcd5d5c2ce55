"""What can be done with the seats of a table, and at them beside playing."""

from __future__ import annotations

import time

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.names import tidy_name
from hornbook.table.domain.rewind import settle_wishes
from hornbook.table.domain.rows import DEVICE, LOBBY, OPEN, PLAYER
from hornbook.table.domain.table import Table
from hornbook.table.wire.messages import MOST_CHAT, Said


def claim(table: Table, seat: int, key_hash: str, holder_hash: str, name: str = "") -> None:
    """Somebody sits down with the key of a seat, and may say a name. The first to come has it."""
    chair = table.chair(seat)
    if chair.kind not in (OPEN, PLAYER) or not chair.key_hash:
        raise Refused("no-seat")
    if chair.key_hash != key_hash:
        raise Refused("wrong-key")
    if chair.holder_hash and not table.holds(seat, holder_hash):
        raise Refused("taken")
    wanted = _free_name(table, seat, name) or chair.name
    table.set_seat(seat, holder_hash=chair.holder_hash or holder_hash, kind=PLAYER, away=False, name=wanted)


def leave(table: Table, seat: int, key_hash: str) -> None:
    """Before the game: a player gets up, and the seat can be taken with a new key."""
    if table.row.state != LOBBY:
        raise Refused("running", "refused-started")
    if table.chair(seat).kind != PLAYER:
        raise Refused("no-seat")
    table.set_seat(seat, key_hash=key_hash, holder_hash="", kind=OPEN, name="")
    _forget_devices(table, seat)


def reissue(table: Table, seat: int, key_hash: str) -> None:
    """A new key for a seat; whoever held it, on whatever device, holds it no longer."""
    chair = table.chair(seat)
    if chair.kind not in (OPEN, PLAYER):
        raise Refused("no-seat")
    table.set_seat(seat, key_hash=key_hash, holder_hash="")
    table.orders.drop(seat)
    _forget_devices(table, seat)


def _forget_devices(table: Table, seat: int) -> None:
    if table.devices_of(seat):
        table.set_devices([device for device in table.devices if device.seat != seat])


def set_away(table: Table, seat: int, away: bool) -> None:
    """A bot plays for a seat, or no longer."""
    table.playing()
    if table.chair(seat).kind not in (PLAYER, DEVICE):
        raise Refused("no-seat")
    table.set_seat(seat, away=away)
    table.orders.drop(seat)
    settle_wishes(table)


def rename(table: Table, seat: int, name: str) -> None:
    """What a player wants to be called."""
    table.set_seat(seat, name=_free_name(table, seat, name))


def _free_name(table: Table, seat: int, name: str) -> str:
    """A name that nobody else at the table has, or Refused."""
    wanted = tidy_name(name)
    if wanted and any(chair.name == wanted for chair in table.seats if chair.seat != seat):
        raise Refused("taken", "refused-name-taken", name=wanted)
    return wanted


def say(table: Table, seat: int | None, text: str) -> None:
    """A line of chat."""
    line = "".join(char for char in text if char.isprintable()).strip()
    if not line:
        raise Refused("malformed", "refused-empty")
    if len(line) > MOST_CHAT:
        raise Refused("too-long", most=MOST_CHAT)
    name = "" if seat is None else table.seats[seat].name
    table.notes.said = Said(table.row.seq + 1, seat, name, line, round(time.time(), 3))
