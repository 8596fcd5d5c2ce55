"""UK-16.20 Destined Meeting: two fate cards, of which one binds."""

from __future__ import annotations

from hornbook.core.state import Frame
from hornbook.games.unicornus_knights.cards import FATES, FRIEND_OR_FOE
from hornbook.games.unicornus_knights.codes import FATE, SPACE
from hornbook.games.unicornus_knights.marching import March, bind, can_draw_fate, draw_fate, reveal, take_fate
from hornbook.games.unicornus_knights.state import NOBODY, UkState
from hornbook.games.unicornus_knights.units import name_of, seat_of


class Meeting(Frame[UkState]):
    """UK-16.20 Draw, choose, bind; the rest goes under the deck."""

    NAME = "meeting"
    __slots__ = ("unit", "enemy", "left", "cards")

    def __init__(self, unit: int, enemy: int, left: int, cards: list[int] | None = None) -> None:
        self.unit = unit
        self.enemy = enemy
        self.left = left
        self.cards = cards or []

    def copy(self) -> Meeting:
        return Meeting(self.unit, self.enemy, self.left, self.cards.copy())

    def public(self) -> tuple[int, ...]:
        return (self.unit, self.enemy, self.left, *self.cards)

    def run(self, s: UkState) -> None:
        if self.left and can_draw_fate(s):
            draw_fate(s)
        elif self.left >= 0:
            self.ask_unless_one(
                s, seat_of(s, self.unit), tuple(sorted({FATE + card for card in self.cards})), "UK-16.20"
            )
        else:
            s.done()

    def rolled(self, s: UkState, outcome: int) -> None:
        card = take_fate(s, outcome)
        self.cards.append(card)
        self.left -= 1
        if s.events is not None:
            s.tell("fate-drawn", "UK-16.20", {"unit": name_of(s, self.unit), "fate": FATES[card]})

    def chosen(self, s: UkState, code: int) -> None:
        if code >= SPACE:
            s.done()
            s.call(March(self.unit, code - SPACE, self.enemy))
            return
        card = code - FATE
        self.cards.remove(card)
        s.fates_under += tuple(self.cards)
        self.left = -1
        bind(s, self.enemy, self.unit, card)
        if card == FRIEND_OR_FOE:
            self.meet(s)
        else:
            reveal(s, self.enemy, self.unit, card)

    def meet(self, s: UkState) -> None:
        """UK-17.5 Friend or Foe: the hero moves toward the commander."""
        here, there = s.at[self.unit], s.enemy_at[self.enemy]
        ahead = s.board.paths_to(there)
        steps = [to for to in s.board.ways[here] if ahead[to] < ahead[here] and s.unit_on[to] == NOBODY]
        if steps:
            self.ask_unless_one(s, seat_of(s, self.unit), tuple([SPACE + to for to in sorted(steps)]), "UK-17.5")
