"""Kill the Unicorns, put together: which part does what."""

from __future__ import annotations

from functools import cache

from hornbook.core.bounds import Bounds
from hornbook.core.content.box import BoxedGame
from hornbook.core.game import frames_in
from hornbook.core.setup import Setup
from hornbook.games.kill_the_unicorns.bots import evaluate
from hornbook.games.kill_the_unicorns.rules.box import OPTIONS, SCENARIOS, Box, check_setup
from hornbook.games.kill_the_unicorns.rules.check import check
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, Content, load
from hornbook.games.kill_the_unicorns.rules.hunt_cards import HuntCards
from hornbook.games.kill_the_unicorns.rules.round import Rounds, bounds
from hornbook.games.kill_the_unicorns.rules.scoring import result, seats_of_stable
from hornbook.games.kill_the_unicorns.rules.state import KuState, show
from hornbook.games.kill_the_unicorns.rules.variants.expert import forget_all
from hornbook.games.kill_the_unicorns.screen import hindsight
from hornbook.games.kill_the_unicorns.screen.deals import determinize, recall
from hornbook.games.kill_the_unicorns.screen.insights import KuInsights
from hornbook.games.kill_the_unicorns.screen.names import names
from hornbook.games.kill_the_unicorns.screen.observation import KuObservation
from hornbook.games.kill_the_unicorns.screen.picture import KuDrawing
from hornbook.games.kill_the_unicorns.screen.standing_orders import KuStandingOrders
from hornbook.games.kill_the_unicorns.screen.view import view
from hornbook.games.kill_the_unicorns.screen.view_fields import shape


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
    frames = frames_in("hornbook.games.kill_the_unicorns.rules")
    styles = {
        "pink": "bold magenta",
        "blue": "bold blue",
        "green": "bold green",
        "yellow": "bold yellow",
        "legendary": "bold white",
    }

    view = staticmethod(view)
    determinize = staticmethod(determinize)
    recall = staticmethod(recall)
    result = staticmethod(result)
    check = staticmethod(check)
    evaluation = evaluate
    hindsight = hindsight

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.cards = HuntCards(content.hunt_values)
        self.shape = shape(self.cards)
        self.drawing = KuDrawing(content)
        self.insights = KuInsights(content)
        self.standing_orders = KuStandingOrders(content, self.cards)
        self.observation = KuObservation(
            lambda setup: self.box(self.settle(setup)), [frame.PHASE for frame in self.frames.values()]
        )

    def with_content(self, folder: str) -> KillTheUnicorns:
        return KillTheUnicorns(load(folder))

    def default_seats(self) -> int:
        return 4

    def check_setup(self, setup: Setup) -> None:
        check_setup(self.content, setup)

    def unpack(self, setup: Setup) -> Box:
        return Box(self.content, self.cards, setup)

    def blank(self, setup: Setup) -> KuState:
        s = KuState.blank(self.box(setup))
        s.begin(Rounds())
        show(s)
        return s

    def loaded(self, s: KuState) -> None:
        show(s)
        if not s.worlds:
            forget_all(s)

    def bounds(self, setup: Setup) -> Bounds:
        return bounds(self.box(self.settle(setup)))

    def allies(self, s: KuState, seat: int) -> tuple[int, ...]:
        """KU-11.1 The members of a team."""
        return tuple(seats_of_stable(s, s.box.stable_of[seat]))

    def roles(self, s: KuState, seat: int) -> tuple[str, ...]:
        """KU-2.1 The characters of a player, as far as they have been handed out."""
        mine = [character for slot, character in enumerate(s.character) if s.box.chosen_by[slot] == seat]
        return tuple([CHARACTERS[character] for character in mine if character >= 0])

    def names(self, language: str, ids: bool = False) -> dict[str, str]:
        return names(self.content, language, ids)


@cache
def shipped() -> KillTheUnicorns:
    """The game with the content that it ships with."""
    return KillTheUnicorns(load())
