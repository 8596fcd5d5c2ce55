"""Games as commands name them: installed ones by id, and games of one's own by file, as in `path/to/file.py:Class`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from hornbook.core import registry
from hornbook.core.errors import BrokenGame
from hornbook.core.game import Game


def named_game(text: str) -> Game[Any]:
    """The game of a file, if the text names one, or else the installed game of that name."""
    return load_game(text) if text.endswith(".py") or registry.is_file(text) else registry.game(text)


def load_game(spec: str) -> Game[Any]:
    """The game of `path/to/file.py:Class`, registered under its id; or BrokenGame."""
    game = registry.load_file(spec)
    try:
        files(game.package)
    except (ImportError, TypeError, ValueError):
        why = f"its package {game.package!r} is not there; for a single file it is __package__"
        raise BrokenGame(f"{spec}: {why}") from None
    return game


def spec_of(game: Game[Any]) -> str:
    """How a command names a game: by its id, or by its file."""
    return registry.FILES[game.id][0] if is_from_file(game) else game.id


def is_from_file(game: Game[Any]) -> bool:
    """Whether a game, or the one that a content pack was laid over, was loaded from a file."""
    return game.id in registry.FILES
