"""A whole game for one reader: every moment as the scrubber would show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hornbook.core.play.records import begin, take
from hornbook.core.screen.hindsight import look_back
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.table import Table
from hornbook.table.wire.messages import Moment
from hornbook.table.wire.reader import insights


def replay_for(table: Table, seat: int | None) -> Callable[[], list[Moment]]:
    """A function that makes every moment that the rules explain for a seat (None: a spectator), also in a thread."""
    if table.past:
        return list
    if table.session is None:
        raise Refused("lobby")
    game, record, plies = table.game, table.session.record(), [ply for ply, _ in table.events]
    last = table.ply_for(seat)
    now = game.copy(table.state)

    def seen(s: Any) -> Moment:
        view = look_back(game, s, now, seat)
        events = sum(ply <= s.ply for ply in plies)
        return Moment("", s.ply, view, insights(game, view), None, events, s.pending if s.pending >= 0 else None)

    def work() -> list[Moment]:
        s = begin(game, record)
        moments = [seen(s)]
        for step in record.steps[record.since : last]:
            take(game, s, step._replace(digest=""))
            moments.append(seen(s))
        return moments

    return work
