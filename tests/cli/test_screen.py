"""A real game on a real terminal of a given size: what a newcomer sees without scrolling."""

from __future__ import annotations

import codecs
import contextlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios

GAME = ("play", "kill-the-unicorns", "--seed", "4", "--seats", "you,bot:random*3")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x00-\x09\x0b-\x1f]")


class Terminal:
    """A terminal of some size with the command in it."""

    def __init__(self, end: int, columns: int, lines: int) -> None:
        self.end, self.columns, self.lines = end, columns, lines
        self.text = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def until(self, text: str, patience: float = 20) -> None:
        """Read on until the text ends what is there."""
        while not self.plain().endswith(text):
            ready, _, _ = select.select([self.end], [], [], patience)
            assert ready, self.plain()
            self.text += self.decoder.decode(os.read(self.end, 65536))

    def press(self, key: str, text: str) -> None:
        """Press a key until it is heard: a terminal may lose what comes in before the line is being read."""
        for _ in range(10):
            os.write(self.end, key.encode())
            with contextlib.suppress(AssertionError):
                return self.until(text, patience=2)
        raise AssertionError(self.plain())

    def type(self, line: str) -> None:
        self.text = ""
        os.write(self.end, f"{line}\n".encode())

    def plain(self) -> str:
        return CONTROL.sub("", self.text)

    def screen(self) -> str:
        """The last lines, as many as the terminal has; those that came and went are gone."""
        lines = [line for line in self.plain().split("\n") if not line.endswith("is thinking…")]
        return "\n".join(lines[-self.lines :])


@contextmanager
def terminal(columns: int, lines: int, home: Path, *args: str) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-m", "hornbook", *args],
        env={**environment, "TERM": "xterm", "HORNBOOK_HOME": str(home)},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C comes as an interrupt
    )
    os.close(theirs)
    try:
        yield Terminal(ours, columns, lines)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_the_first_question_has_the_game_in_a_nutshell_the_table_and_the_choices(tmp_path: Path) -> None:
    with terminal(110, 34, tmp_path, *GAME) as seen:
        seen.until("? for help > ")
        screen = seen.screen()
    for part in (
        "Most points win.",
        "Answer with the letter",
        "The row, round 1",
        "The Black Market",
        "Your hand",
        "h  ",
    ):
        assert part in screen
    opening = screen.partition("Four rounds")[2].partition("Hide a trap:")[0]
    assert opening.strip().count("\n") < 8


def test_a_later_question_shows_what_happened_the_table_and_the_choices(tmp_path: Path) -> None:
    with terminal(110, 34, tmp_path, *GAME) as seen:
        seen.until("? for help > ")
        seen.type("a")
        seen.until("? for help > ")
        screen = seen.screen()
    assert screen.count("\n· ") + screen.startswith("· ") >= 7
    for part in (
        "The row, round 1",
        "The Black Market",
        "Players",
        "Your hand",
        "p  Pass",
        "Lay 3, 3, 4",
        "numbers like",
    ):
        assert part in screen


def test_on_a_small_screen_the_question_waits_until_the_opening_is_read(tmp_path: Path) -> None:
    with terminal(80, 24, tmp_path, *GAME, "--lang", "it") as seen:
        seen.until("Premi Invio per cominciare. ")
        for part in ("Quattro round", "Vince chi ha più punti.", "Rispondi con la lettera"):
            assert part in seen.screen()
        seen.type("")
        seen.until("? per l’aiuto > ")
        assert "Nascondi una trappola" in seen.screen()
        seen.type("esci")
        seen.until(".jsonl --lang it\n")
        assert "Si riprende con: hornbook play kill-the-unicorns --record " in seen.plain()


def test_ctrl_d_and_ctrl_c_keep_the_game(tmp_path: Path) -> None:
    for key, said in (("\x04", "Stopped. Go on with: "), ("\x03", "hornbook: interrupted; go on with: ")):
        with terminal(110, 34, tmp_path, *GAME) as seen:
            seen.until("? for help > ")
            seen.press(key, ".jsonl\n")
            assert f"{said}hornbook play kill-the-unicorns --record {tmp_path}/games/" in seen.plain()
