"""Many games on several processor cores, in an order and with results that do not depend on how many."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hornbook.bots import Bot, RandomBot, make_bot
from hornbook.core.game import Game
from hornbook.core.registry import games as installed
from hornbook.core.setup import Setup
from hornbook.lab.match import Played, play

RANDOM_BATCH = 200
"""Games handed to a process at once where no bot thinks; thinking bots get one at a time."""


class Plan(NamedTuple):
    """Which bots play what: game n seats them as `seatings[n % len(seatings)]` says."""

    game: Game[Any]
    setup: Setup
    specs: tuple[str, ...]
    seatings: tuple[tuple[int, ...], ...]
    seed: int


class Player:
    """Plays the games of a plan by their numbers."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bots: list[Bot] = [make_bot(spec, plan.game) for spec in plan.specs]

    def batch(self, numbers: range) -> list[Played]:
        """How these games end."""
        plan = self.plan
        return [
            play(plan.game, plan.setup, self.bots, plan.seatings[number % len(plan.seatings)], plan.seed, number)
            for number in numbers
        ]


def play_all(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Iterator[Played]:
    """Every game of the plan in turn; `progress` hears how many are done. No jobs means one for each core."""
    player = Player(plan)
    size = RANDOM_BATCH if all(isinstance(bot, RandomBot) for bot in player.bots) else 1
    batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
    done = 0
    for batch in _batches(player, batches, min(jobs or cores(), len(batches))):
        yield from batch
        done += len(batch)
        if progress is not None:
            progress(done)


def cores() -> int:
    """How many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _batches(player: Player, batches: list[range], jobs: int) -> Iterator[list[Played]]:
    if jobs <= 1:
        yield from map(player.batch, batches)
        return
    plan = player.plan
    method, game = _start(plan.game)
    crew = multiprocessing.get_context(method).Pool(jobs, _enter, (game, *plan[1:]))
    with crew:  # leaving it, for whatever reason, ends the workers
        yield from crew.imap(_batch, batches)


def _start(game: Game[Any]) -> tuple[str, Game[Any] | str]:
    """How a worker starts, and how it gets the game.

    Forking is quick and hands over any object, but is quite safe only while there is one thread. A fresh
    process finds an installed game by its name; other games are forked with where that is possible.
    """
    forks = sys.platform == "linux"
    if forks and threading.active_count() == 1:
        return "fork", game
    if installed().get(game.id) is game:
        return "spawn", game.id
    return "fork" if forks else "spawn", game


_player: Player


def _enter(game: Game[Any] | str, *rest: Any) -> None:
    """A worker begins. Ctrl-C is the business of the process that started it."""
    global _player
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _player = Player(Plan(installed()[game] if isinstance(game, str) else game, *rest))


def _batch(numbers: range) -> list[Played]:
    return _player.batch(numbers)
