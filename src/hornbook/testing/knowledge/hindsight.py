"""Law 1, hindsight: looking back depends on what a seat may know now, and hides nothing of the present."""

from __future__ import annotations

from typing import Any

from hornbook.core.game import Game
from hornbook.core.rng import Rng, seed_from
from hornbook.core.screen.hindsight import log_at, look_back
from hornbook.core.setup import Setup
from hornbook.core.state import OVER
from hornbook.testing.comparison import BOUND, difference, draws, step_at_random, viewers
from hornbook.testing.law_broken import broken, named

HINDSIGHT = "law 1 (hindsight)"
OFTEN, LOOKS = 12, 3
"""At one of so many positions a seat looks back, so many times."""


def law_hindsight(game: Game[Any], setup: Setup, seed: int, bound: int = BOUND) -> int:
    """Over a whole random game, what people may look at of its past; how many looks back there were.

    The log and every view of an earlier position are the same on the truth and on deals of what the seat knows now, and
    can be drawn like any view. The present is what the seat sees. After the end everything is as it was seen and told.
    """
    if game.hindsight is None:
        return 0
    told: list[Any] = []
    heard: list[Any] = []
    s, rng = game.new(setup, seed, manual=True, events=heard), Rng(seed_from(seed, 9))
    past, looks = [], 0
    while True:
        told += [(s.ply, event) for event in heard]
        heard.clear()
        past.append(game.copy(s))
        if s.pending == OVER or rng.below(OFTEN) == 0:
            for place, seat in enumerate(viewers(game, s)):
                check_present(game, s, seat)
                deal = game.determinize(s, seat, draws(seed, s, place))
                check_log(game, s, deal, told, seat)
                for then in [past[rng.below(len(past))] for _ in range(LOOKS)]:
                    looks += 1
                    check_look(game, then, s, deal, seat)
        if s.ply > bound or not step_at_random(game, s, rng):
            return looks


def check_present(game: Game[Any], s: Any, seat: int | None) -> None:
    """What lies open now is not hidden."""
    found = difference(game.view(s, seat), game.hindsight.view(s, s, seat)) if game.hindsight else ""
    if found:
        raise broken(HINDSIGHT, f"a look at the present is not the view: {found}", game, s, named(seat))


def check_log(game: Game[Any], s: Any, deal: Any, told: list[Any], seat: int | None) -> None:
    """The log does not depend on what the seat cannot know; after the end it is what was told."""
    log = log_at(game, s, told, s.ply + 1)
    found = difference(log, told if s.pending == OVER else log_at(game, deal, told, s.ply + 1), "log")
    if found:
        raise broken(HINDSIGHT, f"the log is not what may be looked up: {found}", game, s, named(seat))


def check_look(game: Game[Any], then: Any, now: Any, deal: Any, seat: int | None) -> None:
    """One look back."""
    seen = look_back(game, then, now, seat)
    found = difference(seen, game.view_json(then, seat) if now.pending == OVER else look_back(game, then, deal, seat))
    if found:
        what = f"a look back at ply {then.ply} shows what it must not, or hides what it need not: {found}"
        raise broken(HINDSIGHT, what, game, now, named(seat))
    fault = game.shape.misfit(game.hindsight.view(then, now, seat)) if game.shape and game.hindsight else ""
    if fault:
        raise broken(HINDSIGHT, f"a field does not hold what it declares: {fault}", game, now, named(seat))
    if game.insights:
        game.insights.insights(seen)
    if game.drawing:
        game.drawing.picture(seen)
