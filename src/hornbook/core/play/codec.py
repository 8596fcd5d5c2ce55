"""States as JSON, by the types of their fields: numbers, text, lists, tuples, decks, and frames by name."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from typing import Any

from hornbook.core.deck import Deck, deck_from_json
from hornbook.core.frame import Frame

Load = Callable[[Any], Any]
PLAIN = ("int", "bool", "str", "float")


def dump(value: Any) -> Any:
    """A field's value as JSON, sharing nothing with it."""
    if type(value) is list or type(value) is tuple:
        return [item if type(item) is int else dump(item) for item in value]  # hardly anything else is in there
    if isinstance(value, Deck):
        return {"deck": value.to_json()}
    return value


@cache
def loader(type_text: str) -> Load:
    """How a field of that type is read again: `tuple[list[int], ...]`, `Deck`, `int`, …"""
    return _loader(ast.parse(type_text, mode="eval").body)


def _loader(node: ast.expr) -> Load:
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) in ("list", "tuple"):
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        make: Callable[[Any], Any] = tuple if ast.unparse(node.value) == "tuple" else list
        inner = [_loader(part) for part in parts if not isinstance(part, ast.Constant)]
        if len(inner) == 1:
            each = inner[0]
            return make if each is _same else lambda value: make([each(item) for item in value])
        return lambda value: make([load(item) for load, item in zip(inner, value, strict=True)])
    name = ast.unparse(node).rpartition(".")[2]
    if name == "Deck":
        return lambda value: deck_from_json(value["deck"])
    if {part.strip() for part in name.split("|")} <= {*PLAIN, "None"}:
        return _same
    raise TypeError(
        f"{ast.unparse(node)} cannot be saved; what can are {', '.join(PLAIN)}, Deck, and lists and tuples of them"
    )


def _same(value: Any) -> Any:
    return value


def dump_frame(frame: Frame[Any]) -> list[Any]:
    """A frame as its name and its fields in the order of its constructor."""
    return [frame.NAME, *(dump(getattr(frame, name)) for name, _ in frame.FIELDS)]


def load_frame(saved: list[Any], frames: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """The frame again; fields that were added behind the others since it was saved have their first values."""
    make: Any = frames[saved[0]]
    kinds = [kind for _, kind in make.FIELDS[: max(len(saved) - 1, len(make.FIELDS) - make.ADDED)]]
    frame: Frame[Any] = make(*(loader(kind)(value) for kind, value in zip(kinds, saved[1:], strict=True)))
    return frame
