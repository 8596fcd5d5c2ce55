"""The house: all tables of one process. It makes them, finds them again, and hands out and takes keys."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct

from hornbook.core import registry
from hornbook.core.errors import HornbookError, UnknownGame
from hornbook.core.game import Game
from hornbook.core.play.records import dump_line
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.new_table import (
    Created,
    NewTable,
    SeatOrder,
    again,
    forked,
    new_row,
    seated_again,
    seats_ordered,
)
from hornbook.table.domain.rows import OPEN, OVER, RUNNING, Kept, Line
from hornbook.table.domain.seats import claim, leave, reissue, rename
from hornbook.table.domain.table import Table
from hornbook.table.identity.keys import hashed, new_key
from hornbook.table.live.bot_pool import BotRunner
from hornbook.table.live.room import Room, Viewer
from hornbook.table.store.listener import Listener
from hornbook.table.store.store import ORDERS, Listed, Store
from hornbook.table.wire.messages import Said

__all__ = ["Created", "House", "NewTable", "Room", "SeatOrder", "Summary", "Viewer"]

TICK = 1.0
IDLE = 300.0
"""Seconds after which a room that nobody is in is put away."""

R = TypeVar("R")
log = logging.getLogger(__name__)


class Summary(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    state: str
    my_turn: bool
    my_seats: list[int]
    names: list[str]
    when: float
    next_table: str


class House:
    """Every table that can be reached from here."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner | None = None,
        pace: float = 0.6,
        games: Callable[[str], Game[Any]] = registry.game,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store, self.bots, self.pace, self.games, self.now = store, bots or BotRunner(), pace, games, now
        self.rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Future[Room]] = {}
        self._threads = ThreadPoolExecutor(store.threads, "store")
        self._listener: Listener | None = None
        self._ticking: asyncio.Task[None] | None = None

    # Opening and closing.

    async def open(self) -> None:
        """Bring the database up to date, and listen."""
        await self.run(self.store.upgrade)
        loop = asyncio.get_running_loop()
        if self.store.postgres:

            def heard(words: list[str]) -> None:
                loop.call_soon_threadsafe(self._heard, words)

            def missed() -> None:
                loop.call_soon_threadsafe(self._missed)

            self._listener = Listener(self.store.url, self.store.sender, heard, missed)
            self._listener.start()
            await self.run(self._listener.ready.wait, 5.0)
        self.bots.warm_up()
        self._ticking = loop.create_task(self._tick())

    async def close(self) -> None:
        """Finish what is being written, and let everything go."""
        if self._ticking:
            self._ticking.cancel()
        if self._listener:
            await asyncio.to_thread(self._listener.stop)
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        self.bots.close()
        self._threads.shutdown(wait=True)
        self.store.close()

    async def run(self, work: Callable[..., R], *args: Any) -> R:
        """Something that has to do with the store, in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    # Tables.

    async def create(self, order: NewTable, holder: str, start: bool = False) -> Created:
        """A new table; whoever makes it is its host, and sits in its first player's seat and at its devices."""
        self._somebody(holder)
        game = self._game(order.game)
        keys: dict[int, str] = {}
        kept = Kept(new_row(game, order, hashed(holder)), seats_ordered(order.seats, hashed(holder), keys), [], [], [])
        table = Table(game, kept)
        if start and all(chair.kind != OPEN for chair in table.seats):
            table.start()
        return Created(await self._put(table, []), keys)

    async def start(self, table: str, holder: str) -> None:
        """From the lobby to the game; only the host can."""
        room = await self.room(table)
        self._only_host(room, holder)
        await room.do(Table.start)

    async def claim(self, table: str, seat: int, key: str, holder: str, name: str = "") -> None:
        """Sit down with a key."""
        self._somebody(holder)
        room = await self.room(table)
        await room.do(lambda table: claim(table, seat, hashed(key), hashed(holder), name))

    async def leave(self, table: str, seat: int, holder: str) -> str:
        """Get up before the game; the new key of the seat."""
        room = await self.room(table)
        key = new_key()
        await room.do(lambda table: leave(self._held(table, seat, holder), seat, hashed(key)))
        return key

    async def rename(self, table: str, seat: int, name: str, holder: str) -> None:
        """What somebody wants to be called."""
        room = await self.room(table)
        await room.do(lambda table: rename(self._held(table, seat, holder), seat, name))

    async def reissue(self, table: str, seat: int, holder: str) -> str:
        """A new key for a seat, which takes it from whoever has it; only the host can."""
        room = await self.room(table)
        self._only_host(room, holder)
        key = new_key()
        await room.do(lambda table: reissue(table, seat, hashed(key)))
        room.announce("reissued", seat)
        return key

    async def rematch(self, table: str, holder: str) -> Created:
        """The same game with the same people again; whoever asks second is led to the same table."""
        old = await self._table(table)
        if not old.knows(hashed(holder)):
            raise Refused("not-yours")
        if old.row.state != OVER:
            raise Refused("running")
        if old.row.next_table:
            return Created(old.row.next_table, {})
        keys: dict[int, str] = {}
        new = Table(
            old.game, Kept(again(old.row), seated_again(old.seats, keys), [], [], [], devices=list(old.devices))
        )
        new.start()
        made = await self._put(new, [], table)
        await (await self.room(table)).catch_up()
        return Created(made, keys if made == new.row.id else {})

    async def fork(self, table: str, ply: int, seat: int, holder: str) -> Created:
        """Play on from some ply of a finished game: in one seat the asker, bots in the others."""
        self._somebody(holder)
        old = await self._table(table)
        if old.row.state != OVER:
            raise Refused("running")
        old.chair(seat)
        if not 0 <= ply < old.ply:
            raise Refused("no-such", "refused-no-ply", last=old.ply - 1)
        kept = forked(old, old.decision_at(ply), seat, hashed(holder))
        return Created(await self._put(Table(old.game, kept), kept.lines), {})

    async def record(self, table: str) -> list[str]:
        """The record of a finished game."""
        found = await self._table(table)
        if found.session is None or found.row.state != OVER:
            raise Refused("running")
        return [dump_line(found.header()), *found.session.lines()[1:]]

    async def mine(self, holder: str) -> list[Summary]:
        """The tables where somebody has a seat, the newest first."""
        mine = hashed(holder)
        if not mine:
            return []
        return [self._summary(each, mine) for each in await self.run(self.store.held_by, mine)]

    async def recent_finished(self, most: int = 20) -> list[Summary]:
        """The games that ended last, but for those that were closed to spectators."""
        found = await self.run(self.store.finished, most)
        return [self._summary(each, "") for each in found if each.row.policy["spectators"]]

    async def seat_of(self, table: str, holder: str) -> list[int]:
        """The seats that somebody has at a table."""
        return (await self._table(table)).seats_of(hashed(holder))

    # Rooms.

    async def room(self, table: str) -> Room:
        """The room of a table, opened if need be; or Refused."""
        if table in self.rooms:
            self.rooms[table].touched = self.now()
            return self.rooms[table]
        if table not in self._coming:
            self._coming[table] = asyncio.ensure_future(self._open_room(table))
            self._coming[table].add_done_callback(lambda _: self._coming.pop(table, None))
        return await asyncio.shield(self._coming[table])

    async def _open_room(self, table: str) -> Room:
        loaded, chat = await self.load(table)
        self.rooms[table] = Room(self, loaded, chat)
        return self.rooms[table]

    async def load(self, table: str) -> tuple[Table, list[Said]]:
        """A table as the store has it, every step checked; or Refused."""
        return await self.run(self._load, table)

    def _load(self, table: str) -> tuple[Table, list[Said]]:
        kept = self.store.read(table)
        if kept is None:
            raise Refused("no-table")
        try:
            return Table(self._game(kept.row.game), kept), kept.chat
        except Refused:
            raise
        except HornbookError as problem:
            raise Refused("no-such", "refused-rules", why=str(problem)) from problem

    def forget(self, room: Room) -> None:
        """A room is gone; whoever asks for its table gets a new one."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def _heard(self, words: list[str]) -> None:
        """Another process has committed something, or says who is connected there."""
        table, what, sender, *more = words
        room = self.rooms.get(table)
        if room is None:
            return
        if what == ORDERS:
            room.look_up()
        elif what == "online":
            room.hear_online(sender, frozenset(int(seat) for seat in "".join(more).split(",") if seat))
        elif int(what) > room.table.row.seq:
            room.look_up(int(what))

    def _missed(self) -> None:
        """Nobody knows what happened in the meantime: look everywhere."""
        for room in self.rooms.values():
            room.look_up()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for room in list(self.rooms.values()):
                try:
                    await room.tick()
                except Exception:
                    log.exception("table %s", room.id)
                if room.idle and self.now() - room.touched > IDLE:
                    self.forget(room)

    # Help.

    def _game(self, name: str) -> Game[Any]:
        try:
            return self.games(name)
        except UnknownGame:
            raise Refused("no-such", "refused-no-game", game=name) from None

    async def _table(self, table: str) -> Table:
        """A table with nothing half-written on it."""
        room = await self.room(table)
        async with room.lock:
            return room.table

    async def _put(self, table: Table, lines: list[Line], after: str = "") -> str:
        """Write a new table: the lines that it came with, and whatever has been done to it since."""
        change = table.change()
        kept = Kept(table.row, table.seats, [], [*lines, *change.lines], [], devices=table.devices)
        return await self.run(self.store.create, kept, after)

    def _somebody(self, holder: str) -> None:
        """Nobody can sit at a table without a token of their own."""
        if not holder:
            raise Refused("not-yours")

    def _held(self, table: Table, seat: int, holder: str) -> Table:
        """The table, if this seat of it is somebody's own; or Refused."""
        if not table.holds(seat, hashed(holder)):
            raise Refused("not-yours")
        return table

    def _only_host(self, room: Room, holder: str) -> None:
        if not holder or room.table.row.host_hash != hashed(holder):
            raise Refused("not-yours", "refused-host")

    def _summary(self, listed: Listed, holder_hash: str) -> Summary:
        row, seats = listed.row, listed.seats
        held = [(chair.seat, chair.holder_hash) for chair in seats]
        held += [(device.seat, device.holder_hash) for device in listed.devices]
        own = sorted({seat for seat, by in held if by == holder_hash != ""})
        turn = row.state == RUNNING and row.asked in own
        try:
            title = self._game(row.game).title
        except Refused:
            title = row.game
        names = [chair.name for chair in seats]
        return Summary(row.id, row.game, title, row.state, turn, own, names, row.changed, row.next_table)
