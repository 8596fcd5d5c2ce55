"""UK-9.6 Aggressive commanders: whom they hunt, which way, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hornbook.games.unicornus_knights.rules.cards import BURNING_HATRED
from hornbook.games.unicornus_knights.rules.map.board import FAR
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, UkState
from hornbook.games.unicornus_knights.rules.units import name_of

Quarry = tuple[int, int, int, list[int]]
"""A kingdom unit in a commander's reach: its rank (the lowest is hunted first), the unit, how many moves it is away,
and the spaces that are nearer to it."""
HATED: Final = -1
"""The rank of whom Burning Hatred binds (UK-17.13)."""


def quarries(s: UkState, space: int, enemy: int) -> list[Quarry]:
    """UK-9.6 The kingdom units on the area of a commander or on one that touches it; of equally near ones, the own area
    comes first."""
    place, board = space // SPACES, s.board
    near = s.box.layout.near[place]
    hated = s.bound[enemy] if s.fate[enemy] == BURNING_HATRED else NOBODY
    found = []
    for unit, at in enumerate(s.at):
        if at != NOWHERE:
            other = at // SPACES
            if near >> other & 1:
                steps, closer = board.toward(space, at)
                rank = HATED if unit == hated else 2 * steps + (other != place)
                found.append((rank, unit, steps, closer))
    found.sort()
    return found


def hunting_ways(s: UkState, space: int, enemy: int) -> list[int]:
    """UK-9.6 The spaces toward the nearest kingdom unit in reach, or the next nearest if the way is barred (UK-9.7)."""
    enemy_on, best = s.enemy_on, FAR
    ways: list[int] = []
    for rank, _, _, closer in quarries(s, space, enemy):
        if rank > best:
            break
        for to in closer:
            if enemy_on[to] == NOBODY and to not in ways:
                best = rank
                ways.append(to)
    return sorted(ways)


def why_hunting(s: UkState, space: int, enemy: int) -> dict[str, Any]:
    """Whom a commander has in reach, whom of them it hunts, and for which reason; to be told."""
    found = quarries(s, space, enemy)
    open_to = [quarry for quarry in found if any([s.enemy_on[to] == NOBODY for to in quarry[3]])]
    best = open_to[0][0]
    if len(found) == 1:
        reason = "only"
    elif best == HATED:
        reason = "hatred"
    elif found[0][0] < best:
        reason = "barred"
    elif best % 2 == 0 and best + 1 in [rank for rank, _, _, _ in found]:
        reason = "own"
    else:
        reason = "nearest"
    return {
        "prey": [["prey", {"unit": name_of(s, unit), "steps": steps}] for _, unit, steps, _ in found],
        "reason": reason,
        "units": [name_of(s, unit) for rank, unit, _, _ in open_to if rank == best],
    }


def nearest(s: UkState, spaces: Iterable[int]) -> set[int]:
    """UK-3.8 Those of some spaces that are nearest to a kingdom unit."""
    ways = s.board.ways
    edge = {at for at in s.at if at != NOWHERE}
    seen = set(edge)
    while edge:
        edge = {to for space in edge for to in ways[space]} - seen
        seen |= edge
        found = edge.intersection(spaces)
        if found:
            return found
    return set()
