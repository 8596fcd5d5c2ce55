"""One game between bots, from a seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from hornbook.bots import Bot, RandomBot
from hornbook.core.game import Game
from hornbook.core.play import host
from hornbook.core.play.host import DEALS, NOTHING, Draw, Player, RandomPlayer
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
    seated = [seat_at(bots[entry], stream) for entry, stream in zip(entries, streams, strict=True)]
    decisions = host.play(game, s, seated, [stream.random for stream in streams])
    result = game.result(s)
    if result is None:
        raise RuntimeError(f"{game.id}: game {number} of seed {seed} is over without a result")
    ranks, scores, winners = tuple(result.ranks), tuple(result.scores), tuple(result.winners)
    return Played(tuple(entries), ranks, scores, winners, result.shared, result.reason.id, decisions)


class Seated(Player):
    """A bot that thinks, with the randomness of its seat."""

    def __init__(self, bot: Bot, rng: random.Random) -> None:
        super().__init__(DEALS)
        self.bot, self.rng = bot, rng

    def think(self, perspective: Perspective, draw: Draw) -> int:
        """What it would choose; nobody asks for the reason."""
        return self.bot.choose(perspective, self.rng).code


def seat_at(bot: Bot, rng: random.Random) -> Player:
    """A bot as the host's player; a random one needs to see nothing for its choices."""
    return RandomPlayer(NOTHING) if isinstance(bot, RandomBot) else Seated(bot, rng)


def rotations(entries: Sequence[int]) -> list[tuple[int, ...]]:
    """The same line-up with everybody moved on by one seat, again and again until all have sat everywhere."""
    n = len(entries)
    return [tuple(entries[(seat - shift) % n] for seat in range(n)) for shift in range(n)]
