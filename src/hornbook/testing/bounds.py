"""Law 4, of sizes: no game is larger than it says, and what its end is worth lies between its bounds."""

from __future__ import annotations

from typing import Any, NamedTuple

from hornbook.core.bounds import utilities
from hornbook.core.game import Game
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, OVER
from hornbook.testing.comparison import most_plies, step_at_random
from hornbook.testing.law_broken import broken

BOUNDS = "law 4 (bounds)"


class Size(NamedTuple):
    """How large one game has been."""

    codes: int  # one more than the highest code on offer
    outcomes: int
    decisions: int
    plies: int


def law_bounds(game: Game[Any], s: Any, seed: int = 0) -> None:
    """At a position: codes, outcomes, plies and what a result is worth are within what the game says."""
    bounds = game.bounds(game.setup_of(s))
    codes = game.choices(s)
    if codes and max(codes) >= bounds.actions:
        raise broken(BOUNDS, f"choice {max(codes)} is on offer, but there are {bounds.actions} actions", game, s)
    if s.pending == CHANCE and bounds.outcomes is not None and s.rolls > bounds.outcomes:
        raise broken(BOUNDS, f"{s.kind} has {s.rolls} outcomes, more than {bounds.outcomes}", game, s)
    if bounds.plies is not None and s.ply > bounds.plies:
        raise broken(BOUNDS, f"the game goes on after {bounds.plies} plies", game, s)
    result = game.result(s) if s.pending == OVER else None
    if result is not None:
        worths = utilities(result)
        if min(worths) < bounds.least or max(worths) > bounds.greatest:
            what = f"the end is worth {worths}, not from {bounds.least} to {bounds.greatest}"
            raise broken(BOUNDS, what, game, s)


def law_game_bounds(game: Game[Any], setup: Setup, seed: int, bound: int | None = None) -> Size:
    """Over a whole random game: the same at every step, and no more decisions than the game says; how large it was."""
    s, rng = game.new(setup, seed, manual=True), Rng(seed_from(seed, 1))
    most, bound = game.bounds(game.setup_of(s)).decisions, bound or most_plies(game, setup)
    codes = outcomes = decisions = 0
    while True:
        law_bounds(game, s, seed)
        if s.pending == CHANCE:
            outcomes = max(outcomes, s.rolls)
        elif s.pending >= 0:
            decisions += 1
            codes = max(codes, game.choices(s)[-1] + 1)
            if most is not None and decisions > most:
                raise broken(BOUNDS, f"a seat is asked for the {decisions}. time, of {most} at the most", game, s)
        if s.ply > bound:
            raise broken(BOUNDS, f"the game goes on after {bound} decisions", game, s)
        if not step_at_random(game, s, rng):
            return Size(codes, outcomes, decisions, s.ply)
