"""UK-7 Battles of heroes: roll, apply the dice, take the damage, withdraw."""

from __future__ import annotations

from typing import Any, Final, cast

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.battle.assignment import (
    AGAIN,
    ALL_DICE,
    Dice,
    count_prompt,
    count_wording,
    counted_tokens,
    counts,
    result_of,
    with_count,
)
from hornbook.games.unicornus_knights.rules.battle.assignment import ON_COMMANDER as TO_COMMANDER
from hornbook.games.unicornus_knights.rules.battle.assignment import ON_SOLDIERS as TO_SOLDIERS
from hornbook.games.unicornus_knights.rules.battle.damage import share_out, share_wording, shares
from hornbook.games.unicornus_knights.rules.battle.dice import number_of_dice
from hornbook.games.unicornus_knights.rules.battle.dice_counts import dice_in, face_name
from hornbook.games.unicornus_knights.rules.battle.withdrawal import enemy_way_back, go_back, hero_way_back
from hornbook.games.unicornus_knights.rules.choices import ALLY, CARD, HIRE, HITS, POWER, ROLL, SPACE, TAKE
from hornbook.games.unicornus_knights.rules.death import defeat, dismiss, hurt_enemy, reward
from hornbook.games.unicornus_knights.rules.empire.enemies import combat_power, join_up
from hornbook.games.unicornus_knights.rules.ids import (
    AMBUSH,
    AMINA,
    ANNELIE,
    CAT_BAND,
    DAHAKA,
    DEMIAN,
    DESPERATE_COUNTERATTACK,
    GODFRIED,
    HIT,
    LOSS,
    LYLA,
    MISS,
    ROZIE,
    SECOND_WIND,
    SHIELD_WALL,
)
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkFrame, UkState, station
from hornbook.games.unicornus_knights.rules.turn.use import (
    deed_wording,
    power_wording,
    spend_card,
    tell_ally,
    tell_power,
)
from hornbook.games.unicornus_knights.rules.units import in_force, is_enemy_on, name_of, seat_of

BEFORE: Final = 0
ROLLING: Final = 1
ASSIGNING: Final = 2
ON_COMMANDER: Final = 3
DAMAGE: Final = 4
WITHDRAWING: Final = 5
OVER: Final = 6
PROMPTS: Final = {BEFORE: "prompt-battle", WITHDRAWING: "prompt-withdraw"}

USED_DAHAKA: Final = 1
USED_POWER: Final = 2
USED_LYLA: Final = 8
AMINA_SAFE: Final = 16
CHOOSING: Final = 32
"""The dice that are to be rolled again are being chosen."""

WITHDREW: Final = 100
"""What a battle comes back with when an enemy attacker has gone back, plus the space; no other result is as high."""


@declare_frame
class Battle(UkFrame):
    """UK-7.1 A battle on one space between a hero's unit and an enemy unit."""

    NAME = "battle"
    PHASE = "battle"
    ADDED = 2

    unit: int
    space: int
    attack: int  # 1: the hero attacks
    foe: int  # the commander whose Friend or Foe has brought the battle about, or NOBODY
    origins: list[int]  # where the attackers came from
    step: int = BEFORE
    dice: int = 0  # still to be rolled; before the roll: what cards and allies have added
    hits: int = 0
    misses: int = 0
    losses: int = 0
    turned: int = 0  # misses that Lyla has turned into hits
    shield: int = 0  # damage that Shield Walls keep off
    flags: int = 0
    covered: int = 0  # the dice on soldiers, by result
    harm: int = 0  # damage to the hero's unit
    outcome: int = 0  # 0, or WITHDREW and the space the enemy went to
    counted: int = 0  # of so many results it is known how many dice are picked: to be assigned, or rolled again
    picked: int = 0  # the dice picked so far, by result

    def run(self, s: UkState) -> None:
        step = self.step
        if step == BEFORE:
            self.before_the_roll(s)
        elif step == ROLLING:
            if self.dice:
                s.chance("die", 6, "UK-7.5")
            else:
                self.tell_roll(s)
        elif step == ASSIGNING or step == ON_COMMANDER:
            self.after_the_roll(s)
        elif step == DAMAGE:
            if self.harm:
                options = shares(s, self.unit, self.harm, in_battle=True)
                self.ask_unless_one(s, seat_of(s, self.unit), options, "UK-7.12")
            else:
                self.step = WITHDRAWING
        elif step == WITHDRAWING:
            self.withdraw(s)
        else:
            s.done(self.outcome)

    def chosen(self, s: UkState, code: int) -> None:
        if self.step == BEFORE:
            self.add_dice(s, code)
        elif self.step == DAMAGE:
            if share_out(s, self.unit, self.harm, code - TAKE, "UK-7.12"):
                self.step = WITHDRAWING
        elif self.step == WITHDRAWING:
            self.step = OVER
            self.outcome = 0 if self.attack else WITHDREW + code - SPACE
            go_back(s, self.unit, self.space, code - SPACE, self.attack)
        elif code >= HITS:
            self.counted, self.picked = result_of(code) + 1, with_count(self.picked, code)
        else:
            self.help(s, code)

    # Before the roll.

    def before_the_roll(self, s: UkState) -> None:
        """UK-7.4 What changes the number of dice is used before the roll."""
        unit, options = self.unit, [ROLL]
        if AMBUSH in s.hand[unit]:
            options.append(CARD + AMBUSH)
        if DAHAKA in s.allies[unit] and self.attack and not self.flags & USED_DAHAKA:
            if s.resources[unit] >= s.box.numbers.dahaka_ally_price:
                options.append(ALLY + DAHAKA)
        if len(options) == 1 and (s.box.open_hands or not s.hand[unit]):
            self.add_dice(s, ROLL)
        else:
            s.ask(seat_of(s, unit), tuple(options), "UK-7.4")

    def add_dice(self, s: UkState, code: int) -> None:
        """Add dice, or roll."""
        numbers = s.box.numbers
        if code == CARD + AMBUSH:
            spend_card(s, self.unit, AMBUSH, "UK-16.4")
            self.dice += numbers.ambush_dice
        elif code == ALLY + DAHAKA:
            self.flags |= USED_DAHAKA
            s.resources[self.unit] -= numbers.dahaka_ally_price
            self.dice += numbers.dahaka_ally_dice
            tell_ally(s, self.unit, DAHAKA, "UK-15.5")
        else:
            self.begin(s)

    def begin(self, s: UkState) -> None:
        """UK-7.3 The dice are counted."""
        space, enemy = self.space, s.enemy_on[self.space]
        join_up(s, space)
        self.dice = max(0, self.dice + number_of_dice(s, self.unit, space, self.attack))
        if enemy == AMINA and s.troops[space]:
            self.flags |= AMINA_SAFE
        self.step = ROLLING
        if s.events is not None:
            power = s.troops[space] + (combat_power(s, enemy) if enemy != NOBODY else 0)
            s.tell(
                "attacks" if self.attack else "is-attacked",
                "UK-7.3",
                {
                    "unit": name_of(s, self.unit),
                    "enemy": s.box.enemy_name(enemy),
                    "foe": s.box.foe(enemy, s.troops[space]),
                    "soldiers": s.troops[space],
                    "power": power,
                    "dice": self.dice,
                    "space": s.box.space_name(s.tiles, space),
                },
            )

    def rolled(self, s: UkState, outcome: int) -> None:
        """UK-7.5 A die is read on the hero's table."""
        table = s.box.content.attack if self.attack else s.box.content.defend
        face = table[s.who[self.unit]][outcome]
        if face == HIT:
            self.hits += 1
        elif face == MISS:
            self.misses += 1
        else:
            self.losses += 1
        self.dice -= 1

    def tell_roll(self, s: UkState) -> None:
        """What the dice have come to; against a commander alone, all of them may go there."""
        self.step = ASSIGNING if s.troops[self.space] else ON_COMMANDER
        if s.events is not None:
            hits, misses, losses = self.results(s)
            args = {"unit": name_of(s, self.unit), "hits": hits, "misses": misses, "losses": losses}
            s.tell("rolls", "UK-7.5", args)

    def results(self, s: UkState) -> tuple[int, int, int]:
        """UK-7.6 The dice as they count: what worsens them first, what improves them last."""
        hits, misses, losses = self.hits + self.turned, self.misses - self.turned, self.losses
        if s.who[self.unit] == GODFRIED:  # UK-13.5
            return hits, misses + losses, 0
        if misses and (s.enemy_on[self.space] == LYLA or in_force(s, DESPERATE_COUNTERATTACK)):  # UK-15.13, UK-18.13
            return hits, 0, misses + losses
        return hits, misses, losses

    # After the roll.

    def after_the_roll(self, s: UkState) -> None:
        """UK-7.7, UK-7.8 Change the dice, or assign them: of each result how many."""
        unit, seat = self.unit, seat_of(s, self.unit)
        options = counts(self.pickable(s), self.counted, self.picked, self.room(s), self.least())
        rule = "UK-7.7" if self.flags & CHOOSING else "UK-7.8"
        first = not (self.counted or self.flags & CHOOSING or (self.step == ON_COMMANDER and s.troops[self.space]))
        helps = self.helps(s) if first else ()
        if first and not options and (helps or (s.hand[unit] and not s.box.open_hands)):
            s.ask(seat, (*helps, HITS), rule)
        elif not options:
            self.place(s)
        elif helps:
            s.ask(seat, helps + options, rule)
        else:
            self.ask_unless_one(s, seat, options, rule)

    def pickable(self, s: UkState) -> Dice:
        """The dice that can be rolled again or assigned now, by result."""
        if self.flags & CHOOSING:
            return self.hits, self.misses, self.losses
        hits, misses, losses = self.results(s)
        if self.step == ASSIGNING:
            return hits, misses, losses
        on_hits, on_misses, on_losses = dice_in(self.covered)
        return hits - on_hits, misses - on_misses, losses - on_losses

    def room(self, s: UkState) -> int:
        """UK-7.8 No more dice on soldiers than there are."""
        return s.troops[self.space] if self.step == ASSIGNING and not self.flags & CHOOSING else ALL_DICE

    def least(self) -> int:
        """UK-7.7 Whoever rerolls rerolls something."""
        return 1 if self.flags & CHOOSING else 0

    def place(self, s: UkState) -> None:
        """All results are counted: the picked dice are rolled again, or assigned."""
        picked = self.picked
        self.counted = self.picked = 0
        if self.flags & CHOOSING:
            self.roll_again(picked)
        else:
            self.assign(s, picked)

    def older_tokens(self, s: UkState, token: str) -> tuple[str, ...]:
        """A handful of rules 1 as counts."""
        return counted_tokens(token, self.pickable(s), self.room(s), self.least())

    def helps(self, s: UkState) -> tuple[int, ...]:
        """UK-7.7 What can be done to the dice, and Shield Wall."""
        unit, options = self.unit, []
        rolled = self.hits + self.misses + self.losses
        hand = s.hand[unit]
        if rolled and s.who[unit] == ANNELIE and not self.flags & USED_POWER:
            if s.resources[unit] >= s.box.numbers.annelie_price:
                options.append(POWER)
        if SHIELD_WALL in hand:
            options.append(CARD + SHIELD_WALL)
        if rolled and SECOND_WIND in hand:
            options.append(CARD + SECOND_WIND)
        if rolled and s.allies[unit]:
            if LYLA in s.allies[unit] and not self.flags & USED_LYLA and self.misses:
                options.append(ALLY + LYLA)
            if ROZIE in s.allies[unit] and self.misses + self.losses > self.turned:
                options.append(ALLY + ROZIE)
        return tuple(options)

    def help(self, s: UkState, code: int) -> None:
        """A card, a power or an ally after the roll."""
        unit, numbers = self.unit, s.box.numbers
        if code == POWER:
            self.flags |= USED_POWER | CHOOSING
            s.resources[unit] -= numbers.annelie_price
            tell_power(s, unit, "UK-13.2")
        elif code == CARD + SHIELD_WALL:
            spend_card(s, unit, SHIELD_WALL, "UK-16.7")
            self.shield += numbers.shield_wall_damage
        elif code == CARD + SECOND_WIND:
            spend_card(s, unit, SECOND_WIND, "UK-16.11")
            self.flags |= CHOOSING
        elif code == ALLY + LYLA:
            self.flags |= USED_LYLA
            self.turned += min(numbers.lyla_ally_dice, self.misses)
            tell_ally(s, unit, LYLA, "UK-15.13")
        else:
            tell_ally(s, unit, ROZIE, "UK-15.16")
            dismiss(s, ROZIE, unit)
            self.hits = self.hits + self.misses + self.losses
            self.misses = self.losses = self.turned = 0

    def roll_again(self, number: int) -> None:
        """UK-7.7 Some dice are rolled once more, and read anew."""
        hits, misses, losses = dice_in(number)
        self.hits -= hits
        self.misses -= misses
        self.losses -= losses
        self.turned = min(self.turned, self.misses)
        self.flags &= ~CHOOSING
        self.dice = hits + misses + losses
        self.step = ROLLING

    def assign(self, s: UkState, number: int) -> None:
        """UK-7.8 Dice on soldiers; when each has one, on the commander."""
        if self.step == ON_COMMANDER:
            self.settle(s, number)
            return
        self.covered = number
        dice = sum(dice_in(number))
        if s.enemy_on[self.space] != NOBODY and dice == s.troops[self.space] and sum(self.results(s)) > dice:
            self.step = ON_COMMANDER
        else:
            self.settle(s, 0)

    def settle(self, s: UkState, on_commander: int) -> None:
        """UK-7.9 to UK-7.11 What both sides suffer; the enemy's part is done here."""
        space, unit, enemy = self.space, self.unit, s.enemy_on[self.space]
        on_soldiers, on_enemy = dice_in(self.covered), dice_in(on_commander)
        # Without dice all of the enemy's power is left (UK-7.17); only losses that are assigned count (UK-7.10).
        harm = standing(s, space, sum(on_soldiers), sum(on_enemy)) + on_soldiers[LOSS] + on_enemy[LOSS]
        self.harm = max(0, harm - self.shield)
        self.step = DAMAGE
        station(s, space, s.troops[space] - on_soldiers[HIT])
        if s.events is not None:
            args = {"unit": name_of(s, unit), "harm": self.harm, "removed": on_soldiers[HIT]}
            s.tell("clash", "UK-7.9", args)
        reward(s, unit, on_soldiers[HIT], plunder=s.who[unit] == CAT_BAND)
        if enemy == NOBODY:
            return
        if hurt_enemy(s, enemy, shielded(s, enemy, on_enemy[HIT], self.flags & AMINA_SAFE > 0)):
            # The dead take no allies (UK-10.6): a hero who must die of this battle wins nobody over.
            doomed = self.harm >= s.soldiers[unit] + life_left(s, unit)
            defeat(s, enemy, unit, in_battle=True, foe=self.foe, doomed=doomed)
        elif enemy == DEMIAN and self.harm:  # UK-15.6
            s.enemy_damage[DEMIAN] = max(0, s.enemy_damage[DEMIAN] - s.box.numbers.demian_heal)

    def withdraw(self, s: UkState) -> None:
        """UK-7.14 An attacker that has left something of the defender goes back."""
        alive, beaten = s.at[self.unit] == self.space, not is_enemy_on(s, self.space)
        if not alive or beaten:
            self.step = OVER
            if alive and self.attack:
                cast(UkFrame, s.own(1)).wiped_out(s, self.unit)
        elif self.attack:
            spaces = hero_way_back(s, self.space, self.origins[0])
            self.ask_unless_one(s, seat_of(s, self.unit), tuple([SPACE + space for space in spaces]), "UK-7.15")
        else:
            spaces = enemy_way_back(s, self.space, self.origins)
            self.ask_unless_one(s, seat_of(s, self.unit), tuple([SPACE + space for space in spaces]), "UK-7.16")

    # What is said.

    def picking(self) -> str:
        """What the dice are picked for, as messages name it."""
        return AGAIN if self.flags & CHOOSING else TO_SOLDIERS if self.step == ASSIGNING else TO_COMMANDER

    def prompt(self, s: UkState) -> Message:
        foe = s.box.foe(s.enemy_on[self.space], s.troops[self.space])
        args: dict[str, Any] = {"unit": name_of(s, self.unit), "foe": foe}
        if self.step == DAMAGE:
            return Message("prompt-damage", {**args, "harm": self.harm})
        if self.step in PROMPTS:
            return Message(PROMPTS[self.step], args)
        return count_prompt(s, self.picking(), self.pickable(s), args)

    def explain(self, s: UkState, code: int) -> Wording:
        if self.step == DAMAGE:
            return share_wording(s, self.unit, self.harm, code - TAKE)
        if self.step == WITHDRAWING:
            label = Message("choice-withdraw", {"space": s.box.space_name(s.tiles, code - SPACE)})
            return s.KINDS.wording(s, code)._replace(label=label)
        if code == POWER:
            return power_wording(s, self.unit)
        if CARD <= code < HIRE:
            return deed_wording(s, code)
        return count_wording(s, self.picking(), code) if code >= HITS else s.KINDS.wording(s, code)

    def outcome_name(self, s: UkState, outcome: int) -> str:
        table = s.box.content.attack if self.attack else s.box.content.defend
        return face_name(table[s.who[self.unit]], outcome)


def standing(s: UkState, space: int, on_soldiers: int, on_enemy: int) -> int:
    """UK-7.9 The damage of what is left of the enemy's power with so many dice on soldiers and on the commander."""
    enemy, left = s.enemy_on[space], s.troops[space] - on_soldiers
    if enemy == NOBODY:
        return left
    power = max(0, combat_power(s, enemy) - on_enemy)
    return left + power * (s.box.numbers.dahaka_times if enemy == DAHAKA else 1)


def life_left(s: UkState, unit: int) -> int:
    """How much more damage a hero can take before dying of it."""
    return s.box.content.life[s.who[unit]] - s.damage[unit]


def shielded(s: UkState, enemy: int, hits: int, amina_safe: bool) -> int:
    """UK-15.3, UK-15.16 What Amina and Rozie keep off in a battle."""
    if enemy == AMINA and amina_safe:
        return 0
    return min(hits, s.box.numbers.rozie_most_damage) if enemy == ROZIE else hits
