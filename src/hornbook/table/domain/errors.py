"""Refusals, and conflicts between two writers of one table."""

from __future__ import annotations

from typing import Any

from hornbook.core.errors import HornbookError
from hornbook.core.events import Message


class Refused(HornbookError):
    """A request that cannot be carried out; nothing has changed.

    `code` is for programs. `why` is for people: `hornbook.table.wire.phrases.refusal` makes a sentence of it.
    """

    def __init__(self, code: str, why: str = "", /, rule: str = "", **args: Any) -> None:
        self.code, self.rule, self.why = code, rule, Message(why or f"refused-{code}", args)
        super().__init__(f"{self.why.id} {args}" if args else self.why.id)


class Conflict(Exception):
    """Somebody else has changed the table in the meantime; nothing was written."""


class Repeated(Exception):
    """This message has been acknowledged before; nothing was written."""

    def __init__(self, shown: int) -> None:
        super().__init__(f"acknowledged before, at {shown}")
        self.shown = shown
