"""Events as the journal keeps them, so that a log can be shown when the rules that told it are gone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hornbook.core.events import Event, Message, Seat
from hornbook.table.domain.rows import JournalRow

Told = list[tuple[int, Event]]
"""Events, each with its ply."""
SEAT, MESSAGE = "$seat", "$say"
"""What stands for a seat and for a message among an event's arguments."""


def dump_event(ply: int, event: Event) -> list[Any]:
    """An event with its ply as JSON, with what only some may know; and if it fades, until when and to what."""
    told = [ply, event.message, event.rule, _dump(event.args), _dump(event.secret), event.audience]
    return [*told, event.until, dump_event(ply, event.faded)] if event.faded else told


def load_event(doc: list[Any]) -> tuple[int, Event]:
    """The event again."""
    ply, message, rule, args, secret, audience, *fading = doc
    until, faded = (fading[0], load_event(fading[1])[1]) if fading else ("", None)
    return ply, Event(message, rule, _load(args), _load(secret), audience, until, faded)


def stored_events(lines: Iterable[JournalRow]) -> list[list[Any]]:
    """The events that a journal holds, as JSON: each row keeps some of those before and adds its own."""
    found: list[list[Any]] = []
    for row in lines:
        if row.told is not None:
            found[row.told["first"] :] = row.told["events"]
    return found


def _dump(value: Any) -> Any:
    if isinstance(value, Seat):
        return {SEAT: int(value)}
    if isinstance(value, Message):
        return {MESSAGE: [value.id, _dump(value.args)]}
    if isinstance(value, dict):
        return {key: _dump(item) for key, item in value.items()}
    return [_dump(item) for item in value] if isinstance(value, list | tuple) else value


def _load(value: Any) -> Any:
    if isinstance(value, list):
        return [_load(item) for item in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {SEAT}:
        return Seat(value[SEAT])
    if value.keys() == {MESSAGE}:
        return Message(value[MESSAGE][0], _load(value[MESSAGE][1]))
    return {key: _load(item) for key, item in value.items()}
