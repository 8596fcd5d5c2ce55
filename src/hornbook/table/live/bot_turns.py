"""The turns of bots and of standing orders at one table: each is worked out once, and its answer is paced."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING

from hornbook.table.domain.errors import Refused
from hornbook.table.live.actions import Action, choose_by_bot, choose_by_order
from hornbook.table.live.bot_pool import deal_for
from hornbook.table.live.tasks import Tasks

if TYPE_CHECKING:
    from hornbook.table.live.room import Room

WATCHDOG = 5.0
"""Seconds after which a bot that another process should have moved is moved here."""
log = logging.getLogger(__name__)


class BotTurns:
    """The turn that a bot or an order is to take, and since when it has been waited for."""

    def __init__(self, room: Room) -> None:
        self.room, self.house = room, room.house
        self.since = self.house.now()
        self.tasks = Tasks()
        self._thinking: tuple[int, int] | None = None

    def wake(self) -> None:
        """Begin the turn of a bot or an order, if there is one that has not begun here yet."""
        position = self.room.table.bot_turn()
        if position is not None and self._thinking != position:
            self._thinking = position
            self.since = self.house.now()
            self.tasks.begin(self._turn(position))

    def wait(self) -> None:
        """Leave the next turn to another process, which has just made a change; `overdue` tells if it does not come."""
        self.since = self.house.now()

    def overdue(self) -> bool:
        """Whether a bot has been waited for too long."""
        return self.house.now() - self.since > WATCHDOG

    async def _turn(self, position: tuple[int, int]) -> None:
        room, began = self.room, self.house.now()
        try:
            action = await self._decide(position)
            await asyncio.sleep(paced_delay(self.house.now() - began, self.house.pace))
            await room.do(action)
        except Refused as no:
            log.info("table %s: a choice came to nothing (%s)", room.id, no.code)
        finally:
            if self._thinking == position:
                self._thinking = None

    async def _decide(self, position: tuple[int, int]) -> Action:
        """The action of this turn: a bot thinks first, orders are looked at only when the action is carried out."""
        async with self.room.lock:
            table, seat = self.room.table, position[1]
            if table.bot_turn() != position:
                raise Refused("stale")
            level = table.bot_for(seat)
            if not level:
                return lambda table: choose_by_order(table, position)
            deal = deal_for(table.game, table.state, seat, level)
        answer = await self.house.bots.think(deal)
        return lambda table: choose_by_bot(table, position, answer.code)

    def stop(self) -> None:
        """Cancel the turn."""
        self.tasks.cancel()


def paced_delay(thought: float, pace: float) -> float:
    """Seconds to wait after thinking, so that answers come at multiples of the pace."""
    if pace <= 0:
        return 0.0
    return max(1, math.ceil(thought / pace)) * pace - thought
