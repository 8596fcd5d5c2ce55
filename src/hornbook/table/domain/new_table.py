"""New tables: as somebody asked for them, as a rematch, or forked from a finished game."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from hornbook.bots.spec import bot_names
from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.play.records import Record
from hornbook.core.setup import Setup
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.policy import read_policy
from hornbook.table.domain.rows import (
    BOT,
    DEVICE,
    IN_LOBBY,
    IN_PLAY,
    NOBODY,
    OPEN,
    PLAYER,
    SeatRow,
    StoredTable,
    TableRow,
)
from hornbook.table.domain.seats import bot_name, tidy_name
from hornbook.table.domain.stand_in import STAND_IN
from hornbook.table.domain.table import Table, line_of
from hornbook.table.domain.told import dump_event
from hornbook.table.identity.keys import hashed, new_key, new_seed, new_table_id

MOST_LEVEL = 16
"""The longest name of a bot that the database has room for."""


class NewSeat(Struct):
    """Who is to sit in a seat: open, player, device or bot; for a bot its level, or the name of an installed bot."""

    kind: str
    level: str = ""
    name: str = ""


class NewTable(Struct):
    """What somebody wants to play, with whom."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    policy: dict[str, Any] = field(default_factory=dict)


class Created(Struct):
    """A new table, and the keys of the seats that are still to be taken."""

    table: str
    keys: dict[int, str]


def new_row(game: Game[Any], wanted: NewTable, host_hash: str) -> TableRow:
    """A table in its lobby, or Refused."""
    try:
        setup = game.settle(Setup(len(wanted.seats), wanted.options))
    except BadSetup as problem:
        raise Refused("malformed", "refused-setup", why=str(problem)) from None
    seed = new_seed() if wanted.seed is None else wanted.seed
    if not 0 <= seed < 1 << 63:
        raise Refused("malformed", "refused-seed")
    now = round(time.time(), 3)
    return TableRow(
        new_table_id(),
        game.id,
        setup.to_json(),
        read_policy(wanted.policy),
        seed,
        new_key(),
        game.rules_version,
        game.content_hash,
        now,
        now,
        IN_LOBBY,
        0,
        0,
        NOBODY,
        host_hash,
        "",
        "",
    )


def new_seats(game: Game[Any], wanted: list[NewSeat], host_hash: str, keys: dict[int, str]) -> list[SeatRow]:
    """The seats of a new table, or Refused; keys are made for those that somebody else will take."""
    hosted = next((number for number, seat in enumerate(wanted) if seat.kind == PLAYER), None)
    taken = {tidy_name(seat.name) for seat in wanted}
    rows = []
    for number, seat in enumerate(wanted):
        if seat.kind not in (OPEN, PLAYER, DEVICE, BOT):
            raise Refused("malformed", "refused-kind", kind=seat.kind)
        level = _level(game, seat.level or STAND_IN) if seat.kind == BOT else ""
        row = SeatRow(number, seat.kind, level, tidy_name(seat.name) or (bot_name(number, taken) if level else ""))
        if number == hosted or seat.kind == DEVICE:
            row.holder_hash = host_hash
        elif seat.kind != BOT:
            keys[number] = new_key()
            row.key_hash = hashed(keys[number])
        rows.append(row)
    return rows


def bot_levels(game: Game[Any]) -> tuple[str, ...]:
    """What a bot in a seat can be: a level or an installed bot. Files and settings are for the command line only."""
    return tuple(name for name in bot_names(game) if len(name) <= MOST_LEVEL)


def _level(game: Game[Any], level: str) -> str:
    known = bot_levels(game)
    if level not in known:
        raise Refused("malformed", "refused-level", level=level, levels=", ".join(known))
    return level


def rematch_row(row: TableRow) -> TableRow:
    """A table like another one, before its start, with a seed of its own; its start says under which rules."""
    now = round(time.time(), 3)
    fresh = replace(row, id=new_table_id(), seed=new_seed(), salt=new_key(), created=now, changed=now)
    return replace(fresh, state=IN_LOBBY, seq=0, shown=0, asked=NOBODY, origin=row.id, next_table="")


def rematch_seats(chairs: list[SeatRow], keys: dict[int, str]) -> list[SeatRow]:
    """The same people in the same seats; keys are made for seats that nobody has taken yet."""
    rows = [replace(chair, away=False) for chair in chairs]
    for row in rows:
        if row.kind in (OPEN, PLAYER) and not row.holder_hash:
            keys[row.seat] = new_key()
            row.key_hash = hashed(keys[row.seat])
    return rows


def fork(old: Table, ply: int, seat: int, holder_hash: str) -> StoredTable:
    """A table in play that begins with the steps of another one: a person in one seat, bots in the others."""
    record = Record({}, [])
    if old.record:
        changes = tuple(change for change in old.record.changes if change.ply <= ply)
        record = old.record._replace(steps=old.record.steps[:ply], end=None, changes=changes)
    lines = [line_of(number, text) for number, text in enumerate(record.lines()[1:], 1)]
    if lines:
        lines[-1].told = {"first": 0, "events": [dump_event(at, event) for at, event in old.events if at <= ply]}
    row = replace(rematch_row(old.row), seed=old.row.seed, state=IN_PLAY, seq=len(lines), host_hash=holder_hash)
    row.origin = f"{old.row.id}@{ply}"
    taken = set(old.names())
    rows = []
    for chair in old.seats:
        if chair.seat == seat:
            name = "" if chair.kind == BOT else chair.name
            rows.append(SeatRow(seat, PLAYER, name=name, holder_hash=holder_hash))
        elif chair.kind == BOT:
            rows.append(replace(chair))
        else:
            rows.append(SeatRow(chair.seat, BOT, STAND_IN, bot_name(chair.seat, taken)))
            taken.add(rows[-1].name)
    return StoredTable(row, rows, [], lines, [])
