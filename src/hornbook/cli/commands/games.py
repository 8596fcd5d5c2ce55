"""hornbook games: what is installed."""

from __future__ import annotations

from typing import Any

import rich_click as click
from rich.text import Text

from hornbook.cli import complain
from hornbook.cli.options import JSON
from hornbook.cli.output import Screen, grid, print_json
from hornbook.core import registry
from hornbook.core.game import Game


@click.command("games")
@JSON
def command(as_json: bool) -> None:
    """List the games with their seats, options and scenarios."""
    known = registry.games().values()
    if as_json:
        print_json([as_document(game) for game in known])
    else:
        screen = Screen()
        for game in known:
            show(screen, game)
    for problem in registry.broken().values():
        complain(problem)


def as_document(game: Game[Any]) -> dict[str, Any]:
    """A game as plain JSON."""
    return {
        "id": game.id,
        "title": game.title,
        "seats": [game.min_seats, game.max_seats],
        "options": {
            option.name: {"type": option.type, "default": option.default, "choices": list(option.choices)}
            for option in game.options
        },
        "scenarios": {name: setup.to_json() for name, setup in game.scenarios.items()},
        "rules_version": game.rules_version,
        "content_hash": game.content_hash,
    }


def show(screen: Screen, game: Game[Any]) -> None:
    """A game as tables of its options and scenarios."""
    seats = f"{game.min_seats} to {game.max_seats} players"
    screen.print(Text.assemble((game.id, "bold"), f"  {game.title}, {seats}, rules {game.rules_version}"))
    options = grid("  option", "default", "choices", "")
    for option in game.options:
        choices = "on, off" if option.type == "flag" else ", ".join(option.choices) or "any text"
        options.add_row(f"  {option.name}", _word(option.default), choices, option.help)
    scenarios = grid("  scenario", "players", "options", numbers=(1,))
    for name, setup in game.scenarios.items():
        named = (f"{option}={_word(value)}" for option, value in setup.options.items())
        scenarios.add_row(f"  {name}", str(setup.seats), ", ".join(named))
    for table in (options, scenarios):
        if table.row_count:
            screen.print(table)


def _word(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
