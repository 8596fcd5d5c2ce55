"""The bot that does the usual thing."""

from __future__ import annotations

import random
from typing import Any

from hornbook.bots.bot import Answer, only_choice
from hornbook.bots.random_bot import WHIM, pick
from hornbook.bots.worth import live_deal, winning_choice
from hornbook.core.events import Message
from hornbook.core.game import Game
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng


class HabitBot:
    """Does what the game calls sensible, without looking ahead; draws by lot where the game cannot say.

    `slip` is how often in a hundred it chooses blindly, unless it can win at once.
    """

    def __init__(self, slip: int = 0, name: str = "habit") -> None:
        self.name = name
        self.slip = slip

    def choose(self, perspective: Perspective, rng: random.Random) -> Answer:
        """The usual choice."""
        if len(perspective.choices) == 1:
            return only_choice(perspective)
        deals = Rng(rng.getrandbits(64))
        win = winning_choice(perspective, deals)
        if win is not None:
            return Answer(win, Message("bot-win", {"best": perspective.token(win)}))
        deal = live_deal(perspective, deals)
        slips = self.slip and not perspective.game.is_routine(deal) and rng.random() * 100 < self.slip
        code = None if slips else perspective.game.habit(deal)
        return Answer(pick(perspective.choices, rng), WHIM) if code is None else usual(perspective, code)


def usual(perspective: Perspective, code: int) -> Answer:
    """The answer that needs no thought."""
    return Answer(code, Message("bot-habit", {"best": perspective.token(code)}))


def play_on(game: Game[Any], s: Any, depth: int, rng: random.Random) -> None:
    """So many choices by habit, or to the end; by lot where the game cannot say."""
    apply, habit = game.apply, game.habit
    while s.pending >= 0 and depth > 0:
        options = s.options
        if len(options) > 1:
            depth -= 1
            code = habit(s)
            apply(s, pick(options, rng) if code is None else code)
        else:
            apply(s, options[0])
