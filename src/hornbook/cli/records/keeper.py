"""The record of a game that is being played: in the file that was asked for, or in one of the data folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

import rich_click as click

from hornbook.bots.spec import names_file
from hornbook.cli.game_file import is_from_file, spec_of
from hornbook.cli.records.record_file import RecordFile
from hornbook.cli.terminal.seats import Player
from hornbook.core.game import Game
from hornbook.home import home
from hornbook.words import Words

if TYPE_CHECKING:
    from hornbook.cli.terminal.game import TerminalGame


class RecordKeeper:
    """Writes a game's record. If nobody asked for the file, a failure is reported once and does not stop the game."""

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


def resume_command(game: Game[Any], path: str, players: Sequence[Player], language: str, content: str | None) -> str:
    """What to type to go on with a record. Bots of files are named again: a record does not get files loaded."""
    more = f" --lang {language}" if language != "en" else ""
    more += f" --content {quote(content)}" if content else ""
    if any(names_file(player.bot) for player in players):
        more += f" --seats {quote(','.join(player.spec for player in players))}"
    return f"hornbook play {quote(spec_of(game))} --record {quote(path)}{more}"


def replay_command(game: Game[Any], path: str) -> str:
    """What to type to see a record again."""
    return f"hornbook replay {quote(path)}{game_option(game)}"


def game_option(game: Game[Any]) -> str:
    """The option that commands on a record need if its game is not installed."""
    return f" --game {quote(spec_of(game))}" if is_from_file(game) else ""


def save(terminal_game: TerminalGame, text: str, words: Words) -> str:
    """Write the record so far into a new file; what to say then."""
    if not text:
        raise click.ClickException(words.text("cli-save-where"))
    path = Path(text).expanduser()
    try:
        with path.open("x", encoding="utf-8") as file:
            file.writelines(terminal_game.session.lines())
    except FileExistsError:
        raise click.ClickException(words.text("cli-save-there", file=text)) from None
    except FileNotFoundError:
        raise click.ClickException(words.text("cli-save-no-folder", folder=str(path.parent))) from None
    except OSError as problem:
        raise click.ClickException(words.text("cli-save-failed", file=text, why=problem.strerror or "")) from None
    game, players = terminal_game.session.game, terminal_game.players
    return words.text("cli-saved", again=resume_command(game, text, players, words.language, None))
