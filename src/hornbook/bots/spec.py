"""Bots by specification: `random`, `greedy:deals=12`, `hard:ms=50`, `bots/mine.py:Careful`; lists: `hard,random*3`.

A name is a level of the game, a built-in bot, or a bot that an installed package brings as an entry point of the group
`hornbook.bots`. Files are loaded only where the caller says so: for the command line, never for the web.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from hornbook.bots.bot import Bot, Setting
from hornbook.bots.greedy import GreedyBot
from hornbook.bots.habit import HabitBot
from hornbook.bots.ismcts import IsmctsBot
from hornbook.bots.random_bot import RandomBot
from hornbook.bots.rollout import RolloutBot
from hornbook.core import registry
from hornbook.core.errors import BadFile, UnknownBot
from hornbook.core.game import Game

GROUP = "hornbook.bots"
BUDGETS = ("ms", "iterations")
"""Settings of which one replaces the other."""

LEVELS: Mapping[str, str] = {
    "easy": "greedy:deals=2:slip=30",
    "medium": "ismcts:iterations=40",
    "hard": "ismcts:ms=200",
}
"""The usual levels; a game may have its own (`Game.levels`)."""


class BotType(NamedTuple):
    """A bot that can be made: its name, its class or factory, and what can be set."""

    name: str
    make: Callable[..., Bot]
    settings: Mapping[str, Setting]


BUILT_IN: Mapping[str, BotType] = {
    "random": BotType("random", RandomBot, {}),
    "greedy": BotType("greedy", GreedyBot, GreedyBot.SETTINGS),
    "ismcts": BotType("ismcts", IsmctsBot, IsmctsBot.SETTINGS),
    "habit": BotType("habit", HabitBot, HabitBot.SETTINGS),
    "rollout": BotType("rollout", RolloutBot, RolloutBot.SETTINGS),
}


class InstalledBots(NamedTuple):
    """The bots that can be made, and of the others what is wrong with them, both by name."""

    types: dict[str, BotType]
    broken: dict[str, str]


@cache
def installed() -> InstalledBots:
    """The built-in bots and those of entry points; one that fails does not hide the others."""
    found = InstalledBots(dict(BUILT_IN), {})
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            if entry.name in BUILT_IN or entry.name in LEVELS:
                raise TypeError(f"{entry.name} is the name of another bot")
            found.types[entry.name] = _type_of(entry.name, entry.load())
        except Exception as problem:  # whatever somebody else's package may raise
            why = f"the bot {entry.name} cannot be loaded ({_origin(entry)}): {_in_one_line(problem)}"
            found.broken.setdefault(entry.name, why)
    return found


def levels_of(game: Game[Any] | None) -> Mapping[str, str]:
    """The specifications of a game's levels by name; the usual ones where it has none of its own."""
    return LEVELS if game is None else {**LEVELS, **game.levels}


def bot_names(game: Game[Any] | None = None) -> tuple[str, ...]:
    """Every name that a bot for this game can be made by: installed bots and levels."""
    return tuple(dict.fromkeys([*installed().types, *levels_of(game)]))


def make_bot(spec: str, game: Game[Any] | None = None, files: bool = False) -> Bot:
    """The bot that a specification `name[:key=value…]` describes, or UnknownBot; levels as the game has them.

    With `files`, the name may be `path/to/file.py:Class`.
    """
    bot_type, settings = _read(spec, game, files)
    try:
        bot = bot_type.make(**settings, name=spec)
    except Exception as problem:  # whatever somebody else's bot may raise
        raise UnknownBot(f"{spec}: this bot cannot be made: {_in_one_line(problem)}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{spec}: a {type(bot).__name__} is no bot: it has no choose(perspective, rng)")
    return bot


def split_specs(text: str, game: Game[Any] | None = None, files: bool = False) -> list[str]:
    """The specifications of a comma-separated list, each checked; `random*3` stands for three of them."""
    specs: list[str] = []
    for part in text.split(","):
        spec, star, times = part.strip().partition("*")
        if star and not (times.isdecimal() and 1 <= int(times) <= 99):
            raise UnknownBot(f"{part.strip()}: after * stands how many of them, as in random*3")
        _read(spec, game, files)
        specs += [spec] * (int(times) if star else 1)
    return specs


def names_file(spec: str) -> bool:
    """Whether a specification names a file."""
    return registry.is_file(spec)


def _read(spec: str, game: Game[Any] | None, files: bool) -> tuple[BotType, dict[str, Any]]:
    """The type of a bot and its settings; what is written after a level replaces what the level says."""
    settings: dict[str, Any] = {}
    if names_file(spec):
        if not files:
            raise UnknownBot(f"{spec}: bots of files are for the command line only")
        path, py, rest = spec.partition(".py:")
        label = f"{path}{py}{rest.partition(':')[0]}"
        bot_type = _type_in_file(label)
    else:
        label = spec.partition(":")[0]
        levels = levels_of(game)
        if label in levels:
            bot_type, settings = _read(levels[label], None, False)
        else:
            bot_type = _type_named(label, levels)
    given = _settings(spec, label, bot_type, spec.removeprefix(label).split(":")[1:])
    if any(budget in given for budget in BUDGETS):
        settings = {key: value for key, value in settings.items() if key not in BUDGETS}
    return bot_type, {**settings, **given}


def _settings(spec: str, label: str, bot_type: BotType, words: list[str]) -> dict[str, Any]:
    """The settings behind a name, each checked."""
    known, given = bot_type.settings, dict[str, Any]()
    for word in words:
        key, equals, value = word.partition("=")
        if key not in known:
            hint = _hint(key, known) if known else f": {bot_type.name} takes none"
            subject = bot_type.name if label == bot_type.name else f"{label} is {bot_type.name} here, which"
            raise UnknownBot(f"{spec}: {subject} has no setting {key!r}{hint}")
        if not equals:
            raise UnknownBot(f"{spec}: {key} needs a value, as in {key}={known[key].least:g}")
        given[key] = known[key].read(key, value)
    return given


def _type_named(name: str, levels: Iterable[str]) -> BotType:
    if name in BUILT_IN:
        return BUILT_IN[name]
    types, broken = installed()
    if name in broken:
        raise UnknownBot(broken[name])
    if name not in types:
        raise UnknownBot(f"no bot called {name!r}{_hint(name, [*types, *levels])}")
    return types[name]


def _type_in_file(name: str) -> BotType:
    try:
        return _type_of(name, registry.object_in_file(name))
    except BadFile as problem:
        raise UnknownBot(str(problem)) from problem
    except TypeError as problem:
        raise UnknownBot(f"{name}: {problem}") from None


def _type_of(name: str, made_by: Any) -> BotType:
    """The type of bot that a class or factory makes, or TypeError with what is wrong with it."""
    if not callable(made_by):
        raise TypeError(f"this is of type {type(made_by).__name__}; it should be a class or a function that makes bots")
    if isinstance(made_by, type) and not callable(getattr(made_by, "choose", None)):
        raise TypeError(f"the class {made_by.__name__} is no bot: it has no choose(perspective, rng)")
    settings = getattr(made_by, "SETTINGS", {})
    if not isinstance(settings, Mapping) or not all(isinstance(each, Setting) for each in settings.values()):
        raise TypeError("SETTINGS should have a hornbook.bots.Setting for each name")
    return BotType(name, made_by, settings)


def _in_one_line(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())


def _origin(entry: EntryPoint) -> str:
    package = f" of {entry.dist.name} {entry.dist.version}" if entry.dist else ""
    return f"entry point {entry.value}{package}"


def _hint(name: str, known: Iterable[str]) -> str:
    known = list(dict.fromkeys(known))
    near = difflib.get_close_matches(name, known, 1, 0.5)
    guess = f" did you mean {near[0]}?" if near else ""
    return f":{guess} there are {', '.join(known)}"
