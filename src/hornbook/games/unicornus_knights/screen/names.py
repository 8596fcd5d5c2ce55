"""What ids are called, in the reader's language."""

from __future__ import annotations

from hornbook.games.unicornus_knights.rules.content import Content
from hornbook.games.unicornus_knights.rules.ids import PETALS

COMPASS = {
    "en": ("centre", "north-east", "east", "south-east", "south-west", "west", "north-west"),
    "it": ("centro", "nord-est", "est", "sud-est", "sud-ovest", "ovest", "nord-ovest"),
}
OTHERS = {
    "en": {"princess": "Princess Cornelia", "soldiers": "leaderless soldiers", "nobody": "the next hero"},
    "it": {"princess": "Cornelia", "soldiers": "soldati senza capo", "nobody": "il prossimo eroe"},
}


def names(content: Content, language: str) -> dict[str, str]:
    """Every id of tokens, events and the catalogue, with the name that a player reads."""
    suffix = "_it" if language == "it" else ""
    found = dict(OTHERS.get(language, OTHERS["en"]))
    tables = (
        ("kingdom", "kingdom"),
        ("princesses", "princess"),
        ("empire", "empire"),
        ("support", "support"),
        ("fate", "fate"),
        ("events", "event"),
        ("terrain", "terrain"),
    )
    for page, table in tables:
        for entry in content.data[page][table]:
            found[entry["id"]] = entry["name" + suffix]
            if "power" in entry:
                found[f"{entry['id']}-power"] = entry["power" + suffix]
            if "ally" in entry:
                found[f"{entry['id']}-ally"] = entry["ally" + suffix]
    compass = COMPASS.get(language, COMPASS["en"])
    for entry in content.data["tiles"]["tile"]:
        found[entry["id"]] = entry["name" + suffix]
        for petal, word in zip(PETALS, compass, strict=True):
            found[f"{entry['id']}-{petal}"] = f"{entry['name' + suffix]} ({word})"
    return found
