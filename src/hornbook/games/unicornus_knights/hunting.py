"""UK-9.6 Aggressive commanders: whom they hunt, which way, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from hornbook.games.unicornus_knights.cards import BURNING_HATRED
from hornbook.games.unicornus_knights.geometry import SPACES
from hornbook.games.unicornus_knights.state import NOBODY, NOWHERE, UkState
from hornbook.games.unicornus_knights.units import name_of


class Quarry(NamedTuple):
    """A kingdom unit in a commander's reach; the lowest rank is hunted first."""

    rank: tuple[int, bool]  # its distance, and whether it is on another area
    unit: int
    steps: int
    ways: list[int]  # the spaces that are nearer to it and not another commander's


def quarries(s: UkState, space: int, enemy: int) -> list[Quarry]:
    """UK-9.6 The kingdom units on the area of a commander or on one that touches it."""
    place = space // SPACES
    near = s.box.layout.near[place]
    hated = s.bound[enemy] if enemy != NOBODY and s.fate[enemy] == BURNING_HATRED else NOBODY
    found = []
    for unit, at in enumerate(s.at):
        if at != NOWHERE and near >> (at // SPACES) & 1:
            steps, closer = s.board.toward(space, at)
            rank = (steps, at // SPACES != place) if unit != hated else (-1, False)  # UK-17.13
            found.append(Quarry(rank, unit, steps, [to for to in closer if s.enemy_on[to] == NOBODY]))
    return found


def hunting_ways(s: UkState, space: int, enemy: int) -> list[int]:
    """UK-9.6 The spaces toward the nearest kingdom unit in reach, or the next nearest if the way is barred (UK-9.7)."""
    found = quarries(s, space, enemy)
    ranks = [quarry.rank for quarry in found if quarry.ways]
    if not ranks:
        return []
    best = min(ranks)
    return sorted({to for quarry in found if quarry.rank == best for to in quarry.ways})


def why_hunting(s: UkState, space: int, enemy: int) -> dict[str, Any]:
    """Whom a commander has in reach, whom of them it hunts, and for which reason; to be told."""
    found = sorted(quarries(s, space, enemy))
    best = min([quarry.rank for quarry in found if quarry.ways])
    if len(found) == 1:
        reason = "only"
    elif best == (-1, False):
        reason = "hatred"
    elif found[0].rank < best:
        reason = "barred"
    elif not best[1] and (best[0], True) in [quarry.rank for quarry in found]:
        reason = "own"
    else:
        reason = "nearest"
    return {
        "prey": [["prey", {"unit": name_of(s, quarry.unit), "steps": quarry.steps}] for quarry in found],
        "reason": reason,
        "units": [name_of(s, quarry.unit) for quarry in found if quarry.rank == best and quarry.ways],
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
