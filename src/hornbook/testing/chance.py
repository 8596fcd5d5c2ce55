"""Law 5: enumerated chance agrees with sampled chance, and each outcome has a name of its own."""

from __future__ import annotations

from typing import Any

from hornbook.core import loop
from hornbook.core.errors import BadOutcome
from hornbook.core.game import Game
from hornbook.core.rng import as_state, seed_from
from hornbook.core.state import CHANCE
from hornbook.testing.comparison import difference, document, draws, hand_rolled, some
from hornbook.testing.law_broken import broken

CHANCES = "law 5 (chance)"
FAR_OUT = 5.0
"""How many standard deviations a sample may lie off; beyond that lies one in several million."""


def law_chance(game: Game[Any], s: Any, seed: int = 0, samples: int = 400, most: int = 6) -> None:
    """Where chance falls next: every outcome is possible, as likely as stated, and rolled alike by hand and by itself.

    Where a seat decides, the chance right behind some of its choices is looked at.
    """
    if s.pending == CHANCE:
        _check_chance(game, s, seed, samples)
        return
    for code in some(list(game.choices(s)), most, draws(seed, s)):
        after = hand_rolled(game, s)
        game.apply(after, code)
        if after.pending == CHANCE:
            _check_chance(game, after, seed, samples)


def _check_chance(game: Game[Any], s: Any, seed: int, samples: int) -> None:
    stated = game.chance(s)
    if stated is None or stated.n < 1 or (stated.weights and len(stated.weights) != stated.n):
        raise broken(CHANCES, f"chance falls next, but is stated as {stated}", game, s)
    weights = stated.weights or (1,) * stated.n
    for outcome, weight in enumerate(weights):
        _check_outcome(game, s, outcome, weight)
    _check_names(game, s, stated.n)
    _check_frequencies(game, s, weights, seed, samples)
    _check_by_itself(game, s)


def _check_names(game: Game[Any], s: Any, outcomes: int) -> None:
    names = [game.outcome(s, outcome) for outcome in range(outcomes)]
    for outcome, name in enumerate(names):
        if not name or name.split() != [name]:
            raise broken(CHANCES, f"{s.kind}: the name of outcome {outcome} is not one word: {name!r}", game, s)
    twins = [name for name in names if names.count(name) > 1]
    if twins:
        raise broken(CHANCES, f"{s.kind}: several outcomes go by {twins[0]}", game, s)


def _check_outcome(game: Game[Any], s: Any, outcome: int, weight: int) -> None:
    after = hand_rolled(game, s)
    try:
        game.resolve(after, outcome)
    except BadOutcome:
        if weight:
            raise broken(CHANCES, f"{s.kind}: outcome {outcome} is possible but refused", game, s) from None
        return
    except Exception as problem:
        raise broken(CHANCES, f"{s.kind}: outcome {outcome} fails: {problem!r}", game, s) from problem
    if not weight:
        raise broken(CHANCES, f"{s.kind}: outcome {outcome} is impossible but accepted", game, s)
    problems = game.check(after)
    if problems:
        raise broken(CHANCES, f"{s.kind}: outcome {outcome} leads to a wrong position: {problems[0]}", game, s)


def _check_frequencies(game: Game[Any], s: Any, weights: tuple[int, ...], seed: int, samples: int) -> None:
    sampled, counts = game.copy(s), [0] * len(weights)
    for number in range(samples):
        sampled.rng = as_state(seed_from(seed, s.ply, number))
        outcome = game.roll(sampled)
        if not 0 <= outcome < len(weights) or not weights[outcome]:
            raise broken(CHANCES, f"{s.kind}: {outcome} was rolled, which is not possible", game, s)
        counts[outcome] += 1
    expected = [samples * weight / sum(weights) for weight in weights if weight]
    counted = [count for count, weight in zip(counts, weights, strict=True) if weight]
    if chi_square(counted, expected) > chi_square_limit(len(counted) - 1):
        what = f"{s.kind}: the weights are {list(weights)}, but {samples} rolls fell as {counts}"
        raise broken(CHANCES, what, game, s)


def _check_by_itself(game: Game[Any], s: Any) -> None:
    alone, by_hand = game.copy(s), hand_rolled(game, s)
    alone.manual = False
    loop.advance(alone)
    while by_hand.pending == CHANCE:
        game.resolve(by_hand, game.roll(by_hand))
    found = difference(document(game, by_hand), document(game, alone))
    if found:
        raise broken(CHANCES, f"{s.kind}: rolled by itself the game is another than by hand: {found}", game, s)


def chi_square(counted: list[int], expected: list[float]) -> float:
    """How far counts lie from what was expected."""
    return sum((count - mean) ** 2 / mean for count, mean in zip(counted, expected, strict=True))


def chi_square_limit(freedom: int) -> float:
    """What chi-square stays below but for one time in several million (Wilson and Hilferty's formula)."""
    if freedom < 1:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + FAR_OUT * spread**0.5) ** 3)
