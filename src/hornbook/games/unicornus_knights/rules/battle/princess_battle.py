"""UK-8.9 Princess battles: no dice, and the enemy is gone."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.battle.damage import share_out, share_wording, shares
from hornbook.games.unicornus_knights.rules.choices import AMOUNT, TAKE
from hornbook.games.unicornus_knights.rules.death import defeat, reward
from hornbook.games.unicornus_knights.rules.empire.enemies import health, join_up
from hornbook.games.unicornus_knights.rules.ids import DAHAKA, MIRZA, WARRIOR
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkFrame, UkState, station
from hornbook.games.unicornus_knights.rules.units import life, name_of, seat_of

RECKONING: Final = 0
GUARD: Final = 1
GUARD_SHARE: Final = 2
HER_SHARE: Final = 3
VICTORY: Final = 4


@declare_frame
class PrincessBattle(UkFrame):
    """UK-8.9 The princess and an enemy unit on one space."""

    NAME = "princess-battle"
    PHASE = "princess-battle"

    space: int
    foe: int
    step: int = RECKONING
    harm: int = 0  # to the princess's unit
    guard: int = NOBODY  # Mirza's unit, if she may help
    taken: int = 0  # by Mirza's unit

    def run(self, s: UkState) -> None:
        if self.step == RECKONING:
            self.reckon(s)
        elif self.step == GUARD:
            most = min(s.box.numbers.mirza_damage, self.harm, strength(s, self.guard))
            options = tuple([AMOUNT + taken for taken in range(most + 1)])
            self.ask_unless_one(s, seat_of(s, self.guard), options, "UK-13.10")
        elif self.step == GUARD_SHARE:
            options = shares(s, self.guard, self.taken, in_battle=True)
            self.ask_unless_one(s, seat_of(s, self.guard), options, "UK-7.12")
        elif self.step == HER_SHARE:
            if self.harm:
                options = shares(s, PRINCESS, self.harm, in_battle=True)
                self.ask_unless_one(s, s.starter, options, "UK-8.12")
            else:
                self.step = VICTORY
        else:
            self.destroy(s)

    def reckon(self, s: UkState) -> None:
        """UK-8.10, UK-8.11 The damage, and what reduces it. Several enemy units have become one before (UK-8.14)."""
        join_up(s, self.space)
        enemy = s.enemy_on[self.space]
        self.harm = princess_harm(s, self.space)
        if s.events is not None:
            args = {"enemy": s.box.enemy_name(enemy), "soldiers": s.troops[self.space], "harm": self.harm}
            args |= {"foe": s.box.foe(enemy, s.troops[self.space]), "blow": blow(s, self.space)}
            s.tell("princess-fights", "UK-8.10", {**args, "space": s.box.space_name(s.tiles, self.space)})
        self.guard = guard_of(s, self.space) if self.harm else NOBODY
        self.step = HER_SHARE if self.guard == NOBODY else GUARD

    def chosen(self, s: UkState, code: int) -> None:
        if self.step == GUARD:
            self.taken = code - AMOUNT
            self.harm -= self.taken
            self.step = GUARD_SHARE if self.taken else HER_SHARE
            if self.taken and s.events is not None:
                s.tell("guards", "UK-13.10", {"unit": name_of(s, self.guard), "harm": self.taken})
        elif self.step == GUARD_SHARE:
            share_out(s, self.guard, self.taken, code - TAKE, "UK-13.10")
            self.step = HER_SHARE
        elif share_out(s, PRINCESS, self.harm, code - TAKE, "UK-8.12"):
            self.step = VICTORY

    def destroy(self, s: UkState) -> None:
        """UK-8.13 The whole enemy unit is destroyed."""
        space, enemy = self.space, s.enemy_on[self.space]
        removed = s.troops[space]
        station(s, space, 0)
        if s.events is not None:
            args = {"enemy": s.box.enemy_name(enemy), "soldiers": removed, "foe": s.box.foe(enemy, removed)}
            s.tell("princess-wins", "UK-8.13", args)
        reward(s, PRINCESS, removed, plunder=False)
        s.done()
        if enemy != NOBODY:
            defeat(s, enemy, PRINCESS, in_battle=True, foe=self.foe)

    def prompt(self, s: UkState) -> Message:
        if self.step == GUARD:
            return Message("prompt-guard", {"unit": name_of(s, self.guard), "harm": self.harm})
        unit, harm = self.sharing()
        return Message("prompt-damage", {"unit": name_of(s, unit), "harm": harm})

    def explain(self, s: UkState, code: int) -> Wording:
        if self.step == GUARD:
            return Wording(Message("choice-guard", {"harm": code - AMOUNT}))
        unit, harm = self.sharing()
        return share_wording(s, unit, harm, code - TAKE)

    def sharing(self) -> tuple[int, int]:
        """The unit that shares damage out now, and how much."""
        return (self.guard, self.taken) if self.step == GUARD_SHARE else (PRINCESS, self.harm)


def blow(s: UkState, space: int) -> int:
    """UK-8.10, UK-15.5 What the enemy on a space deals to the princess's unit, before reductions."""
    enemy, harm = s.enemy_on[space], s.troops[space]
    if enemy == NOBODY:
        return harm
    if enemy != DAHAKA:
        return harm + health(s, enemy)
    dealt = s.box.content.combat_power[DAHAKA] if s.box.dahaka_power else health(s, DAHAKA)
    return harm + s.box.numbers.dahaka_times * dealt


def princess_harm(s: UkState, space: int) -> int:
    """UK-8.11 The same after reductions."""
    harm = blow(s, space)
    if s.who[PRINCESS] == WARRIOR:  # UK-14.3
        harm -= s.box.numbers.warrior_damage
    return max(0, harm - len(s.allies[PRINCESS]))  # UK-10.7


def guard_of(s: UkState, space: int) -> int:
    """UK-13.10 Mirza's unit, if she is beside the battle."""
    for unit in range(1, s.box.units):
        if s.who[unit] == MIRZA and s.at[unit] != NOWHERE and s.at[unit] in s.box.layout.beside[space]:
            return unit
    return NOBODY


def strength(s: UkState, unit: int) -> int:
    """How much damage a unit can take in all."""
    return s.soldiers[unit] + life(s, unit) - s.damage[unit]
