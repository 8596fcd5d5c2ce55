"""Where a game is kept while it is played: the file that was asked for, one in the data folder, or nowhere."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import count
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import rich_click as click

from hornbook.cli.records.record_file import RecordFile
from hornbook.home import home
from hornbook.words import Words

if TYPE_CHECKING:
    from hornbook.cli.terminal.game import Sitting


class Keeping:
    """The record of a game. One that nobody asked for never stops a game: what goes wrong is said once."""

    def __init__(self, record: str | None, game_id: str, complain: Callable[[str], None]) -> None:
        self.asked_for = record is not None
        self.complain = complain
        self.path = record or ""
        self.file: RecordFile | None = None
        if record is not None:
            self.file = RecordFile(record)
        else:
            self._begin(game_id)

    def write(self, line: str) -> None:
        """Append a line to the record, if there is one."""
        if self.file is None:
            return
        try:
            self.file.write(line)
        except OSError as problem:
            if self.asked_for:
                raise
            self.close()
            self._give_up(problem)

    def close(self) -> None:
        """Nothing more will be written."""
        if self.file is not None:
            self.file.close()

    def _begin(self, game_id: str) -> None:
        try:
            path = _new_file(game_id)
            self.file, self.path = RecordFile(str(path)), str(path)
        except OSError as problem:
            self._give_up(problem)

    def _give_up(self, problem: OSError) -> None:
        where = f"{problem.filename}: " if problem.filename else ""
        self.file, self.path = None, ""
        self.complain(f"{where}{problem.strerror or problem}")


def _new_file(game_id: str) -> Path:
    """An empty file of its own for a game that begins now."""
    folder = home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = folder / (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl")
        try:
            path.touch(exist_ok=False)
            return path
        except FileExistsError:
            continue
    raise AssertionError("there is always another number")


def command_to_go_on(game_id: str, path: str, language: str, content: str | None) -> str:
    """What to type to go on with a record."""
    more = f" --lang {language}" if language != "en" else ""
    more += f" --content {quote(content)}" if content else ""
    return f"hornbook play {game_id} --record {quote(path)}{more}"


def save(sitting: Sitting, text: str, words: Words) -> str:
    """Write the record so far into a new file; what to say then."""
    if not text:
        raise click.ClickException(words.text("cli-save-where"))
    path = Path(text).expanduser()
    try:
        with path.open("x", encoding="utf-8") as file:
            file.writelines(sitting.session.lines())
    except FileExistsError:
        raise click.ClickException(words.text("cli-save-there", file=text)) from None
    except FileNotFoundError:
        raise click.ClickException(words.text("cli-save-no-folder", folder=str(path.parent))) from None
    except OSError as problem:
        raise click.ClickException(words.text("cli-save-failed", file=text, why=problem.strerror or "")) from None
    return words.text("cli-saved", again=command_to_go_on(sitting.session.game.id, text, words.language, None))
