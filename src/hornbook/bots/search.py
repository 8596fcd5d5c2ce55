"""Information-set Monte Carlo tree search: every iteration imagines new hidden cards and walks what each seat knows.

All seats choose in one table of information sets. A set is named by what its seat has observed since the root: its own
choices, and the events that it may see. So a face-down bid leads its rivals to one and the same set whatever was laid,
nobody answers what he could not have seen, and each seat learns for itself.
"""

from __future__ import annotations

import random
from math import log, sqrt
from typing import NamedTuple

from hornbook.bots.worth import live_deal, worths
from hornbook.core.events import Event
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng
from hornbook.core.state import State

VISITS, TOTAL, OFFERED = 0, 1, 2
FIRST_SPREAD, LEAST_SPREAD = 0.1, 0.005
WARM_UP = 10
"""Futures after which the spread of what positions are worth is taken from experience."""

Edge = list[float]
"""A choice in an information set: visits, total worth, how often it was on offer."""
Known = tuple[int, int, int]
"""An information set: what everybody has seen, what its seat alone has seen, and the seat."""


class Settings(NamedTuple):
    """How the search spends its time."""

    depth: int  # choices played out beyond the tree
    explore: float  # how far doubt outweighs experience, in spreads of what positions are worth
    prior: float  # how many visits a first opinion counts for
    lean: int  # in a hundred: how often playouts prefer what has gone well so far
    settle: bool  # play out until the procedure in progress has ended


class Search:
    """One search from one perspective."""

    def __init__(
        self, perspective: Perspective, rng: random.Random, settings: Settings, first: dict[int, float]
    ) -> None:
        self.perspective = perspective
        self.game = perspective.game
        self.seat = perspective.seat
        self.settings = settings
        self.random = rng.random
        self.deals = Rng(rng.getrandbits(64))
        self.seats: int = self.game.setup_of(perspective.deal(self.deals)).seats
        self.futures = 0
        self.means = [1.0 / self.seats] * self.seats  # what positions have been worth to each seat
        self.squares = 0.0
        self.spread = FIRST_SPREAD
        weight = settings.prior
        self.root: dict[int, Edge] = {
            code: [weight, weight * (value + 1e-6 * rng.random()), 1.0] for code, value in first.items()
        }
        self.sets: dict[Known, dict[int, Edge]] = {(0, 0, self.seat): self.root}
        self.habits: dict[tuple[int, str, int], Edge] = {}

    def imagine(self) -> None:
        """One future: deal, walk the tree, add one information set, play on a little, and learn."""
        s: State = live_deal(self.perspective, self.deals)
        walked: list[tuple[int, Edge]] = []
        self._walk(s, walked)
        self._play_out(s, walked)
        self._learn(s, walked)

    def _walk(self, s: State, walked: list[tuple[int, Edge]]) -> None:
        apply, sets = self.game.apply, self.sets
        heard: list[Event] = []
        s.events = heard
        public = 0
        private = [0] * self.seats
        grown = False
        while (seat := s.pending) >= 0:
            options = s.options
            if len(options) == 1:
                code = options[0]
            else:
                known = (public, private[seat], seat)
                edges = sets.get(known)
                if edges is None:
                    if grown:
                        break
                    grown = True
                    edges = sets[known] = {}
                code = self._select(edges, options, seat, s.rule)
                walked.append((seat, edges[code]))
                walked.append((seat, self._habit(seat, s.rule, code)))
            apply(s, code)
            private[seat] = hash((private[seat], code))
            if heard:
                public = _observe(public, private, heard)
                heard.clear()
        s.events = None

    def _select(self, edges: dict[int, Edge], options: tuple[int, ...], seat: int, rule: str) -> int:
        best, chosen = -1.0, options[0]
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
        """What such a choice has been worth elsewhere; a breath of chance tells equal ones apart."""
        weight = self.settings.prior
        habit = self.habits.get((seat, rule, code))
        value = self.means[seat] if habit is None else habit[TOTAL] / habit[VISITS]
        return [weight, weight * (value + 0.02 * self.spread * self.random()), 1.0]

    def _habit(self, seat: int, rule: str, code: int) -> Edge:
        habit = self.habits.get((seat, rule, code))
        if habit is None:
            habit = self.habits[seat, rule, code] = [1.0, self.means[seat], 1.0]
        return habit

    def _play_out(self, s: State, walked: list[tuple[int, Edge]]) -> None:
        """Choices by lot, or of two drawn by lot the one with the better habit, as far as the settings say."""
        apply, draw = self.game.apply, self.random
        left, lean, settle = self.settings.depth, self.settings.lean / 100, self.settings.settle
        frame = s.stack[-1] if s.stack else None
        while (seat := s.pending) >= 0:
            if left <= 0 and not (settle and frame in s.stack):
                return
            options = s.options
            n = len(options)
            code = options[int(draw() * n)]
            if n > 1:
                left -= 1
                rule = s.rule
                habit = self._habit(seat, rule, code)
                if draw() < lean:
                    other = options[int(draw() * n)]
                    rival = self.habits.get((seat, rule, other))
                    if rival is not None and rival[TOTAL] * habit[VISITS] > habit[TOTAL] * rival[VISITS]:
                        code, habit = other, rival
                walked.append((seat, habit))
            apply(s, code)

    def _learn(self, s: State, walked: list[tuple[int, Edge]]) -> None:
        values = worths(self.game, s)
        for seat, edge in walked:
            edge[VISITS] += 1.0
            edge[TOTAL] += values[seat]
        self.futures += 1
        means = self.means
        step = values[self.seat] - means[self.seat]
        for seat, value in enumerate(values):
            means[seat] += (value - means[seat]) / self.futures
        self.squares += step * (values[self.seat] - means[self.seat])
        if self.futures >= WARM_UP:
            self.spread = max(sqrt(max(self.squares, 0.0) / self.futures), LEAST_SPREAD)


def _observe(public: int, private: list[int], heard: list[Event]) -> int:
    """What everybody has seen, and what each seat alone has seen, one step on; both folded into numbers."""
    for event in heard:
        public = hash((public, event.message, repr(event.args)))
        if event.audience and event.secret:
            secret = repr(event.secret)
            for seat, before in enumerate(private):
                if event.audience >> seat & 1:
                    private[seat] = hash((before, secret))
    return public
