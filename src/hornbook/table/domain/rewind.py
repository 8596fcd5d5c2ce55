"""Going back further than undo allows: one player wishes it, and the others have to agree."""

from __future__ import annotations

from hornbook.core.state import CHANCE
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import DEVICE, PLAYER, AskRow
from hornbook.table.domain.table import Table


def wish_back(table: Table, seat: int, ply: int) -> None:
    """Go back to an earlier ply, or ask the other players whether they agree."""
    session = table.playing()
    if not table.policy.undo:
        raise Refused("off")
    target = table.decision_at(ply)
    if not 0 <= ply < table.ply or target >= table.ply or session.steps[target].seat == CHANCE:
        raise Refused("stale")
    if not voters(table, seat):
        table.go_back(seat, target)
        return
    table.asks = [ask for ask in table.asks if ask.seat != seat]
    table.asks.append(AskRow(table.row.seq + 1, seat, target, []))
    table.notes.asked = True


def vote(table: Table, seat: int, ask_id: int, yes: bool) -> None:
    """Agree to somebody's wish to go back, or not; whoever wished may take it back."""
    table.playing()
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
    settle_wishes(table)


def voters(table: Table, seat: int) -> list[int]:
    """Whom a seat has to ask before going back: the other people who are there to be asked."""
    mine = table.seats[seat].holder_hash
    return [
        chair.seat
        for chair in table.seats
        if chair.kind in (PLAYER, DEVICE) and chair.holder_hash not in ("", mine) and not chair.away
    ]


def settle_wishes(table: Table) -> None:
    """Wishes that everybody has agreed to come true; those that have become idle go."""
    granted = next((ask for ask in table.asks if set(voters(table, ask.seat)) <= set(ask.agreed)), None)
    if granted is not None:
        table.go_back(granted.seat, granted.ply)
