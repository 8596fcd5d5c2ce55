"""The viewers of a table: who is connected, and what each of them has been sent."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import NOBODY
from hornbook.table.domain.table import ALL, Table
from hornbook.table.identity.keys import hashed
from hornbook.table.wire import messages as wire
from hornbook.table.wire.phrases import chat_in, language_of, phrase
from hornbook.table.wire.reader import Present, Reader, TableViews

SILENT = 60.0
"""Seconds after which a process that says nothing about a table is taken to have nobody there."""


class Viewer:
    """A connection to a table: a seat (None: a spectator), a language, and a function that sends messages."""

    def __init__(
        self, seat: int | None, lang: str, holder: str, push: Callable[[wire.FromTable], None], picture: bool = False
    ) -> None:
        self.seat, self.lang, self.push = seat, language_of(lang), push
        self.wants_picture = picture
        self.holder_hash = hashed(holder)
        self.told = 0  # so many events it has been sent
        self.faded: frozenset[int] = frozenset()  # those that it has been sent as faded
        self.gone = self.hinting = False

    @property
    def who(self) -> int:
        """The seat, or NOBODY."""
        return NOBODY if self.seat is None else self.seat


class Audience:
    """The viewers of one table, here and, as far as is known, at other processes."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.viewers: dict[Viewer, None] = {}
        self.left: dict[int, float] = {}  # when the last viewer of a seat went
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by process: the seats there, and when it said so

    def here(self) -> frozenset[int]:
        """The seats whose players are connected to this process."""
        return frozenset(viewer.seat for viewer in self.viewers if viewer.seat is not None)

    def online(self) -> frozenset[int]:
        """The seats whose players are connected anywhere."""
        since = self.now() - SILENT
        return self.here().union(*(seats for seats, at in self.elsewhere.values() if at > since))

    def present(self) -> Present:
        """Who is connected, and for how long others have not been."""
        online, now = self.online(), self.now()
        return Present(online, {seat: int(now - at) for seat, at in self.left.items() if seat not in online})

    def add(self, viewer: Viewer, table: Table) -> None:
        """Add a viewer, or Refused: a seat is for its holders, and the policy says whether others may watch."""
        if viewer.seat is not None:
            table.seat_row(viewer.seat)
            if not table.holds(viewer.seat, viewer.holder_hash):
                raise Refused("not-yours")
            self.left.pop(viewer.seat, None)
        elif not table.policy.spectators and not table.knows(viewer.holder_hash):
            raise Refused("off")
        self.viewers[viewer] = None

    def remove(self, viewer: Viewer) -> bool:
        """Remove a viewer; whether that leaves a seat without its player."""
        self.viewers.pop(viewer, None)
        gone = viewer.seat is not None and viewer.seat not in self.here()
        if gone:
            self.left[viewer.who] = self.now()
        return gone

    def gone_for(self, seat: int) -> float:
        """For how many seconds a seat's player has not been connected."""
        return self.now() - self.left[seat] if seat in self.left and seat not in self.online() else 0.0

    # Sending.

    def publish(self, table: Table, but: Viewer | None = None) -> None:
        """Send everybody an update; who no longer holds a seat is sent a notice of that instead."""
        self._remove_former_holders(table)
        self._update(table, [viewer for viewer in self.viewers if viewer is not but])

    def publish_to(self, table: Table, seats: Container[int]) -> None:
        """Send an update to the viewers of these seats only."""
        self._update(table, [viewer for viewer in self.viewers if viewer.who in seats])

    def _update(self, table: Table, viewers: list[Viewer]) -> None:
        views, same = TableViews(table), dict[Any, wire.Update]()
        for viewer in self.viewers:
            viewer.told = min(viewer.told, table.steady)
        table.steady = ALL
        for viewer in viewers:
            self._update_one(views, viewer, same)

    def send_everything(self, table: Table, viewer: Viewer) -> None:
        """Send one viewer an update with all events."""
        viewer.told = 0
        self._update_one(TableViews(table), viewer, {})

    def _update_one(self, views: TableViews, viewer: Viewer, same: dict[Any, wire.Update]) -> None:
        """One update; viewers of the same seat, language and knowledge share it."""
        table = views.table
        key = (viewer.seat, viewer.lang, viewer.wants_picture, viewer.told, viewer.faded)
        if key not in same:
            reader = Reader(table, viewer.seat, viewer.lang, views, viewer.wants_picture)
            same[key] = reader.update(viewer.told, self.present(), viewer.faded)
        viewer.told, viewer.faded = len(table.events), views.faded
        viewer.push(same[key])

    def chat(self, lines: list[wire.Said]) -> None:
        """Send everybody these lines of chat."""
        if lines:
            for viewer in self.viewers:
                viewer.push(wire.Chat(chat_in(viewer.lang, lines)))

    def notice(self, code: str, names: Callable[[Viewer], str] = lambda viewer: "") -> None:
        """Send everybody a notice."""
        for viewer in self.viewers:
            viewer.push(wire.Notice(code, phrase(viewer.lang, f"notice-{code}", name=names(viewer))))

    def _remove_former_holders(self, table: Table) -> None:
        for viewer in list(self.viewers):
            if viewer.seat is not None and not table.holds(viewer.seat, viewer.holder_hash):
                del self.viewers[viewer]
                viewer.push(wire.Notice("revoked", phrase(viewer.lang, "notice-revoked")))
