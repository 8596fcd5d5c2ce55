"""UK-13.9 Ilsahti's Unseen Volley: dice without a battle."""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.battle.assignment import assignments, commander_wording
from hornbook.games.unicornus_knights.rules.battle.battle import shielded
from hornbook.games.unicornus_knights.rules.battle.dice import dice_in
from hornbook.games.unicornus_knights.rules.choices import ASSIGN
from hornbook.games.unicornus_knights.rules.death import defeat, hurt_enemy, reward
from hornbook.games.unicornus_knights.rules.ids import AMINA, EXHAR, HIT, MISS
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.units import name_of, seat_of


@declare_frame
class Volley(UkFrame):
    """UK-13.9 Roll, assign as in a battle; only hits do anything."""

    NAME = "volley"
    PHASE = "volley"

    unit: int
    space: int
    dice: int
    hits: int = 0
    misses: int = 0
    losses: int = 0
    covered: int = -1  # the dice on soldiers, by result; -1 until they are assigned

    def run(self, s: UkState) -> None:
        if self.dice:
            s.chance("die", 6, "UK-13.9")
            return
        room, used = s.troops[self.space], (0, 0, 0)
        if self.covered >= 0:
            room, used = -1, dice_in(self.covered)
        options = assignments(self.hits - used[0], self.misses - used[1], self.losses - used[2], room)
        self.ask_unless_one(s, seat_of(s, self.unit), options, "UK-7.8")

    def rolled(self, s: UkState, outcome: int) -> None:
        face = s.box.content.attack[s.who[self.unit]][outcome]
        self.hits += face == HIT
        self.misses += face == MISS
        self.losses += face > MISS
        self.dice -= 1
        if not self.dice and s.events is not None:
            args = {"unit": name_of(s, self.unit), "hits": self.hits, "misses": self.misses, "losses": self.losses}
            s.tell("rolls", "UK-13.9", args)

    def chosen(self, s: UkState, code: int) -> None:
        number = code - ASSIGN
        enemy = s.enemy_on[self.space]
        if self.covered < 0:
            self.covered = number
            dice = sum(dice_in(number))
            if enemy != NOBODY and dice == s.troops[self.space] and self.hits + self.misses + self.losses > dice:
                return
            number = 0
        self.strike(s, number)

    def strike(self, s: UkState, on_commander: int) -> None:
        """UK-7.11 Hits count; what shields a commander in battle shields it here."""
        unit, space, enemy = self.unit, self.space, s.enemy_on[self.space]
        removed, hits = dice_in(self.covered)[HIT], dice_in(on_commander)[HIT]
        safe = enemy == AMINA and s.troops[space] > 0
        s.troops[space] -= removed
        s.done()
        if s.events is not None:
            args = {"unit": name_of(s, unit), "soldiers": removed, "space": s.box.space_name(s.tiles, space)}
            s.tell("removes", "UK-13.9", args)
        reward(s, unit, removed, plunder=False)
        if enemy != NOBODY and hurt_enemy(s, enemy, shielded(s, enemy, hits, safe)):
            defeat(s, enemy, unit, in_battle=False)

    def prompt(self, s: UkState) -> Message:
        foe = s.box.foe(s.enemy_on[self.space], s.troops[self.space])
        return Message("prompt-assign", {"unit": name_of(s, self.unit), "foe": foe})

    def explain(self, s: UkState, code: int) -> Wording:
        return commander_wording(s, code) if self.covered >= 0 else s.KINDS.wording(s, code)


def volley_dice(s: UkState, unit: int, space: int) -> int:
    """UK-13.9 Soldiers minus the defence of the target's space, and two fewer against Exhar."""
    dice = s.soldiers[unit] - s.board.defence[space]
    if s.enemy_on[space] == EXHAR:
        dice -= s.box.numbers.exhar_fewer_dice
    return max(0, dice)
