"""How good a position is for the players together, for bots: the princess's time, her purse, and what lies on her road.

It judges a whole state, as a deal gives it. What a seat may not know, deals have dealt for it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hornbook.core.loop import apply
from hornbook.core.state import CHANCE, OVER
from hornbook.games.unicornus_knights.cards import DAHAKA, DEFENSIVE, WARRIOR
from hornbook.games.unicornus_knights.empire import health, temper
from hornbook.games.unicornus_knights.geometry import hex_distance
from hornbook.games.unicornus_knights.habits import habit, is_small
from hornbook.games.unicornus_knights.princess_step import ACTIONS
from hornbook.games.unicornus_knights.rounds import PRINCESS_STEP
from hornbook.games.unicornus_knights.state import NOBODY, NOWHERE, PRINCESS, WON, UkState
from hornbook.games.unicornus_knights.units import life

SMALL_STEPS: Final = 80
"""So many small questions are answered by habit before a position is judged."""
AMBUSHED: Final = 0.25
"""How likely an enemy beside her road comes upon her."""
YIELD: Final = 1.6
"""What a Collect of hers brings on the average."""
SENT: Final = 0.25
"""How much of the heroes' resources will reach her."""


def values(s: UkState) -> list[float]:
    """`evaluate` for every seat: they win and lose together."""
    return [worth(s)] * s.box.seats


def worth(s: UkState) -> float:
    """The chance to win, roughly: from 0 to 1."""
    if s.pending != OVER and is_small(s):
        s = s.copy()
        s.manual = False
        answer_small(s)
    if s.outcome:
        return 1.0 if s.outcome == WON else 0.0
    if s.round == 0:
        return 0.3
    harm = dangers(s)
    road = her_road(s, harm)
    return squash(safety(s, road, harm) + timeliness(s) + might(s, road, harm))


def answer_small(s: UkState) -> None:
    """Dice, damage and the like: answered by habit until a real decision comes."""
    for _ in range(SMALL_STEPS):
        if s.pending < 0 and s.pending != CHANCE:
            return
        if not is_small(s):
            return
        apply(s, habit(s))


def squash(x: float) -> float:
    """From any number to a chance."""
    return 1.0 / (1.0 + exp(-x)) if x > -60.0 else 0.0


def moves_left(s: UkState) -> int:
    """How many actions the princess still has before time is up."""
    frame = s.stack[0]
    rounds = s.box.rounds - s.round
    step = getattr(frame, "step", 0)
    now = ACTIONS if step <= PRINCESS_STEP else 0
    for waiting in s.stack[1:]:
        if waiting.NAME == "princess-step":
            now = max(0, getattr(waiting, "left", 0))
    return rounds * ACTIONS + now


def timeliness(s: UkState) -> float:
    """Whether she gets there in time: moves, and what they cost."""
    steps = s.board.to_goal[s.at[PRINCESS]]
    price = max(1.0, s.soldiers[PRINCESS] + 0.15)
    purse = s.resources[PRINCESS] + SENT * sum(s.resources[1:])
    needed = steps + max(0.0, steps * price - purse) / YIELD
    left = moves_left(s) if s.box.limit else 2 * steps
    spare = left - needed
    if left < steps:
        return -6.0
    return (0.1 * min(spare, 5.0) if spare > 0 else 0.3 * spare) - 0.12 * steps


def safety(s: UkState, road: list[int], harm: list[float]) -> float:
    """Whether she survives what lies on her road."""
    strength = s.soldiers[PRINCESS] + life(s, PRINCESS) - s.damage[PRINCESS] + 2 * s.potions
    margin = float(strength)
    for space in road:
        margin -= harm[space]
    return 0.18 * (margin if margin < 3.0 else 3.0 + 0.3 * (margin - 3.0))


def dangers(s: UkState) -> list[float]:
    """Of each space: the damage that the princess can expect there."""
    less = len(s.allies[PRINCESS]) + (s.box.numbers.warrior_damage if s.who[PRINCESS] == WARRIOR else 0)
    harm = [0.0] * len(s.troops)
    for space, soldiers in enumerate(s.troops):
        enemy = s.enemy_on[space]
        if soldiers or enemy != NOBODY:
            deals = soldiers
            if enemy != NOBODY:
                deals += health(s, enemy) * (s.box.numbers.dahaka_times if enemy == DAHAKA else 1)
            if deals > less:
                harm[space] += deals - less
                if temper(s, enemy) != DEFENSIVE:
                    for beside in s.board.ways[space]:
                        harm[beside] += AMBUSHED * (deals - less)
    return harm


def her_road(s: UkState, harm: list[float]) -> list[int]:
    """The least dangerous of the roads on which every step is closer to the goal; without the space she is on."""
    board, here = s.board, s.at[PRINCESS]
    known: dict[int, tuple[float, int]] = {board.goal: (harm[board.goal], board.goal)}

    def ahead(space: int) -> float:
        found = known.get(space)
        if found is None:
            steps, best, way = board.to_goal[space], 99.0, space
            for to in board.ways[space]:
                if board.to_goal[to] < steps:
                    rest = ahead(to)
                    if rest < best:
                        best, way = rest, to
            found = known[space] = (best + harm[space], way)
        return found[0]

    ahead(here)
    road = []
    while here != board.goal and known[here][1] != here:
        here = known[here][1]
        road.append(here)
    return road


def might(s: UkState, road: list[int], harm: list[float]) -> float:
    """How well the heroes can still help: soldiers, supplies, cards, allies, and being where it matters."""
    hexes, total = s.box.layout.hexes, 0.0
    targets = [space for space in road if harm[space] >= 1.0]
    princess = hexes[s.at[PRINCESS]]
    for unit in range(1, s.box.units):
        at = s.at[unit]
        if at == NOWHERE:
            total -= 1.2
            continue
        total += 0.1 * s.soldiers[unit] + 0.015 * min(s.resources[unit], 14) + 0.08 * len(s.hand[unit])
        total += 0.25 * len(s.allies[unit]) - 0.1 * s.damage[unit]
        here = hexes[at]
        if targets:
            total += 0.2 * max([min(harm[space], 8.0) / (3 + hex_distance(here, hexes[space])) for space in targets])
        total -= 0.03 * max(0, hex_distance(here, princess) - 5)
    return total / (s.box.units - 1)
