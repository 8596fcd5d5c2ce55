"""Choice codes: every choice of the game is one of these numbers plus a small index."""

from typing import Final

END: Final = 0  # end the turn
RECRUIT: Final = 1
COLLECT: Final = 2
DESTINY: Final = 3
SEND: Final = 4
POWER: Final = 5  # the own character's power
ROLL: Final = 6
STAY: Final = 7  # do not retreat, do not help, take nothing
UNIT: Final = 10  # + kingdom unit, 0 the princess
ENEMY: Final = 20  # + empire character, 0 to 14
CHARACTER: Final = 40  # + kingdom character, 0 to 11
CARD: Final = 60  # + support card, 0 to 21
FATE: Final = 90  # + fate card, 0 to 12
ALLY: Final = 110  # + empire character, 0 to 14: its ally power
HIRE: Final = 130  # + empire character, 0 to 14: the Mercenary is paid
EFFECT: Final = 150  # + which effect comes first
AMOUNT: Final = 200  # + how many, 0 to 999
TAKE: Final = 1200  # + damage to the character itself, 0 to 99
SPACE: Final = 1300  # + space
MOVE: Final = 2300  # + space
ASSIGN: Final = 4000  # + hits * 4096 + misses * 64 + losses
REROLL: Final = 300000  # + hits * 4096 + misses * 64 + losses

DIGIT: Final = 64
"""Dice of one result are fewer than this: no hero can gather more than forty (UK-7.3)."""
COUNT: Final = 600000
"""One more than the highest code."""


def handful(hits: int, misses: int, losses: int) -> int:
    """Dice by result, as one number."""
    return (hits * DIGIT + misses) * DIGIT + losses


def dice_in(number: int) -> tuple[int, int, int]:
    """Hits, misses and losses of such a number."""
    return number // (DIGIT * DIGIT), number // DIGIT % DIGIT, number % DIGIT
