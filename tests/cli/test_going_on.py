"""`hornbook play --record`: a game that goes on from where it was left."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.toytable.command import Outcome, hornbook, says_one_line, start

QUICK = ("play", "toy", "--seed", "5", "--seats", "you,bot:random,bot:random")
ALWAYS_FIRST = "a\n" * 6


def play(stdin: str, *more: str) -> Outcome:
    return hornbook(*QUICK, *more, stdin=stdin)


def test_the_record_is_there_at_every_step_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play("a\na\na\n", "--record", str(file))
    begun = file.read_text()
    done = hornbook("play", "toy", "--record", str(file), stdin=ALWAYS_FIRST)
    assert "going on with" in done.out
    assert "Lay it?" in done.out
    assert file.read_text().startswith(begun)
    assert json.loads(file.read_text().splitlines()[-1])["end"]
    assert hornbook("verify", str(file)).code == 0


def test_going_on_gives_the_same_game_as_playing_through(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    play(ALWAYS_FIRST, "--record", str(whole))
    play("a\na\na\n", "--record", str(parts))
    play("a\n" * 3, "--record", str(parts))
    assert whole.read_text() == parts.read_text()


def test_a_finished_record_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(ALWAYS_FIRST, "--record", str(file))
    again = play(ALWAYS_FIRST, "--record", str(file))
    assert again.code == 2
    assert "this game is finished" in again.err
    assert says_one_line(again)


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "game.jsonl"
    play("a\na\na\n", "--record", str(file))
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    assert play("", "--record", str(file)).code == 0
    assert whole.startswith(file.read_bytes())
    assert file.read_bytes().endswith(b"\n")
    done = play(ALWAYS_FIRST, "--record", str(file))
    assert "the most points" in done.out
    assert hornbook("verify", str(file)).code == 0


def test_a_finished_game_without_its_last_line_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(ALWAYS_FIRST, "--record", str(file))
    whole = file.read_text()
    file.write_text("".join(whole.splitlines(keepends=True)[:-1]))
    assert "the most points" in play("", "--record", str(file)).out
    assert file.read_text() == whole


def test_an_undone_step_stays_undone(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play("a\nundo\n", "--record", str(file))
    assert "Which card?" in play("", "--record", str(file)).out


def test_an_empty_file_is_a_new_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.touch()
    assert play(ALWAYS_FIRST, "--record", str(file)).code == 0
    assert hornbook("verify", str(file)).code == 0


def test_a_file_that_is_no_record_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Eva,\nsee you")
    done = play("a\n", "--record", str(file))
    assert done.code == 2
    assert says_one_line(done)
    assert file.read_text() == "Dear Eva,\nsee you"


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (("--seed", "6"), "was begun with seed 5, not 6"),
        (("--option", "rounds=1"), "was begun with rounds=3, not 1"),
        (("--seats", "you,bot"), "has 3 players, not 2; leave --seats out to go on"),
        (("--scenario", "duel"), "has 3 players, not 2; leave --seats and --scenario out to go on"),
        (("--scenario", "lucky", "--seats", "you,bot*2"), "was begun with bonus=False, not True; leave --option and"),
    ],
)
def test_the_command_must_agree_with_the_record(tmp_path: Path, more: tuple[str, ...], complaint: str) -> None:
    file = tmp_path / "game.jsonl"
    play("a\n", "--record", str(file))
    done = hornbook("play", "toy", "--record", str(file), *more)
    assert done.code == 2
    assert complaint in done.err
    assert says_one_line(done)


def test_what_a_scenario_leaves_as_it_is_must_agree_too(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play("a\n", "--option", "bonus=on", "--record", str(file))
    done = hornbook(
        "play", "toy", "--scenario", "duel", "--option", "rounds=3", "--seats", "you,bot*2", "--record", str(file)
    )
    assert "was begun with bonus=True, not False" in done.err
    assert says_one_line(done)


def test_a_game_in_progress_is_not_opened_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with start(*QUICK, "--record", str(file)) as first:
        _type(first, "a\n")
        done = play("a\n", "--record", str(file))
        assert done.code == 2
        assert "another hornbook is playing" in done.err
        first.communicate("quit\n", timeout=20)


def test_ctrl_c_is_one_line_and_the_record_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with start(*QUICK, "--record", str(file)) as first:
        _type(first, "a\n")
        first.send_signal(signal.SIGINT)
        _, err = first.communicate(timeout=20)
    assert first.returncode == 130
    assert err == f"hornbook: interrupted; go on with: hornbook play toy-table --record {file}\n"
    assert "Lay it?" in play("", "--record", str(file)).out


def test_kill_9_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with start(*QUICK, "--record", str(file)) as first:
        _type(first, "a\n")
        first.kill()
        first.communicate(timeout=20)
    assert first.returncode == -signal.SIGKILL
    done = play(ALWAYS_FIRST[2:], "--record", str(file))
    assert "Lay it?" in done.out
    assert "the most points" in done.out
    assert hornbook("verify", str(file)).code == 0


def _type(process: subprocess.Popen[str], text: str) -> None:
    """Answer the first question, and wait until the second is asked."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(text)
    process.stdin.flush()
    seen = ""
    while "Lay it?" not in seen or not seen.endswith("> "):
        read = os.read(process.stdout.fileno(), 4096).decode()
        assert read, seen
        seen += read
