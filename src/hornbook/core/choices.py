"""Kinds of choices: each is declared once and says how it is spelled, what it reads like and what it touches.

    KINDS: Kinds[Table] = Kinds()
    PASS: Final = KINDS.add("pass", label="choice-pass")
    LAY: Final = KINDS.add("lay", 256, spell=cards_in_words, label=say_cards, touches=cards_touched)

Codes are laid out one kind after the other, without gaps: `LAY + 3` is the fourth of its kind. From the kinds come
tokens (`lay:3+4`), the number of codes, and the constants of the client.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple

from hornbook.core.events import Message
from hornbook.core.frame import S, Wording


class Kind(NamedTuple):
    """One kind of choices: `size` codes from `first` on."""

    name: str
    first: int
    size: int
    spell: Callable[[Any, int], str]
    label: Callable[[Any, int], Message]
    touches: Callable[[Any, int], tuple[str, ...]]
    rule: str


class Kinds(Generic[S]):
    """All kinds of choices of one game, in the order of their codes."""

    def __init__(self) -> None:
        self._kinds: list[Kind] = []
        self._firsts: list[int] = []
        self.size = 0  # one more than the highest code

    def add(
        self,
        name: str,
        size: int = 1,
        *,
        spell: Callable[[S, int], str] | None = None,
        label: str | Callable[[S, int], Message] = "",
        touches: Callable[[S, int], tuple[str, ...]] | None = None,
        rule: str = "",
    ) -> int:
        """One more kind, right after the others; its first code.

        What is given gets the state and which one of the kind it is (from 0). A kind of one choice is spelled by its
        name alone; a label may be the name of a message without arguments, `choice-<name>` if nothing is said.
        """
        kind = Kind(
            name,
            self.size,
            size,
            spell or (lambda s, at: str(at)),
            label if callable(label) else _always(Message(label or f"choice-{name}", {})),
            touches or (lambda s, at: ()),
            rule,
        )
        self._kinds.append(kind)
        self._firsts.append(kind.first)
        self.size += size
        return kind.first

    def __iter__(self) -> Iterator[Kind]:
        return iter(self._kinds)

    def of(self, code: int) -> Kind:
        """The kind of a code, or ValueError."""
        if not 0 <= code < self.size:
            raise ValueError(f"choice {code} is of no kind; codes run from 0 to {self.size - 1}")
        return self._kinds[bisect_right(self._firsts, code) - 1]

    def token(self, s: S, code: int) -> str:
        """A choice in one word, as in `pass` or `lay:3+4`."""
        kind = self.of(code)
        return kind.name if kind.size == 1 else f"{kind.name}:{kind.spell(s, code - kind.first)}"

    def wording(self, s: S, code: int) -> Wording:
        """What a choice says and touches, wherever it is asked for."""
        kind = self.of(code)
        at = code - kind.first
        return Wording(kind.label(s, at), kind.touches(s, at), kind.rule)


def _always(message: Message) -> Callable[[Any, int], Message]:
    return lambda s, at: message
