"""hornbook games: what is installed."""

from __future__ import annotations

from typing import Any

import rich_click as click
from rich.text import Text

from hornbook.cli import complain
from hornbook.cli.options import GAME_FILES, JSON
from hornbook.cli.output import Screen, grid, print_json
from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.core.setup import Option


@click.command("games")
@GAME_FILES
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
        "options": {option.name: option_document(option) for option in game.options},
        "scenarios": {name: setup.to_json() for name, setup in game.scenarios.items()},
        "rules_version": game.rules_version,
        "content_hash": game.content_hash,
    }


def option_document(option: Option) -> dict[str, Any]:
    """An option as plain JSON; `low` and `high` are there for numbers, `per_seat` where each seat has a value."""
    doc: dict[str, Any] = {"type": option.type, "default": option.default, "choices": list(option.choices)}
    if option.type == "number":
        doc.update(low=option.low, high=option.high)
    if option.per_seat:
        doc["per_seat"] = True
    return doc


def show(screen: Screen, game: Game[Any]) -> None:
    """A game as tables of its options and scenarios."""
    seats = f"{game.min_seats} to {game.max_seats} players"
    screen.print(Text.assemble((game.id, "bold"), f"  {game.title}, {seats}, rules {game.rules_version}"))
    options = grid("  option", "default", "choices", "")
    for option in game.options:
        default = option.text(option.default) or "none"
        options.add_row(f"  {option.name}", default, _choices(option), option.help)
    scenarios = grid("  scenario", "players", "options", numbers=(1,))
    known = {option.name: option for option in game.options}
    for name, setup in game.scenarios.items():
        named = (f"{name}={known[name].text(value)}" for name, value in setup.options.items())
        scenarios.add_row(f"  {name}", str(setup.seats), ", ".join(named))
    for table in (options, scenarios):
        if table.row_count:
            screen.print(table)


def _choices(option: Option) -> str:
    """What `--option` takes."""
    words = ", ".join(option.choices)
    what = {
        "flag": "on, off",
        "number": f"{option.low} to {option.high}",
        "choice": words,
        "set": f"any of {words}, with + between",
        "text": "any text",
    }[option.type]
    return f"{what}; for each seat, with commas between" if option.per_seat else what
