"""A room: a live table in an event loop, with those who sit at it and watch.

Deeds go one after another: done, written, and only then acknowledged and told to everybody. If anything goes wrong in
between, the store is what counts, and the room reads it again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hornbook.core.errors import HornbookError
from hornbook.table.domain.errors import Conflict, Refused, Repeated
from hornbook.table.domain.remarks import in_words
from hornbook.table.domain.rows import BOT, NOBODY, RUNNING, Kept
from hornbook.table.domain.seats import set_away
from hornbook.table.domain.table import ALL, Table
from hornbook.table.live.actions import Deed, asked_bot, deed_of
from hornbook.table.live.audience import FORGOTTEN, Audience, Viewer
from hornbook.table.live.bot_pool import deal_for
from hornbook.table.live.bot_turns import Turns
from hornbook.table.live.tasks import Tasks
from hornbook.table.store.store import CHAT_KEPT
from hornbook.table.wire import messages as wire
from hornbook.table.wire.reader import Reader

if TYPE_CHECKING:
    from hornbook.table.live.house import House

TRIES = 8
HINTING_BOT = "hard"
LONGEST_CID = 64

__all__ = ["Room", "Viewer"]

log = logging.getLogger(__name__)


class Room:
    """One table, live."""

    def __init__(self, house: House, table: Table, chat: list[wire.Said]) -> None:
        self.house, self.table, self.chat = house, table, chat
        self.lock = asyncio.Lock()
        self.audience = Audience(house.now)
        self.audience.left = {chair.seat: house.now() for chair in table.seats if chair.kind != BOT}
        self.turns = Turns(self)
        self.touched = house.now()
        self._announced = house.now()
        self.tasks = Tasks()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.row.id

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not (self.audience.viewers or self.tasks or self.turns.tasks)

    # Coming and going.

    async def join(self, viewer: Viewer) -> None:
        """A viewer comes in and is told everything; a player who was away is back."""
        viewer.gone = False
        await self.tasks.finish(self._join(viewer))

    async def _join(self, viewer: Viewer) -> None:
        async with self.lock:
            if viewer.gone:
                return
            table, seat, before = self.table, viewer.seat, self.audience.online()
            self.audience.add(viewer, table)
            viewer.push(self._reader(viewer).welcome(table.row.host_hash == viewer.holder_hash != ""))
            self._tell_all(viewer)
            if seat is not None and table.row.state == RUNNING and table.seats[seat].away:
                with suppress(Refused):
                    await self._perform(lambda table: set_away(table, seat, False))
            elif seat is not None and seat not in before:
                self.audience.publish(table, but=viewer)
            self.turns.wake()
        self._say_who_is_here()

    async def refresh(self, viewer: Viewer) -> None:
        """Tell one viewer everything again, as after messages were lost on the way."""
        async with self.lock:
            if viewer in self.audience.viewers:
                self._tell_all(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        viewer.gone = True
        self.touched = self.house.now()
        if self.audience.remove(viewer):
            self.tasks.begin(self._tell_presence())
            self._say_who_is_here()

    def _tell_all(self, viewer: Viewer) -> None:
        self.audience.tell_all(self.table, viewer)
        viewer.push(wire.Chat(in_words(self.chat, viewer.lang)))

    async def _tell_presence(self) -> None:
        async with self.lock:
            self.audience.publish(self.table)

    # Messages.

    async def handle(self, viewer: Viewer, message: wire.FromClient) -> None:
        """Do what a viewer's message asks for, or reject it."""
        cid = str(getattr(message, "cid", ""))
        try:
            if isinstance(message, wire.Ping):
                viewer.push(wire.Pong(message.n))
            elif viewer not in self.audience.viewers:
                raise Refused("not-yours")
            elif isinstance(message, wire.Hello):
                await self.refresh(viewer)
            elif not 0 < len(cid) <= LONGEST_CID:
                raise Refused("malformed")
            elif isinstance(message, wire.Look):
                await self._look(viewer, message)
            elif isinstance(message, wire.Hint):
                await self._hint(viewer, cid)
            else:
                before = self._wishers(viewer, message)
                await self.tasks.finish(self._deed(viewer, cid, deed_of(viewer.seat, message)))
                if before is not None and self.table.ply < before[0]:
                    self.announce("rewound", before[1])
        except Refused as no:
            self._reject(viewer, cid, no)
        except Exception:
            log.exception("table %s", self.id)
            self._reject(viewer, cid, Refused("store"))

    def _reject(self, viewer: Viewer, cid: str, no: Refused) -> None:
        viewer.push(wire.Reject(cid[:LONGEST_CID], no.code, no.say(viewer.lang), no.rule))

    def _wishers(self, viewer: Viewer, message: wire.FromClient) -> tuple[int, int] | None:
        """Before a message that may take the game back: the ply, and whose wish it is."""
        if isinstance(message, wire.Rewind) and viewer.seat is not None:
            return self.table.ply, viewer.seat
        if isinstance(message, wire.Vote):
            return next(((self.table.ply, ask.seat) for ask in self.table.asks if ask.id == message.ask), None)
        return None

    async def do(self, deed: Deed) -> None:
        """Do something to the table from outside, such as claiming a seat."""
        await self.tasks.finish(self._deed(None, "", deed))

    async def _deed(self, viewer: Viewer | None, cid: str, deed: Deed) -> None:
        async with self.lock:
            if viewer and viewer.seat is not None and not self.table.holds(viewer.seat, viewer.holder_hash):
                raise Refused("not-yours")
            await self._perform(deed, viewer, cid)

    async def _look(self, viewer: Viewer, message: wire.Look) -> None:
        async with self.lock:
            nearest = await self.house.run(self.house.store.snapshot, self.id, message.ply)
            viewer.push(self._reader(viewer).moment(message.cid, message.ply, nearest))

    async def _hint(self, viewer: Viewer, cid: str) -> None:
        async with self.lock:
            table, seat = self.table, viewer.seat
            if seat is None or table.asked != seat or asked_bot(table):
                raise Refused("not-asked")
            if not table.hints(seat):
                raise Refused("off")
            if viewer.hinting:
                raise Refused("rate")
            at, deal = table.moved, deal_for(table.game, table.state, seat, HINTING_BOT)
        viewer.hinting = True
        try:
            answer = await self.house.bots.think(deal)
        finally:
            viewer.hinting = False
        async with self.lock:
            if self.table.moved != at:
                raise Refused("stale")
            viewer.push(self._reader(viewer).hinted(cid, answer.code, answer.reason))

    def announce(self, what: str, seat: int) -> None:
        """A notice to everybody about a seat."""
        self.audience.notice(what, lambda viewer: self._reader(viewer).names[seat])

    def _reader(self, viewer: Viewer) -> Reader:
        return Reader(self.table, viewer.seat, viewer.lang)

    # Doing, writing, telling: with the lock held.

    async def _perform(self, deed: Deed, viewer: Viewer | None = None, cid: str = "") -> None:
        """Do, write, acknowledge, tell: everybody, or the seat alone where nobody else may notice."""
        before, known = self.table, self.table.row.seq
        try:
            seq = await self._write(deed, viewer.who if viewer else NOBODY, cid)
        except Repeated as earlier:
            seq = earlier.seq
        except Refused:
            if self.table is not before:
                self._go_on()
            raise
        self.touched = self.house.now()
        if viewer is not None:
            viewer.push(wire.Ack(cid, seq))
        self._go_on([viewer.who] if viewer and self.table.row.seq == known else None)

    def _go_on(self, seats: list[int] | None = None) -> None:
        if seats is None:
            self.audience.publish(self.table)
        else:
            self.audience.whisper(self.table, seats)
        self.turns.wake()

    async def _write(self, deed: Deed, who: int, cid: str) -> int:
        """Do something and write it down; the seq that it got. Whoever comes second tries again on what is there."""
        for _ in range(TRIES):
            try:
                deed(self.table)
            except Refused:
                await self._unless_acked(who, cid)
                raise
            except Exception as problem:
                await self._failed(problem, who, cid)
            change = self.table.change(who, cid)
            try:
                seq = await self.house.run(self.house.store.commit, change)
            except Conflict:
                await self._reload()
                continue
            except Repeated:
                await self._reload()
                raise
            except Exception as problem:
                await self._failed(problem, who, cid)
            self._hear([change.said] if change.said else [])
            return seq
        raise Refused("stale")

    async def _unless_acked(self, who: int, cid: str) -> None:
        """A message that was done before is acknowledged again, whatever has become of the table since."""
        seq = await self.house.run(self.house.store.acked, self.id, who, cid) if cid else None
        if seq is not None:
            raise Repeated(seq)

    async def _failed(self, problem: Exception, who: int, cid: str) -> None:
        """Nobody knows what was written: the store says."""
        log.warning("table %s: %s: %s", self.id, type(problem).__name__, problem)
        await self._reload()
        await self._unless_acked(who, cid)
        raise Refused("store") from problem

    async def _reload(self) -> None:
        """Forget what is in memory, and read the table again. If that fails too, everybody has to come again."""
        events, known = self.table.events, self.chat[-1].id if self.chat else -1
        try:
            self.table, chat = await self.house.load(self.id)
        except Exception as problem:
            self.audience.notice("again")
            self.audience.viewers.clear()
            self.house.forget(self)
            raise Refused("store") from problem
        self.table.steady = common(events, self.table.events)
        self._hear([line for line in chat if line.id > known])

    def _hear(self, lines: list[wire.Said]) -> None:
        self.chat = [*self.chat, *lines][-CHAT_KEPT:]
        self.audience.chat(lines)

    # Other processes.

    async def catch_up(self) -> None:
        """Somebody else has written: read what is new, and tell it."""
        await self.tasks.finish(self._catch_up(ALL))

    def look_up(self, seq: int = ALL) -> None:
        """The same, when it suits; nothing, if that seq is known by then."""
        self.tasks.begin(self._catch_up(seq))

    async def _catch_up(self, seq: int) -> None:
        async with self.lock:
            known = self.table.row.seq
            if known >= seq:
                return
            kept = await self.house.run(self.house.store.read, self.id, known)
            if kept is None:
                return
            if kept.row.seq == known:
                self.audience.whisper(self.table, self.table.orders.follow(kept.orders))
                return
            self.turns.wait()
            if self._follow(kept):
                self._hear(kept.chat)
            else:
                await self._reload()
            self.audience.publish(self.table)

    def _follow(self, kept: Kept) -> bool:
        try:
            return self.table.follow(kept)
        except HornbookError:
            return False

    def _say_who_is_here(self) -> None:
        self._announced = self.house.now()
        if self.house.store.postgres:
            self.tasks.begin(self.house.run(self.house.store.tell_online, self.id, self.audience.here()))

    def hear_online(self, sender: str, seats: frozenset[int]) -> None:
        """Another process says which players are connected there."""
        before = self.audience.online()
        known = sender in self.audience.elsewhere
        self.audience.elsewhere[sender] = (seats, self.house.now())
        if self.audience.online() != before:
            self.tasks.begin(self._tell_presence())
        if not known:
            self._say_who_is_here()

    # Time.

    async def tick(self) -> None:
        """Every now and then: a bot that has been waited for too long, a player who has been gone too long."""
        table, seat = self.table, self.table.asked
        if self.audience.viewers and self.house.now() - self._announced > FORGOTTEN / 3:
            self._say_who_is_here()
        if table.row.state != RUNNING or self.lock.locked():
            return
        if asked_bot(table) and self.audience.viewers and self.turns.overdue():
            self.turns.wake()
        after = table.policy.away_after
        gone = after > 0 <= seat and not asked_bot(table) and self.audience.gone_for(seat) > after
        if gone and self.audience.online():
            await self.do(lambda table: set_away(table, seat, True))

    async def close(self) -> None:
        """Stop thinking; finish what is being written."""
        self.turns.stop()
        await self.tasks.all_done()
        self.audience.viewers.clear()


def common(one: list[Any], other: list[Any]) -> int:
    """How many entries two lists have in common from the beginning."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
