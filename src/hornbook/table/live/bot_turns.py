"""The turns of bots and of standing orders at one table: each is thought about once, and answered on the beat."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING

from hornbook.table.domain.errors import Refused
from hornbook.table.live.actions import Deed, asked_bot, bot_chooses, order_chooses
from hornbook.table.live.bot_pool import deal_for
from hornbook.table.live.tasks import Tasks

if TYPE_CHECKING:
    from hornbook.table.live.room import Room

WATCHDOG = 5.0
"""Seconds after which a bot that another process should have moved is moved here."""
log = logging.getLogger(__name__)


class Turns:
    """Whose bot is being waited for, and since when."""

    def __init__(self, room: Room) -> None:
        self.room, self.house = room, room.house
        self.since = self.house.now()
        self.tasks = Tasks()
        self._thinking: tuple[int, int] | None = None

    def wake(self) -> None:
        """If a bot has to decide and nobody here is thinking about it yet, let it think."""
        position = asked_bot(self.room.table)
        if position is not None and self._thinking != position:
            self._thinking = position
            self.since = self.house.now()
            self.tasks.begin(self._turn(position))

    def wait(self) -> None:
        """Another process has moved on, and looks after the bots; see to it only if nothing comes of that."""
        self.since = self.house.now()

    def overdue(self) -> bool:
        """Whether a bot has been waited for too long."""
        return self.house.now() - self.since > WATCHDOG

    async def _turn(self, position: tuple[int, int]) -> None:
        room, began = self.room, self.house.now()
        try:
            deed = await self._decide(position)
            await asyncio.sleep(rest(self.house.now() - began, self.house.pace))
            await room.do(deed)
        except Refused as no:
            log.info("table %s: a choice came to nothing (%s)", room.id, no.code)
        finally:
            if self._thinking == position:
                self._thinking = None

    async def _decide(self, position: tuple[int, int]) -> Deed:
        """What is to be done: orders are only looked at when their time has come, a bot thinks first."""
        async with self.room.lock:
            table, seat = self.room.table, position[1]
            if asked_bot(table) != position:
                raise Refused("stale")
            level = table.bot_for(seat)
            if not level:
                return lambda table: order_chooses(table, position)
            deal = deal_for(table.game, table.state, seat, level)
        answer = await self.house.bots.think(deal)
        return lambda table: bot_chooses(table, position, answer.code)

    def stop(self) -> None:
        """No more thinking."""
        self.tasks.cancel()


def rest(thought: float, pace: float) -> float:
    """How long to wait, so that an answer comes on the beat however long the thinking took."""
    if pace <= 0:
        return 0.0
    return max(1, math.ceil(thought / pace)) * pace - thought
