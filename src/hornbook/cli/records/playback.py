"""A record played over: the state at a ply, and what was told on the way, as one seat or everybody may know it."""

from __future__ import annotations

from typing import Any, NamedTuple

import rich_click as click

from hornbook.cli.records.record_file import game_of, read_record
from hornbook.cli.terminal.seats import names_in_record
from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.play.records import Record, replay
from hornbook.words import Words


class Told(NamedTuple):
    """A recorded game up to a ply, for one seat or (None) for whoever looks on."""

    game: Game[Any]
    record: Record
    seat: int | None
    words: Words
    state: Any
    events: list[tuple[int, Event]]


def tell(file: str, ply: int | None, seat: int | None, language: str, content: str | None) -> Told:
    """The game in a file, as the command line asks for it."""
    record = read_record(file)
    game = game_of(record, content)
    viewer = _viewer(record, seat)
    words = Words(game, language, names_in_record(record.header, language), ids=True)
    return Told(game, record, viewer, words, *play_over(game, record, ply))


def play_over(game: Game[Any], record: Record, ply: int | None) -> tuple[Any, list[tuple[int, Event]]]:
    """Replay a record up to a ply (left out: all of it, the end checked too); the state, and what was told when."""
    if ply is not None and ply > len(record.steps):
        raise click.ClickException(f"--ply {ply}: the record has plies 0 to {len(record.steps)}")
    heard: list[Event] = []
    told: list[tuple[int, Event]] = []
    state = None
    for state, _ in replay(game, record, heard):
        told.extend((state.ply, event) for event in heard)
        heard.clear()
        if ply is not None and state.ply >= ply:
            break
    return state, told


def _viewer(record: Record, seat: int | None) -> int | None:
    """The seat that `--seat` names, counted from 1 on the command line."""
    seats = record.header["setup"]["seats"]
    if seat is not None and seat > seats:
        raise click.ClickException(f"--seat {seat}: there are seats 1 to {seats}")
    return None if seat is None else seat - 1


def seen(event: Event, seat: int | None, openly: bool) -> dict[str, Any]:
    """An event for a seat, for a spectator, or openly: with everything that was secret."""
    if openly:
        return {"message": event.message, "rule": event.rule, "args": {**event.args, **event.secret}}
    return event.seen_by(seat)
