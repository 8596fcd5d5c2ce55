"""Arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce, wraps
from typing import Any

import rich_click as click

from hornbook.cli.game_file import load_game, named_game
from hornbook.core import registry
from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.setup import Setup, setup
from hornbook.words import LANGUAGES

Command = Callable[..., Any]
Decorator = Callable[[Command], Command]


def _game(context: click.Context, param: click.Parameter, value: str) -> Game[Any]:
    return named_game(value)


def _games(context: click.Context, param: click.Parameter, value: tuple[str, ...]) -> list[Game[Any]]:
    return [named_game(name) for name in value]


def _load_files(context: click.Context, param: click.Parameter, value: tuple[str, ...]) -> None:
    for spec in value:
        load_game(spec)


def _ids(context: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in registry.games() if name.startswith(incomplete)]


def _pairs(context: click.Context, param: click.Parameter, value: tuple[str, ...]) -> dict[str, str]:
    named: dict[str, str] = {}
    for pair in value:
        name, equals, text = (part.strip() for part in pair.partition("="))
        if not (name and equals):
            raise click.ClickException(f"--option {pair!r} should read NAME=VALUE")
        if named.setdefault(name, text) != text:
            raise click.ClickException(f"--option {name} is given as {named[name]} and as {text}")
    return named


GAME = click.argument("game", callback=_game, shell_complete=_ids)
GAMES = click.argument("games", nargs=-1, metavar="[GAME]...", callback=_games, shell_complete=_ids)
GAME_FILES = click.option(
    "--game",
    "game_files",
    multiple=True,
    metavar="FILE.py:CLASS",
    callback=_load_files,
    expose_value=False,
    is_eager=True,
    help="A game of your own beside the installed ones; may be given several times.",
)
RECORD = click.argument("file", type=click.Path(exists=True, dir_okay=False, readable=True))
OPTIONS = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_pairs,
    help="Set an option of the game (hornbook games lists them), as in rounds=7, packs=a+b or, seat by seat, "
    "role=fox,hare; may be given several times.",
)
SCENARIO = click.option(
    "--scenario",
    metavar="NAME",
    help="A set-up that has a name (hornbook games lists them); other options come on top of it.",
)
CONTENT = click.option(
    "--content",
    type=click.Path(exists=True, file_okay=False),
    metavar="DIR",
    help="Lay a content pack of your own over the shipped cards.",
)
LANG = click.option(
    "--lang", type=click.Choice(list(LANGUAGES)), default="en", show_default=True, help="The game's language."
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON document and nothing else.")


def seed_option(text: str, default: int | None = None) -> Decorator:
    """`--seed N`, with what happens when it is left out."""
    return click.option(
        "--seed", type=click.IntRange(min=0), metavar="N", default=default, show_default=default is not None, help=text
    )


def many_games(function: Command) -> Command:
    """GAME and the options of commands that play many games, which get the game with its content, and the set-up."""

    @wraps(function)
    def command(
        game: Game[Any],
        scenario: str | None,
        seats: int | None,
        options: dict[str, str],
        content: str | None,
        **rest: Any,
    ) -> Any:
        game = with_content(game, content)
        return function(game=game, setup=setup_of(game, scenario, seats or 0, options), **rest)

    count, least = click.IntRange(min=0), click.IntRange(min=1)
    return _decorated(
        command,
        GAME,
        click.option("--games", type=least, default=100, show_default=True, metavar="N", help="How many games."),
        SCENARIO,
        click.option("--seats", type=least, metavar="N", help="How many play; left out, as the game likes best."),
        OPTIONS,
        seed_option("The same seed gives the same games.", 1),
        click.option("--jobs", type=count, default=0, metavar="J", help="Processes; left out, one for each core."),
        CONTENT,
        JSON,
    )


def recorded(function: Command) -> Command:
    """FILE and the options of commands that read a record."""
    return _decorated(
        function,
        RECORD,
        click.option("--ply", type=click.IntRange(min=0), metavar="N", help="Up to ply N; left out, to the end."),
        click.option("--seat", type=click.IntRange(min=1), metavar="S", help="As seat S (the first is 1) knows it."),
        LANG,
        CONTENT,
        GAME_FILES,
        JSON,
    )


def with_content(game: Game[Any], content: str | None) -> Game[Any]:
    """The game with the pack laid over it, if there is one."""
    return game.with_content(content) if content else game


def setup_of(game: Game[Any], scenario: str | None, seats: int = 0, options: Mapping[str, Any] | None = None) -> Setup:
    """The scenario's set-up, if one is named, with these seats (0: not said) and options on top of it."""
    if scenario is not None and scenario not in game.scenarios:
        raise BadSetup(f"unknown scenario {scenario!r}; {game.id} has {', '.join(game.scenarios) or 'none'}")
    named = setup() if scenario is None else game.scenarios[scenario]
    return Setup(seats or named.seats, {**named.options, **(options or {})})


def _decorated(function: Command, *decorators: Decorator) -> Command:
    return reduce(lambda command, decorator: decorator(command), reversed(decorators), function)
