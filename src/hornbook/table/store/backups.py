"""Backups of a SQLite database: whole copies of one moment, made while servers write on."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import URL

from hornbook.core.errors import HornbookError

HOUR = 3600.0
AGAIN = 60.0
"""Seconds after which a backup that failed is tried again."""
NAME = "hornbook-%Y%m%dT%H%M%SZ.db"
log = logging.getLogger(__name__)


class BadBackup(HornbookError):
    """A backup that cannot be made, and why."""


def file_of(url: URL) -> Path:
    """The file of a SQLite database, or BadBackup."""
    if url.get_backend_name() != "sqlite":
        raise BadBackup("PostgreSQL is backed up with its own program, as in: pg_dump --format=custom --file=FILE URL")
    if not url.database or url.database == ":memory:":
        raise BadBackup("a database in memory cannot be backed up")
    return Path(url.database)


def back_up(url: URL, target: Path) -> None:
    """Write the database as it is now into a new file that only its owner can read; or BadBackup.

    The name is taken first, so that nothing is overwritten; the copy gets it last, so that what has it is whole.
    """
    source, part = file_of(url), target.with_name(f"{target.name}.part")
    if not source.is_file():
        raise BadBackup(f"{source}: there is no database there yet")
    try:
        _new(target)
    except FileExistsError:
        raise BadBackup(f"{target}: is there already; choose another name") from None
    try:
        part.unlink(missing_ok=True)
        _new(part)
        _copy(source, part)
        part.replace(target)
    except sqlite3.Error as problem:
        raise BadBackup(f"{source}: {problem}") from None
    finally:
        part.unlink(missing_ok=True)
        if not target.stat().st_size:
            target.unlink()


def _new(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _copy(source: Path, part: Path) -> None:
    address = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, timeout=10, isolation_level=None)) as database:
        database.execute("VACUUM INTO ?", [str(part.resolve())])
    with part.open("rb+") as written:
        os.fsync(written.fileno())


class Backups:
    """A folder of backups beside the database: a new one every so many hours, and so many of them are kept."""

    def __init__(self, url: URL, hours: float, keep: int, now: Callable[[], float] = time.time) -> None:
        self.url, self.seconds, self.keep, self.now = url, hours * HOUR, keep, now
        self.folder = file_of(url).parent / "backups"

    async def go_on(self) -> None:
        """Make backups when they are due, for ever. One that fails is tried again, and stops nothing else."""
        while True:
            await asyncio.sleep(self.due_in())
            try:
                await asyncio.to_thread(self.make)
            except (HornbookError, OSError) as problem:
                log.warning("no backup: %s", problem)
                await asyncio.sleep(min(AGAIN, self.seconds))

    def due_in(self) -> float:
        """Seconds until the next one; a server that starts again goes on where the last one was."""
        made = self._made()
        if not made:
            return 0.0
        passed = self.now() - _when(made[-1])
        return min(max(self.seconds - passed, 0.0), self.seconds)

    def make(self) -> Path:
        """A backup now; the oldest make room for it."""
        self.folder.mkdir(mode=0o700, exist_ok=True)
        target = self.folder / datetime.fromtimestamp(self.now(), UTC).strftime(NAME)
        back_up(self.url, target)
        for old in [*self._made()[: -self.keep], *self.folder.glob("hornbook-*.db.part")]:
            old.unlink(missing_ok=True)  # what is still called .part was never finished
        return target

    def _made(self) -> list[Path]:
        """Our own backups, the oldest first; whatever else lies in the folder is left alone."""
        found = self.folder.glob("hornbook-*.db") if self.folder.is_dir() else ()
        return sorted(path for path in found if _when(path) and path.stat().st_size)


def _when(path: Path) -> float:
    """When a backup was made, by its name; 0 if that is not such a name."""
    try:
        return datetime.strptime(path.name, NAME).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0
