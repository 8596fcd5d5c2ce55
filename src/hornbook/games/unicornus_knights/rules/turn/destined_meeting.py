"""UK-16.20 Destined Meeting: two fate cards, of which one binds."""

from __future__ import annotations

from hornbook.core.state import Frame
from hornbook.games.unicornus_knights.rules.cards import FATES
from hornbook.games.unicornus_knights.rules.codes import FATE
from hornbook.games.unicornus_knights.rules.march import bind, can_draw_fate, draw_fate, reveal, take_fate
from hornbook.games.unicornus_knights.rules.state import UkState
from hornbook.games.unicornus_knights.rules.units import name_of, seat_of


class Meeting(Frame[UkState]):
    """UK-16.20 Draw, choose, bind; the rest goes under the deck. What is drawn, only the player sees."""

    NAME = "meeting"
    __slots__ = ("unit", "enemy", "left", "cards")

    def __init__(self, unit: int, enemy: int, left: int, cards: list[int] | None = None) -> None:
        self.unit = unit
        self.enemy = enemy
        self.left = left  # cards still to be drawn
        self.cards = cards or []  # drawn, until one of them is chosen

    def copy(self) -> Meeting:
        return Meeting(self.unit, self.enemy, self.left, self.cards.copy())

    def public(self) -> tuple[int, ...]:
        return (self.unit, self.enemy, self.left, len(self.cards))

    def run(self, s: UkState) -> None:
        if self.left and can_draw_fate(s):
            draw_fate(s)
        elif self.cards:
            seat, options = seat_of(s, self.unit), tuple(sorted({FATE + card for card in self.cards}))
            if len(self.cards) == 1 or s.box.open_hands:
                self.ask_unless_one(s, seat, options, "UK-16.20")
            else:  # UK-1.4 two alike are a secret
                s.ask(seat, options, "UK-16.20")
        else:
            s.done()

    def rolled(self, s: UkState, outcome: int) -> None:
        card, seat = take_fate(s, outcome), seat_of(s, self.unit)
        self.cards.append(card)
        self.left -= 1
        if s.events is not None:
            s.tell("fate-drawn", "UK-16.20", {"unit": name_of(s, self.unit)}, {"fate": FATES[card]}, 1 << seat)

    def chosen(self, s: UkState, code: int) -> None:
        card = code - FATE
        self.cards.remove(card)
        s.fates_under += tuple(self.cards)
        s.fates_under_seen += (1 << seat_of(s, self.unit),) * len(self.cards)
        self.left, self.cards = 0, []
        bind(s, self.enemy, self.unit, card)
        reveal(s, self.enemy, self.unit, card)
