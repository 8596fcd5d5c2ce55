"""UK-7.12 Damage that a unit shares out between its character and its soldiers."""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.choices import TAKE
from hornbook.games.unicornus_knights.rules.death import wound
from hornbook.games.unicornus_knights.rules.state import NOWHERE, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.units import life, name_of, seat_of


@declare_frame
class Suffer(UkFrame):
    """UK-7.13 Damage outside battle: the owner shares it out freely."""

    NAME = "suffer"
    PHASE = "suffer"

    unit: int
    damage: int

    def run(self, s: UkState) -> None:
        if s.at[self.unit] == NOWHERE or self.damage <= 0:
            s.done()
        else:
            options = shares(s, self.unit, self.damage, in_battle=False)
            self.ask_unless_one(s, seat_of(s, self.unit), options, "UK-7.13")

    def chosen(self, s: UkState, code: int) -> None:
        if share_out(s, self.unit, self.damage, code - TAKE, "UK-7.13"):
            s.done()

    def prompt(self, s: UkState) -> Message:
        return Message("prompt-damage", {"unit": name_of(s, self.unit), "harm": self.damage})

    def explain(self, s: UkState, code: int) -> Wording:
        return share_wording(s, self.unit, self.damage, code - TAKE)


def shares(s: UkState, unit: int, damage: int, in_battle: bool) -> tuple[int, ...]:
    """How much of the damage the character itself may take; the soldiers bear the rest."""
    soldiers, left = s.soldiers[unit], life(s, unit) - s.damage[unit]
    if damage >= soldiers + left:
        return (TAKE + left,)
    most = min(damage, left)
    if in_battle and most == left:
        most = left - 1  # UK-7.12
    return tuple([TAKE + own for own in range(max(0, damage - soldiers), most + 1)])


def share_out(s: UkState, unit: int, damage: int, own: int, rule: str) -> bool:
    """The damage falls: so much on the character, the rest on soldiers. False if the game is over by it."""
    lost = min(damage - own, s.soldiers[unit])
    s.soldiers[unit] -= lost
    if lost and s.events is not None:
        s.tell("soldiers-lost", rule, {"unit": name_of(s, unit), "soldiers": lost})
    wound(s, unit, own, rule)
    return s.outcome == 0


def share_wording(s: UkState, unit: int, damage: int, own: int) -> Wording:
    """A way to share damage out, as a choice."""
    args = {"unit": name_of(s, unit), "damage": own, "soldiers": min(damage - own, s.soldiers[unit])}
    return Wording(Message("choice-take", args), (f"unit:{name_of(s, unit)}",))
