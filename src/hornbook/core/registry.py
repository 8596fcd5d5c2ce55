"""Games are found by entry point, so anybody can ship one in a package of their own; or in a file that is named."""

from __future__ import annotations

import difflib
import hashlib
import sys
from collections.abc import Iterable
from functools import cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

from hornbook.core.errors import BadFile, BrokenGame, UnknownGame
from hornbook.core.game import Game, missing

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
            found.broken[entry.name] = (
                f"the game {entry.name} cannot be loaded ({_origin(entry)}): {_in_short(problem)}"
            )
    return found


FILES: dict[str, tuple[str, Game[Any]]] = {}
"""Games from files by their id: what they were named by, and the game."""


PICKLED: dict[tuple[str, str], Game[Any]] = {}
"""Games that were pickled in this process, by their id and content."""


def unpickled(name: str, content: str) -> Game[Any]:
    """The game of that name with that content."""
    found = PICKLED.get((name, content)) or game(name)
    if found.content_hash != content:
        raise UnknownGame(f"pickled with content {content!r} of {name}; here it is {found.content_hash!r}")
    return found


def games() -> dict[str, Game[Any]]:
    """Every installed game by its id, and those from files that were named."""
    return {**installed().games, **{ident: game for ident, (_, game) in FILES.items()}}


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


def load_file(spec: str) -> Game[Any]:
    """The game of a file, `path/to/file.py:Class`, which is found by its id from now on; or BrokenGame."""
    for known, game in FILES.values():
        if known == spec:
            return game
    try:
        found = object_in_file(spec)
        game = _checked(found() if isinstance(found, type) and issubclass(found, Game) else found)
        if game.id in games():
            raise ValueError(f"there is a game called {game.id} already")
    except BadFile as problem:
        raise BrokenGame(str(problem)) from problem
    except Exception as problem:  # whatever somebody else's file may raise
        raise BrokenGame(f"{spec}: {_in_short(problem)}") from problem
    FILES[game.id] = (spec, game)
    return game


def is_file(spec: str) -> bool:
    """Whether a name means something in a Python file: `path/to/file.py:Class`."""
    path, colon, _ = spec.partition(".py:")
    return bool(path and colon)


def object_in_file(spec: str) -> Any:
    """What a Python file calls by a name, `path/to/file.py:Name`; or BadFile. Its folder counts as its package."""
    before, _, name = spec.rpartition(":")
    path = Path(before).expanduser().resolve()
    if not is_file(spec) or not name.isidentifier():
        raise BadFile(f"{spec}: name a file and a class in it, as in path/to/file.py:Class")
    if not path.is_file():
        raise BadFile(f"{before}: there is no such file")
    try:
        module = _module(path)
    except (Exception, SystemExit) as problem:  # whatever somebody else's file may raise
        raise BadFile(f"{before} cannot be loaded: {_in_short(problem)}") from problem
    if not hasattr(module, name):
        raise BadFile(f"{before}: there is no {name} in it")
    return getattr(module, name)


def _module(path: Path) -> Any:
    """A file as a module of a package that is its folder, so that words and rules are found beside it."""
    folder = hashlib.sha256(str(path.parent).encode()).hexdigest()[:12]
    package, name = f"hornbook_file_{folder}", f"hornbook_file_{folder}.{path.stem}"
    if name in sys.modules:
        return sys.modules[name]
    if package not in sys.modules:
        home = ModuleSpec(package, SourceFileLoader(package, str(path.parent / "__init__.py")), is_package=True)
        home.submodule_search_locations = [str(path.parent)]
        sys.modules[package] = module_from_spec(home)
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError("this is no Python file")
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _in_short(problem: BaseException) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())


def _beginning(text: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if text and name.startswith(text)]


def _load(entry: EntryPoint) -> Game[Any]:
    return _checked(entry.load())


def _checked(loaded: Any) -> Game[Any]:
    if not isinstance(loaded, Game):
        raise TypeError(f"this is of type {type(loaded).__name__}; it should be an object of hornbook.core.game.Game")
    lacking = missing(loaded)
    if lacking:
        raise TypeError(f"this game is incomplete; it lacks {', '.join(lacking)}")
    return loaded


def _origin(entry: EntryPoint) -> str:
    package = f" of {entry.dist.name} {entry.dist.version}" if entry.dist else ""
    return f"entry point {entry.value}{package}"
