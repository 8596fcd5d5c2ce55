"""UK-16.17 Courier: resources travel any distance, without soldiers."""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.fields import Half, declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.choices import AMOUNT, UNIT
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.turn.send import get_wording, give
from hornbook.games.unicornus_knights.rules.units import name_of, seat_of


@declare_frame
class Posting(UkFrame):
    """UK-16.17 To whom, and how much."""

    NAME = "posting"
    PHASE = "posting"

    unit: int
    target: Half[int] = NOBODY

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
        give(s, self.target, code - AMOUNT)
        if s.events is not None:
            args = {"unit": name_of(s, self.unit), "receiver": name_of(s, self.target)}
            s.tell("sends", "UK-16.17", {**args, "soldiers": 0, "lost": 0, "resources": code - AMOUNT})
        s.done()

    def prompt(self, s: UkState) -> Message:
        message = "prompt-posting" if self.target == NOBODY else "prompt-posting-resources"
        return Message(message, {"unit": name_of(s, self.unit)})

    def explain(self, s: UkState, code: int) -> Wording:
        return get_wording(s, code - UNIT) if self.target == NOBODY else s.KINDS.wording(s, code)
