"""Players made of code. They see a game only through what their seat may know."""

from hornbook.bots.bot import Answer, Bot
from hornbook.bots.greedy import GreedyBot
from hornbook.bots.ismcts import IsmctsBot
from hornbook.bots.random_bot import RandomBot
from hornbook.bots.spec import KINDS, LEVELS, make_bot, split_specs

__all__ = [
    "KINDS",
    "LEVELS",
    "Answer",
    "Bot",
    "GreedyBot",
    "IsmctsBot",
    "RandomBot",
    "make_bot",
    "split_specs",
]
