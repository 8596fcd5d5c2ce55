"""What positions are worth to seats, deals in which chance falls by itself, and choices that win at once."""

from __future__ import annotations

from typing import Any

from hornbook.core.abilities import WholeEvaluation
from hornbook.core.game import Game
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng
from hornbook.core.state import OVER

CONSOLATION = 0.05
"""The most that a lost game is worth: a bot that cannot win still prefers to come second. All together cannot."""
NO_IDEA = 0.5
"""What a position is worth in a game that cannot judge it."""
DEALS_FOR_WIN = 12


def worth(game: Game[Any], s: Any, seat: int) -> float:
    """From 0 to 1: a victory alone is 1, a defeat at most CONSOLATION, anything else as the game evaluates it."""
    if s.pending != OVER:
        return game.evaluation.evaluate(s, seat) if game.evaluation else NO_IDEA
    return worths(game, s)[seat]


def worths(game: Game[Any], s: Any) -> list[float]:
    """What a position is worth to each seat."""
    values = values_of(game, s)
    result = game.result(s) if s.pending == OVER else None
    if result is None:
        return values
    seats = len(values)
    for seat, rank in enumerate(result.ranks):
        if seat not in result.winners:
            alone = len(game.allies(s, seat)) < seats
            values[seat] = CONSOLATION * (seats - rank) / seats if alone else 0.0
        elif not result.shared:
            values[seat] = 1.0
    return values


def values_of(game: Game[Any], s: Any) -> list[float]:
    """What the game's evaluation says for each seat; nothing in particular, if it has none."""
    evaluation, seats = game.evaluation, game.setup_of(s).seats
    if isinstance(evaluation, WholeEvaluation):
        return evaluation.values(s)
    return [evaluation.evaluate(s, seat) for seat in range(seats)] if evaluation else [NO_IDEA] * seats


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
