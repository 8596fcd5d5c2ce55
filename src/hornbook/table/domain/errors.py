"""What a table refuses, and what can come between two who write at once."""

from __future__ import annotations

from typing import Any

from hornbook.core.errors import HornbookError
from hornbook.table.wire.phrases import phrase


class Refused(HornbookError):
    """Something was asked for that cannot be done; nothing has changed. `code` is for programs, `text` for people."""

    def __init__(self, code: str, why: str = "", /, rule: str = "", **args: Any) -> None:
        self.code, self.why, self.rule, self.args_said = code, why or f"refused-{code}", rule, args
        super().__init__(self.say("en"))

    @property
    def text(self) -> str:
        """Why, in English."""
        return self.say("en")

    def say(self, language: str) -> str:
        """Why, in the reader's language."""
        return phrase(language, self.why, **self.args_said)


class Conflict(Exception):
    """Somebody else has changed the table in the meantime; nothing was written."""


class Repeated(Exception):
    """This message has been acknowledged before; nothing was written."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"acknowledged before, at {seq}")
        self.seq = seq
