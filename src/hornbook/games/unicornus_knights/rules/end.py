"""UK-11 The end: everybody has won, or everybody has lost."""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.game import Result
from hornbook.core.state import OVER
from hornbook.games.unicornus_knights.rules.state import WON, UkState

REASONS = ("", "won", "lost-princess", "lost-time")


def result(s: UkState) -> Result | None:
    """UK-11.1 to UK-11.3 How it ended for all; None while it goes on."""
    if s.pending != OVER:
        return None
    seats = s.box.seats
    won = s.outcome == WON
    winners = list(range(seats)) if won else []
    reason = Message(REASONS[s.outcome], {"round": s.round})
    return Result([1] * seats, [int(won)] * seats, winners, reason, f"UK-11.{s.outcome}")
