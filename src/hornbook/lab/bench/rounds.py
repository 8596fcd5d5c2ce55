"""Timing several things by turns on one clock, so that a bad minute of the machine falls on all of them alike."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

Run = Callable[[], object]
"""What is timed: the same work each time."""


def by_turns(readies: Sequence[Callable[[], Run]], rounds: int, advance: Callable[[int], None]) -> list[list[float]]:
    """Seconds of processor time of each in every round; what makes it ready is not timed.

    Nobody pays for another's garbage, or for looking through the modules that another has imported: these are frozen.
    """
    taken: list[list[float]] = [[] for _ in readies]
    gc.collect()
    gc.freeze()
    try:
        for done in range(rounds):
            for ready, times in zip(readies, taken, strict=True):
                run = ready()
                gc.collect()
                begun = process_time()
                run()
                times.append(process_time() - begun)
            advance(done + 1)
    finally:
        gc.unfreeze()
    return taken


def rate(things: int, taken: list[float]) -> dict[str, int]:
    """How many a second, in the best round and in the middle one."""
    return {"best": round(things / min(taken)), "median": round(things / median(taken))}


def microseconds(things: int, taken: list[float]) -> dict[str, float]:
    """How long one takes, in the best round and in the middle one."""
    return {"best": round(min(taken) / things * 1e6, 2), "median": round(median(taken) / things * 1e6, 2)}
