"""UK-7.14 Withdrawing after a battle."""

from __future__ import annotations

from collections.abc import Callable

from hornbook.games.unicornus_knights.rules.empire.enemies import leave_camp, put_enemy
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkState, station
from hornbook.games.unicornus_knights.rules.units import is_free, name_of, place


def hero_way_back(s: UkState, space: int, origin: int) -> list[int]:
    """UK-7.15 The space the hero came from; if it is no longer empty, the nearest empty ones."""
    if is_free(s, origin):
        return [origin]
    return nearest(s, space, lambda to: is_free(s, to)) or [space]


def enemy_way_back(s: UkState, space: int, origins: list[int]) -> list[int]:
    """UK-7.16 Where the attackers came from, or beside the battle, or the nearest space without a character."""

    def open_to(to: int) -> bool:
        return to != space and s.unit_on[to] == NOBODY and s.enemy_on[to] == NOBODY

    back = sorted({origin for origin in origins if open_to(origin)})
    return back or nearest(s, space, open_to) or [space]


def nearest(s: UkState, space: int, fits: Callable[[int], bool]) -> list[int]:
    """The nearest passable spaces that fit, past whoever is in between."""
    seen, edge = {space}, [space]
    while edge:
        edge = list(dict.fromkeys([to for here in edge for to in s.board.ways[here] if to not in seen]))
        found = [to for to in edge if fits(to)]
        if found:
            return sorted(found)
        seen.update(edge)
    return []


def go_back(s: UkState, unit: int, space: int, to: int, attack: int) -> None:
    """UK-7.14 The attacker withdraws, free of charge."""
    if attack:
        place(s, unit, to)
        if s.events is not None:
            s.tell("withdraws", "UK-7.14", {"unit": name_of(s, unit), "space": s.box.space_name(s.tiles, to)})
        return
    enemy, troops = s.enemy_on[space], s.troops[space]
    move_enemy(s, space, to)
    if s.events is not None:
        args = {"enemy": s.box.enemy_name(enemy), "space": s.box.space_name(s.tiles, to)}
        args |= {"origin": s.box.space_name(s.tiles, space)}
        s.tell("enemy-withdraws", "UK-7.16", {**args, "foe": s.box.foe(enemy, troops)})


def move_enemy(s: UkState, space: int, to: int) -> None:
    """UK-9.3 A whole enemy unit goes from one space to another, and merges with soldiers there."""
    if to == space:
        return
    enemy = s.enemy_on[space]
    leave_camp(s, to)
    station(s, to, s.troops[to] + s.troops[space])
    station(s, space, 0)
    if enemy != NOBODY:
        put_enemy(s, enemy, to)
    if space in s.decoyed:  # UK-16.18
        s.decoyed = tuple(sorted({to if held == space else held for held in s.decoyed}))
