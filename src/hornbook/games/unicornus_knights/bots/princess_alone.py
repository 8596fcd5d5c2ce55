"""UK-8.3 What the next march of a princess comes to who marches by herself, and how she is held back. For bots.

She stops only where she cannot pay or where heroes bar her way; and enemies that could fall upon her as well as upon a
hero can be drawn upon the hero.
"""

from __future__ import annotations

from typing import Final

from hornbook.games.unicornus_knights.bots.princess_led import ambush
from hornbook.games.unicornus_knights.bots.princess_road import Road
from hornbook.games.unicornus_knights.rules.battle.princess_battle import princess_harm
from hornbook.games.unicornus_knights.rules.codes import SPACE
from hornbook.games.unicornus_knights.rules.princess_step import princess_actions
from hornbook.games.unicornus_knights.rules.state import NOWHERE, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, life

SAFE: Final = 4
"""What she should still be able to bear when the enemies have moved."""
BRISK: Final = 2
"""So many steps in each round are easily made up for."""
THERE: Final = 20
"""What it counts for that she arrives."""
ANY_PRICE: Final = 999


def march(s: UkState, road: Road, actions: int, purse: int, guard: int = NOWHERE, gap: int = NOWHERE) -> int:
    """What she can still bear after so many actions and the enemies' next step; nothing or less if she is dead.

    A hero is imagined on the space `guard`, and none on `gap`.
    """
    at, soldiers = s.at[PRINCESS], s.soldiers[PRINCESS]
    bears = soldiers + life(s, PRINCESS) - s.damage[PRINCESS]
    beaten: list[int] = []
    for _ in range(actions):
        to = next_step(s, road, at, guard, gap)
        cost = max(1, soldiers + s.board.difficulty[to])
        if to == at or cost > purse:
            purse += s.board.collect[at] or 1
            continue
        purse -= cost
        at = to
        if is_enemy_on(s, at) and at not in beaten:
            harm = princess_harm(s, at)
            bears -= harm
            soldiers = max(0, soldiers - harm)
            beaten.append(at)
        if at == s.board.goal or bears <= 0:
            return bears + THERE if bears > 0 else bears
    return bears - ambush(s, at, [*beaten, *drawn_away(s, at, guard, gap)])


def next_step(s: UkState, road: Road, at: int, guard: int, gap: int) -> int:
    """UK-8.3 to UK-8.6 Where she goes if she can pay: of several spaces the mildest; where she is if she cannot go."""
    far, difficulty = s.board.to_goal, s.board.difficulty
    best, chosen = 9999.0, at
    for to in s.board.ways[at]:
        if far[to] > far[at] or to == guard or (s.unit_on[to] > PRINCESS and to != gap):
            continue
        cost = (0.0 if far[to] < far[at] else 1000.0) + 100.0 * difficulty[to] + road.harm[to]
        if cost < best:
            best, chosen = cost, to
    return chosen


def drawn_away(s: UkState, at: int, guard: int, gap: int) -> list[int]:
    """UK-9.5 The spaces beside her whose enemies have a hero beside them, too."""
    found: list[int] = []
    for space in s.board.ways[at]:
        if is_enemy_on(s, space):
            for beside in s.board.ways[space]:
                if beside == guard or (s.unit_on[beside] > PRINCESS and beside != gap):
                    found.append(space)
                    break
    return found


def spare_her(s: UkState) -> int:
    """UK-9.5 Of the ways that an enemy could take, one that does not lead upon the princess."""
    for code in s.options:
        if s.unit_on[code - SPACE] != PRINCESS:
            return code
    return s.options[0]


def stride(s: UkState, road: Road) -> int:
    """How many steps are to be paid for in this round: as many as she can bear, or as time asks for."""
    steps, most = 0, min(princess_actions(s), len(road.spaces))
    for actions in range(1, most + 1):
        if march(s, road, actions, ANY_PRICE) >= SAFE:
            steps = actions
    if s.box.limit:
        steps = max(steps, len(road.spaces) - BRISK * (s.box.rounds - s.round))
    return min(steps, most)


def peril(s: UkState, road: Road, guard: int = NOWHERE, gap: int = NOWHERE) -> int:
    """How much she will lack to be safe after her next march."""
    return max(0, SAFE - march(s, road, princess_actions(s), s.resources[PRINCESS], guard, gap))
