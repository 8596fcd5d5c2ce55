"""UK-8, UK-14.2 How the players lead the princess where it is theirs to say. For bots."""

from __future__ import annotations

from typing import Final

from hornbook.games.unicornus_knights.bots.princess_road import Road, find_road, reduction
from hornbook.games.unicornus_knights.rules.battle.princess_battle import princess_harm
from hornbook.games.unicornus_knights.rules.choices import COLLECT, MOVE
from hornbook.games.unicornus_knights.rules.empire.enemies import health, temper
from hornbook.games.unicornus_knights.rules.ids import DAHAKA, DEFENSIVE
from hornbook.games.unicornus_knights.rules.princess_step import ACTIONS, PrincessStep
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, life

THRONE: Final = 1000.0
"""What it is worth to have her where she wants to be."""
HER_LIFE: Final = 3.0
HER_LAST: Final = 3.0
"""What each of her lives is worth, and how much more the last three are."""
HER_SOLDIER: Final = 0.45
HER_RESOURCE: Final = 0.08
ENOUGH: Final = 12
"""More resources than these are no use to her."""
TOO_LATE: Final = 60.0
"""What it costs to fall so far behind that the rounds left are not enough."""


def mildest(s: UkState) -> int:
    """UK-8.4 Of the spaces that she is ready to take, the least dangerous."""
    road = find_road(s)
    best, chosen = THRONE, s.options[0]
    for code in s.options:
        value = road.harm[code - MOVE] + 0.3 * road.ahead[code - MOVE]
        if value < best:
            best, chosen = value, code
    return chosen


def lead(s: UkState, step: PrincessStep) -> int:
    """UK-14.2 The Tactician's next action: every way to spend those that are left is gone through."""
    road = find_road(s)
    soldiers, damage, purse = s.soldiers[PRINCESS], s.damage[PRINCESS], s.resources[PRINCESS]
    best, chosen = -THRONE, COLLECT
    for code in s.options:
        value = follow(s, road, code, s.at[PRINCESS], soldiers, damage, purse, step.left, [])
        if value > best:
            best, chosen = value, code
    return chosen


def follow(
    s: UkState, road: Road, code: int, at: int, soldiers: int, damage: int, purse: int, left: int, beaten: list[int]
) -> float:
    """What an action is worth, with the best that can follow it in this step."""
    left -= 1
    if code == COLLECT:
        purse += s.board.collect[at] or 1
    else:
        at = code - MOVE
        purse -= max(1, soldiers + s.board.difficulty[at])
        if is_enemy_on(s, at) and at not in beaten:
            soldiers -= princess_harm(s, at)
            if soldiers < 0:
                damage -= soldiers
                soldiers = 0
            if damage >= life(s, PRINCESS):
                return -THRONE
            beaten = [*beaten, at]
    if at == s.board.goal:
        return THRONE - damage
    if not left:
        return outlook(s, road, at, soldiers, damage, purse, beaten)
    best = follow(s, road, COLLECT, at, soldiers, damage, purse, left, beaten)
    for to in s.board.ways[at]:
        if s.unit_on[to] <= PRINCESS and max(1, soldiers + s.board.difficulty[to]) <= purse:
            value = follow(s, road, MOVE + to, at, soldiers, damage, purse, left, beaten)
            if value > best:
                best = value
    return best


def outlook(s: UkState, road: Road, at: int, soldiers: int, damage: int, purse: int, beaten: list[int]) -> float:
    """What it is worth to have her here, and so well off, when the enemies move."""
    harm = (ambush(s, at, beaten) if beaten else usual_ambush(s, road, at)) - soldiers
    if harm > 0:
        damage += harm
    left = life(s, PRINCESS) - damage
    if left <= 0:
        return left - 0.5 * THRONE - road.ahead[at]
    value = HER_LIFE * left - HER_LAST * max(0, 3 - left) + HER_SOLDIER * max(0, -harm)
    value += HER_RESOURCE * min(purse, ENOUGH) - road.ahead[at]
    if s.box.limit:
        behind = s.board.to_goal[at] - ACTIONS * (s.box.rounds - s.round)
        if behind > 0:
            value -= TOO_LATE + 10.0 * behind
    return value


def usual_ambush(s: UkState, road: Road, at: int) -> int:
    """What would come upon her on a space if she beats nobody before."""
    found = road.ambushes.get(at)
    if found is None:
        found = road.ambushes[at] = ambush(s, at, [])
    return found


def ambush(s: UkState, at: int, beaten: list[int]) -> int:
    """UK-9.5, UK-9.6 What would come upon her on a space in the Enemy Step, all together."""
    soldiers = leader = 0
    for space in s.board.ways[at]:
        enemy = s.enemy_on[space]
        if space in beaten or space in s.decoyed or not is_enemy_on(s, space) or temper(s, enemy) == DEFENSIVE:
            continue
        soldiers += s.troops[space]
        if enemy != NOBODY:
            leader = max(leader, health(s, enemy) * (s.box.numbers.dahaka_times if enemy == DAHAKA else 1))
    return max(0, soldiers + leader - reduction(s)) if soldiers + leader else 0
