"""A suspended rulebook procedure, which owns its question: what is asked, what each choice says, what happens then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, Self, TypeVar

from hornbook.core.compiled import mypyc_attr
from hornbook.core.events import Message

if TYPE_CHECKING:
    from hornbook.core.state import State

S = TypeVar("S", bound="State")


class Wording(NamedTuple):
    """What a choice says, which things on the board it touches, and by which rule (empty: by the question's)."""

    label: Message
    touches: tuple[str, ...] = ()
    rule: str = ""


def told_apart(names: Sequence[str], at: int) -> str:
    """The name at a place, with `#2` behind it if it is the second of its kind: no two places go by the same."""
    before = names[:at].count(names[at])
    return f"{names[at]}#{before + 1}" if before else names[at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A suspended rulebook procedure: plain data, its fields declared once (`declare_frame`).

    `NAME` is the save format, and nothing else may rely on it. `PHASE` tells screens what is going on, and stays.
    """

    NAME: ClassVar[str] = ""
    PHASE: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()
    ADDED: ClassVar[int] = 0  # so many of its last fields are missing in older saves: they have their first values
    __slots__: ClassVar[tuple[str, ...]] = ()

    # What happens.

    def run(self, s: S) -> None:
        """Go on: use exactly one of the state's four verbs, or change fields and be run again."""
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

    # What is said of it.

    def prompt(self, s: S) -> Message:
        """The question, for the seat that is asked."""
        raise NotImplementedError(self.NAME)

    def explain(self, s: S, code: int) -> Wording:
        """What a choice says here; as the choice's kind says it, unless a frame knows better."""
        return s.KINDS.wording(s, code)

    def outcome_name(self, s: S, outcome: int) -> str:
        """An outcome of the chance that falls next, in one word: a card, a face of a die; its number, if need be."""
        return str(outcome)

    # What follows from its fields.

    def public(self) -> tuple[int, ...]:
        """The fields that everybody may see, for views."""
        return ()

    def doing(self) -> tuple[object, ...]:
        """What is going on, for views: the phase, and what everybody may see of it."""
        return (self.PHASE, *self.public())

    def forget(self) -> None:
        """Drop the half of a two-step choice that only its maker knows of; others cannot tell that it was made."""

    def half(self) -> tuple[int, ...]:
        """The half of a choice that its maker has made so far, for its own view alone; nothing if none is made."""
        return ()

    def copy(self) -> Self:
        """A frame with the same fields, sharing no list."""
        raise NotImplementedError(self.NAME)
