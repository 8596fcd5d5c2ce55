"""What was seen of positions under rules 1, which asked for all dice at once, as it is seen now."""

from __future__ import annotations

import re
from typing import Any

OF_BATTLE = 16
"""Where the count and the dice picked so far stand in what a view says of a battle."""


def as_now(seen: dict[str, Any]) -> dict[str, Any]:
    """Tokens and views of a position, with the first count in the place of handfuls, and nothing counted so far."""
    return {
        **seen,
        "tokens": first_counts(seen["tokens"]),
        "views": [{**view, "doing": [counted(each) for each in view.get("doing", [])]} for view in seen["views"]],
    }


def counted(part: Any) -> Any:
    """A part of what is going on, with the fields of today."""
    if isinstance(part, list) and part[0] == "battle":
        return [*part[:OF_BATTLE], 0, 0, *part[OF_BATTLE:]]
    return part


def first_counts(tokens: list[str]) -> list[str]:
    """The counts of the first result of which there are dice."""
    others = [token for token in tokens if not token.startswith("assign:")]
    if len(others) == len(tokens):
        return tokens
    for letter, name in (("H", "hits"), ("M", "misses"), ("L", "losses")):
        most = max([int(found) for token in tokens for found in re.findall(rf"(\d+){letter}", token)], default=0)
        if most:
            return [*others, *(f"{name}:{count}" for count in range(most + 1))]
    return [*others, "hits:0"]
