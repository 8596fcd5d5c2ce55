"""hornbook play: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from shlex import quote
from typing import Any

import rich_click as click
from click.exceptions import Exit

from hornbook.cli import INTERRUPTED, interrupted
from hornbook.cli.options import CONTENT, GAME, LANG, OPTIONS, SCENARIO, seed_option, setup_of, with_content
from hornbook.cli.output import Screen
from hornbook.cli.records.keeper import Keeping, command_to_go_on
from hornbook.cli.records.resume import go_on, players_of
from hornbook.cli.terminal.game import Sitting
from hornbook.cli.terminal.introduction import introduce
from hornbook.cli.terminal.seats import default_seats, read_seats
from hornbook.cli.terminal.typed_line import Quit
from hornbook.core.game import Game
from hornbook.core.play.session import Session
from hornbook.words import Words


@click.command("play")
@GAME
@SCENARIO
@click.option(
    "--seats",
    help="How many play, as in 3 (you and bots), or who, as in you,bot,bot:hard or you:Eva,you:Leo,bot*2.",
)
@OPTIONS
@seed_option("Play the same deal again; left out, a new one.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Keep the game in FILE as it goes; if a game is there already, go on with it. Left out: in a file of its own.",
)
@LANG
@CONTENT
def command(
    game: Game[Any],
    scenario: str | None,
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
    screen, words = Screen(), Words(game, lang, ids=True)
    players = read_seats(seats, lang) if seats else []
    asked = setup_of(game, scenario, len(players), options)
    begun = record is not None and Path(record).exists() and Path(record).stat().st_size > 0
    setup = None if begun else game.settle(asked)
    keeping = Keeping(record, game.id, lambda why: screen.print(words.text("cli-not-kept", why=why), soft_wrap=True))
    try:
        if setup is None:
            session = go_on(game, keeping, asked, scenario, seed)
            players = players or players_of(session.header, lang)
            at = str(session.state.ply)
            screen.print(words.text("cli-going-on", game=game.title, file=keeping.path, ply=at), soft_wrap=True)
            sitting = Sitting(session, players, lang, screen)
            sitting.skip()
        else:
            players = players or default_seats(setup.seats, lang)
            seed = secrets.randbits(32) if seed is None else seed
            introduce(screen, game, setup, seed, players, words)
            session = Session(game, setup, seed, [player.spec for player in players], keeping.write)
            sitting = Sitting(session, players, lang, screen)
            sitting.begin()
        play(sitting, keeping, words, content)
    finally:
        keeping.close()


def play(sitting: Sitting, keeping: Keeping, words: Words, content: str | None) -> None:
    """To the end, or until somebody leaves; and then where the game is, and how to go on."""
    screen, game = sitting.screen, sitting.session.game

    def farewell(message: str) -> str:
        again = command_to_go_on(game.id, keeping.path, words.language, content)
        return words.text(message, again=again) if keeping.path else words.text(f"{message}-unkept")

    try:
        sitting.play()
        if keeping.path:
            screen.print(words.text("cli-recorded", again=f"hornbook replay {quote(keeping.path)}"), soft_wrap=True)
    except Quit:
        screen.print(farewell("cli-stopped"), soft_wrap=True)
    except KeyboardInterrupt:
        interrupted(farewell("cli-interrupted"))
        raise Exit(INTERRUPTED) from None
