"""hornbook content: the cards in use, and whether a pack of one's own fits."""

from __future__ import annotations

import json
from typing import Any

import rich_click as click
from click.exceptions import Exit
from rich.text import Text

from hornbook.cli import DOES_NOT_HOLD, complain
from hornbook.cli.options import CONTENT, GAME, JSON, with_content
from hornbook.cli.output import Screen, grid, print_json
from hornbook.core.errors import BadContent
from hornbook.core.game import Game


@click.command()
@GAME
@click.option(
    "--check",
    type=click.Path(exists=True, file_okay=False),
    metavar="DIR",
    help="Check a content pack instead; exit 1 if it does not fit.",
)
@CONTENT
@JSON
def command(game: Game[Any], check: str | None, content: str | None, as_json: bool) -> None:
    """Show the cards, values and tokens that a game is played with, or check a pack of your own."""
    if check:
        _check(game, check, as_json)
        return
    game = with_content(game, content)
    if as_json:
        print_json({"game": game.id, "content_hash": game.content_hash, "content": game.catalogue()})
        return
    screen = Screen()
    screen.print(Text(f"{game.title}, content {game.content_hash}", style="bold"))
    for title, value in game.catalogue().items():
        screen.print()
        show(screen, title, value)


def show(screen: Screen, title: str, value: Any) -> None:
    """One part of a catalogue: a list of things as a table, anything else as a line."""
    things = list(value.values()) if isinstance(value, dict) else value
    if not (isinstance(things, list) and things and all(isinstance(thing, dict) for thing in things)):
        screen.print(Text(f"{title}: ", style="bold") + Text(_plain(value)))
        return
    fields = list(dict.fromkeys(field for thing in things for field in thing))
    table = grid(*fields)
    for thing in things:
        table.add_row(*(Text(_plain(thing.get(field, ""))) for field in fields))
    screen.print(Text(title, style="bold"))
    screen.print(table)


def _check(game: Game[Any], folder: str, as_json: bool) -> None:
    try:
        content_hash = game.with_content(folder).content_hash
    except BadContent as problem:
        if as_json:
            print_json({"folder": folder, "holds": False, "why": str(problem)})
        else:
            complain(f"does not fit: {problem}")
        raise Exit(DOES_NOT_HOLD) from None
    if as_json:
        print_json({"folder": folder, "holds": True, "content_hash": content_hash})
    else:
        Screen().print(f"fits: play with it by --content {folder} (content {content_hash})")


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(item) for item in value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
