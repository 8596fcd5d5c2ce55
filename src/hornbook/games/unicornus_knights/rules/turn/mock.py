"""UK-16.9 Mock: an enemy unit is lured toward the mocker, twice."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.games.unicornus_knights.rules.battle.battle import WITHDREW, Battle
from hornbook.games.unicornus_knights.rules.battle.withdrawal import move_enemy
from hornbook.games.unicornus_knights.rules.choices import SPACE
from hornbook.games.unicornus_knights.rules.empire.enemies import untouchable
from hornbook.games.unicornus_knights.rules.march import check_fate
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, name_of, seat_of

LURING: Final = 0
ARRIVED: Final = 1
AFTERWARDS: Final = 2


@declare_frame
class Mocking(UkFrame):
    """UK-16.9 Each move is followed by fate and, on the mocker's space, by a battle."""

    NAME = "mocking"
    PHASE = "mocking"

    unit: int
    space: int  # where the lured unit is
    left: int
    step: int = LURING
    origin: int = NOWHERE
    foe: int = NOBODY

    def run(self, s: UkState) -> None:
        if self.step == LURING:
            lured = self.left and self.is_on(s) and not untouchable(s, self.space)  # UK-9.11 it may have merged
            steps = steps_toward(s, self.space, self.unit) if lured else []
            if steps:
                self.ask_unless_one(s, seat_of(s, self.unit), tuple([SPACE + to for to in steps]), "UK-16.9")
            else:
                s.done()
        elif self.step == ARRIVED:
            self.step = AFTERWARDS
            if self.is_on(s) and s.at[self.unit] == self.space:
                s.call(Battle(self.unit, self.space, 0, self.foe, [self.origin]))
        else:
            self.step = LURING

    def is_on(self, s: UkState) -> bool:
        """Whether there is still somebody to lure, and somebody who lures."""
        return s.at[self.unit] != NOWHERE and is_enemy_on(s, self.space)

    def chosen(self, s: UkState, code: int) -> None:
        self.origin, self.space = self.space, code - SPACE
        self.step, self.foe = ARRIVED, NOBODY
        self.left -= 1
        enemy, troops = s.enemy_on[self.origin], s.troops[self.origin]
        move_enemy(s, self.origin, self.space)
        if s.events is not None:
            args = {"enemy": s.box.enemy_name(enemy), "space": s.box.space_name(s.tiles, self.space)}
            args |= {"origin": s.box.space_name(s.tiles, self.origin)}
            s.tell("lured", "UK-16.9", {**args, "foe": s.box.foe(enemy, troops)})
        check_fate(s, NOBODY)

    def returned(self, s: UkState, result: int) -> None:
        if self.step == ARRIVED:
            self.foe = result - 1
        elif self.step == AFTERWARDS and result >= WITHDREW:
            self.space = result - WITHDREW
            self.step = LURING
            check_fate(s, NOBODY)

    def prompt(self, s: UkState) -> Message:
        foe = s.box.foe(s.enemy_on[self.space], s.troops[self.space])
        return Message("prompt-mocking", {"unit": name_of(s, self.unit), "foe": foe})


def steps_toward(s: UkState, space: int, unit: int) -> list[int]:
    """UK-16.9 Where a mocked unit may go."""
    goal = s.at[unit]
    led = s.enemy_on[space] != NOBODY
    _, closer = s.board.toward(space, goal)
    return [to for to in closer if (s.unit_on[to] == NOBODY or to == goal) and not (led and s.enemy_on[to] != NOBODY)]
