"""What the store keeps of a table, and what one change of it writes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from hornbook.table.wire.messages import Said

LOBBY, RUNNING, OVER = "lobby", "running", "over"
OPEN, PLAYER, DEVICE, BOT = "open", "player", "device", "bot"
NOBODY = -1
"""Instead of a seat: a spectator's message, a step of chance, or nobody being asked."""


class TableRow(Struct):
    """A table as a whole. `seq` counts every change that others may notice."""

    id: str
    game: str
    setup: dict[str, Any]
    policy: dict[str, Any]
    seed: int
    salt: str
    rules_version: str
    content: str
    created: float
    changed: float
    state: str
    seq: int
    asked: int
    host_hash: str
    origin: str
    next_table: str


class SeatRow(Struct):
    """A chair: who sits there, and the hashes of its key and of whoever holds it (empty for nobody)."""

    seat: int
    kind: str
    level: str = ""
    name: str = ""
    key_hash: str = ""
    holder_hash: str = ""
    away: bool = False


class DeviceRow(Struct):
    """One more browser in which a seat is played."""

    seat: int
    holder_hash: str
    at: float


class TransferRow(Struct):
    """A code with which somebody can take a seat to another device; it counts only while its maker holds the seat."""

    code_hash: str
    table_id: str
    seat: int
    holder_hash: str
    until: float


class Line(Struct):
    """A line of the record, as the core writes it."""

    seq: int
    ply: int
    seat: int
    line: str


class AskRow(Struct):
    """A wish to go back to a ply, and who has agreed so far."""

    id: int
    seat: int
    ply: int
    agreed: list[int]


class OrdersRow(Struct):
    """The standing orders of a seat."""

    seat: int
    tokens: list[str]


class Snapshot(Struct):
    """The whole state at a ply."""

    ply: int
    state: dict[str, Any]


class Kept(Struct):
    """A table as the store has it; lines and chat from some seq on."""

    row: TableRow
    seats: list[SeatRow]
    asks: list[AskRow]
    lines: list[Line]
    chat: list[Said]
    orders: list[OrdersRow] = field(default_factory=list)
    devices: list[DeviceRow] = field(default_factory=list)


class Change(Struct):
    """Everything that one deed changes: one transaction, or none of it. What others must not notice keeps the seq."""

    row: TableRow  # as it is to be, its seq included
    base: int  # the seq that the deed was made on
    lines: list[Line] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    asks: list[AskRow] | None = None  # all that stand, if they have changed
    devices: list[DeviceRow] | None = None  # all that there are, if they have changed
    shortened: int | None = None  # the ply to which the record went back
    snapshot: Snapshot | None = None
    said: Said | None = None
    who: int = NOBODY
    cid: str = ""
    relied: list[OrdersRow] = field(default_factory=list)  # the orders that it was done upon
    orders: list[OrdersRow] = field(default_factory=list)  # what has become of them
