"""Which bot is the strongest: everybody meets everybody, in every seat."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import log10
from typing import Any

from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.rng import seed_from
from hornbook.core.setup import Setup
from hornbook.lab.match import rotations
from hornbook.lab.parallel import Plan, play_all
from hornbook.lab.statistics import bootstrap
from hornbook.lab.tally import Tally, interval, rate

MEAN_RATING = 1500
ROUNDS = 200

Finish = tuple[tuple[int, ...], tuple[int, ...]]
"""Who sat where, and which seats won."""


def league(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, Any]:
    """Play many games among two or more bots and rank them: win rates, ratings, and how each fared against each.

    A rating is an Elo number fitted to who won where both sat; intervals are 95 %. As with `simulate`, only
    the timings depend on the number of jobs.
    """
    specs = list(dict.fromkeys(bots))
    if len(specs) < 2 or len(specs) < len(bots):
        raise BadSetup("a league needs two or more bots, each of them once")
    setup = game.settle(setup)
    plan = Plan(game, setup, tuple(specs), tuple(schedule(len(specs), setup.seats)), seed)
    tally = Tally(len(specs))
    finishes: Counter[Finish] = Counter()
    begun = clock()
    for played in play_all(plan, games, jobs, progress):
        tally.count(played)
        finishes[played.entries, played.winners] += 1
    seconds = clock() - begun
    beat = pairings(finishes.items(), len(specs))
    ratings = bradley_terry(beat)
    spans = _spans(finishes, len(specs), seed)
    standings = [
        {
            "bot": spec,
            "rating": round(ratings[entry], 1),
            "rating_ci": [round(end, 1) for end in spans[entry]],
            "games": tally.games[entry],
            **tally.row(entry),
        }
        for entry, spec in enumerate(specs)
    ]
    return {
        "game": game.id,
        "games": games,
        "options": dict(setup.options),
        "seats": setup.seats,
        "seed": seed,
        **tally.pace(seconds),
        "bots": sorted(standings, key=lambda row: -row["rating"]),
        "pairs": [
            {
                "bot": specs[one],
                "against": specs[other],
                "decided": round(beat[one][other] + beat[other][one]),
                "rate": rate(beat[one][other], beat[one][other] + beat[other][one]),
                "rate_ci": interval(beat[one][other], beat[one][other] + beat[other][one]),
            }
            for one, other in combinations(range(len(specs)), 2)
        ],
    }


def schedule(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Line-ups in which everybody meets everybody equally often, in every seat."""
    if bots >= seats:
        tables = [tuple(table) for table in combinations(range(bots), seats)]
    else:
        tables = [tuple((first + seat) % bots for seat in range(seats)) for first in range(bots)]
    turned = [rotations(table) for table in tables]
    return [turns[shift] for shift in range(seats) for turns in turned]


def pairings(finishes: Iterable[tuple[Finish, int]], bots: int) -> list[list[float]]:
    """How often each bot won where each other one lost; a victory that two share is half a one over each other."""
    beat = [[0.0] * bots for _ in range(bots)]
    for (entries, winners), times in finishes:
        for one, other in combinations(range(len(entries)), 2):
            first, second = entries[one], entries[other]
            won, lost_to = one in winners, other in winners
            if first == second or not (won or lost_to):
                continue
            share = (1 + won - lost_to) / 2
            beat[first][second] += share * times
            beat[second][first] += (1 - share) * times
    return beat


def bradley_terry(beat: list[list[float]], steps: int = 60) -> list[float]:
    """Elo ratings with a mean of 1500, the likeliest for these pairings and one draw more between any two."""
    bots = range(len(beat))
    strength = [1.0 for _ in bots]
    won = [sum(beat[one][other] + 0.5 for other in bots if other != one) for one in bots]
    for _ in range(steps):
        strength = [
            won[one]
            / sum(
                (beat[one][other] + beat[other][one] + 1) / (strength[one] + strength[other])
                for other in bots
                if other != one
            )
            for one in bots
        ]
        total = sum(strength)
        strength = [each / total for each in strength]
    ratings = [400 * log10(each) for each in strength]
    lift = MEAN_RATING - sum(ratings) / len(ratings)
    return [rating + lift for rating in ratings]


def _spans(finishes: Counter[Finish], bots: int, seed: int) -> list[tuple[float, float]]:
    if not finishes:
        return [(MEAN_RATING, MEAN_RATING)] * bots
    sample, weights = zip(*sorted(finishes.items()), strict=True)

    def fit(drawn: list[Finish]) -> list[float]:
        return bradley_terry(pairings(Counter(drawn).items(), bots))

    return bootstrap(sample, weights, fit, random.Random(seed_from(seed)), ROUNDS)
