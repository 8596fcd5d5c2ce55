"""What a seat did and saw it knows, also where it may not look again: deals agree with it, over whole games.

A witness writes down, for one seat, what everybody at a real table would remember: from its own choices, from the
events that it was told and from what its view has shown, never from the state. Then deals are looked into.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from hornbook.core.deck import Deck
from hornbook.core.rng import Rng
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.content import TRAPS
from hornbook.games.kill_the_unicorns.rules.state import OWNER, held, traps_in
from hornbook.games.kill_the_unicorns.rules.variants.secondary import draw
from tests.ku.openings import two
from tests.ku.position import Table

GAME = shipped()
ENDS_HUNT = ("captures", "escapes")


class Pile:
    """KU-12.5 What everybody knows of a Secondary's cards. Of each card its value, or None if nobody has seen it."""

    def __init__(self) -> None:
        self.bag = 0  # cards in an order that nobody knows
        self.bottom: list[int | None] = []  # in drawing order, below these
        self.drawn: list[int | None] = []
        self.laid: list[int | None] = []  # face down, with the card that went under the deck, if there is one
        self.under = False  # such a card lies last
        self.open = Counter[int]()  # turned up in this round, and not taken back

    def size(self) -> int:
        return self.bag + len(self.bottom)

    def draw(self, count: int) -> None:
        """The next cards, as many as there are."""
        for _ in range(min(count, self.size())):
            self.drawn.append(None if self.bag else self.bottom.pop(0))
            self.bag = max(0, self.bag - 1)

    def lay(self, count: int) -> None:
        """Nobody sees which card goes under the deck."""
        if not self.drawn:
            self.draw(count + 1)
        self.laid, self.drawn = self.drawn, []
        self.under = len(self.laid) > count
        self.bottom += [None] * self.under

    def turn_up(self, cards: list[int]) -> None:
        """A card that is known, and not among those turned up, is the one under the deck."""
        rest = list((known(self.laid) - Counter(cards)).elements())
        if rest:
            self.bottom[-1:] = rest
        self.laid, self.under = [], False
        self.open += Counter(cards)

    def exchange(self, old: int, new: int) -> None:
        """KU-12.11 The next card is turned up, the old one goes under the deck."""
        self.draw(1)
        self.drawn = []
        self.bottom.append(old)
        self.open = self.open - Counter([old]) + Counter([new])

    def looks(self, deck: Any, hand: int, disturbed: bool) -> None:
        """What the view shows: cards drawn in silence, put back (KU-12.12), shuffled or paid with."""
        self.draw(hand - len(self.drawn))
        back = deck.bottom[len(deck.bottom) - max(0, deck.size - self.size()) :]
        self.bottom += back
        self.open -= known(back)
        if disturbed and deck.size < self.size():
            self.bag, self.bottom = deck.size, []

    def contradiction(self, deal: Any, owner: int) -> str:
        """What is otherwise in a deal."""
        cards, bottom = deal.box.cards, list(deal.secondary[owner].bottom)
        for at, card in enumerate(self.bottom):
            if card is not None and bottom[at] != card:
                return f"{card} lies under the deck of seat {owner} at {at}, dealt {bottom}"
        for what, sure, dealt in (
            ("has drawn", known(self.drawn), [*cards.cards[deal.hand[owner + 2]]]),
            (
                "has laid or put back",
                known(self.laid),
                [*cards.cards[deal.laid[owner + 2]], *bottom[-1:][: self.under]],
            ),
            ("has spent", self.open, list((known(cards.cards[cards.full]) - held_by(deal, owner + 2)).elements())),
        ):
            if sure - Counter(dealt):
                return f"the Secondary of seat {owner} {what} {sorted(sure.elements())}, dealt {dealt}"
        return ""


def known(cards: Iterable[int | None]) -> Counter[int]:
    """Those that somebody has seen."""
    return Counter([card for card in cards if card is not None])


def held_by(s: Any, character: int) -> Counter[int]:
    """The Hunt cards that a character has not laid or spent."""
    return Counter(s.box.cards.cards[held(s, character)])


class Witness:
    """What one seat has done and seen. Traps by name, characters by number, Hunt cards by value."""

    def __init__(self, seat: int | None, seats: int, teams: bool) -> None:
        self.seat, self.two, self.teams = seat, seats == 2, teams
        self.piles: list[Pile] = []
        self.disturbed: set[int] = set()  # seats whose Secondary may have lost cards or been shuffled just now
        self.sealed: dict[tuple[int, int], str] = {}  # (place, setter): a trap that lies there
        self.out: set[tuple[int, str]] = set()  # (setter, trap): not in play any more
        self.place = 0
        self.open: dict[int, Counter[int]] = {}  # of each seat: cards that lie open in this hunt
        self.spent = {other: Counter[int]() for other in range(seats)}  # of each seat: seen to be spent in this round
        self.sure = {other: Counter[int]() for other in range(seats)}  # of each seat: seen to be taken back

    def chose(self, token: str) -> None:
        """The seat's own choice."""
        kind, _, what = token.partition(":")
        if kind == "set" and self.seat is not None:
            trap, _, place = what.partition("@")
            self.sealed[int(place), self.seat] = trap

    def hears(self, message: str, args: dict[str, Any], rule: str) -> None:
        """An event as the seat was told it."""
        if message in ENDS_HUNT:
            self.hunt_over()
        if message == "round-begins":
            for who in self.spent:
                self.spent[who], self.sure[who] = Counter(), Counter()
            self.begins_piles()
        elif message == "hunt-begins":
            self.place = args["place"]
        elif message == "peeks" and "traps" in args:
            for setter, trap in zip(self.setters, args["traps"], strict=True):
                self.sealed[self.place, setter] = trap
        elif message == "trap-turned":
            self.sealed.pop((self.place, args["setter"]), None)
            self.out.add((args["setter"], args["trap"]))
        elif message in ("trap-unused", "trap-discarded") and "trap" in args:
            self.out.add((args["seat"], args["trap"]))
        elif self.two:
            self.hears_of_piles(message, args, rule)
        else:
            self.hears_of_cards(message, args)

    def begins_piles(self) -> None:
        """KU-12.5 Each round the Secondaries' decks are whole."""
        if self.two:
            self.piles = [Pile(), Pile()]
            for pile in self.piles:
                pile.bag = 8

    def hears_of_piles(self, message: str, args: dict[str, Any], rule: str) -> None:
        """What is told of the Secondaries' Hunt cards."""
        if message == "secondary-lays":
            self.piles[args["seat"]].lay(args["count"])
        elif message == "reveals-secondary":
            self.piles[args["seat"]].turn_up(args["cards"])
        elif message == "exchanges" and rule == "KU-12.11":
            self.piles[args["seat"]].exchange(args["old"], args["new"])
        elif message in ("loses-card", "buys"):
            self.disturbed.add(args["seat"])

    def looks(self, view: Any) -> None:
        """What its view shows, once it has heard everything."""
        for owner, pile in enumerate(self.piles):
            pile.looks(view.secondary[owner], view.hand_size[owner + 2], owner in self.disturbed)
        self.disturbed = set()

    def hears_of_cards(self, message: str, args: dict[str, Any]) -> None:
        """What is told of Hunt cards, where everybody has one character."""
        who = args.get("seat", -1)
        if message == "takes-all-back" and self.teams:
            self.hears_of_cards("retreats", {"seat": (who + 2) % 4})
        if message == "reveals":
            self.open[who] = Counter(args["cards"])
            self.sure[who] -= self.open[who]
        elif message == "exchanges" and who in self.open and self.open[who][args["old"]]:
            self.open[who] += Counter([args["new"]])
            self.open[who] -= Counter([args["old"]])
            self.sure[who] -= Counter([args["new"]])
            self.sure[who] += Counter([args["old"]])
        elif message in ("takes-back", "retreats", "takes-all-back") and who in self.open:
            back = Counter([args["card"]]) if message == "takes-back" else self.open[who]
            self.sure[who] += back & self.open[who]
            self.open[who] = self.open[who] - back
        elif message in ("loses-card", "buys"):
            self.sure[who] = Counter()

    def hunt_over(self) -> None:
        """Cards that lay open are spent; traps that were not turned are out of play."""
        for who, cards in self.open.items():
            self.spent[who] += cards
        self.open = {}
        for (place, setter), trap in list(self.sealed.items()):
            if place == self.place:
                del self.sealed[place, setter]
                self.out.add((setter, trap))
        self.place = 0

    setters: list[int]
    """Who has set a trap on the unicorn that is hunted, as everybody can see."""

    def contradiction(self, deal: Any) -> str:
        """The first thing in a deal that this seat knows to be otherwise; empty if there is none."""
        for (place, setter), trap in self.sealed.items():
            lies = [card for card in deal.placed[2 * place - 2 : 2 * place] if card >= 0 and card // OWNER == setter]
            if TRAPS.index(trap) not in [card % OWNER for card in lies]:
                return f"seat {setter} has set {trap} at {place}, dealt {[TRAPS[card % OWNER] for card in lies]}"
        for setter, trap in self.out:
            number = TRAPS.index(trap)
            inside = traps_in(deal.pile[setter] | deal.drawn[setter])
            if number in inside or setter * OWNER + number in deal.placed:
                return f"{trap} of seat {setter} is out, but dealt again"
        full = Counter(deal.box.cards.cards[deal.box.cards.full])
        for who in self.spent:
            unspent = Counter(deal.box.cards.cards[held(deal, who)]) + Counter(deal.box.cards.cards[deal.laid[who]])
            if self.spent[who] - (full - unspent):
                return f"seat {who} has spent {sorted(self.spent[who].elements())}, dealt {sorted(unspent.elements())}"
            if self.sure[who] - unspent:
                return f"seat {who} took back {sorted(self.sure[who].elements())}, dealt {sorted(unspent.elements())}"
        said = [pile.contradiction(deal, owner) for owner, pile in enumerate(self.piles)]
        return next(filter(None, said), "")


def found(scenario: str, seed: int, game: Any = GAME) -> tuple[int, str]:
    """One random game: how many deals were looked into, and the first contradiction."""
    draw, setup = random.Random(seed), game.settle(game.scenarios[scenario])
    events: list[Any] = []
    s = game.new(setup, seed, events=events)
    seats: list[int | None] = [*range(setup.seats)]
    if setup.seats == 2:
        seats.append(None)  # a spectator knows as much of the Secondaries as a rival
    witnesses = [Witness(seat, setup.seats, setup.options["teams"]) for seat in seats]
    heard = looked = 0
    while True:
        for witness in witnesses:
            for event in events[heard:]:
                seen = event.seen_by(witness.seat)
                witness.hears(seen["message"], seen["args"], seen["rule"])
            witness.looks(game.view(s, witness.seat))
        heard = len(events)
        if s.pending < 0:
            return looked, ""
        for witness in witnesses:
            looked += 1
            said = witness.contradiction(game.determinize(s, witness.seat, Rng(seed * 1000 + s.ply)))
            if said:
                return looked, f"{scenario}, seed {seed}, ply {s.ply}, seat {witness.seat}: {said}"
        code = draw.choice(game.choices(s))
        setters = [card // OWNER for card in s.placed[2 * s.at : 2 * s.at + 2] if card >= 0]  # public, KU-4.6
        for witness in witnesses:
            witness.setters = setters
        witnesses[s.pending].chose(game.token(s, code))
        game.apply(s, code)


@pytest.mark.rule("KU-4.5", "KU-10.1", "KU-13.3")
@pytest.mark.parametrize(
    "scenario", ["four", "six", "two", "teams", "expert", "expert-two", "expert-teams", "first-five", "loose"]
)
def test_deals_agree_with_all_that_a_seat_did_and_saw(scenario: str) -> None:
    looked = 0
    for seed in range(6):
        deals, said = found(scenario, seed)
        assert not said, said
        looked += deals
    assert looked > 500


@pytest.mark.rule("KU-12.5", "KU-12.6")
@pytest.mark.parametrize("scenario", ["two", "expert-two"])
def test_deals_agree_with_what_everybody_knows_of_a_secondarys_cards(scenario: str) -> None:
    """About once a game a Secondary draws a card that everybody saw go under its deck."""
    for seed in range(6, 30):
        assert not found(scenario, seed)[1]


Dealt = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def dealt_to_a(t: Table) -> Counter[Dealt]:
    """What the Secondary of a has in hand, has laid and has in its deck, in deals for b and for a spectator."""
    found, cards = Counter[Dealt](), t.s.box.cards.cards
    for seat in (1, None):
        for seed in range(200):
            deal = GAME.determinize(t.s, seat, Rng(seed))
            assert not GAME.check(deal)
            assert GAME.view(deal, seat) == GAME.view(t.s, seat)
            found[cards[deal.hand[2]], cards[deal.laid[2]], deal.secondary[0].bottom] += 1
    assert GAME.determinize(t.s, 0, Rng(1)).secondary[0] == t.s.secondary[0]  # their owner knows them all
    return found


@pytest.mark.rule("KU-12.5", "KU-12.6")
@pytest.mark.parametrize("words", ["", "expert"])
def test_a_known_card_is_followed_from_under_the_deck_to_under_the_deck(words: str) -> None:
    """The Secondary of a puts 0 under its deck, has 3 back, seen by both (KU-12.12), and puts 2 under it."""
    decks, hunt_cards = {"a": "0 2 3 4", "b": "0 1 1 2 3 4"}, {"hunt-card": "0 3 0 1 2 1 2 3"}
    t = two(words, traps={1: "b:overpaid_escort"}, decks=decks, fate=hunt_cards)
    t.a("declare:1", "lay:3").b("lay:0").a("lay:4").b("pass")
    t.a("declare:1", "lay:4").b("lay:1").a("pass").b("pass")
    t.a("declare:1")  # 0 and 3 are drawn, the 2 stays
    drawn = dealt_to_a(t)
    assert all(3 in hand for hand, _, _ in drawn)
    t.a("lay:0")
    laid = dealt_to_a(t)
    assert all(3 in (*cards, bottom[-1]) for _, cards, bottom in laid)
    t.b("lay:4")
    shown = dealt_to_a(t)
    assert all(bottom[-1] == 3 for _, _, bottom in shown)
    assert t.b.view["secondary"][0]["bottom"] == [None, None]  # it follows, but it cannot be looked at
    if not words:  # what is spent lies open
        assert {*drawn} == {((0, 3), (), (2,)), ((2, 3), (), (0,))}
        assert {*laid} == {((), (3,), (0, 2)), ((), (3,), (2, 0)), ((), (0,), (2, 3)), ((), (2,), (0, 3))}
        assert min(laid.values()) > 70  # of 400
        assert {*shown} == {((), (0,), (2, 3))}


@pytest.mark.rule("KU-12.5")
def test_what_only_its_owner_has_put_under_the_deck_nobody_else_follows() -> None:
    t = two(decks={"a": "1 4", "b": "0 1 1"}, fate={"hunt-card": "1 0 1"}).a("declare:1", "lay:4").b("lay:1")
    assert t.s.secondary[0].bottom == (1,)
    t.a("pass").b("pass").a("declare:1")
    assert t.s.followed == t.s.inferred == (0, 0)


def test_a_save_without_what_was_followed_is_read() -> None:
    t = two(traps={1: "b:overpaid_escort"}, decks={"a": "0 2 3", "b": "4 3 1"}).a("declare:3", "pass").b("pass")
    t.b("declare:1")
    assert t.s.box.cards.text[t.s.followed[0]] == "0+2"
    saved = GAME.to_json(t.s)
    for name in ("followed", "inferred"):
        del saved["table"][name]
    s = GAME.from_json(saved)
    assert (s.followed, s.inferred) == ((0, 0), (0, 0))
    assert GAME.digest(s) == GAME.digest(t.s)


def test_the_witness_finds_a_seat_that_loses_sight_of_a_secondarys_cards() -> None:
    class Inattentive(type(GAME)):  # type: ignore[misc]
        lost: tuple[str, ...] = ()

        def determinize(self, s: Any, seat: int | None, rng: Rng) -> Any:
            blurred = s.copy()
            for name in self.lost:
                setattr(blurred, name, (0, 0))
            return super().determinize(blurred, seat, rng)

    game = Inattentive(GAME.content)
    for scenario in ("two", "expert-two"):
        for field, said in (
            ("followed", "has drawn"),
            ("followed", "has laid or put back"),
            ("inferred", "lies under"),
        ):
            game.lost = (field,)
            assert any(said in found(scenario, seed, game)[1] for seed in range(60)), (scenario, said)


def test_the_witness_finds_a_seat_that_forgets() -> None:
    """The same game, whose deals forget what was seen."""

    class Forgetful(type(GAME)):  # type: ignore[misc]
        def determinize(self, s: Any, seat: int | None, rng: Rng) -> Any:
            blurred = s.copy()
            blurred.witnessed = ()
            self.loaded(blurred)
            return super().determinize(blurred, seat, rng)

        def loaded(self, s: Any) -> None:
            s.worlds = ()
            super().loaded(s)

    game = Forgetful(GAME.content)
    assert any("has spent" in found("expert", seed, game)[1] for seed in range(3))
    assert any("is out, but dealt again" in found("expert", seed, game)[1] for seed in range(20))


def test_what_is_known_under_the_deck_moves_up_when_a_card_is_drawn_from_there() -> None:
    """KU-12.5 Of three cards at the bottom the second is known by inference; drawn one by one, it is the second."""
    t = two(decks={"a": "0 2 3", "b": "4 3 1"})
    owners_eyes = 1
    t.s.secondary[0] = Deck((), bottom=(0, 2, 3), bottom_seen=(owners_eyes,) * 3)
    t.s.inferred = (0b010, 0)
    assert [draw(t.s, 0, 0) for _ in range(3)] == [False, True, False]
    assert t.s.inferred == (0, 0)
