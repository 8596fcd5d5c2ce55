"""UK-5.10 Drawing support cards: from a deck in an order that nobody knows."""

from __future__ import annotations

from hornbook.core.state import Frame
from hornbook.core.tuples import put, without
from hornbook.games.unicornus_knights.rules.cards import SUPPORT
from hornbook.games.unicornus_knights.rules.codes import UNIT
from hornbook.games.unicornus_knights.rules.state import NOWHERE, UkState, cards_of
from hornbook.games.unicornus_knights.rules.units import name_of, seat_of


class Draw(Frame[UkState]):
    """Some support cards go to a hand; only its owner sees which."""

    NAME = "draw"
    __slots__ = ("unit", "left")

    def __init__(self, unit: int, left: int) -> None:
        self.unit = unit
        self.left = left

    def copy(self) -> Draw:
        return Draw(self.unit, self.left)

    def public(self) -> tuple[int, ...]:
        return (self.unit, self.left)

    def run(self, s: UkState) -> None:
        if self.left and can_draw(s):
            if not s.deck:  # UK-5.16
                s.deck, s.spent = cards_of(s.spent), (0,) * len(s.spent)
                if s.events is not None:
                    s.tell("support-shuffled", "UK-5.16", {})
            s.chance("support", len(s.deck), "UK-5.10" if s.round else "UK-2.9")
        else:
            s.done()

    def rolled(self, s: UkState, outcome: int) -> None:
        self.left -= 1
        card = s.deck[outcome]
        s.deck = without(s.deck, outcome)
        s.hand = put(s.hand, self.unit, tuple(sorted((*s.hand[self.unit], card))))
        if s.events is not None:
            seat = seat_of(s, self.unit)
            args = {"seat": seat, "unit": name_of(s, self.unit)}
            s.tell("draws", "UK-5.10", args, {"card": SUPPORT[card]}, 1 << seat)


class DrawForPrincess(Frame[UkState]):
    """UK-17.14 For the princess the starting player draws, into the hand of one hero on the map."""

    NAME = "draw-for-princess"
    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def copy(self) -> DrawForPrincess:
        return DrawForPrincess(self.cards)

    def public(self) -> tuple[int, ...]:
        return (self.cards,)

    def run(self, s: UkState) -> None:
        heroes = [UNIT + unit for unit in s.box.units_of[s.starter] if s.at[unit] != NOWHERE]
        if heroes:
            self.ask_unless_one(s, s.starter, tuple(heroes), "UK-17.14")
        else:  # UK-10.9
            s.done()

    def chosen(self, s: UkState, code: int) -> None:
        s.done()
        s.call(Draw(code - UNIT, self.cards))


def can_draw(s: UkState) -> bool:
    """Whether there is a support card left to draw."""
    return bool(s.deck) or any(s.spent)
