"""The whole map in letters: every space in its row, and every tile with who is on it. At most 100 columns.

A space is a sign for its terrain and who stands there: KINGDOM units in capitals, enemies in small letters, both with
the number of their soldiers; `+3` are leaderless soldiers, (9) is the number of a tile on its centre.
"""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.screen.picture import Cell, Section
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, KINGDOM, TERRAIN
from hornbook.games.unicornus_knights.rules.map.board import spaces_of
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, name_of

SIGNS = dict(zip(TERRAIN, ".=%:^vC#~", strict=True))
"""A sign for each terrain."""
WIDTH = 5
APART = 2  # between two cells of a row, wherever a picture is printed
LETTERS = 3


def short(ident: str) -> str:
    """A character's id in three letters."""
    return ident[:LETTERS]


def chart(s: UkState, mine: list[int]) -> Section:
    """UK-3.2 The spaces, row by row; of two rows one stands half a space to the right."""
    hexes = s.box.layout.hexes
    columns = [2 * q + r for q, r in hexes]
    left, step = min(columns), (WIDTH + APART) / 2
    rows = []
    for row in sorted({r for _, r in hexes}):
        line = sorted([space for space, (_, r) in enumerate(hexes) if r == row], key=lambda space: columns[space])
        cells = [Cell("")]
        at = -APART
        for space in line:
            gap = int((columns[space] - left) * step) - at - APART
            if gap >= APART:
                cells.append(Cell(" " * (gap - APART)))
            cells.append(Cell(sign(s, space).ljust(WIDTH), ink(s, space, mine)))
            at = int((columns[space] - left) * step) + WIDTH
        rows.append(cells)
    return Section(Message("table-map", {}), (), rows)


def sign(s: UkState, space: int) -> str:
    """A space in five letters at the most."""
    terrain, unit, soldiers = SIGNS[TERRAIN[s.board.terrain[space]]], s.unit_on[space], s.troops[space]
    if unit != NOBODY:
        mark = "!" if is_enemy_on(s, space) else terrain
        who = "PRI" if unit == PRINCESS else short(KINGDOM[s.who[unit]]).upper()
        return squeeze(mark, who, s.soldiers[unit])
    if s.enemy_on[space] != NOBODY:
        return squeeze(terrain, short(EMPIRE[s.enemy_on[space]]), soldiers)
    if soldiers:
        return f"{terrain}+{soldiers}"
    return f"{terrain}({space // SPACES + 1})" if space % SPACES == 0 else terrain


def squeeze(mark: str, who: str, soldiers: int) -> str:
    """The terrain makes room for a second digit."""
    return f"{mark}{who}{soldiers}" if soldiers < 10 else f"{who}{soldiers}"


def ink(s: UkState, space: int, mine: list[int]) -> str:
    """How a space is printed."""
    unit = s.unit_on[space]
    if unit != NOBODY:
        return "me" if unit in mine else "bold"
    if space == s.board.goal:
        return "yellow"
    return "warn" if is_enemy_on(s, space) else "dim"


def legend(s: UkState) -> Section:
    """What the signs mean."""
    cells = [Cell(Message("table-sign", {"sign": sign, "terrain": terrain})) for terrain, sign in SIGNS.items()]
    return Section(Message("table-legend", {}), (), [cells])


def places(s: UkState) -> Section:
    """Every tile by its number, and who is on which of its spaces."""
    rows = []
    for place, tile in enumerate(s.tiles):
        units = [cell for space in spaces_of(place) for cell in who(s, space)]
        name = Message("table-tile", {"tile": s.box.content.tiles[tile].id})
        rows.append([Cell(str(place + 1), "dim"), Cell(name), *(units or [Cell("–", "dim")])])
    header = ("table-place", "table-tile-heading", "table-there")
    return Section(Message("table-places", {}), tuple([Message(each, {}) for each in header]), rows)


def who(s: UkState, space: int) -> list[Cell]:
    """The units on a space, each with the space's token and its soldiers."""
    token, unit, enemy = s.box.space_token(space), s.unit_on[space], s.enemy_on[space]
    found = []
    if unit != NOBODY:
        args = {"token": token, "name": name_of(s, unit), "soldiers": s.soldiers[unit]}
        found.append(Cell(Message("table-at", args), "bold"))
    if enemy != NOBODY:
        found.append(Cell(Message("table-at", {"token": token, "name": EMPIRE[enemy], "soldiers": s.troops[space]})))
    elif s.troops[space]:
        found.append(Cell(f"{token} +{s.troops[space]}"))
    return found
