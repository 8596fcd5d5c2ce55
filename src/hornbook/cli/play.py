"""hornbook play: a game in the terminal."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Any

import rich_click as click
from click.exceptions import Exit
from rich.text import Text

from hornbook.cli import INTERRUPTED, interrupted
from hornbook.cli.asking import Quit
from hornbook.cli.drawing import capital
from hornbook.cli.options import CONTENT, GAME, LANG, OPTIONS, seed_option, with_content
from hornbook.cli.output import Screen
from hornbook.cli.recordfile import RecordFile
from hornbook.cli.seats import Seat, default_seats, read_seats, seats_of
from hornbook.cli.sitting import Sitting
from hornbook.core.errors import BadRecord, UnknownBot
from hornbook.core.game import Game
from hornbook.core.records import Record, check_header
from hornbook.core.session import Session
from hornbook.core.setup import Setup


@click.command()
@GAME
@click.option("--seats", help="Who plays, as in you,bot,bot:hard or you:Eva,you:Leo,bot*2. Left out: you and bots.")
@OPTIONS
@seed_option("Play the same deal again; left out, a new one.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Keep the game in FILE as it goes; if a game is there already, go on with it.",
)
@LANG
@CONTENT
def command(
    game: Game[Any],
    seats: str | None,
    options: dict[str, str],
    seed: int | None,
    record: str | None,
    lang: str,
    content: str | None,
) -> None:
    """Play a game in the terminal, against bots or passing the device around.

    Bots: bot is medium; bot:easy, bot:hard, or a specification such as bot:ismcts:ms=500.
    """
    game = with_content(game, content)
    screen = Screen()
    players = read_seats(seats, lang) if seats else None
    begun = record is not None and Path(record).exists() and Path(record).stat().st_size > 0
    file = RecordFile(record) if record and begun else None
    if file:
        session, players = go_on(game, file, players, options, seed, lang)
        screen.print(f"{game.title}: going on with {record} at ply {session.state.ply}.")
        sitting = Sitting(session, players, lang, screen)
        sitting.skip()
    else:
        players = players or default_seats(game.settle(Setup(0, options)).seats, lang)
        setup = game.settle(Setup(len(players), options))
        seed = secrets.randbits(32) if seed is None else seed
        file = RecordFile(record) if record else None
        introduce(screen, game, setup, seed, players)
        specs = [player.spec for player in players]
        session = Session(game, setup, seed, specs, file.write if file else None)
        sitting = Sitting(session, players, lang, screen)
    again = f"hornbook play {game.id} --record {quote(record or '')}"
    again += f" --content {quote(content)}" if content else ""
    try:
        sitting.play()
        if record:
            screen.print(f"Recorded; tell it again with: hornbook replay {quote(record)}", soft_wrap=True)
    except Quit:
        farewell = f"Stopped. Go on with: {again}" if record else "Stopped; this game was not recorded."
        screen.print(farewell, soft_wrap=True)
    except KeyboardInterrupt:
        interrupted(f"; go on with: {again}" if record else "; this game was not recorded")
        raise Exit(INTERRUPTED) from None
    finally:
        if file:
            file.close()


def go_on(
    game: Game[Any], file: RecordFile, players: list[Seat] | None, named: dict[str, str], seed: int | None, lang: str
) -> tuple[Session, list[Seat]]:
    """The game in a record, every step checked; what the command line says must agree with it."""
    record, path = file.record, file.path
    assert record is not None
    check_header(game, record)
    if record.end is not None:
        raise BadRecord(f"{path}: this game is finished; hornbook replay {path} tells it, another file starts one")
    top = record.header
    count, options = top["setup"]["seats"], top["setup"]["options"]
    if seed is not None and seed != top["seed"]:
        raise click.ClickException(f"{path} was begun with seed {top['seed']}, not {seed}; leave --seed out to go on")
    given = game.settle(Setup(count, {**options, **named})).options
    for name in named:
        if given[name] != options.get(name):
            raise click.ClickException(
                f"{path} was begun with {name}={options.get(name)}, not {given[name]}; leave --option out to go on"
            )
    if players and len(players) != count:
        raise click.ClickException(f"{path} has {count} players, not {len(players)}; leave --seats out to go on")
    return Session.resume(game, record, file.write), players or _players(record, lang)


def introduce(screen: Screen, game: Game[Any], setup: Setup, seed: int, players: list[Seat]) -> None:
    """What is played, by whom, and how to get help."""
    defaults = {option.name: option.default for option in game.options}
    special = [f"{name}={value}" for name, value in setup.options.items() if value != defaults[name]]
    who = ", ".join(f"{player.name} ({player.bot})" if player.bot else player.name for player in players)
    screen.print(Text.assemble((game.title, "bold"), (", ".join([f", seed {seed}", *special]), "dim")))
    screen.print(capital(who))
    screen.print("Type a number to choose, ? for help, quit to stop.")
    screen.print()


def _players(record: Record, lang: str) -> list[Seat]:
    count, players = record.header["setup"]["seats"], record.header.get("players")
    if isinstance(players, list) and len(players) == count:
        with suppress(click.ClickException, UnknownBot):  # a record that something else wrote
            return seats_of([str(player) for player in players], lang)
    return default_seats(count, lang)
