"""What a bot is, what it answers, and how it declares what can be set.

A bot of your own is a class with `choose`, made with its settings and its `name` as keywords:

    class Careful:
        SETTINGS = {"depth": Setting("choices to look ahead", 1, 9)}

        def __init__(self, depth: int = 2, name: str = "careful") -> None: ...
        def choose(self, perspective: Perspective, rng: random.Random) -> Answer: ...

An entry point of the group `hornbook.bots` gives it a name; on the command line `path/to/file.py:Careful:depth=3` does.
"""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol

from hornbook.core.errors import UnknownBot
from hornbook.core.events import Message
from hornbook.core.play.perspective import Perspective


class Answer(NamedTuple):
    """A choice and the reason for it, as a message of the bots' or the game's catalogue."""

    code: int
    reason: Message


class Bot(Protocol):
    """Something that plays a seat from what that seat may know."""

    name: str

    def choose(self, perspective: Perspective, rng: random.Random) -> Answer:
        """One of the choices on offer; all randomness comes from rng."""
        ...


class Setting(NamedTuple):
    """A number that a bot can be given: whole unless `whole` is off, from `least` to `most`."""

    help: str
    least: float
    most: float
    whole: bool = True

    def read(self, name: str, text: str) -> int | float:
        """The number, or UnknownBot with what would be right."""
        try:
            value: int | float = int(text) if self.whole else float(text)
        except ValueError:
            value = self.least - 1
        if self.least <= value <= self.most:
            return value
        kind = "a whole number" if self.whole else "a number"
        raise UnknownBot(f"{name}={text}: {kind} from {self.least:g} to {self.most:g} ({self.help})")


def only_choice(perspective: Perspective) -> Answer:
    """The answer where there is only one choice."""
    code = perspective.choices[0]
    return Answer(code, Message("bot-only", {"best": perspective.token(code)}))
