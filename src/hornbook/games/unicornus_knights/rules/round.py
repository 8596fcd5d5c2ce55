"""UK-4 The round: six steps, ten times."""

from __future__ import annotations

from typing import Final

from hornbook.core.state import Frame
from hornbook.games.unicornus_knights.rules.battle.damage import Suffer
from hornbook.games.unicornus_knights.rules.cards import HOPELESSNESS, SUDDEN_ILLNESS
from hornbook.games.unicornus_knights.rules.codes import UNIT
from hornbook.games.unicornus_knights.rules.death import finish, wound
from hornbook.games.unicornus_knights.rules.empire.enemy_step import EnemyStep, clockwise
from hornbook.games.unicornus_knights.rules.event_deck import deck_size, gaze
from hornbook.games.unicornus_knights.rules.event_step import EventStep
from hornbook.games.unicornus_knights.rules.new_heroes import Arrivals
from hornbook.games.unicornus_knights.rules.princess_step import PrincessStep
from hornbook.games.unicornus_knights.rules.set_up import SetUp
from hornbook.games.unicornus_knights.rules.start_of_round import StartOfRound
from hornbook.games.unicornus_knights.rules.state import NOWHERE, OUT_OF_TIME, PRINCESS, WON, UkState
from hornbook.games.unicornus_knights.rules.turn.turn import Turn
from hornbook.games.unicornus_knights.rules.units import in_force

SETTING_UP: Final = 0
NEW_ROUND: Final = 1
START: Final = 2
EVENT: Final = 3
PLAYERS: Final = 4
ILLNESS: Final = 5
PRINCESS_STEP: Final = 6
VICTORY: Final = 7
ENEMIES: Final = 8
END: Final = 9
LAST: Final = 10
PASS_ON: Final = 11


class Rounds(Frame[UkState]):
    """UK-4.1 The course of play: set-up, then rounds of six steps until it ends."""

    NAME = "rounds"
    __slots__ = ("step", "acted", "seat")

    def __init__(self, step: int = SETTING_UP, acted: int = 0, seat: int = 0) -> None:
        self.step = step
        self.acted = acted  # mask of the heroes that have had their turn
        self.seat = seat  # whose turn is next

    def copy(self) -> Rounds:
        return Rounds(self.step, self.acted, self.seat)

    def public(self) -> tuple[int, ...]:
        return (self.step, self.acted, self.seat)

    def run(self, s: UkState) -> None:
        step = self.step
        if s.outcome:
            if s.events is not None:
                s.tell(("", "won", "lost-princess", "lost-time")[s.outcome], f"UK-11.{s.outcome}", {"round": s.round})
            s.done()
            return
        if step != PLAYERS:
            self.step += 1
        if step == PLAYERS:
            self.next_turn(s)
        elif step == SETTING_UP:
            s.call(SetUp())
        elif step == NEW_ROUND:
            begin_round(s)
        elif step == START:
            s.call(StartOfRound())
        elif step == EVENT:
            self.acted, self.seat = 0, s.starter
            if deck_size(s):
                s.call(EventStep())
        elif step == ILLNESS:
            if in_force(s, SUDDEN_ILLNESS):
                fall_ill(s)
        elif step == PRINCESS_STEP:
            s.call(PrincessStep())
        elif step == VICTORY:
            if s.at[PRINCESS] == s.board.goal:  # UK-11.1
                finish(s, WON)
        elif step == ENEMIES:
            s.call(EnemyStep(0))
        elif step == END:
            if in_force(s, HOPELESSNESS) and not s.fallen:
                despair(s)
        elif step == LAST:
            if s.round >= s.box.rounds:
                finish(s, OUT_OF_TIME)  # UK-11.3
            else:
                end_round(s)
                s.call(Arrivals())
        else:
            s.starter = (s.starter + 1) % s.box.seats  # UK-4.5
            self.step = NEW_ROUND
            gaze(s)

    def next_turn(self, s: UkState) -> None:
        """UK-4.4, UK-12.2 Clockwise; whoever has several heroes chooses which acts. UK-10.9 Without one, no turn."""
        for _ in range(s.box.seats):
            waiting = [
                unit for unit in s.box.units_of[self.seat] if s.at[unit] != NOWHERE and not self.acted >> unit & 1
            ]
            if waiting:
                rule = "UK-12.2" if s.box.seats > 1 else "UK-12.3"
                self.ask_unless_one(s, self.seat, tuple([UNIT + unit for unit in waiting]), rule)
                return
            self.seat = (self.seat + 1) % s.box.seats
        self.step = ILLNESS

    def chosen(self, s: UkState, code: int) -> None:
        unit = code - UNIT
        self.acted |= 1 << unit
        self.seat = (self.seat + 1) % s.box.seats
        s.call(Turn(unit, s.box.actions))


def begin_round(s: UkState) -> None:
    """UK-4.1 A new round."""
    s.round += 1
    s.event = -1
    s.shielded = s.fallen = s.sent = s.calmed = 0
    s.decoyed = ()
    if s.events is not None:
        rounds = s.box.rounds if s.box.limit else 0
        s.tell("round-begins", "UK-4.1", {"round": s.round, "rounds": rounds, "seat": s.starter})


def fall_ill(s: UkState) -> None:
    """UK-18.12 Sudden Illness at the end of the Player Step."""
    numbers = s.box.numbers
    if s.sent >= numbers.sudden_illness_resources:
        s.resources[PRINCESS] = max(0, s.resources[PRINCESS] - numbers.sudden_illness_resources)
        if s.events is not None:
            s.tell("cured", "UK-18.12", {"resources": numbers.sudden_illness_resources})
    else:
        wound(s, PRINCESS, numbers.sudden_illness_damage, "UK-18.12")


def despair(s: UkState) -> None:
    """UK-18.10 Hopelessness at the end of the round."""
    if s.events is not None:
        s.tell("despair", "UK-18.10", {})
    for unit in reversed([PRINCESS, *clockwise(s)]):
        s.call(Suffer(unit, s.box.numbers.hopelessness_damage))


def end_round(s: UkState) -> None:
    """UK-4.5 This round's event is over, unless it is ONGOING."""
    if s.event >= 0:
        if s.box.content.event_lasts[s.event] and not s.shielded:
            s.lasting += (s.event,)
        else:
            s.old_events += (s.event,)
    s.event = -1
    s.shielded = 0
