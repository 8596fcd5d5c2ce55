"""What ids are called, in the reader's language."""

from __future__ import annotations

from hornbook.games.kill_the_unicorns.rules.content import Content

LANGUAGES = ("en", "it")


def names(content: Content, language: str, ids: bool) -> dict[str, str]:
    """Every id of tokens, events and the catalogue, with the name that a player reads.

    On a screen of letters a stable is a list of ids, so there (`ids`) a unicorn's name has its id before it.
    """
    suffix = "_it" if language == "it" else ""
    data = content.data
    found = {trap["id"]: trap["name" + suffix] for trap in data["traps"]["trap"]}
    found |= {each["id"]: each["name" + suffix] for each in data["characters"]["character"]}
    for each in data["unicorns"]["unicorn"]:
        found[each["id"]] = f"{each['id']} {each['name' + suffix]}" if ids else each["name" + suffix]
    colours = dict(zip(data["unicorns"]["colours"], data["unicorns"]["colours" + suffix], strict=True))
    found |= colours
    market = data["market"]
    found["horn"] = market["horn"]["name" + suffix]
    for item in ("dust", "candy"):
        name = market[item]["name" + suffix]
        for colour, word in colours.items():
            found[f"{item}-{colour}"] = f"{name} ({word})" if language == "it" else f"{word} {name}"
    for value in set(content.pates):
        found[f"pate-{value}"] = f"{market['pate']['name' + suffix]} {value}"
    for price in set(content.soaps):
        found[f"soap-{price}"] = f"{market['soap']['name' + suffix]}"
    return found
