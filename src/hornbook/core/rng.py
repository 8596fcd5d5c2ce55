"""Randomness as plain data: SplitMix64, whose whole state is one integer that counts.

The n-th outcome of a game is a function of the seed and n alone, so outcomes may as well come from a
record or from dice on a real table: the counter moves on by one all the same.

States are 64 bits as a signed number, which compiled code holds in a register and lets wrap around. Plain Python draws
the same numbers with integers that are cut to 64 bits.
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


def signed(z: int) -> i64:
    """Any number as a state: its lowest 64 bits, with a sign."""
    z &= MASK
    return z if z <= TOP else z - MASK - 1


def unsigned(state: int) -> int:
    """A state as it is written down: 64 bits without a sign."""
    return state & MASK


def seeded(seed: int) -> i64:
    """The state that a seed begins with."""
    return signed(mix(seed & MASK))


def step(state: i64) -> i64:
    """The state after one draw."""
    if COMPILED:
        return state + -0x61C8864680B583EB  # GAMMA with a sign
    z = (state + GAMMA) & MASK
    return z if z <= TOP else z - MASK - 1


def below(state: i64, n: int) -> int:
    """A number from 0 to n-1, drawn from the state without moving it: the top bits of its mix, times n."""
    if COMPILED and n < SMALL:
        return wrapping_below(state, n)
    z: int = state
    z = (z + GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64


def wrapping_below(state: i64, n: i64) -> i64:
    """`below` where numbers wrap around at 64 bits, which they do in compiled code only."""
    z: i64 = state + -0x61C8864680B583EB
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    z = z ^ ((z >> 31) & 0x1FFFFFFFF)
    return (((z >> 32) & 0xFFFFFFFF) * n + (((z & 0xFFFFFFFF) * n) >> 32)) >> 32


def weighted(state: i64, weights: tuple[int, ...]) -> int:
    """An index drawn in proportion to the weights, without moving the state."""
    ticket = below(state, sum(weights))
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
        drawn = below(self.state, n)
        self.state = step(self.state)
        return drawn

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
