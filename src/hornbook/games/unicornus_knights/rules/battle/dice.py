"""UK-7.5 Dice by result, as numbers: how many hits, misses and losses there are in a handful.

Choices are spelled by them, so nothing here may know of choices.
"""

from __future__ import annotations

from typing import Any, Final

DIGIT: Final = 64
"""Dice of one result are fewer than this: no hero can gather more than forty (UK-7.3)."""
HANDFULS: Final = DIGIT * DIGIT * DIGIT
"""One more than the highest of such numbers."""


def handful(hits: int, misses: int, losses: int) -> int:
    """Dice by result, as one number."""
    return (hits * DIGIT + misses) * DIGIT + losses


def dice_in(number: int) -> tuple[int, int, int]:
    """Hits, misses and losses of such a number."""
    return number // (DIGIT * DIGIT), number // DIGIT % DIGIT, number % DIGIT


def dice_in_words(number: int) -> list[Any]:
    """Dice by result, as messages; none for a result that is not among them."""
    names = ("dice-hits", "dice-misses", "dice-losses")
    return [[name, {"count": count}] for name, count in zip(names, dice_in(number), strict=True) if count]
