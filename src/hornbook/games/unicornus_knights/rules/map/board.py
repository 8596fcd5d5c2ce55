"""UK-3 The map of one game: the tiles in their places, and what is printed on every space."""

from __future__ import annotations

from typing import Final

from hornbook.games.unicornus_knights.rules.content import Content, Space
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES, Layout, hex_distance

FAR: Final = 999
"""The distance of what cannot be reached."""


class Board:
    """What is printed on each space, and the distances that follow from it. It never changes; copies share it."""

    __slots__ = (
        "collect",
        "defence",
        "difficulty",
        "goal",
        "hardest",
        "layout",
        "passable",
        "paths",
        "recruit",
        "start",
        "terrain",
        "tiles",
        "to_goal",
        "toward_known",
        "troops",
        "ways",
    )

    def __init__(self, content: Content, layout: Layout, tiles: tuple[int, ...], goal: int, plain_hexes: bool) -> None:
        printed = [space for tile in tiles for space in content.tiles[tile].spaces]
        columns = [list(column) for column in zip(*printed, strict=True)] or [[] for _ in Space._fields]
        self.layout = layout
        self.tiles = tiles
        self.goal = goal  # the space that the princess marches to
        self.terrain: list[int] = columns[0]
        self.difficulty: list[int] = columns[1]
        self.hardest = max(self.difficulty, default=0)
        self.passable: list[bool] = columns[2]
        self.defence: list[int] = columns[3]
        self.collect: list[int] = columns[4]  # 0: no value, and Collect gains 1
        self.recruit: list[int] = columns[5]  # 0: no value, and no Recruit
        self.troops: list[int] = columns[6]
        self.start = [number for number, start in enumerate(columns[7]) if start]
        self.ways = self._ways()  # of each space: the spaces beside it that can be entered
        # Worked out when first asked for.
        self.paths: dict[int, list[int]] = {}
        self.toward_known: dict[int, tuple[int, list[int]]] = {}
        # UK-3.7 how far it is for the princess
        if not tiles:
            self.to_goal = []
        elif plain_hexes:
            self.to_goal = [hex_distance(here, layout.hexes[goal]) for here in layout.hexes]
        else:
            self.to_goal = self.paths_to(goal)

    def _ways(self) -> list[tuple[int, ...]]:
        beside = self.layout.beside
        ways = list(beside)
        for space, passable in enumerate(self.passable):
            if not passable:
                for other in beside[space]:
                    ways[other] = tuple([to for to in ways[other] if to != space])
        return ways

    def paths_to(self, goal: int) -> list[int]:
        """UK-3.8 Of each space: how many moves it is from there to another, whoever stands in the way."""
        found = self.paths.get(goal)
        if found is None:
            found = self.paths[goal] = self._flood(goal)
        return found

    def toward(self, space: int, goal: int) -> tuple[int, list[int]]:
        """UK-3.8 How many moves it is from a space to another, and the spaces beside it that are nearer; sorted."""
        key = space * len(self.ways) + goal
        found = self.toward_known.get(key)
        if found is None:
            found = self.toward_known[key] = self._search(space, goal)
        return found

    def _search(self, space: int, goal: int) -> tuple[int, list[int]]:
        """From the goal outward, ring by ring, until the space is reached."""
        ways = self.ways
        if goal in ways[space]:
            return 1, [goal]
        edge, seen = {goal}, {goal}
        steps = 0
        while edge and space not in edge:
            ring = edge
            seen |= edge
            edge = {to for here in edge for to in ways[here]} - seen
            steps += 1
        if not edge:
            return FAR, []
        return steps, sorted(ring.intersection(ways[space])) if steps else []

    def _flood(self, goal: int) -> list[int]:
        ways = self.ways
        found = [FAR] * len(ways)
        found[goal] = 0
        reached = [goal]
        for space in reached:  # it grows as we go
            steps = found[space] + 1
            for to in ways[space]:
                if found[to] > steps:
                    found[to] = steps
                    reached.append(to)
        return found


def area(space: int) -> int:
    """The area (the place of the tile) that a space belongs to."""
    return space // SPACES


def spaces_of(place: int) -> range:
    """The seven spaces of an area."""
    return range(place * SPACES, place * SPACES + SPACES)
