"""A whole game for one reader: every moment as the scrubber would show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hornbook.core.play.records import take
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.table import Table
from hornbook.table.wire.messages import Moment
from hornbook.table.wire.reader import insights


def replay_for(table: Table, seat: int | None) -> Callable[[], list[Moment]]:
    """A function that makes every moment of a game for a seat (None: a spectator). It may run in a thread."""
    if table.session is None:
        raise Refused("lobby")
    game, row = table.game, table.row
    setup, steps, plies = game.setup_of(table.state), list(table.session.steps), [ply for ply, _ in table.events]

    def seen(s: Any) -> Moment:
        view = game.view(s, seat)
        events = sum(ply <= s.ply for ply in plies)
        return Moment("", s.ply, view, insights(game, view), None, events, s.pending if s.pending >= 0 else None)

    def work() -> list[Moment]:
        s = game.new(setup, row.seed, True)
        moments = [seen(s)]
        for step in steps:
            take(game, s, step._replace(digest=""))
            moments.append(seen(s))
        return moments

    return work
