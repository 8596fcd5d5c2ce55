"""What is on the table, and the suspended rules that lie on top of it.

A `State` is plain data, its fields declared once (`declare_state`). Frames, which are plain data too, lie on its
stack, so the stack *is* the save format. A frame does one of four things and then returns: it asks a seat, leaves
something to chance, calls another procedure, or is done.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from hornbook.core.choices import Kinds
from hornbook.core.compiled import mypyc_attr
from hornbook.core.events import Event
from hornbook.core.frame import Frame
from hornbook.core.setup import Setup

RUNNING: Final = -3
"""Nobody has to decide: the frames run on."""
OVER: Final = -2
"""The game has ended."""
CHANCE: Final = -1
"""Chance decides next."""
NOT_SETTLED: Final = Setup(0, {})


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that every game has: the stack, the pending question, the counters."""

    __slots__ = (
        "events",
        "kind",
        "manual",
        "options",
        "pending",
        "ply",
        "rng",
        "rolls",
        "rule",
        "setup",
        "stack",
        "weights",
    )
    KINDS: ClassVar[Kinds[Any]] = Kinds()
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()
    COPIED: ClassVar[tuple[str, ...]] = (
        "ply", "rng", "manual", "pending", "options", "rule", "kind", "rolls", "weights", "setup",
    )  # fmt: skip

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.ply = 0  # decisions so far, chance among them
        self.rng = 0  # all randomness to come
        self.manual = False  # stop at chance instead of rolling
        self.pending = RUNNING  # who decides next
        self.options: tuple[int, ...] = ()  # what the seat that is asked may choose
        self.rule = ""  # by which rule
        self.kind = ""  # what is rolled for
        self.rolls = 0  # how many outcomes there are
        self.weights: tuple[int, ...] = ()  # and how likely each is; empty where all are alike
        self.setup = NOT_SETTLED  # shared by all games of one set-up
        self.events: list[Event] | None = None  # where they are told, if anybody listens

    # The four verbs of a frame.

    def ask(self, seat: int, options: tuple[int, ...], rule: str) -> None:
        """A seat must choose one of these codes (sorted), by this rule."""
        self.pending = seat
        self.options = options
        self.rule = rule

    def chance(self, kind: str, n: int, rule: str) -> None:
        """One of n equally likely things happens."""
        self.pending = CHANCE
        self.kind = kind
        self.rolls = n
        self.weights = ()
        self.rule = rule

    def chance_weighted(self, kind: str, weights: tuple[int, ...], rule: str) -> None:
        """One of several things happens, in proportion to the weights."""
        self.pending = CHANCE
        self.kind = kind
        self.rolls = len(weights)
        self.weights = weights
        self.rule = rule

    def call(self, frame: Frame[Any]) -> None:
        """Another procedure runs first; its result comes back to `returned`."""
        self.stack.append(frame)

    def done(self, result: int = 0) -> None:
        """The topmost procedure has ended."""
        stack = self.stack
        stack.pop()
        if stack:
            stack[-1].returned(self, result)
        else:
            self.pending = OVER

    def doing(self) -> list[Any]:
        """What is going on, for views: the phase of the topmost frame, and what everybody may know of it."""
        return [self.stack[-1].PHASE, *self.stack[-1].public()] if self.stack else []

    # Telling.

    def tell(
        self,
        message: str,
        rule: str,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        audience: int = 0,
    ) -> None:
        """Report an event. Callers test `events` first, so that unheard events cost nothing."""
        if self.events is not None:
            self.events.append(Event(message, rule, args, secret or {}, audience))

    # What follows from the fields.

    @classmethod
    def blank(cls, *shared: Any) -> Self:
        """The table before anything lies on it, made of what all games of one set-up share."""
        raise NotImplementedError(cls.__name__)

    def copy(self) -> Self:
        """A position that shares nothing that changes with this one. The listener stays with the original."""
        raise NotImplementedError(type(self).__name__)

    def copy_core(self, other: State) -> None:
        """Give a copy the fields that every game has."""
        other.stack = [frame.copy() for frame in self.stack]
        other.ply = self.ply
        other.rng = self.rng
        other.manual = self.manual
        other.pending = self.pending
        other.options = self.options
        other.rule = self.rule
        other.kind = self.kind
        other.rolls = self.rolls
        other.weights = self.weights
        other.setup = self.setup
