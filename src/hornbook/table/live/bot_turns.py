"""The turns of bots and of standing orders at one table: each is worked out once, and its answer is paced.

What others notice is paced: halves of a choice are made at once, and it is completed when a single step would be.
"""

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
        self._began = self.since  # the choice that is being made
        self._thinking: tuple[int, int] | None = None

    def wake(self) -> None:
        """Begin the turn of a bot or an order, if there is one that has not begun here yet."""
        table = self.room.table
        position = table.bot_turn()
        if position is not None and self._thinking != position:
            self._thinking = position
            self.since = self.house.now()
            if table.ply == table.public_ply:
                self._began = self.since
            self.tasks.begin(self._turn(position))

    def wait(self) -> None:
        """Leave the next turn to another process, which has just made a change; `overdue` tells if it does not come."""
        self.since = self.house.now()

    def overdue(self) -> bool:
        """Whether a bot has been waited for too long."""
        return self.house.now() - self.since > WATCHDOG

    async def _turn(self, position: tuple[int, int]) -> None:
        room = self.room
        try:
            code, action = await self._decide(position)
            if room.table.bot_turn() != position:
                raise Refused("stale")
            if not room.table.is_half(code):
                await asyncio.sleep(paced_delay(self.house.now() - self._began, self.house.pace))
            await room.do(action)
        except Refused as no:
            log.info("table %s: a choice came to nothing (%s)", room.id, no.code)
        finally:
            if self._thinking == position:
                self._thinking = None

    async def _decide(self, position: tuple[int, int]) -> tuple[int, Action]:
        """The choice of this turn and its action: a bot thinks first, orders are looked at again when it is done."""
        async with self.room.lock:
            table, seat = self.room.table, position[1]
            if table.bot_turn() != position:
                raise Refused("stale")
            level, ordered = table.bot_for(seat), table.ordered_choice()
            if ordered is not None:
                return ordered, lambda table: choose_by_order(table, position)
            deal = deal_for(table.game, table.state, seat, level)
        answer = await self.house.bots.think(deal)
        return answer.code, lambda table: choose_by_bot(table, position, answer.code)

    def stop(self) -> None:
        """Cancel the turn."""
        self.tasks.cancel()


def paced_delay(thought: float, pace: float) -> float:
    """Seconds to wait after thinking, so that answers come at multiples of the pace."""
    if pace <= 0:
        return 0.0
    return max(1, math.ceil(thought / pace)) * pace - thought
