"""UK-16.17 Courier: resources travel any distance, without soldiers."""

from __future__ import annotations

from hornbook.core.state import Frame
from hornbook.games.unicornus_knights.rules.codes import AMOUNT, UNIT
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, UkState
from hornbook.games.unicornus_knights.rules.turn.send import give
from hornbook.games.unicornus_knights.rules.units import name_of, seat_of


class Posting(Frame[UkState]):
    """UK-16.17 To whom, and how much."""

    NAME = "posting"
    __slots__ = ("unit", "target")

    def __init__(self, unit: int, target: int) -> None:
        self.unit = unit
        self.target = target

    def copy(self) -> Posting:
        return Posting(self.unit, self.target)

    def public(self) -> tuple[int, ...]:
        return (self.unit,)

    def forget(self) -> None:
        self.target = NOBODY

    def run(self, s: UkState) -> None:
        seat = seat_of(s, self.unit)
        if self.target == NOBODY:
            others = [UNIT + other for other, at in enumerate(s.at) if at != NOWHERE and other != self.unit]
            self.ask_unless_one(s, seat, tuple(others), "UK-16.17")
        else:
            most = min(s.box.numbers.courier_resources, s.resources[self.unit])
            self.ask_unless_one(s, seat, tuple([AMOUNT + n for n in range(1, most + 1)]), "UK-16.17")

    def chosen(self, s: UkState, code: int) -> None:
        if self.target == NOBODY:
            self.target = code - UNIT
            return
        s.resources[self.unit] -= code - AMOUNT
        if s.events is not None:
            args = {"unit": name_of(s, self.unit), "receiver": name_of(s, self.target)}
            s.tell("sends", "UK-16.17", {**args, "soldiers": 0, "lost": 0, "resources": code - AMOUNT})
        give(s, self.target, code - AMOUNT)
        s.done()
