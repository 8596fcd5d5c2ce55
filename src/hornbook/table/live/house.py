"""The house: all tables that one process can reach. It makes tables, opens their rooms and checks keys."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct

from hornbook.core import registry
from hornbook.core.errors import BrokenGame, HornbookError, UnknownGame
from hornbook.core.game import Game
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.new_table import (
    Created,
    NewSeat,
    NewTable,
    fork,
    new_row,
    new_seats,
    rematch_row,
    rematch_seats,
)
from hornbook.table.domain.rows import FINISHED, IN_PLAY, OPEN, JournalRow, Said, StoredTable
from hornbook.table.domain.seats import claim, leave, reissue, rename
from hornbook.table.domain.table import Table
from hornbook.table.identity.keys import hashed, new_key
from hornbook.table.live import PACE
from hornbook.table.live.bot_pool import BotPool
from hornbook.table.live.room import Room, Viewer
from hornbook.table.store.listener import Listener
from hornbook.table.store.store import ORDERS, Listed, Store

__all__ = ["Created", "House", "NewSeat", "NewTable", "Room", "Summary", "Viewer"]

TICK = 1.0
IDLE = 300.0
"""Seconds after which a room without viewers is closed."""

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
    """All tables of one store, and the rooms that are open in this process. `pace` is the seconds to a bot's move."""

    def __init__(
        self,
        store: Store,
        bots: BotPool | None = None,
        pace: float = PACE,
        games: Callable[[str], Game[Any]] = registry.game,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store, self.bots, self.pace, self.games, self.now = store, bots or BotPool(), pace, games, now
        self.rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Future[Room]] = {}
        self._threads = ThreadPoolExecutor(store.threads, "store")
        self._listener: Listener | None = None
        self._ticking: asyncio.Task[None] | None = None

    # Opening and closing.

    async def open(self) -> None:
        """Migrate the database, listen for other processes, start the bots' processes and the clock."""
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
        """Finish what is being written, and close everything."""
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
        """Run something that uses the store in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    # Tables.

    async def create(self, wanted: NewTable, holder: str, start: bool = False) -> Created:
        """A new table; its maker is its host, and holds its first player's seat and its device seats."""
        self._check_holder(holder)
        game = self._game(wanted.game)
        keys: dict[int, str] = {}
        row, seats = new_row(game, wanted, hashed(holder)), new_seats(game, wanted.seats, hashed(holder), keys)
        table = Table(game, StoredTable(row, seats, [], [], []))
        if start and all(chair.kind != OPEN for chair in table.seats):
            table.start()
        return Created(await self._put(table, []), keys)

    async def start(self, table: str, holder: str) -> None:
        """Begin the game; only the host can."""
        room = await self.room(table)
        self._check_host(room, holder)
        await room.do(Table.start)

    async def claim(self, table: str, seat: int, key: str, holder: str, name: str = "") -> None:
        """Take a seat with its key."""
        self._check_holder(holder)
        room = await self.room(table)
        await room.do(lambda table: claim(table, seat, hashed(key), hashed(holder), name))

    async def leave(self, table: str, seat: int, holder: str) -> str:
        """Give up a seat before the game; its new key."""
        room = await self.room(table)
        key = new_key()
        await room.do(lambda table: leave(self._if_held(table, seat, holder), seat, hashed(key)))
        return key

    async def rename(self, table: str, seat: int, name: str, holder: str) -> None:
        """Change the name of a player."""
        room = await self.room(table)
        await room.do(lambda table: rename(self._if_held(table, seat, holder), seat, name))

    async def reissue(self, table: str, seat: int, holder: str) -> str:
        """A new key for a seat, which takes it from whoever has it; only the host can."""
        room = await self.room(table)
        self._check_host(room, holder)
        key = new_key()
        await room.do(lambda table: reissue(table, seat, hashed(key)))
        room.announce("reissued", seat)
        return key

    async def rematch(self, table: str, holder: str) -> Created:
        """The same game with the same people again; whoever asks second gets the same table."""
        old = await self._table(table)
        if not old.knows(hashed(holder)):
            raise Refused("not-yours")
        if old.row.state != FINISHED:
            raise Refused("running")
        if old.row.next_table:
            return Created(old.row.next_table, {})
        keys: dict[int, str] = {}
        row, seats = rematch_row(old.row), rematch_seats(old.seats, keys)
        new = Table(old.game, StoredTable(row, seats, [], [], [], devices=list(old.devices)))
        new.start()
        made = await self._put(new, [], table)
        await (await self.room(table)).catch_up()
        return Created(made, keys if made == new.row.id else {})

    async def fork(self, table: str, ply: int, seat: int, holder: str) -> Created:
        """Play on from some ply of a finished game: in one seat the asker, bots in the others."""
        self._check_holder(holder)
        old = await self._table(table)
        if old.row.state != FINISHED:
            raise Refused("running")
        if old.past:
            raise Refused("rules", "refused-rules-past")
        old.seat_row(seat)
        if not 0 <= ply < old.ply:
            raise Refused("no-such", "refused-no-ply", last=old.ply - 1)
        forked = fork(old, old.decision_at(ply), seat, hashed(holder))
        return Created(await self._put(Table(old.game, forked), forked.lines), {})

    async def record(self, table: str, holder: str = "") -> list[str]:
        """The record of a finished game; for its players also of one that cannot go on."""
        found = await self._table(table)
        stuck = found.past is not None and found.knows(hashed(holder))
        if found.record is None or (found.row.state != FINISHED and not stuck):
            raise Refused("running")
        return found.record.lines()

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
        """A table as the store has it, every step that the rules explain checked; or Refused."""
        return await self.run(self._load, table)

    def _load(self, table: str) -> tuple[Table, list[Said]]:
        stored = self.store.read(table)
        if stored is None:
            raise Refused("no-table")
        try:
            return Table(self._game(stored.row.game), stored), stored.chat
        except Refused:
            raise
        except HornbookError as problem:
            raise Refused("no-such", "refused-rules", why=str(problem)) from problem

    def forget(self, room: Room) -> None:
        """Drop a room; whoever asks for its table gets a new one."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def _heard(self, words: list[str]) -> None:
        """A notification of another process: it has committed something, or says who is connected there."""
        table, what, sender, *more = words
        room = self.rooms.get(table)
        if room is None:
            return
        if what == ORDERS:
            room.catch_up_soon()
        elif what == "online":
            room.receive_presence(sender, frozenset(int(seat) for seat in "".join(more).split(",") if seat))
        elif int(what) > room.table.row.seq:
            room.catch_up_soon(int(what))

    def _missed(self) -> None:
        """Notifications may have been lost: let all rooms catch up."""
        for room in self.rooms.values():
            room.catch_up_soon()

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

    # Checks and parts.

    def _game(self, name: str) -> Game[Any]:
        try:
            return self.games(name)
        except (UnknownGame, BrokenGame):
            raise Refused("no-such", "refused-no-game", game=name) from None

    async def _table(self, table: str) -> Table:
        """A table with nothing half-written on it."""
        room = await self.room(table)
        async with room.lock:
            return room.table

    async def _put(self, table: Table, lines: list[JournalRow], after: str = "") -> str:
        """Write a new table: the lines that it came with, and whatever has been done to it since."""
        change = table.change()
        lines = [*lines, *change.lines]
        stored = StoredTable(table.row, table.seats, [], lines, [], devices=table.devices, position=table.position())
        return await self.run(self.store.create, stored, after)

    def _check_holder(self, holder: str) -> None:
        """Refused for somebody without a token, who could not be told from others."""
        if not holder:
            raise Refused("not-yours")

    def _if_held(self, table: Table, seat: int, holder: str) -> Table:
        """The table, if somebody holds this seat of it; or Refused."""
        if not table.holds(seat, hashed(holder)):
            raise Refused("not-yours")
        return table

    def _check_host(self, room: Room, holder: str) -> None:
        if not holder or room.table.row.host_hash != hashed(holder):
            raise Refused("not-yours", "refused-host")

    def _summary(self, listed: Listed, holder_hash: str) -> Summary:
        row, seats = listed.row, listed.seats
        held = [(chair.seat, chair.holder_hash) for chair in seats]
        held += [(device.seat, device.holder_hash) for device in listed.devices]
        own = sorted({seat for seat, by in held if by == holder_hash != ""})
        turn = row.state == IN_PLAY and row.asked in own
        try:
            title = self._game(row.game).title
        except Refused:
            title = row.game
        names = [chair.name for chair in seats]
        return Summary(row.id, row.game, title, row.state, turn, own, names, row.changed, row.next_table)
