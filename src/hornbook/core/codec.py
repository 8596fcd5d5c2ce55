"""States as JSON: ints, strings, lists of them, decks, and frames by name."""

from __future__ import annotations

from typing import Any

from hornbook.core.deck import Deck, deck_from_json
from hornbook.core.state import Frame


def dump(value: Any) -> Any:
    """A field's value as JSON, sharing nothing with it."""
    if type(value) is list or type(value) is tuple:
        return [item if type(item) is int else dump(item) for item in value]  # hardly anything else is in there
    if isinstance(value, Deck):
        return {"deck": value.to_json()}
    return value


def load(value: Any, like: Any = None) -> Any:
    """The field's value again; tuples all through, if the field is `like` a tuple."""
    if isinstance(value, list):
        return tuple(load(item, like) for item in value) if isinstance(like, tuple) else [load(item) for item in value]
    if isinstance(value, dict):
        return deck_from_json(value["deck"])
    return value


def dump_frame(frame: Frame[Any]) -> list[Any]:
    """A frame as its name and its fields in the order of its constructor."""
    fields: tuple[str, ...] = type(frame).__slots__
    return [frame.NAME, *(dump(getattr(frame, name)) for name in fields)]


def load_frame(saved: list[Any], frames: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """The frame again."""
    make: Any = frames[saved[0]]
    frame: Frame[Any] = make(*(load(value) for value in saved[1:]))
    return frame
