"""Games that come in a box: content read once, and for each set-up what it takes out, shared by all games."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from hornbook.core.compiled import mypyc_attr
from hornbook.core.frame import S
from hornbook.core.game import Game
from hornbook.core.setup import Setup


class Printed(Protocol):
    """What is printed on cards and boards, however a game keeps it."""

    @property
    def hash(self) -> str:
        """Names the content."""
        ...

    @property
    def data(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        ...


class Prepared(Protocol):
    """What a settled set-up comes to, however a game keeps it."""

    setup: Setup


C = TypeVar("C", bound=Printed)
B = TypeVar("B", bound=Prepared)


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxedGame(Game[S], Generic[S, C, B]):
    """A game with content. It remembers nothing of any play, only what it has unpacked."""

    def __init__(self, content: C) -> None:
        self.content = content
        self.boxes: dict[str, B] = {}
        self.settled = Setup(0, {})  # the last one asked for: whoever plays thousands of games asks for it again
        self.first: S | None = None  # the last blank table, which games of its set-up begin with a copy of

    def check_setup(self, setup: Setup) -> None:
        """Refuse a set-up that the rulebook does not know: BadSetup."""
        raise NotImplementedError

    def unpack(self, setup: Setup) -> B:
        """What a settled set-up takes out of the box."""
        raise NotImplementedError

    @property
    def content_hash(self) -> str:
        return self.content.hash

    def catalogue(self) -> dict[str, Any]:
        return self.content.data

    def settle(self, setup: Setup) -> Setup:
        if setup is self.settled:
            return setup
        settled = super().settle(setup)
        self.check_setup(settled)
        self.last_box = self.box(settled)
        self.settled = self.last_box.setup
        return self.settled

    def fresh(self, setup: Setup) -> S:
        first = self.first
        if first is None or first.setup is not setup:
            first = self.first = super().fresh(setup)
        return first.copy()

    def box(self, setup: Setup) -> B:
        """The box of a settled set-up; games of one set-up share it."""
        if setup is self.settled:
            return self.last_box
        key = f"{setup.seats} {sorted(setup.options.items())}"
        if key not in self.boxes:
            self.boxes[key] = self.unpack(setup)
        return self.boxes[key]
