"""Law 2: a copy is the same position and shares nothing that changes."""

from __future__ import annotations

from typing import Any

from hornbook.core.game import Game
from hornbook.testing.comparison import difference, draws, shared, step_at_random
from hornbook.testing.law_broken import broken

COPY = "law 2 (copies)"


def law_copy(game: Game[Any], s: Any, seed: int = 0, steps: int = 12) -> None:
    """A copy is the same position, and playing on from it leaves the original alone, whoever listens."""
    before = game.to_json(s)
    copy = game.copy(s)
    found = difference(before, game.to_json(copy))
    if found:
        raise broken(COPY, f"a copy is not the same: {found}", game, s)
    path = shared(game, s, copy)
    if path:
        raise broken(COPY, f"a copy shares {path} with the original", game, s)
    if copy.events is not None:
        raise broken(COPY, "a copy tells the listener of the original", game, s)
    rng = draws(seed, s)
    for _ in range(steps):
        if not step_at_random(game, copy, rng):
            break
        found = difference(before, game.to_json(s))
        if found:
            raise broken(COPY, f"playing on from a copy changed the original: {found}", game, s)
