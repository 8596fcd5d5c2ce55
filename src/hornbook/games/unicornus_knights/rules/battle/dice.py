"""UK-7.8 Dice as choices: which of them go where, and which are rolled again."""

from __future__ import annotations

from functools import cache

from hornbook.games.unicornus_knights.rules.codes import ASSIGN, REROLL, handful


@cache
def assignments(hits: int, misses: int, losses: int, room: int) -> tuple[int, ...]:
    """Every way to assign dice, sorted: at most `room` of them, or any number if it is negative."""
    room = hits + misses + losses if room < 0 else room
    return tuple(
        [
            ASSIGN + handful(h, m, l)
            for h in range(hits + 1)
            for m in range(misses + 1)
            for l in range(losses + 1)
            if h + m + l <= room
        ]
    )


@cache
def rerolls(hits: int, misses: int, losses: int) -> tuple[int, ...]:
    """Every way to pick dice that are rolled again, sorted; at least one."""
    return tuple(
        [
            REROLL + handful(h, m, l)
            for h in range(hits + 1)
            for m in range(misses + 1)
            for l in range(losses + 1)
            if h + m + l
        ]
    )
