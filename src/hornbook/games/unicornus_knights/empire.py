"""UK-15.1 Enemy units: their strength, their temper, and what counts as one."""

from __future__ import annotations

from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.cards import (
    AGGRESSIVE,
    BURNING_HATRED,
    CHANGE_OF_HEART,
    DEFENSIVE,
    DORGAS,
    EMPERORS_WRATH,
    IRVIN,
    LIONEL,
    MARIANNE,
    NORMAL,
    TOTAL_WAR,
)
from hornbook.games.unicornus_knights.state import NOBODY, NOWHERE, UNBOUND, UkState
from hornbook.games.unicornus_knights.units import in_force, is_near


def combat_power(s: UkState, enemy: int) -> int:
    """UK-15.1 What an empire character adds to its tokens in player battles."""
    numbers = s.box.numbers
    power = s.box.content.combat_power[enemy]
    if enemy == LIONEL:
        imperial = s.box.content.imperial
        power = sum([1 for other, at in enumerate(s.enemy_at) if at != NOWHERE and imperial[other]])
        if in_force(s, EMPERORS_WRATH):
            power += numbers.emperors_wrath_cp
    elif enemy == DORGAS:
        power += numbers.dorgas_more_cp * s.enemy_damage[DORGAS]
    elif enemy == IRVIN or enemy == MARIANNE:
        twin = s.enemy_at[MARIANNE if enemy == IRVIN else IRVIN]
        if twin != NOWHERE and s.enemy_at[enemy] != NOWHERE and is_near(s, s.enemy_at[enemy], twin):
            power += numbers.irvin_more_cp if enemy == IRVIN else numbers.marianne_more_cp
    return power


def health(s: UkState, enemy: int) -> int:
    """What is left of an empire character's life."""
    return s.box.content.enemy_life[enemy] - s.enemy_damage[enemy]


def temper(s: UkState, enemy: int) -> int:
    """UK-9.10 How a unit behaves: as printed, unless fate or Total War change it; leaderless soldiers are normal."""
    if enemy == NOBODY:
        return NORMAL
    if s.event == TOTAL_WAR and s.box.content.imperial[enemy] and in_force(s, TOTAL_WAR):
        return AGGRESSIVE
    fate = s.fate[enemy]
    if fate == BURNING_HATRED:
        return AGGRESSIVE
    if fate == CHANGE_OF_HEART:
        return DEFENSIVE
    return s.box.content.temper[enemy]


def untouchable(s: UkState, space: int) -> bool:
    """UK-9.11 Outside battle, cards and powers cannot touch a unit that an Unbreakable character leads."""
    enemy = s.enemy_on[space]
    return enemy != NOBODY and s.box.content.unbreakable[enemy]


def put_enemy(s: UkState, enemy: int, space: int) -> None:
    """An empire character stands on a space."""
    lift_enemy(s, enemy)
    s.enemy_at[enemy] = space
    s.enemy_on[space] = enemy


def lift_enemy(s: UkState, enemy: int) -> None:
    """An empire character leaves the map."""
    here = s.enemy_at[enemy]
    if here != NOWHERE and s.enemy_on[here] == enemy:
        s.enemy_on[here] = NOBODY
    s.enemy_at[enemy] = NOWHERE


def unbind(s: UkState, enemy: int) -> None:
    """UK-6.9 The fate card of a character that leaves the map is discarded."""
    card = s.fate[enemy]
    if card >= 0:
        s.fates_spent = put(s.fates_spent, card, s.fates_spent[card] + 1)
        s.fate = put(s.fate, enemy, -1)
    s.bound = put(s.bound, enemy, UNBOUND)
