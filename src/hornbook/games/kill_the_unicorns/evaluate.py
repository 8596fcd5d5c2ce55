"""How good a position is for a seat, for bots."""

from __future__ import annotations

import math

from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.scoring import points, result
from hornbook.games.kill_the_unicorns.state import KuState


def evaluate(s: KuState, seat: int) -> float:
    """The chance to win, roughly: from 0 to 1."""
    if s.pending == OVER:
        outcome = result(s)
        assert outcome is not None
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    box = s.box
    mine = box.stable_of[seat]
    strengths = [float(points(s, stable)) for stable in range(box.stables)]
    best = max([strength for stable, strength in enumerate(strengths) if stable != mine])
    return 1.0 / (1.0 + math.exp((best - strengths[mine]) / 6.0))
