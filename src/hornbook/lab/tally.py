"""Games counted as they end: what became of each bot, and how many decisions a second it took."""

from __future__ import annotations

from typing import Any

from hornbook.lab.match import Played
from hornbook.lab.statistics import wilson

DIGITS = 6


class Tally:
    """Games, wins (alone), draws (shared victories) and points by bot."""

    def __init__(self, bots: int) -> None:
        self.games, self.wins, self.draws, self.points = ([0] * bots for _ in range(4))
        self.decisions = 0

    def count(self, played: Played) -> None:
        """One more game."""
        for entry, score in zip(played.entries, played.scores, strict=True):
            self.games[entry] += 1
            self.points[entry] += score
        for seat in played.winners:
            (self.draws if played.shared else self.wins)[played.entries[seat]] += 1
        self.decisions += played.decisions

    def row(self, entry: int) -> dict[str, Any]:
        """What became of one bot."""
        games, wins = self.games[entry], self.wins[entry]
        return {
            "wins": wins,
            "draws": self.draws[entry],
            "mean_score": rate(self.points[entry], games),
            "win_rate": rate(wins, games),
            "win_rate_ci": interval(wins, games),
        }

    def pace(self, seconds: float) -> dict[str, Any]:
        """How fast that was."""
        return {
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds) if seconds > 0 else 0,
        }


def rate(part: float, whole: float) -> float:
    """A part of a whole; of nothing, none."""
    return round(part / whole, DIGITS) if whole else 0.0


def interval(part: float, whole: float) -> list[float]:
    """The 95 % interval of a share."""
    return [round(end, DIGITS) for end in wilson(part, round(whole))]
