"""Arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import rich_click as click

from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.words import LANGUAGES

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def _game(context: click.Context, param: click.Parameter, value: str) -> Game[Any]:
    return registry.game(value)


def _games(context: click.Context, param: click.Parameter, value: tuple[str, ...]) -> list[Game[Any]]:
    return [registry.game(name) for name in value]


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
RECORD = click.argument("file", type=click.Path(exists=True, dir_okay=False, readable=True))
OPTIONS = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_pairs,
    help="Set an option of the game (hornbook games lists them); may be given several times.",
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


def many_games(function: Callable[..., Any]) -> Callable[..., Any]:
    """`--games`, `--seats` and `--jobs`, for whatever plays many games."""
    count, least = click.IntRange(min=0), click.IntRange(min=1)
    for option in (
        click.option("--jobs", type=count, default=0, metavar="J", help="Processes; left out, one for each core."),
        click.option("--seats", type=least, metavar="N", help="How many play; left out, as the game likes best."),
        click.option("--games", type=least, default=100, show_default=True, metavar="N", help="How many games."),
    ):
        function = option(function)
    return function


def with_content(game: Game[Any], content: str | None) -> Game[Any]:
    """The game with the pack laid over it, if there is one."""
    return game.with_content(content) if content else game
