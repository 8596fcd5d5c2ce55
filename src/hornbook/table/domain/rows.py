"""The rows of a table as the store keeps them, and what one change of a table writes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

IN_LOBBY, IN_PLAY, FINISHED = "lobby", "running", "over"
"""States of a table (a game's own state has `RUNNING` and `OVER` in `hornbook.core.state`)."""
OPEN, PLAYER, DEVICE, BOT = "open", "player", "device", "bot"
"""Kinds of seats; those of one device are passed around among several people."""
NOBODY = -1
"""Instead of a seat: a spectator's message, a step of chance, or nobody being asked."""


class TableRow(Struct):
    """A table as a whole. `seq` counts its changes, halves of choices among them; `shown` counts those without halves.

    Readers are told `shown`, never `seq`; `changed` is when `shown` last moved.
    """

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
    shown: int
    asked: int
    host_hash: str
    origin: str
    next_table: str


class SeatRow(Struct):
    """A seat: who plays it, and the hashes of its key and of its holder's token (empty for nobody)."""

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


class JournalRow(Struct):
    """A line of the record as the core writes it, with its seq, ply and seat (NOBODY for chance).

    `told` has the events since the last row that has any, and how many of those before still stand.
    """

    seq: int
    ply: int
    seat: int
    line: str
    told: dict[str, Any] | None = None


class Said(Struct):
    """A line of chat; seat None is a spectator."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float


class AskRow(Struct):
    """A request, and the seats that have agreed so far: to go back to a ply, or that a bot plays for an absent seat."""

    id: int
    seat: int
    ply: int
    agreed: list[int]
    absent: int = NOBODY


class OrdersRow(Struct):
    """The standing orders of a seat."""

    seat: int
    tokens: list[str]


class Snapshot(Struct):
    """The whole state at a ply."""

    ply: int
    state: dict[str, Any]


class Position(Struct):
    """The whole state after the line of that seq: what a game goes on from under other rules.

    It is the last line, but for halves of a choice that is not complete yet.
    """

    seq: int
    state: dict[str, Any]


class StoredTable(Struct):
    """A table as the store has it; lines and chat from some seq on."""

    row: TableRow
    seats: list[SeatRow]
    asks: list[AskRow]
    lines: list[JournalRow]
    chat: list[Said]
    orders: list[OrdersRow] = field(default_factory=list)
    devices: list[DeviceRow] = field(default_factory=list)
    position: Position | None = None
    snapshot: Snapshot | None = None  # the last one, where there is no position


class Change(Struct):
    """Everything that one action changes, written in one transaction. What others must not notice keeps `shown`."""

    row: TableRow  # as it is to be, its seq included
    base: int  # the seq that the action was made on
    lines: list[JournalRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    asks: list[AskRow] | None = None  # all that stand, if they have changed
    devices: list[DeviceRow] | None = None  # all that there are, if they have changed
    shortened: int | None = None  # the ply to which the record went back
    snapshot: Snapshot | None = None
    position: Position | None = None
    said: Said | None = None
    who: int = NOBODY
    cid: str = ""
    relied: list[OrdersRow] = field(default_factory=list)  # the orders that it was done upon
    orders: list[OrdersRow] = field(default_factory=list)  # what has become of them
