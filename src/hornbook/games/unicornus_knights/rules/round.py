"""UK-4 The round: six steps, ten times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.battle.damage import Suffer
from hornbook.games.unicornus_knights.rules.choices import UNIT
from hornbook.games.unicornus_knights.rules.death import finish, wound
from hornbook.games.unicornus_knights.rules.empire.enemy_step import EnemyStep, clockwise
from hornbook.games.unicornus_knights.rules.event_deck import deck_size, gaze
from hornbook.games.unicornus_knights.rules.event_step import EventStep
from hornbook.games.unicornus_knights.rules.ids import HOPELESSNESS, SUDDEN_ILLNESS
from hornbook.games.unicornus_knights.rules.new_heroes import Arrivals
from hornbook.games.unicornus_knights.rules.princess_step import PrincessStep
from hornbook.games.unicornus_knights.rules.set_up import SetUp
from hornbook.games.unicornus_knights.rules.start_of_round import StartOfRound
from hornbook.games.unicornus_knights.rules.state import NOWHERE, OUT_OF_TIME, PRINCESS, WON, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.turn.turn import Turn
from hornbook.games.unicornus_knights.rules.units import in_force, name_of

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


@declare_frame
class Rounds(UkFrame):
    """UK-4.1 The course of play: set-up, then rounds of six steps until it ends."""

    NAME = "rounds"
    PHASE = "rounds"

    step: int = SETTING_UP
    acted: int = 0  # mask of the heroes that have had their turn
    seat: int = 0  # whose turn is next

    def run(self, s: UkState) -> None:
        step = self.step
        if s.outcome:
            if s.events is not None:
                s.tell(("", "won", "lost-princess", "lost-time")[s.outcome], f"UK-11.{s.outcome}", {"round": s.round})
            s.done()
        elif step == PLAYERS:
            self.next_turn(s)
        else:
            self.step += 1
            STEPS[step](self, s)

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

    def prompt(self, s: UkState) -> Message:
        return Message("prompt-rounds", {})

    def explain(self, s: UkState, code: int) -> Wording:
        label = Message("choice-unit-acts", {"unit": name_of(s, code - UNIT)})
        return s.KINDS.wording(s, code)._replace(label=label)


# The steps of a round; each has moved on by one when it begins.


def set_up(rounds: Rounds, s: UkState) -> None:
    """UK-2 Set-up, before the first round."""
    s.call(SetUp())


def begin_round(rounds: Rounds, s: UkState) -> None:
    """UK-4.1 A new round."""
    s.round += 1
    s.event = -1
    s.shielded = s.fallen = s.sent = s.calmed = 0
    s.decoyed = ()
    if s.events is not None:
        count = s.box.rounds if s.box.limit else 0
        s.tell("round-begins", "UK-4.1", {"round": s.round, "rounds": count, "seat": Seat(s.starter)})


def start_round(rounds: Rounds, s: UkState) -> None:
    """UK-4.2 What characters and princess do at the start of a round."""
    s.call(StartOfRound())


def turn_up_event(rounds: Rounds, s: UkState) -> None:
    """UK-4.3 The Event Step, as long as there are events."""
    rounds.acted, rounds.seat = 0, s.starter
    if deck_size(s):
        s.call(EventStep())


def fall_ill(rounds: Rounds, s: UkState) -> None:
    """UK-18.12 Sudden Illness at the end of the Player Step."""
    if not in_force(s, SUDDEN_ILLNESS):
        return
    numbers = s.box.numbers
    if s.sent >= numbers.sudden_illness_resources:
        s.resources[PRINCESS] = max(0, s.resources[PRINCESS] - numbers.sudden_illness_resources)
        if s.events is not None:
            s.tell("cured", "UK-18.12", {"resources": numbers.sudden_illness_resources})
    else:
        wound(s, PRINCESS, numbers.sudden_illness_damage, "UK-18.12")


def let_her_act(rounds: Rounds, s: UkState) -> None:
    """UK-8 The Princess Step."""
    s.call(PrincessStep())


def see_who_has_won(rounds: Rounds, s: UkState) -> None:
    """UK-11.1 She stands before the throne."""
    if s.at[PRINCESS] == s.board.goal:
        finish(s, WON)


def let_enemies_act(rounds: Rounds, s: UkState) -> None:
    """UK-9 The Enemy Step."""
    s.call(EnemyStep(0))


def despair(rounds: Rounds, s: UkState) -> None:
    """UK-18.10 Hopelessness at the end of the round."""
    if in_force(s, HOPELESSNESS) and not s.fallen:
        if s.events is not None:
            s.tell("despair", "UK-18.10", {})
        for unit in reversed([PRINCESS, *clockwise(s)]):
            s.call(Suffer(unit, s.box.numbers.hopelessness_damage))


def end_round(rounds: Rounds, s: UkState) -> None:
    """UK-4.5 Time is up (UK-11.3), or this round's event is over unless it is ONGOING, and new heroes come."""
    if s.round >= s.box.rounds:
        finish(s, OUT_OF_TIME)
        return
    if s.event >= 0:
        if s.box.content.event_lasts[s.event] and not s.shielded:
            s.lasting += (s.event,)
        else:
            s.old_events += (s.event,)
    s.event = -1
    s.shielded = 0
    s.call(Arrivals())


def pass_on(rounds: Rounds, s: UkState) -> None:
    """UK-4.5 The next starting player, and the next round."""
    s.starter = (s.starter + 1) % s.box.seats
    rounds.step = NEW_ROUND
    gaze(s)


STEPS: Final[dict[int, Callable[[Rounds, UkState], None]]] = {
    SETTING_UP: set_up,
    NEW_ROUND: begin_round,
    START: start_round,
    EVENT: turn_up_event,
    ILLNESS: fall_ill,
    PRINCESS_STEP: let_her_act,
    VICTORY: see_who_has_won,
    ENEMIES: let_enemies_act,
    END: despair,
    LAST: end_round,
    PASS_ON: pass_on,
}
"""All but the Player Step, which asks for one turn after the other."""
