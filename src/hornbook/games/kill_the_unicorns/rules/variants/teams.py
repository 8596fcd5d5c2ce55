"""KU-11 Two teams of two, four players."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message, Seat
from hornbook.core.fields import Half, declare_frame
from hornbook.core.frame import Frame, Wording
from hornbook.games.kill_the_unicorns.rules.choices import DECLARE, FIRST, LAY, PASS, SWING, about_hunt
from hornbook.games.kill_the_unicorns.rules.content import KNIGHT
from hornbook.games.kill_the_unicorns.rules.hunt import lay, tell_laid
from hornbook.games.kill_the_unicorns.rules.powers import BEFORE_LAYING, OPENING, may_use, open_window, spend
from hornbook.games.kill_the_unicorns.rules.state import LAID, PASSED, KuState

FEWEST: Final = 2
MOST: Final = 5


@declare_frame
class ChooseFirst(Frame[KuState]):
    """KU-11.3 The team shares the role: before each phase its token holder says which of the two goes first."""

    NAME = "choose-first"
    PHASE = "choose-first"

    seat: int

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-choose-first", about_hunt(s))

    def explain(self, s: KuState, code: int) -> Wording:
        seat = code - FIRST
        return Wording(Message("choice-first", {"other": Seat(seat)}), (f"seat:{seat + 1}",))

    def run(self, s: KuState) -> None:
        a, b = sorted((self.seat, (self.seat + 2) % 4))
        s.ask(self.seat, (FIRST + a, FIRST + b), "KU-11.3")

    def chosen(self, s: KuState, code: int) -> None:
        s.first = code - FIRST
        if s.events is not None:
            s.tell("goes-first", "KU-11.3", {"seat": Seat(s.first)})
        s.done()


@declare_frame
class TeamHunt(Frame[KuState]):
    """KU-11.4 Laying together: A1 declares and lays, B1 joins or not, A2 completes, B2 completes."""

    NAME = "team-hunt"
    PHASE = "team-hunt"

    turn: int = 0
    window: int = 0  # the power window before this turn is over
    declaring: Half[int] = 0  # the number about to be declared, known only to the opener
    swing: Half[int] = 0  # the Knight has announced one card more, and nobody knows yet
    counts: list[int] = [0, 0]  # of each team: cards of its first member that count towards the number

    def public(self) -> tuple[int, ...]:
        return (self.turn, self.window, self.counts[0], self.counts[1])

    def run(self, s: KuState) -> None:
        while self.turn < 4:
            seat = (s.first + self.turn) % 4
            second = self.turn >= 2
            if s.status[seat] == PASSED or (second and s.status[(seat + 2) % 4] != LAID):
                self.on_to_next()
                continue
            if not second and not able_numbers(s, seat):
                self.team_passes(s, seat, "must-pass")
                continue
            if not self.window:
                self.window = 1
                if open_window(s, BEFORE_LAYING if s.declared else OPENING, seat):
                    return
            s.ask(seat, self.options(s, seat, second), "KU-11.4")
            return
        s.done()

    def options(self, s: KuState, seat: int, second: bool) -> tuple[int, ...]:
        """What this member may do now."""
        cards, hand, mate = s.box.cards, s.hand[seat], s.hand[(seat + 2) % 4]
        number = s.declared or self.declaring
        if number == 0:
            return (PASS, *[DECLARE + n - 1 for n in able_numbers(s, seat)])
        if second:
            shares = [number - self.counts[seat % 2]]
        else:
            low = max(1, number - cards.size[mate])
            shares = list(range(low, min(number - 1, cards.size[hand]) + 1))
        codes = sorted([code for share in shares for code in cards.fill[share + self.swing][hand]])
        if s.power_seat[KNIGHT] == seat and may_use(s, KNIGHT) and not self.swing and cards.size[hand] > shares[0]:
            codes.insert(0, SWING)
        if s.declared and not second and not self.swing:
            codes.insert(0, PASS)
        return tuple(codes)

    def prompt(self, s: KuState) -> Message:
        number = s.declared or self.declaring
        if not number:
            return Message("prompt-team-open", about_hunt(s))
        return Message("prompt-team-swing" if self.swing else "prompt-team-lay", {**about_hunt(s), "count": number})

    def chosen(self, s: KuState, code: int) -> None:
        seat = (s.first + self.turn) % 4
        if code == PASS:
            self.team_passes(s, seat, "team-passes")
        elif code == SWING:
            self.swing = 1
        elif code < LAY:
            self.declaring = code - DECLARE + 1
        else:
            self.lay_share(s, seat, s.box.cards.laid_by[code - LAY])

    def lay_share(self, s: KuState, seat: int, handful: int) -> None:
        """A member lays a share; the opener's declaration is heard with it."""
        extra = self.swing
        lay(s, seat, handful)
        self.counts[seat % 2] += s.box.cards.size[handful] - extra
        if s.declared == 0:
            s.declared = self.declaring
            s.opener = seat
            if s.events is not None:
                s.tell("declares", "KU-11.4", {"seat": Seat(seat), "count": s.declared})
        if extra:
            spend(s, KNIGHT)
        if s.events is not None:
            tell_laid(s, seat, extra)
        self.on_to_next()

    def team_passes(self, s: KuState, seat: int, message: str) -> None:
        """KU-11.4 A member who cannot or will not lay keeps the whole team out."""
        s.status[seat] = s.status[(seat + 2) % 4] = PASSED
        if s.events is not None:
            s.tell(message, "KU-11.4", {"seat": Seat(seat)})
        self.on_to_next()

    def on_to_next(self) -> None:
        self.turn += 1
        self.window = 0
        self.declaring = 0
        self.swing = 0


def able_numbers(s: KuState, seat: int) -> list[int]:
    """KU-11.4 The numbers that a team can reach with at least one card from each member."""
    size = s.box.cards.size
    mine, mates = size[s.hand[seat]], size[s.hand[(seat + 2) % 4]]
    if not mine or not mates:
        return []
    numbers = [n for n in range(FEWEST, MOST + 1) if n <= mine + mates]
    return [n for n in numbers if not s.declared or n == s.declared]
