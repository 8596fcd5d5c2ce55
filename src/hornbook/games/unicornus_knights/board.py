"""UK-3 The map of one game: the tiles in their places, and what is printed on every space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.games.unicornus_knights.geometry import SPACES, Layout, hex_distance

if TYPE_CHECKING:
    from hornbook.games.unicornus_knights.content import Content

FAR: Final = 999
"""The distance of what cannot be reached."""


class Board:
    """What is printed on each space, and the distances that follow from it. It never changes; copies share it."""

    __slots__ = (
        "collect",
        "defence",
        "difficulty",
        "goal",
        "layout",
        "passable",
        "paths",
        "recruit",
        "start",
        "terrain",
        "tiles",
        "to_goal",
        "ways",
    )

    def __init__(self, content: Content, layout: Layout, tiles: tuple[int, ...], goal: int, plain_hexes: bool) -> None:
        printed = [space for tile in tiles for space in content.tiles[tile].spaces]
        passable = content.passable
        self.layout = layout
        self.tiles = tiles
        self.goal = goal  # the space that the princess marches to
        self.terrain = [space.terrain for space in printed]
        self.difficulty = [content.difficulty[space.terrain] for space in printed]
        self.defence = [space.defence for space in printed]
        self.collect = [space.collect for space in printed]  # 0: no value, and Collect gains 1
        self.recruit = [space.recruit for space in printed]  # 0: no value, and no Recruit
        self.passable = [passable[space.terrain] for space in printed]
        open_to = self.passable
        self.ways = [tuple([to for to in others if open_to[to]]) for others in layout.beside] if tiles else []
        self.start = [number for number, space in enumerate(printed) if space.start]
        self.paths: dict[int, list[int]] = {}  # distances to a space, worked out when first asked for
        # UK-3.7 how far it is for the princess
        if not tiles:
            self.to_goal = []
        elif plain_hexes:
            self.to_goal = [hex_distance(here, layout.hexes[goal]) for here in layout.hexes]
        else:
            self.to_goal = self.paths_to(goal)

    def paths_to(self, goal: int) -> list[int]:
        """UK-3.8 Of each space: how many moves it is from there to another, whoever stands in the way."""
        found = self.paths.get(goal)
        if found is None:
            found = self.paths[goal] = self._flood(goal)
        return found

    def _flood(self, goal: int) -> list[int]:
        ways = self.ways
        found = [FAR] * len(ways)
        found[goal] = 0
        edge = [goal]
        steps = 0
        while edge:
            steps += 1
            further = []
            for space in edge:
                for to in ways[space]:
                    if found[to] == FAR:
                        found[to] = steps
                        further.append(to)
            edge = further
        return found


def area(space: int) -> int:
    """The area (the place of the tile) that a space belongs to."""
    return space // SPACES


def spaces_of(place: int) -> range:
    """The seven spaces of an area."""
    return range(place * SPACES, place * SPACES + SPACES)
