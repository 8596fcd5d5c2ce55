"""How a table is run: who may watch, who may have hints, when a bot steps in."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, ValidationError, convert, to_builtins

from hornbook.table.domain.errors import Refused

SWITCHES = {"on": True, "off": False, "yes": True, "no": False}


class Policy(Struct, forbid_unknown_fields=True):
    """The switches of one table. `hints` None: wherever all others are bots. `away_after` in seconds, 0 for never."""

    spectators: bool = True
    undo: bool = True
    hints: bool | None = None
    away_after: float = 0.0


def read_policy(given: dict[str, Any]) -> dict[str, Any]:
    """A policy with everything filled in, or Refused."""
    words = {name: SWITCHES.get(value, value) if isinstance(value, str) else value for name, value in given.items()}
    try:
        policy = convert(words, Policy, strict=False)
    except ValidationError as problem:
        raise Refused("malformed", "refused-policy", why=str(problem)) from None
    if not 0 <= policy.away_after <= 10_000_000:
        raise Refused("malformed", "refused-policy", why="away_after is a number of seconds")
    return dict(to_builtins(policy))
