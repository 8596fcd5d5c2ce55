"""UK-16.20 Destined Meeting: two fate cards, of which one binds."""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.games.unicornus_knights.rules.choices import FATE
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, FATES
from hornbook.games.unicornus_knights.rules.march import bind, can_draw_fate, draw_fate, fate_name, reveal, take_fate
from hornbook.games.unicornus_knights.rules.state import UkFrame, UkState
from hornbook.games.unicornus_knights.rules.units import name_of, seat_of


@declare_frame
class Meeting(UkFrame):
    """UK-16.20 Draw, choose, bind; the rest goes under the deck. What is drawn, only the player sees."""

    NAME = "meeting"
    PHASE = "meeting"

    unit: int
    enemy: int
    left: int  # cards still to be drawn
    cards: list[int] = []  # drawn, until one of them is chosen

    def public(self) -> tuple[int, ...]:
        return (self.unit, self.enemy, self.left, len(self.cards))

    def fates_drawn(self) -> tuple[int, list[int]]:
        return self.unit, self.cards

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

    def outcome_name(self, s: UkState, outcome: int) -> str:
        return fate_name(s, outcome)

    def chosen(self, s: UkState, code: int) -> None:
        card = code - FATE
        self.cards.remove(card)
        if not s.box.open_hands:
            s.reveal()  # that it was among those drawn
        for other in self.cards:
            s.fate_deck = s.fate_deck.with_bottom(other, 1 << seat_of(s, self.unit))
        self.left, self.cards = 0, []
        bind(s, self.enemy, self.unit, card)
        reveal(s, self.enemy, self.unit, card)

    def prompt(self, s: UkState) -> Message:
        return Message("prompt-meeting", {"unit": name_of(s, self.unit), "enemy": EMPIRE[self.enemy]})
