"""UK-9 What the enemies would do in their next step, as far as it can be said before they move."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any

from hornbook.games.unicornus_knights.rules.battle.dice import number_of_dice
from hornbook.games.unicornus_knights.rules.empire.enemies import combat_power, health, temper
from hornbook.games.unicornus_knights.rules.empire.enemy_step import EnemyStep
from hornbook.games.unicornus_knights.rules.ids import (
    DAHAKA,
    DESPERATE_COUNTERATTACK,
    GODFRIED,
    HIT,
    LOSS,
    LOST_FAMILY,
    LYLA,
    TEMPERS,
    WARRIOR,
)
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.units import in_force, is_enemy_on, is_free, life


def enemies(s: UkState) -> list[dict[str, Any]]:
    """Every enemy unit, and the spaces that it would move to now; none if it stays."""
    step = EnemyStep(0)
    found = []
    for space, soldiers in enumerate(s.troops):
        enemy = s.enemy_on[space]
        if not soldiers and enemy == NOBODY:
            continue
        unit = {"space": space, "enemy": enemy, "soldiers": soldiers, "temper": TEMPERS[temper(s, enemy)]}
        found.append({**unit, "decoyed": space in s.decoyed, "ways": step.ways(s, space)})
    return found


def threats(s: UkState) -> list[dict[str, Any]]:
    """For every kingdom unit: who would come to its space, and to those beside it if it stood there."""
    found = []
    for unit, here in enumerate(s.at):
        if here == NOWHERE:
            continue
        free = [to for to in s.board.ways[here] if is_free(s, to)]
        for space in [here, *free]:
            danger = threat(s, unit, space)
            if danger["attackers"] or space == here:
                found.append(danger)
    return found


def threat(s: UkState, unit: int, space: int) -> dict[str, Any]:
    """The enemies beside a space that would come to a unit there.

    `expected`: from those that surely come, if the unit only parries; `worst`: from all that may come, if every die
    fails. `fatal` if the worst kills.
    """
    here = s.at[unit]
    s.unit_on[here] = NOBODY
    s.at[unit], s.unit_on[space] = space, unit
    step = EnemyStep(0)
    attackers = []
    for at in s.board.ways[space]:
        if is_enemy_on(s, at):
            ways = step.ways(s, at)
            if space in ways:
                attackers.append({"space": at, "enemy": s.enemy_on[at], "sure": len(ways) == 1})
    led = [each for each in attackers if each["enemy"] != NOBODY]
    if len(led) > 1:  # UK-9.7 only one of them gets in
        for each in led:
            each["sure"] = False
    sure = [each["space"] for each in attackers if each["sure"]]
    every = [each["space"] for each in attackers]
    most = worst(s, unit, space, every)
    result = {
        "unit": unit,
        "space": space,
        "attackers": attackers,
        "expected": round(expected(s, unit, space, sure), 1),
        "worst": most,
        "fatal": most >= s.soldiers[unit] + life(s, unit) - s.damage[unit],
    }
    s.unit_on[space] = NOBODY
    s.at[unit], s.unit_on[here] = here, unit
    return result


def worst(s: UkState, unit: int, space: int, whence: list[int]) -> int:
    """The most damage that these enemies could do together; only one commander can be among them."""
    most = 0
    for leader in leaders(s, space, whence):
        soldiers = soldiers_of(s, space, whence, leader)
        if unit == PRINCESS:
            most = max(most, harm_to_princess(s, soldiers, leader))
        else:
            never_loses = chance_to_parry(s, unit, leader) == 1.0
            parried = max(0, number_of_dice(s, unit, space, 0)) if never_loses else 0
            most = max(most, damage(s, soldiers, leader, parried))
    return most


def expected(s: UkState, unit: int, space: int, whence: list[int]) -> float:
    """The damage on average: each die that is no loss parries a point, soldiers first (UK-7.8, UK-7.9)."""
    most = 0.0
    for leader in leaders(s, space, whence):
        soldiers = soldiers_of(s, space, whence, leader)
        if unit == PRINCESS:
            most = max(most, float(harm_to_princess(s, soldiers, leader)))
            continue
        dice = max(0, number_of_dice(s, unit, space, 0))
        odds = binomial(dice, chance_to_parry(s, unit, leader))
        mean = sum([odd * damage(s, soldiers, leader, parried) for parried, odd in enumerate(odds)])
        most = max(most, mean)
    return most


def leaders(s: UkState, space: int, whence: list[int]) -> list[int]:
    """The commanders of whom one would lead the merged unit; NOBODY if there is none."""
    if s.enemy_on[space] != NOBODY:
        return [s.enemy_on[space]]
    found = [s.enemy_on[at] for at in whence if s.enemy_on[at] != NOBODY]
    return found or ([NOBODY] if whence or s.troops[space] else [])


def soldiers_of(s: UkState, space: int, whence: list[int], leader: int) -> int:
    """All soldiers that would be there with this leader; other commanders' units stay away (UK-9.7)."""
    coming = [at for at in whence if s.enemy_on[at] in (NOBODY, leader)]
    return sum([s.troops[at] for at in coming]) + s.troops[space]


def damage(s: UkState, soldiers: int, leader: int, parried: int) -> int:
    """UK-7.9, UK-15.5 What is left of the enemy's power when so many dice have parried."""
    left = max(0, soldiers - parried)
    if leader == NOBODY:
        return left
    power = max(0, combat_power(s, leader) - max(0, parried - soldiers))
    return left + power * (s.box.numbers.dahaka_times if leader == DAHAKA else 1)


def harm_to_princess(s: UkState, soldiers: int, leader: int) -> int:
    """UK-8.10, UK-8.11 As `princess_harm`, for a unit that is not there yet."""
    harm = soldiers
    if leader == DAHAKA:
        dealt = s.box.content.combat_power[DAHAKA] if s.box.dahaka_power else health(s, DAHAKA)
        harm += s.box.numbers.dahaka_times * dealt
    elif leader != NOBODY:
        harm += health(s, leader)
    if s.who[PRINCESS] == WARRIOR:
        harm -= s.box.numbers.warrior_damage
    return max(0, harm - len(s.allies[PRINCESS]))


def chance_to_parry(s: UkState, unit: int, leader: int) -> float:
    """UK-7.6 How likely a die of a defender is no loss."""
    table = s.box.content.defend[s.who[unit]]
    if s.who[unit] == GODFRIED:
        return 1.0
    if leader == LYLA or in_force(s, DESPERATE_COUNTERATTACK):
        return table.count(HIT) / len(table)
    return 1 - table.count(LOSS) / len(table)


@cache
def binomial(n: int, p: float) -> tuple[float, ...]:
    """How likely 0, 1, ... n of n dice do it."""
    return tuple([comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)])


def fates(s: UkState) -> list[dict[str, Any]]:
    """UK-6.2, UK-17.6 Of each space beside a unit: the commanders that would be bound to it, or join it, there."""
    no_fate = s.box.content.no_fate
    loose = [
        (enemy, at) for enemy, at in enumerate(s.enemy_at) if at != NOWHERE and s.fate[enemy] < 0 and not no_fate[enemy]
    ]
    family = [enemy for enemy, card in enumerate(s.fate) if card == LOST_FAMILY]
    found = []
    for unit, here in enumerate(s.at):
        if here == NOWHERE:
            continue
        for to in s.board.ways[here]:
            if s.unit_on[to] != NOBODY:
                continue
            meets, beside = s.box.layout.meets[to], s.box.layout.beside[to]
            bound = [enemy for enemy, at in loose if at in meets]
            joins = [enemy for enemy in family if s.bound[enemy] != unit and s.enemy_at[enemy] in beside]
            if bound or joins:
                found.append({"unit": unit, "space": to, "bound": bound, "joins": joins})
    return found
