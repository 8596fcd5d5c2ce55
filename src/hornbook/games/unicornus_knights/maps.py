"""UK-12.5 Maps: which tiles lie where, and what is special about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hornbook.core.content import Page
from hornbook.games.unicornus_knights.cards import EMPIRE, PETALS, PRINCESSES
from hornbook.games.unicornus_knights.geometry import Layout, centre, lay_out

if TYPE_CHECKING:
    from hornbook.games.unicornus_knights.content import Tile

FIELDS = ("id", "name", "name_it", "start", "goal", "own_tiles", "rounds", "events", "princess", "princess_damage",
          "per_tile", "blank", "enemies", "tokens", "slots", "source")  # fmt: skip
ANY_EMPIRE = -1
ANY_KINGDOM = -2


class Map(NamedTuple):
    """A way to lay out tiles. A slot is a tile's number, or a tile drawn at random."""

    id: str
    places: tuple[tuple[int, int], ...]
    slots: tuple[int, ...]
    layout: Layout
    start: int  # the tile that the princess starts from
    goal: int  # the tile that she marches to
    own_tiles: bool  # the tiles of the characters in play are among the kingdom's
    rounds: int  # 0: no limit
    events: tuple[int, int, int]
    princess: int  # the version that is played, or -1
    princess_damage: int
    per_tile: int  # how many characters may start on a tile that is not theirs; 0: everybody's tile is there
    blank: tuple[int, ...]  # tiles whose printed soldiers stay away
    enemies: tuple[tuple[int, int], ...]  # who stands on the starting space of which tile; none: as printed
    tokens: tuple[tuple[int, int], ...]  # tiles, and soldiers on their starting space


def read_map(page: Page, entry: dict[str, Any], tiles: tuple[Tile, ...]) -> Map:
    """A map as written, or BadContent that names tile and place."""
    at = page.place("map", entry["id"])
    ids = {tile.id: number for number, tile in enumerate(tiles)}

    def refuse(why: str, field: str) -> None:
        page.refuse(f"{entry['id']}: {why}", "map", at, field)

    def tile(name: object, field: str) -> int:
        if name not in ids:
            refuse(f"unknown tile {name!r}", field)
        return ids[str(name)]

    for field in ("id", "name", "name_it", "source", "start", "goal"):
        page.need(entry, field, str, "map", at)
    page.only(entry, FIELDS, "map", at)
    slots: list[int] = []
    places: list[tuple[int, int]] = []
    for number, text in enumerate(page.need(entry, "slots", list, "map", at), 1):
        words = str(text).split()
        if len(words) != 3 or not all(word.lstrip("-").isdigit() for word in words[1:]):
            refuse(f"place {number}: {text!r} should be a tile and two numbers, as in 'capital 0 -2'", "slots")
        name, place = words[0], (int(words[1]), int(words[2]))
        if name not in ("empire", "kingdom") and name not in ids:
            refuse(f"place {number}: unknown tile {name!r}", "slots")
        if place in places:
            refuse(f"place {number}: {name} lies on place {places.index(place) + 1}, at {place}", "slots")
        slot = ANY_EMPIRE if name == "empire" else ANY_KINGDOM if name == "kingdom" else ids[name]
        if slot >= 0 and slot in slots:
            refuse(f"place {number}: {name} lies already on place {slots.index(slot) + 1}", "slots")
        slots.append(slot)
        places.append(place)
    start, goal = tile(entry["start"], "start"), tile(entry["goal"], "goal")
    for name, number, field in (("start", start, "start"), ("goal", goal, "goal")):
        if number not in slots:
            refuse(f"the {name}, {tiles[number].id}, is on none of the {len(slots)} places", field)
    layout = lay_out(tuple(places))
    if not is_road(layout, slots, tiles, slots.index(start), slots.index(goal)):
        refuse(
            f"no road leads from {tiles[start].id} (place {slots.index(start) + 1}) "
            f"to {tiles[goal].id} (place {slots.index(goal) + 1})",
            "slots",
        )
    check_supply(slots, tiles, refuse)
    rounds = page.need(entry, "rounds", int, "map", at, lambda n: "" if 0 <= n <= 24 else f"{n} is not 0 to 24")
    events = page.need(entry, "events", list, "map", at)
    if len(events) != 3 or not all(isinstance(n, int) and 0 <= n <= 8 for n in events):
        refuse(f"{events} should be three numbers from 0 to 8: events of level 1, 2 and 3", "events")
    princess = entry.get("princess", "")
    if princess and princess not in PRINCESSES:
        refuse(f"{princess!r} is not one of {', '.join(PRINCESSES)}", "princess")
    enemies = [str(text).split() for text in entry.get("enemies", [])]
    for words in enemies:
        if len(words) != 2 or words[0] not in EMPIRE:
            refuse(f"{' '.join(words)!r} should be an empire character and a tile", "enemies")
    tokens = [str(text).split() for text in entry.get("tokens", [])]
    for words in tokens:
        if len(words) != 2 or not words[1].isdigit():
            refuse(f"{' '.join(words)!r} should be a tile and a number", "tokens")
    return Map(
        id=entry["id"],
        places=tuple(places),
        slots=tuple(slots),
        layout=layout,
        start=start,
        goal=goal,
        own_tiles=page.need(entry, "own_tiles", bool, "map", at),
        rounds=rounds,
        events=(events[0], events[1], events[2]),
        princess=PRINCESSES.index(princess) if princess else -1,
        princess_damage=int(entry.get("princess_damage", 0)),
        per_tile=int(entry.get("per_tile", 0)),
        blank=tuple([tile(name, "blank") for name in entry.get("blank", [])]),
        enemies=tuple([(EMPIRE.index(who), tile(where, "enemies")) for who, where in enemies]),
        tokens=tuple([(tile(where, "tokens"), int(count)) for where, count in tokens]),
    )


def is_road(layout: Layout, slots: list[int], tiles: tuple[Tile, ...], start: int, goal: int) -> bool:
    """Whether one can walk from one place's starting space to the other's; unknown tiles are taken to be passable."""
    lake = 8
    closed = {
        place * len(PETALS) + petal
        for place, slot in enumerate(slots)
        if slot >= 0
        for petal, space in enumerate(tiles[slot].spaces)
        if space.terrain == lake
    }
    begin = start * len(PETALS) + tiles[slots[start]].start_of("")
    end = goal * len(PETALS) + tiles[slots[goal]].start_of("")
    seen, edge = {begin}, [begin]
    while edge:
        edge = [to for space in edge for to in layout.beside[space] if to not in seen and to not in closed]
        seen.update(edge)
        edge = list(dict.fromkeys(edge))
    return end in seen


def check_supply(slots: list[int], tiles: tuple[Tile, ...], refuse: Any) -> None:
    """There must be enough tiles to draw from."""
    for kind, side, word in ((ANY_EMPIRE, True, "empire"), (ANY_KINGDOM, False, "kingdom")):
        spare = [
            number
            for number, tile in enumerate(tiles)
            if tile.empire == side and "princess" not in tile.owners and number not in slots
        ]
        if slots.count(kind) > len(spare):
            refuse(f"{slots.count(kind)} places for {word} tiles, and only {len(spare)} such tiles", "slots")


def where(place: tuple[int, int]) -> tuple[int, int]:
    """The middle hex of a place, for drawing."""
    return centre(*place)
