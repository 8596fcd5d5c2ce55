"""What a person may look at of a game's past while the game runs: its log, and its earlier positions.

Where the rules hide a thing again that was shown, the log and a look back hide it too (`game.hindsight`). What has just
happened is told as it happened, and after the end of the game nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.play.records import Step
from hornbook.core.state import CHANCE, OVER


def log_at(game: Game[Any], now: Any, told: Iterable[tuple[int, Event]], news: int) -> list[tuple[int, Event]]:
    """Events with their plies as they may be looked up in a position; those from ply `news` on are as they were told.

    Where there is no position to go by (None), whatever can fade has faded.
    """
    if game.hindsight is None or (now is not None and now.pending == OVER):
        return list(told)
    past: dict[str, bool] = {"": False}
    found = []
    for ply, event in told:
        if event.until not in past:
            past[event.until] = now is None or game.hindsight.is_past(now, event.until)
        faded = event.faded if past[event.until] and ply < news else None
        found.append((ply, faded or event))
    return found


def newest_ply(steps: Sequence[Step]) -> int:
    """The ply of the last choice that a seat has made: what came of it is news."""
    return next((step.ply for step in reversed(steps) if step.seat != CHANCE), 0)


def look_back(game: Game[Any], then: Any, now: Any, seat: int | None) -> dict[str, Any]:
    """A seat's view of an earlier position as plain JSON, as far as the seat may look at it now."""
    if game.hindsight is None or now.pending == OVER or then.ply >= now.ply:
        return game.view_json(then, seat)
    view = game.hindsight.view(then, now, seat)
    return view if game.shape is None else game.shape.to_json(view)
