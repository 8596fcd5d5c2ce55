"""A room: one live table in an event loop, with its viewers.

Actions are carried out one after another: done, written, and only then acknowledged and published. If anything fails
in between, the store is right, and the room reads the table again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hornbook.core.errors import HornbookError
from hornbook.table.domain.errors import Conflict, Refused, Repeated
from hornbook.table.domain.requests import drop_requests_about, granted, settle_requests
from hornbook.table.domain.rows import BOT, IN_PLAY, NOBODY, Said, StoredTable, TableRow
from hornbook.table.domain.stand_in import set_away
from hornbook.table.domain.table import ALL, Table
from hornbook.table.live.actions import Action, action_for
from hornbook.table.live.audience import SILENT, Audience, Viewer
from hornbook.table.live.bot_pool import deal_for
from hornbook.table.live.bot_turns import BotTurns
from hornbook.table.live.tasks import Tasks
from hornbook.table.store.store import CHAT_KEPT
from hornbook.table.wire import messages as wire
from hornbook.table.wire.phrases import chat_in, refusal
from hornbook.table.wire.reader import Reader

if TYPE_CHECKING:
    from hornbook.table.live.house import House

TRIES = 8
HINT_BOT = "hard"
LONGEST_CID = 64

__all__ = ["Room", "Viewer"]

log = logging.getLogger(__name__)


class Room:
    """One table, live."""

    def __init__(self, house: House, table: Table, chat: list[Said]) -> None:
        self.house, self.table, self.chat = house, table, chat
        self.lock = asyncio.Lock()
        self.audience = Audience(house.now)
        self.audience.left = {chair.seat: house.now() for chair in table.seats if chair.kind != BOT}
        self.turns = BotTurns(self)
        self.touched = house.now()
        self._announced = house.now()
        self.tasks = Tasks()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.row.id

    @property
    def idle(self) -> bool:
        """Whether it has no viewers and no work."""
        return not (self.audience.viewers or self.tasks or self.turns.tasks)

    # Viewers.

    async def join(self, viewer: Viewer) -> None:
        """Add a viewer and send it everything; a player who was away is back."""
        viewer.gone = False
        await self.tasks.finish(self._join(viewer))

    async def _join(self, viewer: Viewer) -> None:
        async with self.lock:
            if viewer.gone:
                return
            table, seat, before = self.table, viewer.seat, self.audience.online()
            self.audience.add(viewer, table)
            viewer.push(self._reader(viewer).welcome(self._is_host(viewer)))
            self._send_everything(viewer)
            if seat is not None and table.row.state == IN_PLAY and table.seats[seat].away:
                with suppress(Refused):
                    await self._perform(lambda table: set_away(table, seat, False))
            elif seat is not None and any(ask.absent == seat for ask in table.asks):
                await self._perform(lambda table: drop_requests_about(table, seat))
            elif seat is not None and seat not in before:
                self.audience.publish(table, but=viewer)
            self.turns.wake()
        self._send_presence()

    async def refresh(self, viewer: Viewer) -> None:
        """Send one viewer everything again, as after messages were lost."""
        async with self.lock:
            if viewer in self.audience.viewers:
                self._send_everything(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        viewer.gone = True
        self.touched = self.house.now()
        if self.audience.remove(viewer):
            self.tasks.begin(self._publish_presence())
            self._send_presence()

    def _send_everything(self, viewer: Viewer) -> None:
        self.audience.send_everything(self.table, viewer)
        viewer.push(wire.Chat(chat_in(viewer.lang, self.chat)))

    async def _publish_presence(self) -> None:
        async with self.lock:
            self.audience.publish(self.table)

    # Messages.

    async def handle(self, viewer: Viewer, message: wire.FromClient) -> None:
        """Carry out a viewer's message, or reject it."""
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
                before = self._rewind_request(viewer, message)
                action = action_for(viewer.seat, message, self.audience.online(), self._is_host(viewer))
                await self.tasks.finish(self._act(viewer, cid, action))
                if before is not None and self.table.public_ply < before[0]:
                    self.announce("rewound", before[1])
        except Refused as problem:
            self._reject(viewer, cid, problem)
        except Exception:
            log.exception("table %s", self.id)
            self._reject(viewer, cid, Refused("store"))

    def _reject(self, viewer: Viewer, cid: str, problem: Refused) -> None:
        viewer.push(wire.Reject(cid[:LONGEST_CID], problem.code, refusal(problem, viewer.lang), problem.rule))

    def _rewind_request(self, viewer: Viewer, message: wire.FromClient) -> tuple[int, int] | None:
        """For a message that may take the game back: the public ply before it, and the seat whose request it is."""
        if isinstance(message, wire.Rewind) and viewer.seat is not None:
            return self.table.public_ply, viewer.seat
        if isinstance(message, wire.Vote):
            return next(((self.table.public_ply, ask.seat) for ask in self.table.asks if ask.id == message.ask), None)
        return None

    async def do(self, action: Action) -> None:
        """Carry out an action that no viewer's message asks for, such as claiming a seat."""
        await self.tasks.finish(self._act(None, "", action))

    async def _act(self, viewer: Viewer | None, cid: str, action: Action) -> None:
        async with self.lock:
            if viewer and viewer.seat is not None and not self.table.holds(viewer.seat, viewer.holder_hash):
                raise Refused("not-yours")
            await self._perform(action, viewer, cid)

    async def _look(self, viewer: Viewer, message: wire.Look) -> None:
        async with self.lock:
            nearest = await self.house.run(self.house.store.snapshot, self.id, message.ply)
            viewer.push(self._reader(viewer).moment(message.cid, message.ply, nearest))

    async def _hint(self, viewer: Viewer, cid: str) -> None:
        async with self.lock:
            table, seat = self.table, viewer.seat
            if seat is None or table.asked != seat or table.bot_turn():
                raise Refused("not-asked")
            if not table.hints(seat):
                raise Refused("off")
            if viewer.hinting:
                raise Refused("rate")
            at, deal = table.moved, deal_for(table.game, table.state, seat, HINT_BOT)
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
        """Send everybody a notice about a seat."""
        self.audience.notice(what, lambda viewer: self._reader(viewer).names[seat])

    def _is_host(self, viewer: Viewer) -> bool:
        return self.table.row.host_hash == viewer.holder_hash != ""

    def _reader(self, viewer: Viewer) -> Reader:
        return Reader(self.table, viewer.seat, viewer.lang, wants_picture=viewer.wants_picture)

    # Doing, writing, publishing: with the lock held.

    async def _perform(self, action: Action, viewer: Viewer | None = None, cid: str = "") -> None:
        """Do, write, acknowledge, publish."""
        before, known = self.table, self.table.row
        try:
            shown = await self._write(action, viewer.who if viewer else NOBODY, cid)
        except Repeated as earlier:
            shown = earlier.shown
        except Refused:
            if self.table is not before:
                self._publish(known, viewer)
            raise
        self.touched = self.house.now()
        if viewer is not None:
            viewer.push(wire.Ack(cid, shown))
        self._publish(known, viewer)

    def _publish(self, known: TableRow, viewer: Viewer | None) -> None:
        """Send everybody what is new since then; what others must not notice, to the asked seat and to who did it."""
        row = self.table.row
        if row.shown != known.shown:
            self.audience.publish(self.table)
        else:
            halves = [self.table.asked] if row.seq != known.seq else []
            self.audience.publish_to(self.table, [*halves, *([viewer.who] if viewer else [])])
        self.turns.wake()

    async def _write(self, action: Action, who: int, cid: str) -> int:
        """Carry out an action and write it; its `shown`. After a conflict it is tried again on the table as it is."""
        for _ in range(TRIES):
            try:
                action(self.table)
            except Refused:
                await self._raise_if_acknowledged(who, cid)
                raise
            except Exception as problem:
                await self._failed(problem, who, cid)
            change = self.table.change(who, cid)
            try:
                shown = await self.house.run(self.house.store.commit, change)
            except Conflict:
                await self._reload()
                continue
            except Repeated:
                await self._reload()
                raise
            except Exception as problem:
                await self._failed(problem, who, cid)
            self._add_chat([change.said] if change.said else [])
            return shown
        raise Refused("stale")

    async def _raise_if_acknowledged(self, who: int, cid: str) -> None:
        """Repeated, if the message was carried out before, whatever the table is like now."""
        shown = await self.house.run(self.house.store.acked, self.id, who, cid) if cid else None
        if shown is not None:
            raise Repeated(shown)

    async def _failed(self, problem: Exception, who: int, cid: str) -> None:
        """It is not known what was written: read the table again, and look whether the message is in it."""
        log.warning("table %s: %s: %s", self.id, type(problem).__name__, problem)
        await self._reload()
        await self._raise_if_acknowledged(who, cid)
        raise Refused("store") from problem

    async def _reload(self) -> None:
        """Read the table again. If that fails too, the room closes, and its viewers have to reconnect."""
        events, known = self.table.events, self.chat[-1].id if self.chat else -1
        try:
            self.table, chat = await self.house.load(self.id)
        except Exception as problem:
            self.audience.notice("again")
            self.audience.viewers.clear()
            self.house.forget(self)
            raise Refused("store") from problem
        self.table.steady = common(events, self.table.events)
        self._add_chat([line for line in chat if line.id > known])

    def _add_chat(self, lines: list[Said]) -> None:
        self.chat = [*self.chat, *lines][-CHAT_KEPT:]
        self.audience.chat(lines)

    # Other processes.

    async def catch_up(self) -> None:
        """Read and publish what another process, or another room, has written."""
        await self.tasks.finish(self._catch_up(ALL))

    def catch_up_soon(self, seq: int = ALL) -> None:
        """The same in a task of its own; nothing happens if that seq is known by then."""
        self.tasks.begin(self._catch_up(seq))

    async def _catch_up(self, seq: int) -> None:
        async with self.lock:
            known, orders = self.table.row, self.table.orders
            if known.seq >= seq:
                return
            stored = await self.house.run(self.house.store.read, self.id, known.seq, known.shown)
            if stored is None:
                return
            changed = orders.follow(stored.orders)
            if stored.row.seq == known.seq:
                self.audience.publish_to(self.table, changed)
                return
            self.turns.wait()
            if self._follow(stored):
                self._add_chat(stored.chat)
            else:
                await self._reload()
            if self.table.row.shown != known.shown:
                self.audience.publish(self.table)
            else:
                self.audience.publish_to(self.table, [self.table.asked, *changed])

    def _follow(self, stored: StoredTable) -> bool:
        try:
            return self.table.follow(stored)
        except HornbookError:
            return False

    def _send_presence(self) -> None:
        self._announced = self.house.now()
        if self.house.store.postgres:
            self.tasks.begin(self.house.run(self.house.store.notify_presence, self.id, self.audience.here()))

    def receive_presence(self, sender: str, seats: frozenset[int]) -> None:
        """Another process says which seats are connected there."""
        before = self.audience.online()
        known = sender in self.audience.elsewhere
        self.audience.elsewhere[sender] = (seats, self.house.now())
        if self.audience.online() != before:
            self.tasks.begin(self._publish_presence())
        if not known:
            self._send_presence()

    # Time.

    async def tick(self) -> None:
        """Once a second: look for a bot that is overdue, and for a player who has been gone too long."""
        table, seat = self.table, self.table.asked
        if self.audience.viewers and self.house.now() - self._announced > SILENT / 3:
            self._send_presence()
        if table.row.state != IN_PLAY or self.lock.locked():
            return
        if table.bot_turn() and self.audience.viewers and self.turns.overdue():
            self.turns.wake()
        online = self.audience.online()
        if granted(table, online):  # somebody who had not agreed has left
            await self.do(lambda table: settle_requests(table, online))
        after = table.policy.stands_in_after
        gone = after > 0 <= seat and not table.bot_turn() and self.audience.gone_for(seat) > after
        if gone and online:
            await self.do(lambda table: set_away(table, seat, True))

    async def close(self) -> None:
        """Stop bots; finish what is being written."""
        self.turns.stop()
        await self.tasks.all_done()
        self.audience.viewers.clear()


def common(one: list[Any], other: list[Any]) -> int:
    """How many entries two lists have in common from the beginning."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
