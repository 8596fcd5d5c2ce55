"""UK-11 The end: everybody has won, or everybody has lost; and how large a game can get until then."""

from __future__ import annotations

from typing import Final

from hornbook.core.bounds import Bounds
from hornbook.core.events import Message
from hornbook.core.game import Result
from hornbook.core.state import OVER
from hornbook.games.unicornus_knights.rules.box import Box
from hornbook.games.unicornus_knights.rules.choices import KINDS
from hornbook.games.unicornus_knights.rules.ids import EVENTS, FATES, KINGDOM
from hornbook.games.unicornus_knights.rules.state import WON, UkState

REASONS: Final = ("", "won", "lost-princess", "lost-time")


def result(s: UkState) -> Result | None:
    """UK-11.1 to UK-11.3 How it ended for all; None while it goes on."""
    if s.pending != OVER:
        return None
    seats = s.box.seats
    won = s.outcome == WON
    winners = list(range(seats)) if won else []
    reason = Message(REASONS[s.outcome], {"round": s.round})
    return Result([1] * seats, [int(won)] * seats, winners, reason, f"UK-11.{s.outcome}")


def bounds(box: Box) -> Bounds:
    """What no game of a set-up exceeds.

    The widest chance is a draw from all support cards. No bound on the length is stated: rounds are few (UK-12.6,
    UK-12.9), but the rules do not count what happens in one. Cards that were played are shuffled and drawn again
    (UK-5.16), a War Council among them (UK-16.21), and fate leads from one battle to the next (UK-17.5).
    """
    outcomes = max(len(box.support_deck.bag), len(box.content.tiles), len(EVENTS), len(FATES), len(KINGDOM))
    return Bounds(KINDS.size, outcomes)
