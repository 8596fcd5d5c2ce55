"""UK-10.4 New heroes for dead ones."""

from __future__ import annotations

from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.box import RESOURCES
from hornbook.games.unicornus_knights.rules.choices import CHARACTER, SPACE
from hornbook.games.unicornus_knights.rules.empire.enemy_step import clockwise
from hornbook.games.unicornus_knights.rules.ids import KINGDOM
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.units import command, is_free, name_of, place


@declare_frame
class Arrivals(UkFrame):
    """UK-10.4 Clockwise from the starting player: a hero, then a starting space."""

    NAME = "arrivals"
    PHASE = "arrivals"

    turn: int = 0
    hero: int = NOBODY

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
            args = {"seat": Seat(s.box.owner[unit]), "unit": name_of(s, unit)}
            s.tell("arrives", "UK-10.4", {**args, "space": s.box.space_name(s.tiles, code - SPACE)})

    def prompt(self, s: UkState) -> Message:
        if self.hero == NOBODY:
            return Message("prompt-arrivals", {})
        return Message("prompt-arrival-space", {"unit": KINGDOM[self.hero]})

    def explain(self, s: UkState, code: int) -> Wording:
        return s.KINDS.wording(s, code) if self.hero == NOBODY else home_wording(s, code)


def unused(s: UkState) -> list[int]:
    """The heroes that nobody has played in this game."""
    return [hero for hero in range(len(KINGDOM)) if hero not in s.who[1:] and hero not in s.dead]


def enter(s: UkState, unit: int, hero: int) -> None:
    """UK-2.2 A hero with soldiers and resources as at the beginning."""
    s.who = put(s.who, unit, hero)
    s.damage[unit] = 0
    s.soldiers[unit] = (command(s, unit) + 1) // 2
    s.resources[unit] = RESOURCES


def home_wording(s: UkState, code: int) -> Wording:
    """A space on which a hero could begin, as a choice."""
    label = Message("choice-begin", {"space": s.box.space_name(s.tiles, code - SPACE)})
    return s.KINDS.wording(s, code)._replace(label=label)
