"""Rewinds: going back further than undo allows. One player requests it, and the others have to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.core.state import CHANCE
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.requests import other_people, request
from hornbook.table.domain.rows import AskRow

if TYPE_CHECKING:
    from hornbook.table.domain.table import Table


def request_rewind(table: Table, seat: int, ply: int) -> None:
    """Go back to an earlier ply, or ask the other players whether they agree."""
    session = table.session_in_play()
    if not table.policy.undo:
        raise Refused("off")
    target, alone = table.decision_at(ply), not other_people(table, seat)
    last = table.ply_for(seat) if alone else table.public_ply  # others must not learn of a half from a request
    if not 0 <= ply < last or target >= last or session.steps[target].seat == CHANCE:
        raise Refused("stale")
    if alone:
        table.go_back(seat, target)
        return
    request(table, AskRow(table.row.shown + 1, seat, target, []))
