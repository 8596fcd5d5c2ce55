"""A toy game for bots and laboratory: hidden hands, blind bids, prizes by chance, 2 to 4 seats.

Five prizes come up one by one. For each, every seat in turn lays a card face down; the highest card that nobody
else laid takes the prize. Instead of laying, a seat with fourteen points may call and wins at once.
"""

from __future__ import annotations

import math
from typing import Any

from hornbook.core.deck import redeal
from hornbook.core.events import Message
from hornbook.core.game import Explained, Game, Result
from hornbook.core.rng import Rng
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER, Frame, State

CARDS = tuple(card for card in range(1, 12) for _ in range(2))
PRIZES = (1, 1, 2, 6, 9)
HAND = 5
CALL = 0
CALL_AT = 14


class Bids(State):
    __slots__ = ("called", "deck", "hands", "laid", "opener", "points", "prize", "prizes", "seats")

    def __init__(self, rng: int, seats: int) -> None:
        super().__init__(rng)
        self.seats = seats
        self.deck = list(CARDS)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.prizes = list(PRIZES)
        self.prize = 0
        self.laid = [0] * seats
        self.points = [0] * seats
        self.opener = 0
        self.called = -1


class Deal(Frame[Bids]):
    """TB-1 Deal: five cards to each seat."""

    NAME = "deal"
    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def copy(self) -> Deal:
        return Deal(self.left)

    def run(self, s: Bids) -> None:
        if self.left == 0:
            for hand in s.hands:
                hand.sort()
            self.left = -1
            s.call(Rounds(HAND))
        elif self.left < 0:
            s.done()
        else:
            s.chance("card", len(s.deck), "TB-1")

    def rolled(self, s: Bids, outcome: int) -> None:
        self.left -= 1
        s.hands[self.left % s.seats].append(s.deck.pop(outcome))


class Rounds(Frame[Bids]):
    """TB-2 Rounds: a prize comes up for each card in hand."""

    NAME = "rounds"
    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def copy(self) -> Rounds:
        return Rounds(self.left)

    def run(self, s: Bids) -> None:
        if self.left == 0:
            return s.done()
        return s.chance("prize", len(s.prizes), "TB-2")

    def rolled(self, s: Bids, outcome: int) -> None:
        self.left -= 1
        s.prize = s.prizes.pop(outcome)
        if s.events is not None:
            s.tell("toy-prize", "TB-2", {"prize": s.prize})
        s.call(Bidding(s.opener, s.seats))


class Bidding(Frame[Bids]):
    """TB-3 Bidding: each seat in turn lays a card face down, or calls."""

    NAME = "bidding"
    __slots__ = ("bidder", "left")

    def __init__(self, bidder: int, left: int) -> None:
        self.bidder = bidder
        self.left = left

    def copy(self) -> Bidding:
        return Bidding(self.bidder, self.left)

    def run(self, s: Bids) -> None:
        if self.left == 0:
            award(s)
            return s.done()
        codes = set(s.hands[self.bidder])
        if s.points[self.bidder] >= CALL_AT:
            codes.add(CALL)
        return s.ask(self.bidder, tuple(sorted(codes)), "TB-3")

    def chosen(self, s: Bids, code: int) -> None:
        if code == CALL:
            s.called = self.bidder
            s.stack.clear()
            s.pending = OVER
            return
        s.hands[self.bidder].remove(code)
        s.laid[self.bidder] = code
        if s.events is not None:
            s.tell("toy-lay", "TB-3", {"seat": self.bidder}, {"card": code}, 1 << self.bidder)
        self.bidder = (self.bidder + 1) % s.seats
        self.left -= 1


def leader(s: Bids) -> int:
    """Who laid the highest card that nobody else laid; -1: nobody."""
    alone = [(card, seat) for seat, card in enumerate(s.laid) if card and s.laid.count(card) == 1]
    return max(alone)[1] if alone else -1


def award(s: Bids) -> None:
    """TB-4 Award: the highest card that nobody else laid takes the prize."""
    winner = leader(s)
    if s.events is not None:
        s.tell("toy-award", "TB-4", {"cards": list(s.laid), "winner": winner})
    if winner >= 0:
        s.points[winner] += s.prize
        s.opener = winner
    s.laid = [0] * s.seats
    s.prize = 0


class ToyBids(Game[Bids]):
    id = "toy-bids"
    title = "Toy Bids"
    package = "tests.toybids"
    rules_version = "1"
    min_seats = 2
    max_seats = 4
    options = (Option("noise", False),)
    frames = {frame.NAME: frame for frame in (Deal, Rounds, Bidding)}
    fields = ("called", "deck", "hands", "laid", "opener", "points", "prize", "prizes")

    def blank(self, setup: Setup, seed: int) -> Bids:
        s = Bids(seed, setup.seats)
        s.stack.append(Deal(HAND * setup.seats))
        return s

    def setup_of(self, s: Bids) -> Setup:
        return Setup(s.seats, {"noise": False})

    def copy(self, s: Bids) -> Bids:
        other = Bids(s.rng, s.seats)
        s.copy_core(other)
        other.deck = s.deck.copy()
        other.hands = [hand.copy() for hand in s.hands]
        other.prizes = s.prizes.copy()
        other.prize = s.prize
        other.laid = s.laid.copy()
        other.points = s.points.copy()
        other.opener = s.opener
        other.called = s.called
        return other

    def view(self, s: Bids, seat: int | None) -> dict[str, Any]:
        return {
            "ply": s.ply,
            "pending": s.pending,
            "hands": [hand.copy() if seat == at else len(hand) for at, hand in enumerate(s.hands)],
            "laid": [card if seat == at else min(card, 1) for at, card in enumerate(s.laid)],
            "prize": s.prize,
            "prizes": s.prizes.copy(),
            "points": s.points.copy(),
            "choices": list(s.options) if s.pending == seat else [],
        }

    def determinize(self, s: Bids, seat: int | None, rng: Rng) -> Bids:
        deal = self.copy(s)
        others = [at for at in range(s.seats) if at != seat]
        pool = list(s.deck)
        for at in others:
            pool += [*s.hands[at], *([s.laid[at]] if s.laid[at] else [])]
        pool = redeal(pool, rng)
        for at in others:
            deal.hands[at] = sorted(pool.pop() for _ in s.hands[at])
            if s.laid[at]:
                deal.laid[at] = pool.pop()
        deal.deck = sorted(pool)
        deal.rng = rng.below(1 << 63)
        return deal

    def result(self, s: Bids) -> Result | None:
        if s.pending != OVER:
            return None
        if s.called >= 0:
            ranks = [1 if seat == s.called else 2 for seat in range(s.seats)]
            return Result(ranks, s.points.copy(), [s.called], Message("called", {}), "TB-3")
        ranks = [1 + sum(other > mine for other in s.points) for mine in s.points]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return Result(ranks, s.points.copy(), winners, Message("most-points", {}), "TB-5", len(winners) > 1)

    def check(self, s: Bids) -> list[str]:
        return []

    def token(self, s: Bids, code: int) -> str:
        return "call" if code == CALL else f"lay:{code}"

    def explain(self, s: Bids, code: int) -> Explained:
        return Explained(code, self.token(s, code), Message("toy-choice", {}), (), s.rule)

    def prompt(self, s: Bids) -> Message:
        return Message("toy-prompt", {})

    def evaluate(self, s: Bids, seat: int) -> float:
        worth = [points + sum(s.prizes) * sum(hand) / 50 for points, hand in zip(s.points, s.hands, strict=True)]
        ahead = leader(s)
        if ahead >= 0:
            worth[ahead] += s.prize * s.laid[ahead] / 11
        best = max(mine for at, mine in enumerate(worth) if at != seat)
        return 1 / (1 + math.exp((best - worth[seat]) / 2))


game = ToyBids()
