"""Many games between the same bots, counted by seat."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from hornbook.lab.match import rotations
from hornbook.lab.parallel import Plan, play_all
from hornbook.lab.tally import Tally


def simulate(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    rotate: bool = False,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, Any]:
    """Play many games and count: wins (alone), draws (shared victories), scores and how the games ended.

    One bot stands for all seats. With `rotate` the bots move on by a seat each game, and `seats` counts by bot.
    The same seed gives the same document with any number of jobs, but for `seconds` and `decisions_per_second`
    (and but for bots that think by the clock).
    """
    setup, specs = line_up(game, setup, bots)
    seats = range(len(specs))
    seatings = rotations(seats) if rotate else [tuple(seats)]
    plan = Plan(game, setup, tuple(specs), tuple(seatings), seed)
    tally = Tally(len(specs))
    outcomes: Counter[str] = Counter()
    begun = clock()
    for played in play_all(plan, games, jobs, progress):
        tally.count(played)
        outcomes[played.reason] += 1
    seconds = clock() - begun
    return {
        "game": game.id,
        "games": games,
        "options": dict(setup.options),
        "seed": seed,
        "bots": specs,
        **tally.pace(seconds),
        "seats": [{"bot": spec, **tally.row(entry)} for entry, spec in enumerate(specs)],
        "outcomes": dict(sorted(outcomes.items(), key=lambda item: (-item[1], item[0]))),
    }


def line_up(game: Game[Any], setup: Setup, bots: Sequence[str]) -> tuple[Setup, list[str]]:
    """The settled setup and a bot for every seat: one for all, or as many as there are seats."""
    specs = list(bots) or ["random"]
    seats = setup.seats or (len(specs) if len(specs) > 1 else 0)
    settled = game.settle(Setup(seats, setup.options))
    if len(specs) == 1:
        specs *= settled.seats
    if len(specs) != settled.seats:
        raise BadSetup(f"{len(specs)} bots for {settled.seats} seats: name one for all, or one for each seat")
    return settled, specs
