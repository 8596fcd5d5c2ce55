"""Law 1, the deals: whatever is true turns up among what is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from hornbook.core.game import Game
from hornbook.core.loop import advance
from hornbook.core.state import RUNNING
from hornbook.testing.comparison import document, draws, viewers
from hornbook.testing.law_broken import broken, named

COVER = "law 1 (deals)"
WIDE_AFTER = 250


def law_deals(game: Game[Any], s: Any, seed: int = 0, deals: int = 2000) -> None:
    """`law_deals_cover` for every seat and for spectators."""
    for seat in viewers(game, s):
        law_deals_cover(game, s, seat, deals, seed)


def law_deals_cover(game: Game[Any], s: Any, seat: int | None, deals: int = 2000, seed: int = 0) -> None:
    """Each true value of table and stack is dealt sooner or later at its place, or in its bag.

    It stops as soon as all have turned up. A missing value counts only where every value that did turn up did so
    more than once: elsewhere the deals vary too widely for its absence to mean anything, and more would not help.
    """
    truth = game.copy(s)
    if truth.pending >= 0 and truth.pending != seat:
        truth.stack[-1].forget()  # nobody else can tell how far the asked seat has got by choices of its own
        truth.pending, truth.manual = RUNNING, True
        advance(truth)
    unseen = [_Part(path, true) for path, true in _lists((), _hidden_part(game, truth))]
    place = len(viewers(game, s)) if seat is None else seat
    for number in range(deals):
        dealt = _hidden_part(game, game.determinize(s, seat, draws(seed, s, place, number)))
        for part in unseen:
            part.count(dealt)
        unseen = [part for part in unseen if any(part.missing())]
        if not any(part.may_turn_up(number) for part in unseen):
            break
    for part in unseen:
        for where, value, seen in part.missing():
            if 1 not in seen.values():
                said = ", ".join(str(each) for each in list(seen)[:8]) or "nothing"
                what = f"{where} is {value!r}, but {number + 1} deals never say so (they say {said})"
                raise broken(COVER, what, game, s, named(seat))


class _Part:
    """A list of plain values, and what the deals say in its stead. As long as all are sorted it is a bag."""

    def __init__(self, path: tuple[Any, ...], true: list[Any]) -> None:
        self.path, self.true = path, true
        self.bag = _is_sorted(true)
        self.sizes: Counter[int] = Counter()
        self.members: Counter[Any] = Counter()
        self.places: list[Counter[Any]] = [Counter() for _ in true]

    def count(self, dealt: Any) -> None:
        """Count what one deal says."""
        said = _at(dealt, self.path)
        self.bag = self.bag and _is_sorted(said)
        self.sizes[len(said)] += 1
        self.members.update(set(said))
        for place, value in zip(self.places, said, strict=False):
            place[value] += 1

    def missing(self) -> Iterator[tuple[str, Any, Counter[Any]]]:
        """What is true and was never dealt: where, the true value, what was dealt instead."""
        where = "/".join(map(str, self.path))
        if len(self.true) not in self.sizes:
            yield f"the size of {where}", len(self.true), self.sizes
        for index, value in enumerate(self.true):
            seen = self.members if self.bag else self.places[index]
            if value not in seen:
                yield where if self.bag else f"{where}/{index}", value, seen

    def may_turn_up(self, deals: int) -> bool:
        """Whether more deals can tell: not if after many of them new values keep turning up everywhere."""
        if deals < WIDE_AFTER:
            return True
        return any(sum(count == 1 for count in seen.values()) <= deals // 10 for _, _, seen in self.missing())


def _hidden_part(game: Game[Any], s: Any) -> dict[str, Any]:
    doc = document(game, s)
    return {"table": doc["table"], "stack": doc["stack"]}


def _lists(path: tuple[Any, ...], value: Any) -> Iterator[tuple[tuple[Any, ...], list[Any]]]:
    """Every list of plain values by its path; a plain value alone is a list of one."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _lists((*path, key), item)
    elif isinstance(value, list) and not _is_plain(value):
        for index, item in enumerate(value):
            yield from _lists((*path, index), item)
    else:
        yield path, value if isinstance(value, list) else [value]


def _at(value: Any, path: tuple[Any, ...]) -> list[Any]:
    """The list of plain values at a path; empty if there is none."""
    try:
        for key in path:
            value = value[key]
    except (IndexError, KeyError, TypeError):
        return []
    part = value if isinstance(value, list) else [value]
    return part if _is_plain(part) else []


def _is_plain(part: list[Any]) -> bool:
    return not any(isinstance(item, list | dict) for item in part)


def _is_sorted(part: list[Any]) -> bool:
    if any(isinstance(value, str) or value is None for value in part):
        return False
    return all(one <= other for one, other in pairwise(part))
