"""The bot that plays on: it tries its choices in imagined games that go on as a sensible player would play them."""

from __future__ import annotations

import random
import time
from math import inf, log2

from hornbook.bots.bot import Answer, only_choice
from hornbook.bots.habit import play_on, usual
from hornbook.bots.worth import live_deal, winning_choice, worth
from hornbook.core.events import Message
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng


class RolloutBot:
    """Plays its choices on by the game's habits, drops the worse half again and again, and takes the best that is left.

    It stops after so many imagined games or milliseconds, 200 ms if neither is given; with iterations alone the answer
    is reproducible. What is routine is done by habit at once.
    """

    def __init__(
        self, iterations: int = 0, ms: int = 0, depth: int = 30, trust: float = 1.0, name: str = "rollout"
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.ms = ms or (0 if iterations else 200)
        self.depth = depth
        self.trust = trust

    def choose(self, perspective: Perspective, rng: random.Random) -> Answer:
        """The choice that has done best in imagined games."""
        if len(perspective.choices) == 1:
            return only_choice(perspective)
        end = time.perf_counter() + self.ms / 1000 if self.ms else inf
        deals = Rng(rng.getrandbits(64))
        win = winning_choice(perspective, deals)
        if win is not None:
            return Answer(win, Message("bot-win", {"best": perspective.token(win)}))
        deal = live_deal(perspective, deals)
        habit = perspective.game.habit(deal)
        if habit is not None and perspective.game.is_routine(deal):
            return usual(perspective, habit)
        trial = Trial(perspective, rng, habit, self.depth, self.trust / 100)
        trial.run(self.iterations or inf, end)
        return trial.answer()


class Trial:
    """The choices of one question, tried out against each other: all meet the same deals, so luck decides little."""

    def __init__(
        self, perspective: Perspective, rng: random.Random, habit: int | None, depth: int, trust: float
    ) -> None:
        self.perspective = perspective
        self.rng = rng
        self.deals = Rng(rng.getrandbits(64))
        self.habit = habit
        self.depth = depth
        self.trust = trust  # what the usual choice is given in advance
        self.left = list(perspective.choices)
        self.totals = dict.fromkeys(self.left, 0.0)
        self.rounds = 0
        self.futures = 0

    def run(self, most: float, end: float) -> None:
        """Stage by stage, with equal shares of the games and of the time; after each the worse half is dropped."""
        begun = time.perf_counter()
        stages = max(1, round(log2(len(self.left))))
        for stage in range(1, stages + 1):
            until = begun + (end - begun) * stage / stages if end < inf else inf
            while True:
                self.imagine()
                if self.futures + len(self.left) > most * stage / stages or time.perf_counter() >= until:
                    break
            self.left.sort(key=self.mean, reverse=True)
            del self.left[max(2, (len(self.left) + 1) // 2) :]

    def imagine(self) -> None:
        """One deal, in which every choice that is left is played on."""
        game, seat = self.perspective.game, self.perspective.seat
        deal = live_deal(self.perspective, self.deals)
        for code in self.left:
            s = game.copy(deal)
            game.apply(s, code)
            play_on(game, s, self.depth, self.rng)
            self.totals[code] += worth(game, s, seat)
        self.rounds += 1
        self.futures += len(self.left)

    def mean(self, code: int) -> float:
        """What a choice has been worth so far."""
        return self.totals[code] / self.rounds + (self.trust if code == self.habit else 0.0)

    def answer(self) -> Answer:
        """The best, and the one that it beat."""
        best, second = self.left
        reason = {
            "best": self.perspective.token(best),
            "percent": round(100 * self.totals[best] / self.rounds),
            "next": self.perspective.token(second),
            "next_percent": round(100 * self.totals[second] / self.rounds),
            "futures": self.futures,
        }
        return Answer(best, Message("bot-search", reason))
