"""UK-6 A kingdom unit moves: then fate is checked, then there is a battle."""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.deck import shuffled
from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.battle.battle import Battle
from hornbook.games.unicornus_knights.rules.battle.damage import Suffer
from hornbook.games.unicornus_knights.rules.battle.princess_battle import PrincessBattle
from hornbook.games.unicornus_knights.rules.choices import ENEMY, SPACE, UNIT
from hornbook.games.unicornus_knights.rules.death import befriend
from hornbook.games.unicornus_knights.rules.ids import (
    CAT_BAND,
    DIABOLICAL_TRAP,
    EMPIRE,
    FATED_ENEMY,
    FATES,
    FRIEND_OR_FOE,
    LOST_FAMILY,
    LOVE,
    OLD_DEBT,
    cards_of,
)
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UNBOUND, UkFrame, UkState, station
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, move_cost, name_of, place, seat_of

MOVING: Final = 0
FIGHTING: Final = 1
LOOKING_BACK: Final = 2
THERE: Final = 3


@declare_frame
class March(UkFrame):
    """UK-5.5, UK-8.8 A kingdom unit moves to a space: fate is checked, and an enemy there is attacked."""

    NAME = "march"
    PHASE = "march"

    unit: int
    to: int
    foe: int  # the commander whose Friend or Foe makes it move, or NOBODY
    step: int = MOVING
    origin: int = NOWHERE

    def run(self, s: UkState) -> None:
        unit = self.unit
        if self.step == MOVING:
            self.step = FIGHTING
            self.origin = s.at[unit]
            place(s, unit, self.to)
            if s.events is not None:
                s.tell("moves", "UK-5.5", {"unit": name_of(s, unit), "space": s.box.space_name(s.tiles, self.to)})
            if check_fate(s, unit):
                return
        if self.step == FIGHTING:
            self.step = LOOKING_BACK
            if s.at[unit] == self.to and is_enemy_on(s, self.to):  # UK-6.7
                if unit == PRINCESS:
                    s.call(PrincessBattle(self.to, self.foe))
                else:
                    s.call(Battle(unit, self.to, 1, self.foe, [self.origin]))
                return
        if self.step == LOOKING_BACK:
            self.step = THERE
            if s.at[unit] != NOWHERE and s.at[unit] != self.to and check_fate(s, unit):
                return  # UK-6.1 a withdrawal is a movement
        s.done()

    def returned(self, s: UkState, result: int) -> None:
        if self.step == FIGHTING and result:
            self.foe = result - 1


def move_wording(s: UkState, unit: int, to: int) -> Wording:
    """UK-5.5 A Move of a unit, as a choice: what it costs, and whom it attacks."""
    args: dict[str, Any] = {"space": s.box.space_name(s.tiles, to), "cost": move_cost(s, unit, to)}
    touches = (f"space:{s.box.space_token(to)}",)
    if is_enemy_on(s, to):
        foe = s.box.foe(s.enemy_on[to], s.troops[to])
        return Wording(Message("choice-attack", {**args, "foe": foe}), touches, "UK-5.5")
    return Wording(Message("choice-move", args), touches, "UK-5.5")


# Fate.


def check_fate(s: UkState, unit: int) -> bool:
    """UK-6.1 After a movement: is anybody to be bound? `unit` has just moved; NOBODY if it was an enemy."""
    if has_lost_family(s, unit) or unbound_in_reach(s):
        s.call(FateCheck(unit))
        return True
    return False


def has_lost_family(s: UkState, unit: int) -> int:
    """UK-17.6 1 + the commander that finds its family in the unit that has moved beside it; 0 for none."""
    if unit == NOBODY or LOST_FAMILY not in s.fate or s.at[unit] == NOWHERE:
        return 0
    beside = s.box.layout.beside[s.at[unit]]
    for enemy, card in enumerate(s.fate):
        if card == LOST_FAMILY and s.bound[enemy] != unit and s.enemy_at[enemy] in beside:
            return enemy + 1
    return 0


def unbound_in_reach(s: UkState) -> list[int]:
    """UK-6.2, UK-6.5 The commanders that are to be bound now: in reach, and without a card."""
    meets, enemy_at = s.box.layout.meets, s.enemy_at
    near = [meets[at] for at in s.at if at != NOWHERE and not meets[at].isdisjoint(enemy_at)]
    if not near:
        return []
    reach = near[0].union(*near[1:])
    fate, no_fate = s.fate, s.box.content.no_fate
    return [enemy for enemy, at in enumerate(enemy_at) if at in reach and fate[enemy] < 0 and not no_fate[enemy]]


WHO: Final = 0
TO_WHOM: Final = 1
CARD_DRAWN: Final = 2


@declare_frame
class FateCheck(UkFrame):
    """UK-6.4 Commanders in reach are bound, one after the other.

    It comes back with 1 + the commander whose Friend or Foe was drawn where the mover already stands.
    """

    NAME = "fate"
    PHASE = "fate"

    mover: int
    step: int = WHO
    enemy: int = NOBODY
    unit: int = NOBODY
    foe: int = 0

    def run(self, s: UkState) -> None:
        if self.step == WHO:
            family = has_lost_family(s, self.mover)
            if family:
                befriend(s, family - 1, self.mover, "UK-17.6")
                return
            waiting = unbound_in_reach(s)
            if not waiting or not can_draw_fate(s):
                s.done(self.foe)
            else:
                self.ask_unless_one(s, s.starter, tuple([ENEMY + enemy for enemy in waiting]), "UK-6.4")
        elif self.step == TO_WHOM:
            near = s.box.layout.meets[s.enemy_at[self.enemy]]
            meeting = [unit for unit, at in enumerate(s.at) if at in near]
            if self.mover in meeting:
                meeting = [self.mover]
            self.ask_unless_one(s, s.starter, tuple([UNIT + unit for unit in meeting]), "UK-6.3")
        else:
            draw_fate(s)

    def chosen(self, s: UkState, code: int) -> None:
        if code >= ENEMY:
            self.enemy = code - ENEMY
            self.step = TO_WHOM
        else:
            self.unit = code - UNIT
            self.step = CARD_DRAWN

    def rolled(self, s: UkState, outcome: int) -> None:
        card = take_fate(s, outcome)
        bind(s, self.enemy, self.unit, card)
        self.step = WHO
        if card == FRIEND_OR_FOE and s.at[self.unit] == s.enemy_at[self.enemy]:
            self.foe = self.enemy + 1  # UK-17.5 the battle comes when it is due
        else:
            reveal(s, self.enemy, self.unit, card)

    def outcome_name(self, s: UkState, outcome: int) -> str:
        return fate_name(s, outcome)

    def prompt(self, s: UkState) -> Message:
        if self.step == TO_WHOM:
            return Message("prompt-bound", {"enemy": EMPIRE[self.enemy]})
        return Message("prompt-fate", {})


@declare_frame
class FriendOrFoe(UkFrame):
    """UK-17.5 The bound unit moves one space toward the commander at once, and fights whoever is there."""

    NAME = "friend-or-foe"
    PHASE = "friend-or-foe"

    unit: int
    enemy: int

    def run(self, s: UkState) -> None:
        _, closer = s.board.toward(s.at[self.unit], s.enemy_at[self.enemy])
        steps = [SPACE + to for to in closer if s.unit_on[to] == NOBODY]
        if steps:
            self.ask_unless_one(s, seat_of(s, self.unit), tuple(steps), "UK-17.5")
        else:
            s.done()

    def chosen(self, s: UkState, code: int) -> None:
        s.done()
        s.call(March(self.unit, code - SPACE, self.enemy))

    def prompt(self, s: UkState) -> Message:
        return Message("prompt-friend-or-foe", {"unit": name_of(s, self.unit), "enemy": EMPIRE[self.enemy]})


def can_draw_fate(s: UkState) -> bool:
    """UK-5.16 Whether there is a fate card to draw."""
    return s.fate_deck.size() > 0 or any(s.fates_spent)


def draw_fate(s: UkState) -> None:
    """UK-6.2 The next fate card, by chance."""
    if not s.fate_deck.size():
        s.fate_deck, s.fates_spent = shuffled(cards_of(s.fates_spent)), (0,) * len(s.fates_spent)
        if s.events is not None:
            s.tell("fate-shuffled", "UK-5.16", {})
    if s.fate_deck.bag:
        s.chance_weighted("fate", s.fate_deck.counts(len(FATES)), "UK-6.2")
    else:
        s.chance("fate-under", 1, "UK-6.2")


def take_fate(s: UkState, outcome: int) -> int:
    """The card that chance has drawn: one of that kind, or the first under the deck when nothing else is left."""
    deck = s.fate_deck
    card = outcome if deck.bag else deck.next(outcome)
    s.fate_deck = deck.without(card) if deck.bag else deck.drawn(outcome)
    return card


def fate_name(s: UkState, outcome: int) -> str:
    """The fate card that an outcome stands for."""
    return FATES[outcome if s.fate_deck.bag else s.fate_deck.next(outcome)]


def bind(s: UkState, enemy: int, unit: int, card: int) -> None:
    """UK-6.2 A commander is bound to a unit by a fate card."""
    s.fate = put(s.fate, enemy, card)
    s.bound = put(s.bound, enemy, unit)
    if s.events is not None:
        args = {"enemy": EMPIRE[enemy], "unit": name_of(s, unit), "fate": FATES[card]}
        s.tell("bound", "UK-6.2", {**args, "text": s.box.text("fate", FATES[card])})


def reveal(s: UkState, enemy: int, unit: int, card: int) -> None:
    """UK-17.1 What a fate card does as it is drawn; the others, Loyal Soldier (UK-17.9) among them, do nothing yet."""
    numbers = s.box.numbers
    if card == DIABOLICAL_TRAP:  # UK-17.4
        s.call(Suffer(unit, numbers.diabolical_trap_damage))
    elif card == FRIEND_OR_FOE:
        s.call(FriendOrFoe(unit, enemy))
    elif card == LOVE:
        if is_match(s, enemy, unit):
            befriend(s, enemy, unit, "UK-17.7")
    elif card == FATED_ENEMY:  # UK-17.10
        at = s.enemy_at[enemy]
        station(s, at, s.troops[at] + numbers.fated_enemy_tokens)
    elif card == OLD_DEBT:  # UK-17.11
        s.resources[unit] += numbers.old_debt_resources


def is_match(s: UkState, enemy: int, unit: int) -> bool:
    """UK-17.7 Of the opposite gender; the Mountain Cat Band always is."""
    if unit != PRINCESS and s.who[unit] == CAT_BAND:
        return True
    gender = "female" if unit == PRINCESS else s.box.content.gender[s.who[unit]]
    return {gender, s.box.content.enemy_gender[enemy]} == {"female", "male"}


def is_unbound(s: UkState, enemy: int) -> bool:
    """Whether a commander on the map may still be bound."""
    return s.enemy_at[enemy] != NOWHERE and s.bound[enemy] == UNBOUND and not s.box.content.no_fate[enemy]
