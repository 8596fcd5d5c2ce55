"""One game between bots, from a seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from hornbook.bots import Bot, RandomBot
from hornbook.core.game import Game
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import seed_from
from hornbook.core.setup import Setup


class Played(NamedTuple):
    """How a game between bots ended. Everything is by seat; `entries` says which bot sat there."""

    entries: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    shared: bool
    reason: str
    decisions: int


def play(game: Game[Any], setup: Setup, bots: Sequence[Bot], entries: Sequence[int], seed: int, number: int) -> Played:
    """Play game `number` of a seed; seat k is played by `bots[entries[k]]`, each seat with randomness of its own."""
    s = game.new(setup, seed_from(seed, number))
    streams = [random.Random(seed_from(seed, number, seat)) for seat in range(len(entries))]
    seated = [bots[entry] for entry in entries]
    draws = [stream.random if isinstance(bot, RandomBot) else None for bot, stream in zip(seated, streams, strict=True)]
    apply = game.apply
    decisions = 0
    while (seat := s.pending) >= 0:
        draw = draws[seat]
        if draw is not None:  # as RandomBot chooses, without a perspective to choose from
            options = s.options
            apply(s, options[int(draw() * len(options))])
        else:
            apply(s, seated[seat].choose(Perspective(game, s, seat), streams[seat]).code)
        decisions += 1
    result = game.result(s)
    if result is None:
        raise RuntimeError(f"{game.id}: game {number} of seed {seed} is over without a result")
    ranks, scores, winners = tuple(result.ranks), tuple(result.scores), tuple(result.winners)
    return Played(tuple(entries), ranks, scores, winners, result.shared, result.reason.id, decisions)


def rotations(entries: Sequence[int]) -> list[tuple[int, ...]]:
    """The same line-up with everybody moved on by one seat, again and again until all have sat everywhere."""
    n = len(entries)
    return [tuple(entries[(seat - shift) % n] for seat in range(n)) for shift in range(n)]
