"""What happened, and who may know it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened: a message id with arguments, the rule, and a part that only some seats see."""

    message: str
    rule: str
    args: dict[str, Any]
    secret: dict[str, Any]
    audience: int  # bit n set: seat n sees the secret part

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
