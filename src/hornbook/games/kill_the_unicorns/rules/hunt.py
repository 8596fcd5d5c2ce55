"""KU-5 Eyes on the Prize: laying Hunt cards, three to six players."""

from __future__ import annotations

from hornbook.core.events import Message, Seat
from hornbook.core.fields import Half, declare_frame
from hornbook.core.frame import Frame
from hornbook.games.kill_the_unicorns.rules.choices import LAY, PASS, SWING, about_hunt
from hornbook.games.kill_the_unicorns.rules.content import KNIGHT
from hornbook.games.kill_the_unicorns.rules.powers import BEFORE_LAYING, OPENING, may_use, open_window, spend
from hornbook.games.kill_the_unicorns.rules.state import LAID, PASSED, WAITING, KuState


@declare_frame
class EyesOnThePrize(Frame[KuState]):
    """KU-5.2 Eyes on the Prize: the first player opens with one to three cards; the others match them or pass."""

    NAME = "hunt"
    PHASE = "hunt"

    seat: int
    left: int  # players still to lay or pass
    window: int = 0  # the power window before this seat's turn is over
    swing: Half[int] = 0  # the Knight has announced one card more, and nobody knows yet

    def run(self, s: KuState) -> None:
        cards = s.box.cards
        while self.left:
            seat = self.seat
            hand = s.hand[seat]
            declared = s.declared
            options = cards.lays[declared][hand]
            if options and s.status[seat] == WAITING:
                if not self.window:
                    self.window = 1
                    if open_window(s, BEFORE_LAYING if declared else OPENING, seat):
                        return
                if s.power_seat[KNIGHT] == seat and may_use(s, KNIGHT):  # KU-13.4
                    options = (cards.swings if self.swing else cards.lays_of_knight)[declared][hand]
                s.ask(seat, options, "KU-5.3" if declared else "KU-5.2")
                return
            self.go_without(s, forced=True)
        s.done()

    def prompt(self, s: KuState) -> Message:
        message = "prompt-swing" if self.swing else "prompt-follow" if s.declared else "prompt-open"
        return Message(message, about_hunt(s))

    def chosen(self, s: KuState, code: int) -> None:
        seat = self.seat
        if code >= LAY:
            cards = s.box.cards
            handful = cards.laid_by[code - LAY]
            lay(s, seat, handful)
            if s.declared == 0:
                s.declared = cards.size[handful] - self.swing
                s.opener = seat
            if self.swing:
                spend(s, KNIGHT)
            if s.events is not None:
                tell_laid(s, seat, self.swing)
            self.on_to_next(s)
        elif code == PASS:
            self.go_without(s, forced=False)
        elif code == SWING:
            self.swing = 1
        self.run(s)

    def go_without(self, s: KuState, forced: bool) -> None:
        """KU-5.4 A pass, free or forced; a first player who passes hands the token on (KU-5.6)."""
        seat = self.seat
        hushed = s.status[seat] == PASSED
        s.status[seat] = PASSED
        if s.events is not None and not hushed:
            s.tell("must-pass" if forced else "passes", "KU-5.4", {"seat": Seat(seat)})
        if s.declared == 0 and s.box.hand_over:
            s.first = (seat + 1) % s.box.seats
            if s.events is not None and self.left > 1:
                s.tell("token-passed", "KU-5.6", {"seat": Seat(s.first)})
        self.on_to_next(s)

    def on_to_next(self, s: KuState) -> None:
        """Clockwise."""
        self.seat = (self.seat + 1) % s.box.seats
        self.left -= 1
        self.window = 0
        self.swing = 0


def lay(s: KuState, character: int, handful: int) -> None:
    """KU-5.8 Cards leave the hand and lie face down."""
    size = s.box.cards.size
    left = s.hand[character] - handful
    s.hand[character] = left
    s.hand_size[character] = size[left]
    s.laid[character] = handful
    s.laid_size[character] = size[handful]
    s.status[character] = LAID


def tell_laid(s: KuState, seat: int, extra: int) -> None:
    """Everybody sees how many cards lie there; only their owner knows which."""
    handful = s.laid[seat]
    args = {"seat": Seat(seat), "count": s.box.cards.size[handful]}
    message = "lays-extra" if extra else "lays"
    rule = "KU-13.4" if extra else "KU-11.4" if s.box.teams else "KU-12.6" if s.box.two else "KU-5.3"
    if seat == s.opener and rule == "KU-5.3":
        rule = "KU-5.2"
    s.tell(message, rule, args, {"cards": list(s.box.cards.cards[handful])}, 1 << seat)
