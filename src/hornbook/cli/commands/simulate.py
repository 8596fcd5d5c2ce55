"""hornbook simulate: many games between bots, counted by seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import rich_click as click

from hornbook.bots import split_specs
from hornbook.cli.options import many_games
from hornbook.cli.output import Screen, grid, print_json, progress
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from hornbook.lab import plot
from hornbook.lab import simulate as play_many


@click.command("simulate")
@click.option("--bots", default="random", show_default=True, help="One for all seats, or a list: hard,greedy*3.")
@many_games
@click.option("--rotate", is_flag=True, help="Move everybody on by a seat each game, and count by bot.")
@click.option("--plot", "picture", type=click.Path(dir_okay=False, writable=True), metavar="FILE", help="Draw an SVG.")
def command(
    game: Game[Any],
    setup: Setup,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    as_json: bool,
    rotate: bool,
    picture: str | None,
) -> None:
    """Play many games between bots and count who wins.

    Example: hornbook simulate kill-the-unicorns --games 1000 --bots greedy,random*3 --rotate
    """
    if picture and not Path(picture).parent.is_dir():
        raise click.ClickException(f"--plot {picture}: there is no folder {Path(picture).parent}")
    with progress(game.title, games) as advance:
        report = play_many(game, setup, split_specs(bots), games, seed, jobs, advance, rotate)
    if picture:
        Path(picture).write_text(plot(report, game.title), encoding="utf-8")
    if as_json:
        print_json(report)
        return
    screen = Screen()
    screen.print(f"{game.title}: {games:,} games, seed {seed}, {'seats rotated' if rotate else 'seats fixed'}")
    table = grid("bot" if rotate else "seat", "", "won", "95 %", "shared", "mean score", numbers=(0, 2, 3, 4, 5))
    for number, seat in enumerate(report["seats"], 1):
        table.add_row(
            str(number),
            seat["bot"],
            f"{seat['win_rate']:.1%}",
            percent_span(seat["win_rate_ci"]),
            f"{seat['draws'] / games:.1%}",
            f"{seat['mean_score']:.2f}",
        )
    screen.print(table)
    screen.print(
        "ended by " + ", ".join(f"{reason} {times / games:.1%}" for reason, times in report["outcomes"].items())
    )
    screen.print(
        f"{report['decisions']:,} decisions in {report['seconds']:.1f} s, {report['decisions_per_second']:,} a second"
    )
    if picture:
        screen.print(f"drawn in {picture}")


def percent_span(span: list[float]) -> str:
    """An interval of shares."""
    return f"{span[0]:.1%} to {span[1]:.1%}"
