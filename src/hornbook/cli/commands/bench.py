"""hornbook bench: how fast the games are, and other libraries' games for comparison."""

from __future__ import annotations

import platform
from typing import Any

import rich_click as click

from hornbook import __version__
from hornbook.cli.options import GAMES, JSON, SCENARIO, setup_of
from hornbook.cli.output import Screen, grid, print_json, progress
from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.lab.bench.peers import PEERS, Trial
from hornbook.lab.bench.rounds import by_turns
from hornbook.lab.bench.timing import Timing, is_compiled


@click.command("bench")
@GAMES
@SCENARIO
@click.option("--games", "count", type=click.IntRange(min=1), default=200, show_default=True, help="Games per repeat.")
@click.option("--repeats", type=click.IntRange(min=1), default=5, show_default=True, help="Repeats of everything.")
@click.option("--peers", is_flag=True, help="Run other libraries' random games too, those that are installed.")
@JSON
def command(games: list[Game[Any]], scenario: str | None, count: int, repeats: int, peers: bool, as_json: bool) -> None:
    """Measure random play on one core by processor time: best and median of some repeats over the same games.

    Bare: choices, pick, apply. Whole loop: the actor's view, choices, a bot object, check, apply, record. Mask and
    observation: into one buffer, at every decision of up to fifty games. Real choices are decisions with more than one
    option. Everything runs once in each repeat, ours and the peers by turns.
    """
    timings = [Timing(game, setup_of(game, scenario), count) for game in games or registry.games().values()]
    trials = [Trial(peer) for peer in PEERS] if peers else []
    readies = [ready for timing in timings for ready in timing.readies()]
    readies += [trial.ready for trial in trials if not trial.note]
    with progress("bench", repeats) as advance:
        taken = iter(by_turns(readies, repeats, advance))
    report: dict[str, Any] = {
        "hornbook": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": platform.machine(),
        "compiled": is_compiled(),
        "scenario": scenario,
        "repeats": repeats,
        "games": [timing.report(*[next(taken) for _ in timing.readies()]) for timing in timings],
        "peers": [trial.report([] if trial.note else next(taken)) for trial in trials],
    }
    if as_json:
        print_json(report)
    else:
        show(Screen(), report)


def show(screen: Screen, report: dict[str, Any]) -> None:
    """The figures as tables."""
    core = "compiled" if report["compiled"] else "plain"
    scenario = f", scenario {report['scenario']}" if report["scenario"] else ""
    screen.print(f"Hornbook {report['hornbook']} ({core}), {report['python']}, one core, random play{scenario}")
    for row in report["games"]:
        screen.print()
        decisions, real = row["decisions_per_game"], row["real_choices_percent"]
        screen.print(f"{row['game']}, {row['seats']} players, {decisions:g} decisions a game, {real:g} % real choices")
        table = grid("", "best", "median", numbers=(1, 2))
        bare, whole = row["bare"], row["whole_loop"]
        for name, figure in (
            ("bare playout, decisions a second", bare["decisions_per_second"]),
            ("bare playout, real choices a second", bare["real_choices_per_second"]),
            ("bare playout, games a second", bare["games_per_second"]),
            ("whole loop, decisions a second", whole["decisions_per_second"]),
            ("whole loop, real choices a second", whole["real_choices_per_second"]),
            ("copy, µs", row["copy_us"]),
            ("mask, µs", row["write_mask_us"]),
            ("observation, µs", row["observe_us"]),
        ):
            if figure is not None:
                table.add_row(name, f"{figure['best']:,}", f"{figure['median']:,}")
        screen.print(table)
    if report["peers"]:
        screen.print()
        show_peers(screen, report["peers"])


def show_peers(screen: Screen, rows: list[dict[str, Any]]) -> None:
    """Other libraries' figures, and what is missing."""
    played = [row for row in rows if not row["note"]]
    table = grid("", "decisions/s", "median", "real/s", "median", numbers=(1, 2, 3, 4))
    for row in played:
        all_of_them, real = row["decisions_per_second"], row["real_choices_per_second"]
        figures = (all_of_them["best"], all_of_them["median"], real["best"], real["median"])
        table.add_row(row["peer"], *(f"{figure:,}" for figure in figures))
        table.add_row(
            f"  {row['version']}; {row['decisions_per_game']:g} a game, {row['real_choices_percent']:g} % real"
        )
    if played:
        screen.print(table)
    for row in rows:
        if row["note"]:
            screen.print(f"{row['peer']} {row['version']}".rstrip() + f": {row['note']}")
    if any(row["note"] == "not installed" for row in rows):
        screen.print("pip install hornbook[peers] brings those that are missing")
