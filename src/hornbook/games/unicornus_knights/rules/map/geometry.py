"""UK-3.2 How tiles fit together: seven hexes make a flower, and flowers fill the plane.

Hexes have axial coordinates (q, r), r growing downward. A tile is named by its place (i, j) in the lattice of flowers.
Spaces are numbered through: seven a tile, in the order C NE E SE SW W NW.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SPACES: Final = 7
"""UK-3.1 Spaces of a tile, which together are an area."""
AROUND: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The six directions: NE E SE SW W NW."""
PETALS: Final = ((0, 0), *AROUND)
U: Final = (2, 1)
V: Final = (-1, 3)


def centre(i: int, j: int) -> tuple[int, int]:
    """The middle hex of the tile at (i, j)."""
    return i * U[0] + j * V[0], i * U[1] + j * V[1]


class Layout(NamedTuple):
    """Where tiles lie, whatever is printed on them."""

    hexes: tuple[tuple[int, int], ...]  # of each space
    beside: tuple[tuple[int, ...], ...]  # of each space: the spaces beside it, sorted
    areas: tuple[tuple[int, ...], ...]  # of each area: the areas that touch it
    near: tuple[int, ...]  # of each area: the mask of itself and the areas that touch it
    meets: tuple[frozenset[int], ...]  # of each space: the spaces of its area and those beside it


def lay_out(places: tuple[tuple[int, int], ...]) -> Layout:
    """The geometry of tiles at these places; no place twice."""
    hexes = tuple([(q + dq, r + dr) for q, r in (centre(i, j) for i, j in places) for dq, dr in PETALS])
    number = {at: space for space, at in enumerate(hexes)}
    beside = tuple(
        [tuple(sorted([number[q + dq, r + dr] for dq, dr in AROUND if (q + dq, r + dr) in number])) for q, r in hexes]
    )
    touching: list[set[int]] = [set() for _ in places]
    for space, others in enumerate(beside):
        touching[space // SPACES] |= {other // SPACES for other in others}
    areas = tuple([tuple(sorted(found - {area})) for area, found in enumerate(touching)])
    near = tuple([sum([1 << other for other in found | {area}]) for area, found in enumerate(touching)])
    meets = tuple(
        [
            frozenset([*range(space // SPACES * SPACES, space // SPACES * SPACES + SPACES), *others])
            for space, others in enumerate(beside)
        ]
    )
    return Layout(hexes, beside, areas, near, meets)


def hex_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Moves between two hexes on an empty plane."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
