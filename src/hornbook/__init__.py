"""Three unicorn board games as real software: rules enforced and explained, bots, records, speed."""

from importlib import import_module

from hornbook.core.game import Chance, Explained, Game, Result
from hornbook.core.registry import game
from hornbook.core.registry import games as installed_games
from hornbook.core.rng import Rng
from hornbook.core.setup import Setup, setup
from hornbook.core.state import CHANCE, OVER, Frame, State

import_module("hornbook.games")  # or the package would take the function's name when it is first imported
games = installed_games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "Chance",
    "Explained",
    "Frame",
    "Game",
    "Result",
    "Rng",
    "Setup",
    "State",
    "game",
    "games",
    "setup",
]
