"""The loop that runs frames until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, Final

from hornbook.core.errors import BadOutcome, IllegalChoice, Runaway
from hornbook.core.rng import drawn, step, weighted
from hornbook.core.state import CHANCE, OVER, RUNNING, State

LIMIT: Final = 100_000
"""Steps without a decision, or random decisions without an end, after which a rule is taken to run in circles."""
STEPS: Final = tuple([None] * LIMIT)
"""To count them with; going through a tuple makes no numbers. To mypy, `(None,) * LIMIT` is a type of 100,000 parts."""


def advance(s: State, random: Callable[[], float] | None = None) -> None:
    """Run until a seat must choose, the game is over, or chance must fall and the state stops there.

    With `random` every choice is made by it, so that only the end or a stop at chance is left. It needs no check.
    """
    stack = s.stack
    for _ in STEPS:
        pending = s.pending
        if pending == RUNNING:
            stack[-1].run(s)
        elif pending >= 0:
            if random is None:
                return
            options = s.options
            s.pending = RUNNING
            s.ply += 1
            stack[-1].chosen(s, options[int(random() * len(options))])
        elif pending == CHANCE and not s.manual:
            s.rng = step(s.rng)
            outcome = weighted(s.rng, s.weights) if s.weights else drawn(s.rng, s.rolls)
            s.pending = RUNNING
            s.ply += 1
            stack[-1].rolled(s, outcome)
        else:
            return
    raise Runaway(f"{stack[-1].NAME}: {LIMIT} steps without an end at ply {s.ply}")


def apply(s: State, code: Any) -> None:
    """The pending seat chooses. A code that is not on offer is refused and changes nothing.

    Whatever stands for a whole number will do (`True` is 1, as everywhere in Python); the state gets the plain number.
    """
    try:
        chosen: int = index(code)
    except TypeError:
        raise IllegalChoice(f"a choice is a whole number, and {type(code).__name__} is none", [], s.rule) from None
    if s.pending < 0:
        what = "the game is over" if s.pending == OVER else "chance falls next"
        raise IllegalChoice(f"nobody is asked: {what}", [], s.rule)
    if chosen not in s.options:
        raise IllegalChoice(f"choice {chosen} is not on offer; legal are {list(s.options)}", [], s.rule)
    s.pending = RUNNING
    s.revealed = False
    s.ply += 1
    s.stack[-1].chosen(s, chosen)
    if s.pending < 0:
        advance(s)


def ask_anew(s: State) -> None:
    """Put the pending question to the seat again, as things are now; what it had half chosen is forgotten."""
    s.stack[-1].forget()
    s.pending = RUNNING
    advance(s)


def roll(s: State) -> int:
    """The outcome that the state's own randomness has in store; asking does not change it."""
    after = step(s.rng)
    return weighted(after, s.weights) if s.weights else drawn(after, s.rolls)


def resolve(s: State, outcome: Any) -> None:
    """Chance falls, whether the outcome came from `roll`, a record, a search or dice on a table."""
    try:
        rolled: int = index(outcome)
    except TypeError:
        raise BadOutcome(f"an outcome is a whole number, and {type(outcome).__name__} is none") from None
    if s.pending != CHANCE:
        raise BadOutcome("nothing is to be rolled now")
    if not 0 <= rolled < s.rolls or (s.weights and s.weights[rolled] == 0):
        raise BadOutcome(f"{s.kind}: outcome {rolled} is not possible; it runs from 0 to {s.rolls - 1}")
    s.pending = RUNNING
    s.rng = step(s.rng)
    s.ply += 1
    s.stack[-1].rolled(s, rolled)
    advance(s)
