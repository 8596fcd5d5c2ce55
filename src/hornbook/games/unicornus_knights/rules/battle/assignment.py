"""UK-7.8 Dice as choices: which of them go where, and which are rolled again."""

from __future__ import annotations

from functools import cache

from hornbook.core.events import Message
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.battle.dice import dice_in_words, handful
from hornbook.games.unicornus_knights.rules.choices import ASSIGN, REROLL
from hornbook.games.unicornus_knights.rules.state import UkState


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


def commander_wording(s: UkState, code: int) -> Wording:
    """Dice that could be assigned to the commander, as a choice."""
    if code == ASSIGN:
        return s.KINDS.wording(s, code)
    return Wording(Message("choice-assign-commander", {"dice": dice_in_words(code - ASSIGN)}))
