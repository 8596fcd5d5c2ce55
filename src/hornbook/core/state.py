"""What is on the table, and the suspended rules that lie on top of it.

A `State` is plain data. A `Frame` is a rulebook procedure that waits in the middle: plain data too, so the
stack of frames *is* the save format. A frame does one of four things and then returns: it asks a seat,
leaves something to chance, calls another procedure, or is done.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from hornbook.core.compiled import mypyc_attr
from hornbook.core.events import Event

RUNNING: Final = -3
"""Nobody has to decide: the frames run on."""
OVER: Final = -2
"""The game has ended."""
CHANCE: Final = -1
"""Chance decides next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that every game has: the stack, the pending question, the counters."""

    __slots__ = ("events", "kind", "manual", "options", "pending", "ply", "rng", "rolls", "rule", "stack", "weights")

    def __init__(self, rng: int) -> None:
        self.stack: list[Frame[Any]] = []
        self.ply = 0
        self.rng = rng
        self.manual = False  # stop at chance instead of rolling
        self.pending = RUNNING
        self.options: tuple[int, ...] = ()
        self.rule = ""
        self.kind = ""
        self.rolls = 0
        self.weights: tuple[int, ...] = ()
        self.events: list[Event] | None = None

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

    def copy_core(self, other: State) -> None:
        """Give a fresh copy the fields that every game has. The listener stays with the original."""
        other.stack = [frame.copy() for frame in self.stack]
        other.ply = self.ply
        other.manual = self.manual
        other.pending = self.pending
        other.options = self.options
        other.rule = self.rule
        other.kind = self.kind
        other.rolls = self.rolls
        other.weights = self.weights


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A suspended rulebook procedure. Its fields are ints and lists of ints, named in `__slots__`.

    The constructor takes the fields in the order of `__slots__`; `copy()` shares nothing.
    """

    NAME: ClassVar[str] = ""
    __slots__: ClassVar[tuple[str, ...]] = ()

    def run(self, s: S) -> None:
        """Go on: use exactly one of the four verbs, or change fields and be run again."""
        raise NotImplementedError(self.NAME)

    def chosen(self, s: S, code: int) -> None:
        """The seat that was asked has answered."""
        raise NotImplementedError(self.NAME)

    def rolled(self, s: S, outcome: int) -> None:
        """Chance has fallen."""
        raise NotImplementedError(self.NAME)

    def returned(self, s: S, result: int) -> None:
        """The called procedure has ended."""

    def ask_unless_one(self, s: S, seat: int, options: tuple[int, ...], rule: str) -> None:
        """Ask a seat; a single option is taken as chosen. Only where everybody can see that there is but one."""
        if len(options) == 1:
            self.chosen(s, options[0])
        else:
            s.ask(seat, options, rule)

    def public(self) -> tuple[int, ...]:
        """The fields that everybody may see, for views."""
        return ()

    def forget(self) -> None:
        """Drop the half of a two-step choice that only its maker knows of; others cannot tell that it was made."""

    def copy(self) -> Frame[S]:
        """A frame with the same fields, sharing no list."""
        raise NotImplementedError(self.NAME)
