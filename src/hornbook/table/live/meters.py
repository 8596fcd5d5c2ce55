"""How often things happened and how long they took: nothing about any one table."""

from __future__ import annotations

import threading
from bisect import bisect_left
from itertools import accumulate

COMMIT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Count:
    """So many so far. Several threads may add."""

    def __init__(self) -> None:
        self.so_far = 0
        self._lock = threading.Lock()

    def add(self, more: int) -> None:
        """That many more."""
        with self._lock:
            self.so_far += more


class Durations:
    """So many times not longer than each bound in seconds, and their sum. Several threads may add."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds, self.seconds = bounds, 0.0
        self._counts = [0] * (len(bounds) + 1)
        self._lock = threading.Lock()

    def add(self, seconds: float) -> None:
        """One more."""
        with self._lock:
            self._counts[bisect_left(self.bounds, seconds)] += 1
            self.seconds += seconds

    def up_to(self) -> list[int]:
        """How many were within each bound; the last is how many there were at all."""
        return list(accumulate(self._counts))
