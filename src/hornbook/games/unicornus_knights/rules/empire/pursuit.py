"""UK-9.6 Aggressive commanders: whom they hunt, which way, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from hornbook.core.automaton import Line, first_to_fire
from hornbook.games.unicornus_knights.rules.ids import BURNING_HATRED
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


def hunting_ways(s: UkState, piece: tuple[int, int]) -> list[int]:
    """UK-9.6 The spaces toward the nearest kingdom unit in reach, or the next nearest if the way is barred (UK-9.7).

    The piece is a space and its commander. HUNTING_LINES lead to the same spaces and know why, but this is quicker, and
    asked for all the time.
    """
    enemy_on, best = s.enemy_on, FAR
    ways: list[int] = []
    for rank, _, _, closer in quarries(s, piece[0], piece[1]):
        if rank > best:
            break
        for to in closer:
            if enemy_on[to] == NOBODY and to not in ways:
                best = rank
                ways.append(to)
    return sorted(ways)


# Why it hunts whom.


class Hunt(NamedTuple):
    """Whom a commander has in reach, in the order of their ranks, and those of them that come first of all whose way is
    not barred (UK-9.7)."""

    reach: list[Quarry]
    hunted: list[Quarry]


def survey(s: UkState, space: int, enemy: int) -> Hunt:
    """What a commander on a space weighs."""
    reach = quarries(s, space, enemy)
    open_to = [quarry for quarry in reach if any([s.enemy_on[to] == NOBODY for to in quarry[3]])]
    return Hunt(reach, [quarry for quarry in open_to if quarry[0] == open_to[0][0]])


def hunts_the_only_one(s: UkState, hunt: Hunt) -> list[Quarry] | None:
    """Nobody else is in reach."""
    return hunt.hunted if len(hunt.reach) == 1 else None


def hunts_the_hated(s: UkState, hunt: Hunt) -> list[Quarry] | None:
    """Burning Hatred binds it."""
    return hunt.hunted if hunt.hunted[0][0] == HATED else None


def hunts_the_next(s: UkState, hunt: Hunt) -> list[Quarry] | None:
    """Other commanders bar the way to whoever comes first."""
    return hunt.hunted if hunt.reach[0][0] < hunt.hunted[0][0] else None


def hunts_on_its_area(s: UkState, hunt: Hunt) -> list[Quarry] | None:
    """Others are as near, but not on its own area."""
    rank = hunt.hunted[0][0]
    return hunt.hunted if rank % 2 == 0 and rank + 1 in [quarry[0] for quarry in hunt.reach] else None


def hunts_the_nearest(s: UkState, hunt: Hunt) -> list[Quarry] | None:
    """As always."""
    return hunt.hunted


HUNTING_LINES: Final[tuple[Line[list[Quarry]], ...]] = (
    Line("UK-9.6", "only", hunts_the_only_one),
    Line("UK-17.13", "hatred", hunts_the_hated),
    Line("UK-9.7", "barred", hunts_the_next),
    Line("UK-9.6", "own", hunts_on_its_area),
    Line("UK-9.6", "nearest", hunts_the_nearest),
)
"""Whom an aggressive commander hunts, read from the top. Their messages are the reasons that `why-hunting` tells of."""


def why_hunting(s: UkState, space: int, enemy: int) -> dict[str, Any]:
    """Whom a commander that moves has in reach, whom of them it hunts, and for which reason; to be told."""
    hunt = survey(s, space, enemy)
    fired = first_to_fire(HUNTING_LINES, s, hunt)
    assert fired is not None
    return {
        "prey": [["prey", {"unit": name_of(s, unit), "steps": steps}] for _, unit, steps, _ in hunt.reach],
        "reason": fired.line.message,
        "units": [name_of(s, unit) for _, unit, _, _ in fired.found],
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
