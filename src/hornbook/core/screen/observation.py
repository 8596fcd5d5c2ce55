"""Positions as numbers, for those who train: the parts that a game's observation is made of, in one flat buffer.

A buffer is anything that takes items and slices: an `array`, a NumPy array, a memoryview. All numbers lie in -1 to 1.
Counts without a limit are squeezed (`squeezed`): they grow towards 1, and no two of them are the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any, Final, NamedTuple

from hornbook.core.setup import Setup

HALF_WAY: Final = 8
"""The count that is squeezed to one half."""
RULES: Final = 64
"""More than a book has chapters, or a chapter rules."""
REMEMBERED: Final = 2048
"""Facts of one kind whose numbers are remembered."""


class Part(NamedTuple):
    """Some of the numbers: what they are, how many (rows first), and between which values they lie."""

    name: str
    shape: tuple[int, ...]
    low: float
    high: float


class Layout:
    """Parts one after the other, without gaps."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.length = 0

    def add(self, name: str, *shape: int, low: float = 0.0, high: float = 1.0) -> int:
        """One more part; where its first number stands. One without numbers is left out."""
        first = self.length
        if prod(shape):
            self.parts.append(Part(name, shape, low, high))
        self.length += prod(shape)
        return first


def length(parts: Sequence[Part]) -> int:
    """How many numbers the parts have together."""
    return sum([prod(part.shape) for part in parts])


def squeezed(count: int) -> float:
    """A count from 0 up as a number below 1 (counts up to ten thousand stay apart in 32 bits), -1 to -8 as they are."""
    return count / (count + HALF_WAY) if count > 0 else count / HALF_WAY


def zeros(length: int) -> array[float]:
    """So many numbers, none written yet."""
    return array("f", bytes(4 * length))


def one_hot(at: int, length: int) -> list[float]:
    """A one at a place, nothing if there is no such place."""
    return [float(place == at) for place in range(length)]


def row(values: Sequence[float], length: int) -> list[float]:
    """Values in their order, and zeros behind them."""
    return [*values, *([0.0] * (length - len(values)))]


def rule_numbers(rule: str) -> list[float]:
    """A rule by its chapter and its number there, as two numbers; zeros for none."""
    chapter, _, number = rule.partition("-")[2].partition(".")
    return [int(chapter or 0) / RULES, int(number or 0) / RULES]


class Pieces(dict[Any, Any]):
    """The numbers that follow from a fact, such as a tuple that copies of a state share: `pieces[fact]`.

    They are made when first asked for, and remembered up to a limit, after which it begins anew.
    """

    def __init__(self, make: Callable[[Any], Iterable[float] | bytes]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, fact: Any) -> Any:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[fact] = array("f", self.make(fact))
        return found


class Plans(dict[Any, Any]):
    """Where the numbers of each set-up are: `plans[box]`, made when first asked for."""

    def __init__(self, box_of: Callable[[Setup], Any], make: Callable[[Any], Any]) -> None:
        super().__init__()
        self.box_of, self.make = box_of, make

    def __missing__(self, box: Any) -> Any:
        found = self[box] = self.make(box)
        return found

    def parts(self, setup: Setup) -> tuple[Part, ...]:
        """The parts of a set-up's numbers."""
        found: tuple[Part, ...] = self[self.box_of(setup)].parts
        return found


def fill(out: Any, filled: Any) -> None:
    """Lay numbers into a buffer, over whatever was there. One of another length is refused and left alone."""
    if len(out) != len(filled):
        raise ValueError(f"the buffer has room for {len(out)} numbers, and there are {len(filled)}")
    out[:] = filled
