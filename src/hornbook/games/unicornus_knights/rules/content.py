"""The content: characters, tiles and cards, checked once and flattened into tuples."""

from __future__ import annotations

from typing import Any, NamedTuple

from hornbook.core.content.content_files import Page, between, content_hash, one_of, read_pages
from hornbook.games.unicornus_knights.rules.ids import (
    EMPIRE,
    EVENTS,
    FATES,
    KINGDOM,
    PETALS,
    PRINCESSES,
    SUPPORT,
    TEMPERS,
    TERRAIN,
)
from hornbook.games.unicornus_knights.rules.map.layouts import Map, read_map

PAGES = {
    "kingdom.toml": ("kingdom",),
    "princesses.toml": ("princess",),
    "empire.toml": ("empire",),
    "tiles.toml": ("tile",),
    "terrain.toml": ("terrain",),
    "support.toml": ("support",),
    "fate.toml": ("fate",),
    "events.toml": ("event",),
    "maps.toml": ("map",),
}
WORDS = ("name", "name_it", "title", "title_it", "power", "power_it", "ally", "ally_it", "source")
GENDERS = ("female", "male", "both", "none")
RESULTS = "HML"
SIDES = {"empire": EMPIRE, "kingdom": KINGDOM, "princess": ("princess",)}
"""Whose tiles there are."""
RULES = ("when", "kind", "tile")
"""Fields that say what the rules do; they stand in the content to be read."""
WITH_VALUES = ("city", "village", "fort")
"""UK-3.5 Where there may be something to collect or to recruit."""


class Space(NamedTuple):
    """What is printed on one hex."""

    terrain: int
    difficulty: int
    passable: bool
    defence: int
    collect: int
    recruit: int
    troops: int
    start: int  # 1: a starting space
    owner: str  # whose, where two share a tile


class Tile(NamedTuple):
    """A tile: whose it is, and its seven spaces."""

    id: str
    empire: bool
    owners: tuple[str, ...]
    spaces: tuple[Space, ...]

    def start_of(self, owner: str) -> int:
        """The petal on which an owner starts."""
        starts = [petal for petal, space in enumerate(self.spaces) if space.start]
        own = [petal for petal in starts if self.spaces[petal].owner == owner]
        return (own or starts)[0]


class Numbers(NamedTuple):
    """What powers and cards count with: `<id>_<field>` of the content."""

    annelie_price: int
    donia_price: int
    donia_cards: int
    gato_dice: int
    gato_heal: int
    josephine_resources: int
    josephine_escort: int
    magnus_actions: int
    magnus_price: int
    magnus_tokens: int
    havok_dice: int
    ilsahti_actions: int
    ilsahti_price: int
    mirza_damage: int
    cat_band_resources: int
    zyne_actions: int
    warrior_damage: int
    lucky_girl_cards: int
    social_resources: int
    lionel_ally_command: int
    amina_ally_heal: int
    black_knight_ally_dice: int
    dahaka_times: int
    dahaka_ally_price: int
    dahaka_ally_dice: int
    demian_heal: int
    demian_ally_price: int
    demian_ally_tokens: int
    dorgas_more_cp: int
    dorgas_ally_dice: int
    dorgas_ally_most: int
    exhar_fewer_dice: int
    exhar_ally_command: int
    gregorio_damage: int
    gregorio_ally_damage: int
    gregorio_ally_cards: int
    irvin_more_cp: int
    irvin_ally_dice: int
    marianne_more_cp: int
    marianne_ally_dice: int
    kostov_tokens: int
    kostov_ally_resources: int
    lyla_ally_dice: int
    abyss_king_tokens: int
    abyss_king_ally_tokens: int
    ravinith_fill: int
    ravinith_tokens: int
    ravinith_ally_gain: int
    rozie_most_damage: int
    help_from_the_people_gain: int
    supply_convoy_resources: int
    ambush_dice: int
    healing_potion_heal: int
    fire_tactics_tokens: int
    shield_wall_damage: int
    mock_moves: int
    stay_a_while_actions: int
    rallying_cry_tokens: int
    scout_report_cards: int
    courier_resources: int
    destined_meeting_cards: int
    war_council_cards: int
    banner_command: int
    pack_mules_resources: int
    diabolical_trap_damage: int
    mercenary_resources: int
    fated_enemy_tokens: int
    old_debt_resources: int
    captured_banner_cards: int
    oppressive_empire_tokens: int
    oppressive_empire_resources: int
    heavy_rain_resources: int
    wary_villagers_tokens: int
    supply_thieves_resources: int
    border_patrol_tokens: int
    impatient_princess_actions: int
    market_day_resources: int
    ill_omens_cards: int
    hopelessness_damage: int
    assassins_damage: int
    sudden_illness_resources: int
    sudden_illness_damage: int
    fresh_legions_tokens: int
    desertion_least: int
    desertion_tokens: int
    curse_of_immortality_tokens: int
    ancestral_weapon_damage: int
    emperors_wrath_cp: int
    scorched_earth_most: int
    palace_guard_tokens: int
    exhaustion_resources: int


class Content(NamedTuple):
    """Everything printed. A character, a tile, a card is a number: its place in these tuples."""

    hash: str
    data: dict[str, Any]
    numbers: Numbers
    command: tuple[int, ...]  # of each kingdom character, as are the next four
    life: tuple[int, ...]
    attack: tuple[tuple[int, ...], ...]
    defend: tuple[tuple[int, ...], ...]
    gender: tuple[str, ...]
    princess_command: tuple[int, ...]
    princess_life: tuple[int, ...]
    combat_power: tuple[int, ...]  # of each empire character, as are the next six
    enemy_life: tuple[int, ...]
    temper: tuple[int, ...]
    no_fate: tuple[bool, ...]
    unbreakable: tuple[bool, ...]
    enemy_gender: tuple[str, ...]
    imperial: tuple[bool, ...]
    tiles: tuple[Tile, ...]
    difficulty: tuple[int, ...]  # of each terrain
    passable: tuple[bool, ...]
    support_copies: tuple[int, ...]
    fate_copies: tuple[int, ...]
    event_level: tuple[int, ...]
    event_lasts: tuple[bool, ...]  # ONGOING
    event_stays: tuple[bool, ...]  # it does something after it was turned up
    maps: dict[str, Map]

    def tile(self, ident: str) -> int:
        """A tile's number."""
        return next(number for number, tile in enumerate(self.tiles) if tile.id == ident)

    def tile_of(self, owner: str) -> int:
        """The number of an owner's tile."""
        return next(number for number, tile in enumerate(self.tiles) if owner in tile.owners)


def load(folder: str = "") -> Content:
    """The shipped content, with an owner's pack laid over it if a folder is named."""
    return _flatten(read_pages("hornbook.games.unicornus_knights", PAGES, folder, RULES))


def _flatten(pages: dict[str, Page]) -> Content:
    data = {name.removesuffix(".toml"): page.data for name, page in pages.items()}
    numbers: dict[str, int] = {}
    kingdom = _entries(pages["kingdom.toml"], "kingdom", KINGDOM, numbers, KINGDOM_FIELDS)
    princesses = _entries(pages["princesses.toml"], "princess", PRINCESSES, numbers, PRINCESS_FIELDS)
    empire = _entries(pages["empire.toml"], "empire", EMPIRE, numbers, EMPIRE_FIELDS)
    support = _entries(pages["support.toml"], "support", SUPPORT, numbers, {"copies": int, "when": str})
    fates = _entries(pages["fate.toml"], "fate", FATES, numbers, {"copies": int})
    events = _entries(pages["events.toml"], "event", EVENTS, numbers, {"level": int, "kind": str})
    terrain = _entries(pages["terrain.toml"], "terrain", TERRAIN, {}, TERRAIN_FIELDS)
    tiles = _tiles(pages["tiles.toml"], terrain)
    page = pages["maps.toml"]
    passable = _column(terrain, "passable")
    maps = {entry["id"]: read_map(page, entry, tiles, passable) for entry in page.data["map"]}
    return Content(
        hash=content_hash(data),
        data=data,
        numbers=Numbers(**{name: numbers[name] for name in Numbers._fields}),
        command=_column(kingdom, "command"),
        life=_column(kingdom, "life"),
        attack=_tables(pages["kingdom.toml"], kingdom, "attack"),
        defend=_tables(pages["kingdom.toml"], kingdom, "defence"),
        gender=_column(kingdom, "gender"),
        princess_command=_column(princesses, "command"),
        princess_life=_column(princesses, "life"),
        combat_power=tuple([entry.get("cp", 0) for entry in empire]),
        enemy_life=_column(empire, "life"),
        temper=tuple([TEMPERS.index(entry["personality"]) for entry in empire]),
        no_fate=_column(empire, "no_fate"),
        unbreakable=_column(empire, "unbreakable"),
        enemy_gender=_column(empire, "gender"),
        imperial=_column(empire, "imperial"),
        tiles=tiles,
        difficulty=_column(terrain, "difficulty"),
        passable=passable,
        support_copies=_column(support, "copies"),
        fate_copies=_column(fates, "copies"),
        event_level=_column(events, "level"),
        event_lasts=tuple(["O" in entry["kind"] for entry in events]),
        event_stays=tuple([entry["kind"] != "I" for entry in events]),
        maps=maps,
    )


KINGDOM_FIELDS = {"gender": str, "tile": str, "command": int, "life": int, "attack": str, "defence": str}
PRINCESS_FIELDS = {"gender": str, "tile": str, "command": int, "life": int}
EMPIRE_FIELDS = {"gender": str, "tile": str, "life": int, "personality": str, "no_fate": bool, "unbreakable": bool,
                 "imperial": bool}  # fmt: skip
TERRAIN_FIELDS = {"difficulty": int, "defence": int, "passable": bool}
LEGAL: dict[str, tuple[str, ...]] = {
    "gender": GENDERS,
    "personality": TEMPERS,
    "when": ("turn", "before_roll", "after_roll", "ongoing"),
    "kind": ("I", "R", "O", "IR"),
}
LEAST = {"life": 1, "copies": 0, "difficulty": -9}


def _entries(
    page: Page, table: str, ids: tuple[str, ...], numbers: dict[str, int], fields: dict[str, type]
) -> list[dict[str, Any]]:
    """UK-19.2 The entries of a page in the order of their ids, checked; what powers count with goes to `numbers`."""
    found: dict[str, dict[str, Any]] = {}
    for entry in page.data[table]:
        at = page.place(table, entry["id"])
        if entry["id"] not in ids:
            page.refuse(f"{entry['id']!r} is not one of {', '.join(ids)}", table, at, "id")
        for field, kind in fields.items():
            page.need(entry, field, kind, table, at, _check(field, kind))
        for field, value in entry.items():
            if field in WORDS:
                page.need(entry, field, str, table, at)
            elif field != "id" and field not in fields:
                number = f"{entry['id']}_{field}"
                if number not in Numbers._fields and not (table == "empire" and field == "cp"):
                    page.refuse(f"unknown field: nothing about {entry['id']} counts with it", table, at, field)
                page.need(entry, field, int, table, at, between(0, 99))
                numbers[number] = value
        for field in ("name", "name_it", "source"):
            page.need(entry, field, str, table, at)
        found[entry["id"]] = entry
    return [found[ident] for ident in ids]


def _check(field: str, kind: type) -> Any:
    if field in LEGAL:
        return one_of(LEGAL[field])
    if field == "level":
        return between(1, 3)
    return between(LEAST.get(field, 0), 99) if kind is int else None


def _column(entries: list[dict[str, Any]], field: str) -> tuple[Any, ...]:
    return tuple([entry[field] for entry in entries])


def _tables(page: Page, entries: list[dict[str, Any]], field: str) -> tuple[tuple[int, ...], ...]:
    """Dice tables: six letters H, M, L for the faces 1 to 6."""
    tables = []
    for entry in entries:
        letters = entry[field]
        if len(letters) != 6 or any(letter not in RESULTS for letter in letters):
            at = page.place("kingdom", entry["id"])
            page.refuse(f"{letters!r} should be six letters, each H, M or L", "kingdom", at, field)
        tables.append(tuple([RESULTS.index(letter) for letter in letters]))
    return tuple(tables)


def _tiles(page: Page, terrain: list[dict[str, Any]]) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for entry in page.data["tile"]:
        at = page.place("tile", entry["id"])
        page.only(entry, ("id", "name", "name_it", "side", "owners", "spaces", "source"), "tile", at)
        for field in ("id", "name", "name_it", "source"):
            page.need(entry, field, str, "tile", at)
        side = page.need(entry, "side", str, "tile", at, one_of(SIDES))
        owners = page.need(entry, "owners", list, "tile", at)
        if not owners or any(owner not in SIDES[side] for owner in owners):
            page.refuse(f"{entry['id']}: {owners} should be some of {', '.join(SIDES[side])}", "tile", at, "owners")
        for other in tiles:
            for owner in set(owners) & set(other.owners):
                page.refuse(f"{entry['id']}: {owner} begins on {other.id} already", "tile", at, "owners")
        written = page.need(entry, "spaces", list, "tile", at)
        if len(written) != len(PETALS):
            page.refuse(f"{entry['id']}: {len(written)} spaces; a tile has {len(PETALS)}", "tile", at, "spaces")
        spaces = [
            _space(page, at, entry["id"], petal, text, terrain) for petal, text in zip(PETALS, written, strict=True)
        ]
        starts = sorted([space.owner for space in spaces if space.start])
        if starts != sorted(owners) and not (len(owners) == 1 and starts == [""]):
            page.refuse(f"{entry['id']}: one starting space (*) for each owner", "tile", at, "spaces")
        if side != "empire" and any(space.start and space.troops for space in spaces):
            page.refuse(f"{entry['id']}: no enemies where {owners[0]} begins", "tile", at, "spaces")
        tiles.append(Tile(entry["id"], side == "empire", tuple(owners), tuple(spaces)))
    return tuple(tiles)


def _space(page: Page, at: int, tile: str, petal: str, text: Any, terrain: list[dict[str, Any]]) -> Space:
    """UK-3.4, UK-3.5 A space as written, `city d1 r4 m2 e3 *`: its own numbers, or those of its terrain."""
    words = text.split() if isinstance(text, str) and text.strip() else [""]
    if words[0] not in TERRAIN:
        page.refuse(f"{tile}, {petal}: {words[0]!r} is not one of {', '.join(TERRAIN)}", "tile", at, "spaces")
    kind = TERRAIN.index(words[0])
    values = {"d": terrain[kind]["defence"], "r": 0, "m": 0, "e": 0}
    start, owner = 0, ""
    for word in words[1:]:
        if word.startswith("*"):
            start, owner = 1, word[1:]
        elif word[0] in values and word[1:].isdecimal() and int(word[1:]) <= 99:
            values[word[0]] = int(word[1:])
        else:
            page.refuse(f"{tile}, {petal}: {word!r} is not d, r, m or e with a number, or *", "tile", at, "spaces")
    if (values["r"] or values["m"]) and words[0] not in WITH_VALUES:
        page.refuse(f"{tile}, {petal}: only {', '.join(WITH_VALUES)} have r or m", "tile", at, "spaces")
    if not terrain[kind]["passable"] and (start or values["e"]):
        page.refuse(f"{tile}, {petal}: nobody can stand on a {words[0]}", "tile", at, "spaces")
    difficulty, passable = terrain[kind]["difficulty"], terrain[kind]["passable"]
    return Space(kind, difficulty, passable, values["d"], values["r"], values["m"], values["e"], start, owner)
