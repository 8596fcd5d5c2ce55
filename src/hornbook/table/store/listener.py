"""Word from other processes: on PostgreSQL a thread listens for what they have committed."""

from __future__ import annotations

import logging
import select
import socket
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy.engine import URL

from hornbook.table.store.store import CHANNEL

if TYPE_CHECKING:
    from psycopg import Connection

AGAIN = 1.0
"""Seconds between two attempts to reach the database."""
log = logging.getLogger(__name__)


class Listener(threading.Thread):
    """Hands on the words that other processes send, and calls `missed` after having been cut off."""

    def __init__(self, url: URL, sender: str, heard: Callable[[list[str]], None], missed: Callable[[], None]) -> None:
        super().__init__(name="listener", daemon=True)
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.sender, self.heard, self.missed = sender, heard, missed
        self.ready, self._stopping = threading.Event(), threading.Event()
        self._bell, self._ear = socket.socketpair()

    def run(self) -> None:
        """Listen until stopped; if the connection breaks, make another."""
        import psycopg

        while not self._stopping.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    self.missed()
                    self._listen(connection)
            except psycopg.Error as problem:
                log.warning("no word from the database: %s", type(problem).__name__)
                self._stopping.wait(AGAIN)

    def _listen(self, connection: Connection[Any]) -> None:
        while not self._stopping.is_set():
            for notice in connection.notifies(timeout=0):
                words = notice.payload.split()
                if len(words) > 2 and words[2] != self.sender:
                    self.heard(words)
            select.select([connection.fileno(), self._ear.fileno()], [], [])

    def stop(self) -> None:
        """Listen no longer."""
        self._stopping.set()
        self._bell.send(b"!")
        self.join(AGAIN)
