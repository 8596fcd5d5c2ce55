"""How often somebody may ask: buckets that fill up again, one for each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 10_000


class Bucket:
    """So many at once, and so many per second after that."""

    __slots__ = ("_at", "_left", "burst", "clock", "rate")

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self._left, self._at = burst, clock()

    def take(self) -> bool:
        """Whether one more is allowed; it counts if it is."""
        if not self.any_left():
            return False
        self._left -= 1
        return True

    def any_left(self) -> bool:
        """Whether one more would be allowed."""
        now = self.clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left >= 1


class PerAddress:
    """A bucket for each address; of very many addresses those that have been quiet longest are forgotten."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.burst, self.rate, self.clock)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        """Whether this address may once more."""
        return self.of(address).take()
