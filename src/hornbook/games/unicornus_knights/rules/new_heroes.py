"""UK-10.4 New heroes for dead ones."""

from __future__ import annotations

from hornbook.core.state import Frame
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.box import RESOURCES
from hornbook.games.unicornus_knights.rules.cards import KINGDOM
from hornbook.games.unicornus_knights.rules.codes import CHARACTER, SPACE
from hornbook.games.unicornus_knights.rules.empire.enemy_step import clockwise
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkState
from hornbook.games.unicornus_knights.rules.units import command, is_free, name_of, place


class Arrivals(Frame[UkState]):
    """UK-10.4 Clockwise from the starting player: a hero, then a starting space."""

    NAME = "arrivals"
    __slots__ = ("turn", "hero")

    def __init__(self, turn: int = 0, hero: int = NOBODY) -> None:
        self.turn = turn
        self.hero = hero

    def copy(self) -> Arrivals:
        return Arrivals(self.turn, self.hero)

    def public(self) -> tuple[int, ...]:
        return (self.turn, self.hero)

    def run(self, s: UkState) -> None:
        if NOBODY not in s.who:
            s.done()
            return
        order = clockwise(s)
        while self.turn < len(order) and s.who[order[self.turn]] != NOBODY:
            self.turn += 1
        if self.turn == len(order):
            s.done()
            return
        spaces = [SPACE + space for space in s.board.start if is_free(s, space)]
        heroes = unused(s)
        if not spaces or not heroes:
            s.done()
            return
        seat = s.box.owner[order[self.turn]]
        if self.hero == NOBODY:
            self.ask_unless_one(s, seat, tuple([CHARACTER + hero for hero in heroes]), "UK-10.4")
        else:
            self.ask_unless_one(s, seat, tuple(spaces), "UK-10.4")

    def chosen(self, s: UkState, code: int) -> None:
        if self.hero == NOBODY:
            self.hero = code - CHARACTER
            return
        unit = clockwise(s)[self.turn]
        enter(s, unit, self.hero)
        place(s, unit, code - SPACE)
        self.hero = NOBODY
        if s.events is not None:
            args = {
                "seat": s.box.owner[unit],
                "unit": name_of(s, unit),
                "space": s.box.space_name(s.tiles, code - SPACE),
            }
            s.tell("arrives", "UK-10.4", args)


def unused(s: UkState) -> list[int]:
    """The heroes that nobody has played in this game."""
    return [hero for hero in range(len(KINGDOM)) if hero not in s.who[1:] and hero not in s.dead]


def enter(s: UkState, unit: int, hero: int) -> None:
    """UK-2.2 A hero with soldiers and resources as at the beginning."""
    s.who = put(s.who, unit, hero)
    s.damage[unit] = 0
    s.soldiers[unit] = (command(s, unit) + 1) // 2
    s.resources[unit] = RESOURCES
