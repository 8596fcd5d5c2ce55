"""Presence without a socket: whoever loads a page of a table counts as connected for a while.

Such a visit is a viewer of the room like a socket, so bots play on, and others see that the player is there.
"""

from __future__ import annotations

import asyncio
from collections import deque

from msgspec.structs import replace

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import BOT, IN_PLAY
from hornbook.table.live.house import House, Room, Viewer
from hornbook.table.wire import messages as wire

STAYS = 20.0
"""Seconds after the last page for which somebody counts as connected."""
MOST_VISITS = 5000
ENDED = ("again", "revoked")
Answer = wire.Ack | wire.Reject | wire.Hinted
Key = tuple[str, int | None, str, str]


class Visit:
    """A viewer without a socket: one seat of one browser (None: a spectator), and everything that it was sent."""

    welcome: wire.Welcome
    update: wire.Update

    def __init__(self, room: Room, seat: int | None, language: str, holder: str) -> None:
        self.room, self.seat = room, seat
        self.viewer = Viewer(seat, language, holder, self._receive)
        self.chat: list[wire.Said] = []
        self.going_on = True
        self.ending: asyncio.TimerHandle | None = None
        self._answers: deque[Answer] = deque(maxlen=64)
        self._news = asyncio.Event()

    def _receive(self, message: wire.FromTable) -> None:
        if isinstance(message, wire.Welcome):
            self.welcome, self.chat = message, []
        elif isinstance(message, wire.Update):
            known = self.update.events[: message.first] if message.first else []
            for event in message.retold:
                known[event.n] = event
            self.update = replace(message, first=0, events=known + message.events, retold=[])
        elif isinstance(message, wire.Chat):
            self.chat += message.lines
        elif isinstance(message, wire.Notice):
            self.going_on = self.going_on and message.code not in ENDED
        elif isinstance(message, wire.Ack | wire.Reject | wire.Hinted):
            self._answers.append(message)
        self._news.set()

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.update.seats]

    async def send(self, message: wire.FromClient) -> Answer:
        """Send a message to the table; its answer."""
        self._answers.clear()
        await self.room.handle(self.viewer, message)
        cid = getattr(message, "cid", "")
        return next((each for each in self._answers if each.cid == cid), wire.Reject(cid, "malformed", ""))

    async def wait_for_turn(self, seats: list[int], seconds: float) -> None:
        """Wait for bots, until one of these seats is asked or the game is over."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while self._bot_is_asked(seats) and loop.time() < until:
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), until - loop.time())
            except TimeoutError:
                return

    def _bot_is_asked(self, seats: list[int]) -> bool:
        question = self.update.question
        if self.update.state != IN_PLAY or question is None or question.seat is None:
            return False
        asked = self.update.seats[question.seat]
        return asked.kind == BOT or (asked.away and asked.seat not in seats)


class Presence:
    """The visits of the last seconds."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._visits: dict[Key, Visit] = {}

    async def visit(self, table: str, seat: int | None, holder: str, language: str) -> Visit:
        """The visit of a table by a seat or a spectator, begun or prolonged; Refused if that is not allowed."""
        key = (table, seat, holder, language)
        room = await self.house.room(table)
        if seat is not None and seat not in await self.house.seat_of(table, holder):
            raise Refused("not-yours")
        visit = self._visits.get(key)
        if visit is None or not visit.going_on or visit.room is not room:
            new = Visit(room, seat, language, holder)
            await room.join(new.viewer)
            self._end(key)
            visit = self._visits[key] = new
            if len(self._visits) > MOST_VISITS:
                self._end(next(iter(self._visits)))
        if visit.ending is not None:
            visit.ending.cancel()
        visit.ending = asyncio.get_running_loop().call_later(STAYS, self._end, key)
        return visit

    def _end(self, key: Key) -> None:
        visit = self._visits.pop(key, None)
        if visit is not None:
            if visit.ending is not None:
                visit.ending.cancel()
            visit.room.leave(visit.viewer)
