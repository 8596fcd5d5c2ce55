"""Players made of code. They see a game only through what their seat may know."""

from hornbook.bots.bot import Answer, Bot
from hornbook.bots.greedy import GreedyBot
from hornbook.bots.habit import HabitBot
from hornbook.bots.ismcts import IsmctsBot
from hornbook.bots.random_bot import RandomBot
from hornbook.bots.rollout import RolloutBot
from hornbook.bots.spec import KINDS, LEVELS, make_bot, split_specs

__all__ = [
    "KINDS",
    "LEVELS",
    "Answer",
    "Bot",
    "GreedyBot",
    "HabitBot",
    "IsmctsBot",
    "RandomBot",
    "RolloutBot",
    "make_bot",
    "split_specs",
]
