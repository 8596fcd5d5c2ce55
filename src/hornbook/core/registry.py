"""Games are found by entry point, so anybody can ship one in a package of their own."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from hornbook.core.errors import UnknownGame
from hornbook.core.game import Game

GROUP = "hornbook.games"


@cache
def games() -> dict[str, Game[Any]]:
    """Every installed game by its id."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda e: e.name)}


def game(name: str) -> Game[Any]:
    """The game of that name; the unique beginning of one will do."""
    known = games()
    matches = [name] if name in known else [each for each in known if name and each.startswith(name)]
    if len(matches) == 1:
        return known[matches[0]]
    near = difflib.get_close_matches(name, known, 1, 0.4)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise UnknownGame(f"unknown game {name!r}{hint} (installed: {', '.join(known)})")
