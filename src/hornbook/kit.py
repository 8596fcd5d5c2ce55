"""Everything that a game is written with, behind one door: `from hornbook.kit import Deck, Frame, Game, …`.

`docs/write-a-game.md` tells step by step how; `hornbook.testing.laws.conforms` holds the result to all laws.
"""

from hornbook.core.abilities import Order
from hornbook.core.automaton import Fired, Line, first_to_fire
from hornbook.core.bounds import Bounds
from hornbook.core.choices import Kinds
from hornbook.core.content.box import BoxedGame
from hornbook.core.deck import EVERYBODY, Deck, redeal, shuffled
from hornbook.core.errors import BadContent, BadSetup
from hornbook.core.events import Event, Message, Seat, seats_of
from hornbook.core.fields import Half, Shared, Shown, declare_frame, declare_state, start
from hornbook.core.frame import Frame, Wording, told_apart
from hornbook.core.game import Game, Result, frames_in
from hornbook.core.loop import ask_anew
from hornbook.core.rng import Rng
from hornbook.core.screen.picture import Cell, Section
from hornbook.core.setup import Option, Setup
from hornbook.core.state import CHANCE, OVER, RUNNING, State
from hornbook.core.tuples import less, put, without

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "OVER",
    "RUNNING",
    "BadContent",
    "BadSetup",
    "Bounds",
    "BoxedGame",
    "Cell",
    "Deck",
    "Event",
    "Fired",
    "Frame",
    "Game",
    "Half",
    "Kinds",
    "Line",
    "Message",
    "Option",
    "Order",
    "Result",
    "Rng",
    "Seat",
    "Section",
    "Setup",
    "Shared",
    "Shown",
    "State",
    "Wording",
    "ask_anew",
    "declare_frame",
    "declare_state",
    "first_to_fire",
    "frames_in",
    "less",
    "put",
    "redeal",
    "seats_of",
    "shuffled",
    "start",
    "told_apart",
    "without",
]
