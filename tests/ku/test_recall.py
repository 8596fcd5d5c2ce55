"""What a seat did and saw it knows, also where it may not look again: deals agree with it, over whole games.

A witness writes down, for one seat, what everybody at a real table would remember: from its own choices and from the
events that it was told, never from the state. Then deals are looked into.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hornbook.core.rng import Rng
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.content import TRAPS
from hornbook.games.kill_the_unicorns.rules.state import OWNER, held, traps_in

GAME = shipped()
ENDS_HUNT = ("captures", "escapes")


class Witness:
    """What one seat has done and seen. Traps by name, characters by number, Hunt cards by value."""

    def __init__(self, seat: int, seats: int, teams: bool) -> None:
        self.seat, self.two, self.teams = seat, seats == 2, teams
        self.sealed: dict[tuple[int, int], str] = {}  # (place, setter): a trap that lies there
        self.out: set[tuple[int, str]] = set()  # (setter, trap): not in play any more
        self.place = 0
        self.open: dict[int, Counter[int]] = {}  # of each seat: cards that lie open in this hunt
        self.spent = {other: Counter[int]() for other in range(seats)}  # of each seat: seen to be spent in this round
        self.sure = {other: Counter[int]() for other in range(seats)}  # of each seat: seen to be taken back

    def chose(self, token: str) -> None:
        """The seat's own choice."""
        kind, _, what = token.partition(":")
        if kind == "set":
            trap, _, place = what.partition("@")
            self.sealed[int(place), self.seat] = trap

    def hears(self, message: str, args: dict[str, Any]) -> None:
        """An event as the seat was told it."""
        if message in ENDS_HUNT:
            self.hunt_over()
        if message == "round-begins":
            for who in self.spent:
                self.spent[who], self.sure[who] = Counter(), Counter()
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
        else:
            self.hears_of_cards(message, args)

    def hears_of_cards(self, message: str, args: dict[str, Any]) -> None:
        """What is told of Hunt cards, where it is clear whose they are: two players have two characters each."""
        who = args.get("seat", -1)
        if self.two:
            return
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
        return ""


def found(scenario: str, seed: int, game: Any = GAME) -> tuple[int, str]:
    """One random game: how many deals were looked into, and the first contradiction."""
    draw, setup = random.Random(seed), game.settle(game.scenarios[scenario])
    events: list[Any] = []
    s = game.new(setup, seed, events=events)
    witnesses = [Witness(seat, setup.seats, setup.options["teams"]) for seat in range(setup.seats)]
    heard = looked = 0
    while True:
        for witness in witnesses:
            for event in events[heard:]:
                seen = event.seen_by(witness.seat)
                witness.hears(seen["message"], seen["args"])
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
