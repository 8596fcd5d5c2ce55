"""What a law says when it does not hold."""

from __future__ import annotations

import json
from typing import Any

from hornbook.core.game import Game
from hornbook.core.setup import Setup


class LawBroken(AssertionError):
    """A law that does not hold: which, in what game and position, for whom, and what differed."""

    def __init__(self, law: str, what: str, game: str, setup: Setup, ply: int, who: str = "") -> None:
        super().__init__(law, what, game, setup, ply, who)
        self.law = law
        self.what = what
        self.game = game
        self.setup = setup
        self.ply = ply
        self.who = who
        self.seed: int | None = None  # filled in by whoever dealt the game

    def __str__(self) -> str:
        seed = "" if self.seed is None else f", seed {self.seed}"
        who = f", {self.who}" if self.who else ""
        setup = json.dumps(self.setup.to_json())
        return f"{self.law} is broken in {self.game} {setup}{seed}, ply {self.ply}{who}: {self.what}"


def broken(law: str, what: str, game: Game[Any], s: Any, who: str = "") -> LawBroken:
    """The law that does not hold in this position."""
    return LawBroken(law, what, game.id, game.setup_of(s), s.ply, who)


def named(seat: int | None) -> str:
    """A seat (or a spectator: None) in words; seats count from 1, as in records and on screens."""
    return "a spectator" if seat is None else f"seat {seat + 1}"
