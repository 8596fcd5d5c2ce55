"""What a bot is, and what it answers."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol

from hornbook.core.events import Message
from hornbook.core.play.perspective import Perspective


class Answer(NamedTuple):
    """A choice and the reason for it, as a message of the bots' own catalogue."""

    code: int
    reason: Message


class Bot(Protocol):
    """Something that plays a seat from what that seat may know."""

    name: str

    def choose(self, perspective: Perspective, rng: random.Random) -> Answer:
        """One of the choices on offer; all randomness comes from rng."""
        ...


def only_choice(perspective: Perspective) -> Answer:
    """The answer where there is nothing to think about."""
    code = perspective.choices[0]
    return Answer(code, Message("bot-only", {"best": perspective.token(code)}))
