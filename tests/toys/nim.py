"""Nim after a coin toss: nothing hidden, and small enough to count by hand."""

from __future__ import annotations

from typing import Any

from hornbook.core.events import Message
from hornbook.core.game import Explained, Game, Result
from hornbook.core.rng import Rng
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER, Frame, State


class Heap(State):
    """A heap, and who took last."""

    __slots__ = ("heap", "last", "size")

    def __init__(self, size: int, rng: int) -> None:
        super().__init__(rng)
        self.size = size
        self.heap = size
        self.last = 0


class Toss(Frame[Heap]):
    """NI-1.1 The toss: a coin says who begins."""

    NAME = "toss"
    __slots__ = ()

    def run(self, s: Heap) -> None:
        s.chance("toss", 2, "NI-1.1")

    def rolled(self, s: Heap, outcome: int) -> None:
        s.tell("tossed", "NI-1.1", {"seat": outcome})
        s.stack[-1] = Take(outcome)

    def copy(self) -> Toss:
        return Toss()


class Take(Frame[Heap]):
    """NI-1.2 Taking: one, two or three; who takes the last has won."""

    NAME = "take"
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heap) -> None:
        if s.heap == 0:
            return s.done()
        return s.ask(self.seat, tuple(range(1, min(3, s.heap) + 1)), "NI-1.2")

    def chosen(self, s: Heap, code: int) -> None:
        s.heap -= code
        s.last = self.seat
        self.seat = 1 - self.seat

    def copy(self) -> Take:
        return Take(self.seat)


class Nim(Game[Heap]):
    """Two seats, one heap."""

    id = "nim"
    title = "Nim"
    rules_version = "1"
    min_seats = 2
    max_seats = 2
    options = (Option("heap", "7"),)
    frames = {frame.NAME: frame for frame in (Toss, Take)}
    fields = ("heap", "last")

    def blank(self, setup: Setup, seed: int) -> Heap:
        s = Heap(int(setup.options["heap"]), seed)
        s.stack.append(Toss())
        return s

    def setup_of(self, s: Heap) -> Setup:
        return Setup(2, {"heap": str(s.size)})

    def catalogue(self) -> dict[str, Any]:
        return {}

    def copy(self, s: Heap) -> Heap:
        other = Heap(s.size, s.rng)
        s.copy_core(other)
        other.heap, other.last = s.heap, s.last
        return other

    def view(self, s: Heap, seat: int | None) -> dict[str, Any]:
        return {"heap": s.heap, "last": s.last, "pending": s.pending}

    def determinize(self, s: Heap, seat: int | None, rng: Rng) -> Heap:
        deal = self.copy(s)
        deal.rng = rng.below(1 << 64)
        return deal

    def result(self, s: Heap) -> Result | None:
        if s.pending != OVER:
            return None
        scores = [int(seat == s.last) for seat in range(2)]
        return Result([2 - score for score in scores], scores, [s.last], Message("took-last", {}), "NI-1.2")

    def check(self, s: Heap) -> list[str]:
        return [] if s.heap >= 0 else [f"the heap is {s.heap}"]

    def token(self, s: Heap, code: int) -> str:
        return f"take:{code}"

    def explain(self, s: Heap, code: int) -> Explained:
        return Explained(code, self.token(s, code), Message("take", {"n": code}), ("heap",), s.rule)

    def prompt(self, s: Heap) -> Message:
        return Message("ask-take", {})

    def evaluate(self, s: Heap, seat: int) -> float:
        return 0.5

    def features(self, s: Heap, seat: int) -> list[float]:
        return [float(s.heap)]


game = Nim()
