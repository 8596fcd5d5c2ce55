"""What is on the table, and the suspended rules that lie on top of it.

A `State` is plain data, its fields declared once (`declare_state`). Frames, which are plain data too, lie on its
stack, so the stack *is* the save format. A frame does one of four things and then returns: it asks a seat, leaves
something to chance, calls another procedure, or is done.
"""

from __future__ import annotations

from collections.abc import Callable
from json import dumps, loads
from typing import Any, ClassVar, Final, Self

from hornbook.core.choices import Kinds
from hornbook.core.compiled import i64, mypyc_attr
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
        "game",
        "kind",
        "manual",
        "options",
        "pending",
        "ply",
        "revealed",
        "rng",
        "rolls",
        "rule",
        "setup",
        "shared",
        "stack",
        "watch",
        "weights",
    )
    KINDS: ClassVar[Kinds[Any]] = Kinds()
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()
    RECALL: ClassVar[tuple[str, ...]] = ()  # fields that only keep what seats have seen: no part of a digest
    COPIED: ClassVar[tuple[str, ...]] = (
        "ply", "rng", "manual", "pending", "options", "rule", "kind", "rolls", "weights", "setup", "game",
        "revealed",
    )  # fmt: skip

    def __init__(self, like: State | None = None) -> None:
        self.events: list[Event] | None = None  # where they are told, if anybody listens; not in a copy
        self.watch: Callable[[Any], None] | None = None  # looks at the state after each event; not in a copy
        if like is None:
            self.stack: list[Frame[Any]] = []
            self.shared = 0  # so many frames from the bottom are shared with copies
            self.ply = 0  # decisions so far, chance among them
            self.rng: i64 = 0  # all randomness to come
            self.manual = False  # stop at chance instead of rolling
            self.pending = RUNNING  # who decides next
            self.options: tuple[int, ...] = ()  # what the seat that is asked may choose
            self.rule = ""  # by which rule
            self.kind = ""  # what is rolled for
            self.rolls = 0  # how many outcomes there are
            self.weights: tuple[int, ...] = ()  # and how likely each is; empty where all are alike
            self.setup = NOT_SETTLED  # shared by all games of one set-up
            self.game: Any = None  # which game it is a position of
            self.revealed = False  # by the last choice somebody has learned something hidden; not saved
        else:
            stack = like.stack.copy()
            if stack:
                like.shared = len(stack) - 1
                stack[-1] = stack[-1].copy()
            self.stack = stack
            self.shared = like.shared
            self.ply = like.ply
            self.rng = like.rng
            self.manual = like.manual
            self.pending = like.pending
            self.options = like.options
            self.rule = like.rule
            self.kind = like.kind
            self.rolls = like.rolls
            self.weights = like.weights
            self.setup = like.setup
            self.game = like.game
            self.revealed = like.revealed

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
            if self.shared and len(stack) <= self.shared:
                self.own(len(stack) - 1)
            stack[-1].returned(self, result)
        else:
            self.pending = OVER

    # The stack. Only its topmost frame changes: those below are shared with copies, until they go on.

    def begin(self, *frames: Frame[Any]) -> None:
        """From now on these procedures run, the last one first; whatever was going on is gone."""
        self.stack[:] = frames
        self.shared = 0

    def stop_above(self, depth: int) -> None:
        """All procedures but so many from the bottom stop where they are; the topmost that is left goes on."""
        del self.stack[depth:]
        self.own(depth - 1)

    def own(self, at: int) -> Frame[Any]:
        """The frame at a place of the stack, to be changed: no copy of this state holds it, or one above it."""
        for place in range(at, min(self.shared, len(self.stack))):
            self.stack[place] = self.stack[place].copy()
        self.shared = min(self.shared, at)
        return self.stack[at]

    def doing(self) -> tuple[object, ...]:
        """What is going on, for views: the topmost frame's phase, and what everybody may know of it."""
        return self.stack[-1].doing() if self.stack else ()

    # Telling.

    def reveal(self) -> None:
        """Somebody, perhaps the seat that chose, learns something hidden without chance: no undo of this step.

        A look at a face-down card is such a step, or a card played from a hidden hand; a pawn that moves is not.
        What rivals see ends undo by itself.
        """
        self.revealed = True

    def tell(
        self,
        message: str,
        rule: str,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        audience: int = 0,
        until: str = "",
        faded: Event | None = None,
    ) -> None:
        """Report an event, once it has happened: what it says is in the state, and what comes next is not yet.

        Callers test `events` first, so that unheard events cost nothing.

        With `until` it may be looked up as it is told only so long (`Hindsight.is_past`), and later as `faded`.
        """
        if self.events is not None:
            self.events.append(Event(message, rule, args, secret or {}, audience, until, faded))
            if self.watch is not None:
                self.watch(self)

    # What follows from the fields.

    @classmethod
    def blank(cls, *shared: Any) -> Self:
        """The table before anything lies on it, made of what all games of one set-up share."""
        raise NotImplementedError(cls.__name__)

    def copy(self) -> Self:
        """A position that shares nothing that changes with this one. The listener stays with the original."""
        raise NotImplementedError(type(self).__name__)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is saved; what all positions of one set-up share is found again, not carried along."""
        return unpickled, (self.game, dumps(self.game.to_json(self)))


def unpickled(game: Any, text: str) -> Any:
    """The position that was pickled."""
    return game.from_json(loads(text))
