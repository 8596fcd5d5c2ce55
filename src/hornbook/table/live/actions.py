"""What a message does to a table."""

from __future__ import annotations

from collections.abc import Callable

from hornbook.table.domain import rewind, seats
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.table import Table
from hornbook.table.wire import messages as wire

Deed = Callable[[Table], None]


def deed_of(seat: int | None, message: wire.FromClient) -> Deed:
    """What a message from a seat (None: from a spectator) does, or Refused."""
    if isinstance(message, wire.Say):
        return lambda table: seats.say(table, seat, message.text)
    if seat is None:
        raise Refused("not-yours")
    if isinstance(message, wire.Act):
        return lambda table: person_chooses(table, seat, message)
    if isinstance(message, wire.Order):
        return lambda table: person_orders(table, seat, message)
    if isinstance(message, wire.Undo):
        return lambda table: person_undoes(table, seat, message)
    if isinstance(message, wire.Rewind):
        return lambda table: rewind.wish_back(table, seat, message.ply)
    if isinstance(message, wire.Vote):
        return lambda table: rewind.vote(table, seat, message.ask, message.yes)
    if isinstance(message, wire.Away):
        return lambda table: seats.set_away(table, seat, message.away)
    if isinstance(message, wire.Rename):
        return lambda table: seats.rename(table, seat, message.name)
    raise Refused("malformed")


def person_chooses(table: Table, seat: int, act: wire.Act) -> None:
    """A person decides; while a bot plays for somebody, it is the bot who does."""
    if table.bot_for(seat):
        raise Refused("not-asked")
    table.choose(seat, act.ply, act.code)


def person_undoes(table: Table, seat: int, undo: wire.Undo) -> None:
    """A person takes a step back; not the bot's that plays for him."""
    if table.bot_for(seat):
        raise Refused("not-asked")
    table.undo(seat, undo.ply, undo.all)


def person_orders(table: Table, seat: int, order: wire.Order) -> None:
    """A person leaves answers for questions to come; not while a bot plays for him."""
    if table.playing() and table.bot_for(seat):
        raise Refused("not-asked")
    table.order(seat, order.orders)


def order_chooses(table: Table, position: tuple[int, int]) -> None:
    """What standing orders demand, if the table is still where it was, and they still stand."""
    code = table.demanded()
    if code is None or position != asked_bot(table):
        raise Refused("stale")
    table.orders.trust(table.asked)
    table.choose(table.asked, table.ply, code)


def bot_chooses(table: Table, position: tuple[int, int], code: int) -> None:
    """A bot's choice, if the table is still where it thought, and the seat still its own."""
    if position != asked_bot(table):
        raise Refused("stale")
    table.choose(table.asked, table.ply, code)


def asked_bot(table: Table) -> tuple[int, int] | None:
    """The position and the seat, if a bot has to decide there, or standing orders do."""
    return (table.moved, table.asked) if table.bot_asked() or table.demanded() is not None else None
