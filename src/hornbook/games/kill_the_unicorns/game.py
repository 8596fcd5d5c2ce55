"""Kill the Unicorns, as the rest of the world sees it."""

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
from hornbook.games.kill_the_unicorns.bots import evaluate as evaluation
from hornbook.games.kill_the_unicorns.rules import check, choices, scoring
from hornbook.games.kill_the_unicorns.rules.box import OPTIONS, SCENARIOS, Box, check_setup
from hornbook.games.kill_the_unicorns.rules.content import Content, load
from hornbook.games.kill_the_unicorns.rules.hunt import EyesOnThePrize
from hornbook.games.kill_the_unicorns.rules.hunt_cards import HuntCards
from hornbook.games.kill_the_unicorns.rules.market import BlackMarket
from hornbook.games.kill_the_unicorns.rules.powers import PowerWindow, SecondThoughts
from hornbook.games.kill_the_unicorns.rules.resolution import DefinitelyMaybe
from hornbook.games.kill_the_unicorns.rules.round import SETTING_UP, Rounds
from hornbook.games.kill_the_unicorns.rules.set_up import SetUp
from hornbook.games.kill_the_unicorns.rules.state import FIELDS, KuState, blank_state
from hornbook.games.kill_the_unicorns.rules.teams import ChooseFirst, TeamHunt
from hornbook.games.kill_the_unicorns.rules.trap_effects import (
    DrawDecoy,
    FeedTheZombicorn,
    NameColour,
    TakeCardBack,
    TrojanSwap,
)
from hornbook.games.kill_the_unicorns.rules.traps import ItsATrap
from hornbook.games.kill_the_unicorns.rules.two_players import TwoPlayerHunt
from hornbook.games.kill_the_unicorns.screen import insights as reckon
from hornbook.games.kill_the_unicorns.screen import names as naming
from hornbook.games.kill_the_unicorns.screen import observation as seeing_numbers
from hornbook.games.kill_the_unicorns.screen import picture as drawing
from hornbook.games.kill_the_unicorns.screen import standing_orders as ordering
from hornbook.games.kill_the_unicorns.screen import view as seeing

FRAMES: list[type[Frame[Any]]] = [
    Rounds,
    SetUp,
    ItsATrap,
    EyesOnThePrize,
    TwoPlayerHunt,
    ChooseFirst,
    TeamHunt,
    PowerWindow,
    SecondThoughts,
    DefinitelyMaybe,
    FeedTheZombicorn,
    NameColour,
    TakeCardBack,
    DrawDecoy,
    TrojanSwap,
    BlackMarket,
]


class KillTheUnicorns(BoxedGame[KuState, Content, Box]):
    """KU-1.1 Blind bidding for unicorns, with traps and a black market: most points after four rounds win."""

    id = "kill-the-unicorns"
    title = "Kill the Unicorns"
    package = "hornbook.games.kill_the_unicorns"
    rules_version = "1"
    min_seats = 2
    max_seats = 6
    options = OPTIONS
    scenarios = SCENARIOS
    frames = {frame.NAME: frame for frame in FRAMES}
    fields = FIELDS

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.cards = HuntCards(content.hunt_values)

    def with_content(self, folder: str) -> KillTheUnicorns:
        return KillTheUnicorns(load(folder))

    def default_seats(self) -> int:
        return 4

    def check_setup(self, setup: Setup) -> None:
        check_setup(self.content, setup)

    def unpack(self, setup: Setup) -> Box:
        return Box(self.content, self.cards, setup)

    def blank(self, setup: Setup, seed: int) -> KuState:
        s = blank_state(self.box(setup), mix(seed & MASK))
        s.stack.append(Rounds(SETTING_UP, 0))
        return s

    def setup_of(self, s: KuState) -> Setup:
        return s.box.setup

    def copy(self, s: KuState) -> KuState:
        return s.copy()

    def view(self, s: KuState, seat: int | None) -> dict[str, Any]:
        return seeing.view(s, seat)

    def determinize(self, s: KuState, seat: int | None, rng: Rng) -> KuState:
        return seeing.determinize(s, seat, rng)

    def result(self, s: KuState) -> Result | None:
        return scoring.result(s)

    def check(self, s: KuState) -> list[str]:
        return check.check(s)

    def token(self, s: KuState, code: int) -> str:
        return choices.token(s, code)

    def explain(self, s: KuState, code: int) -> Explained:
        return choices.explain(s, code)

    def prompt(self, s: KuState) -> Message:
        return choices.prompt(s)

    def evaluate(self, s: KuState, seat: int) -> float:
        return evaluation.evaluate(s, seat)

    def picture(self, view: dict[str, Any]) -> list[Section]:
        """The table as titled lists of cells, from a view alone."""
        return drawing.picture(self.content, view)

    def reckoning(self, view: dict[str, Any]) -> dict[str, Any]:
        return reckon.reckoning(self.content, view)

    def orders(self, view: dict[str, Any]) -> tuple[Order, ...]:
        return ordering.orders(self.content, self.cards, view)

    def standing(self, view: dict[str, Any], tokens: Sequence[str]) -> tuple[Order, ...]:
        return ordering.standing(self.content, view, tokens)

    def obey(self, s: KuState, seat: int, tokens: Sequence[str]) -> int | None:
        return ordering.obey(s, seat, tokens)

    def names(self, language: str, ids: bool = False) -> dict[str, str]:
        return naming.names(self.content, language, ids)

    def features(self, s: KuState, seat: int) -> list[float]:
        return seeing_numbers.features(s, seat)

    def values(self, s: KuState) -> list[float]:
        return evaluation.values(s)


@cache
def shipped() -> KillTheUnicorns:
    """The game with the content that it ships with."""
    return KillTheUnicorns(load())
