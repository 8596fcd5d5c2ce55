"""Toys with one fault each, for the laws to find; named by the fault."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterable
from typing import Any, NamedTuple

from hornbook.core.bounds import Bounds
from hornbook.core.deck import Deck
from hornbook.core.errors import IllegalChoice, UndoRefused
from hornbook.core.events import Event
from hornbook.core.game import Chance, Game
from hornbook.core.loop import advance
from hornbook.core.play.perspective import Perspective
from hornbook.core.play.session import Session
from hornbook.core.rng import Rng
from hornbook.core.screen.observation import Part, fill
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, RUNNING
from tests.toys.highcard import PEEK, PICK, STAKE, Bid, HighCard, Round, Table
from tests.toys.nim import Heap, Nim

# Views.


class LeakyView(HighCard):
    """Says what the strongest hand is."""

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "strongest": max(map(sum, s.hands))}


class AliasedView(HighCard):
    """Hands out the scores themselves."""

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "scores": s.scores}


class KeyedView(HighCard):
    """Has numbers for keys, which JSON has not."""

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "scores": dict(enumerate(s.scores))}


class CardsForAll:
    """Insights that say to be everybody's, and count a seat's own cards."""

    def insights(self, view: dict[str, Any]) -> dict[str, Any]:
        return self.common(view)

    def common(self, view: dict[str, Any]) -> dict[str, Any]:
        return {"sum": sum(view["hand"])}

    def own(self, view: dict[str, Any]) -> dict[str, Any]:
        return {}


class OwnInsightsShared(HighCard):
    """Shares insights that are a seat's own."""

    insights = CardsForAll()


class LeakyNumbers(HighCard):
    """Lets the next seat's cards into the numbers."""

    def facts(self, s: Table, seat: int) -> list[tuple[str, list[int], int]]:
        return [("rival", [sum(s.hands[(seat + 1) % s.seats])], 1), *super().facts(s, seat)]


class LeftOverNumbers(HighCard):
    """Writes only the numbers that are not zero."""

    def observe(self, s: Table, seat: int, out: Any) -> None:
        found = array("f", out)
        super().observe(s, seat, found)
        for at, number in enumerate(found):
            if number:
                out[at] = number


class LargeNumbers(HighCard):
    """Does not say a number in -1 to 1."""

    def observe(self, s: Table, seat: int, out: Any) -> None:
        super().observe(s, seat, out)
        out[1] = float(s.round)


class MissingNumbers(HighCard):
    """Says that there are more numbers than it has."""

    def parts(self, setup: Setup) -> tuple[Part, ...]:
        return (*super().parts(setup), Part("more", (2, 3), 0.0, 1.0))


class BlindNumbers(HighCard):
    """Leaves out what the seat has in hand."""

    def facts(self, s: Table, seat: int) -> list[tuple[str, list[int], int]]:
        return [fact for fact in super().facts(s, seat) if fact[0] != "hand"]


class LazyMask(HighCard):
    """Writes only the ones of a mask."""

    def write_mask(self, s: Table, out: Any) -> None:
        for code in self.choices(s):
            out[code] = 1


class EmptyMask(HighCard):
    """Says that nothing can be chosen."""

    def write_mask(self, s: Table, out: Any) -> None:
        fill(out, array("b", bytes(len(out))))


class LeakyToken(HighCard):
    """Names a choice by something that the seat cannot know."""

    def token(self, s: Table, code: int) -> str:
        return f"{super().token(s, code)}/{s.deck.bottom[0]}"


# Hindsight.


class LeakyHindsight(HighCard):
    """A look back shows by what it hides what others hold now."""

    def __init__(self) -> None:
        super().__init__()
        self.hindsight = self.Hindsight()

    class Hindsight:
        def is_past(self, now: Table, until: str) -> bool:
            return True

        def view(self, then: Table, now: Table, seat: int | None) -> dict[str, Any]:
            doc = HighCard.view(now.game, then, seat)
            return (
                doc
                if then.ply == now.ply
                else {**doc, "hand": [card for card in doc["hand"] if card < max(now.hands[0])]}
            )


class BlindHindsight(LeakyHindsight):
    """What lies open now is hidden."""

    class Hindsight(LeakyHindsight.Hindsight):
        def view(self, then: Table, now: Table, seat: int | None) -> dict[str, Any]:
            return {**HighCard.view(now.game, then, seat), "scores": []}


class LeakyLog(LeakyHindsight):
    """Whether a line of the log has faded depends on what others hold."""

    class Hindsight(LeakyHindsight.Hindsight):
        def is_past(self, now: Table, until: str) -> bool:
            return sum(now.hands[0]) % 2 == 0

        def view(self, then: Table, now: Table, seat: int | None) -> dict[str, Any]:
            return HighCard.view(now.game, then, seat)

    def apply(self, s: Table, code: int) -> None:
        s.tell("chosen", "HC-2.2", {}, until="later", faded=Event("faded", "HC-2.2", {}, {}, 0))
        super().apply(s, code)


# Events.


class LeakyEvent(HighCard):
    """Says aloud what was staked face down."""

    def apply(self, s: Table, code: int) -> None:
        if code > STAKE:
            s.tell("heard", "HC-2.2", {"stake": code - STAKE})
        super().apply(s, code)


class LeakyEventCount(HighCard):
    """Says nothing aloud, but says it more often for a high stake."""

    def apply(self, s: Table, code: int) -> None:
        for _ in range(code - STAKE):
            s.tell("rustled", "HC-2.2", {})
        super().apply(s, code)


# Deals.


class LostCardDeal(HighCard):
    """Loses a card that was put away."""

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        if deal.discards and seat != s.seats - 1:
            deal.discards.pop()
        return deal


class HonestLookingDeal(HighCard):
    """Leaves face-down bids as they truly are."""

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        for other, card in enumerate(s.laid):
            if other != seat and card:
                _swap(deal, deal.laid[other], card)
                deal.stakes[other] = s.stakes[other]
        return deal


class UnsortedDeal(HighCard):
    """Shuffles hidden cards from where they truly lie."""

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        others = [other for other in range(s.seats) if other != seat]
        if len({len(s.hands[other]) for other in others}) == 1 and s.pending == CHANCE:
            cards = [card for other in others for card in s.hands[other]]
            rng.shuffle(cards)
            for card in list(deal.hands[others[0]]):
                _swap(deal, card, cards.pop())
        return deal


class StingyDeal(HighCard):
    """Never deals the highest hidden card to a hand."""

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        bidding = deal.pending >= 0
        if deal.deck.bag and not (bidding and deal.options[0] > STAKE):
            hidden = [card for other in range(s.seats) if other != seat for card in deal.hands[other]]
            if hidden and max(hidden) > max(deal.deck.bag):
                _swap(deal, max(hidden), deal.deck.bag[0])
                if bidding:
                    picks = [PICK + card for card in deal.hands[deal.pending]]
                    deal.options = (*picks, *[code for code in deal.options if code == PEEK])
        return deal


class TrueRngDeal(HighCard):
    """Knows how the dice will fall."""

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        deal.rng = s.rng
        return deal


class ShiftedRngDeal(HighCard):
    """Knows how the dice will fall, and hides it."""

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        deal.rng = s.rng ^ rng.below(1 << 16)
        return deal


class StaleOptionsDeal(HighCard):
    """Deals a bidder new cards, but offers the old ones."""

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        deal.options = s.options
        return deal


def _swap(s: Table, one: int, other: int) -> None:
    """Let two cards change places, wherever they lie."""

    def swapped(cards: Iterable[int]) -> list[int]:
        return [other if card == one else one if card == other else card for card in cards]

    deck = s.deck
    s.hands = [sorted(swapped(hand)) for hand in s.hands]
    s.laid = swapped(s.laid)
    s.deck = Deck(tuple(sorted(swapped(deck.bag))), (), (), tuple(swapped(deck.bottom)), deck.bottom_seen)


# Copies and saves.


class AliasedCopy(HighCard):
    """A copy that holds the same hands."""

    def copy(self, s: Table) -> Table:
        other = super().copy(s)
        other.hands = s.hands
        return other


class AliasedFrames(HighCard):
    """A copy with the same suspended rules."""

    def copy(self, s: Table) -> Table:
        other = super().copy(s)
        other.stack[-1] = s.stack[-1]
        return other


class MeddlesBelow(HighCard):
    """A choice that changes a suspended rule which it shares with copies."""

    def apply(self, s: Table, code: int) -> None:
        super().apply(s, code)
        if s.stack:
            match: Any = s.stack[0]
            match.stage += 1


class EagerCopy(HighCard):
    """A copy that talks to the listener of the original."""

    def copy(self, s: Table) -> Table:
        other = super().copy(s)
        other.events = s.events
        return other


class ForgetfulBid(Bid):
    """HC-2.1 A bid that does not remember what was picked."""

    __slots__ = ()

    def __init__(self, seat: int, picked: int = 0) -> None:
        super().__init__(seat)


class LossyFrame(HighCard):
    """Loads a bid without what was picked."""

    frames = {**HighCard.frames, "bid": ForgetfulBid}


class ForgetfulRound(Round):
    """HC-2 A round that does not remember how far it has come."""

    __slots__ = ()

    def __init__(self, step: int = 0) -> None:
        super().__init__()


class LossyRound(HighCard):
    """Loads a round as if it had just begun."""

    frames = {**HighCard.frames, "round": ForgetfulRound}


class LossyTable(HighCard):
    """Neither writes nor loads what was staked."""

    def to_json(self, s: Table) -> dict[str, Any]:
        doc = super().to_json(s)
        del doc["table"]["staked"]
        return doc

    def from_json(self, doc: dict[str, Any]) -> Table:
        nothing = [0] * doc["setup"]["seats"]
        return super().from_json({**doc, "table": {**doc["table"], "staked": nothing}})


# Offers.


class UnsortedOffers(HighCard):
    """Offers in no order."""

    def choices(self, s: Table) -> tuple[int, ...]:
        return super().choices(s)[::-1]


class TwinTokens(HighCard):
    """Two choices by one name."""

    def token(self, s: Table, code: int) -> str:
        return "stake:some" if code > STAKE else super().token(s, code)


class AcceptsAnything(HighCard):
    """Takes a code that is not on offer for one that is."""

    def apply(self, s: Table, code: int) -> None:
        super().apply(s, code if code in s.options or s.pending < 0 else s.options[0])


class CrashesOnPeek(HighCard):
    """Offers a peek, and falls over it in the second round."""

    def apply(self, s: Table, code: int) -> None:
        if code == PEEK and s.round == 1:
            raise KeyError("peek")
        super().apply(s, code)


class CheatsItself(HighCard):
    """Slips a card out of the game after a peek."""

    def apply(self, s: Table, code: int) -> None:
        super().apply(s, code)
        if code == PEEK and s.deck.bag:
            s.deck = s.deck.without(s.deck.bag[-1])


class TakesAnyNumber(HighCard):
    """Looks no further than whether a number equals one on offer."""

    def apply(self, s: Table, code: int) -> None:
        if code not in s.options:
            raise IllegalChoice("not on offer")
        self._go_on(s, code)

    def _go_on(self, s: Table, code: Any) -> None:
        s.pending = RUNNING
        s.ply += 1
        s.stack[-1].chosen(s, code)
        advance(s)


class HalfWay(HighCard):
    """Counts a choice before it looks at it."""

    def apply(self, s: Table, code: int) -> None:
        s.ply += s.pending >= 0
        try:
            super().apply(s, code)
        finally:
            s.ply -= s.pending >= 0 and isinstance(code, int)


class FewActions(HighCard):
    """Forgets its last kind of choices in what it says of its size."""

    def bounds(self, setup: Setup) -> Bounds:
        return super().bounds(setup)._replace(actions=STAKE)


class FewOutcomes(HighCard):
    """Thinks that the widest chance is the die."""

    def bounds(self, setup: Setup) -> Bounds:
        return super().bounds(setup)._replace(outcomes=3)


class FewPlies(HighCard):
    """Forgets that cards are drawn."""

    def bounds(self, setup: Setup) -> Bounds:
        return super().bounds(setup)._replace(plies=super().bounds(setup).decisions)


class FewDecisions(HighCard):
    """Forgets that a bid is two choices."""

    def bounds(self, setup: Setup) -> Bounds:
        return super().bounds(setup)._replace(decisions=setup.seats * 2)


class NobodyLoses(HighCard):
    """Says that an end is never worth less than nothing."""

    def bounds(self, setup: Setup) -> Bounds:
        return super().bounds(setup)._replace(least=0.0)


class Endless(Nim):
    """A heap that is filled up again."""

    def apply(self, s: Heap, code: int) -> None:
        super().apply(s, code)
        if s.heap < 4 and s.pending >= 0:
            s.heap += 3


# Chance.


class LyingWeights(HighCard):
    """Calls a loaded die fair."""

    def chance(self, s: Table) -> Chance | None:
        stated = super().chance(s)
        return stated._replace(weights=()) if stated else None


class OtherRoll(HighCard):
    """By hand it rolls something else than by itself."""

    def roll(self, s: Table) -> int:
        return s.rolls - 1 - super().roll(s) if not s.weights else super().roll(s)


class MissingFace(HighCard):
    """Refuses a face of the die that it says it has."""

    def chance(self, s: Table) -> Chance | None:
        stated = super().chance(s)
        return stated._replace(n=stated.n + 1, weights=(*stated.weights, 1)) if stated and stated.weights else stated


class TwinOutcomes(HighCard):
    """Two outcomes by one name."""

    def outcome(self, s: Table, outcome: int) -> str:
        return "gust" if s.weights else super().outcome(s, outcome)


class NamelessOutcome(HighCard):
    """An outcome without a name."""

    def outcome(self, s: Table, outcome: int) -> str:
        return "" if s.weights and outcome == 2 else super().outcome(s, outcome)


# The same again.


class Moody(Nim):
    """Asks the global randomness."""

    def apply(self, s: Heap, code: int) -> None:
        super().apply(s, code)
        s.last ^= random.getrandbits(1)


class Hashed(Nim):
    """Depends on how this process hashes strings."""

    def apply(self, s: Heap, code: int) -> None:
        super().apply(s, code)
        s.rng ^= hash(f"heap {s.heap}") & 0xFFFF_FFFF


hashed = Hashed()


# Sessions.


class RashSession:
    """Lets the last mover take anything back, whatever happened since."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self.game, self.setup, self.seed = game, setup, seed
        self.codes: list[int] = []
        self.movers: list[int] = []
        self.session = Session(game, setup, seed)
        self.state = self.session.state

    def choose(self, code: int) -> None:
        self.codes.append(code)
        self.movers.append(self.state.pending)
        self.session.choose(code)
        self.state = self.session.state

    def can_undo(self, seat: int) -> bool:
        return bool(self.movers) and self.movers[-1] == seat

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise UndoRefused("not yours")
        self.movers.pop()
        self.codes.pop()
        self.session = Session(self.game, self.setup, self.seed)
        for code in self.codes:
            self.session.choose(code)
        self.state = self.session.state

    def lines(self) -> list[str]:
        return self.session.lines()


class HastySession(RashSession):
    """Lets a seat take back what it did as long as it is still asked."""

    def can_undo(self, seat: int) -> bool:
        return super().can_undo(seat) and self.state.pending == seat


class CarelessSession(RashSession):
    """Offers undo where it may, but goes back to another position."""

    def can_undo(self, seat: int) -> bool:
        return self.session.can_undo(seat)

    def undo(self, seat: int) -> None:
        super().undo(seat)
        if self.state.pending != CHANCE:
            self.state.ply += 1


class UnseenHalf(HighCard):
    """A view in which not even its maker sees which card he has picked."""

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "half": []}


class ForgottenStake(HighCard):
    """A view in which nobody sees what he has staked himself."""

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "bid": []}


class OmniscientRecall(HighCard):
    """Every seat recalls the strongest hand, which it has never seen."""

    def recall(self, s: Table, seat: int | None) -> tuple[Any, ...]:
        return (max(map(sum, s.hands)),)


class FeltCards(HighCard):
    """Deals agree with what seats recall, but they recall whether all hands together are odd, whoever lays a card."""

    def recall(self, s: Table, seat: int | None) -> tuple[Any, ...]:
        return (sum(map(sum, s.hands)) % 2,)

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        for _ in range(1000):
            if self.recall(deal, seat) == self.recall(s, seat):
                break
            deal = super().determinize(s, seat, rng)
        return deal


class ShownHalf(HighCard):
    """A view in which everybody sees that a card is picked."""

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "picked": bool(s.stack and s.stack[-1].half())}


class ToldHalf(HighCard):
    """Says aloud that a card is picked."""

    def apply(self, s: Table, code: int) -> None:
        if code < PEEK:
            s.tell("picked", "HC-2.1", {"seat": s.pending})
        super().apply(s, code)


class RememberedHalf(HighCard):
    """Others' deals go on with the card that was picked."""

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = super().determinize(s, seat, rng)
        if s.pending != seat and s.stack and s.stack[-1].half():
            advance_to_stake(deal)
        return deal


def advance_to_stake(s: Table) -> None:
    """The bidder picks whatever comes first."""
    s.ply -= 1
    HighCard().apply(s, s.options[0])


class CountingSession(Session):
    """Counts halves for everybody."""

    @property
    def public_ply(self) -> int:
        return int(self.state.ply)


class BlabbingSession(Session):
    """Counts the steps that were taken back."""

    undone = 0

    @property
    def public_ply(self) -> int:
        return super().public_ply + self.undone

    def undo(self, seat: int) -> None:
        super().undo(seat)
        self.undone += 1


class SecretPeek(HighCard):
    """Nobody sees who looked at the buried card."""

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {key: value for key, value in super().view(s, seat).items() if key != "peeked"}


class UnsaidPeek(SecretPeek):
    """Nobody sees who looked at the buried card, and the rule does not say that it has shown it."""

    def apply(self, s: Table, code: int) -> None:
        super().apply(s, code)
        if code == PEEK:
            s.revealed = False


class Talkative(HighCard):
    """Says of every choice that it shows something."""

    def apply(self, s: Table, code: int) -> None:
        super().apply(s, code)
        s.reveal()


# Bots.


class Reply(NamedTuple):
    """A choice."""

    code: int


class FirstBot:
    """Takes the first choice."""

    def choose(self, perspective: Perspective, rng: random.Random) -> Reply:
        return Reply(perspective.choices[0])


class ThoughtfulBot:
    """Takes a choice by what it sees, and by lot."""

    def choose(self, perspective: Perspective, rng: random.Random) -> Reply:
        turn = sum(perspective.view().get("scores", [0])) + rng.randrange(100)
        return Reply(perspective.choices[turn % len(perspective.choices)])


class CheatingBot:
    """Looks behind the perspective at the others' cards."""

    def choose(self, perspective: Perspective, rng: random.Random) -> Reply:
        s: Any = perspective._state
        return Reply(perspective.choices[sum(map(sum, s.hands)) % len(perspective.choices)])


class RestlessBot:
    """Draws by a lot of its own."""

    def __init__(self) -> None:
        self.turn = 0

    def choose(self, perspective: Perspective, rng: random.Random) -> Reply:
        self.turn += 1
        return Reply(perspective.choices[self.turn % len(perspective.choices)])


class MeddlingBot:
    """Plays with the true state instead of a deal."""

    def choose(self, perspective: Perspective, rng: random.Random) -> Reply:
        code = perspective.choices[0]
        perspective.game.apply(perspective._state, code)
        return Reply(code)


class GraspingBot:
    """Takes as much as it can."""

    def choose(self, perspective: Perspective, rng: random.Random) -> Reply:
        return Reply(perspective.choices[-1])
