"""hornbook fuzz: random games held to the laws of the engine."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

import rich_click as click
from click.exceptions import Exit

from hornbook.cli import DOES_NOT_HOLD
from hornbook.cli.options import CONTENT, GAME, JSON, OPTIONS, SCENARIO, seed_option, setup_of, with_content
from hornbook.cli.output import Screen, print_json, progress
from hornbook.cli.records.keeper import game_option
from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.setup import Setup

FINDINGS = Path("fuzz-findings")


@click.command("fuzz")
@GAME
@click.option("--seconds", type=click.FloatRange(min=0), default=60, show_default=True, metavar="N", help="How long.")
@SCENARIO
@OPTIONS
@seed_option("Where the random games begin; left out, somewhere new.")
@CONTENT
@JSON
def command(
    game: Game[Any],
    seconds: float,
    scenario: str | None,
    options: dict[str, str],
    seed: int | None,
    content: str | None,
    as_json: bool,
) -> None:
    """Play random games of random set-ups and hold them to the laws; exit 1 if one is broken.

    Whatever is found is written to fuzz-findings/ as a record that replay and show can open. With --option only
    the set-ups with these options are played, with --scenario only that one.
    """
    from hornbook.testing.runs.fuzz import fuzz

    game = with_content(game, content)
    seed = secrets.randbits(32) if seed is None else seed
    setups = asked_for(game, scenario, options)
    begun = time.monotonic()
    games = 0
    with progress(game.title, round(seconds)) as advance:

        def hear(number: int, found: int) -> None:
            nonlocal games
            games = number
            advance(int(time.monotonic() - begun))

        findings = fuzz(game, seconds, seed=seed, setups=setups, progress=hear)
    found = []
    for number, finding in enumerate(findings, 1):
        FINDINGS.mkdir(exist_ok=True)
        file = FINDINGS / f"{game.id}-{seed}-{number}.jsonl"
        file.write_text("".join(finding.record), encoding="utf-8")
        found.append(
            {
                "law": finding.law,
                "text": finding.text,
                "setup": finding.setup.to_json(),
                "seed": finding.seed,
                "ply": finding.ply,
                "record": str(file),
            }
        )
    if as_json:
        print_json({"game": game.id, "seed": seed, "seconds": seconds, "games": games, "findings": found})
    else:
        screen = Screen()
        played = "one random game" if games == 1 else f"{games:,} random games"
        screen.print(f"{game.title}: {played}, seed {seed}: {len(found) or 'nothing'} found")
        for each in found:
            screen.print(
                f"{each['law']}: {each['text']} (hornbook show {each['record']}{game_option(game)})", soft_wrap=True
            )
    if found:
        raise Exit(DOES_NOT_HOLD)


def asked_for(game: Game[Any], scenario: str | None, options: dict[str, str]) -> list[Setup]:
    """The scenario, or these options with every number of seats that they can be played with; neither: no matter."""
    if scenario is not None:
        return [game.settle(setup_of(game, scenario, options=options))]
    if not options:
        return []
    found: list[Setup] = []
    refused: BadSetup | None = None
    for seats in range(game.min_seats, game.max_seats + 1):
        try:
            found.append(game.settle(Setup(seats, options)))
        except BadSetup as problem:
            refused = problem
    if not found and refused:
        raise refused
    return found
