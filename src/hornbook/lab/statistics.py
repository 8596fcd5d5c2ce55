"""Confidence intervals: Wilson and bootstrap."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

Z95 = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""

T = TypeVar("T")


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a rate, 95 % unless told otherwise; of no games at all, anything is possible."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    shrink = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / shrink
    reach = z / shrink * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def bootstrap(
    sample: Sequence[T],
    weights: Sequence[int],
    measure: Callable[[list[T]], list[float]],
    rng: random.Random,
    rounds: int = 200,
) -> list[tuple[float, float]]:
    """The 95 % intervals of some measures of a sample, in which value k occurred `weights[k]` times."""
    games = sum(weights)
    runs = [measure(rng.choices(sample, weights, k=games)) for _ in range(rounds)]
    return [(quantile(column, 0.025), quantile(column, 0.975)) for column in zip(*runs, strict=True)]


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of them lies, between neighbours in proportion."""
    ranked = sorted(values)
    place = share * (len(ranked) - 1)
    below = int(place)
    above = min(below + 1, len(ranked) - 1)
    return ranked[below] + (place - below) * (ranked[above] - ranked[below])
