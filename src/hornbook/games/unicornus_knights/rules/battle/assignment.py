"""UK-7.8 Dice as choices: how many hits, misses and losses go where, or are rolled again. One count after the other."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Final

from hornbook.core.events import Message
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.battle.dice_counts import DIGIT, dice_in, dice_in_words, handful
from hornbook.games.unicornus_knights.rules.choices import HITS
from hornbook.games.unicornus_knights.rules.state import UkState

RESULTS: Final = 3
"""Hits, misses and losses are counted in this order; each has its kind of choices, right after the one before."""
ALL_DICE: Final = 3 * DIGIT
"""Room for any number of dice."""
ON_SOLDIERS: Final = "assign"
ON_COMMANDER: Final = "assign-commander"
AGAIN: Final = "reroll"

Dice = tuple[int, int, int]


@cache
def counts(dice: Dice, counted: int, picked: int, room: int, least: int) -> tuple[int, ...]:
    """How many dice of the next result can be picked, as codes; nothing when all results are counted.

    `picked` is the handful so far. At most `room` dice can be picked in all, and `least` must be. A result of which
    none can be picked is passed over.
    """
    so_far = sum(dice_in(picked))
    for result in range(counted, RESULTS):
        most = min(dice[result], room - so_far)
        if most > 0:
            first = HITS + result * DIGIT
            fewest = max(0, least - so_far - sum(dice[result + 1 :]))
            return tuple(range(first + fewest, first + most + 1))
    return ()


@lru_cache(1024)
def handfuls(dice: Dice, counted: int, picked: int, room: int, least: int = 0) -> tuple[Dice, ...]:
    """Every handful that the counts to come may still lead to, sorted."""
    done = dice_in(picked)
    hits, misses, losses = [
        range(done[result], done[result] + 1) if result < counted else range(dice[result] + 1)
        for result in range(RESULTS)
    ]
    return tuple([(h, m, l) for h in hits for m in misses for l in losses if least <= h + m + l <= room])


def result_of(code: int) -> int:
    """The result that a count is about."""
    return (code - HITS) // DIGIT


def with_count(picked: int, code: int) -> int:
    """The handful with the dice of a count."""
    count = [0, 0, 0]
    count[result_of(code)] = (code - HITS) % DIGIT
    return picked + handful(count[0], count[1], count[2])


# What is said.


def count_prompt(s: UkState, what: str, dice: Dice, args: dict[str, Any]) -> Message:
    """How many of the dice of a result go there; what is asked follows from what is on offer."""
    last = s.options[-1]
    if last == HITS:  # nothing was rolled, but only the owner of the hand knows that there is nothing to do
        return Message("prompt-no-dice", args)
    result = result_of(last)
    return Message(f"prompt-{what}", {**args, "count": dice[result], "dice": dice_in_words(result, dice[result])})


def count_wording(s: UkState, what: str, code: int) -> Wording:
    """A count, as a choice."""
    if s.options[-1] == HITS:
        return Wording(Message("choice-no-dice", {}))
    result, count = result_of(code), (code - HITS) % DIGIT
    return Wording(Message(f"choice-{what}", {"dice": dice_in_words(result, count)}))


# Older rules.

TOKENS: Final = ("hits", "misses", "losses")
HANDFUL: Final = re.compile(r"(?:assign|reroll):(?:none|(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:(\d{1,2})L)?)", re.ASCII)


def counted_tokens(token: str, dice: Dice, room: int, least: int) -> tuple[str, ...]:
    """What rules 1 called `assign:2H1M` or `reroll:1L`, as the counts that are asked for now.

    What those rules did not allow either is left as it is.
    """
    found = HANDFUL.fullmatch(token)
    wanted = [int(count or 0) for count in found.groups()] if found else []
    if tuple(wanted) not in handfuls(dice, 0, 0, room, least):
        return (token,)
    counted = picked = 0
    tokens: list[str] = []
    while options := counts(dice, counted, picked, room, least):
        result = result_of(options[0])
        if len(options) > 1:
            tokens.append(f"{TOKENS[result]}:{wanted[result]}")
        counted, picked = result + 1, with_count(picked, HITS + result * DIGIT + wanted[result])
    return tuple(tokens) or (f"{TOKENS[0]}:0",)
