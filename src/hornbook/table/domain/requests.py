"""Requests that others have to agree to: going back (`rewind`), a bot for an absent player (`stand_in`)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import DEVICE, NOBODY, PLAYER, AskRow

if TYPE_CHECKING:
    from hornbook.table.domain.table import Table


def request(table: Table, ask: AskRow) -> None:
    """Somebody makes a request; it takes the place of that seat's last one."""
    table.asks = [each for each in table.asks if each.seat != ask.seat]
    table.asks.append(ask)
    table.notes.asked = True


def vote(table: Table, seat: int, ask_id: int, yes: bool, present: Collection[int] = ()) -> None:
    """Agree to somebody's request, or not; whoever made it may withdraw it."""
    table.session_in_play()
    ask = next((each for each in table.asks if each.id == ask_id), None)
    if ask is None:
        raise Refused("no-such")
    if not yes and (seat == ask.seat or seat in voters(table, ask, present)):
        table.asks.remove(ask)
    elif seat not in voters(table, ask, present):
        raise Refused("not-asked")
    elif seat not in ask.agreed:
        ask.agreed = sorted([*ask.agreed, seat])
    table.notes.asked = True
    settle_requests(table, present)


def other_people(table: Table, seat: int) -> list[int]:
    """The seats of other people than the one in this seat who are not away."""
    mine = table.seats[seat].holder_hash
    return [
        chair.seat
        for chair in table.seats
        if chair.kind in (PLAYER, DEVICE) and chair.holder_hash not in ("", mine) and not chair.away
    ]


def voters(table: Table, ask: AskRow, present: Collection[int]) -> list[int]:
    """The seats that have to agree: all other people; whether a bot stands in is up to those of them who are there."""
    others = other_people(table, ask.seat)
    return others if ask.absent == NOBODY else [seat for seat in others if seat != ask.absent and seat in present]


def granted(table: Table, present: Collection[int] = ()) -> AskRow | None:
    """A request that everybody has agreed to. Without knowing who is there, it can only be one to go back."""
    for ask in table.asks:
        known = ask.absent == NOBODY or ask.seat in present
        if known and set(voters(table, ask, present)) <= set(ask.agreed):
            return ask
    return None


def settle_requests(table: Table, present: Collection[int] = ()) -> None:
    """Carry out a request that everybody has agreed to, if there is one."""
    ask = granted(table, present)
    if ask is None:
        return
    if ask.absent == NOBODY:
        table.go_back(ask.seat, ask.ply)
    else:
        set_stand_in(table, ask.absent)


def set_stand_in(table: Table, seat: int, away: bool = True) -> None:
    """A bot plays for a seat, or no longer; nobody has to request it any more, and no order stands."""
    table.set_seat(seat, away=away)
    table.orders.drop(seat)
    drop_requests_about(table, seat)


def drop_requests_about(table: Table, seat: int) -> None:
    """Forget the requests that a bot should stand in for somebody."""
    left = [ask for ask in table.asks if ask.absent != seat]
    if len(left) < len(table.asks):
        table.asks, table.notes.asked = left, True
