"""UK-7.12 Damage that a unit shares out between its character and its soldiers."""

from __future__ import annotations

from hornbook.core.state import Frame
from hornbook.games.unicornus_knights.rules.codes import TAKE
from hornbook.games.unicornus_knights.rules.death import wound
from hornbook.games.unicornus_knights.rules.state import NOWHERE, UkState
from hornbook.games.unicornus_knights.rules.units import life, name_of, seat_of


class Suffer(Frame[UkState]):
    """UK-7.13 Damage outside battle: the owner shares it out freely."""

    NAME = "suffer"
    __slots__ = ("unit", "damage")

    def __init__(self, unit: int, damage: int) -> None:
        self.unit = unit
        self.damage = damage

    def copy(self) -> Suffer:
        return Suffer(self.unit, self.damage)

    def public(self) -> tuple[int, ...]:
        return (self.unit, self.damage)

    def run(self, s: UkState) -> None:
        if s.at[self.unit] == NOWHERE or self.damage <= 0:
            s.done()
        else:
            options = shares(s, self.unit, self.damage, in_battle=False)
            self.ask_unless_one(s, seat_of(s, self.unit), options, "UK-7.13")

    def chosen(self, s: UkState, code: int) -> None:
        if share_out(s, self.unit, self.damage, code - TAKE, "UK-7.13"):
            s.done()


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
