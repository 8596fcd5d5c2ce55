"""KU-5 Eyes on the Prize: laying Hunt cards, three to six players."""

from __future__ import annotations

from hornbook.core.state import Frame
from hornbook.games.kill_the_unicorns.rules.codes import LAY, PASS, SWING
from hornbook.games.kill_the_unicorns.rules.content import KNIGHT
from hornbook.games.kill_the_unicorns.rules.powers import BEFORE_LAYING, OPENING, may_use, open_window, spend
from hornbook.games.kill_the_unicorns.rules.state import LAID, PASSED, WAITING, KuState


class EyesOnThePrize(Frame[KuState]):
    """KU-5.2 Eyes on the Prize: the first player opens with one to three cards; the others match them or pass."""

    NAME = "hunt"
    __slots__ = ("seat", "left", "window", "swing")

    def __init__(self, seat: int, left: int, window: int, swing: int) -> None:
        self.seat = seat
        self.left = left  # players still to lay or pass
        self.window = window  # the power window before this seat's turn is over
        self.swing = swing  # the Knight has announced one card more, and nobody knows yet

    def copy(self) -> EyesOnThePrize:
        return EyesOnThePrize(self.seat, self.left, self.window, self.swing)

    def public(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.window)

    def run(self, s: KuState) -> None:
        cards = s.box.cards
        while self.left:
            seat = self.seat
            hand = s.hand[seat]
            declared = s.declared
            options = cards.follow[declared][hand] if declared else cards.open[hand]
            if options and s.status[seat] == WAITING:
                if not self.window:
                    self.window = 1
                    if open_window(s, BEFORE_LAYING if declared else OPENING, seat):
                        return
                if s.power_seat[KNIGHT] == seat and may_use(s, KNIGHT):  # KU-13.4
                    if self.swing:
                        options = cards.fill[declared + 1][hand] if declared else cards.open_swing[hand]
                    else:
                        options = cards.follow_knight[declared][hand] if declared else cards.open_knight[hand]
                s.ask(seat, options, "KU-5.3" if declared else "KU-5.2")
                return
            self.go_without(s, forced=True)
        s.done()

    def chosen(self, s: KuState, code: int) -> None:
        seat = self.seat
        if code >= LAY:
            cards = s.box.cards
            handful = cards.laid_by[code - LAY]
            s.hand[seat] -= handful  # KU-5.8
            s.laid[seat] = handful
            s.status[seat] = LAID
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

    def forget(self) -> None:
        self.swing = 0

    def go_without(self, s: KuState, forced: bool) -> None:
        """KU-5.4 A pass, free or forced; a first player who passes hands the token on (KU-5.6)."""
        seat = self.seat
        hushed = s.status[seat] == PASSED
        s.status[seat] = PASSED
        if s.events is not None and not hushed:
            s.tell("must-pass" if forced else "passes", "KU-5.4", {"seat": seat})
        if s.declared == 0 and s.box.hand_over:
            s.first = (seat + 1) % s.box.seats
            if s.events is not None and self.left > 1:
                s.tell("token-passed", "KU-5.6", {"seat": s.first})
        self.on_to_next(s)

    def on_to_next(self, s: KuState) -> None:
        """Clockwise."""
        self.seat = (self.seat + 1) % s.box.seats
        self.left -= 1
        self.window = 0
        self.swing = 0


def lay(s: KuState, character: int, handful: int) -> None:
    """KU-5.8 Cards leave the hand and lie face down."""
    s.hand[character] -= handful
    s.laid[character] += handful
    s.status[character] = LAID


def tell_laid(s: KuState, seat: int, extra: int) -> None:
    """Everybody sees how many cards lie there; only their owner knows which."""
    handful = s.laid[seat]
    args = {"seat": seat, "count": s.box.cards.size[handful]}
    message = "lays-extra" if extra else "lays"
    rule = "KU-13.4" if extra else "KU-11.4" if s.box.teams else "KU-12.6" if s.box.two else "KU-5.3"
    if seat == s.opener and rule == "KU-5.3":
        rule = "KU-5.2"
    s.tell(message, rule, args, {"cards": list(s.box.cards.cards[handful])}, 1 << seat)
