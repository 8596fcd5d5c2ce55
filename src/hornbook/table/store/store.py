"""The store: tables with their records, chat and seats, in SQLite or PostgreSQL.

Every method is synchronous and is called in threads. A change is one transaction.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, and_, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError

from hornbook.core.errors import HornbookError
from hornbook.table.domain.errors import Conflict, Repeated
from hornbook.table.domain.rows import (
    FINISHED,
    AskRow,
    Change,
    DeviceRow,
    JournalRow,
    OrdersRow,
    Position,
    Said,
    SeatRow,
    Snapshot,
    StoredTable,
    TableRow,
    TransferRow,
)
from hornbook.table.meters import COMMIT, Count, Durations
from hornbook.table.store import schema

CHANNEL = "hornbook"
ORDERS = "orders"
"""Instead of a seq in notifications: standing orders have changed, which have none."""
CHAT_KEPT = 200
"""How many lines of chat a new viewer is sent."""
MIGRATING = 7_235_001
"""The lock that keeps two starting processes from migrating at once."""
LAST = 2**31 - 1
"""A ply after all others."""
R = TypeVar("R", bound=Struct)
CHANGING = ("rules_version", "content", "state", "seq", "shown", "asked", "changed", "next_table")


class Listed(Struct):
    """A table with its seats, for lists."""

    row: TableRow
    seats: list[SeatRow]
    devices: list[DeviceRow]


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.threads = 4 if self.postgres else 1
        self.sender = secrets.token_hex(4)
        self.commits, self.choices = Durations(COMMIT), Count()
        self.engine = self._postgres_engine() if self.postgres else self._sqlite_engine()

    def _postgres_engine(self) -> Engine:
        return create_engine(self.url, pool_size=self.threads, max_overflow=2, pool_pre_ping=True)

    def _sqlite_engine(self) -> Engine:
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(self.url, connect_args={"check_same_thread": False, "timeout": 10})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def upgrade(self) -> None:
        """Migrate the database to the newest schema."""
        with self._writing() as c:
            if self.postgres:
                c.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            if not c.dialect.has_table(c, "alembic_version") or _version(c) != schema.HEAD:
                _migrate(c)

    def close(self) -> None:
        """Close every connection."""
        self.engine.dispose()

    # Reading.

    def read(self, table: str, after: int = -1, shown: int = -1) -> StoredTable | None:
        """A table, with the lines after some seq and the chat after some `shown`; None if there is no such table."""
        with self._reading() as c:
            row = c.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
            if row is None:
                return None
            return StoredTable(
                _made(TableRow, row),
                _rows(c, schema.seats, table, "seat", SeatRow),
                _rows(c, schema.asks, table, "id", AskRow),
                _rows(c, schema.journal, table, "seq", JournalRow, after),
                _rows(c, schema.chat, table, "id", Said, shown)[-CHAT_KEPT:],
                _rows(c, schema.orders, table, "seat", OrdersRow),
                _rows(c, schema.devices, table, "at", DeviceRow),
                *(_last_states(c, table) if after < 0 else ()),
            )

    def acked(self, table: str, who: int, cid: str) -> int | None:
        """The `shown` with which a message was acknowledged, if it was."""
        with self._reading() as c:
            return _acked(c, table, who, cid)

    def snapshot(self, table: str, ply: int) -> Snapshot | None:
        """The last snapshot at or before a ply."""
        with self._reading() as c:
            return _snapshot(c, table, ply)

    def held_by(self, holder_hash: str, most: int = 50) -> list[Listed]:
        """The tables at which somebody has a seat or is host, the newest first."""
        t, held = schema.tables, (schema.seats, schema.devices)
        seated, moved = (select(each.c.table_id).where(each.c.holder_hash == holder_hash) for each in held)
        return self._listed(t.c.id.in_(seated.union(moved)) | (t.c.host_hash == holder_hash), most)

    def finished(self, most: int = 20) -> list[Listed]:
        """The games that ended last."""
        return self._listed(schema.tables.c.state == FINISHED, most)

    def count_by_state(self) -> dict[str, int]:
        """How many tables are in their lobby, in play or finished."""
        state = schema.tables.c.state
        with self._reading() as c:
            return {row.state: row.n for row in c.execute(select(state, func.count().label("n")).group_by(state))}

    def _listed(self, where: Any, most: int) -> list[Listed]:
        t = schema.tables
        with self._reading() as c:
            found = c.execute(select(t).where(where).order_by(t.c.changed.desc()).limit(most)).mappings().all()
            return [
                Listed(
                    _made(TableRow, row),
                    _rows(c, schema.seats, row["id"], "seat", SeatRow),
                    _rows(c, schema.devices, row["id"], "at", DeviceRow),
                )
                for row in found
            ]

    # Writing.

    def create(self, stored: StoredTable, after: str = "") -> str:
        """A new table; with `after`, the one that follows that table, of which there is only one. Its id."""
        with self._writing() as c:
            row = stored.row
            if after:
                t = schema.tables
                free = update(t).where(t.c.id == after, t.c.next_table == "")
                if c.execute(free.values(next_table=row.id, seq=t.c.seq + 1, shown=t.c.shown + 1)).rowcount != 1:
                    return str(c.execute(select(t.c.next_table).where(t.c.id == after)).scalar_one())
                seq = c.execute(select(t.c.seq).where(t.c.id == after)).scalar_one()
                self._notify(c, after, seq)
            c.execute(insert(schema.tables).values(**_plain(row)))
            _insert(c, schema.seats, row.id, stored.seats)
            _insert(c, schema.devices, row.id, stored.devices)
            _insert(c, schema.journal, row.id, stored.lines, at=time.time())
            _place(c, row.id, stored.position)
            return row.id

    def commit(self, change: Change) -> int:
        """Write a change; its `shown`. Conflict if the table has moved on, Repeated if it was acknowledged before."""
        began = time.monotonic()
        try:
            with self._writing() as c:
                self._commit(c, change)
        except IntegrityError as problem:
            raise Conflict(str(problem.orig)) from None
        self.commits.add(time.monotonic() - began)
        self.choices.add(sum(line.seat >= 0 for line in change.lines))
        return change.row.shown

    def _commit(self, c: Connection, change: Change) -> None:
        row = change.row
        before = _acked(c, row.id, change.who, change.cid) if change.cid else None
        if before is not None:
            raise Repeated(before)
        if not _moves(c, change):
            raise Conflict(f"{row.id} is no longer at {change.base}")
        if change.relied != [_ordered(c, row.id, one.seat) for one in change.relied]:
            raise Conflict(f"{row.id} has other orders")
        if change.cid:
            c.execute(insert(schema.acks).values(table_id=row.id, who=change.who, cid=change.cid, seq=row.shown))
        if change.shortened is not None:
            gone = schema.snapshots.c.ply > change.shortened
            c.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == row.id, gone))
        _insert(c, schema.journal, row.id, change.lines, at=time.time())
        if change.snapshot:
            _insert(c, schema.snapshots, row.id, [change.snapshot])
        _place(c, row.id, change.position)
        if change.said:
            _insert(c, schema.chat, row.id, [change.said])
        for seat in change.seats:
            here = and_(schema.seats.c.table_id == row.id, schema.seats.c.seat == seat.seat)
            c.execute(update(schema.seats).where(here).values(**_plain(seat)))
        if change.asks is not None:
            c.execute(delete(schema.asks).where(schema.asks.c.table_id == row.id))
            _insert(c, schema.asks, row.id, change.asks)
        for one in change.orders:
            c.execute(delete(schema.orders).where(_orders_of(row.id, one.seat)))
        _insert(c, schema.orders, row.id, [one for one in change.orders if one.tokens])
        if change.devices is not None:
            c.execute(delete(schema.devices).where(schema.devices.c.table_id == row.id))
            _insert(c, schema.devices, row.id, change.devices)
        self._notify(c, row.id, row.seq if row.seq > change.base else ORDERS)

    def _notify(self, c: Connection, table: str, seq: int | str) -> None:
        """Notify the other processes; it is sent when the transaction commits."""
        if self.postgres:
            c.execute(text("SELECT pg_notify(:to, :word)"), {"to": CHANNEL, "word": f"{table} {seq} {self.sender}"})

    def notify_presence(self, table: str, seats: Iterable[int]) -> None:
        """Notify the other processes which seats of a table are connected here."""
        word = f"{table} online {self.sender} {','.join(map(str, sorted(seats)))}"
        with self._writing() as c:
            c.execute(text("SELECT pg_notify(:to, :word)"), {"to": CHANNEL, "word": word})

    # Transfer codes.

    def keep_transfer(self, row: TransferRow, now: float) -> None:
        """Store a code; delete others of the same seat, and all that have expired."""
        t = schema.transfers
        with self._writing() as c:
            c.execute(delete(t).where((t.c.until < now) | and_(t.c.table_id == row.table_id, t.c.seat == row.seat)))
            c.execute(insert(t).values(**_plain(row)))

    def transfer(self, code_hash: str, now: float) -> TransferRow | None:
        """The code of that hash, unless it has expired."""
        t = schema.transfers
        with self._reading() as c:
            row = c.execute(select(t).where(t.c.code_hash == code_hash, t.c.until >= now)).mappings().first()
        return None if row is None else _made(TransferRow, row)

    def spend_transfer(self, code_hash: str) -> bool:
        """Delete a code that is being used; whether it was still there."""
        t = schema.transfers
        with self._writing() as c:
            return c.execute(delete(t).where(t.c.code_hash == code_hash)).rowcount == 1

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A transaction in which all reads see the same moment."""
        with self.engine.connect() as c:
            if self.postgres:
                c = c.execution_options(isolation_level="REPEATABLE READ")
            with c.begin():
                yield c

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self.engine.connect() as c, c.execution_options(hornbook_writing=True).begin():
            yield c


def read_url(text: str) -> URL:
    """A database by its URL; a plain path is a SQLite file."""
    url = make_url(text if "://" in text else f"sqlite:///{text}")
    name = url.get_backend_name()
    if name not in ("sqlite", "postgresql"):
        raise ValueError(f"{name}: the database can be sqlite:///FILE or postgresql://…")
    return url.set(drivername="postgresql+psycopg") if name == "postgresql" else url


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where _begin_sqlite says so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(c: Connection) -> None:
    c.exec_driver_sql("BEGIN IMMEDIATE" if c.get_execution_options().get("hornbook_writing") else "BEGIN")


def _version(c: Connection) -> str | None:
    return c.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _migrate(c: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(files("hornbook.table.store") / "migrations"))
    config.attributes["connection"] = c
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        raise HornbookError(f"this database was made by another version of Hornbook: {problem}") from None


def _moves(c: Connection, change: Change) -> bool:
    """Write the change's seq if the table is at its base; whether it is. A change that keeps the seq only checks."""
    row, t = change.row, schema.tables
    here = and_(t.c.id == row.id, t.c.seq == change.base)
    if row.seq == change.base:
        return c.execute(select(t.c.seq).where(here).with_for_update()).first() is not None
    return c.execute(update(t).where(here).values({name: getattr(row, name) for name in CHANGING})).rowcount == 1


def _orders_of(table: str, seat: int) -> Any:
    return and_(schema.orders.c.table_id == table, schema.orders.c.seat == seat)


def _ordered(c: Connection, table: str, seat: int) -> OrdersRow:
    return OrdersRow(seat, c.execute(select(schema.orders.c.tokens).where(_orders_of(table, seat))).scalar() or [])


def _snapshot(c: Connection, table: str, ply: int) -> Snapshot | None:
    t = schema.snapshots
    found = select(t.c.ply, t.c.state).where(t.c.table_id == table, t.c.ply <= ply)
    row = c.execute(found.order_by(t.c.ply.desc()).limit(1)).first()
    return None if row is None else Snapshot(row.ply, row.state)


def _last_states(c: Connection, table: str) -> tuple[Position | None, Snapshot | None]:
    """The last state of a table; of one that an older version wrote, the last that it kept."""
    t = schema.positions
    row = c.execute(select(t.c.seq, t.c.state).where(t.c.table_id == table)).first()
    position = None if row is None else Position(row.seq, row.state)
    return position, _snapshot(c, table, LAST)


def _place(c: Connection, table: str, position: Position | None) -> None:
    """Write the last state over the one before."""
    t = schema.positions
    if position and not c.execute(update(t).where(t.c.table_id == table).values(**_plain(position))).rowcount:
        _insert(c, t, table, [position])


def _rows(c: Connection, t: Any, table: str, order: str, kind: type[Any], after: int | None = None) -> list[Any]:
    found = select(t).where(t.c.table_id == table).order_by(t.c[order])
    if after is not None:
        found = found.where(t.c[order] > after)
    return [_made(kind, row) for row in c.execute(found).mappings()]


def _made(kind: type[R], row: Any) -> R:
    return kind(**{name: row[name] for name in kind.__struct_fields__})


def _acked(c: Connection, table: str, who: int, cid: str) -> int | None:
    t = schema.acks
    return c.execute(select(t.c.seq).where(t.c.table_id == table, t.c.who == who, t.c.cid == cid)).scalar()


def _plain(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _insert(c: Connection, t: Any, table: str, rows: list[Any], **more: Any) -> None:
    if rows:
        c.execute(insert(t), [{**_plain(row), "table_id": table, **more} for row in rows])
