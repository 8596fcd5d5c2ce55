"""High Card: hands, a buried card, face-down bids, a loaded die. Small, but with every kind of secret."""

from __future__ import annotations

from array import array
from typing import Any, ClassVar, Final

from hornbook.core.bounds import Bounds
from hornbook.core.choices import Kinds
from hornbook.core.deck import Deck, redeal, shuffled
from hornbook.core.events import Message, Seat
from hornbook.core.fields import Half, Shared, declare_frame, declare_state, start
from hornbook.core.frame import Frame
from hornbook.core.game import Game, Result, frames_in
from hornbook.core.loop import advance
from hornbook.core.rng import Rng
from hornbook.core.screen.observation import Part, fill, row, squeezed
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER, RUNNING, State

SEATS: Final = 4
STAKES = (1, 2, 3)
HAND: Final = 2
ROUNDS = {"short": 2, "long": 3}
WIND = (3, 2, 1)  # high card wins, low card wins, nobody wins


def all_cards(seats: int) -> list[int]:
    """The cards from 1 up: enough that the buried one is never drawn."""
    return list(range(1, 4 * seats + 2))


KINDS: Kinds[Table] = Kinds()

PICK: Final = KINDS.add("pick", max(all_cards(SEATS)) + 1, label=lambda s, card: Message("pick", {"card": card}))
PEEK: Final = KINDS.add("peek", label="peek", rule="HC-2.3")
STAKE: Final = KINDS.add("stake", max(STAKES) + 1, label=lambda s, stake: Message("stake", {"stake": stake}))


@declare_state
class Table(State):
    """What lies on the table. What is said of each is read by seat."""

    KINDS: ClassVar[Kinds[Any]] = KINDS

    seats: Shared[int]
    rounds: Shared[int]
    windy: Shared[bool]

    round: int = 0
    die: int = -1  # the last face of the die, or -1
    deck: Deck = start(lambda seats: shuffled(all_cards(seats)))
    hands: list[list[int]] = start(lambda seats: [[] for _ in range(seats)])  # of each, sorted
    laid: list[int] = start(lambda seats: [0] * seats)  # of each: the card bid face down, or 0
    stakes: list[int] = start(lambda seats: [0] * seats)  # of each: what is staked on it
    shown: list[int] = start(lambda seats: [0] * seats)  # of each: the card of the last round
    staked: list[int] = start(lambda seats: [0] * seats)  # of each: the stake of the last round
    scores: list[int] = start(lambda seats: [0] * seats)
    discards: list[int] = []  # sorted


@declare_frame
class Match(Frame[Table]):
    """HC-1 The match: bury a card, deal hands, play the rounds."""

    NAME = "match"
    PHASE = "match"

    stage: int = 0

    def run(self, s: Table) -> None:
        if self.stage == 0:
            s.call(Bury())
        elif self.stage == 1:
            s.call(Deal(0, HAND, HAND))
        elif s.round < s.rounds:
            s.call(Round())
        else:
            return s.done()
        self.stage += 1
        return None


@declare_frame
class Bury(Frame[Table]):
    """HC-1.1 Bury: the first seat looks at a card and slides it under the deck."""

    NAME = "bury"
    PHASE = "dealing"

    def run(self, s: Table) -> None:
        s.chance("bury", s.deck.rolls(), "HC-1.1")

    def rolled(self, s: Table, outcome: int) -> None:
        card = s.deck.next(outcome)
        s.deck = s.deck.drawn(outcome).with_bottom(card, 1)
        s.tell("buried", "HC-1.1", {"seat": Seat(0)}, {"card": card}, 1)
        s.done()


@declare_frame
class Deal(Frame[Table]):
    """HC-1.2 Deal: seat by seat, each draws so many cards."""

    NAME = "deal"
    PHASE = "dealing"

    seat: int
    left: int
    each: int

    def run(self, s: Table) -> None:
        if self.seat == s.seats:
            return s.done()
        return s.chance("draw", s.deck.rolls(), "HC-1.2")

    def rolled(self, s: Table, outcome: int) -> None:
        card = s.deck.next(outcome)
        s.deck = s.deck.drawn(outcome)
        s.hands[self.seat].append(card)
        s.hands[self.seat].sort()
        s.tell("drew", "HC-1.2", {"seat": Seat(self.seat)}, {"card": card}, 1 << self.seat)
        self.left -= 1
        if self.left == 0:
            self.seat += 1
            self.left = self.each

    def outcome_name(self, s: Table, outcome: int) -> str:
        return str(s.deck.next(outcome))


@declare_frame
class Round(Frame[Table]):
    """HC-2 A round: all bid, all is shown, the wind turns, the winner scores, all draw again."""

    NAME = "round"
    PHASE = "round"

    step: int = 0

    def run(self, s: Table) -> None:
        if self.step < s.seats:
            s.call(Bid(self.step))
        elif self.step == s.seats:
            show(s)
            if s.windy:
                s.call(Wind())
            else:
                self.returned(s, 0)
        elif self.step == s.seats + 1:
            s.round += 1
            if s.round == s.rounds:
                return s.done()
            s.call(Deal(0, 1, 1))
        else:
            return s.done()
        return None

    def returned(self, s: Table, result: int) -> None:
        if self.step == s.seats:
            score(s, result)
        self.step += 1


@declare_frame
class Bid(Frame[Table]):
    """HC-2.1 A bid: pick a card, then stake on it; beforehand one may look at the buried card."""

    NAME = "bid"
    PHASE = "bidding"

    seat: int
    picked: Half[int] = 0  # the card to stake on, or 0

    def run(self, s: Table) -> None:
        if self.picked:
            s.ask(self.seat, tuple([STAKE + stake for stake in STAKES]), "HC-2.2")
        else:
            peek = () if s.deck.bottom_seen[0] >> self.seat & 1 else (PEEK,)
            s.ask(self.seat, (*[PICK + card for card in s.hands[self.seat]], *peek), "HC-2.1")

    def prompt(self, s: Table) -> Message:
        return Message("ask-stake", {"card": self.picked}) if self.picked else Message("ask-pick", {})

    def chosen(self, s: Table, code: int) -> None:
        if code == PEEK:
            peek(s, self.seat)
        elif code < PEEK:
            self.picked = code - PICK
        else:
            lay(s, self.seat, self.picked, code - STAKE)
            s.done()


@declare_frame
class Wind(Frame[Table]):
    """HC-3.1 The wind: a die with three faces, loaded."""

    NAME = "wind"
    PHASE = "wind"

    def run(self, s: Table) -> None:
        s.chance_weighted("wind", WIND, "HC-3.1")

    def rolled(self, s: Table, outcome: int) -> None:
        s.tell("blew", "HC-3.1", {"face": outcome})
        s.done(outcome)

    def outcome_name(self, s: Table, outcome: int) -> str:
        return ("high", "low", "calm")[outcome]


def lay(s: Table, seat: int, card: int, stake: int) -> None:
    """HC-2.2 A card and the stake on it are laid face down."""
    s.hands[seat].remove(card)
    s.laid[seat] = card
    s.stakes[seat] = stake
    s.tell("laid", "HC-2.2", {"seat": Seat(seat)}, {"card": card, "stake": stake}, 1 << seat)


def peek(s: Table, seat: int) -> None:
    """HC-2.3 The buried card is looked at and slid under the deck again."""
    s.reveal()
    card, seen = s.deck.bottom[0], s.deck.bottom_seen[0]
    s.deck = s.deck.without(card).with_bottom(card, seen | 1 << seat)
    s.tell("peeked", "HC-2.3", {"seat": Seat(seat)}, {"card": card}, 1 << seat)


def show(s: Table) -> None:
    """HC-2.4 All bids are turned over and lie open until the next are."""
    s.shown, s.staked = s.laid, s.stakes
    s.discards = sorted(s.discards + s.laid)
    s.laid = [0] * s.seats
    s.stakes = [0] * s.seats
    s.tell("shown", "HC-2.4", {"cards": list(s.shown), "stakes": list(s.staked)})


def score(s: Table, wind: int) -> None:
    """HC-3.2 The winner takes every stake."""
    s.die = wind
    if wind < 2:
        best = max(s.shown) if wind == 0 else min(s.shown)
        winner, points = s.shown.index(best), sum(s.staked)
        s.scores[winner] += points
        s.tell("scored", "HC-3.2", {"seat": Seat(winner), "points": points})


class HighCard(Game[Table]):
    """The toy that keeps every law."""

    id = "highcard"
    title = "High Card"
    package = "tests.toys"
    rules_version = "1"
    min_seats = 2
    max_seats = SEATS
    options = (Option("wind", True, help="roll the die"), Option("length", "short", ("short", "long"), "rounds"))
    frames = frames_in(__name__)

    def __init__(self) -> None:
        self.evaluation = self.observation = self

    def blank(self, setup: Setup) -> Table:
        s = Table.blank(setup.seats, ROUNDS[setup.options["length"]], setup.options["wind"])
        s.begin(Match())
        return s

    def bounds(self, setup: Setup) -> Bounds:
        """HC-2 In each round everybody peeks, picks and stakes, and draws a card afterwards; the wind turns."""
        seats, rounds = setup.seats, ROUNDS[setup.options["length"]]
        decisions = 3 * seats * rounds
        return Bounds(KINDS.size, len(all_cards(seats)), decisions, decisions + seats * (HAND + rounds) + rounds)

    def catalogue(self) -> dict[str, Any]:
        return {"wind": list(WIND), "stakes": list(STAKES)}

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {
            "round": s.round,
            "pending": s.pending,
            "doing": [s.stack[-1].PHASE, *s.stack[-1].public()] if s.stack else [],
            "die": s.die,
            "deck": s.deck.seen_by(seat),
            "peeked": [bool(seen >> each & 1) for seen in s.deck.bottom_seen for each in range(s.seats)],
            "hands": [len(hand) for hand in s.hands],
            "hand": [] if seat is None else list(s.hands[seat]),
            "laid": [bool(card) for card in s.laid],
            "half": list(s.stack[-1].half()) if s.pending == seat and s.pending >= 0 else [],
            "bid": [] if seat is None else [s.laid[seat], s.stakes[seat]],
            "shown": list(s.shown),
            "staked": list(s.staked),
            "scores": list(s.scores),
            "discards": list(s.discards),
        }

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = s.copy()
        deal.rng = rng.below(1 << 62)
        others = [each for each in range(s.seats) if each != seat]
        pool = s.deck.unknown(seat)
        for other in others:
            pool += s.hands[other] + [card for card in (s.laid[other],) if card]
        pool = redeal(pool, rng)
        deal.deck = s.deck.dealt(seat, pool)
        for other in others:
            deal.hands[other] = sorted([pool.pop() for _ in s.hands[other]])
            if s.laid[other]:
                deal.laid[other] = pool.pop()
                deal.stakes[other] = STAKES[rng.below(len(STAKES))]
        if deal.pending >= 0 and deal.pending != seat:
            # What the bidder can do depends on what it now holds, and what it has picked is its secret.
            deal.stack[-1].forget()
            deal.pending = RUNNING
            advance(deal)
        return deal

    def result(self, s: Table) -> Result | None:
        if s.pending != OVER:
            return None
        best = max(s.scores)
        ranks = [1 + sum(score > mine for score in s.scores) for mine in s.scores]
        winners = [seat for seat, mine in enumerate(s.scores) if mine == best]
        return Result(
            ranks, list(s.scores), winners, Message("most-points", {"points": best}), "HC-4.1", len(winners) > 1
        )

    def check(self, s: Table) -> list[str]:
        out = [card for hand in (*s.hands, s.laid, s.discards) for card in hand if card]
        held = sorted(s.deck.cards() + out)
        problems = [] if held == all_cards(s.seats) else [f"the cards are {held}"]
        problems += [f"hand {hand} is not sorted" for hand in s.hands if hand != sorted(hand)]
        return problems

    def evaluate(self, s: Table, seat: int) -> float:
        """HC-4.1 Its share of the points so far."""
        return (1 + s.scores[seat]) / (s.seats + sum(s.scores))

    version = 1

    def parts(self, setup: Setup) -> tuple[Part, ...]:
        return tuple([Part(name, (size,), -1.0, 1.0) for name, _, size in self.facts(self.new(setup, 0), 0)])

    def observe(self, s: Table, seat: int, out: Any) -> None:
        found: list[float] = []
        for _, values, size in self.facts(s, seat):
            found += row([squeezed(value) for value in values], size)
        fill(out, array("f", found))

    def facts(self, s: Table, seat: int) -> list[tuple[str, list[int], int]]:
        """The fields of a view, and how many numbers each has at the most; cards are counted from 1, so 0 is none."""
        seen, seats = self.view(s, seat), s.seats
        top, bottom = ([1 if card is None else card + 1 for card in seen["deck"][end]] for end in ("top", "bottom"))
        phase, *public = seen["doing"] or ["over"]
        return [
            ("seat", [seat], 1),
            ("round", [seen["round"], seen["pending"], seen["die"]], 3),
            ("phase", [("over", "match", "dealing", "round", "bidding", "wind").index(phase), *public], 4),
            ("deck", [seen["deck"]["size"], *row(top, 1), *bottom], 3),
            ("peeked", seen["peeked"], seats),
            ("hands", seen["hands"], seats),
            ("hand", seen["hand"], HAND + 1),
            ("laid", seen["laid"], seats),
            ("half", seen["half"], 1),
            ("bid", seen["bid"], 2),
            ("shown", seen["shown"], seats),
            ("staked", seen["staked"], seats),
            ("scores", seen["scores"], seats),
            ("discards", seen["discards"], len(all_cards(seats))),
        ]


game = HighCard()
