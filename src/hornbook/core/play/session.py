"""One game being played: its state, its record, its events, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hornbook.core.errors import RecordMismatch, UndoRefused
from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.play.records import DIGEST_EVERY, Record, Step, begin, dump_line, end_line, header, take
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, OVER

SAVE_FORMAT = "hornbook-save/1"
DEALS_FOR_UNDO = 32
MARKS_KEPT = 16


class Session:
    """A live game. Every step goes into the record before anybody hears of it."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: int,
        players: Iterable[str] = (),
        write: Callable[[str], None] | None = None,
    ) -> None:
        self.game = game
        self.header = header(game, setup, seed, players)
        self.steps: list[Step] = []
        self.events: list[tuple[int, Event]] = []
        self.write = write or (lambda line: None)
        self._marks: list[tuple[int, Any]] = []  # (ply, state before it) of the last mover's quiet steps
        self._heard: list[Event] = []
        self.write(dump_line(self.header))
        self.state = game.new(Setup(**self.header["setup"]), seed, manual=True, events=self._heard)
        self._hear()
        self._roll_on()

    def choose(self, code: int) -> None:
        """The pending seat chooses; chance that follows falls at once."""
        s, game = self.state, self.game
        before = game.copy(s)
        game.apply(s, code)
        step = Step(s.ply, before.pending, game.token(before, code))
        self._mark(before, step)
        self._note(step)
        self._roll_on()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last step without asking anybody."""
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many of its last steps this seat may take back without asking anybody."""
        return len(self._marks) if self.state.pending == seat else 0

    def undo(self, seat: int) -> None:
        """Take back the last step, if nobody has learned anything from it."""
        if not self.can_undo(seat):
            raise UndoRefused("nothing to take back: a step can be undone only until something is shown or rolled")
        ply, before = self._marks.pop()
        before.events = self._heard
        self.state = before
        del self.steps[ply:]
        self.events = [(at, event) for at, event in self.events if at <= ply]
        self.write(dump_line({"undo": ply}))

    def record(self) -> Record:
        """The record so far."""
        return Record(self.header, list(self.steps), self._end())

    def lines(self) -> list[str]:
        """The record so far as text, undone steps left out."""
        end = self._end()
        docs = [self.header, *(step.to_json() for step in self.steps), *([end] if end else [])]
        return [dump_line(doc) for doc in docs]

    def save(self) -> dict[str, Any]:
        """The state, which continues the game, and the record, which explains it."""
        return {"format": SAVE_FORMAT, "state": self.game.to_json(self.state), "record": self.lines()}

    @classmethod
    def resume(cls, game: Game[Any], record: Record, write: Callable[[str], None] | None = None) -> Session:
        """Go on from a record: every step is checked and taken again; only new steps are written."""
        top = record.header
        session = cls.__new__(cls)
        session.game, session.header, session.steps, session.events = game, top, [], []
        session._marks, session._heard = [], []
        session.write = lambda line: None
        session.state = begin(game, record, session._heard)
        session._hear()
        for step in record.steps:
            # What could be taken back before can be taken back again; only the last steps come into question.
            before = game.copy(session.state) if step.ply > len(record.steps) - MARKS_KEPT else None
            take(game, session.state, step)
            session._note(step)
            if before is not None:
                session._mark(before, step)
        session.write = write or (lambda line: None)
        if session.state.pending == OVER and record.end is None:
            session._close()
        elif record.end is not None and session._end() != record.end:
            raise RecordMismatch("its last line does not agree with the game")
        session._roll_on()
        return session

    def _roll_on(self) -> None:
        s, game = self.state, self.game
        while s.pending == CHANCE:
            kind, of, got = s.kind, s.rolls, game.roll(s)
            game.resolve(s, got)
            self._note(Step(s.ply, CHANCE, kind=kind, of=of, got=got))

    def _mark(self, before: Any, step: Step) -> None:
        """Remember the position before a step that showed nothing; forget them all after one that did."""
        if step.seat != CHANCE and is_quiet(self.game, before, self.game.parse(before, step.do), self.state):
            self._marks.append((before.ply, before))
        else:
            self._marks.clear()

    def _note(self, step: Step) -> None:
        if not step.digest and step.ply % DIGEST_EVERY == 0:
            step = step._replace(digest=self.game.digest(self.state))
        self.steps.append(step)
        self._hear()
        self.write(dump_line(step.to_json()))
        if self.state.pending == OVER:
            self._close()

    def _hear(self) -> None:
        self.events.extend((self.state.ply, event) for event in self._heard)
        self._heard.clear()

    def _close(self) -> None:
        end = self._end()
        if end is not None:
            self.write(dump_line(end))

    def _end(self) -> dict[str, Any] | None:
        result = self.game.result(self.state)
        return None if result is None else end_line(result, self.game.digest(self.state))


def is_quiet(game: Game[Any], before: Any, code: int, after: Any) -> bool:
    """Whether a step showed nothing new to anybody, so that its maker may still take it back.

    The others, and spectators, see what they saw before; where all play together, they may see the step if it tells
    them nothing hidden. Nobody has learned anything if every deal that he held possible before the step allows it,
    and looks the same to him after it.
    """
    seat = before.pending
    if after.pending != seat or after.rng != before.rng:
        return False
    others = [other for other in range(game.setup_of(before).seats) if other != seat]
    if game.together:
        return all(_learns_nothing(game, before, code, after, each) for each in [seat, *others])
    if any(game.view(before, other) != game.view(after, other) for other in [None, *others]):
        return False
    return _learns_nothing(game, before, code, after, seat)


def _learns_nothing(game: Game[Any], before: Any, code: int, after: Any, viewer: int) -> bool:
    seen = game.view(after, viewer)
    for number in range(DEALS_FOR_UNDO):
        deal = game.determinize(before, viewer, Rng(seed_from(before.ply, number)))
        deal.manual = True
        if deal.pending != before.pending or code not in game.choices(deal):
            return False
        game.apply(deal, code)
        if deal.pending != after.pending or game.view(deal, viewer) != seen:
            return False
    return True
