"""People without a socket: whoever loads a page of a table counts as being there for a while.

They have a window on the table like everybody else, so bots play on for them and others see that they are there.
"""

from __future__ import annotations

import asyncio
from collections import deque

from msgspec.structs import replace

from hornbook.table.domain.errors import Refused
from hornbook.table.live.house import House, Room, Viewer
from hornbook.table.wire import messages as wire

STAYS = 20.0
"""Seconds after the last page for which somebody counts as being there."""
MOST_LOOKERS = 5000
DISMISSED = ("again", "revoked")
Answer = wire.Ack | wire.Reject | wire.Hinted
Key = tuple[str, int | None, str, str]


class Looker:
    """One seat of one browser (None: the bench), and everything that it has been told."""

    welcome: wire.Welcome
    update: wire.Update

    def __init__(self, room: Room, seat: int | None, language: str, holder: str) -> None:
        self.room, self.seat = room, seat
        self.viewer = Viewer(seat, language, holder, self._hear)
        self.chat: list[wire.Said] = []
        self.there = True
        self.going: asyncio.TimerHandle | None = None
        self._answers: deque[Answer] = deque(maxlen=64)
        self._news = asyncio.Event()

    def _hear(self, message: wire.FromTable) -> None:
        if isinstance(message, wire.Welcome):
            self.welcome, self.chat = message, []
        elif isinstance(message, wire.Update):
            known = self.update.events[: message.first] if message.first else []
            self.update = replace(message, first=0, events=known + message.events)
        elif isinstance(message, wire.Chat):
            self.chat += message.lines
        elif isinstance(message, wire.Notice):
            self.there = self.there and message.code not in DISMISSED
        elif isinstance(message, wire.Ack | wire.Reject | wire.Hinted):
            self._answers.append(message)
        self._news.set()

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.update.seats]

    async def say(self, message: wire.FromClient) -> Answer:
        """Hand a message to the table; its answer."""
        self._answers.clear()
        await self.room.handle(self.viewer, message)
        cid = getattr(message, "cid", "")
        return next((each for each in self._answers if each.cid == cid), wire.Reject(cid, "malformed", ""))

    async def wait_for_turn(self, seats: list[int], seconds: float) -> None:
        """Give bots a moment, until one of these seats is asked or the game is over."""
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
        if self.update.state != "running" or question is None or question.seat is None:
            return False
        asked = self.update.seats[question.seat]
        return asked.kind == "bot" or (asked.away and asked.seat not in seats)


class Lookers:
    """Everybody who looked in lately."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._there: dict[Key, Looker] = {}

    async def look(self, table: str, seat: int | None, holder: str, language: str) -> Looker:
        """Look at a table from a seat, or from the bench; Refused if that is not allowed."""
        key = (table, seat, holder, language)
        room = await self.house.room(table)
        if seat is not None and seat not in await self.house.seat_of(table, holder):
            raise Refused("not-yours")
        looker = self._there.get(key)
        if looker is None or not looker.there or looker.room is not room:
            new = Looker(room, seat, language, holder)
            await room.join(new.viewer)
            self._gone(key)
            looker = self._there[key] = new
            if len(self._there) > MOST_LOOKERS:
                self._gone(next(iter(self._there)))
        if looker.going is not None:
            looker.going.cancel()
        looker.going = asyncio.get_running_loop().call_later(STAYS, self._gone, key)
        return looker

    def _gone(self, key: Key) -> None:
        looker = self._there.pop(key, None)
        if looker is not None:
            if looker.going is not None:
                looker.going.cancel()
            looker.room.leave(looker.viewer)
