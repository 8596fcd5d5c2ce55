"""A toy game for bots and laboratory: hidden hands, blind bids, prizes by chance, 2 to 4 seats.

Five prizes come up one by one. For each, every seat in turn lays a card face down; the highest card that nobody
else laid takes the prize. Instead of laying, a seat with fourteen points may call and wins at once.
"""

from __future__ import annotations

import math
from typing import Any, ClassVar, Final

from hornbook.core.choices import Kinds
from hornbook.core.deck import Deck, redeal, shuffled
from hornbook.core.events import Message, Seat
from hornbook.core.fields import Shared, declare_frame, declare_state, start
from hornbook.core.frame import Frame
from hornbook.core.game import Game, Result, frames_in
from hornbook.core.rng import Rng
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER, State

HIGHEST: Final = 11
CARDS = tuple([card for card in range(1, HIGHEST + 1) for _ in range(2)])
PRIZES = (1, 1, 2, 6, 9)
HAND: Final = 5
CALL_AT: Final = 14

KINDS: Kinds[Bids] = Kinds()

CALL: Final = KINDS.add("call", label="toy-call")
LAY: Final = KINDS.add(  # + card less 1
    "lay", HIGHEST, spell=lambda s, at: str(at + 1), label=lambda s, at: Message("toy-lay", {"card": at + 1})
)


@declare_state
class Bids(State):
    """What lies on the table. What is said of each is read by seat."""

    KINDS: ClassVar[Kinds[Any]] = KINDS

    seats: Shared[int]

    deck: Deck = shuffled(CARDS)
    hands: list[list[int]] = start(lambda seats: [[] for _ in range(seats)])  # of each, sorted once dealt
    prizes: list[int] = start(lambda seats: list(PRIZES))  # still to come
    prize: int = 0  # what is bid for, or 0
    laid: list[int] = start(lambda seats: [0] * seats)  # of each: the card laid face down, or 0
    points: list[int] = start(lambda seats: [0] * seats)
    opener: int = 0
    called: int = -1  # who has called, or -1


@declare_frame
class Deal(Frame[Bids]):
    """TB-1.1 Deal: five cards to each seat."""

    NAME = "deal"
    PHASE = "dealing"

    left: int

    def run(self, s: Bids) -> None:
        if self.left == 0:
            for hand in s.hands:
                hand.sort()
            self.left = -1
            s.call(Rounds(HAND))
        elif self.left < 0:
            s.done()
        else:
            s.chance("card", s.deck.rolls(), "TB-1.1")

    def rolled(self, s: Bids, outcome: int) -> None:
        self.left -= 1
        s.hands[self.left % s.seats].append(s.deck.next(outcome))
        s.deck = s.deck.drawn(outcome)


@declare_frame
class Rounds(Frame[Bids]):
    """TB-1.2 Rounds: a prize comes up for each card in hand."""

    NAME = "rounds"
    PHASE = "rounds"

    left: int

    def run(self, s: Bids) -> None:
        if self.left == 0:
            return s.done()
        return s.chance("prize", len(s.prizes), "TB-1.2")

    def rolled(self, s: Bids, outcome: int) -> None:
        self.left -= 1
        s.prize = s.prizes.pop(outcome)
        if s.events is not None:
            s.tell("toy-prize", "TB-1.2", {"prize": s.prize})
        s.call(Bidding(s.opener, s.seats))


@declare_frame
class Bidding(Frame[Bids]):
    """TB-1.3 Bidding: each seat in turn lays a card face down, or calls."""

    NAME = "bidding"
    PHASE = "bidding"

    bidder: int
    left: int

    def run(self, s: Bids) -> None:
        if self.left == 0:
            award(s)
            return s.done()
        codes = {LAY + card - 1 for card in s.hands[self.bidder]}
        if s.points[self.bidder] >= CALL_AT:
            codes.add(CALL)
        return s.ask(self.bidder, tuple(sorted(codes)), "TB-1.3")

    def prompt(self, s: Bids) -> Message:
        return Message("toy-prompt", {"prize": s.prize})

    def chosen(self, s: Bids, code: int) -> None:
        if code == CALL:
            s.called = self.bidder
            s.stack.clear()
            s.pending = OVER
            return
        card = code - LAY + 1
        s.hands[self.bidder].remove(card)
        s.laid[self.bidder] = card
        if s.events is not None:
            s.tell("toy-laid", "TB-1.3", {"seat": Seat(self.bidder)}, {"card": card}, 1 << self.bidder)
        self.bidder = (self.bidder + 1) % s.seats
        self.left -= 1


def leader(s: Bids) -> int:
    """Who laid the highest card that nobody else laid; -1: nobody."""
    alone = [(card, seat) for seat, card in enumerate(s.laid) if card and s.laid.count(card) == 1]
    return max(alone)[1] if alone else -1


def award(s: Bids) -> None:
    """TB-1.4 Award: the highest card that nobody else laid takes the prize."""
    winner = leader(s)
    if s.events is not None:
        s.tell("toy-award", "TB-1.4", {"cards": list(s.laid), "winner": None if winner < 0 else Seat(winner)})
    if winner >= 0:
        s.points[winner] += s.prize
        s.opener = winner
    s.laid = [0] * s.seats
    s.prize = 0


class ToyBids(Game[Bids]):
    """The toy."""

    id = "toy-bids"
    title = "Toy Bids"
    package = "tests.toys"
    rules_version = "1"
    min_seats = 2
    max_seats = 4
    options = (Option("noise", False),)
    frames = frames_in(__name__)

    def __init__(self) -> None:
        self.evaluation = self

    def blank(self, setup: Setup) -> Bids:
        s = Bids.blank(setup.seats)
        s.begin(Deal(HAND * setup.seats))
        return s

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
        deal = s.copy()
        others = [at for at in range(s.seats) if at != seat]
        pool = s.deck.unknown(seat)
        for at in others:
            pool += [*s.hands[at], *([s.laid[at]] if s.laid[at] else [])]
        pool = redeal(pool, rng)
        for at in others:
            deal.hands[at] = sorted([pool.pop() for _ in s.hands[at]])
            if s.laid[at]:
                deal.laid[at] = pool.pop()
        deal.deck = s.deck.dealt(seat, pool)
        deal.rng = rng.below(1 << 62)
        return deal

    def result(self, s: Bids) -> Result | None:
        if s.pending != OVER:
            return None
        if s.called >= 0:
            ranks = [1 if seat == s.called else 2 for seat in range(s.seats)]
            return Result(ranks, s.points.copy(), [s.called], Message("called", {}), "TB-1.3")
        ranks = [1 + sum(other > mine for other in s.points) for mine in s.points]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return Result(ranks, s.points.copy(), winners, Message("most-points", {}), "TB-1.5", len(winners) > 1)

    def check(self, s: Bids) -> list[str]:
        return []

    def evaluate(self, s: Bids, seat: int) -> float:
        """How far ahead the seat is, by points and by what it holds."""
        worth = [points + sum(s.prizes) * sum(hand) / 50 for points, hand in zip(s.points, s.hands, strict=True)]
        ahead = leader(s)
        if ahead >= 0:
            worth[ahead] += s.prize * s.laid[ahead] / HIGHEST
        best = max(mine for at, mine in enumerate(worth) if at != seat)
        return 1 / (1 + math.exp((best - worth[seat]) / 2))


game = ToyBids()
