"""Naming a game for a worker process, which finds it again."""

from __future__ import annotations

from functools import cache
from typing import Any

from hornbook.core import registry
from hornbook.core.game import Game


def name_for_worker(game: Game[Any]) -> str:
    """What another process finds a registered game by: its id, or the file that it was loaded from."""
    spec, loaded = registry.FILES.get(game.id, ("", None))
    return spec if loaded is game else game.id


@cache
def game_in_worker(name: str) -> Game[Any]:
    """The game of such a name; its file is loaded once in each process."""
    return registry.load_file(name) if registry.is_file(name) else registry.game(name)
