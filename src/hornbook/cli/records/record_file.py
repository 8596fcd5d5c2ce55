"""Record files: read whole, or appended to while a game is played, each line synced to disk."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from hornbook.cli.options import with_content
from hornbook.core import registry
from hornbook.core.errors import BadRecord, OtherRules
from hornbook.core.game import Game
from hornbook.core.play.records import Record, check_header, read


def read_record(path: str) -> Record:
    """The record in a file, or BadRecord."""
    return _record(Path(path).read_bytes(), path)


def game_of(record: Record, content: str | None) -> Game[Any]:
    """The game that a record was played with, with the same rules and cards."""
    game = with_content(registry.game(record.header["game"]), content)
    try:
        check_header(game, record)
    except OtherRules as problem:
        raise OtherRules(f"{problem}. {what_is_left(record)}") from None
    return game


def what_is_left(record: Record) -> str:
    """What can be done with a record of other rules than are installed, in a sentence."""
    ended = ""
    if record.end is not None:
        end = record.end.get("end", {})
        scores, winners = end.get("scores", []), [seat + 1 for seat in end.get("winners", [])]
        ended = f", ended with scores {scores} and winners {winners}" if winners else f", ended with scores {scores}"
    return (
        f"It cannot be played over here (it has {len(record.steps)} plies{ended}): a hornbook that has its rules can, "
        "and a table that was played in the browser goes on there from its last position"
    )


class RecordFile:
    """A record that a game is being written to. A line that was cut off by a crash is dropped on opening."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._file = open(path, "a+b", buffering=0)  # noqa: SIM115
        self._lock()
        self.record = self._read()

    def write(self, line: str) -> None:
        """Append a line; it is on the disk when this returns."""
        data = line.encode()
        while data:
            data = data[self._file.write(data) :]
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more will be written."""
        self._file.close()

    def _read(self) -> Record | None:
        data = Path(self.path).read_bytes()
        if not data:
            return None
        whole, _, tail = data.rpartition(b"\n")
        torn = bool(tail and whole and not _is_json(tail))
        record = _record(whole if torn else data, self.path)
        if torn:
            self._file.truncate(len(whole) + 1)
        elif tail:
            self.write("\n")
        return record

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadRecord(f"{self.path}: another hornbook is playing this game now") from None


def _record(data: bytes, path: str) -> Record:
    try:
        return read(data.decode().split("\n"), path)
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: not a record, not even text") from None


def _is_json(data: bytes) -> bool:
    try:
        json.loads(data)
    except (ValueError, RecursionError):
        return False
    return True
