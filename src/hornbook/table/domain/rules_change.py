"""Games of other rules than are installed: going on from the last stored state, or showing what is stored."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

from hornbook.core.errors import RecordMismatch
from hornbook.core.game import Game
from hornbook.core.play.records import Record, RulesChange, load_state, take
from hornbook.core.setup import Setup
from hornbook.table.domain.rows import StoredTable
from hornbook.table.domain.told import Told

log = logging.getLogger(__name__)


class Past:
    """A game that cannot be played over here: its record, its events, and the last state if that can be shown."""

    def __init__(self, record: Record, events: Told, state: Any) -> None:
        self.record, self.events, self.state = record, events, state

    @property
    def ply(self) -> int:
        """How many decisions were made."""
        return len(self.record.steps)


def known_to_all(record: Record, stored: StoredTable) -> Record:
    """The record of a running game without the halves of a choice that was not complete yet: it is made again."""
    if stored.position is None:
        return record
    ply = next((line.ply for line in stored.lines if line.seq == stored.position.seq), 0)
    return record._replace(steps=record.steps[:ply])


def rules_change(game: Game[Any], record: Record, stored: StoredTable) -> RulesChange:
    """Where a running game goes on under the installed rules, or RecordMismatch.

    It goes on from its last state. Where an older version kept none, the steps since the last snapshot are taken
    again as far as the rules allow them; the others are lost.
    """
    if stored.position:
        s = load_state(game, stored.position.state, len(record.steps))
    else:
        s = _nearest(game, record, stored)
        for step in record.steps[s.ply :]:
            before = game.copy(s)
            try:
                take(game, s, step._replace(digest=""))
            except Exception as problem:
                log.warning("table %s: steps from ply %s on are lost: %s", stored.row.id, step.ply, problem)
                s = before
                break
    doc = game.to_json(s)
    load_state(game, doc, s.ply)  # what is written must be read again
    return RulesChange(s.ply, game.rules_version, game.content_hash, doc)


def _nearest(game: Game[Any], record: Record, stored: StoredTable) -> Any:
    """The game at its last snapshot that stands, else at its beginning."""
    if stored.snapshot and stored.snapshot.ply <= len(record.steps):
        return load_state(game, stored.snapshot.state, stored.snapshot.ply)
    setup = record.header["setup"]
    try:
        return game.new(Setup(setup["seats"], setup["options"]), record.header["seed"], True)
    except Exception as problem:
        raise RecordMismatch(f"its set-up is refused: {problem}") from problem


def past(game: Game[Any], record: Record, events: Told, stored: StoredTable) -> Past:
    """What is stored of a game; its last state only if everybody can be shown their view of it."""
    docs = [kept.state for kept in (stored.position, stored.snapshot) if kept]
    with suppress(Exception):
        s = game.from_json(docs[0])
        game.result(s)
        for seat in (None, *range(len(stored.seats))):
            if seat is not None:
                game.roles(s, seat)
            view = game.view_json(s, seat)
            if game.insights:
                game.insights.insights(view)
            if game.drawing:
                game.drawing.picture(view)
        return Past(record, events, s)
    return Past(record, events, None)
