"""One game being played: its state, its record, its events, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import index
from typing import Any, NamedTuple

from hornbook.core.errors import IllegalChoice, RecordMismatch, UndoRefused
from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.play.records import (
    DIGEST_EVERY,
    Record,
    RulesChange,
    Step,
    agrees,
    begin,
    dump_line,
    end_line,
    header,
    take,
    up_to_date,
)
from hornbook.core.screen.hindsight import log_at, newest_ply
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, OVER

SAVE_FORMAT = "hornbook-save/2"


class Sight(NamedTuple):
    """What every seat, and last a spectator, saw when an event had just been told."""

    events: int  # how many events had been told by then
    views: tuple[Any, ...]

    def view(self, seat: int | None) -> Any:
        """What one seat saw (None: a spectator)."""
        return self.views[-1 if seat is None else seat]


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
        self.changes: tuple[RulesChange, ...] = ()
        self.events: list[tuple[int, Event]] = []
        self.sights: list[Sight] = []  # one for each event that the last choice led to; see `keep_sights`
        self.write = write or (lambda line: None)
        self._marks: list[Any] = []  # the states before the last steps of the seat that is asked
        self._judged = 0  # so many of them, from the first on, are known to be quiet
        self._halves: set[int] = set()  # the plies after steps that nobody but their maker knew of
        self._heard: list[Event] = []
        self.write(dump_line(self.header))
        self.state = game.new(Setup(**self.header["setup"]), seed, manual=True, events=self._heard)
        self._hear()
        self._roll_on()

    def choose(self, code: int) -> None:
        """The pending seat chooses; chance that follows falls at once."""
        s, game = self.state, self.game
        before, sights = game.copy(s), self.sights
        self.sights = []
        try:
            game.apply(s, code)
        except IllegalChoice:
            self.sights = sights
            raise
        self._mark(before)
        self._note(Step(s.ply, before.pending, game.token(before, index(code))))
        self._roll_on()

    def keep_sights(self) -> None:
        """From now on keep what everybody sees at each event of the last choice: screens tell it step by step."""
        self.state.watch = self._look

    @property
    def public_ply(self) -> int:
        """The ply as everybody but the asked seat knows it: the steps of a choice count when it is complete."""
        return self.public_ply_at(self.state.ply)

    def public_ply_at(self, ply: int) -> int:
        """The same as it was at some ply."""
        while ply in self._halves:
            ply -= 1
        return ply

    def leads_to_half(self, code: int) -> bool:
        """Whether nobody but the asked seat would know of this choice."""
        s, game = self.state, self.game
        after = game.copy(s)
        after.events = []
        game.apply(after, code)
        return is_half(s, after, after.events)

    def log(self) -> list[tuple[int, Event]]:
        """The events with their plies as people may look them up now: see `hornbook.core.screen.hindsight`."""
        return log_at(self.game, self.state, self.events, newest_ply(self.steps))

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last step without asking anybody."""
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many of its last steps this seat may take back without asking anybody.

        A step may be taken back while the same seat is asked, chance has not fallen and no frame has said that it
        reveals something (`State.reveal`); and others must not see it, unless all are allies.
        """
        if self.state.pending != seat:
            return 0
        while self._judged < len(self._marks):
            before, *later = self._marks[self._judged : self._judged + 2]
            self._judged += 1
            if not is_unseen(self.game, before, later[0] if later else self.state):
                del self._marks[: self._judged]
                self._judged = 0
        return len(self._marks)

    def undo(self, seat: int) -> None:
        """Take back the last step, if nobody has learned anything from it."""
        if not self.can_undo(seat):
            raise UndoRefused("nothing to take back: a step can be undone only until something is shown or rolled")
        before = self._marks.pop()
        self._judged = len(self._marks)
        ply = before.ply
        before.events, before.watch = self._heard, self.state.watch
        self.state, self.sights = before, []
        del self.steps[ply:]
        self._halves = {at for at in self._halves if at <= ply}
        self.events = [(at, event) for at, event in self.events if at <= ply]
        self.write(dump_line({"undo": ply}))

    def record(self) -> Record:
        """The record so far."""
        return Record(self.header, list(self.steps), self._end(), self.changes)

    def lines(self) -> list[str]:
        """The record so far as text, undone steps left out."""
        return self.record().lines()

    def save(self) -> dict[str, Any]:
        """The state, which continues the game, and the record, which explains it."""
        return {"format": SAVE_FORMAT, "state": self.game.to_json(self.state), "record": self.lines()}

    @classmethod
    def resume(cls, game: Game[Any], record: Record, write: Callable[[str], None] | None = None) -> Session:
        """Go on from a record: every step is checked and taken again, those before a change of rules as they are.

        Only new steps are written. Steps that older rules called or counted otherwise are new: the old ones are taken
        back in writing.
        """
        written, record = record, up_to_date(game, record)
        top = record.header
        session = cls.__new__(cls)
        session.game, session.header, session.steps, session.events = game, top, record.steps[: record.since], []
        session.changes, session.sights = record.changes, []
        session._marks, session._judged, session._halves, session._heard = [], 0, set(), []
        session.write = lambda line: None
        session.state = begin(game, record, session._heard)
        session._hear()
        for step in record.steps[record.since :]:
            before = game.copy(session.state)
            take(game, session.state, step)
            session._mark(before)  # what could be taken back before can be taken back again
            session._note(step)
        session.write = write or (lambda line: None)
        if record.end is None and [step.do for step in record.steps] != [step.do for step in written.steps]:
            for doc in ({"undo": record.since}, *(step.to_json() for step in session.steps[record.since :])):
                session.write(dump_line(doc))
        if session.state.pending == OVER and record.end is None:
            session._close()
        elif record.end is not None and not agrees(session._end() or {}, record.end):
            raise RecordMismatch("its last line does not agree with the game")
        session._roll_on()
        return session

    def _roll_on(self) -> None:
        s, game = self.state, self.game
        while s.pending == CHANCE:
            kind, of, got = s.kind, s.rolls, game.roll(s)
            game.resolve(s, got)
            self._note(Step(s.ply, CHANCE, kind=kind, of=of, got=got))

    def _mark(self, before: Any) -> None:
        """Remember the position before a step that can perhaps be taken back; forget them all after one that cannot.

        Whether others have seen it takes longer to say, and is judged when somebody asks.
        """
        s = self.state
        if is_half(before, s, self._heard):
            self._halves.add(s.ply)
        if before.pending >= 0 and s.pending == before.pending and s.rng == before.rng and not s.revealed:
            self._marks.append(before)
        else:
            self._marks.clear()
            self._judged = 0

    def _note(self, step: Step) -> None:
        if not step.digest and step.ply % DIGEST_EVERY == 0:
            step = step._replace(digest=self.game.digest(self.state))
        self.steps.append(step)
        self._hear()
        self.write(dump_line(step.to_json()))
        if self.state.pending == OVER:
            self._close()

    def _look(self, s: Any) -> None:
        seats = range(self.game.setup_of(s).seats)
        views = tuple([self.game.view(s, seat) for seat in (*seats, None)])
        self.sights.append(Sight(len(self.events) + len(self._heard), views))

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


def is_half(before: Any, after: Any, told: list[Event]) -> bool:
    """Whether a step has only begun its seat's choice, or gone on with it: nobody else can tell that it was taken."""
    seat = before.pending
    same = seat >= 0 and after.pending == seat and after.rng == before.rng
    return same and not told and bool(after.stack[-1].half())


def is_unseen(game: Game[Any], before: Any, after: Any) -> bool:
    """Whether the others and spectators see nothing of a step; where all are allies, they may."""
    seat = before.pending
    others = [other for other in range(game.setup_of(before).seats) if other != seat]
    if set(others) <= set(game.allies(before, seat)):
        return True
    return all(game.view(before, other) == game.view(after, other) for other in [None, *others])
