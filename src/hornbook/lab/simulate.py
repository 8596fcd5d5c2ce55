"""Many games between the same bots, counted by seat."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from hornbook.lab.arena import rotations
from hornbook.lab.crew import Plan, play_all
from hornbook.lab.statistics import wilson

DIGITS = 6


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
    wins, draws, points = [0] * len(specs), [0] * len(specs), [0] * len(specs)
    outcomes: Counter[str] = Counter()
    decisions = 0
    begun = clock()
    for played in play_all(plan, games, jobs, progress):
        for seat in played.winners:
            (draws if played.shared else wins)[played.entries[seat]] += 1
        for entry, score in zip(played.entries, played.scores, strict=True):
            points[entry] += score
        outcomes[played.reason] += 1
        decisions += played.decisions
    seconds = clock() - begun
    return {
        "game": game.id,
        "games": games,
        "options": dict(setup.options),
        "seed": seed,
        "bots": specs,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds > 0 else 0,
        "seats": [
            {
                "bot": spec,
                "wins": wins[entry],
                "draws": draws[entry],
                "mean_score": round(points[entry] / games, DIGITS) if games else 0.0,
                "win_rate": round(wins[entry] / games, DIGITS) if games else 0.0,
                "win_rate_ci": [round(end, DIGITS) for end in wilson(wins[entry], games)],
            }
            for entry, spec in enumerate(specs)
        ],
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
