"""Bots: players made of code, which see a game only through what their seat may know."""

from hornbook.bots.bot import Answer, Bot, Setting
from hornbook.bots.greedy import GreedyBot
from hornbook.bots.habit import HabitBot
from hornbook.bots.ismcts import IsmctsBot
from hornbook.bots.random_bot import RandomBot
from hornbook.bots.rollout import RolloutBot
from hornbook.bots.spec import LEVELS, bot_names, make_bot, split_specs

__all__ = [
    "LEVELS",
    "Answer",
    "Bot",
    "GreedyBot",
    "HabitBot",
    "IsmctsBot",
    "RandomBot",
    "RolloutBot",
    "Setting",
    "bot_names",
    "make_bot",
    "split_specs",
]
