"""The bot that does not think."""

from __future__ import annotations

import random

from hornbook.bots.bot import Answer
from hornbook.core.events import Message
from hornbook.core.play.perspective import Perspective


class RandomBot:
    """Every choice is as good as any other."""

    def __init__(self, name: str = "random") -> None:
        self.name = name

    def choose(self, perspective: Perspective, rng: random.Random) -> Answer:
        """One of the choices, each as likely as the next."""
        return Answer(pick(perspective.choices, rng), WHIM)


WHIM = Message("bot-random", {})


def pick(choices: tuple[int, ...], rng: random.Random) -> int:
    """One of the codes, each as likely as the next."""
    return choices[int(rng.random() * len(choices))]
