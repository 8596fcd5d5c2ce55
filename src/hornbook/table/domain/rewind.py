"""Rewinds: going back further than undo allows. One player requests it, and the others have to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.core.state import CHANCE
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import DEVICE, PLAYER, AskRow

if TYPE_CHECKING:
    from hornbook.table.domain.table import Table


def request_rewind(table: Table, seat: int, ply: int) -> None:
    """Go back to an earlier ply, or ask the other players whether they agree."""
    session = table.session_in_play()
    if not table.policy.undo:
        raise Refused("off")
    target, alone = table.decision_at(ply), not voters(table, seat)
    last = table.ply_for(seat) if alone else table.public_ply  # others must not learn of a half from a request
    if not 0 <= ply < last or target >= last or session.steps[target].seat == CHANCE:
        raise Refused("stale")
    if alone:
        table.go_back(seat, target)
        return
    table.asks = [ask for ask in table.asks if ask.seat != seat]
    table.asks.append(AskRow(table.row.shown + 1, seat, target, []))
    table.notes.asked = True


def vote(table: Table, seat: int, ask_id: int, yes: bool) -> None:
    """Agree to somebody's request, or not; whoever made it may withdraw it."""
    table.session_in_play()
    ask = next((each for each in table.asks if each.id == ask_id), None)
    if ask is None:
        raise Refused("no-such")
    if not yes and (seat == ask.seat or seat in voters(table, ask.seat)):
        table.asks.remove(ask)
    elif seat not in voters(table, ask.seat):
        raise Refused("not-asked")
    elif seat not in ask.agreed:
        ask.agreed = sorted([*ask.agreed, seat])
    table.notes.asked = True
    settle_requests(table)


def voters(table: Table, seat: int) -> list[int]:
    """The seats that have to agree to a request of this seat: other people who are not away."""
    mine = table.seats[seat].holder_hash
    return [
        chair.seat
        for chair in table.seats
        if chair.kind in (PLAYER, DEVICE) and chair.holder_hash not in ("", mine) and not chair.away
    ]


def settle_requests(table: Table) -> None:
    """Carry out a request that everybody has agreed to, if there is one."""
    granted = next((ask for ask in table.asks if set(voters(table, ask.seat)) <= set(ask.agreed)), None)
    if granted is not None:
        table.go_back(granted.seat, granted.ply)
