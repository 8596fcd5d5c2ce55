"""hornbook league: which bot is the strongest."""

from __future__ import annotations

from typing import Any

import rich_click as click

from hornbook.bots import split_specs
from hornbook.cli.commands.simulate import percent_span
from hornbook.cli.options import many_games
from hornbook.cli.output import Screen, grid, print_json, progress
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from hornbook.lab import league as play_league


@click.command("league")
@click.option("--bots", required=True, help="Two or more, as in easy,medium,hard.")
@many_games
def command(game: Game[Any], setup: Setup, bots: str, games: int, seed: int, jobs: int, as_json: bool) -> None:
    """Let bots play against each other in every seat, and rank them.

    Example: hornbook league kill-the-unicorns --bots random,greedy,hard --games 400
    """
    with progress(game.title, games) as advance:
        report = play_league(game, setup, split_specs(bots), games, seed, jobs, advance)
    if as_json:
        print_json(report)
        return
    screen = Screen()
    screen.print(f"{game.title}: {games:,} games of {report['seats']} players, seed {seed}")
    table = grid("bot", "rating", "95 %", "games", "won", "95 %", "mean score", numbers=range(1, 7))
    for row in report["bots"]:
        low, high = row["rating_ci"]
        table.add_row(
            row["bot"],
            f"{row['rating']:.0f}",
            f"{low:.0f} to {high:.0f}",
            f"{row['games']:,}",
            f"{row['win_rate']:.1%}",
            percent_span(row["win_rate_ci"]),
            f"{row['mean_score']:.2f}",
        )
    screen.print(table)
    for pair in report["pairs"]:
        screen.print(f"{pair['bot']} over {pair['against']}: {pair['rate']:.1%} of {pair['decided']:,}")
