"""A game goes on from its record: what the command line asks for must agree with it, and every step must hold."""

from __future__ import annotations

from contextlib import suppress
from shlex import quote
from typing import Any

import rich_click as click

from hornbook.cli.records.keeper import Keeping
from hornbook.cli.terminal.seats import Seat, default_seats, seats_of
from hornbook.core.errors import BadRecord, RecordMismatch, UnknownBot
from hornbook.core.game import Game
from hornbook.core.play.records import Record, check_header, replay
from hornbook.core.play.session import Session
from hornbook.core.setup import Setup


def go_on(game: Game[Any], keeping: Keeping, asked: Setup, scenario: str | None, seed: int | None) -> Session:
    """The game in a record, every step checked; what the command line asks for must agree with it."""
    record, path = keeping.file.record if keeping.file else None, keeping.path
    assert record is not None
    check_header(game, record)
    if record.end is not None:
        raise BadRecord(f"{path}: this game is finished; hornbook replay {path} tells it, another file starts one")
    top = record.header
    count = top["setup"]["seats"]
    if seed is not None and seed != top["seed"]:
        raise click.ClickException(f"{path} was begun with seed {top['seed']}, not {seed}; leave --seed out to go on")
    if asked.seats not in (0, count):
        raise click.ClickException(f"{path} has {count} players, not {asked.seats}; {_leave_out('--seats', scenario)}")
    begun = game.settle(Setup(count, top["setup"]["options"])).options
    unsaid = {} if scenario else begun  # a scenario says everything
    for name, value in game.settle(Setup(count, {**unsaid, **asked.options})).options.items():
        if value != begun[name]:
            raise click.ClickException(
                f"{path} was begun with {name}={begun[name]}, not {value}; {_leave_out('--option', scenario)}"
            )
    try:
        return Session.resume(game, record, keeping.write)
    except RecordMismatch as problem:
        raise click.ClickException(what_happened(game, record, path, problem)) from None


def what_happened(game: Game[Any], record: Record, path: str, problem: RecordMismatch) -> str:
    """For a record that does not replay: what it probably is, and what can be done."""
    good = 0
    with suppress(RecordMismatch, BadRecord):
        for s, _ in replay(game, record):
            good = s.ply
    name = quote(path)
    return (
        f"{path} cannot be gone on with: {problem}. Probably the file was edited, or another version of the rules "
        f"wrote it. hornbook verify {name} tells where it parts from the rules; hornbook replay {name} --ply {good} "
        "still tells the game up to there; play with another --record, or with none, starts a new one"
    )


def players_of(header: dict[str, Any], lang: str) -> list[Seat]:
    """Who plays, as the record has it; in one that something else wrote, you and bots."""
    count, players = header["setup"]["seats"], header.get("players")
    if isinstance(players, list) and len(players) == count:
        with suppress(click.ClickException, UnknownBot):
            return seats_of([str(player) for player in players], lang)
    return default_seats(count, lang)


def _leave_out(option: str, scenario: str | None) -> str:
    return f"leave {option}{' and --scenario' if scenario else ''} out to go on"
