"""UK-10 Death, allies, and the defeated pile."""

from __future__ import annotations

from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.empire.enemies import leave_camp, lift_enemy, unbind
from hornbook.games.unicornus_knights.rules.ids import (
    CAPTURED_BANNER,
    EMPIRE,
    FRIEND_OR_FOE,
    OPPRESSIVE_EMPIRE,
    PERSUASION,
    RESPECT,
    ROZIE,
)
from hornbook.games.unicornus_knights.rules.state import (
    LOST,
    NOBODY,
    NOWHERE,
    PRINCESS,
    PRINCESS_DEAD,
    UkState,
    station,
)
from hornbook.games.unicornus_knights.rules.turn.draw import Draw, DrawForPrincess
from hornbook.games.unicornus_knights.rules.units import in_force, life, lift, name_of


def finish(s: UkState, outcome: int) -> None:
    """UK-11 The game is over: whatever was going on stops. The frame that calls this does nothing more."""
    s.outcome = outcome
    s.stop_above(1)


def wound(s: UkState, unit: int, damage: int, rule: str) -> bool:
    """UK-10.1 Damage to the character itself; whether it is still alive."""
    if damage == 0:
        return True
    s.damage[unit] += damage
    if s.events is not None:
        left = max(0, life(s, unit) - s.damage[unit])
        s.tell("wounded", rule, {"unit": name_of(s, unit), "damage": damage, "left": left})
    if s.damage[unit] < life(s, unit):
        return True
    die(s, unit)
    return False


def die(s: UkState, unit: int) -> None:
    """UK-10.2 A hero is lost with resources, allies and ongoing cards, UK-11.2 with the princess the game."""
    name = name_of(s, unit)
    if unit == PRINCESS:
        if s.events is not None:
            s.tell("dies", "UK-10.2", {"unit": name})
        finish(s, PRINCESS_DEAD)
        return
    here, soldiers = s.at[unit], s.soldiers[unit]
    lift(s, unit)
    for ally in s.allies[unit]:
        s.defeated += (ally,)  # UK-10.2
    for card in s.banners[unit]:
        s.spent = put(s.spent, card, s.spent[card] + 1)
    s.allies = put(s.allies, unit, ())
    s.banners = put(s.banners, unit, ())
    s.bound = tuple([LOST if bound == unit else bound for bound in s.bound])  # UK-6.8
    s.soldiers[unit] = s.resources[unit] = s.damage[unit] = 0
    s.dead += (s.who[unit],)
    s.who = put(s.who, unit, NOBODY)
    if s.events is not None:
        s.tell("dies", "UK-10.2", {"unit": name})
    if soldiers and here != NOWHERE:
        leave_camp(s, here)
        station(s, here, s.troops[here] + soldiers)
        if s.events is not None:
            s.tell("turncoats", "UK-10.3", {"soldiers": soldiers, "space": s.box.space_name(s.tiles, here)})


def reward(s: UkState, unit: int, removed: int, plunder: bool) -> None:
    """UK-13.11, UK-18.2 Resources for enemy soldiers removed."""
    gained = removed * s.box.numbers.cat_band_resources if plunder else 0
    if in_force(s, OPPRESSIVE_EMPIRE):
        gained += removed * s.box.numbers.oppressive_empire_resources
    if gained:
        s.resources[unit] += gained
        if s.events is not None:
            rule = "UK-13.11" if plunder else "UK-18.2"
            s.tell("spoils", rule, {"unit": name_of(s, unit), "resources": gained})


def hurt_enemy(s: UkState, enemy: int, damage: int) -> bool:
    """Damage to an empire character; whether it is defeated now."""
    if damage:
        s.enemy_damage[enemy] += damage
        if s.events is not None:
            left = s.box.content.enemy_life[enemy] - s.enemy_damage[enemy]
            args = {"enemy": EMPIRE[enemy], "damage": damage, "left": max(0, left)}
            s.tell("enemy-wounded", "UK-7.11", args)
    return s.enemy_damage[enemy] >= s.box.content.enemy_life[enemy]


def defeat(s: UkState, enemy: int, unit: int, in_battle: bool, foe: int = NOBODY, doomed: bool = False) -> None:
    """UK-10.5 A commander is defeated by a unit: it goes to the pile, or changes sides if its fate says so.

    `foe` is the commander whose Friend or Foe led to this; the `doomed` win nobody over (UK-10.6).
    """
    card, bound = s.fate[enemy], s.bound[enemy]
    why = ""
    if card == PERSUASION:
        why = "UK-17.2"
    elif card == RESPECT and bound == unit and in_battle:
        why = "UK-17.3"
    elif card == FRIEND_OR_FOE and foe == enemy and bound == unit:
        why = "UK-17.5"
    elif enemy == ROZIE and in_battle and unit != PRINCESS:
        why = "UK-15.16"
    s.fallen += s.box.content.imperial[enemy]
    joins = why != "" and not doomed
    if not joins:
        lift_enemy(s, enemy)
        unbind(s, enemy)
        s.enemy_damage[enemy] = 0
        s.defeated += (enemy,)
    if s.events is not None:
        s.tell("defeated", "UK-10.5", {"enemy": EMPIRE[enemy], "unit": name_of(s, unit)})
    if joins:
        befriend(s, enemy, unit, why)
    if card == CAPTURED_BANNER:
        cards = s.box.numbers.captured_banner_cards
        s.call(DrawForPrincess(cards) if unit == PRINCESS else Draw(unit, cards))  # UK-17.14


def befriend(s: UkState, enemy: int, unit: int, rule: str) -> None:
    """UK-10.6 A commander changes sides: off the map, beside its new leader; its soldiers stay (UK-6.6)."""
    lift_enemy(s, enemy)
    unbind(s, enemy)
    s.enemy_damage[enemy] = 0
    if enemy in s.defeated:
        at = s.defeated.index(enemy)
        s.defeated = s.defeated[:at] + s.defeated[at + 1 :]
    s.allies = put(s.allies, unit, tuple(sorted((*s.allies[unit], enemy))))
    if s.events is not None:
        s.tell("ally", rule, {"enemy": EMPIRE[enemy], "unit": name_of(s, unit)})


def dismiss(s: UkState, enemy: int, unit: int) -> None:
    """UK-10.8 An ally is given up; it lies in the defeated pile."""
    mine = s.allies[unit]
    at = mine.index(enemy)
    s.allies = put(s.allies, unit, mine[:at] + mine[at + 1 :])
    s.defeated += (enemy,)
    s.fallen += 1
