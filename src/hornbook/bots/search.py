"""Information-set Monte Carlo tree search: every iteration imagines new hidden cards and walks what each seat knows.

All seats choose in one table of information sets. A set is named by what its seat has observed since the root: its own
choices, and the events that it may see. So a face-down bid leads its rivals to one and the same set whatever was laid,
nobody answers what he could not have seen, and each seat learns for itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import log, sqrt
from typing import Any, NamedTuple

from hornbook.bots.worth import live_deal, worths
from hornbook.core.events import Event
from hornbook.core.perspective import Perspective
from hornbook.core.rng import Rng

VISITS, TOTAL, OFFERED = 0, 1, 2
FIRST_SPREAD, LEAST_SPREAD = 0.1, 0.005
WARM_UP = 10
"""Futures after which the spread of what positions are worth is taken from experience."""

Edge = list[float]
"""A choice in an information set: visits, total worth, how often it was on offer."""


class Settings(NamedTuple):
    """How the search spends its time."""

    depth: int  # choices played out beyond the tree
    explore: float  # how far doubt outweighs experience, in spreads of what positions are worth
    prior: float  # how many visits a first opinion counts for
    lean: int  # in a hundred: how often playouts prefer what has gone well so far
    settle: bool  # play out until the procedure in progress has ended


class Search:
    """One search from one perspective."""

    __slots__ = (
        "deals",
        "futures",
        "game",
        "habits",
        "mean",
        "perspective",
        "random",
        "root",
        "seat",
        "sets",
        "settings",
        "spread",
        "squares",
        "strangers",
    )

    def __init__(
        self, perspective: Perspective, rng: random.Random, settings: Settings, first: dict[int, float]
    ) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.seat = perspective.seat
        self.settings = settings
        self.random: Callable[[], float] = rng.random
        self.deals = Rng(rng.getrandbits(64))
        self.futures = 0
        self.mean = 0.5
        self.squares = 0.0
        self.spread = FIRST_SPREAD
        weight = settings.prior
        self.root: dict[int, Edge] = {
            code: [weight, weight * (value + 1e-6 * rng.random()), 1.0] for code, value in first.items()
        }
        seats = self.game.setup_of(perspective.deal(self.deals)).seats
        self.strangers = [hash((seat,)) for seat in range(seats)]  # what each seat knows at the root
        self.sets: dict[int, dict[int, Edge]] = {self.strangers[self.seat]: self.root}
        self.habits: dict[tuple[int, str, int], Edge] = {}

    def imagine(self) -> None:
        """One future: deal, walk the tree, add one information set, play on a little, and learn."""
        game = self.game
        s = live_deal(self.perspective, self.deals)
        heard: list[Event] = []
        s.events = heard
        known = self.strangers.copy()
        walked: list[tuple[int, Edge]] = []
        sets = self.sets
        grown = False
        while (seat := s.pending) >= 0:
            options: tuple[int, ...] = s.options
            if len(options) == 1:
                code = options[0]
            else:
                edges = sets.get(known[seat])
                if edges is None:
                    if grown:
                        break
                    grown = True
                    edges = sets[known[seat]] = {}
                code = self._select(edges, options, seat, s.rule)
                walked.append((seat, edges[code]))
                walked.append((seat, self._habit((seat, s.rule, code))))
            game.apply(s, code)
            _observe(known, heard, seat, code)
        s.events = None
        self._play_out(s, walked)
        self._learn(s, walked)

    def _select(self, edges: dict[int, Edge], options: tuple[int, ...], seat: int, rule: str) -> int:
        best, chosen = -1e9, options[0]
        explore = self.settings.explore * self.spread
        for code in options:
            edge = edges.get(code)
            if edge is None:
                edge = edges[code] = self._first_opinion(seat, rule, code)
            visits, total, offered = edge
            edge[OFFERED] = offered + 1.0
            score = total / visits + explore * sqrt(log(offered) / visits)
            if score > best:
                best, chosen = score, code
        return chosen

    def _first_opinion(self, seat: int, rule: str, code: int) -> Edge:
        weight = self.settings.prior
        habit = self.habits.get((seat, rule, code))
        value = self.mean if habit is None else habit[TOTAL] / habit[VISITS]
        return [weight, weight * (value + 0.02 * self.spread * self.random()), 1.0]

    def _habit(self, key: tuple[int, str, int]) -> Edge:
        habit = self.habits.get(key)
        if habit is None:
            habit = self.habits[key] = [1.0, self.mean, 1.0]
        return habit

    def _play_out(self, s: Any, walked: list[tuple[int, Edge]]) -> None:
        apply, draw, habits = self.game.apply, self.random, self.habits
        left = self.settings.depth
        lean = self.settings.lean / 100
        frame = s.stack[-1] if s.stack else None
        settle = self.settings.settle
        while (seat := s.pending) >= 0:
            if left <= 0 and not (settle and frame in s.stack):
                return
            options: tuple[int, ...] = s.options
            n = len(options)
            if n == 1:
                apply(s, options[0])
                continue
            left -= 1
            rule = s.rule
            code = options[int(draw() * n)]
            if lean:
                key = (seat, rule, code)
                habit = habits.get(key)
                if habit is None:
                    habit = habits[key] = [1.0, self.mean, 1.0]
                if draw() < lean:
                    other = options[int(draw() * n)]
                    rival = habits.get((seat, rule, other))
                    if rival is not None and rival[1] * habit[0] > habit[1] * rival[0]:
                        code, habit = other, rival
                walked.append((seat, habit))
            apply(s, code)

    def _learn(self, s: Any, walked: list[tuple[int, Edge]]) -> None:
        values = worths(self.game, s)
        for seat, edge in walked:
            edge[VISITS] += 1.0
            edge[TOTAL] += values[seat]
        self.futures += 1
        value = values[self.seat]
        step = value - self.mean
        self.mean += step / self.futures
        self.squares += step * (value - self.mean)
        if self.futures >= WARM_UP:
            self.spread = max(sqrt(max(self.squares, 0.0) / self.futures), LEAST_SPREAD)


def _observe(known: list[int], heard: list[Event], actor: int, code: int) -> None:
    """What every seat has seen since the root, one more step on, folded into one number each."""
    if heard:
        public = "".join([event.message + repr(event.args) for event in heard])
        for seat, before in enumerate(known):
            known[seat] = hash((before, public))
        for event in heard:
            if event.audience:
                secret = repr(event.secret)
                for seat, before in enumerate(known):
                    if event.audience >> seat & 1:
                        known[seat] = hash((before, secret))
        heard.clear()
    known[actor] = hash((known[actor], code))
