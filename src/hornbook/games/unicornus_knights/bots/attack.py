"""UK-7 What an attack is worth, and how safe a hero is on a space. For bots."""

from __future__ import annotations

from typing import Final

from hornbook.games.unicornus_knights.bots.princess_road import Road
from hornbook.games.unicornus_knights.rules.battle.dice import number_of_dice
from hornbook.games.unicornus_knights.rules.empire.enemies import combat_power, health, temper
from hornbook.games.unicornus_knights.rules.ids import DAHAKA, DEFENSIVE, HIT, LOSS
from hornbook.games.unicornus_knights.rules.princess_step import ACTIONS
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, life

A_DEATH: Final = 4.0
"""What a hero's death costs beyond soldiers and wounds: another one comes, but where, and with what?"""


def danger(s: UkState, unit: int, space: int) -> float:
    """UK-9.5, UK-9.6 What may come upon a hero on a space."""
    power = leader = 0
    for beside in s.board.ways[space]:
        enemy = s.enemy_on[beside]
        if is_enemy_on(s, beside) and temper(s, enemy) != DEFENSIVE:
            power += s.troops[beside]
            if enemy != NOBODY:
                leader = max(leader, combat_power(s, enemy))
    if not power + leader:
        return 0.0
    harm = max(0.0, power + leader - 0.85 * (s.soldiers[unit] + s.board.defence[space]))
    return 0.5 * harm + (0.6 * A_DEATH if harm >= strength(s, unit) else 0.0)


def strength(s: UkState, unit: int) -> int:
    """How much damage kills a hero."""
    return s.soldiers[unit] + life(s, unit) - s.damage[unit]


def attack_worth(s: UkState, unit: int, space: int, road: Road) -> float:
    """UK-7 What an attack takes off her road on the average, less what it costs."""
    enemy, troops = s.enemy_on[space], s.troops[space]
    table = s.box.content.attack[s.who[unit]]
    dice = max(0, number_of_dice(s, unit, space, 1))
    hits = dice * table.count(HIT) / len(table)
    removed = min(hits, float(troops))
    harm = troops - dice + 0.6 * dice * table.count(LOSS) / len(table)
    if enemy != NOBODY:
        harm += combat_power(s, enemy) * (s.box.numbers.dahaka_times if enemy == DAHAKA else 1)
        if dice > troops:
            removed += min(hits * (dice - troops) / dice, float(health(s, enemy)))
    if space in road.spaces and is_last_assault(s, road):
        return 1.5 * removed + 0.5 if removed > 0.3 else 0.0
    value = relevance(s, space, road) * removed - 0.85 * max(0.0, harm)
    return value - A_DEATH if harm >= strength(s, unit) else value


def relevance(s: UkState, space: int, road: Road) -> float:
    """How much it matters to her what stands on a space."""
    if space in road.spaces:
        return 1.1 if road.spaces.index(space) < 7 else 0.8
    if temper(s, s.enemy_on[space]) != DEFENSIVE:
        for beside in s.board.ways[space]:
            if beside in road.spaces[:5]:
                return 0.6
    return 0.12


def is_last_assault(s: UkState, road: Road) -> bool:
    """Whether she can be on the throne in this round: then nothing else matters any more, heroes' lives included."""
    if len(road.spaces) > ACTIONS:
        return False
    price = 0
    for space in road.spaces:
        price += max(1, s.soldiers[PRINCESS] + s.board.difficulty[space])
    return price <= s.resources[PRINCESS] + 6
