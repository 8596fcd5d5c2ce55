"""Bots by name: `random`, `greedy:deals=12`, `hard`, `hard:ms=50`, and lists such as `hard,random*3`."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from hornbook.bots.bot import Bot
from hornbook.bots.greedy import GreedyBot
from hornbook.bots.habit import HabitBot
from hornbook.bots.ismcts import IsmctsBot
from hornbook.bots.random_bot import RandomBot
from hornbook.bots.rollout import RolloutBot
from hornbook.core.errors import UnknownBot
from hornbook.core.game import Game


class Setting(NamedTuple):
    """A number that a bot can be given: whole unless `whole` is off, within its range."""

    help: str
    least: float
    most: float
    whole: bool = True

    def read(self, where: str, text: str) -> int | float:
        """The number, or UnknownBot with what would be right."""
        try:
            value: int | float = int(text) if self.whole else float(text)
        except ValueError:
            value = self.least - 1
        if self.least <= value <= self.most:
            return value
        kind = "a whole number" if self.whole else "a number"
        raise UnknownBot(f"{where}={text}: {kind} from {self.least:g} to {self.most:g} ({self.help})")


class Kind(NamedTuple):
    """A kind of bot: how it is made, and what can be set."""

    make: Callable[..., Bot]
    settings: Mapping[str, Setting]


KINDS: Mapping[str, Kind] = {
    "random": Kind(RandomBot, {}),
    "greedy": Kind(
        GreedyBot,
        {
            "deals": Setting("deals of the hidden cards to average over", 1, 1000),
            "slip": Setting("how often in a hundred it chooses blindly", 0, 100),
        },
    ),
    "ismcts": Kind(
        IsmctsBot,
        {
            "ms": Setting("milliseconds for a choice", 1, 600_000),
            "iterations": Setting("imagined futures for a choice", 1, 10_000_000),
            "depth": Setting("choices played out beyond the tree", 0, 10_000),
            "explore": Setting("how far doubt outweighs experience", 0, 100, whole=False),
            "prior": Setting("how many visits a first opinion counts for", 0.01, 1000, whole=False),
            "lean": Setting("how often in a hundred playouts prefer what went well", 0, 100),
            "settle": Setting("1: play out until the procedure in progress has ended", 0, 1),
            "opening": Setting("deals behind the first opinion of each choice", 1, 1000),
        },
    ),
    "habit": Kind(HabitBot, {"slip": Setting("how often in a hundred it chooses blindly", 0, 100)}),
    "rollout": Kind(
        RolloutBot,
        {
            "ms": Setting("milliseconds for a choice", 1, 600_000),
            "iterations": Setting("imagined games for a choice", 1, 10_000_000),
            "depth": Setting("choices that an imagined game goes on for", 0, 10_000),
            "trust": Setting("in a hundred: by how much another choice must beat the usual one", 0, 100, whole=False),
        },
    ),
}

LEVELS: Mapping[str, str] = {
    "easy": "greedy:deals=2:slip=30",
    "medium": "ismcts:iterations=40",
    "hard": "ismcts:ms=200",
}
"""The usual levels; a game may have its own (`Game.levels`)."""

BUDGETS = ("ms", "iterations")


def make_bot(spec: str, game: Game[Any] | None = None) -> Bot:
    """The bot that a specification `name[:key=value…]` describes, or UnknownBot; levels as the game has them."""
    kind, settings = _read(spec, {**LEVELS, **game.levels} if game is not None else LEVELS)
    return KINDS[kind].make(**settings, name=spec)


def split_specs(text: str) -> list[str]:
    """The specifications of a comma-separated list; `random*3` stands for three of them."""
    specs: list[str] = []
    for part in text.split(","):
        spec, star, times = part.strip().partition("*")
        if star and not (times.isdecimal() and 1 <= int(times) <= 99):
            raise UnknownBot(f"{part.strip()}: after * stands how many of them, as in random*3")
        _read(spec, LEVELS)
        specs += [spec] * (int(times) if star else 1)
    return specs


def _read(spec: str, levels: Mapping[str, str]) -> tuple[str, dict[str, Any]]:
    """The kind of bot and its settings; what is written after a level replaces what the level says."""
    name, *words = spec.split(":")
    if name in levels:
        kind, settings = _read(levels[name], {})
    elif name in KINDS:
        kind, settings = name, {}
    else:
        raise UnknownBot(f"no bot called {name!r}{_hint(name, [*KINDS, *LEVELS])}")
    known = KINDS[kind].settings
    given: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if key not in known:
            hint = _hint(key, known) if known else f": {kind} takes none"
            raise UnknownBot(f"{spec}: {kind} has no setting {key!r}{hint}")
        if not equals:
            raise UnknownBot(f"{spec}: {key} needs a value, as in {key}={known[key].least:g}")
        given[key] = known[key].read(key, value)
    if any(budget in given for budget in BUDGETS):
        settings = {key: value for key, value in settings.items() if key not in BUDGETS}
    return kind, {**settings, **given}


def _hint(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, known, 1, 0.5)
    guess = f" did you mean {near[0]}?" if near else ""
    return f":{guess} there are {', '.join(known)}"
