"""Law 1, the deals: whatever is true turns up among what is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from hornbook.core.game import Game
from hornbook.testing.broken import broken, named
from hornbook.testing.compare import document, draws, viewers

COVER = "law 1 (deals)"
LOOK_EVERY = 32


def law_deals(game: Game[Any], s: Any, seed: int = 0, deals: int = 2000) -> None:
    """`law_deals_cover` for every seat and for spectators."""
    for seat in viewers(game, s):
        law_deals_cover(game, s, seat, deals, seed)


def law_deals_cover(game: Game[Any], s: Any, seat: int | None, deals: int = 2000, seed: int = 0) -> None:
    """Each true value of table and stack is dealt sooner or later at its place, or in its bag.

    It stops as soon as all have turned up. A missing value counts only where every value that did turn up did so
    more than once: elsewhere the deals vary too widely for its absence to mean anything.
    """
    tally = _Tally(_hidden_part(game, s))
    place = len(viewers(game, s)) if seat is None else seat
    for number in range(deals):
        tally.add(_hidden_part(game, game.determinize(s, seat, draws(seed, s, place, number))))
        if (number + 1) % LOOK_EVERY == 0 and not any(tally.missing()):
            return
    for path, value, seen in tally.missing():
        if 1 not in seen.values():
            dealt = ", ".join(str(each) for each in list(seen)[:8]) or "nothing"
            what = f"{path} is {value!r}, but {deals} deals never say so (they say {dealt})"
            raise broken(COVER, what, game, s, named(seat))


def _hidden_part(game: Game[Any], s: Any) -> dict[str, Any]:
    doc = document(game, s)
    return {"table": doc["table"], "stack": doc["stack"]}


class _Tally:
    """What the deals say, place by place. A list that is always sorted is a bag: there membership counts."""

    def __init__(self, truth: dict[str, Any]) -> None:
        self.truth = dict(_parts("", truth))
        self.ordered = {path for path, part in self.truth.items() if not _is_sorted(part)}
        self.at: dict[str, Counter[Any]] = {}
        self.size: dict[str, Counter[Any]] = {path: Counter() for path in self.truth}
        self.within: dict[str, Counter[Any]] = {path: Counter() for path in self.truth}

    def add(self, dealt: dict[str, Any]) -> None:
        """Count one deal."""
        for path, part in _parts("", dealt):
            if path not in self.truth:
                continue
            if not _is_sorted(part):
                self.ordered.add(path)
            self.size[path][len(part)] += 1
            self.within[path].update(set(part))
            for index, value in enumerate(part):
                self.at.setdefault(f"{path}/{index}", Counter())[value] += 1

    def missing(self) -> Iterator[tuple[str, Any, Counter[Any]]]:
        """What is true and was never dealt: path, true value, what was dealt instead."""
        for path, part in self.truth.items():
            if len(part) not in self.size[path]:
                yield f"the size of {path}", len(part), self.size[path]
            for index, value in enumerate(part):
                place = f"{path}/{index}" if path in self.ordered else path
                seen = self.at.get(place, Counter()) if path in self.ordered else self.within[path]
                if value not in seen:
                    yield place, value, seen


def _parts(path: str, value: Any) -> Iterator[tuple[str, list[Any]]]:
    """Every list of plain values by its path; a plain value alone is a list of one."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _parts(f"{path}/{key}" if path else key, item)
    elif isinstance(value, list):
        if any(isinstance(item, list | dict) for item in value):
            for index, item in enumerate(value):
                yield from _parts(f"{path}/{index}", item)
        else:
            yield path, value
    else:
        yield path, [value]


def _is_sorted(part: list[Any]) -> bool:
    if any(isinstance(value, str) or value is None for value in part):
        return False
    return all(one <= other for one, other in pairwise(part))
