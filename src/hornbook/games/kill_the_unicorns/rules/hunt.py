"""KU-5 Eyes on the Prize: laying Hunt cards, three to six players; who takes part in a hunt, and with what total."""

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


# KU-6.2 Hunters and totals: who takes part, whose total stands, who speaks for whom.


def totals(s: KuState) -> list[int]:
    """KU-6.1 The sum of the laid cards of each hunter, -1 for who takes no part and so gets nothing (KU-5.5).

    KU-12.7 With two players each of the four characters is a hunter of its own.
    """
    laid = s.laid
    if s.box.teams:  # KU-11.5
        total = s.box.cards.total
        return [total[laid[a]] + total[laid[a + 2]] if laid[a] or laid[a + 2] else -1 for a in (0, 1)]
    bid = s.box.cards.bid
    return [bid[handful] for handful in laid]


def standing(sums: list[int]) -> list[int]:
    """KU-6.2 The hunters whose total nobody else has, the highest first."""
    order = [hunter for hunter, total in enumerate(sums) if total >= 0 and sums.count(total) == 1]
    order.sort(key=lambda hunter: -sums[hunter])
    return order


def highest_standing(sums: list[int]) -> int:
    """KU-6.4 The hunter with the highest total that nobody else has, or -1."""
    highest = max(sums)
    while highest >= 0:
        if sums.count(highest) == 1:
            return sums.index(highest)
        highest = max([total for total in sums if total < highest], default=-1)
    return -1


def seat_of_hunter(s: KuState, hunter: int) -> int:
    """The seat that decides for a hunter; for a team the member who laid first in this hunt (KU-11.6)."""
    if s.box.two:
        return hunter % 2
    if s.box.teams:
        return s.opener if s.opener % 2 == hunter else (s.opener + 1) % 4
    return hunter


def stable_of_hunter(s: KuState, hunter: int) -> int:
    """Where a hunter's unicorns go."""
    return s.box.stable_of[s.box.members[hunter][0]]
