"""A table: a game's session, its seats, requests to go back, standing orders and policy, in memory.

Every action is checked, carried out and noted; `change()` hands over what the store has to write. A refused action
changes nothing.
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
    Said,
    SeatRow,
    Snapshot,
    StoredTable,
)
from hornbook.table.domain.seats import STAND_IN, bot_name
from hornbook.table.domain.standing_orders import TableOrders

SNAPSHOT_EVERY = 16
ALL = 1 << 60
"""More than there will ever be, of events or changes."""


class Notes:
    """What has been done to a table and is not written yet."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.seats: set[int] = set()
        self.asked = False  # the requests to go back have changed
        self.devices = False  # the devices have changed
        self.shortened: int | None = None
        self.snapshot: Snapshot | None = None
        self.said: Said | None = None
        self.quiet = False  # only the seat itself may notice it


class Table:
    """One table in memory."""

    def __init__(self, game: Game[Any], stored: StoredTable) -> None:
        self.game, self.row, self.seats, self.asks = game, stored.row, stored.seats, stored.asks
        self.orders = TableOrders(game, stored.orders)
        self.devices = stored.devices
        self.policy = convert(stored.row.policy, Policy)
        self.session: Session | None = None
        self.moved = stored.lines[-1].seq if stored.lines else 0  # the seq of the last line: names a position
        self.steady = ALL  # so many events are as they were when last told
        self.notes = Notes()
        if stored.row.state != IN_LOBBY:
            record = read([dump_line(self.header()), *(line.line for line in stored.lines)], f"table {self.row.id}")
            self.session = Session.resume(game, record, self._write)

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
        if self.session is None:
            raise Refused("lobby")
        if self.row.state == FINISHED:
            raise Refused("over")
        return self.session

    def start(self) -> None:
        """Begin the game; bots take the seats that nobody took."""
        if self.row.state != IN_LOBBY:
            raise Refused("running", "refused-started")
        for chair in self.seats:
            if chair.kind == OPEN and not chair.holder_hash:
                name = chair.name or bot_name(chair.seat, self.names())
                self.set_seat(chair.seat, kind=BOT, level=STAND_IN, name=name, key_hash="")
        setup = self.row.setup
        lines: list[str] = []
        self.session = Session(self.game, Setup(setup["seats"], setup["options"]), self.row.seed, (), lines.append)
        self.notes.lines.extend(lines[1:])  # the header is made of the row
        self.session.write = self._write
        self.row.state = IN_PLAY

    def choose(self, seat: int, ply: int, code: int) -> None:
        """A seat decides."""
        session = self.session_in_play()
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
            self.row.state = FINISHED
            self._drop_asks()
        self.orders.tidy(session.state)

    def give_orders(self, seat: int, tokens: list[str]) -> None:
        """Set a seat's standing orders, all of them."""
        self.orders.give(self.session_in_play().state, seat, tokens)
        self.notes.quiet = True

    def undo(self, seat: int, ply: int, whole_turn: bool = False) -> None:
        """Take the last step back, or all of this turn's, if nobody has learned anything from it."""
        session = self.session_in_play()
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
        """Take back everything after a ply, as a seat has requested."""
        session = self.session_in_play()
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

    def follow(self, stored: StoredTable) -> bool:
        """Take over what others wrote since; whether that could be done step by step."""
        session, lines = self.session, [line.line for line in stored.lines]
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
        self.row, self.seats, self.asks, self.devices = stored.row, stored.seats, stored.asks, stored.devices
        self.orders.follow(stored.orders)
        self.moved = stored.lines[-1].seq if stored.lines else self.moved
        return True

    def _shortened(self, seat: int, steps: list[Step]) -> None:
        self.orders.take_back(self.state, seat, steps)
        self.orders.tidy(self.state)
        self.steady = min(self.steady, len(self.events))
        self.notes.shortened = self.ply
        standing = [ask for ask in self.asks if ask.ply < self.ply]
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
