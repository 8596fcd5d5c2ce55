"""Stand-ins: a bot plays for a player who is not there, until that one comes back."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.requests import request, set_stand_in, settle_requests
from hornbook.table.domain.rows import DEVICE, PLAYER, AskRow

if TYPE_CHECKING:
    from hornbook.table.domain.table import Table

STAND_IN = "medium"
"""The bot that plays for an absent player, and in seats that nobody took."""


def request_stand_in(table: Table, seat: int | None, absent: int, present: Collection[int], host: bool) -> None:
    """A bot is to play for somebody who is absent: at once if the host says so, else if all others present agree."""
    table.session_in_play()
    chair = table.seat_row(absent)
    if chair.kind not in (PLAYER, DEVICE) or chair.away:
        raise Refused("no-such")
    if absent in present:
        raise Refused("present", name=chair.name)
    if host:
        set_stand_in(table, absent)
    elif seat is None:
        raise Refused("not-yours")
    else:
        request(table, AskRow(table.row.shown + 1, seat, table.public_ply, [], absent))
        settle_requests(table, present)


def set_away(table: Table, seat: int, away: bool) -> None:
    """Let a bot play for a seat, or no longer."""
    table.session_in_play()
    if table.seat_row(seat).kind not in (PLAYER, DEVICE):
        raise Refused("no-seat")
    set_stand_in(table, seat, away)
    settle_requests(table)
