"""Going on with a recorded game: the command line must agree with the record, and every step is checked."""

from __future__ import annotations

from contextlib import suppress
from shlex import quote
from typing import Any

import rich_click as click

from hornbook.bots.spec import names_file
from hornbook.cli.records.keeper import RecordKeeper, game_option
from hornbook.cli.records.record_file import what_is_left
from hornbook.cli.terminal.seats import Player, check_bots, default_seats, players_of
from hornbook.core.errors import BadRecord, OtherRules, RecordMismatch, UnknownBot
from hornbook.core.game import Game
from hornbook.core.play.records import Record, check_header, replay
from hornbook.core.play.session import Session
from hornbook.core.setup import Setup


def resume(game: Game[Any], keeper: RecordKeeper, asked: Setup, scenario: str | None, seed: int | None) -> Session:
    """The session of a record, every step checked; a ClickException if the command line asks for something else."""
    record, path = keeper.file.record if keeper.file else None, keeper.path
    assert record is not None
    try:
        check_header(game, record)
    except OtherRules as problem:
        raise OtherRules(f"{path}: {problem}. {what_is_left(record)}") from None
    if record.end is not None:
        raise BadRecord(f"{path}: this game is finished; hornbook replay {path} tells it, another file starts one")
    top = record.header
    count = top["setup"]["seats"]
    if seed is not None and seed != top["seed"]:
        raise click.ClickException(f"{path} was begun with seed {top['seed']}, not {seed}; leave --seed out to go on")
    if asked.seats not in (0, count):
        raise click.ClickException(f"{path} has {count} players, not {asked.seats}; {_leave_out('--seats', scenario)}")
    begun = game.settle(Setup(count, top["setup"]["options"])).options
    known = {option.name: option for option in game.options}
    unsaid = {} if scenario else begun  # a scenario says everything
    for name, value in game.settle(Setup(count, {**unsaid, **asked.options})).options.items():
        if value != begun[name]:
            raise click.ClickException(
                f"{path} was begun with {name}={known[name].text(begun[name])}, "
                f"not {known[name].text(value)}; {_leave_out('--option', scenario)}"
            )
    try:
        return Session.resume(game, record, keeper.write)
    except RecordMismatch as problem:
        raise click.ClickException(explain_mismatch(game, record, path, problem)) from None


def explain_mismatch(game: Game[Any], record: Record, path: str, problem: RecordMismatch) -> str:
    """What is probably wrong with a record that does not replay, and what can be done."""
    good = 0
    with suppress(RecordMismatch, BadRecord):
        for s, _ in replay(game, record):
            good = s.ply
    name, more = quote(path), game_option(game)
    return (
        f"{path} cannot be gone on with: {problem}. Probably the file was edited, or another version of the rules "
        f"wrote it. hornbook verify {name}{more} tells where it parts from the rules; "
        f"hornbook replay {name}{more} --ply {good} still tells the game up to there; "
        "play with another --record, or with none, starts a new one"
    )


def recorded_players(game: Game[Any], header: dict[str, Any], path: str, lang: str) -> list[Player]:
    """The players as the record has them; in one that something else wrote, you and bots.

    Files that a record names are not loaded: whoever wants to play with such a bot names it on the command line.
    """
    count, specs = header["setup"]["seats"], header.get("players")
    if not isinstance(specs, list) or len(specs) != count:
        return default_seats(count, lang)
    with suppress(click.ClickException, UnknownBot):
        players = players_of([str(spec) for spec in specs], lang)
        if any(names_file(player.bot) for player in players):
            again = quote(",".join(player.spec for player in players))
            raise BadRecord(f"{path} was played with a bot of a file; to go on with it, add --seats {again}")
        check_bots(players, game, files=False)
        return players
    return default_seats(count, lang)


def _leave_out(option: str, scenario: str | None) -> str:
    return f"leave {option}{' and --scenario' if scenario else ''} out to go on"
