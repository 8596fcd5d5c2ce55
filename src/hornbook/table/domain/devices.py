"""Several devices for one seat: added with a transfer code, and taken away again."""

from __future__ import annotations

from hornbook.table.domain.chat import remark
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import DeviceRow, TransferRow
from hornbook.table.domain.table import Table

MOST_DEVICES = 5
"""On which one seat can be played, the first included."""


def check_transfer(table: Table, row: TransferRow, holder_hash: str) -> None:
    """Refused, if a transfer code cannot be used by this holder. It counts only while its maker holds the seat."""
    if not table.holds(row.seat, row.holder_hash):
        raise Refused("wrong-key", "refused-code")
    if table.holds(row.seat, holder_hash):
        raise Refused("taken", "refused-same-device")
    if 1 + len(table.devices_of(row.seat)) >= MOST_DEVICES:
        raise Refused("taken", "refused-devices", most=MOST_DEVICES)


def add_device(table: Table, row: TransferRow, holder_hash: str, at: float) -> None:
    """Let a holder play a seat beside the maker of the code; a remark in the chat says so."""
    check_transfer(table, row, holder_hash)
    table.set_devices([*table.devices, DeviceRow(row.seat, holder_hash, round(at, 3))])
    remark(table, row.seat, "remark-device")


def keep_one_device(table: Table, seat: int, holder_hash: str) -> None:
    """Let only this holder play a seat; all its other devices lose it."""
    if not table.holds(seat, holder_hash):
        raise Refused("not-yours")
    table.set_devices([device for device in table.devices if device.seat != seat])
    table.set_seat(seat, holder_hash=holder_hash)
