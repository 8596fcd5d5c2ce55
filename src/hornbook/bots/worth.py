"""What a position is worth to a seat, and the wins that need no thought."""

from __future__ import annotations

from typing import Any

from hornbook.core.game import Game
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng
from hornbook.core.state import OVER

CONSOLATION = 0.05
"""The most that a lost game is worth: a bot that cannot win still prefers to come second. All together cannot."""
DEALS_FOR_WIN = 12


def worth(game: Game[Any], s: Any, seat: int) -> float:
    """From 0 to 1: a victory alone is 1, a defeat next to nothing, and of everything else the game judges."""
    if s.pending != OVER:
        return game.evaluate(s, seat)
    return worths(game, s)[seat]


def worths(game: Game[Any], s: Any) -> list[float]:
    """What a position is worth to each seat."""
    values = game.values(s)
    result = game.result(s) if s.pending == OVER else None
    if result is None:
        return values
    seats = len(values)
    consolation = 0.0 if game.together else CONSOLATION
    for seat, rank in enumerate(result.ranks):
        if seat not in result.winners:
            values[seat] = consolation * (seats - rank) / seats
        elif not result.shared:
            values[seat] = 1.0
    return values


def winning_choice(perspective: Perspective, rng: Rng) -> int | None:
    """A choice that wins at once, alone, however the hidden cards lie; None if there is none in sight."""
    game, seat = perspective.game, perspective.seat
    hopeful = list(perspective.choices)
    for _ in range(DEALS_FOR_WIN):
        deal = live_deal(perspective, rng)
        hopeful = [code for code in hopeful if _wins(game, deal, code, seat)]
        if not hopeful:
            return None
    return hopeful[0]


def live_deal(perspective: Perspective, rng: Rng) -> Any:
    """A deal in which chance falls by itself, as in play."""
    deal = perspective.deal(rng)
    deal.manual = False
    return deal


def _wins(game: Game[Any], deal: Any, code: int, seat: int) -> bool:
    s = game.copy(deal)
    game.apply(s, code)
    result = game.result(s) if s.pending == OVER else None
    return result is not None and seat in result.winners and not result.shared
