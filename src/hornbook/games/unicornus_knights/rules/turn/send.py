"""UK-5.8 Send: soldiers, and resources with them, to a hero or the princess near you."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message
from hornbook.core.fields import Half, declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.choices import AMOUNT, UNIT
from hornbook.games.unicornus_knights.rules.ids import JOSEPHINE, POTION
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.units import gain_soldiers, leave_hand, name_of, seat_of

ESCORT: Final = 10
"""UK-5.8 Resources that go with one soldier."""

SENT: Final = 3
"""What a Send comes back with: the turn counts its action only now."""

TO_WHOM: Final = 0
SOLDIERS: Final = 1
RESOURCES: Final = 2
POTIONS: Final = 3
OFF: Final = 4
UNHEARD_OF: Final = 5
"""Others cannot tell that anything is being packed: for them the turn goes on as if it were not."""
PROMPTS: Final = ("prompt-send", "prompt-send-soldiers", "prompt-send-resources", "prompt-send-potions")


@declare_frame
class Send(UkFrame):
    """UK-5.8 What is sent is settled bit by bit; nobody else sees it before it goes off."""

    NAME = "send"
    PHASE = "send"

    unit: int
    step: Half[int] = UNHEARD_OF
    target: Half[int] = NOBODY
    soldiers: Half[int] = 0
    resources: Half[int] = 0
    potions: Half[int] = 0

    def draft(self) -> tuple[int, ...]:
        return (self.unit, *self.half())

    def run(self, s: UkState) -> None:
        unit, seat = self.unit, seat_of(s, self.unit)
        if self.step == TO_WHOM:
            self.ask_unless_one(s, seat, tuple([UNIT + other for other in receivers(s, unit)]), "UK-5.8")
        elif self.step == SOLDIERS:
            least = 0 if self.held(s) else 1
            self.ask_unless_one(s, seat, tuple([AMOUNT + n for n in range(least, s.soldiers[unit] + 1)]), "UK-5.8")
        elif self.step == RESOURCES:
            most = min(s.resources[unit], self.soldiers * escort(s, unit))
            if most:
                s.ask(seat, tuple([AMOUNT + n for n in range(most + 1)]), "UK-5.8")
            else:
                self.step = POTIONS
        elif self.step == POTIONS:
            held = self.held(s)
            if held:
                least = 0 if self.soldiers else 1
                self.ask_unless_one(s, seat, tuple([AMOUNT + n for n in range(least, held + 1)]), "UK-5.9")
            else:
                self.step = OFF
        elif self.step == OFF:
            self.go(s)
            s.done(SENT)
        else:
            s.done()

    def held(self, s: UkState) -> int:
        """UK-5.9 How many potions could go along."""
        return s.hand[self.unit].count(POTION) if self.target == PRINCESS else 0

    def chosen(self, s: UkState, code: int) -> None:
        if self.step == TO_WHOM:
            self.target = code - UNIT
        elif self.step == SOLDIERS:
            self.soldiers = code - AMOUNT
        elif self.step == RESOURCES:
            self.resources = code - AMOUNT
        else:
            self.potions = code - AMOUNT
        self.step += 1

    def go(self, s: UkState) -> None:
        """UK-5.8 It goes off, and what the receiver cannot command is lost."""
        s.soldiers[self.unit] -= self.soldiers
        s.resources[self.unit] -= self.resources
        arrived = gain_soldiers(s, self.target, self.soldiers)
        give(s, self.target, self.resources)
        if s.events is not None and self.soldiers:
            args = {"unit": name_of(s, self.unit), "receiver": name_of(s, self.target), "resources": self.resources}
            s.tell("sends", "UK-5.8", {**args, "soldiers": arrived, "lost": self.soldiers - arrived})
        for _ in range(self.potions):
            leave_hand(s, self.unit, POTION)
        s.potions += self.potions
        if self.potions and s.events is not None:
            s.tell("sends-potion", "UK-5.9", {"unit": name_of(s, self.unit), "count": self.potions})

    def prompt(self, s: UkState) -> Message:
        other = name_of(s, self.target) if self.target != NOBODY else ""
        return Message(PROMPTS[self.step], {"unit": name_of(s, self.unit), "other_unit": other})

    def explain(self, s: UkState, code: int) -> Wording:
        if self.step == TO_WHOM:
            return get_wording(s, code - UNIT)
        if self.step == SOLDIERS:
            return Wording(Message("choice-soldiers", {"soldiers": code - AMOUNT}))
        if self.step == POTIONS:
            return Wording(Message("choice-potions", {"count": code - AMOUNT}))
        return s.KINDS.wording(s, code)


def receivers(s: UkState, unit: int) -> list[int]:
    """UK-5.8 Who could be sent to."""
    if not s.soldiers[unit] and POTION not in s.hand[unit]:
        return []
    near = s.box.layout.near[s.at[unit] // SPACES]
    others = [other for other, at in enumerate(s.at) if other != unit and at != NOWHERE and near >> (at // SPACES) & 1]
    if s.soldiers[unit]:
        return others
    return [PRINCESS] if PRINCESS in others else []  # UK-5.9


def escort(s: UkState, unit: int) -> int:
    """UK-13.6 How many resources go with a soldier; more with Josephine's."""
    return s.box.numbers.josephine_escort if s.who[unit] == JOSEPHINE else ESCORT


def give(s: UkState, unit: int, resources: int) -> None:
    """Resources arrive; what the princess gets is counted (UK-18.12)."""
    s.resources[unit] += resources
    if unit == PRINCESS:
        s.sent += resources


def get_wording(s: UkState, unit: int) -> Wording:
    """A unit that could get something, as a choice."""
    return Wording(Message("choice-unit-gets", {"unit": name_of(s, unit)}), (f"unit:{name_of(s, unit)}",))
