"""Node counts: how many lines of play there are, choices and chance outcomes alike."""

from __future__ import annotations

from typing import Any

from hornbook.core.game import Game
from hornbook.core.state import CHANCE
from hornbook.testing.comparison import hand_rolled


def perft(game: Game[Any], s: Any, depth: int) -> int:
    """The leaves of the tree below a position, cut off at a depth; a game that is over is a leaf."""
    steps = next_steps(game, s)
    if depth == 0 or not steps:
        return 1
    return sum(perft(game, after(game, s, step), depth - 1) for step in steps)


def divide(game: Game[Any], s: Any, depth: int) -> dict[str, int]:
    """The same count split by the first step, to find the step that is counted wrong."""
    counts = {}
    for step in next_steps(game, s):
        name = f"{s.kind}={step}" if s.pending == CHANCE else game.token(s, step)
        counts[name] = perft(game, after(game, s, step), depth - 1)
    return counts


def next_steps(game: Game[Any], s: Any) -> list[int]:
    """What can happen next: the codes on offer, or the outcomes that chance allows."""
    if s.pending != CHANCE:
        return list(game.choices(s))
    return [outcome for outcome in range(s.rolls) if not s.weights or s.weights[outcome]]


def after(game: Game[Any], s: Any, step: int) -> Any:
    """A copy on which that has happened, stopping at chance."""
    other = hand_rolled(game, s)
    take(game, other, step)
    return other


def take(game: Game[Any], s: Any, step: int) -> None:
    """Let it happen."""
    if s.pending == CHANCE:
        game.resolve(s, step)
    else:
        game.apply(s, step)
