"""A table: a game's session, its seats, requests to go back, standing orders and policy, in memory.

Every action is checked, carried out and noted; `change()` hands over what the store has to write. A refused action
changes nothing.
"""

from __future__ import annotations

import json
import time
from itertools import takewhile
from logging import INFO, WARNING, getLogger
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from hornbook.core.errors import BadSetup, IllegalChoice, OtherRules, UndoRefused
from hornbook.core.game import Game
from hornbook.core.play.records import FORMAT, Record, RulesChange, Step, dump_line, read
from hornbook.core.play.session import Session
from hornbook.core.screen.hindsight import log_at
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.policy import Policy
from hornbook.table.domain.rows import (
    BOT,
    FINISHED,
    IN_LOBBY,
    IN_PLAY,
    NOBODY,
    OPEN,
    Change,
    DeviceRow,
    JournalRow,
    Position,
    Said,
    SeatRow,
    Snapshot,
    StoredTable,
)
from hornbook.table.domain.rules_change import Past, known_to_all, past, rules_change
from hornbook.table.domain.seats import bot_name
from hornbook.table.domain.stand_in import STAND_IN
from hornbook.table.domain.standing_orders import TableOrders
from hornbook.table.domain.told import Told, dump_event, load_event, stored_events

SNAPSHOT_EVERY = 16
ALL = 1 << 60
"""More than there will ever be, of events or changes."""
log = getLogger(__name__)


class Notes:
    """What has been done to a table and is not written yet."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.seats: set[int] = set()
        self.asked = False  # the requests to go back have changed
        self.devices = False  # the devices have changed
        self.started = False
        self.shortened: int | None = None
        self.snapshot: Snapshot | None = None
        self.said: Said | None = None
        self.quiet = False  # only the seat itself may notice it
        self.half = False  # likewise, and the record has changed


class Table:
    """One table in memory."""

    def __init__(self, game: Game[Any], stored: StoredTable) -> None:
        self.game, self.row, self.seats, self.asks = game, stored.row, stored.seats, stored.asks
        self.orders = TableOrders(game, stored.orders)
        self.devices = stored.devices
        self.policy = convert(stored.row.policy, Policy)
        self.session: Session | None = None
        self.past: Past | None = None  # instead of a session, where the rules cannot play the game over
        self.moved = stored.lines[-1].seq if stored.lines else 0  # the seq of the last line: names a position
        self.steady = ALL  # so many events are as they were when last told
        self.notes = Notes()
        self.lost = 0  # so many steps could not be kept when the rules changed
        self._kept = 0  # so many events are in the journal
        if stored.row.state != IN_LOBBY:
            self._open(stored)

    def _open(self, stored: StoredTable) -> None:
        """Play the record over; under other rules go on from the last state, or show what is stored."""
        record = read([dump_line(self.header()), *(line.line for line in stored.lines)], f"table {self.row.id}")
        docs = stored_events(stored.lines)
        told = [load_event(doc) for doc in docs]
        self._play_over(record, told, stored)
        now = (dump_event(*each) for each in self.events)
        self._kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(docs, now, strict=False)))

    def _play_over(self, record: Record, told: Told, stored: StoredTable) -> None:
        try:
            self._resume(record, told)
        except Exception as problem:
            log.log(INFO if isinstance(problem, OtherRules) else WARNING, "table %s: %s", self.row.id, problem)
            self.notes = Notes()
        else:
            return
        steps = len(record.steps)
        try:
            if self.row.state == IN_PLAY:
                record = known_to_all(record, stored)
                self._go_on(record, steps, rules_change(self.game, record, stored), told)
                return
        except Exception as problem:
            log.warning("table %s cannot go on: %s", self.row.id, problem)
        self.notes, self.session, self.lost = Notes(), None, 0
        self.past = past(self.game, record, told, stored)

    def _resume(self, record: Record, told: Told) -> None:
        """Go on with a record; what was told under rules before the last change is taken as it was."""
        self.session = Session.resume(self.game, record, self._write)
        self.session.events[:0] = [(ply, event) for ply, event in told if ply <= record.since and record.changes]
        self.session.keep_sights()

    def _go_on(self, record: Record, written: int, change: RulesChange, told: Told) -> None:
        """Begin a part of the record under the installed rules; it is written with the next step, after so many."""
        self.lost = len(record.steps) - change.ply
        if written > change.ply:
            self._write(dump_line({"undo": change.ply}))
        self._write(dump_line(change.to_json()))
        steps, changes = record.steps[: change.ply], (*record.changes, change)
        self._resume(record._replace(steps=steps, changes=changes), told)
        self.asks = [ask for ask in self.asks if change.ply <= ask.ply < self.ply]
        self.notes.asked = True
        if self.state.pending < 0:
            self.row = replace(self.row, state=FINISHED)
            self._drop_asks()
        try:
            self.orders.tidy(self.state)
        except Exception:
            for chair in self.seats:
                self.orders.drop(chair.seat)

    def header(self) -> dict[str, Any]:
        """The header of this table's record."""
        row = self.row
        players = [f"bot:{seat.level}" if seat.kind == BOT else f"you:{seat.name}" for seat in self.seats]
        return {
            "format": FORMAT,
            "game": row.game,
            "rules_version": row.rules_version,
            "content": row.content,
            "setup": row.setup,
            "seed": row.seed,
            "players": players,
        }

    # Questions.

    @property
    def state(self) -> Any:
        """The game's state; there is none in the lobby, nor where what is stored cannot be read."""
        if self.past:
            return self.past.state
        return self.session.state if self.session else None

    @property
    def events(self) -> Told:
        """Everything told so far, with its ply."""
        told = self.session or self.past
        return told.events if told else []

    def log(self) -> Told:
        """The same as people may look it up now: see `hornbook.core.screen.hindsight`."""
        if self.session:
            return self.session.log()
        if self.past and self.row.state != FINISHED:
            return log_at(self.game, self.past.state, self.past.events, self.past.ply + 1)
        return self.events

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        if self.past:
            return self.past.ply
        return self.session.state.ply if self.session else 0

    @property
    def public_ply(self) -> int:
        """How many decisions everybody knows of: not those of a choice that is not complete yet."""
        return self.session.public_ply if self.session else self.ply

    def ply_for(self, seat: int | None) -> int:
        """How many decisions have been made, as far as a seat (None: a spectator) knows."""
        return self.ply if seat == self.asked else self.public_ply

    @property
    def since(self) -> int:
        """The ply from which on the installed rules explain the game: 0, unless it was begun under others."""
        if self.past:
            return self.past.ply
        return self.session.changes[-1].ply if self.session and self.session.changes else 0

    @property
    def record(self) -> Record | None:
        """The record so far, without what was taken back; there is none in the lobby."""
        found = self.past.record if self.past else self.session.record() if self.session else None
        return found._replace(header=self.header()) if found else None

    @property
    def asked(self) -> int:
        """The seat that must decide, or NOBODY."""
        return max(self.session.state.pending, NOBODY) if self.session else NOBODY

    def names(self) -> tuple[str, ...]:
        """What the players want to be called."""
        return tuple(seat.name for seat in self.seats)

    def bot_for(self, seat: int) -> str:
        """The level of the bot that decides for a seat; empty where a person does."""
        if not 0 <= seat < len(self.seats):
            return ""
        chair = self.seats[seat]
        if chair.kind == BOT:
            return chair.level
        return STAND_IN if chair.away else ""

    def bot_turn(self) -> tuple[int, int] | None:
        """The position (`moved`) and the seat, if a bot or standing orders have to decide now."""
        automatic = self.row.state == IN_PLAY and (self.bot_for(self.asked) or self.ordered_choice() is not None)
        return (self.moved, self.asked) if automatic else None

    def ordered_choice(self) -> int | None:
        """The choice that the asked seat's standing orders demand; None where it has to choose itself."""
        if self.row.state != IN_PLAY or self.asked < 0 or self.bot_for(self.asked):
            return None
        return self.orders.demanded(self.state, self.asked)

    def holds(self, seat: int | None, holder_hash: str) -> bool:
        """Whether somebody holds a seat, on the first device or on another."""
        if seat is None or not 0 <= seat < len(self.seats) or not holder_hash:
            return False
        return self.seats[seat].holder_hash == holder_hash or holder_hash in self.devices_of(seat)

    def devices_of(self, seat: int) -> list[str]:
        """Who holds a seat beside its first holder."""
        return [device.holder_hash for device in self.devices if device.seat == seat]

    def seats_of(self, holder_hash: str) -> list[int]:
        """The seats that somebody holds."""
        return [chair.seat for chair in self.seats if self.holds(chair.seat, holder_hash)]

    def knows(self, holder_hash: str) -> bool:
        """Whether somebody is the host or holds a seat."""
        return self.row.host_hash == holder_hash != "" or bool(self.seats_of(holder_hash))

    def hints(self, seat: int) -> bool:
        """Whether a seat may ask for a hint."""
        if self.policy.hints is not None:
            return self.policy.hints
        return all(chair.kind == BOT for chair in self.seats if chair.seat != seat)

    # The game.

    def session_in_play(self) -> Session:
        """The session, while the game is going on; or Refused."""
        if self.row.state == FINISHED:
            raise Refused("over")
        if self.past:
            raise Refused("rules", "refused-rules-stuck")
        if self.session is None:
            raise Refused("lobby")
        return self.session

    def start(self) -> None:
        """Begin the game; bots take the seats that nobody took."""
        if self.row.state != IN_LOBBY:
            raise Refused("running", "refused-started")
        setup = self.row.setup
        lines: list[str] = []
        try:
            self.session = Session(self.game, Setup(setup["seats"], setup["options"]), self.row.seed, (), lines.append)
        except BadSetup as problem:
            raise Refused("malformed", "refused-setup", why=str(problem)) from None
        for chair in self.seats:
            if chair.kind == OPEN and not chair.holder_hash:
                name = chair.name or bot_name(chair.seat, self.names())
                self.set_seat(chair.seat, kind=BOT, level=STAND_IN, name=name, key_hash="")
        self.row = replace(self.row, rules_version=self.game.rules_version, content=self.game.content_hash)
        self.notes.lines.extend(lines[1:])  # the header is made of the row
        self.session.write = self._write
        self.session.keep_sights()
        self.notes.started = True
        self.row.state = IN_PLAY

    def choose(self, seat: int, ply: int, code: int) -> None:
        """A seat decides."""
        session = self.session_in_play()
        if ply != self.ply_for(seat):
            raise Refused("stale")
        if self.asked != seat:
            raise Refused("not-asked")
        before, known = self.ply, self.public_ply
        try:
            session.choose(code)
        except IllegalChoice:
            raise Refused("not-offered", rule=session.state.rule) from None
        if self.ply // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY:
            self.notes.snapshot = Snapshot(self.ply, self.game.to_json(session.state))
        if session.state.pending < 0:
            self.row.state = FINISHED
            self._drop_asks()
        self.orders.tidy(session.state)
        self.notes.half = self.public_ply == known

    def is_half(self, code: int) -> bool:
        """Whether nobody but the asked seat would know of this choice."""
        session = self.session_in_play()
        return code in self.game.choices(self.state) and session.leads_to_half(code)

    def give_orders(self, seat: int, tokens: list[str]) -> None:
        """Set a seat's standing orders, all of them."""
        self.orders.give(self.session_in_play().state, seat, tokens)
        self.notes.quiet = True

    def undo(self, seat: int, ply: int, whole_turn: bool = False) -> None:
        """Take the last step back, or all of this turn's, if nobody has learned anything from it."""
        session = self.session_in_play()
        if ply != self.ply_for(seat):
            raise Refused("stale")
        if not self.policy.undo:
            raise Refused("off")
        steps, known = list(session.steps), self.public_ply
        try:
            for _ in range(max(1, session.undoable(seat)) if whole_turn else 1):
                session.undo(seat)
        except UndoRefused:
            raise Refused("undo") from None
        self._shortened(seat, steps[self.ply :], known)

    def go_back(self, seat: int, ply: int) -> None:
        """Take back everything after a ply, as a seat has requested."""
        session, known = self.session_in_play(), self.public_ply
        self._write(dump_line({"undo": ply}))
        record = session.record()._replace(steps=session.steps[:ply], end=None)
        self._resume(record, session.events)
        self._shortened(seat, session.steps[ply:], known)

    def decision_at(self, ply: int) -> int:
        """The last ply up to this one, as far as the rules explain the game, at which a choice began; or Refused."""
        if 0 <= ply < self.since:
            raise Refused("rules", "refused-rules-since", ply=self.since)
        steps = self.session.steps if self.session else []
        while self.since < ply < len(steps) and steps[ply].seat == CHANCE:
            ply -= 1
        return self.session.public_ply_at(ply) if self.session else ply

    # The seats.

    def seat_row(self, seat: int) -> SeatRow:
        """A seat by its number, or Refused."""
        if not 0 <= seat < len(self.seats):
            raise Refused("no-seat")
        return self.seats[seat]

    def set_seat(self, seat: int, **new: Any) -> None:
        """Change what is known of a seat."""
        self.seats[seat] = replace(self.seats[seat], **new)
        self.notes.seats.add(seat)

    def set_devices(self, devices: list[DeviceRow]) -> None:
        """Change on which other devices seats are played."""
        self.devices, self.notes.devices = devices, True

    # For the store.

    def change(self, who: int = NOBODY, cid: str = "") -> Change:
        """Everything that has been done since the last one, to be written in one piece."""
        notes, self.notes = self.notes, Notes()
        base = self.row.seq
        relied, orders = self.orders.written()
        if notes.quiet:
            self.notes.lines, self.notes.asked = notes.lines, notes.asked  # written with the next change that shows
            return Change(self.row, base, who=who, cid=cid, relied=relied, orders=orders)
        lines = [line_of(base + number, text) for number, text in enumerate(notes.lines, 1)]
        seq = base + max(1, len(lines))
        self.moved = seq if lines else self.moved
        self.row = replace(self.row, seq=seq)
        if not notes.half:
            now = round(time.time(), 3)
            self.row = replace(self.row, shown=self.row.shown + 1, asked=self.asked, changed=now)
        if lines:
            events = [dump_event(*each) for each in self.events[self._kept :]]
            lines[-1].told = {"first": self._kept, "events": events}
            self._kept = len(self.events)
        return Change(
            self.row,
            base,
            lines,
            [self.seats[seat] for seat in sorted(notes.seats)],
            list(self.asks) if notes.asked else None,
            list(self.devices) if notes.devices else None,
            notes.shortened,
            notes.snapshot,
            self.position() if (lines and not notes.half) or notes.started else None,
            notes.said,
            who,
            cid,
            relied,
            orders,
        )

    def position(self) -> Position | None:
        """The state after the last line; there is none in the lobby."""
        return Position(self.moved, self.game.to_json(self.session.state)) if self.session else None

    def follow(self, stored: StoredTable) -> bool:
        """Take over what others wrote since; whether that could be done step by step."""
        session, lines = self.session, [line.line for line in stored.lines]
        if lines and session is None:
            return False
        for text in lines if session else ():
            doc = json.loads(text)
            if "undo" in doc or "rules" in doc:
                return False
            if "do" in doc and session and doc["ply"] == self.ply + 1:
                session.choose(self.game.parse(session.state, doc["do"]))
        notes, self.notes = self.notes, Notes()
        if [text.strip() for text in notes.lines] != lines:
            return False
        self.row, self.seats, self.asks, self.devices = stored.row, stored.seats, stored.asks, stored.devices
        self.orders.follow(stored.orders)
        self.moved = stored.lines[-1].seq if stored.lines else self.moved
        self._kept = len(self.events)
        return True

    def _shortened(self, seat: int, steps: list[Step], known: int) -> None:
        """These steps are taken back; `known` is what the public ply was before."""
        self.notes.half = self.public_ply == known
        self.orders.take_back(self.state, seat, steps)
        self.orders.tidy(self.state)
        self.steady, self._kept = min(self.steady, len(self.events)), min(self._kept, len(self.events))
        self.notes.shortened = self.ply
        standing = [ask for ask in self.asks if ask.ply < self.public_ply]
        if standing != self.asks:
            self.asks, self.notes.asked = standing, True

    def _drop_asks(self) -> None:
        if self.asks:
            self.asks, self.notes.asked = [], True

    def _write(self, line: str) -> None:
        self.notes.lines.append(line)


def line_of(seq: int, text: str) -> JournalRow:
    """A line of the record as the journal keeps it."""
    doc = json.loads(text)
    ply = doc.get("ply", doc.get("undo", 0))
    return JournalRow(seq, ply, doc.get("seat", NOBODY), text.strip())
