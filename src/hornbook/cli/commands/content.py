"""hornbook content: the cards in use, and whether a pack of one's own fits."""

from __future__ import annotations

import json
from typing import Any

import rich_click as click
from click.exceptions import Exit
from rich.text import Text

from hornbook.cli import DOES_NOT_HOLD, complain
from hornbook.cli.options import CONTENT, GAME, JSON, LANG, with_content
from hornbook.cli.output import Screen, print_json
from hornbook.cli.terminal import drawing
from hornbook.core.errors import BadContent
from hornbook.core.game import Game
from hornbook.words import LANGUAGES

PLAIN = ("id", "name", "source")


@click.command("content")
@GAME
@click.option(
    "--check",
    type=click.Path(exists=True, file_okay=False),
    metavar="DIR",
    help="Check a content pack instead; exit 1 if it does not fit.",
)
@CONTENT
@LANG
@JSON
def command(game: Game[Any], check: str | None, content: str | None, lang: str, as_json: bool) -> None:
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
        show(screen, title, value, lang)


def show(screen: Screen, title: str, part: Any, language: str) -> None:
    """One part of a catalogue: its things one below the other, each with its fields."""
    screen.print()
    screen.print(Text(title, style="bold"))
    for name, value in part.items() if isinstance(part, dict) else [("", part)]:
        if isinstance(value, list) and value and all(isinstance(thing, dict) for thing in value):
            wide = max(len(str(thing.get("id", ""))) for thing in value)
            for thing in value:
                _thing(screen, str(thing.get("id", "")).ljust(wide), thing, language)
        elif isinstance(value, dict):
            _thing(screen, name, value, language)
        elif not _translated(name):
            screen.print(Text("\n").join(drawing.hang(screen, Text(f"{name}  " if name else ""), Text(_plain(value)))))


def _thing(screen: Screen, label: str, thing: dict[str, Any], language: str) -> None:
    """A card, a token, a character: its name, its fields, and where they come from."""
    spoken = {field: thing.get(f"{field}_{language}", value) for field, value in thing.items()}
    named = [
        f"{field} {_plain(value)}" for field, value in spoken.items() if field not in PLAIN and not _translated(field)
    ]
    told = " · ".join([str(spoken[field]) for field in ("name",) if field in spoken] + named)
    source = f"  {spoken['source']}" if "source" in spoken else ""
    screen.print(Text("\n").join(drawing.hang(screen, Text(f"{label}  "), Text.assemble(told, (source, "dim")))))


def _translated(field: str) -> bool:
    return any(field.endswith(f"_{language}") for language in LANGUAGES)


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
