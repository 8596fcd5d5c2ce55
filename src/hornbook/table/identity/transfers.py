"""A seat on one more device: a code is shown on the first and typed on the other, within ten minutes, once.

What counts is who holds the seat: a code dies with whoever made it, and a new link from the host ends all devices.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.remarks import remark
from hornbook.table.domain.rows import DeviceRow, TransferRow
from hornbook.table.domain.table import Table
from hornbook.table.identity.keys import hashed, new_code
from hornbook.table.live.house import House, Room

GOOD_FOR = 600.0
MOST_DEVICES = 5
"""On which one seat can be played, the first included."""


class Transfers:
    """The codes of one house."""

    def __init__(self, house: House, now: Callable[[], float] = time.time) -> None:
        self.house, self.now = house, now

    async def offer(self, table: str, seat: int, holder: str) -> str:
        """A code for a seat that somebody holds; an earlier one of the same seat is good no longer."""
        room, giver = await self.house.room(table), hashed(holder)
        if not room.table.holds(seat, giver):
            raise Refused("not-yours")
        code = new_code()
        row = TransferRow(hashed(code), table, seat, giver, self.now() + GOOD_FOR)
        await self.house.run(self.house.store.keep_transfer, row, self.now())
        return code

    async def take(self, code: str, holder: str) -> str:
        """Sit down with a code beside whoever made it; the table. Of two who come at once one is refused."""
        store, taker = self.house.store, hashed(holder)
        row = await self.house.run(store.transfer, hashed(code), self.now())
        if row is None or not taker:
            raise Refused("wrong-key", "refused-code")
        room = await self.house.room(row.table_id)
        check(room.table, row, taker)
        if not await self.house.run(store.spend_transfer, row.code_hash):
            raise Refused("wrong-key", "refused-code")
        await room.do(lambda table: add_device(table, row, taker, self.now()))
        room.announce("device", row.seat)
        return row.table_id

    async def only_here(self, table: str, seat: int, holder: str) -> None:
        """From now on a seat is played on this device alone."""
        room: Room = await self.house.room(table)
        await room.do(lambda table: keep_only(table, seat, hashed(holder)))


def check(table: Table, row: TransferRow, taker: str) -> None:
    """Refused, if a code cannot be used by somebody."""
    if not table.holds(row.seat, row.holder_hash):
        raise Refused("wrong-key", "refused-code")
    if table.holds(row.seat, taker):
        raise Refused("taken", "refused-same-device")
    if 1 + len(table.devices_of(row.seat)) >= MOST_DEVICES:
        raise Refused("taken", "refused-devices", most=MOST_DEVICES)


def add_device(table: Table, row: TransferRow, taker: str, at: float) -> None:
    """Somebody holds a seat beside whoever made the code, and everybody can read it."""
    check(table, row, taker)
    table.set_devices([*table.devices, DeviceRow(row.seat, taker, round(at, 3))])
    remark(table, row.seat, "remark-device")


def keep_only(table: Table, seat: int, holder_hash: str) -> None:
    """Whoever else holds a seat holds it no longer."""
    if not table.holds(seat, holder_hash):
        raise Refused("not-yours")
    table.set_devices([device for device in table.devices if device.seat != seat])
    table.set_seat(seat, holder_hash=holder_hash)
