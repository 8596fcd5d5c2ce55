"""UK-3.3, UK-12.8 Maps: which tiles lie where, and what is special about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from hornbook.core.content.content_files import Page
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, KINGDOM, PETALS, PRINCESSES
from hornbook.games.unicornus_knights.rules.map.geometry import Layout, lay_out

if TYPE_CHECKING:
    from hornbook.games.unicornus_knights.rules.content import Tile

FIELDS: Final = (
    "id", "name", "name_it", "start", "goal", "own_tiles", "rounds", "events", "princess", "princess_damage",
    "per_tile", "blank", "enemies", "tokens", "slots", "source",
)  # fmt: skip
ANY_EMPIRE: Final = -1
ANY_KINGDOM: Final = -2
PER_TILE: Final = 2
"""UK-12.4 How many heroes begin on a tile at the most, unless the map says otherwise."""

Refuse = Callable[[str, str], NoReturn]
"""Say what is wrong with the map, and with which of its fields."""


class Map(NamedTuple):
    """A way to lay out tiles. A slot is a tile's number, or a tile drawn at random."""

    id: str
    places: tuple[tuple[int, int], ...]
    slots: tuple[int, ...]
    layout: Layout
    start: int  # the tile that the princess starts from
    goal: int  # the tile that she marches to
    own_tiles: bool  # the tiles of the heroes in play are among the kingdom's
    events: tuple[int, int, int]  # of each level, one for each round; none at all: no limit
    princess: int  # the version that is played, or -1
    princess_damage: int
    per_tile: int  # how many heroes may begin on a tile if some begin on a tile that is not theirs
    blank: tuple[int, ...]  # tiles whose printed soldiers stay away
    enemies: tuple[tuple[int, int], ...]  # who stands on the starting space of which tile; none: as printed
    tokens: tuple[tuple[int, int], ...]  # tiles, and soldiers on their starting space


def read_map(page: Page, entry: dict[str, Any], tiles: tuple[Tile, ...], passable: tuple[bool, ...]) -> Map:
    """A map as written, or BadContent that names tile and place."""
    at = page.place("map", entry["id"])

    def refuse(why: str, field: str) -> NoReturn:
        page.refuse(f"{entry['id']}: {why}", "map", at, field)

    page.only(entry, FIELDS, "map", at)
    for field in ("id", "name", "name_it", "source", "start", "goal"):
        page.need(entry, field, str, "map", at)
    for field in ("blank", "enemies", "tokens"):
        page.need({field: [], **entry}, field, list, "map", at)
    slots, places = read_slots(page.need(entry, "slots", list, "map", at), tiles, refuse)
    start, goal = (tile_on_map(entry[field], field, slots, tiles, refuse) for field in ("start", "goal"))
    if start == goal:
        refuse(f"the princess would start on {tiles[start].id}, where she wants to go", "goal")
    layout = lay_out(places)
    check_supply(slots, tiles, refuse)
    check_road(layout, slots, tiles, passable, (slots.index(start), slots.index(goal)), refuse)
    princess = entry.get("princess", "")
    if princess and princess not in PRINCESSES:
        refuse(f"{princess!r} is not one of {', '.join(PRINCESSES)}", "princess")
    found = Map(
        id=entry["id"],
        places=places,
        slots=slots,
        layout=layout,
        start=start,
        goal=goal,
        own_tiles=page.need(entry, "own_tiles", bool, "map", at),
        events=read_events(page, entry, at, refuse),
        princess=PRINCESSES.index(princess) if princess else -1,
        princess_damage=read_number(entry, "princess_damage", 0, 0, 99, refuse),
        per_tile=read_number(entry, "per_tile", PER_TILE, 1, len(PETALS), refuse),
        blank=tuple([tile_on_map(name, "blank", slots, tiles, refuse) for name in entry.get("blank", [])]),
        enemies=read_enemies(entry.get("enemies", []), slots, tiles, refuse),
        tokens=read_tokens(entry.get("tokens", []), slots, tiles, refuse),
    )
    check_start(found, tiles, refuse)
    return found


def read_slots(
    written: list[Any], tiles: tuple[Tile, ...], refuse: Refuse
) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """UK-12.8 The tile of each place, and where the place is; none overlap, and no tile lies there twice."""
    ids = {tile.id: number for number, tile in enumerate(tiles)} | {"empire": ANY_EMPIRE, "kingdom": ANY_KINGDOM}
    slots: list[int] = []
    places: list[tuple[int, int]] = []
    for number, text in enumerate(written, 1):
        words = str(text).split()
        if len(words) != 3 or not all(word.removeprefix("-").isdecimal() for word in words[1:]):
            refuse(f"place {number}: {text!r} should be a tile and two numbers, as in 'capital 0 -2'", "slots")
        name, place = words[0], (int(words[1]), int(words[2]))
        if name not in ids:
            refuse(f"place {number}: unknown tile {name!r} at {place}", "slots")
        if place in places:
            refuse(f"place {number}: {name} overlaps with place {places.index(place) + 1}, at {place}", "slots")
        if ids[name] >= 0 and ids[name] in slots:
            refuse(f"place {number}: {name} lies already on place {slots.index(ids[name]) + 1}", "slots")
        slots.append(ids[name])
        places.append(place)
    return tuple(slots), tuple(places)


def tile_on_map(name: object, field: str, slots: tuple[int, ...], tiles: tuple[Tile, ...], refuse: Refuse) -> int:
    """The number of a tile that the map itself names."""
    number = next((number for number, tile in enumerate(tiles) if tile.id == name), -1)
    if number < 0:
        refuse(f"unknown tile {name!r}", field)
    if number not in slots:
        refuse(f"{name} is on none of the {len(slots)} places", field)
    return number


def read_number(entry: dict[str, Any], field: str, default: int, least: int, most: int, refuse: Refuse) -> int:
    """A number that may be left out."""
    value = entry.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(f"{value!r} should be a whole number from {least} to {most}", field)
    return int(value)


def read_events(page: Page, entry: dict[str, Any], at: int, refuse: Refuse) -> tuple[int, int, int]:
    """UK-12.6 Events of each level, one for each round."""
    rounds = page.need(entry, "rounds", int, "map", at)
    events = page.need(entry, "events", list, "map", at)
    if len(events) != 3 or not all(isinstance(n, int) and n >= 0 for n in events):
        refuse(f"{events} should be three numbers: events of level 1, 2 and 3", "events")
    if sum(events) != rounds:
        refuse(f"{sum(events)} events for {rounds} rounds; there is one for each (UK-12.6)", "events")
    return events[0], events[1], events[2]


def read_enemies(
    written: list[Any], slots: tuple[int, ...], tiles: tuple[Tile, ...], refuse: Refuse
) -> tuple[tuple[int, int], ...]:
    """Commanders, and the tiles on whose starting spaces they stand."""
    found: list[tuple[int, int]] = []
    taken: list[tuple[int, int]] = []
    for text in written:
        words = str(text).split()
        if len(words) != 2 or words[0] not in EMPIRE:
            refuse(f"{text!r} should be a commander and a tile", "enemies")
        enemy, tile = EMPIRE.index(words[0]), tile_on_map(words[1], "enemies", slots, tiles, refuse)
        space = (tile, tiles[tile].start_of(words[0]))
        if enemy in [other for other, _ in found] or space in taken:
            refuse(f"{text!r}: a commander stands on one space, and alone", "enemies")
        if tiles[tile].owners[0] in KINGDOM:
            refuse(f"{text!r}: a hero begins there", "enemies")
        found.append((enemy, tile))
        taken.append(space)
    return tuple(found)


def read_tokens(
    written: list[Any], slots: tuple[int, ...], tiles: tuple[Tile, ...], refuse: Refuse
) -> tuple[tuple[int, int], ...]:
    """Tiles, and the enemy soldiers on their starting spaces."""
    found = []
    for text in written:
        words = str(text).split()
        if len(words) != 2 or not words[1].isdecimal() or int(words[1]) > 99:
            refuse(f"{text!r} should be a tile and a number", "tokens")
        tile = tile_on_map(words[0], "tokens", slots, tiles, refuse)
        if tiles[tile].owners[0] in KINGDOM:
            refuse(f"{text!r}: a hero begins there", "tokens")
        found.append((tile, int(words[1])))
    return tuple(found)


def check_start(here: Map, tiles: tuple[Tile, ...], refuse: Refuse) -> None:
    """Nobody else may stand where the princess begins."""
    tile = tiles[here.start]
    commanders = [EMPIRE[enemy] for enemy, where in here.enemies if where == here.start]
    if not here.enemies:
        commanders = [owner for owner in tile.owners if owner in EMPIRE]
    if commanders:
        refuse(f"{commanders[0]} would stand on {tile.id}, where the princess begins", "enemies")
    soldiers = dict(here.tokens).get(here.start, 0)
    if here.start not in here.blank:
        soldiers += tile.spaces[tile.start_of("")].troops
    if soldiers:
        refuse(f"{soldiers} enemy soldiers would stand on {tile.id}, where the princess begins", "tokens")


def candidates(slot: int, slots: tuple[int, ...], tiles: tuple[Tile, ...]) -> list[int]:
    """The tiles that may lie on a place: the one named there, or those that can be drawn."""
    if slot >= 0:
        return [slot]
    side = EMPIRE if slot == ANY_EMPIRE else KINGDOM
    return [number for number, tile in enumerate(tiles) if tile.owners[0] in side and number not in slots]


def check_road(
    layout: Layout,
    slots: tuple[int, ...],
    tiles: tuple[Tile, ...],
    passable: tuple[bool, ...],
    ends: tuple[int, int],
    refuse: Refuse,
) -> None:
    """UK-12.8 One can walk from the princess's start to her goal, whatever tiles are drawn."""
    is_open = [
        all([passable[tiles[tile].spaces[petal].terrain] for tile in candidates(slot, slots, tiles)])
        for slot in slots
        for petal in range(len(PETALS))
    ]
    begin, end = [place * len(PETALS) + tiles[slots[place]].start_of("") for place in ends]
    seen, edge = {begin}, [begin]
    while edge:
        edge = [to for to in {to for space in edge for to in layout.beside[space]} if to not in seen and is_open[to]]
        seen.update(edge)
    if end not in seen:
        start, goal = (f"{tiles[slots[place]].id} (place {place + 1})" for place in ends)
        refuse(f"no road is sure to lead from {start} to {goal}", "slots")


def check_supply(slots: tuple[int, ...], tiles: tuple[Tile, ...], refuse: Refuse) -> None:
    """There must be enough tiles to draw from."""
    for kind, word in ((ANY_EMPIRE, "empire"), (ANY_KINGDOM, "kingdom")):
        spare = len(candidates(kind, slots, tiles))
        if slots.count(kind) > spare:
            refuse(f"{slots.count(kind)} places for {word} tiles, and only {spare} such tiles", "slots")


def homes(here: Map, tiles: tuple[Tile, ...], passable: tuple[bool, ...]) -> int:
    """UK-12.4 How many heroes find room on the kingdom's tiles, whatever tiles are drawn."""
    room = 0
    for slot in here.slots:
        drawn = [tiles[tile] for tile in candidates(slot, here.slots, tiles)]
        if drawn[0].owners[0] in KINGDOM:
            spaces = [
                len([1 for space in tile.spaces if passable[space.terrain] and not space.troops]) for tile in drawn
            ]
            room += min(here.per_tile, *spaces)
    return room
