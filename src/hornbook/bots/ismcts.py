"""The bot that searches."""

from __future__ import annotations

import random
import time
from math import inf

from hornbook.bots.bot import Answer, only_choice
from hornbook.bots.greedy import one_choice_ahead
from hornbook.bots.search import TOTAL, VISITS, Search, Settings
from hornbook.bots.worth import winning_choice
from hornbook.core.events import Message
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng


class IsmctsBot:
    """Imagines futures until its iterations or its milliseconds are up, 200 ms if neither is given.

    With iterations alone the answer is reproducible.
    """

    def __init__(
        self,
        iterations: int = 0,
        ms: int = 0,
        depth: int = 4,
        explore: float = 1.0,
        prior: float = 1.0,
        lean: int = 80,
        settle: int = 1,
        opening: int = 4,
        name: str = "ismcts",
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.ms = ms or (0 if iterations else 200)
        self.opening = opening
        self.settings = Settings(depth, explore, prior, lean, bool(settle))

    def choose(self, perspective: Perspective, rng: random.Random) -> Answer:
        """The choice that the search came back to most often."""
        if len(perspective.choices) == 1:
            return only_choice(perspective)
        end = time.perf_counter() + self.ms / 1000 if self.ms else inf
        deals = Rng(rng.getrandbits(64))
        win = winning_choice(perspective, deals)
        if win is not None:
            return Answer(win, Message("bot-win", {"best": perspective.token(win)}))
        first = one_choice_ahead(perspective, deals, self.opening, end)
        search = Search(perspective, rng, self.settings, first)
        while search.futures < self.iterations or not self.iterations:
            search.imagine()
            if time.perf_counter() >= end:
                break
        return _answer(perspective, search)


def _answer(perspective: Perspective, search: Search) -> Answer:
    ranked = sorted(search.root, key=lambda code: (search.root[code][VISITS], search.root[code][TOTAL]), reverse=True)
    best, second = ranked[:2]
    reason = {
        "best": perspective.token(best),
        "percent": _percent(search.root[best]),
        "next": perspective.token(second),
        "next_percent": _percent(search.root[second]),
        "futures": search.futures,
    }
    return Answer(best, Message("bot-search", reason))


def _percent(edge: list[float]) -> int:
    return round(100 * edge[TOTAL] / edge[VISITS])
