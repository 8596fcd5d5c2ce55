"""How fast a game is: the bare playout, the whole loop as a host runs it, a copy, a mask, an observation."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from hornbook.core import loop
from hornbook.core.game import Game, playout
from hornbook.core.play.host import VIEW, RandomPlayer, play
from hornbook.core.screen.observation import length
from hornbook.core.setup import Setup

SEED = 1
COPIES = 2000
WATCHED = 50
"""Games whose decisions are observed."""


def time_game(game: Game[Any], setup: Setup, games: int, repeats: int) -> dict[str, Any]:
    """Every figure of one game, each the best and the median of some repeats over the same seeds."""
    settled = game.settle(setup)
    decisions = count(game, settled, games)
    bare = _times(lambda: play_bare(game, settled, games), repeats)
    whole = _times(lambda: play_whole(game, settled, games), repeats)
    positions = middles(game, settled, min(games, 50))
    copies = _times(lambda: copy_all(game, positions), repeats)
    moments = decisions_of(game, settled, min(games, WATCHED))
    masks = _times(lambda: mask_all(game, settled, moments), repeats)
    looks = _times(lambda: observe_all(game, settled, moments), repeats) if game.observation else []
    return {
        "game": game.id,
        "seats": settled.seats,
        "games": games,
        "decisions_per_game": round(decisions / games, 2),
        "bare": {"decisions_per_second": _rate(decisions, bare), "games_per_second": _rate(games, bare)},
        "whole_loop": {"decisions_per_second": _rate(decisions, whole), "games_per_second": _rate(games, whole)},
        "copy_us": _microseconds(COPIES, copies),
        "write_mask_us": _microseconds(len(moments), masks),
        "observe_us": _microseconds(len(moments), looks) if looks else None,
    }


def is_compiled() -> bool:
    """Whether the core in use is the compiled one."""
    return not str(loop.__file__).endswith(".py")


def count(game: Game[Any], settled: Setup, games: int) -> int:
    """How many decisions these games take; every way of playing them below takes the same ones."""
    draw = random.Random(SEED).random
    decisions = 0
    for seed in range(games):
        s = game.new(settled, seed)
        while s.pending >= 0:
            game.apply(s, s.options[int(draw() * len(s.options))])
            decisions += 1
    return decisions


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


def _times(action: Callable[[], None], repeats: int) -> list[float]:
    """Seconds of processor time, so that a busy machine does not count against us."""
    taken = []
    for _ in range(repeats):
        begun = process_time()
        action()
        taken.append(process_time() - begun)
    return taken


def _microseconds(things: int, taken: list[float]) -> dict[str, float]:
    return {"best": round(min(taken) / things * 1e6, 2), "median": round(median(taken) / things * 1e6, 2)}


def _rate(things: int, taken: list[float]) -> dict[str, int]:
    return {"best": round(things / min(taken)), "median": round(things / median(taken))}
