"""Unicornus Knights, as the rest of the world sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from hornbook.core.content.box import BoxedGame
from hornbook.core.events import Message
from hornbook.core.game import Explained, Order, Result
from hornbook.core.picture import Section
from hornbook.core.rng import MASK, Rng, mix
from hornbook.core.setup import Setup
from hornbook.core.state import Frame
from hornbook.games.unicornus_knights.bots import evaluate as evaluation
from hornbook.games.unicornus_knights.bots import policy as playing_sensibly
from hornbook.games.unicornus_knights.rules import check, choices, end
from hornbook.games.unicornus_knights.rules.battle.battle import Battle
from hornbook.games.unicornus_knights.rules.battle.damage import Suffer
from hornbook.games.unicornus_knights.rules.battle.princess_battle import PrincessBattle
from hornbook.games.unicornus_knights.rules.box import OPTIONS, SCENARIOS, Box, check_setup
from hornbook.games.unicornus_knights.rules.content import Content, load
from hornbook.games.unicornus_knights.rules.empire.enemy_step import EnemyStep
from hornbook.games.unicornus_knights.rules.event_deck import Foresee
from hornbook.games.unicornus_knights.rules.event_step import EventStep
from hornbook.games.unicornus_knights.rules.march import FateCheck, FriendOrFoe, March
from hornbook.games.unicornus_knights.rules.new_heroes import Arrivals
from hornbook.games.unicornus_knights.rules.princess_step import PrincessStep
from hornbook.games.unicornus_knights.rules.round import Rounds
from hornbook.games.unicornus_knights.rules.set_up import SetUp
from hornbook.games.unicornus_knights.rules.start_of_round import StartOfRound
from hornbook.games.unicornus_knights.rules.state import FIELDS, UkState, blank_state
from hornbook.games.unicornus_knights.rules.turn.courier import Posting
from hornbook.games.unicornus_knights.rules.turn.deeds import Deed
from hornbook.games.unicornus_knights.rules.turn.destined_meeting import Meeting
from hornbook.games.unicornus_knights.rules.turn.draw import Draw, DrawForPrincess
from hornbook.games.unicornus_knights.rules.turn.mock import Mocking
from hornbook.games.unicornus_knights.rules.turn.send import Send
from hornbook.games.unicornus_knights.rules.turn.turn import Turn
from hornbook.games.unicornus_knights.rules.turn.volley import Volley
from hornbook.games.unicornus_knights.screen import insights as reckon
from hornbook.games.unicornus_knights.screen import names as naming
from hornbook.games.unicornus_knights.screen import observation as seeing_numbers
from hornbook.games.unicornus_knights.screen import picture as drawing
from hornbook.games.unicornus_knights.screen import standing_orders as ordering
from hornbook.games.unicornus_knights.screen import view as seeing

FRAMES: list[type[Frame[Any]]] = [
    Rounds,
    SetUp,
    StartOfRound,
    EventStep,
    Turn,
    Send,
    Deed,
    Posting,
    Foresee,
    Meeting,
    Mocking,
    Volley,
    Draw,
    DrawForPrincess,
    March,
    FateCheck,
    FriendOrFoe,
    Battle,
    Suffer,
    PrincessStep,
    PrincessBattle,
    EnemyStep,
    Arrivals,
]


class UnicornusKnights(BoxedGame[UkState, Content, Box]):
    """UK-1.1 Bring the princess to the throne: a march through automated enemies, won or lost together."""

    id = "unicornus-knights"
    title = "Unicornus Knights"
    package = "hornbook.games.unicornus_knights"
    rules_version = "1"
    min_seats = 1
    max_seats = 6
    together = True
    options = OPTIONS
    scenarios = SCENARIOS
    frames = {frame.NAME: frame for frame in FRAMES}
    fields = FIELDS
    levels = {"easy": "habit", "medium": "rollout:iterations=1:depth=6", "hard": "rollout:iterations=32"}

    def with_content(self, folder: str) -> UnicornusKnights:
        return UnicornusKnights(load(folder))

    def default_seats(self) -> int:
        return 1

    def check_setup(self, setup: Setup) -> None:
        check_setup(self.content, setup)

    def unpack(self, setup: Setup) -> Box:
        return Box(self.content, setup)

    def blank(self, setup: Setup, seed: int) -> UkState:
        s = blank_state(self.box(setup), mix(seed & MASK))
        s.stack.append(Rounds())
        return s

    def from_json(self, doc: dict[str, Any]) -> UkState:
        s = super().from_json(doc)
        s.board = s.box.board(s.tiles) if s.at[0] >= 0 else s.box.empty_board
        return s

    def setup_of(self, s: UkState) -> Setup:
        return s.box.setup

    def copy(self, s: UkState) -> UkState:
        return s.copy()

    def view(self, s: UkState, seat: int | None) -> dict[str, Any]:
        return seeing.view(s, seat)

    def determinize(self, s: UkState, seat: int | None, rng: Rng) -> UkState:
        return seeing.determinize(s, seat, rng)

    def result(self, s: UkState) -> Result | None:
        return end.result(s)

    def check(self, s: UkState) -> list[str]:
        return check.check(s)

    def token(self, s: UkState, code: int) -> str:
        return choices.token(s, code)

    def explain(self, s: UkState, code: int) -> Explained:
        return choices.explain(s, code)

    def prompt(self, s: UkState) -> Message:
        return choices.prompt(s)

    def evaluate(self, s: UkState, seat: int) -> float:
        return evaluation.worth(s)

    def values(self, s: UkState) -> list[float]:
        return evaluation.values(s)

    def habit(self, s: UkState) -> int | None:
        return playing_sensibly.answer(s)

    def is_routine(self, s: UkState) -> bool:
        return playing_sensibly.is_routine(s)

    def picture(self, view: dict[str, Any]) -> list[Section]:
        """The table as titled lists of cells, from a view alone."""
        return drawing.picture(self.content, view)

    def reckoning(self, view: dict[str, Any]) -> dict[str, Any]:
        return reckon.reckoning(self.content, view)

    def orders(self, view: dict[str, Any]) -> tuple[Order, ...]:
        return ordering.orders(view)

    def standing(self, view: dict[str, Any], tokens: Sequence[str]) -> tuple[Order, ...]:
        return ordering.standing(view, tokens)

    def obey(self, s: UkState, seat: int, tokens: Sequence[str]) -> int | None:
        return ordering.obey(s, seat, tokens)

    def features(self, s: UkState, seat: int) -> list[float]:
        return seeing_numbers.features(s, seat)

    def names(self, language: str, ids: bool = False) -> dict[str, str]:
        return naming.names(self.content, language)


@cache
def shipped() -> UnicornusKnights:
    """The game with the content that it ships with."""
    return UnicornusKnights(load())
