"""High Card: hands, a buried card, face-down bids, a loaded die. Small, but with every kind of secret."""

from __future__ import annotations

from typing import Any, ClassVar

from hornbook.core.deck import bag_deck, redeal
from hornbook.core.events import Message
from hornbook.core.game import Explained, Game, Result
from hornbook.core.rng import Rng
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER, Frame, State

PEEK = 100
STAKE = 200  # STAKE + n: a stake of n
STAKES = (1, 2, 3)
HAND = 2
ROUNDS = {"short": 2, "long": 3}
WIND = (3, 2, 1)  # high card wins, low card wins, nobody wins


class Table(State):
    """What lies on the table."""

    __slots__ = (
        "deck",
        "die",
        "discards",
        "hands",
        "laid",
        "round",
        "rounds",
        "scores",
        "seats",
        "shown",
        "staked",
        "stakes",
        "wind",
    )

    def __init__(self, seats: int, rounds: int, wind: int, rng: int) -> None:
        super().__init__(rng)
        self.seats = seats
        self.rounds = rounds
        self.wind = wind
        self.round = 0
        self.die = -1
        self.deck = bag_deck(all_cards(seats))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid = [0] * seats
        self.stakes = [0] * seats
        self.shown = [0] * seats
        self.staked = [0] * seats
        self.scores = [0] * seats
        self.discards: list[int] = []

    def copy(self) -> Table:
        other = Table(self.seats, self.rounds, self.wind, self.rng)
        self.copy_core(other)
        other.round = self.round
        other.die = self.die
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = self.laid.copy()
        other.stakes = self.stakes.copy()
        other.shown = self.shown.copy()
        other.staked = self.staked.copy()
        other.scores = self.scores.copy()
        other.discards = self.discards.copy()
        return other


def all_cards(seats: int) -> list[int]:
    """The cards from 1 up: enough that the buried one is never drawn."""
    return list(range(1, 4 * seats + 2))


class Match(Frame[Table]):
    """HC-1 The match: bury a card, deal hands, play the rounds."""

    NAME = "match"
    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, s: Table) -> None:
        if self.stage == 0:
            s.call(Bury())
        elif self.stage == 1:
            s.call(Deal(0, HAND, HAND))
        elif s.round < s.rounds:
            s.call(Round(0))
        else:
            return s.done()
        self.stage += 1
        return None

    def copy(self) -> Match:
        return Match(self.stage)


class Bury(Frame[Table]):
    """HC-1.1 Bury: the first seat looks at a card and slides it under the deck."""

    NAME = "bury"
    __slots__ = ()

    def run(self, s: Table) -> None:
        s.chance("bury", s.deck.rolls(), "HC-1.1")

    def rolled(self, s: Table, outcome: int) -> None:
        card = s.deck.draw(outcome)
        s.deck.put_bottom(card, 1)
        s.tell("buried", "HC-1.1", {"seat": 0}, {"card": card}, 1)
        s.done()

    def copy(self) -> Bury:
        return Bury()


class Deal(Frame[Table]):
    """HC-1.2 Deal: seat by seat, each draws so many cards."""

    NAME = "deal"
    __slots__ = ("seat", "left", "each")

    def __init__(self, seat: int, left: int, each: int) -> None:
        self.seat = seat
        self.left = left
        self.each = each

    def run(self, s: Table) -> None:
        if self.seat == s.seats:
            return s.done()
        return s.chance("draw", s.deck.rolls(), "HC-1.2")

    def rolled(self, s: Table, outcome: int) -> None:
        card = s.deck.draw(outcome)
        s.hands[self.seat].append(card)
        s.hands[self.seat].sort()
        s.tell("drew", "HC-1.2", {"seat": self.seat}, {"card": card}, 1 << self.seat)
        self.left -= 1
        if self.left == 0:
            self.seat += 1
            self.left = self.each

    def copy(self) -> Deal:
        return Deal(self.seat, self.left, self.each)


class Round(Frame[Table]):
    """HC-2 A round: all bid, all is shown, the wind turns, the winner scores, all draw again."""

    NAME = "round"
    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, s: Table) -> None:
        if self.step < s.seats:
            s.call(Bid(self.step, 0))
        elif self.step == s.seats:
            show(s)
            if s.wind:
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

    def copy(self) -> Round:
        return Round(self.step)


class Bid(Frame[Table]):
    """HC-2.1 A bid: pick a card, then stake on it; beforehand one may look at the buried card."""

    NAME = "bid"
    __slots__ = ("seat", "picked")

    def __init__(self, seat: int, picked: int) -> None:
        self.seat = seat
        self.picked = picked

    def run(self, s: Table) -> None:
        s.ask(self.seat, bids(s, self), "HC-2.2" if self.picked else "HC-2.1")

    def chosen(self, s: Table, code: int) -> None:
        seat = self.seat
        if code == PEEK:  # HC-2.3
            s.deck.bottom_seen[0] |= 1 << seat
            s.tell("peeked", "HC-2.3", {"seat": seat}, {"card": s.deck.bottom[0]}, 1 << seat)
        elif code < PEEK:
            self.picked = code
        else:
            s.hands[seat].remove(self.picked)
            s.laid[seat] = self.picked
            s.stakes[seat] = code - STAKE
            s.tell("laid", "HC-2.2", {"seat": seat}, {"card": self.picked, "stake": code - STAKE}, 1 << seat)
            s.done()

    def forget(self) -> None:
        self.picked = 0

    def copy(self) -> Bid:
        return Bid(self.seat, self.picked)


class Wind(Frame[Table]):
    """HC-3.1 The wind: a die with three faces, loaded."""

    NAME = "wind"
    __slots__ = ()

    def run(self, s: Table) -> None:
        s.chance_weighted("wind", WIND, "HC-3.1")

    def rolled(self, s: Table, outcome: int) -> None:
        s.tell("blew", "HC-3.1", {"face": outcome})
        s.done(outcome)

    def copy(self) -> Wind:
        return Wind()


def bids(s: Table, bid: Bid) -> tuple[int, ...]:
    """HC-2.1 to 2.3: what the bidder may do now."""
    if bid.picked:
        return tuple(STAKE + n for n in STAKES)
    peek = [] if s.deck.bottom_seen[0] >> bid.seat & 1 else [PEEK]
    return tuple(s.hands[bid.seat] + peek)


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
        s.tell("scored", "HC-3.2", {"seat": winner, "points": points})


class HighCard(Game[Table]):
    """The toy that keeps every law."""

    id = "highcard"
    title = "High Card"
    rules_version = "1"
    min_seats = 2
    max_seats = 4
    options = (Option("wind", True, help="roll the die"), Option("length", "short", ("short", "long"), "rounds"))
    frames = {frame.NAME: frame for frame in (Match, Bury, Deal, Round, Bid, Wind)}
    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "die",
        "deck",
        "hands",
        "laid",
        "stakes",
        "shown",
        "staked",
        "scores",
        "discards",
    )

    def blank(self, setup: Setup, seed: int) -> Table:
        s = Table(setup.seats, ROUNDS[setup.options["length"]], int(setup.options["wind"]), seed)
        s.stack.append(Match(0))
        return s

    def setup_of(self, s: Table) -> Setup:
        length = next(word for word, rounds in ROUNDS.items() if rounds == s.rounds)
        return Setup(s.seats, {"wind": bool(s.wind), "length": length})

    def catalogue(self) -> dict[str, Any]:
        return {"wind": list(WIND), "stakes": list(STAKES)}

    def copy(self, s: Table) -> Table:
        return s.copy()

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {
            "round": s.round,
            "pending": s.pending,
            "die": s.die,
            "deck": s.deck.seen_by(seat),
            "peeked": [bool(seen >> each & 1) for seen in s.deck.bottom_seen for each in range(s.seats)],
            "hands": [len(hand) for hand in s.hands],
            "hand": [] if seat is None else list(s.hands[seat]),
            "laid": [bool(card) for card in s.laid],
            "bid": [] if seat is None else [s.laid[seat], s.stakes[seat]],
            "picked": picked(s, seat),
            "shown": list(s.shown),
            "staked": list(s.staked),
            "scores": list(s.scores),
            "discards": list(s.discards),
        }

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = s.copy()
        deal.rng = rng.below(1 << 64)
        others = [each for each in range(s.seats) if each != seat]
        pool = s.deck.unknown(seat)
        for other in others:
            pool += s.hands[other] + [card for card in (s.laid[other],) if card]
        pool = redeal(pool, rng)
        deal.deck.deal_unknown(seat, pool)
        for other in others:
            deal.hands[other] = sorted(pool.pop() for _ in s.hands[other])
            if s.laid[other]:
                deal.laid[other] = pool.pop()
                deal.stakes[other] = STAKES[rng.below(len(STAKES))]
        top = deal.stack[-1] if deal.stack else None
        if isinstance(top, Bid) and top.seat != seat:
            top.forget()
            top.run(deal)
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

    def token(self, s: Table, code: int) -> str:
        if code == PEEK:
            return "peek"
        return f"pick:{code}" if code < PEEK else f"stake:{code - STAKE}"

    def explain(self, s: Table, code: int) -> Explained:
        token = self.token(s, code)
        return Explained(code, token, Message(token.partition(":")[0], {"code": code}), (), s.rule)

    def prompt(self, s: Table) -> Message:
        return Message("ask-stake" if s.options[0] > STAKE else "ask-pick", {})

    def evaluate(self, s: Table, seat: int) -> float:
        return (1 + s.scores[seat]) / (s.seats + sum(s.scores))

    def features(self, s: Table, seat: int) -> list[float]:
        return [float(number) for number in (s.round, *s.scores, sum(s.hands[seat]), s.laid[seat])]


def picked(s: Table, seat: int | None) -> int:
    """The card that this seat holds ready, if it is in the middle of a bid."""
    top = s.stack[-1] if s.stack else None
    return top.picked if isinstance(top, Bid) and top.seat == seat else 0


game = HighCard()
