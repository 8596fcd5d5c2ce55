"""Games are found by entry point, so anybody can ship one in a package of their own."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from hornbook.core.errors import BrokenGame, UnknownGame
from hornbook.core.game import Game

GROUP = "hornbook.games"


class Installed(NamedTuple):
    """The games that can be played, and of the others what is wrong with them, both by id."""

    games: dict[str, Game[Any]]
    broken: dict[str, str]


@cache
def installed() -> Installed:
    """What the entry points bring; one that fails does not hide the others."""
    found = Installed({}, {})
    for entry in sorted(entry_points(group=GROUP), key=lambda e: e.name):
        try:
            found.games[entry.name] = _load(entry)
        except Exception as problem:  # whatever somebody else's package may raise
            why = " ".join(f"{type(problem).__name__}: {problem}".split())
            found.broken[entry.name] = f"the game {entry.name} cannot be loaded ({_origin(entry)}): {why}"
    return found


def games() -> dict[str, Game[Any]]:
    """Every installed game by its id."""
    return installed().games


def broken() -> dict[str, str]:
    """What is wrong with each game that is installed but cannot be loaded, by its id."""
    return installed().broken


def game(name: str) -> Game[Any]:
    """The game of that name; the unique beginning of one will do."""
    known, failed = games(), broken()
    matches = [name] if name in known or name in failed else _beginning(name, known) or _beginning(name, failed)
    if len(matches) != 1:
        near = difflib.get_close_matches(name, known, 1, 0.4)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"unknown game {name!r}{hint} (installed: {', '.join(known) or 'none'})")
    if matches[0] not in known:
        raise BrokenGame(failed[matches[0]])
    return known[matches[0]]


def _beginning(text: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if text and name.startswith(text)]


def _load(entry: EntryPoint) -> Game[Any]:
    loaded = entry.load()
    if not isinstance(loaded, Game):
        raise TypeError(f"this is of type {type(loaded).__name__}; it should be an object of hornbook.core.game.Game")
    return loaded


def _origin(entry: EntryPoint) -> str:
    package = f" of {entry.dist.name} {entry.dist.version}" if entry.dist else ""
    return f"entry point {entry.value}{package}"
