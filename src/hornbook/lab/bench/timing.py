"""How fast a game is: the bare playout, the whole loop as a host runs it, a copy, a mask, an observation."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from functools import partial
from typing import Any

from hornbook.core import loop
from hornbook.core.game import Game, playout
from hornbook.core.play.host import VIEW, RandomPlayer, play
from hornbook.core.screen.observation import length
from hornbook.core.setup import Setup
from hornbook.lab.bench.rounds import Run, microseconds, rate

SEED = 1
COPIES = 2000
WATCHED = 50
"""Games whose decisions are observed."""


class Timing:
    """What is measured of one game, over the same seeds in every round."""

    def __init__(self, game: Game[Any], setup: Setup, games: int) -> None:
        self.game, self.setup, self.games = game, game.settle(setup), games
        self.offers = offers(game, self.setup, games)
        self.positions = middles(game, self.setup, min(games, 50))
        self.moments = decisions_of(game, self.setup, min(games, WATCHED))

    def readies(self) -> list[Callable[[], Run]]:
        """What is timed, in the order in which `report` gets the times."""
        return [
            lambda: partial(play_bare, self.game, self.setup, self.games),
            lambda: partial(play_whole, self.game, self.setup, self.games),
            lambda: partial(copy_all, self.game, self.positions),
            lambda: partial(mask_all, self.game, self.setup, self.moments),
            *([lambda: partial(observe_all, self.game, self.setup, self.moments)] if self.game.observation else []),
        ]

    def report(
        self,
        bare: list[float],
        whole: list[float],
        copies: list[float],
        masks: list[float],
        looks: list[float] | None = None,
    ) -> dict[str, Any]:
        """Every figure."""
        decisions = len(self.offers)
        return {
            "game": self.game.id,
            "seats": self.setup.seats,
            "games": self.games,
            "decisions_per_game": round(decisions / self.games, 2),
            "real_choices_percent": real_percent(self.offers),
            "bare": {"games_per_second": rate(self.games, bare), **rates(self.offers, bare)},
            "whole_loop": {"games_per_second": rate(self.games, whole), **rates(self.offers, whole)},
            "copy_us": microseconds(COPIES, copies),
            "write_mask_us": microseconds(len(self.moments), masks),
            "observe_us": microseconds(len(self.moments), looks) if looks else None,
        }


def rates(offers: list[int], taken: list[float]) -> dict[str, Any]:
    """Decisions a second, and those among them that left a choice."""
    return {"decisions_per_second": rate(len(offers), taken), "real_choices_per_second": rate(real(offers), taken)}


def real(offers: list[int]) -> int:
    """How many decisions had more than one option."""
    return sum(1 for options in offers if options > 1)


def real_percent(offers: list[int]) -> float:
    """So many of a hundred decisions had more than one option."""
    return round(100 * real(offers) / len(offers), 1)


def is_compiled() -> bool:
    """Whether the core in use is the compiled one."""
    return not str(loop.__file__).endswith(".py")


def offers(game: Game[Any], settled: Setup, games: int) -> list[int]:
    """How many options each decision of these games has; every way of playing them below takes the same ones."""
    draw = random.Random(SEED).random
    found = []
    for seed in range(games):
        s = game.new(settled, seed)
        while s.pending >= 0:
            found.append(len(s.options))
            game.apply(s, s.options[int(draw() * len(s.options))])
    return found


def play_bare(game: Game[Any], settled: Setup, games: int) -> None:
    """Choices, pick, apply."""
    draw = random.Random(SEED).random
    for seed in range(games):
        playout(game.new(settled, seed), draw)


def play_whole(game: Game[Any], settled: Setup, games: int) -> None:
    """As a host plays: the actor's view, a player object, a check that its answer is on offer, apply, record."""
    players = [RandomPlayer(VIEW)] * settled.seats
    draws = [random.Random(SEED).random] * settled.seats
    for seed in range(games):
        record: list[int] = []
        play(game, game.new(settled, seed), players, draws, record)


def middles(game: Game[Any], settled: Setup, games: int) -> list[Any]:
    """Positions from the middle of games."""
    draw = random.Random(SEED).random
    found = []
    for seed in range(games):
        s = game.new(settled, seed)
        half = sum(1 for _ in _steps(game, game.copy(s), draw)) // 2
        for number, _ in enumerate(_steps(game, s, draw)):
            if number == half:
                break
        found.append(s)
    return found


def copy_all(game: Game[Any], positions: list[Any]) -> None:
    """Copy positions, a fixed number of times in all."""
    copy = game.copy
    for number in range(COPIES):
        copy(positions[number % len(positions)])


def decisions_of(game: Game[Any], settled: Setup, games: int) -> list[Any]:
    """Every position of some games in which somebody must choose, as whoever trains comes by them."""
    draw = random.Random(SEED).random
    found = []
    for seed in range(games):
        s = game.new(settled, seed)
        found += [game.copy(s), *[game.copy(s) for _ in _steps(game, s, draw) if s.pending >= 0]]
    return found


def mask_all(game: Game[Any], settled: Setup, moments: list[Any]) -> None:
    """Write the mask of each position, into one buffer."""
    out = array("b", bytes(game.bounds(settled).actions))
    for s in moments:
        game.write_mask(s, out)


def observe_all(game: Game[Any], settled: Setup, moments: list[Any]) -> None:
    """Write what the asked seat sees at each position, into one buffer."""
    observation: Any = game.observation
    out = array("f", [0.0]) * length(observation.parts(settled))
    for s in moments:
        observation.observe(s, s.pending, out)


def _steps(game: Game[Any], s: Any, draw: Callable[[], float]) -> Any:
    while s.pending >= 0:
        game.apply(s, s.options[int(draw() * len(s.options))])
        yield s
