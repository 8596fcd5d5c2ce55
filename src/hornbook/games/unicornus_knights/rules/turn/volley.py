"""UK-13.9 Ilsahti's Unseen Volley: dice without a battle."""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.battle.assignment import (
    ALL_DICE,
    ON_COMMANDER,
    ON_SOLDIERS,
    Dice,
    count_prompt,
    count_wording,
    counted_tokens,
    counts,
    result_of,
    with_count,
)
from hornbook.games.unicornus_knights.rules.battle.battle import shielded
from hornbook.games.unicornus_knights.rules.battle.dice_counts import dice_in, face_name
from hornbook.games.unicornus_knights.rules.death import defeat, hurt_enemy, reward
from hornbook.games.unicornus_knights.rules.ids import AMINA, EXHAR, HIT, MISS
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkFrame, UkState, station
from hornbook.games.unicornus_knights.rules.units import name_of, seat_of


@declare_frame
class Volley(UkFrame):
    """UK-13.9 Roll, assign as in a battle; only hits do anything."""

    NAME = "volley"
    PHASE = "volley"
    ADDED = 2

    unit: int
    space: int
    dice: int
    hits: int = 0
    misses: int = 0
    losses: int = 0
    covered: int = -1  # the dice on soldiers, by result; -1 until they are assigned
    counted: int = 0  # of so many results it is known how many dice are assigned now
    picked: int = 0  # the dice picked so far, by result

    def run(self, s: UkState) -> None:
        if self.dice:
            s.chance("die", 6, "UK-13.9")
            return
        options = counts(self.pickable(), self.counted, self.picked, self.room(s), 0)
        if options:
            self.ask_unless_one(s, seat_of(s, self.unit), options, "UK-7.8")
        else:
            self.assign(s)

    def pickable(self) -> Dice:
        """The dice that can be assigned now, by result."""
        hits, misses, losses = dice_in(max(0, self.covered))
        return self.hits - hits, self.misses - misses, self.losses - losses

    def room(self, s: UkState) -> int:
        """UK-7.8 No more dice on soldiers than there are."""
        return s.troops[self.space] if self.covered < 0 else ALL_DICE

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
        self.counted, self.picked = result_of(code) + 1, with_count(self.picked, code)

    def assign(self, s: UkState) -> None:
        """UK-7.8 Dice on soldiers; when each has one, on the commander."""
        picked = self.picked
        self.counted = self.picked = 0
        if self.covered < 0:
            self.covered = picked
            dice = sum(dice_in(picked))
            commander = s.enemy_on[self.space] != NOBODY
            if commander and dice == s.troops[self.space] and self.hits + self.misses + self.losses > dice:
                return
            picked = 0
        self.strike(s, picked)

    def older_tokens(self, s: UkState, token: str) -> tuple[str, ...]:
        """A handful of rules 1 as counts."""
        return counted_tokens(token, self.pickable(), self.room(s), 0)

    def strike(self, s: UkState, on_commander: int) -> None:
        """UK-7.11 Hits count; what shields a commander in battle shields it here."""
        unit, space, enemy = self.unit, self.space, s.enemy_on[self.space]
        removed, hits = dice_in(self.covered)[HIT], dice_in(on_commander)[HIT]
        safe = enemy == AMINA and s.troops[space] > 0
        station(s, space, s.troops[space] - removed)
        s.done()
        if s.events is not None:
            args = {"unit": name_of(s, unit), "soldiers": removed, "space": s.box.space_name(s.tiles, space)}
            s.tell("removes", "UK-13.9", args)
        reward(s, unit, removed, plunder=False)
        if enemy != NOBODY and hurt_enemy(s, enemy, shielded(s, enemy, hits, safe)):
            defeat(s, enemy, unit, in_battle=False)

    def prompt(self, s: UkState) -> Message:
        foe = s.box.foe(s.enemy_on[self.space], s.troops[self.space])
        args = {"unit": name_of(s, self.unit), "foe": foe}
        return count_prompt(s, self.picking(), self.pickable(), args)

    def explain(self, s: UkState, code: int) -> Wording:
        return count_wording(s, self.picking(), code)

    def picking(self) -> str:
        """What the dice are picked for, as messages name it."""
        return ON_SOLDIERS if self.covered < 0 else ON_COMMANDER

    def outcome_name(self, s: UkState, outcome: int) -> str:
        return face_name(s.box.content.attack[s.who[self.unit]], outcome)


def volley_dice(s: UkState, unit: int, space: int) -> int:
    """UK-13.9 Soldiers minus the defence of the target's space, and two fewer against Exhar."""
    dice = s.soldiers[unit] - s.board.defence[space]
    if s.enemy_on[space] == EXHAR:
        dice -= s.box.numbers.exhar_fewer_dice
    return max(0, dice)
