"""UK-5.10 Drawing support cards: from a deck in an order that nobody knows."""

from __future__ import annotations

from hornbook.core.deck import shuffled
from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import told_apart
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.choices import UNIT
from hornbook.games.unicornus_knights.rules.ids import SUPPORT, cards_of
from hornbook.games.unicornus_knights.rules.state import NOWHERE, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.units import name_of, seat_of


@declare_frame
class Draw(UkFrame):
    """Some support cards go to a hand; only its owner sees which."""

    NAME = "draw"
    PHASE = "draw"

    unit: int
    left: int

    def run(self, s: UkState) -> None:
        if self.left and can_draw(s):
            if not s.support_deck.bag:  # UK-5.16
                s.support_deck, s.spent = shuffled(cards_of(s.spent)), (0,) * len(s.spent)
                if s.events is not None:
                    s.tell("support-shuffled", "UK-5.16", {})
            s.chance("support", s.support_deck.rolls(), "UK-5.10" if s.round else "UK-2.9")
        else:
            s.done()

    def rolled(self, s: UkState, outcome: int) -> None:
        self.left -= 1
        card = s.support_deck.next(outcome)
        s.support_deck = s.support_deck.drawn(outcome)
        s.hand = put(s.hand, self.unit, tuple(sorted((*s.hand[self.unit], card))))
        if s.events is not None:
            seat = seat_of(s, self.unit)
            args = {"seat": Seat(seat), "unit": name_of(s, self.unit)}
            s.tell("draws", "UK-5.10", args, {"card": SUPPORT[card]}, 1 << seat)

    def outcome_name(self, s: UkState, outcome: int) -> str:
        return told_apart([SUPPORT[s.support_deck.next(each)] for each in range(s.rolls)], outcome)


@declare_frame
class DrawForPrincess(UkFrame):
    """UK-17.14 For the princess the starting player draws, into the hand of one hero on the map."""

    NAME = "draw-for-princess"
    PHASE = "draw-for-princess"

    cards: int

    def run(self, s: UkState) -> None:
        heroes = [UNIT + unit for unit in s.box.units_of[s.starter] if s.at[unit] != NOWHERE]
        if heroes:
            self.ask_unless_one(s, s.starter, tuple(heroes), "UK-17.14")
        else:  # UK-10.9
            s.done()

    def chosen(self, s: UkState, code: int) -> None:
        s.done()
        s.call(Draw(code - UNIT, self.cards))

    def prompt(self, s: UkState) -> Message:
        return Message("prompt-draw-for-princess", {})


def can_draw(s: UkState) -> bool:
    """Whether there is a support card left to draw."""
    return bool(s.support_deck.bag) or any(s.spent)
