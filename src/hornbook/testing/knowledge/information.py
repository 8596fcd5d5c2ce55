"""Law 1, the information: a view is all that a seat knows of its question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hornbook.core.game import Game
from hornbook.testing.comparison import draws, text
from hornbook.testing.law_broken import broken, named

INFORMATION = "law 1 (information)"
BRANCHES = 12


def law_information(game: Game[Any], s: Any, seed: int = 0, depth: int = 2) -> None:
    """Wherever the asked seat sees the same, it may choose the same: here, and after choices of its own."""
    if s.pending < 0:
        return
    seat = s.pending
    asked: dict[str, tuple[int, ...]] = {}
    for moment in _moments(game, s, draws(seed, s, seat), depth):
        choices = game.choices(moment)
        before = asked.setdefault(text(game.view_json(moment, seat)), choices)
        if before != choices:
            one, other = ([game.token(moment, code) for code in codes] for codes in (before, choices))
            what = f"the asked seat sees the same, but may choose {one} in one place and {other} in another"
            raise broken(INFORMATION, what, game, s, named(seat))


def _moments(game: Game[Any], s: Any, rng: Any, depth: int) -> Iterator[Any]:
    """A position, and those that some choices of the asked seat lead to as long as the same seat is asked."""
    yield s
    if depth:
        codes = list(game.choices(s))
        rng.shuffle(codes)
        for code in codes[:BRANCHES]:
            after = game.copy(s)
            after.manual = True
            game.apply(after, code)
            if after.pending == s.pending:
                yield from _moments(game, after, rng, depth - 1)
