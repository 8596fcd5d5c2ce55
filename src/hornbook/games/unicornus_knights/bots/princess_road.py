"""UK-8 The princess's road, as the players see it: what lies in her way, and which way she had better be led.

For bots. A road is worked out of what everybody can see.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from hornbook.games.unicornus_knights.rules.battle.princess_battle import blow
from hornbook.games.unicornus_knights.rules.empire.enemies import temper
from hornbook.games.unicornus_knights.rules.ids import DEFENSIVE, TACTICIAN, WARRIOR
from hornbook.games.unicornus_knights.rules.map.board import FAR, Board
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, UkState

A_STEP: Final = 0.45
"""What a step of the road counts for, in points of damage."""
BESIDE: Final = 0.25
"""How likely an enemy beside her road comes upon her."""
UNMET: Final = 0.12
"""How likely fate makes a commander beside her, whom nobody has met yet, a danger."""


class Road:
    """Where she is to go, and what it will cost her."""

    __slots__ = ("ahead", "ambushes", "board", "camps", "harm", "spaces", "total")

    def __init__(self, board: Board, harm: list[float], ahead: list[float], spaces: list[int], total: float) -> None:
        self.board = board  # the map that it leads over
        self.ambushes: dict[int, int] = {}  # of each space asked for: what would come upon her there
        self.camps: dict[int, list[float]] = {}  # of each camp asked for: how far heroes have to go to it
        self.harm = harm  # of each space: the damage that she can expect there
        self.ahead = ahead  # of each space: what the rest of the road from there counts for
        self.spaces = spaces  # the road itself, from the next step to the goal
        self.total = total  # the damage on it


def is_led(s: UkState) -> bool:
    """UK-14.2 Whether the players say where she goes; the others march by themselves."""
    return s.who[PRINCESS] == TACTICIAN


def reduction(s: UkState) -> int:
    """UK-8.11 What every blow at the princess is lessened by."""
    return len(s.allies[PRINCESS]) + (s.box.numbers.warrior_damage if s.who[PRINCESS] == WARRIOR else 0)


def harms(s: UkState) -> list[float]:
    """Of each space: the damage of entering it, and some of what stands beside it and might come."""
    less = reduction(s)
    harm = [0.0] * len(s.troops)
    for space, soldiers in enumerate(s.troops):
        enemy = s.enemy_on[space]
        if soldiers or enemy != NOBODY:
            deals = blow(s, space) - less
            if deals > 0:
                harm[space] += deals
                unmet = enemy != NOBODY and s.fate[enemy] < 0 and not s.box.content.no_fate[enemy]
                share = (BESIDE if temper(s, enemy) != DEFENSIVE else 0.0) + (UNMET if unmet else 0.0)
                if share:
                    for beside in s.board.ways[space]:
                        harm[beside] += share * deals
    return harm


ROADS: Final[dict[tuple[object, ...], Road]] = {}
"""Roads found lately: from one choice to the next little changes, and bots imagine the same position many times."""
MOST_ROADS: Final = 2000


def find_road(s: UkState) -> Road:
    """The road that she will take, or for the Tactician: should."""
    key = (s.at[PRINCESS], tuple(s.troops), tuple(s.enemy_at), tuple(s.enemy_damage), s.fate, s.event,
           s.shielded, s.decoyed, s.who[PRINCESS], len(s.allies[PRINCESS]))  # fmt: skip
    road = ROADS.get(key)
    if road is None or road.board is not s.board:
        if len(ROADS) >= MOST_ROADS:
            ROADS.clear()
        road = ROADS[key] = new_road(s)
    return road


def new_road(s: UkState) -> Road:
    """The road, worked out."""
    harm = harms(s)
    ahead = costs_ahead(s, harm)
    spaces = led(s, ahead, harm) if is_led(s) else by_herself(s, harm)
    total = 0.0
    for space in spaces:
        total += harm[space]
    return Road(s.board, harm, ahead, spaces, total)


def march_to(s: UkState, road: Road, camp: int) -> list[float]:
    """Of each space: how far a hero has to go from there to a camp."""
    found = road.camps.get(camp)
    if found is None:
        found = road.camps[camp] = marching_costs(s, camp)
    return found


def costs_ahead(s: UkState, harm: list[float]) -> list[float]:
    """Of each space: the least that the way from there to the goal counts for, steps and damage."""
    tolls = [harm[space] + A_STEP + 0.1 * hard for space, hard in enumerate(s.board.difficulty)]
    return cheapest_ways(s.board.ways, s.board.goal, tolls)


def cheapest_ways(ways: list[tuple[int, ...]], goal: int, tolls: list[float]) -> list[float]:
    """Of each space: the least that the way from there to a goal costs, if every space on it has its toll."""
    found = [float(FAR)] * len(ways)
    found[goal] = 0.0
    edge: list[tuple[float, int]] = [(0.0, goal)]
    while edge:
        cost, space = heappop(edge)
        if cost > found[space]:
            continue
        entered = cost + tolls[space]
        for to in ways[space]:
            if entered < found[to]:
                found[to] = entered
                heappush(edge, (entered, to))
    return found


def led(s: UkState, ahead: list[float], harm: list[float]) -> list[int]:
    """Down the slope of what is ahead."""
    here = s.at[PRINCESS]
    spaces: list[int] = []
    while here != s.board.goal and len(spaces) < 40:
        best = float(FAR)
        chosen = here
        for to in s.board.ways[here]:
            cost = ahead[to] + harm[to] + 0.1 * s.board.difficulty[to]
            if cost < best:
                best, chosen = cost, to
        here = chosen
        spaces.append(here)
    return spaces


def by_herself(s: UkState, harm: list[float]) -> list[int]:
    """UK-8.3, UK-8.4 Always closer, always the cheapest; what the players may choose is the least dangerous."""
    far, difficulty = s.board.to_goal, s.board.difficulty
    here = s.at[PRINCESS]
    spaces: list[int] = []
    while here != s.board.goal and len(spaces) < 40:
        best = float(FAR)
        chosen = here
        for to in s.board.ways[here]:
            if far[to] < far[here]:
                cost = 100.0 * difficulty[to] + harm[to]
                if cost < best:
                    best, chosen = cost, to
        if chosen == here:
            break
        here = chosen
        spaces.append(here)
    return spaces


def marching_costs(s: UkState, camp: int) -> list[float]:
    """Of each space: how far a hero has to go from there to a camp, around enemies and over hard ground."""
    tolls = [1.0 + 0.15 * hard for hard in s.board.difficulty]
    for space, soldiers in enumerate(s.troops):
        if soldiers or s.enemy_on[space] != NOBODY:
            tolls[space] += 3.0
    return cheapest_ways(s.board.ways, camp, tolls)
