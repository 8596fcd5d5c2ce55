"""Randomness as plain data: SplitMix64, whose whole state is one integer that counts.

The n-th outcome of a game is a function of the seed and n alone, so outcomes may as well come from a
record or from dice on a real table: the counter moves on by one all the same.

States are 64 bits. Compiled code holds them in a register, as a number with a sign, and lets it wrap around. Plain
Python draws the same numbers with integers without a sign, which it cuts to 64 bits. What is written down has no sign.
"""

from __future__ import annotations

from typing import Final

from hornbook.core.compiled import i64

GAMMA: Final = 0x9E3779B97F4A7C15
MASK: Final = 0xFFFFFFFFFFFFFFFF
TOP: Final = 0x7FFFFFFFFFFFFFFF
SMALL: Final = 1 << 30
"""Below this, a draw of compiled code does not run over."""
COMPILED: Final = not __file__.endswith(".py")


def mix(z: int) -> int:
    """Scramble 64 bits; a bijection of numbers without a sign."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def as_state(z: int) -> i64:
    """Any number as a state: its lowest 64 bits, in compiled code with a sign."""
    z &= MASK
    return z - MASK - 1 if COMPILED and z > TOP else z


def unsigned(state: int) -> int:
    """A state as it is written down: 64 bits without a sign."""
    return state & MASK


def seeded(seed: int) -> i64:
    """The state that a seed begins with."""
    return as_state(mix(seed & MASK))


def step(state: i64) -> i64:
    """The state after one draw."""
    if COMPILED:
        return state + -0x61C8864680B583EB  # GAMMA with a sign
    return (state + GAMMA) & MASK


def below(state: i64, n: int) -> int:
    """A number from 0 to n-1, drawn from the state without moving it."""
    return drawn(step(state), n)


def drawn(state: i64, n: int) -> int:
    """The number from 0 to n-1 that the step to this state has drawn: the top bits of its mix, times n."""
    z: int = state
    if COMPILED:
        if n < SMALL:
            return wrapping_drawn(state, n)
        z = unsigned(z)
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64


def wrapping_drawn(state: i64, n: i64) -> i64:
    """`drawn` where numbers wrap around at 64 bits, which they do in compiled code only."""
    z: i64 = state
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    z = z ^ ((z >> 31) & 0x1FFFFFFFF)
    return (((z >> 32) & 0xFFFFFFFF) * n + (((z & 0xFFFFFFFF) * n) >> 32)) >> 32


def weighted(state: i64, weights: tuple[int, ...]) -> int:
    """The index that the step to this state has drawn, in proportion to the weights."""
    ticket = drawn(state, sum(weights))
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise ValueError("weights must be positive somewhere")


def seed_from(*parts: int) -> int:
    """One seed from several numbers, so that game 7 of seed 1 shares nothing with game 8."""
    state = 0x243F6A8885A308D3
    for part in parts:
        state = mix((state ^ mix((part + GAMMA) & MASK)) & MASK)
    return state


class Rng:
    """A stream of draws for deals, bots and fuzzing; never the game's own."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.state = step(self.state)
        return drawn(self.state, n)

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
