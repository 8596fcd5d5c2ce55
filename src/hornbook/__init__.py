"""Unicorn board games as real software: rules enforced and explained, bots, records, speed."""

from hornbook.core.frame import Frame
from hornbook.core.game import Chance, Explained, Game, Result
from hornbook.core.registry import game, games
from hornbook.core.rng import Rng
from hornbook.core.setup import Setup, setup
from hornbook.core.state import CHANCE, OVER, State

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
