"""Transfer codes: shown on one device and typed on another, which then plays the same seat. Each works once."""

from __future__ import annotations

import time
from collections.abc import Callable

from hornbook.table.domain.devices import add_device, check_transfer, keep_one_device
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import TransferRow
from hornbook.table.identity.keys import hashed, new_code
from hornbook.table.live.house import House

GOOD_FOR = 600.0
"""Seconds for which a code can be used."""


class Transfers:
    """The transfer codes of one house."""

    def __init__(self, house: House, now: Callable[[], float] = time.time) -> None:
        self.house, self.now = house, now

    async def offer(self, table: str, seat: int, holder: str) -> str:
        """A code for a seat that somebody holds; it replaces an earlier one of the same seat."""
        room, maker = await self.house.room(table), hashed(holder)
        if not room.table.holds(seat, maker):
            raise Refused("not-yours")
        code = new_code()
        row = TransferRow(hashed(code), table, seat, maker, self.now() + GOOD_FOR)
        await self.house.run(self.house.store.keep_transfer, row, self.now())
        return code

    async def take(self, code: str, holder: str) -> str:
        """Hold a seat beside the maker of a code; the table's id. Of two who use a code at once one is refused."""
        store, taker = self.house.store, hashed(holder)
        row = await self.house.run(store.transfer, hashed(code), self.now())
        if row is None or not taker:
            raise Refused("wrong-key", "refused-code")
        room = await self.house.room(row.table_id)
        check_transfer(room.table, row, taker)
        if not await self.house.run(store.spend_transfer, row.code_hash):
            raise Refused("wrong-key", "refused-code")
        await room.do(lambda table: add_device(table, row, taker, self.now()))
        room.announce("device", row.seat)
        return row.table_id

    async def only_here(self, table: str, seat: int, holder: str) -> None:
        """Play a seat on this device alone from now on."""
        room = await self.house.room(table)
        await room.do(lambda table: keep_one_device(table, seat, hashed(holder)))
