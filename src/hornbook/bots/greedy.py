"""The bot that looks one choice ahead."""

from __future__ import annotations

import random
import time
from math import inf

from hornbook.bots.bot import Answer, only_choice
from hornbook.bots.random_bot import WHIM, pick
from hornbook.bots.worth import live_deal, winning_choice, worth
from hornbook.core.events import Message
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng


class GreedyBot:
    """Takes what the game judges best at once, averaged over deals of the hidden cards.

    `slip` is how often in a hundred it chooses blindly, unless it can win at once.
    """

    def __init__(self, deals: int = 6, slip: int = 0, name: str = "greedy") -> None:
        self.name = name
        self.deals = deals
        self.slip = slip

    def choose(self, perspective: Perspective, rng: random.Random) -> Answer:
        """The choice whose positions are worth most; equal ones are drawn by lot."""
        choices = perspective.choices
        if len(choices) == 1:
            return only_choice(perspective)
        deals = Rng(rng.getrandbits(64))
        win = winning_choice(perspective, deals)
        if win is not None:
            return Answer(win, Message("bot-win", {"best": perspective.token(win)}))
        if self.slip and rng.random() * 100 < self.slip:
            code = pick(choices, rng)
            return Answer(code, WHIM)
        means = one_choice_ahead(perspective, deals, self.deals)
        best, second = sorted(choices, key=lambda code: (means[code], rng.random()), reverse=True)[:2]
        reason = {
            "best": perspective.token(best),
            "percent": round(100 * means[best]),
            "next": perspective.token(second),
            "next_percent": round(100 * means[second]),
            "deals": self.deals,
        }
        return Answer(best, Message("bot-greedy", reason))


def one_choice_ahead(perspective: Perspective, rng: Rng, deals: int, end: float = inf) -> dict[int, float]:
    """What each choice is worth right after it, on the average of some deals; past `end` there is no further deal."""
    game, seat, choices = perspective.game, perspective.seat, perspective.choices
    totals = dict.fromkeys(choices, 0.0)
    dealt = 0
    while dealt < deals and (dealt == 0 or time.perf_counter() < end):
        dealt += 1
        deal = live_deal(perspective, rng)
        for code in choices:
            s = game.copy(deal)
            game.apply(s, code)
            totals[code] += worth(game, s, seat)
    return {code: total / dealt for code, total in totals.items()}
