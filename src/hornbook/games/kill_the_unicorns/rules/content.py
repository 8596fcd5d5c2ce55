"""KU-15 The content: cards, characters, tokens, checked once and flattened into tuples."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hornbook.core.content.content_files import Page, between, content_hash, one_of, read_pages

COLOURS: Final = 4
NO_COLOUR: Final = 4
PACKS = ("later38", "first36", "brief36")
KINDS = ("starter", "pigicorn", "regular", "legendary")
CHARACTERS = ("princess", "knight", "mage", "shaman", "huntress", "bard")
PRINCESS: Final = 0
KNIGHT: Final = 1
MAGE: Final = 2
SHAMAN: Final = 3
HUNTRESS: Final = 4
BARD: Final = 5
TRAPS = (
    "athletic_unicorn",
    "smelly_unicorn",
    "unicorn_pee",
    "running_is_useless",
    "size_does_not_matter",
    "duocorn",
    "royal_pardon",
    "pretty_in_pink",
    "trigger_happy",
    "wrong_end_of_the_lance",
    "overpaid_escort",
    "zombicorn",
    "chromatic_sneeze",
    "arithmancy",
    "voodoo_doll",
    "bad_omen",
    "ghostly_coat",
    "infallible_trap",
    "decoy_unicorn",
    "tripwire",
    "trojan_unicorn",
    "encore",
    "ballad_of_fame",
)
DUOCORN = TRAPS.index("duocorn")
PAGES = {
    "unicorns.toml": ("unicorn",),
    "hunt.toml": (),
    "characters.toml": ("character",),
    "traps.toml": ("trap",),
    "market.toml": (),
    "scoring.toml": (),
}
ITEMS = ("horn", "dust", "candy", "pate", "soap")
CHARACTER_FIELDS = ("id", "name", "name_it", "power", "power_it", "power_source", "traps_source", "traps")
ITEM_FIELDS = {
    "horn": ("price", "points", "tokens"),
    "dust": ("price", "points"),
    "candy": ("price",),
    "pate": ("price", "values"),
    "soap": ("prices", "removes"),
}
PINNED = ("athletic_unicorn", "smelly_unicorn", "unicorn_pee", "duocorn", "pretty_in_pink", "chromatic_sneeze",
          "ghostly_coat", "ballad_of_fame")  # fmt: skip
"""The traps that stay on their unicorn: a rule (chapter 14), not a value."""
SCORED = ("athletic_unicorn", "smelly_unicorn", "unicorn_pee", "ballad_of_fame")
"""The traps whose points are values."""


class Content(NamedTuple):
    """Everything printed on cards and tokens. A unicorn, a trap and a character are numbers: places in these tuples."""

    hash: str
    data: dict[str, Any]
    unicorns: tuple[str, ...]
    colours: tuple[int, ...]
    stars: tuple[int, ...]
    kinds: tuple[int, ...]
    packs: dict[str, tuple[int, ...]]
    hunt_values: tuple[int, ...]
    trap_decks: tuple[tuple[int, ...], ...]
    pinned: tuple[bool, ...]
    trap_points: tuple[int, ...]
    prices: dict[str, int]
    horn_points: int
    horns: int
    dust_points: int
    pates: tuple[int, ...]
    soaps: tuple[int, ...]
    washable: tuple[int, ...]
    family: tuple[int, ...]
    rainbow: int


def load(folder: str = "") -> Content:
    """KU-15.3 The shipped content, with an owner's pack laid over it if a folder is named."""
    return _flatten(read_pages("hornbook.games.kill_the_unicorns", PAGES, folder))


def _flatten(pages: dict[str, Page]) -> Content:
    data = {name.removesuffix(".toml"): page.data for name, page in pages.items()}
    prices, market = _market(pages["market.toml"])
    return Content(
        hash=content_hash(data),
        data=data,
        **_unicorns(pages["unicorns.toml"]),
        hunt_values=_hunt_values(pages["hunt.toml"]),
        trap_decks=_trap_decks(pages["characters.toml"]),
        **_traps(pages["traps.toml"]),
        prices=prices,
        **market,
        **_scoring(pages["scoring.toml"]),
    )


def _numbers(low: int, high: int, count: str = "") -> Any:
    def check(values: list[Any]) -> str:
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                return f"{value!r} is not a whole number between {low} and {high}"
        if count and not is_count(count, len(values)):
            return f"{len(values)} entries; it takes {count}"
        return ""

    return check


def _four_names(values: list[Any]) -> str:
    if not all(isinstance(value, str) for value in values) or len(set(values)) != len(values):
        return f"{values} should be different texts"
    return "" if len(values) == COLOURS else f"{len(values)} colours; the rainbow has {COLOURS}"


def is_count(wanted: str, got: int) -> bool:
    """Whether a count is as wanted: `8` exactly, `6+` at least."""
    return got >= int(wanted[:-1]) if wanted.endswith("+") else got == int(wanted)


def _unicorns(page: Page) -> dict[str, Any]:
    colours = page.need(page.data, "colours", list, check=_four_names)
    page.need(page.data, "colours_it", list, check=_four_names)
    entries = page.data["unicorn"]
    if len(entries) > 64:
        page.refuse(f"{len(entries)} unicorns; at the most 64", "unicorn")
    fields = ("id", "name", "name_it", "kind", "colour", "stars", "packs", "source")
    for entry in entries:
        index = page.place("unicorn", entry["id"])
        for field in ("id", "name", "name_it", "source"):
            page.need(entry, field, str, "unicorn", index)
        page.need(entry, "kind", str, "unicorn", index, one_of(KINDS))
        page.need(entry, "stars", int, "unicorn", index, between(0, 20))
        if entry["kind"] != "legendary" or "colour" in entry:
            page.need(entry, "colour", str, "unicorn", index, one_of(tuple(colours)))
        for pack in page.need(entry, "packs", list, "unicorn", index):
            if pack not in PACKS:
                page.refuse(f"{pack!r} is not one of {', '.join(PACKS)}", "unicorn", index, "packs")
        page.only(entry, fields, "unicorn", index)
    return {
        "unicorns": tuple(entry["id"] for entry in entries),
        "colours": tuple(colours.index(entry["colour"]) if "colour" in entry else NO_COLOUR for entry in entries),
        "stars": tuple(entry["stars"] for entry in entries),
        "kinds": tuple(KINDS.index(entry["kind"]) for entry in entries),
        "packs": {
            pack: tuple(number for number, entry in enumerate(entries) if pack in entry["packs"]) for pack in PACKS
        },
    }


def _hunt_values(page: Page) -> tuple[int, ...]:
    page.only(page.data, ("values", "source"))
    return tuple(sorted(page.need(page.data, "values", list, check=_numbers(0, 15, "8"))))


def _trap_decks(page: Page) -> tuple[tuple[int, ...], ...]:
    """KU-15.2 Eight different traps for each character."""
    decks: dict[str, tuple[int, ...]] = {}
    for entry in page.data["character"]:
        index = page.place("character", entry["id"])
        page.need(entry, "id", str, "character", index, one_of(CHARACTERS))
        for field in CHARACTER_FIELDS[1:-1]:
            page.need(entry, field, str, "character", index)
        names = page.need(entry, "traps", list, "character", index)
        for name in names:
            if name not in TRAPS:
                page.refuse(f"unknown trap {name!r}", "character", index, "traps")
        if len(names) != 8 or len(set(names)) != 8:
            page.refuse("a trap deck is eight different traps", "character", index, "traps")
        page.only(entry, CHARACTER_FIELDS, "character", index)
        decks[entry["id"]] = tuple(sorted(TRAPS.index(name) for name in names))
    return tuple(decks[name] for name in CHARACTERS)


def _traps(page: Page) -> dict[str, Any]:
    pinned, points = [False] * len(TRAPS), [0] * len(TRAPS)
    for entry in page.data["trap"]:
        index = page.place("trap", entry["id"])
        page.need(entry, "id", str, "trap", index, one_of(TRAPS))
        for field in ("name", "name_it", "source"):
            page.need(entry, field, str, "trap", index)
        kind = TRAPS.index(entry["id"])
        pinned[kind] = page.need(entry, "pinned", bool, "trap", index)
        if pinned[kind] != (entry["id"] in PINNED):
            rule = f"KU-14.{kind + 2}"
            page.refuse(f"what a trap does is a rule ({rule}), so this is {not pinned[kind]}", "trap", index, "pinned")
        if entry["id"] in SCORED:
            points[kind] = page.need(entry, "points", int, "trap", index, between(-9, 9))
        elif "points" in entry:
            page.refuse(f"only {', '.join(SCORED)} have points", "trap", index, "points")
        page.only(entry, ("id", "name", "name_it", "pinned", "points", "source"), "trap", index)
    return {"pinned": tuple(pinned), "trap_points": tuple(points)}


def _market(page: Page) -> tuple[dict[str, int], dict[str, Any]]:
    data = page.data
    for item, fields in ITEM_FIELDS.items():
        for field in ("name", "name_it", "source"):
            page.need(data[item], field, str, item)
        page.only(data[item], ("name", "name_it", *fields, "source"), item)
    prices = {item: page.need(data[item], "price", int, item, 0, between(0, 32)) for item in ITEMS[:4]}
    washable = page.need(data["soap"], "removes", list, "soap")
    for name in washable:
        if name not in SCORED:
            page.refuse(f"{name!r} cannot be washed off; {', '.join(SCORED)} can", "soap", 0, "removes")
    return prices, {
        "horn_points": page.need(data["horn"], "points", int, "horn", 0, between(0, 9)),
        "horns": page.need(data["horn"], "tokens", int, "horn", 0, between(6, 99)),
        "dust_points": page.need(data["dust"], "points", int, "dust", 0, between(0, 9)),
        "pates": tuple(sorted(page.need(data["pate"], "values", list, "pate", 0, _numbers(0, 19, "6+")))),
        "soaps": tuple(sorted(page.need(data["soap"], "prices", list, "soap", 0, _numbers(0, 9, "5+")))),
        "washable": tuple(TRAPS.index(name) for name in washable),
    }


def _scoring(page: Page) -> dict[str, Any]:
    family = page.need(page.data, "family", list, check=_numbers(0, 99, "6"))
    rainbow = page.need(page.data, "rainbow", int, check=between(0, 99))
    return {"family": tuple(family), "rainbow": rainbow}
