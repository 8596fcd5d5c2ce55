"""hornbook games: what is installed."""

from __future__ import annotations

import rich_click as click
from rich.text import Text

from hornbook.cli.options import JSON
from hornbook.cli.output import Screen, grid, print_json
from hornbook.core import registry


@click.command()
@JSON
def command(as_json: bool) -> None:
    """List the games with their seats and options."""
    known = registry.games().values()
    if as_json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "seats": [game.min_seats, game.max_seats],
                    "options": {
                        option.name: {"type": option.type, "default": option.default, "choices": list(option.choices)}
                        for option in game.options
                    },
                    "rules_version": game.rules_version,
                    "content_hash": game.content_hash,
                }
                for game in known
            ]
        )
        return
    screen = Screen()
    for game in known:
        seats = f"{game.min_seats} to {game.max_seats} players"
        screen.print(Text.assemble((game.id, "bold"), f"  {game.title}, {seats}, rules {game.rules_version}"))
        table = grid("  option", "default", "choices", "")
        for option in game.options:
            default = ("on" if option.default else "off") if isinstance(option.default, bool) else option.default
            choices = "on, off" if option.type == "flag" else ", ".join(option.choices) or "any text"
            table.add_row(f"  {option.name}", default, choices, option.help)
        screen.print(table)
