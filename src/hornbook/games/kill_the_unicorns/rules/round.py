"""KU-3 The round: traps, a hunt for each unicorn, the market; four times."""

from __future__ import annotations

from typing import Final

from hornbook.core.deck import bag_deck
from hornbook.core.state import Frame
from hornbook.core.tuples import without
from hornbook.games.kill_the_unicorns.rules.hunt import EyesOnThePrize
from hornbook.games.kill_the_unicorns.rules.market import BlackMarket
from hornbook.games.kill_the_unicorns.rules.resolution import DefinitelyMaybe
from hornbook.games.kill_the_unicorns.rules.scoring import tell_scores
from hornbook.games.kill_the_unicorns.rules.set_up import FIRST_PLAYER, SetUp
from hornbook.games.kill_the_unicorns.rules.state import WAITING, KuState
from hornbook.games.kill_the_unicorns.rules.teams import ChooseFirst, TeamHunt
from hornbook.games.kill_the_unicorns.rules.traps import ItsATrap
from hornbook.games.kill_the_unicorns.rules.two_players import TwoPlayerHunt

ROUNDS: Final = 4
SETTING_UP: Final = 0
NEW_ROW: Final = 1
TRAPS: Final = 2
HUNT: Final = 3
MARKET: Final = 4
ROUND_END: Final = 5


class Rounds(Frame[KuState]):
    """KU-3.1 The course of play: set-up, four rounds of four phases, scoring."""

    NAME = "rounds"
    __slots__ = ("step", "agreed")

    def __init__(self, step: int, agreed: int) -> None:
        self.step = step
        self.agreed = agreed  # teams: who goes first in this phase is settled

    def copy(self) -> Rounds:
        return Rounds(self.step, self.agreed)

    def public(self) -> tuple[int, ...]:
        return (self.step, self.agreed)

    def run(self, s: KuState) -> None:
        step = self.step
        if s.rainbow >= 0:  # KU-8.6
            self.finish(s)
        elif s.box.teams and self.agreed == 0 and step in (TRAPS, HUNT, MARKET):
            self.agreed = 1
            s.call(ChooseFirst(s.first))  # KU-11.3
        elif step == HUNT:
            start_hunt(s)
            self.go(HUNT if s.at + 1 < s.box.row else MARKET)
            s.call(DefinitelyMaybe(0, -1, -1, -1))  # waits until the hunt is over
            if s.box.two:
                s.call(TwoPlayerHunt(0, 0, 0, 0))
            elif s.box.teams:
                s.call(TeamHunt(0, 0, 0, 0, [0, 0]))
            else:
                s.call(EyesOnThePrize(s.first, s.box.seats, 0, 0))
        elif step == NEW_ROW:
            if len(s.row) < s.box.row:
                s.chance("unicorn", len(s.deck), "KU-2.5" if s.round == 1 else "KU-3.2")
            else:
                self.go(TRAPS if s.box.traps else HUNT)
        elif step == TRAPS:
            self.go(HUNT)
            s.call(ItsATrap(0, (1 << s.box.row) - 1))
        elif step == MARKET:
            self.go(ROUND_END)
            if s.events is not None:
                s.tell("market-opens", "KU-7.1", {"seat": s.first})
            s.call(BlackMarket(0, 0))
        elif step == ROUND_END:
            if s.round == ROUNDS:
                self.finish(s)
            else:
                end_round(s)
                begin_round(s)
                self.go(NEW_ROW)
        else:
            self.go(NEW_ROW)
            s.call(SetUp(FIRST_PLAYER, 0, []))

    def returned(self, s: KuState, result: int) -> None:
        if s.round == 0:
            begin_round(s)

    def rolled(self, s: KuState, outcome: int) -> None:
        unicorn = s.deck[outcome]
        s.deck = without(s.deck, outcome)
        s.row = s.row + (unicorn,)
        if s.events is not None:
            args = {"unicorn": s.box.content.unicorns[unicorn], "place": len(s.row)}
            s.tell("unicorn-appears", "KU-2.5" if s.round == 1 else "KU-3.2", args)
        self.run(s)

    def go(self, step: int) -> None:
        """On to another phase; a team settles anew who goes first."""
        self.step = step
        self.agreed = 0

    def finish(self, s: KuState) -> None:
        """KU-9 The end: points are counted."""
        if s.events is not None:
            tell_scores(s)
        s.done()


def begin_round(s: KuState) -> None:
    """KU-3.2 A new round: an empty row, empty trap slots, and fresh decks for the Secondaries (KU-12.5)."""
    box = s.box
    s.round += 1
    s.at = -1
    s.row = ()
    s.placed = [-1] * (2 * box.row)
    if box.two:
        s.secondary = [bag_deck(list(box.cards.cards[box.cards.full])) for _ in range(2)]
    if s.events is not None:
        s.tell("round-begins", "KU-3.1", {"round": s.round, "rounds": ROUNDS, "seat": s.first})


def end_round(s: KuState) -> None:
    """KU-3.3 Everybody takes all Hunt cards back; the Voodoo Doll wears off."""
    for seat in range(s.box.seats):
        s.hand[seat] = s.box.cards.full
    s.voodoo = 0
    if s.events is not None:
        s.tell("cards-back", "KU-3.3", {})


def start_hunt(s: KuState) -> None:
    """KU-5.1 The next unicorn in the row is hunted."""
    s.at += 1
    s.declared = 0
    s.opener = -1
    s.shown = 0
    s.peeked = 0
    s.status = [WAITING] * len(s.status)
    if s.events is not None:
        unicorn = s.box.content.unicorns[s.row[s.at]]
        s.tell("hunt-begins", "KU-5.1", {"unicorn": unicorn, "place": s.at + 1, "seat": s.first})
