"""UK-7.5 Dice by result, as numbers: how many hits, misses and losses there are in a handful.

Choices are spelled by them, so nothing here may know of choices.
"""

from __future__ import annotations

from typing import Any, Final

DIGIT: Final = 64
"""Dice of one result are fewer than this: no hero can gather more than forty (UK-7.3)."""
FACES: Final = ("hit", "miss", "loss")
NAMES: Final = ("dice-hits", "dice-misses", "dice-losses")


def handful(hits: int, misses: int, losses: int) -> int:
    """Dice by result, as one number."""
    return (hits * DIGIT + misses) * DIGIT + losses


def dice_in(number: int) -> tuple[int, int, int]:
    """Hits, misses and losses of such a number."""
    return number // (DIGIT * DIGIT), number // DIGIT % DIGIT, number % DIGIT


def dice_in_words(result: int, count: int) -> list[Any]:
    """So many dice of one result, as a message."""
    return [NAMES[result], {"count": count}]


def face_name(table: tuple[int, ...], outcome: int) -> str:
    """A face of the die and how a hero's table reads it, as in `5:hit`."""
    return f"{outcome + 1}:{FACES[table[outcome]]}"
