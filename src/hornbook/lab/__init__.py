"""Many games at once: simulations, leagues, and pictures of them."""

from hornbook.lab.league import league
from hornbook.lab.match import Played, play
from hornbook.lab.plot import plot
from hornbook.lab.simulate import simulate
from hornbook.lab.statistics import bootstrap, wilson

__all__ = ["Played", "bootstrap", "league", "play", "plot", "simulate", "wilson"]
