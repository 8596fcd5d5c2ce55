"""Hosting a game: each seat's player is given what it may know, and what it answers is checked and done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hornbook.core.compiled import mypyc_attr
from hornbook.core.game import Game
from hornbook.core.loop import apply
from hornbook.core.play.perspective import Perspective
from hornbook.core.state import State

Draw = Callable[[], float]
"""A number from 0 to below 1: all randomness of a player."""

NOTHING: Final = 0
VIEW: Final = 1
DEALS: Final = 2
"""What a player wants to see: the choices alone, its seat's view too, or deals of what it cannot know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Plays a seat from what that seat may know. One that wants deals answers `think`, any other `pick`."""

    def __init__(self, wants: int = VIEW) -> None:
        self.wants = wants

    def pick(self, view: Any, options: tuple[int, ...], draw: Draw) -> int:
        """One of the options; the view is None for who wants nothing."""
        raise NotImplementedError

    def think(self, perspective: Perspective, draw: Draw) -> int:
        """One of the choices of a perspective."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Every choice is as good as any other."""

    def pick(self, view: Any, options: tuple[int, ...], draw: Draw) -> int:
        return options[int(draw() * len(options))]


def play(
    game: Game[Any],
    s: State,
    players: Sequence[Player],
    draws: Sequence[Draw],
    record: list[int] | None = None,
) -> int:
    """Play on to the end, or to a stop at chance; how many choices were made.

    The record gets two numbers for each: the seat and what it chose.
    """
    choices = 0
    while s.pending >= 0:
        seat = s.pending
        player, draw = players[seat], draws[seat]
        if player.wants == VIEW:
            code = player.pick(game.view(s, seat), s.options, draw)
        elif player.wants == NOTHING:
            code = player.pick(None, s.options, draw)
        else:
            code = player.think(Perspective(game, s, seat), draw)
        apply(s, code)
        choices += 1
        if record is not None:
            record.append(seat)
            record.append(code)
    return choices
