"""Randomness as plain data: SplitMix64, whose whole state is one integer that counts.

The n-th outcome of a game is a function of the seed and n alone, so outcomes may as well come from a
record or from dice on a real table: the counter moves on by one all the same.
"""

from __future__ import annotations

from typing import Final

GAMMA: Final = 0x9E3779B97F4A7C15
MASK: Final = 0xFFFFFFFFFFFFFFFF


def mix(z: int) -> int:
    """Scramble 64 bits; a bijection."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def step(state: int) -> int:
    """The state after one draw."""
    return (state + GAMMA) & MASK


def below(state: int, n: int) -> int:
    """A number from 0 to n-1, drawn from the state without moving it: the top bits of its mix, times n."""
    z = (state + GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64


def weighted(state: int, weights: list[int]) -> int:
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
        self.state = mix(seed & MASK)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        drawn = below(self.state, n)
        self.state = (self.state + GAMMA) & MASK
        return drawn

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
