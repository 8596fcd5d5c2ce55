"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class Seat(int):
    """A seat among a message's arguments: readers are told its player's name, or "you"."""

    __slots__ = ()


def seats_of(seats: Iterable[int]) -> list[Seat]:
    """Several seats among a message's arguments."""
    return [Seat(seat) for seat in seats]


def plain(value: Any) -> Any:
    """Arguments as JSON has them: seats as numbers."""
    if type(value) is Seat:
        return int(value)
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


class Event(NamedTuple):
    """One thing that happened: a message id with arguments, the rule, and a part that only some seats see.

    Where the rules hide a thing again that was shown, the event says until when it may be looked up as it was told,
    and how it reads from then on: see `hornbook.core.screen.hindsight`.
    """

    message: str
    rule: str
    args: dict[str, Any]
    secret: dict[str, Any]
    audience: int  # bit n set: seat n sees the secret part
    until: str = ""  # in words of the game's own; empty: it never fades
    faded: Event | None = None

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as one seat (or a spectator: None) may see it. Everybody sees that it happened."""
        args = dict(self.args)
        if seat is not None and self.audience >> seat & 1:
            args |= self.secret
        return {"message": self.message, "rule": self.rule, "args": args}


class Message(NamedTuple):
    """Something to say: an id of the game's message catalogue and its arguments."""

    id: str
    args: dict[str, Any]
