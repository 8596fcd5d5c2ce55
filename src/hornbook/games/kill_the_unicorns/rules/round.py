"""KU-3 The round: traps, a hunt for each unicorn, the market; four times."""

from __future__ import annotations

from typing import Final

from hornbook.core.bounds import Bounds
from hornbook.core.deck import shuffled
from hornbook.core.events import Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Frame
from hornbook.core.tuples import without
from hornbook.games.kill_the_unicorns.rules.box import Box
from hornbook.games.kill_the_unicorns.rules.choices import KINDS
from hornbook.games.kill_the_unicorns.rules.hunt import EyesOnThePrize
from hornbook.games.kill_the_unicorns.rules.market import BlackMarket
from hornbook.games.kill_the_unicorns.rules.resolution import DefinitelyMaybe
from hornbook.games.kill_the_unicorns.rules.scoring import tell_scores
from hornbook.games.kill_the_unicorns.rules.set_up import SetUp
from hornbook.games.kill_the_unicorns.rules.state import WAITING, KuState
from hornbook.games.kill_the_unicorns.rules.traps import PAIRS, ItsATrap
from hornbook.games.kill_the_unicorns.rules.variants.expert import begin_memory
from hornbook.games.kill_the_unicorns.rules.variants.teams import ChooseFirst, TeamHunt
from hornbook.games.kill_the_unicorns.rules.variants.two_players import TwoPlayerHunt

ROUNDS: Final = 4
SETTING_UP: Final = 0
NEW_ROW: Final = 1
TRAPS: Final = 2
HUNT: Final = 3
MARKET: Final = 4
ROUND_END: Final = 5


@declare_frame
class Rounds(Frame[KuState]):
    """KU-3.1 The course of play: set-up, four rounds of four phases, scoring."""

    NAME = "rounds"
    PHASE = "rounds"

    step: int = SETTING_UP
    agreed: int = 0  # teams: who goes first in this phase is settled

    def run(self, s: KuState) -> None:
        step = self.step
        if s.rainbow >= 0:  # KU-8.6
            self.finish(s)
        elif s.box.teams and self.agreed == 0 and step in (TRAPS, HUNT, MARKET):
            self.agreed = 1
            s.call(ChooseFirst(s.first))  # KU-11.3
        elif step == HUNT:
            self.hunt(s)
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
                s.tell("market-opens", "KU-7.1", {"seat": Seat(s.first)})
            s.call(BlackMarket())
        elif step == ROUND_END:
            if s.round == ROUNDS:
                self.finish(s)
            else:
                end_round(s)
                begin_round(s)
                self.go(NEW_ROW)
        else:
            self.go(NEW_ROW)
            s.call(SetUp())

    def hunt(self, s: KuState) -> None:
        """KU-5.1 The next unicorn is hunted, as many players hunt."""
        start_hunt(s)
        self.go(HUNT if s.at + 1 < s.box.row else MARKET)
        s.call(DefinitelyMaybe())  # waits until the hunt is over
        if s.box.two:
            s.call(TwoPlayerHunt())
        elif s.box.teams:
            s.call(TeamHunt())
        else:
            s.call(EyesOnThePrize(s.first, s.box.seats))

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

    def outcome_name(self, s: KuState, outcome: int) -> str:
        return s.box.content.unicorns[s.deck[outcome]]

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
    s.setters = s.placed.copy()
    if box.two:
        s.secondary = [shuffled(box.cards.cards[box.cards.full]) for _ in range(2)]
        s.inferred = (0, 0)
    begin_memory(s)
    if s.events is not None:
        s.tell("round-begins", "KU-3.1", {"round": s.round, "rounds": ROUNDS, "seat": Seat(s.first)})


def end_round(s: KuState) -> None:
    """KU-3.3 Everybody takes all Hunt cards back; the Voodoo Doll wears off."""
    box = s.box
    s.hand[: box.seats] = [box.cards.full] * box.seats
    s.hand_size[: box.seats] = [box.cards.size[box.cards.full]] * box.seats
    if box.open_spent:
        s.spent = (0,) * len(s.hand)
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
        s.tell("hunt-begins", "KU-5.1", {"unicorn": unicorn, "place": s.at + 1, "seat": Seat(s.first)})


def bounds(box: Box) -> Bounds:
    """What no game of a set-up exceeds, counted phase by phase as if everybody had a choice everywhere."""
    content, seats, characters = box.content, box.seats, len(box.chosen_by)
    turns = 4 if box.two else seats  # to place a trap, to buy
    windows = characters + 1 if box.powers else 0  # for powers: before each character lays, and before a declaration
    # A hunt. KU-5.2, KU-11.4, KU-12.4: each character lays or passes; then there are two declarations and a swing.
    hunt = characters + 3
    # KU-13.2 Two are asked in a window, at the end also the Mage, the Huntress and the Shaman.
    hunt += 2 * windows + (3 if box.powers else 0)
    # KU-6.5 A trap is turned; of all effects Encore! asks most (KU-14.23), or Trojan Unicorn (KU-14.22).
    hunt += 1 + max(2, box.hunters - 1) if box.traps else 0
    # A round. KU-4.2, KU-7.1: traps, and an item with its target.
    decisions = box.row * hunt + (turns if box.traps else 0) + 2 * turns
    # KU-13.1, KU-13.5: whoever used a power lets another be asked again; the Mage's target answers.
    decisions += 5 if box.powers else 0
    decisions += box.row + 2 if box.teams else 0  # KU-11.3
    # Chance in a hunt: a race in each window (KU-13.2), a decoy (KU-14.20), four cards for each Secondary (KU-12.5).
    rolls = (windows + 1 if box.powers and box.race else 0) + (1 if box.traps else 0) + (8 if box.two else 0)
    # And in a round: the row, everybody's traps, a Secondary's other card (KU-12.11).
    rolls = box.row * (1 + rolls) + (seats if box.traps else 0) + (1 if box.powers and box.two else 0)
    set_up = characters if box.choose_characters else 0
    decisions = set_up + ROUNDS * decisions
    chances = 1 + characters - set_up + seats + box.pates + box.soaps + ROUNDS * rolls
    widest = [box.deck, box.starters, box.roster, content.pates, content.soaps, range(seats), PAIRS[-1]]
    return Bounds(KINDS.size, max(map(len, widest)), decisions, decisions + chances)
