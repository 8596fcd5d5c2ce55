"""How the hunts of several test files begin."""

from __future__ import annotations

from typing import Any

from tests.ku.position import Table, table

ROW = "P4 B4 G4 Y4"
MODES = ["later 3", "later 6", "first 3", "first teams 4", "later 2"]


def two(more: str = "", **arranged: Any) -> Table:
    """Two players."""
    return table(f"later 2 {more}", **{"row": ROW, **arranged})


def with_power(name: str, **arranged: Any) -> Table:
    """Player a has the character; the powers of b and c are used up."""
    others = [other for other in ("knight", "shaman", "mage") if other != name]
    cast = f"{name},{others[0]},{others[1]}"
    return table("later 3 powers", **{"row": ROW, "characters": cast, "tired": "bc", **arranged})


def lead(words: str, trap: str, setter: str = "b", **arranged: Any) -> Table:
    """Player a alone (in the team game with c) hunts P4, on which the trap lies, and leads with a 4 and a 1."""
    decks = {"decks": {"a": "", "b": ""}} if words == "later 2" else {}
    t = table(words, **{"row": ROW, "traps": {1: f"{setter}:{trap}"}, **decks, **arranged})
    if "teams" in words:
        return t.a("first:1", "declare:2", "lay:4").b("pass").c("lay:1")
    if words == "later 2":
        return t.a("declare:2", "lay:4+1").b("pass")
    return t.hunt(**dict.fromkeys("abcdef"[: len(t.players)], "pass") | {"a": "4+1"})


def three(trap: str, a: str, b: str, c: str, setter: str = "c", words: str = "later 3", **arranged: Any) -> Table:
    """Three hunters, or passers, and a trap."""
    return table(words, **{"row": ROW, "traps": {1: f"{setter}:{trap}"}, **arranged}).hunt(a=a, b=b, c=c)


def lays(t: Table) -> set[int]:
    """How many cards may be laid."""
    return {token.count("+") + 1 for token in t.offers if token.startswith("lay:")}
