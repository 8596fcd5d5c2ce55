"""Unicornus Knights, as the rest of the world sees it."""

from __future__ import annotations

from functools import cache

from hornbook.core.abilities import Habits, StandingOrders, WholeEvaluation
from hornbook.core.bounds import Bounds
from hornbook.core.content.box import BoxedGame
from hornbook.core.game import frames_in
from hornbook.core.setup import Setup
from hornbook.games.unicornus_knights.bots import evaluate, policy
from hornbook.games.unicornus_knights.migration import migrate
from hornbook.games.unicornus_knights.rules.box import OPTIONS, SCENARIOS, Box, check_setup
from hornbook.games.unicornus_knights.rules.check import check
from hornbook.games.unicornus_knights.rules.content import Content, load
from hornbook.games.unicornus_knights.rules.end import bounds, result
from hornbook.games.unicornus_knights.rules.round import Rounds
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkState, procedures
from hornbook.games.unicornus_knights.rules.units import name_of
from hornbook.games.unicornus_knights.screen import names, standing_orders
from hornbook.games.unicornus_knights.screen.automata import Automata
from hornbook.games.unicornus_knights.screen.insights import Insights
from hornbook.games.unicornus_knights.screen.observation import UkObservation
from hornbook.games.unicornus_knights.screen.picture import Drawing
from hornbook.games.unicornus_knights.screen.view import determinize, view
from hornbook.games.unicornus_knights.screen.view_fields import SHAPE


class UnicornusKnights(BoxedGame[UkState, Content, Box]):
    """UK-1.1 Bring the princess to the throne: a march through automated enemies, won or lost together."""

    id = "unicornus-knights"
    title = "Unicornus Knights"
    package = "hornbook.games.unicornus_knights"
    rules_version = "2"
    older_rules = ("1",)
    min_seats = 1
    max_seats = 6
    options = OPTIONS
    scenarios = SCENARIOS
    frames = frames_in("hornbook.games.unicornus_knights.rules")
    styles = {"yellow": "bold yellow"}
    levels = {"easy": "habit", "medium": "rollout:iterations=1:depth=6", "hard": "rollout:iterations=32"}

    view = staticmethod(view)
    determinize = staticmethod(determinize)
    result = staticmethod(result)
    check = staticmethod(check)
    migrate = staticmethod(migrate)

    drawing: Drawing
    insights: Insights
    automata: Automata
    standing_orders: StandingOrders = standing_orders
    evaluation: WholeEvaluation = evaluate
    habits: Habits = policy
    observation: UkObservation

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.shape = SHAPE
        self.drawing = Drawing(content)
        self.insights = Insights(content)
        self.automata = Automata(content)
        self.observation = UkObservation(
            lambda setup: self.box(self.settle(setup)), [frame.PHASE for frame in self.frames.values()]
        )

    def with_content(self, folder: str) -> UnicornusKnights:
        return UnicornusKnights(load(folder))

    def default_seats(self) -> int:
        return 1

    def check_setup(self, setup: Setup) -> None:
        check_setup(self.content, setup)

    def unpack(self, setup: Setup) -> Box:
        return Box(self.content, setup)

    def blank(self, setup: Setup) -> UkState:
        box = self.box(setup)
        s = UkState.blank(box, box.empty_board)
        s.begin(Rounds())
        return s

    def loaded(self, s: UkState) -> None:
        s.board = s.box.board(s.tiles) if s.at[PRINCESS] != NOWHERE else s.box.empty_board

    def allies(self, s: UkState, seat: int) -> tuple[int, ...]:
        """UK-1.1 All win and lose together."""
        return tuple(range(s.box.seats))

    def roles(self, s: UkState, seat: int) -> tuple[str, ...]:
        """The heroes that a seat leads; while one is dead, nobody in its place."""
        return tuple([name_of(s, unit) for unit in s.box.units_of[seat] if s.who[unit] != NOBODY])

    def bounds(self, setup: Setup) -> Bounds:
        return bounds(self.box(self.settle(setup)))

    def older_token(self, s: UkState, token: str, rules_version: str) -> tuple[str, ...]:
        """Rules 1 asked for all dice at once: `assign:2H1M`, `reroll:1L`."""
        return procedures(s)[-1].older_tokens(s, token) if token.startswith(("assign:", "reroll:")) else (token,)

    def names(self, language: str, ids: bool = False) -> dict[str, str]:
        return names.names(self.content, language)


@cache
def shipped() -> UnicornusKnights:
    """The game with the content that it ships with."""
    return UnicornusKnights(load())
