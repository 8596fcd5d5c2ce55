"""Those who sit at a table or watch it: who is here, and what each of them has been told."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.remarks import in_words
from hornbook.table.domain.rows import NOBODY
from hornbook.table.domain.table import ALL, Table
from hornbook.table.identity.keys import hashed
from hornbook.table.wire import messages as wire
from hornbook.table.wire.phrases import language_of, phrase
from hornbook.table.wire.reader import Reader, Scene

FORGOTTEN = 60.0
"""Seconds after which a process that is silent about a table is taken to have nobody there."""


class Viewer:
    """Somebody's window on a table: a seat (None: only watching), a language, and a way to push messages there."""

    def __init__(self, seat: int | None, lang: str, holder: str, push: Callable[[wire.FromTable], None]) -> None:
        self.seat, self.lang, self.push = seat, language_of(lang), push
        self.holder_hash = hashed(holder)
        self.told = 0  # so many events it knows
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
        since = self.now() - FORGOTTEN
        return self.here().union(*(seats for seats, at in self.elsewhere.values() if at > since))

    def add(self, viewer: Viewer, table: Table) -> None:
        """Somebody comes in, if he may: only who holds a seat sits there, and the table says who may watch."""
        if viewer.seat is not None:
            table.chair(viewer.seat)
            if not table.holds(viewer.seat, viewer.holder_hash):
                raise Refused("not-yours")
            self.left.pop(viewer.seat, None)
        elif not table.policy.spectators and not table.knows(viewer.holder_hash):
            raise Refused("off")
        self.viewers[viewer] = None

    def remove(self, viewer: Viewer) -> bool:
        """Somebody goes; whether that leaves a seat without its player."""
        self.viewers.pop(viewer, None)
        gone = viewer.seat is not None and viewer.seat not in self.here()
        if gone:
            self.left[viewer.who] = self.now()
        return gone

    def gone_for(self, seat: int) -> float:
        """For how many seconds a seat's player has not been here."""
        return self.now() - self.left[seat] if seat in self.left and seat not in self.online() else 0.0

    # Telling.

    def publish(self, table: Table, but: Viewer | None = None) -> None:
        """Tell everybody what has changed; who no longer holds a seat is told that, and nothing more."""
        self._dismiss(table)
        self._tell_those(table, [viewer for viewer in self.viewers if viewer is not but])

    def whisper(self, table: Table, seats: Container[int]) -> None:
        """Tell only those who look on from these seats."""
        self._tell_those(table, [viewer for viewer in self.viewers if viewer.who in seats])

    def _tell_those(self, table: Table, viewers: list[Viewer]) -> None:
        scene, same = Scene(table), dict[Any, wire.Update]()
        for viewer in self.viewers:
            viewer.told = min(viewer.told, table.steady)
        table.steady = ALL
        for viewer in viewers:
            self._tell(scene, viewer, same)

    def tell_all(self, table: Table, viewer: Viewer) -> None:
        """Tell one viewer everything that has happened."""
        viewer.told = 0
        self._tell(Scene(table), viewer, {})

    def _tell(self, scene: Scene, viewer: Viewer, same: dict[Any, wire.Update]) -> None:
        """One update; viewers of the same seat, language and knowledge share it."""
        table = scene.table
        key = (viewer.seat, viewer.lang, viewer.told)
        if key not in same:
            same[key] = Reader(table, viewer.seat, viewer.lang, scene).update(viewer.told, self.online())
        viewer.told = len(table.events)
        viewer.push(same[key])

    def chat(self, lines: list[wire.Said]) -> None:
        """Tell everybody what was said."""
        if lines:
            for viewer in self.viewers:
                viewer.push(wire.Chat(in_words(lines, viewer.lang)))

    def notice(self, code: str, names: Callable[[Viewer], str] = lambda viewer: "") -> None:
        """Tell everybody something about the table as a whole."""
        for viewer in self.viewers:
            viewer.push(wire.Notice(code, phrase(viewer.lang, f"notice-{code}", name=names(viewer))))

    def _dismiss(self, table: Table) -> None:
        for viewer in list(self.viewers):
            if viewer.seat is not None and not table.holds(viewer.seat, viewer.holder_hash):
                del self.viewers[viewer]
                viewer.push(wire.Notice("revoked", phrase(viewer.lang, "notice-revoked")))
