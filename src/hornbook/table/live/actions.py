"""Actions: what a message from a client, a bot's answer or a standing order does to a table."""

from __future__ import annotations

from collections.abc import Callable, Collection

from hornbook.table.domain import chat, requests, rewind, seats, stand_in
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.table import Table
from hornbook.table.wire import messages as wire

Action = Callable[[Table], None]
"""Changes a table, or raises Refused and changes nothing."""


def action_for(seat: int | None, message: wire.FromClient, present: Collection[int], host: bool) -> Action:
    """What a message from a seat (None: from a spectator) does, given who is there; or Refused."""
    if isinstance(message, wire.Say):
        return lambda table: chat.say(table, seat, message.text)
    if isinstance(message, wire.StandIn):
        return lambda table: stand_in.request_stand_in(table, seat, message.seat, present, host)
    if seat is None:
        raise Refused("not-yours")
    if isinstance(message, wire.Act):
        return lambda table: choose(table, seat, message)
    if isinstance(message, wire.Order):
        return lambda table: give_orders(table, seat, message)
    if isinstance(message, wire.Undo):
        return lambda table: undo(table, seat, message)
    if isinstance(message, wire.Rewind):
        return lambda table: rewind.request_rewind(table, seat, message.ply)
    if isinstance(message, wire.Vote):
        return lambda table: requests.vote(table, seat, message.ask, message.yes, present)
    if isinstance(message, wire.Away):
        return lambda table: stand_in.set_away(table, seat, message.away)
    if isinstance(message, wire.Rename):
        return lambda table: seats.rename(table, seat, message.name)
    raise Refused("malformed")


def choose(table: Table, seat: int, message: wire.Act) -> None:
    """A person decides; not while a bot plays for the seat."""
    if table.bot_for(seat):
        raise Refused("not-asked")
    table.choose(seat, message.ply, message.code)


def undo(table: Table, seat: int, message: wire.Undo) -> None:
    """A person takes a step back; not while a bot plays for the seat."""
    if table.bot_for(seat):
        raise Refused("not-asked")
    table.undo(seat, message.ply, message.all)


def give_orders(table: Table, seat: int, message: wire.Order) -> None:
    """A person leaves answers for questions to come; not while a bot plays for the seat."""
    table.session_in_play()
    if table.bot_for(seat):
        raise Refused("not-asked")
    table.give_orders(seat, message.orders)


def choose_by_order(table: Table, position: tuple[int, int]) -> None:
    """What standing orders demand, if the table is still at this position and they still stand."""
    code = table.ordered_choice()
    if code is None or position != table.bot_turn():
        raise Refused("stale")
    table.orders.rely_on(table.asked)
    table.choose(table.asked, table.ply, code)


def choose_by_bot(table: Table, position: tuple[int, int], code: int) -> None:
    """A bot's choice, if the table is still at this position and a bot still plays the seat."""
    if position != table.bot_turn():
        raise Refused("stale")
    table.choose(table.asked, table.ply, code)
