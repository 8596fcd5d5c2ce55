"""A game that nobody asked to record is kept all the same."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from datetime import datetime
from pathlib import Path

import pytest

from hornbook.home import home
from tests.toytable.command import Outcome, hornbook, start

QUICK = ("play", "toy", "--seed", "5", "--seats", "you,bot:random,bot:random")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HORNBOOK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def again(said: str) -> list[str]:
    """The arguments of the command that was told."""
    return shlex.split(said.rpartition("hornbook ")[2])


def play(stdin: str, *more: str) -> Outcome:
    return hornbook(*QUICK, *more, stdin=stdin)


@pytest.mark.parametrize("typed", ["a\nquit\n", "a\n"])
def test_leaving_says_the_command_that_goes_on(typed: str, own_home: Path) -> None:
    done = play(typed)
    assert done.code == 0
    assert f"Stopped. Go on with: hornbook play toy-table --record {own_home}/games/toy-table-" in done.out
    assert "Lay it?" in hornbook(*again(done.out), stdin="").out


def test_the_command_keeps_the_language_and_the_pack(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text('pack = "mine"\n')
    done = play("a\n", "--lang", "it", "--content", str(tmp_path))
    assert again(done.out)[-4:] == ["--lang", "it", "--content", str(tmp_path)]
    assert "si riprende" in hornbook(*again(done.out), stdin="").out


def test_ctrl_c_loses_nothing() -> None:
    with start(*QUICK) as game:
        assert game.stdin
        assert game.stdout
        game.stdin.write("a\n")
        game.stdin.flush()
        seen = ""
        while "Lay it?" not in seen or not seen.endswith("> "):
            seen += os.read(game.stdout.fileno(), 4096).decode()
        game.send_signal(signal.SIGINT)
        _, err = game.communicate(timeout=20)
    assert game.returncode == 130
    assert err.startswith("hornbook: interrupted; go on with: hornbook play toy-table --record ")
    assert "Lay it?" in hornbook(*again(err), stdin="").out


def test_a_finished_game_stays(own_home: Path) -> None:
    done = play("a\n" * 6)
    said = done.out.splitlines()[-1]
    assert said.startswith("Recorded; tell it again with: hornbook replay ")
    assert "the most points" in hornbook(*again(said)).out
    (file,) = (own_home / "games").iterdir()
    assert hornbook("verify", str(file)).code == 0


def test_two_games_of_one_second_have_files_of_their_own(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Noon(datetime):
        def __format__(self, how: str) -> str:
            return "noon"

    monkeypatch.setattr("hornbook.cli.records.keeper.datetime", Noon)
    play("")
    play("")
    names = sorted(file.name for file in (own_home / "games").iterdir())
    assert names == ["toy-table-noon-2.jsonl", "toy-table-noon.jsonl"]


def test_with_record_nothing_else_is_written(tmp_path: Path, own_home: Path) -> None:
    play("a\n", "--record", str(tmp_path / "game.jsonl"))
    assert not own_home.exists()


def test_a_refused_command_leaves_no_file(own_home: Path) -> None:
    assert play("", "--option", "rounds=9").code == 2
    assert not own_home.exists()


def test_a_folder_that_cannot_be_written_stops_nothing(own_home: Path) -> None:
    own_home.write_text("not a folder")
    done = play("a\n" * 6)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("This game is not being recorded: ") == 1
    assert "the most points" in done.out.splitlines()[-1]
    assert play("a\n").out.endswith("Stopped; this game was not recorded.\n")


def test_a_disk_that_is_full_in_the_middle_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: object, line: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hornbook.cli.records.record_file.RecordFile.write", full)
    done = play("a\n" * 6)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("This game is not being recorded: No space left on device") == 1


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/hornbook"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/me/.local/share/hornbook"),
        ("linux", {}, "/me/.local/share/hornbook"),
        ("darwin", {}, "/me/Library/Application Support/hornbook"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/hornbook"),
        ("linux", {"HORNBOOK_HOME": "~/mine"}, "/me/mine"),
    ],
)
def test_the_data_folder_of_each_platform(
    platform: str, environment: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HORNBOOK_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/me", **environment}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert home() == Path(folder)
