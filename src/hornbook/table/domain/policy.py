"""The policy of a table: whether it may be watched, undo and hints, and when a bot plays for an absent player."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, ValidationError, convert, to_builtins

from hornbook.table.domain.errors import Refused

SWITCHES = {"on": True, "off": False, "yes": True, "no": False}


AWAY_AFTER = 180.0
"""Seconds after which a bot plays for an absent player, where people play at one sitting."""


class Policy(Struct, forbid_unknown_fields=True):
    """The switches of one table. `hints` None: wherever all others are bots.

    `away_after` in seconds, 0 for never; None: never by post, else AWAY_AFTER.
    """

    spectators: bool = True
    undo: bool = True
    hints: bool | None = None
    by_post: bool = False
    away_after: float | None = None

    @property
    def stands_in_after(self) -> float:
        """The seconds after which a bot plays for who is absent and waited for; 0 for never."""
        if self.away_after is not None:
            return self.away_after
        return 0.0 if self.by_post else AWAY_AFTER


def read_policy(given: dict[str, Any]) -> dict[str, Any]:
    """A policy with everything filled in, or Refused."""
    words = {name: SWITCHES.get(value, value) if isinstance(value, str) else value for name, value in given.items()}
    try:
        policy = convert(words, Policy, strict=False)
    except ValidationError as problem:
        raise Refused("malformed", "refused-policy", why=str(problem)) from None
    if not 0 <= policy.stands_in_after <= 10_000_000:
        raise Refused("malformed", "refused-policy", why="away_after is a number of seconds")
    return dict(to_builtins(policy))
