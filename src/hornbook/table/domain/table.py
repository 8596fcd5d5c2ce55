"""A table: one game as people play it. The core's session, the seats, wishes to go back; no input or output.

Whatever is done here is first checked, then done, and noted for the store: `change()` hands over what has to be
written. A refused deed changes nothing.
"""

from __future__ import annotations

import json
import time
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from hornbook.core.errors import IllegalChoice, UndoRefused
from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.play.records import FORMAT, Record, Step, dump_line, read
from hornbook.core.play.session import Session
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.names import STAND_IN, bot_name
from hornbook.table.domain.policy import Policy
from hornbook.table.domain.rows import (
    BOT,
    LOBBY,
    NOBODY,
    OPEN,
    OVER,
    RUNNING,
    Change,
    DeviceRow,
    Kept,
    Line,
    SeatRow,
    Snapshot,
)
from hornbook.table.domain.standing_orders import Orders
from hornbook.table.wire.messages import Said

SNAPSHOT_EVERY = 16
ALL = 1 << 60


class Notes:
    """What has been done to a table and is not written yet."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.seats: set[int] = set()
        self.asked = False  # the wishes to go back have changed
        self.devices = False  # and so have the devices
        self.shortened: int | None = None
        self.snapshot: Snapshot | None = None
        self.said: Said | None = None
        self.quiet = False  # nobody but the seat itself may hear of it


class Table:
    """One table in memory."""

    def __init__(self, game: Game[Any], kept: Kept) -> None:
        self.game, self.row, self.seats, self.asks = game, kept.row, kept.seats, kept.asks
        self.orders = Orders(game, kept.orders)
        self.devices = kept.devices
        self.policy = convert(kept.row.policy, Policy)
        self.session: Session | None = None
        self.moved = kept.lines[-1].seq if kept.lines else 0  # the seq of the last line: names a position
        self.steady = ALL  # so many events are as they were when last told
        self.notes = Notes()
        if kept.row.state != LOBBY:
            record = read([dump_line(self.header()), *(line.line for line in kept.lines)], f"table {self.row.id}")
            self.session = Session.resume(game, record, self._write)

    def header(self) -> dict[str, Any]:
        """What the record of this table opens with."""
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

    # What is to be seen.

    @property
    def state(self) -> Any:
        """The game's state; there is none in the lobby."""
        return self.session.state if self.session else None

    @property
    def events(self) -> list[tuple[int, Event]]:
        """Everything told so far, with its ply."""
        return self.session.events if self.session else []

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return self.session.state.ply if self.session else 0

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

    def bot_asked(self) -> bool:
        """Whether it is for a bot to decide."""
        return self.row.state == RUNNING and bool(self.bot_for(self.asked))

    def demanded(self) -> int | None:
        """The choice that the asked seat's standing orders demand; None where it has to choose itself."""
        if self.row.state != RUNNING or self.asked < 0 or self.bot_for(self.asked):
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

    def playing(self) -> Session:
        """The session, while the game is going on; or Refused."""
        if self.session is None:
            raise Refused("lobby")
        if self.row.state == OVER:
            raise Refused("over")
        return self.session

    def start(self) -> None:
        """From the lobby to the game; where nobody came, a bot sits down."""
        if self.row.state != LOBBY:
            raise Refused("running", "refused-started")
        for chair in self.seats:
            if chair.kind == OPEN and not chair.holder_hash:
                name = chair.name or bot_name(chair.seat, self.names())
                self.set_seat(chair.seat, kind=BOT, level=STAND_IN, name=name, key_hash="")
        setup = self.row.setup
        lines: list[str] = []
        self.session = Session(self.game, Setup(setup["seats"], setup["options"]), self.row.seed, (), lines.append)
        self.notes.lines.extend(lines[1:])  # the header is kept in other ways
        self.session.write = self._write
        self.row.state = RUNNING

    def choose(self, seat: int, ply: int, code: int) -> None:
        """A seat decides."""
        session = self.playing()
        if ply != self.ply:
            raise Refused("stale")
        if self.asked != seat:
            raise Refused("not-asked")
        before = self.ply
        try:
            session.choose(code)
        except IllegalChoice:
            raise Refused("not-offered", rule=session.state.rule) from None
        if self.ply // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY:
            self.notes.snapshot = Snapshot(self.ply, self.game.to_json(session.state))
        if session.state.pending < 0:
            self.row.state = OVER
            self._ask_nothing()
        self.orders.tidy(session.state)

    def order(self, seat: int, tokens: list[str]) -> None:
        """A seat's standing orders from now on."""
        self.orders.give(self.playing().state, seat, tokens)
        self.notes.quiet = True

    def undo(self, seat: int, ply: int, whole_turn: bool = False) -> None:
        """Take the last step back, or all of this turn's, if nobody has learned anything from it."""
        session = self.playing()
        if ply != self.ply:
            raise Refused("stale")
        if not self.policy.undo:
            raise Refused("off")
        steps = list(session.steps)
        try:
            for _ in range(max(1, session.undoable(seat)) if whole_turn else 1):
                session.undo(seat)
        except UndoRefused:
            raise Refused("undo") from None
        self._shortened(seat, steps[self.ply :])

    def go_back(self, seat: int, ply: int) -> None:
        """Take back everything after a ply, as a seat has wished."""
        session = self.playing()
        self._write(dump_line({"undo": ply}))
        record = Record(session.header, session.steps[:ply])
        self.session = Session.resume(self.game, record, self._write)
        self._shortened(seat, session.steps[ply:])

    def decision_at(self, ply: int) -> int:
        """The last ply up to this one at which a seat was asked."""
        steps = self.session.steps if self.session else []
        while 0 < ply < len(steps) and steps[ply].seat == CHANCE:
            ply -= 1
        return ply

    # The seats.

    def chair(self, seat: int) -> SeatRow:
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
            return Change(self.row, base, who=who, cid=cid, relied=relied, orders=orders)
        lines = [line_of(base + number, text) for number, text in enumerate(notes.lines, 1)]
        seq = base + max(1, len(lines))
        self.moved = seq if lines else self.moved
        self.row = replace(self.row, seq=seq, asked=self.asked, changed=round(time.time(), 3))
        return Change(
            self.row,
            base,
            lines,
            [self.seats[seat] for seat in sorted(notes.seats)],
            list(self.asks) if notes.asked else None,
            list(self.devices) if notes.devices else None,
            notes.shortened,
            notes.snapshot,
            notes.said,
            who,
            cid,
            relied,
            orders,
        )

    def follow(self, kept: Kept) -> bool:
        """Take over what others wrote since; whether that could be done step by step."""
        session, lines = self.session, [line.line for line in kept.lines]
        if lines and session is None:
            return False
        for text in lines if session else ():
            doc = json.loads(text)
            if "undo" in doc:
                return False
            if "do" in doc and session and doc["ply"] == self.ply + 1:
                session.choose(self.game.parse(session.state, doc["do"]))
        notes, self.notes = self.notes, Notes()
        if [text.strip() for text in notes.lines] != lines:
            return False
        self.row, self.seats, self.asks, self.devices = kept.row, kept.seats, kept.asks, kept.devices
        self.orders.follow(kept.orders)
        self.moved = kept.lines[-1].seq if kept.lines else self.moved
        return True

    def _shortened(self, seat: int, steps: list[Step]) -> None:
        self.orders.take_back(self.state, seat, steps)
        self.orders.tidy(self.state)
        self.steady = min(self.steady, len(self.events))
        self.notes.shortened = self.ply
        standing = [ask for ask in self.asks if ask.ply < self.ply]
        if standing != self.asks:
            self.asks, self.notes.asked = standing, True

    def _ask_nothing(self) -> None:
        if self.asks:
            self.asks, self.notes.asked = [], True

    def _write(self, line: str) -> None:
        self.notes.lines.append(line)


def line_of(seq: int, text: str) -> Line:
    """A line of the record as the journal keeps it."""
    doc = json.loads(text)
    ply = doc.get("ply", doc.get("undo", 0))
    return Line(seq, ply, doc.get("seat", NOBODY), text.strip())
