"""hornbook bench: how fast the games are, and other libraries' games for comparison."""

from __future__ import annotations

import platform
from typing import Any

import rich_click as click

from hornbook.cli.options import GAMES, JSON, SCENARIO, setup_of
from hornbook.cli.output import Screen, grid, print_json, progress
from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.lab.bench.timing import is_compiled, time_game


@click.command("bench")
@GAMES
@SCENARIO
@click.option("--games", "count", type=click.IntRange(min=1), default=200, show_default=True, help="Games per repeat.")
@click.option("--repeats", type=click.IntRange(min=1), default=5, show_default=True, help="Repeats of everything.")
@click.option("--peers", is_flag=True, help="Run other libraries' random games too, those that are installed.")
@JSON
def command(games: list[Game[Any]], scenario: str | None, count: int, repeats: int, peers: bool, as_json: bool) -> None:
    """Measure random play on one core: best and median of some repeats over the same games.

    Bare: choices, pick, apply. Whole loop: the actor's view, choices, a bot object, check, apply, record. Mask and
    observation: into one buffer, at every decision of up to fifty games.
    """
    from hornbook.lab.bench.peers import PEERS, run_peer

    timed = [(game, setup_of(game, scenario)) for game in games or registry.games().values()]
    report: dict[str, Any] = {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": platform.machine(),
        "compiled": is_compiled(),
        "scenario": scenario,
        "games": [],
        "peers": [],
    }
    with progress("bench", len(timed) + (len(PEERS) if peers else 0)) as advance:
        for done, (game, setup) in enumerate(timed, 1):
            report["games"].append(time_game(game, setup, count, repeats))
            advance(done)
        for done, peer in enumerate(PEERS if peers else (), len(timed) + 1):
            report["peers"].append(run_peer(peer))
            advance(done)
    if as_json:
        print_json(report)
    else:
        show(Screen(), report)


def show(screen: Screen, report: dict[str, Any]) -> None:
    """The figures as a table."""
    core = "compiled core" if report["compiled"] else "plain Python core"
    scenario = f", scenario {report['scenario']}" if report["scenario"] else ""
    screen.print(f"{report['python']}, {core}, one core, random play{scenario}")
    for row in report["games"]:
        screen.print()
        screen.print(f"{row['game']}, {row['seats']} players, {row['decisions_per_game']:g} decisions a game")
        table = grid("", "best", "median", numbers=(1, 2))
        for name, figure in (
            ("bare playout, decisions a second", row["bare"]["decisions_per_second"]),
            ("bare playout, games a second", row["bare"]["games_per_second"]),
            ("whole loop, decisions a second", row["whole_loop"]["decisions_per_second"]),
            ("copy, µs", row["copy_us"]),
            ("mask, µs", row["write_mask_us"]),
            ("observation, µs", row["observe_us"]),
        ):
            if figure is not None:
                table.add_row(name, f"{figure['best']:,}", f"{figure['median']:,}")
        screen.print(table)
    if report["peers"]:
        table = grid("peer", "decisions/game", "decisions/s", numbers=(1, 2))
        for row in report["peers"]:
            if row["decisions_per_second"]:
                table.add_row(row["peer"], f"{row['decisions_per_game']:g}", f"{row['decisions_per_second']:,}")
            else:
                table.add_row(row["peer"], "", row["note"])
        screen.print()
        screen.print(table)
        if any(row["note"] == "not installed" for row in report["peers"]):
            screen.print("pip install hornbook[peers] brings those that are missing")
