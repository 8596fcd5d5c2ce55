"""UK-15.1 Enemy units: their strength, their temper, and what counts as one."""

from __future__ import annotations

from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.ids import (
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
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, UNBOUND, UkState
from hornbook.games.unicornus_knights.rules.units import in_force, is_enemy_on, is_near


def combat_power(s: UkState, enemy: int) -> int:
    """UK-15.1 What an empire character adds to its tokens in player battles."""
    numbers = s.box.numbers
    power = s.box.content.combat_power[enemy]
    if enemy == LIONEL:  # UK-15.2; The Black Knight is not counted (UK-15.4)
        imperial = s.box.content.imperial
        power = sum([1 for other, at in enumerate(s.enemy_at) if at != NOWHERE and imperial[other]])
        if in_force(s, EMPERORS_WRATH):  # UK-18.21
            power += numbers.emperors_wrath_cp
    elif enemy == DORGAS:  # UK-15.7
        power += numbers.dorgas_more_cp * s.enemy_damage[DORGAS]
    elif enemy == IRVIN or enemy == MARIANNE:  # UK-15.10, UK-15.11
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
        return AGGRESSIVE  # UK-18.19
    fate = s.fate[enemy]
    if fate == BURNING_HATRED:  # UK-17.13
        return AGGRESSIVE
    if fate == CHANGE_OF_HEART:  # UK-17.12
        return DEFENSIVE
    return s.box.content.temper[enemy]


def untouchable(s: UkState, space: int) -> bool:
    """UK-9.11 Outside battle, cards and powers cannot touch a unit that an Unbreakable character leads."""
    enemy = s.enemy_on[space]
    return enemy != NOBODY and s.box.content.unbreakable[enemy]


def leave_camp(s: UkState, space: int) -> None:
    """UK-16.18 A camp whose unit is gone deceives nobody who comes there later."""
    if space in s.decoyed and not is_enemy_on(s, space):
        s.decoyed = tuple([camp for camp in s.decoyed if camp != space])


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


def apart_on(s: UkState, space: int) -> int:
    """UK-9.8 How many soldiers on a space have been joined on the way and may still move off by themselves."""
    spaces = s.apart[::2]
    return s.apart[2 * spaces.index(space) + 1] if space in spaces else 0


def join_up(s: UkState, space: int) -> None:
    """UK-9.9 All enemies on a space are one unit from now on; it is the commander's."""
    if s.apart:
        pairs = [(at, soldiers) for at, soldiers in zip(s.apart[::2], s.apart[1::2], strict=True) if at != space]
        s.apart = tuple([number for pair in pairs for number in pair])
