"""How a table comes about: ordered anew, played again, or forked from a finished game."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.play.records import dump_line
from hornbook.core.setup import Setup
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.names import STAND_IN, bot_name, tidy_name
from hornbook.table.domain.policy import read_policy
from hornbook.table.domain.rows import BOT, DEVICE, LOBBY, NOBODY, OPEN, PLAYER, RUNNING, Kept, SeatRow, TableRow
from hornbook.table.domain.table import Table, line_of
from hornbook.table.identity.keys import hashed, new_key, new_seed, new_table_id
from hornbook.table.live.bot_pool import SEATED


class SeatOrder(Struct):
    """Who is to sit in a seat: open, player, device or bot; for a bot its level."""

    kind: str
    level: str = ""
    name: str = ""


class NewTable(Struct):
    """What somebody wants to play, with whom."""

    game: str
    seats: list[SeatOrder]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    policy: dict[str, Any] = field(default_factory=dict)


class Created(Struct):
    """A new table, and the keys of the seats that are still to be taken."""

    table: str
    keys: dict[int, str]


def new_row(game: Game[Any], order: NewTable, host_hash: str) -> TableRow:
    """A table in its lobby, or Refused."""
    try:
        setup = game.settle(Setup(len(order.seats), order.options))
    except BadSetup as problem:
        raise Refused("malformed", "refused-setup", why=str(problem)) from None
    seed = new_seed() if order.seed is None else order.seed
    if not 0 <= seed < 1 << 63:
        raise Refused("malformed", "refused-seed")
    now = round(time.time(), 3)
    return TableRow(
        new_table_id(),
        game.id,
        setup.to_json(),
        read_policy(order.policy),
        seed,
        new_key(),
        game.rules_version,
        game.content_hash,
        now,
        now,
        LOBBY,
        0,
        NOBODY,
        host_hash,
        "",
        "",
    )


def seats_ordered(orders: list[SeatOrder], host_hash: str, keys: dict[int, str]) -> list[SeatRow]:
    """The chairs as ordered; keys are made for those that somebody else will take."""
    hosted = next((number for number, order in enumerate(orders) if order.kind == PLAYER), None)
    taken = {tidy_name(order.name) for order in orders}
    rows = []
    for number, order in enumerate(orders):
        if order.kind not in (OPEN, PLAYER, DEVICE, BOT):
            raise Refused("malformed", "refused-kind", kind=order.kind)
        level = (order.level or STAND_IN) if order.kind == BOT else ""
        if level and level not in SEATED:
            raise Refused("malformed", "refused-level", level=level, levels=", ".join(SEATED))
        row = SeatRow(number, order.kind, level, tidy_name(order.name) or (bot_name(number, taken) if level else ""))
        if number == hosted or order.kind == DEVICE:
            row.holder_hash = host_hash
        elif order.kind != BOT:
            keys[number] = new_key()
            row.key_hash = hashed(keys[number])
        rows.append(row)
    return rows


def again(row: TableRow) -> TableRow:
    """A table like another one, before its start, with a seed of its own."""
    now = round(time.time(), 3)
    fresh = replace(row, id=new_table_id(), seed=new_seed(), salt=new_key(), created=now, changed=now)
    return replace(fresh, state=LOBBY, seq=0, asked=NOBODY, origin=row.id, next_table="")


def seated_again(chairs: list[SeatRow], keys: dict[int, str]) -> list[SeatRow]:
    """The same people in the same seats; keys are made for seats that nobody has taken yet."""
    rows = [replace(chair, away=False) for chair in chairs]
    for row in rows:
        if row.kind in (OPEN, PLAYER) and not row.holder_hash:
            keys[row.seat] = new_key()
            row.key_hash = hashed(keys[row.seat])
    return rows


def forked(old: Table, ply: int, seat: int, holder_hash: str) -> Kept:
    """A running table that begins with the steps of another one: a person in one seat, bots in the others."""
    steps = old.session.steps[:ply] if old.session else []
    lines = [line_of(number, dump_line(step.to_json())) for number, step in enumerate(steps, 1)]
    row = replace(again(old.row), seed=old.row.seed, state=RUNNING, seq=len(lines), host_hash=holder_hash)
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
    return Kept(row, rows, [], lines, [])
