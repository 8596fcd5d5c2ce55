"""KU-12 Two players, each with a Primary and a Secondary character."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message, Seat
from hornbook.core.fields import Half, declare_frame
from hornbook.core.frame import Frame, told_apart
from hornbook.games.kill_the_unicorns.rules.choices import DECLARE, LAY, PASS, SWING, about_hunt
from hornbook.games.kill_the_unicorns.rules.content import KNIGHT
from hornbook.games.kill_the_unicorns.rules.hunt import lay, tell_laid
from hornbook.games.kill_the_unicorns.rules.powers import BEFORE_LAYING, OPENING, may_use, open_window, spend
from hornbook.games.kill_the_unicorns.rules.resolution import reveal
from hornbook.games.kill_the_unicorns.rules.state import LAID, PASSED, WAITING, KuState, hold
from hornbook.games.kill_the_unicorns.rules.variants.secondary import draw, follow, infer_under

DECLARING: Final = 0
FIRST_SECONDARY: Final = 1
OTHER_SECONDARY: Final = 2
FIRST_PRIMARY: Final = 3
OTHER_PRIMARY: Final = 4
ALL_DONE: Final = 5
NUMBERS: Final = (DECLARE, DECLARE + 1, DECLARE + 2)


@declare_frame
class TwoPlayerHunt(Frame[KuState]):
    """KU-12.4 A hunt for two: declare, both Secondaries lay and show, both Primaries lay or pass."""

    NAME = "two-player-hunt"
    PHASE = "two-player-hunt"

    step: int = DECLARING
    window: int = 0  # the power window of this step is over
    drawn: int = 0  # cards drawn for the Secondary so far
    swing: Half[int] = 0  # the Knight has announced one card more, and nobody knows yet

    def prompt(self, s: KuState) -> Message:
        if self.step == DECLARING:
            return Message("prompt-declare", about_hunt(s))
        if self.step <= OTHER_SECONDARY:
            return Message("prompt-secondary", about_hunt(s))
        return Message("prompt-swing" if self.swing else "prompt-follow", about_hunt(s))

    def run(self, s: KuState) -> None:
        step = self.step
        if step == ALL_DONE:
            s.done()
        elif step == DECLARING:
            if self.opens_window(s):
                return
            s.ask(s.first, NUMBERS, "KU-12.4")
        elif step <= OTHER_SECONDARY:
            self.secondary_turn(s, self.seat(s))
        else:
            self.primary_turn(s, self.seat(s))

    def seat(self, s: KuState) -> int:
        """Whose character acts in this step."""
        return s.first if self.step in (DECLARING, FIRST_SECONDARY, FIRST_PRIMARY) else 1 - s.first

    def opens_window(self, s: KuState) -> bool:
        """KU-13.2 Somebody may want to use a power first."""
        if self.window:
            return False
        self.window = 1
        return open_window(s, BEFORE_LAYING if LAID in s.status else OPENING, self.seat(s))

    def on_to_next(self) -> None:
        self.step += 1
        self.window = 0
        self.drawn = 0
        self.swing = 0

    def secondary_turn(self, s: KuState, seat: int) -> None:
        """KU-12.5 The Secondary draws one card more than declared, lays all but one, and may not pass."""
        character, deck = seat + 2, s.secondary[seat]
        if self.drawn == 0:
            if s.status[character] == WAITING and deck.size() < s.declared:
                s.status[character] = PASSED
                if s.events is not None:
                    s.tell("secondary-out", "KU-12.5", {"seat": Seat(seat)})
            if s.status[character] == PASSED:
                self.end_secondary(s)
                return
            if self.opens_window(s):
                return
        wanted = s.declared + 1
        if self.drawn < wanted and deck.size():
            if deck.rolls() > 1:
                s.chance("hunt-card", deck.rolls(), "KU-12.5")
            else:
                self.rolled(s, 0)
        elif self.drawn == s.declared:
            self.lay_secondary(s, s.hand[character])
        else:
            s.ask(seat, s.box.cards.fill[s.declared][s.hand[character]], "KU-12.5")

    def rolled(self, s: KuState, outcome: int) -> None:
        seat = self.seat(s)
        card = s.box.cards.place[s.secondary[seat].next(outcome)]
        hold(s, seat + 2, s.hand[seat + 2] + card)
        if draw(s, seat, outcome):
            follow(s, seat, card)
        self.drawn += 1

    def outcome_name(self, s: KuState, outcome: int) -> str:
        deck = s.secondary[self.seat(s)]
        return told_apart([str(deck.next(each)) for each in range(s.rolls)], outcome)

    def lay_secondary(self, s: KuState, handful: int) -> None:
        """KU-12.5 What is not laid goes under the deck; its owner remembers it."""
        seat = self.seat(s)
        lay(s, seat + 2, handful)
        for card in s.box.cards.cards[s.hand[seat + 2]]:
            s.secondary[seat] = s.secondary[seat].with_bottom(card, 1 << seat)
        hold(s, seat + 2, 0)
        if s.events is not None:
            mine = {"cards": list(s.box.cards.cards[handful])}
            s.tell("secondary-lays", "KU-12.5", {"seat": Seat(seat), "count": s.declared}, mine, 1 << seat)
        self.end_secondary(s)

    def end_secondary(self, s: KuState) -> None:
        """KU-12.6 When both have laid, the Secondaries' cards are turned up."""
        if self.step == OTHER_SECONDARY:
            reveal(s)
            infer_under(s)
        self.on_to_next()

    def primary_turn(self, s: KuState, seat: int) -> None:
        """KU-12.6 Each Primary lays as many cards as declared, or passes; the token stays where it is."""
        cards, hand = s.box.cards, s.hand[seat]
        options = cards.lays[s.declared][hand]
        if s.status[seat] == PASSED or not options:
            if s.events is not None and s.status[seat] == WAITING:
                s.tell("must-pass", "KU-5.4", {"seat": Seat(seat)})
            s.status[seat] = PASSED
            self.on_to_next()
            return
        if self.opens_window(s):
            return
        if s.power_seat[KNIGHT] == seat and may_use(s, KNIGHT):
            options = (cards.swings if self.swing else cards.lays_of_knight)[s.declared][hand]
        s.ask(seat, options, "KU-12.6")

    def chosen(self, s: KuState, code: int) -> None:
        seat = self.seat(s)
        if self.step == DECLARING:
            s.declared = code - DECLARE + 1
            s.opener = seat
            if s.events is not None:
                s.tell("declares", "KU-12.4", {"seat": Seat(seat), "count": s.declared})
            self.on_to_next()
        elif self.step <= OTHER_SECONDARY:
            self.lay_secondary(s, s.box.cards.laid_by[code - LAY])
        elif code == SWING:
            self.swing = 1
        elif code == PASS:
            s.status[seat] = PASSED
            if s.events is not None:
                s.tell("passes", "KU-5.4", {"seat": Seat(seat)})
            self.on_to_next()
        else:
            lay(s, seat, s.box.cards.laid_by[code - LAY])
            if self.swing:
                spend(s, KNIGHT)
            if s.events is not None:
                tell_laid(s, seat, self.swing)
            self.on_to_next()
