"""KU-4 It's a Trap!"""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Frame, Wording
from hornbook.games.kill_the_unicorns.rules.choices import PLACES, SET, about_hunt
from hornbook.games.kill_the_unicorns.rules.content import TRAPS
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, traps_in


@declare_frame
class ItsATrap(Frame[KuState]):
    """KU-4.1 It's a Trap!: everybody draws two traps; in turn each places one and discards the other."""

    NAME = "traps"
    PHASE = "traps"

    turn: int  # first every seat draws, then the placements
    free: int  # mask of the places with a free slot

    def public(self) -> tuple[int, ...]:
        return (self.turn,)

    def run(self, s: KuState) -> None:
        seats = s.box.seats
        if self.turn < seats:
            pile = traps_in(s.pile[(s.first + self.turn) % seats])
            s.chance("two-traps", len(PAIRS[len(pile)]), "KU-4.1")
        elif self.turn - seats < (4 if s.box.two else seats):
            seat = self.placer(s)
            s.ask(seat, placements(s.drawn[seat], self.free), "KU-12.3" if s.box.two else "KU-4.2")
        else:
            s.done()

    def rolled(self, s: KuState, outcome: int) -> None:
        seat = (s.first + self.turn) % s.box.seats
        pile = traps_in(s.pile[seat])
        low, high = PAIRS[len(pile)][outcome]
        s.drawn[seat] = 1 << pile[low] | 1 << pile[high]
        s.pile[seat] -= s.drawn[seat]
        self.turn += 1
        if s.events is not None:
            s.tell("traps-drawn", "KU-4.1", {"seat": Seat(seat)})
        self.run(s)

    def outcome_name(self, s: KuState, outcome: int) -> str:
        pile = traps_in(s.pile[(s.first + self.turn) % s.box.seats])
        return "+".join([TRAPS[pile[at]] for at in PAIRS[len(pile)][outcome]])

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-traps", about_hunt(s))

    def explain(self, s: KuState, code: int) -> Wording:
        trap, place = divmod(code - SET, PLACES)
        args = {"trap": TRAPS[trap], "place": place + 1, "unicorn": s.box.content.unicorns[s.row[place]]}
        touches = (f"trap:{TRAPS[trap]}", f"row:{place + 1}")
        others = [TRAPS[other] for other in traps_in(s.drawn[self.placer(s)]) if other != trap]
        if others and not s.box.two:
            return Wording(Message("choice-set", {**args, "other_trap": others[0]}), touches)
        return Wording(Message("choice-set-only", args), touches)

    def chosen(self, s: KuState, code: int) -> None:
        seat = self.placer(s)
        trap, place = divmod(code - SET, PLACES)
        self.turn += 1
        s.drawn[seat] -= 1 << trap
        if s.box.first_edition:  # KU-4.3 the first edition discards, then places
            discard_other(s, seat)
        slot = 2 * place
        if s.placed[slot] >= 0:
            slot += 1
        s.placed[slot] = seat * OWNER + trap
        s.setters[slot] = seat
        if slot % 2 == s.box.slots - 1:
            self.free -= 1 << place
        if s.events is not None:  # KU-4.5 nobody, the setter included, can look it up again
            args = {"seat": Seat(seat), "place": place + 1, "unicorn": s.box.content.unicorns[s.row[place]]}
            s.tell("trap-placed", "KU-12.3" if s.box.two else "KU-4.2", args)
        if not s.box.first_edition and not s.box.two:
            discard_other(s, seat)
        self.run(s)

    def placer(self, s: KuState) -> int:
        """Clockwise from the first player; with two players 1-2-1 (KU-12.3)."""
        turn = self.turn - s.box.seats
        if s.box.two:
            return s.first if turn in (0, 3) else 1 - s.first
        return (s.first + turn) % s.box.seats


PAIRS: Final = [[(low, high) for high in range(size) for low in range(high)] for size in range(9)]
"""Two cards of a pile, by its size: one outcome each."""


def placements(drawn: int, free: int) -> tuple[int, ...]:
    """KU-4.4 Either trap, on any unicorn with a free slot; both sets as bits."""
    key = drawn << 8 | free
    options = PLACEMENTS.get(key)
    if options is None:
        places = traps_in(free)
        options = PLACEMENTS[key] = tuple([SET + trap * PLACES + place for trap in traps_in(drawn) for place in places])
    return options


PLACEMENTS: Final[dict[int, tuple[int, ...]]] = {}
"""By traps in hand and free places, both as bits; made when first needed."""


def discard_other(s: KuState, seat: int) -> None:
    """KU-4.2 The trap that was not placed goes to its owner's discards, face up (Expert: face down, KU-10.1)."""
    traps = s.drawn[seat]
    s.drawn[seat] = 0
    s.discard[seat] |= traps
    if s.events is not None:
        tell_discard(s, "trap-discarded", "KU-4.2", seat, traps_in(traps)[0])


def witness(s: KuState, card: int, seats: int) -> None:
    """Some seats have seen a trap that is now out of play: they know which it is, also where it lies face down."""
    if seats and (s.box.expert or s.box.hidden_unpicked):
        s.witnessed = (*s.witnessed, card, seats)


def tell_discard(s: KuState, message: str, rule: str, seat: int, trap: int) -> None:
    """KU-10.1 A discarded trap is seen by all, in the Expert variant only by its owner."""
    card = {"trap": TRAPS[trap]}
    if s.box.expert:
        s.tell(message, rule, {"seat": Seat(seat)}, card, 1 << seat)
    else:
        s.tell(message, rule, {"seat": Seat(seat), **card})
