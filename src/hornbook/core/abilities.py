"""What a game may be able to do beside being played: each ability is a protocol and an attribute of the game.

A game that has one sets the attribute (`game.drawing = …`) to anything that has the methods: an object, a module,
or itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hornbook.core.events import Message
from hornbook.core.screen.observation import Part
from hornbook.core.screen.picture import Section
from hornbook.core.setup import Setup

View = dict[str, Any]


class Drawing(Protocol):
    """The table in text: `game.drawing`."""

    def picture(self, view: View) -> list[Section]:
        """The table as titled lists of cells, drawn from a view alone."""
        ...


class Insights(Protocol):
    """What a view comes to: `game.insights`."""

    def insights(self, view: View) -> dict[str, Any]:
        """Points and prospects for a screen, as plain JSON, so that a page needs no rules."""
        ...


@runtime_checkable
class SharedInsights(Insights, Protocol):
    """Insights of which a part follows from what everybody sees: a table works it out once for all its readers.

    `insights` of any view are `common` of a spectator's and `own` of that view.
    """

    def common(self, view: View) -> dict[str, Any]:
        """What is the same for every view of a position."""
        ...

    def own(self, view: View) -> dict[str, Any]:
        """The rest, which a seat's own cards may change."""
        ...


@runtime_checkable
class ToldInsights(Insights, Protocol):
    """Insights of which a part is enough while something that has happened is told step by step."""

    def told(self, view: View) -> dict[str, Any]:
        """What such a step needs: nothing about what could be done next."""
        ...


class Order(NamedTuple):
    """An answer that a seat may leave for a question to come. Its token says how far it reaches, so it ends by itself.

    Of the orders of one `group` only one can stand. With a `button` it is worth one beside the question asked now.
    """

    token: str
    label: Message
    rule: str
    group: Message | None = None
    button: Message | None = None


class StandingOrders(Protocol):
    """Answers left for questions to come: `game.standing_orders`."""

    def offered(self, view: View) -> tuple[Order, ...]:
        """What the seat of a view may order in advance now."""
        ...

    def standing(self, view: View, tokens: Sequence[str]) -> tuple[Order, ...]:
        """Those of a seat's orders that can still come to something."""
        ...

    def obey(self, s: Any, seat: int, tokens: Sequence[str]) -> int | None:
        """The choice on offer that a seat's orders demand, or None. It depends on what the seat may see alone."""
        ...


class Hindsight(Protocol):
    """What the rules hide again after it was shown: `game.hindsight`. Both depend on what everybody may know now.

    Without it, a seat may look back at all that it has ever seen.
    """

    def is_past(self, now: Any, until: str) -> bool:
        """Whether events that were told with this `until` have faded."""
        ...

    def view(self, then: Any, now: Any, seat: int | None) -> Any:
        """A seat's view of an earlier state, without what it may not look at any more."""
        ...


class Evaluation(Protocol):
    """How good positions are, for bots: `game.evaluation`."""

    def evaluate(self, s: Any, seat: int) -> float:
        """From 0 (lost) to 1 (won) for a seat. May look at the whole state it is given."""
        ...


@runtime_checkable
class WholeEvaluation(Evaluation, Protocol):
    """An evaluation that judges all seats at once, which may be quicker than one by one."""

    def values(self, s: Any) -> list[float]:
        """`evaluate` for every seat."""
        ...


class Habits(Protocol):
    """What a sensible player does without looking ahead: `game.habits`."""

    def habit(self, s: Any) -> int | None:
        """The usual answer to the pending question, from what the pending seat may see; None if the game cannot say."""
        ...

    def is_routine(self, s: Any) -> bool:
        """Whether the pending question is not worth more than a habit."""
        ...


class Observation(Protocol):
    """Positions as numbers, for those who train: `game.observation`."""

    @property
    def version(self) -> int:
        """Counts the changes of meaning: what was trained with one version can be used with no other."""
        ...

    def parts(self, setup: Setup) -> tuple[Part, ...]:
        """What the numbers of a set-up are, in their order; all games of it have the same."""
        ...

    def observe(self, s: Any, seat: int, out: Any) -> None:
        """Fill a buffer of 32-bit floats with all that the seat sees; what it may choose is `Game.write_mask`."""
        ...


class Automata(Protocol):
    """Pieces that move by rules of their own: `game.automata`."""

    def would_do(self, view: View) -> list[Message]:
        """What they would do now, step by step, by their own rules and as far as the seat of a view can know it."""
        ...
