"""Nim after a coin toss: nothing hidden, and small enough to count by hand."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hornbook.core.bounds import Bounds
from hornbook.core.choices import Kinds
from hornbook.core.events import Message, Seat
from hornbook.core.fields import Shared, declare_frame, declare_state, start
from hornbook.core.frame import Frame
from hornbook.core.game import Game, Result, frames_in
from hornbook.core.rng import Rng
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER, State

LARGEST: Final = 20
MOST: Final = 3

KINDS: Kinds[Heap] = Kinds()

TAKE: Final = KINDS.add(  # + how many
    "take", LARGEST + 1, label=lambda s, n: Message("take", {"n": n}), touches=lambda s, n: ("heap",)
)


@declare_state
class Heap(State):
    """A heap, and who took last."""

    KINDS: ClassVar[Kinds[Any]] = KINDS

    size: Shared[int]

    heap: int = start(lambda size: size)
    last: int = 0


@declare_frame
class Toss(Frame[Heap]):
    """NI-1.1 The toss: a coin says who begins."""

    NAME = "toss"
    PHASE = "toss"

    def run(self, s: Heap) -> None:
        s.chance("toss", 2, "NI-1.1")

    def rolled(self, s: Heap, outcome: int) -> None:
        s.tell("tossed", "NI-1.1", {"seat": Seat(outcome)})
        s.stack[-1] = Take(outcome)

    def outcome_name(self, s: Heap, outcome: int) -> str:
        return f"seat:{outcome + 1}"


@declare_frame
class Take(Frame[Heap]):
    """NI-1.2 Taking: one, two or three; who takes the last has won."""

    NAME = "take"
    PHASE = "taking"

    seat: int

    def run(self, s: Heap) -> None:
        if s.heap == 0:
            return s.done()
        return s.ask(self.seat, tuple([TAKE + n for n in range(1, min(MOST, s.heap) + 1)]), "NI-1.2")

    def prompt(self, s: Heap) -> Message:
        return Message("ask-take", {})

    def chosen(self, s: Heap, code: int) -> None:
        s.heap -= code - TAKE
        s.last = self.seat
        self.seat = 1 - self.seat


class Nim(Game[Heap]):
    """Two seats, one heap."""

    id = "nim"
    title = "Nim"
    package = "tests.toys"
    rules_version = "1"
    min_seats = 2
    max_seats = 2
    options: ClassVar[tuple[Option, ...]] = (Option("heap", 7, help="how many there are", low=1, high=LARGEST),)
    frames = frames_in(__name__)

    def __init__(self) -> None:
        self.evaluation = self

    def blank(self, setup: Setup) -> Heap:
        s = Heap.blank(setup.options["heap"])
        s.begin(Toss())
        return s

    def bounds(self, setup: Setup) -> Bounds:
        return Bounds(KINDS.size, 2, setup.options["heap"], setup.options["heap"] + 1)  # one at a time, after the toss

    def view(self, s: Heap, seat: int | None) -> dict[str, Any]:
        return {"heap": s.heap, "last": s.last, "pending": s.pending}

    def determinize(self, s: Heap, seat: int | None, rng: Rng) -> Heap:
        deal = s.copy()
        deal.rng = rng.below(1 << 62)
        return deal

    def result(self, s: Heap) -> Result | None:
        if s.pending != OVER:
            return None
        scores = [int(seat == s.last) for seat in range(2)]
        return Result([2 - score for score in scores], scores, [s.last], Message("took-last", {}), "NI-1.2")

    def check(self, s: Heap) -> list[str]:
        return [] if s.heap >= 0 else [f"the heap is {s.heap}"]

    def evaluate(self, s: Heap, seat: int) -> float:
        """Anybody may win."""
        return 0.5


game = Nim()
