"""Playing a record back: the state at a ply and the events up to it, as one seat or a spectator may know them."""

from __future__ import annotations

from typing import Any, NamedTuple

import rich_click as click

from hornbook.cli.records.record_file import game_of, read_record
from hornbook.cli.terminal.seats import names_in_record
from hornbook.core.errors import RecordMismatch
from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.play.records import Record, replay, up_to_date
from hornbook.core.screen.hindsight import log_at, look_back, newest_ply
from hornbook.words import Words


class Playback(NamedTuple):
    """A recorded game up to a ply, for one seat or a spectator (None)."""

    game: Game[Any]
    record: Record
    seat: int | None
    words: Words
    state: Any
    events: list[tuple[int, Event]]  # as they may be looked up now
    now: Any  # the last state of a game that goes on

    def view(self) -> dict[str, Any]:
        """What the seat may look at: while the game goes on, not what the rules have hidden again since."""
        return look_back(self.game, self.state, self.now, self.seat)


def play_back(file: str, ply: int | None, seat: int | None, language: str, content: str | None) -> Playback:
    """The record in a file, played back as the command line asks for it."""
    record = read_record(file)
    game = game_of(record, content)
    record = up_to_date(game, record)
    viewer = _viewer(record, seat)
    words = Words(game, language, names_in_record(record.header, language), ids=True)
    return Playback(game, record, viewer, words, *play_to(game, record, ply))


def play_to(game: Game[Any], record: Record, ply: int | None) -> tuple[Any, list[tuple[int, Event]], Any]:
    """Replay a record up to a ply (left out: all of it, the end checked too): the state, events by ply, what is now.

    Now is the last state of a game that goes on: what may be looked at depends on it. Of a finished one all may be.
    """
    if ply is not None and ply > len(record.steps):
        raise click.ClickException(f"--ply {ply}: the record has plies 0 to {len(record.steps)}")
    if ply is not None and ply < record.since:
        raise click.ClickException(
            f"--ply {ply}: the rules changed at ply {record.since}, and these rules replay it from there on: "
            f"plies {record.since} to {len(record.steps)}"
        )
    heard: list[Event] = []
    events: list[tuple[int, Event]] = []
    state = now = None
    try:
        for now, _ in replay(game, record, heard):
            events.extend((now.ply, event) for event in heard)
            heard.clear()
            if now.ply == ply:
                state = game.copy(now)
                if record.end is not None:
                    return state, events, state
    except RecordMismatch:
        if state is None:
            raise
    shown = log_at(game, now, events, newest_ply(record.steps))
    return state or now, [(at, event) for at, event in shown if ply is None or at <= ply], now


def not_replayed(record: Record) -> str:
    """What is to be said of the part of a record that was played under other rules; empty if there is none."""
    if not record.since:
        return ""
    before = record.changes[-2].rules if len(record.changes) > 1 else record.header["rules_version"]
    return f"the rules changed at ply {record.since}; plies 1 to {record.since} (rules {before!r}) are not replayed"


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
