"""`hornbook play`: a whole game from a pipe, and every word that can be typed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.toytable.command import Outcome, hornbook, says_one_line, start

QUICK = ("play", "toy", "--seed", "5", "--seats", "you,bot:random,bot:random")
ALWAYS_FIRST = "1\n" * 6


def play(stdin: str, *more: str) -> Outcome:
    return hornbook(*QUICK, *more, stdin=stdin)


def test_a_whole_game_from_a_pipe() -> None:
    done = play(ALWAYS_FIRST)
    assert done.code == 0
    assert done.err == ""
    assert "Your hand: " in done.out
    assert "You lay 6, roll " in done.out
    assert "Bruna gets a card." in done.out
    assert "the most points" in done.out.splitlines()[-1]
    assert " win" in done.out.splitlines()[-2] or "share the victory" in done.out.splitlines()[-2]


def test_in_italian() -> None:
    done = play(ALWAYS_FIRST, "--lang", "it")
    assert "La tua mano: " in done.out
    assert "Tu giochi 6" in done.out


def test_tokens_and_the_beginning_of_one_will_do() -> None:
    done = play("pick:14\nl\n")
    assert "You lay 14" in done.out


def test_the_end_of_input_is_a_polite_quit(tmp_path: Path) -> None:
    assert play("1\n").out.endswith("Stopped; this game was not recorded.\n")
    file = tmp_path / "evening.jsonl"
    done = play("1\n", "--record", str(file))
    assert done.code == 0
    assert f"play toy-table --record {file}" in done.out


def test_quit() -> None:
    assert play("quit\n").code == 0


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "explain choice N"),
        ("help", "explain choice N"),
        ("? 1", "TT-2.1 Picking"),
        ("?1", "TT-2.1 Picking"),
        ("? pick:6", "TT-2.1 Picking"),
        ("? 7", "There is no choice 7: they run from 1 to 3."),
        ("7", "There is no choice 7: they run from 1 to 3."),
        ("0", "There is no choice 0: they run from 1 to 3."),
        ("bogus", "'bogus' is none of the choices."),
        ("", "Type a number from 1 to 3"),
        ("pick", "could be pick:6, pick:12, pick:14: type a little more."),
        ("why", "TT-1.1 Dealing"),
        ("rules", "TT-2.3"),
        ("rules TT-3.1", "Most points win"),
        ("rules tt-3.1", "Most points win"),
        ("rules 3", "Most points win"),
        ("rules 9", "There is no rule 9; the nearest is"),
        ("undo", "nothing to take back"),
        ("hint", "pick:"),
        ("log", "You get card 6."),
        ("table", "Your hand: "),
        ("save", "Save where?"),
        ("save /no/such/folder/file", "No such file or directory"),
    ],
)
def test_what_can_be_typed(typed: str, answer: str) -> None:
    before, _, after = play(f"{typed}\nquit\n").out.partition(f"> {typed}\n")
    assert before
    assert answer in " ".join(after.split())


def test_undo_takes_the_last_step_back() -> None:
    done = play("1\nundo\npick:14\nlay\n")
    assert "You lay 14" in done.out


def test_undo_is_refused_once_something_was_shown() -> None:
    assert "nothing to take back" in play("1\n1\nundo\n").out


def test_a_single_choice_needs_only_enter() -> None:
    done = hornbook(*QUICK, stdin="1\n1\n1\n1\n\n1\n")
    assert "the most points" in done.out


def test_save_writes_a_record_that_can_be_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    done = play(f"1\nsave {file}\nsave {file}\nquit\n")
    assert "is there already" in " ".join(done.out.split())
    assert "Lay it?" in hornbook("play", "toy", "--record", str(file)).out


def test_only_bots_play_to_the_end() -> None:
    done = hornbook("play", "toy", "--seats", "bot:random*2", "--seed", "1")
    assert done.code == 0
    assert "Ada gets a card." in done.out


def test_people_who_share_a_screen_are_called_up_one_by_one() -> None:
    done = hornbook(
        "play", "toy", "--seats", "you:Eva,you:Leo", "--seed", "1", "--option", "rounds=1", stdin="\n1\n1\n" * 2
    )
    assert done.out.index("Pass the device to Eva.") < done.out.index("Pass the device to Leo.")
    first, _, second = done.out.partition("Pass the device to Leo.")
    hand = next(line for line in first.splitlines() if "Your hand" in line)
    assert hand not in second
    assert "Leo gets card" not in first
    assert "rank" in second


def test_a_person_with_a_name_is_told_of_by_name() -> None:
    assert "Eva gets card" in hornbook("play", "toy", "--seats", "you:Eva,bot", "--seed", "1").out


def test_the_record_is_there_at_every_step_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play("1\n1\n1\n", "--record", str(file))
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
    play("1\n1\n1\n", "--record", str(parts))
    play("1\n" * 3, "--record", str(parts))
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
    play("1\n1\n1\n", "--record", str(file))
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
    play("1\nundo\n", "--record", str(file))
    assert "Which card?" in play("", "--record", str(file)).out


def test_an_empty_file_is_a_new_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.touch()
    assert play(ALWAYS_FIRST, "--record", str(file)).code == 0
    assert hornbook("verify", str(file)).code == 0


def test_a_file_that_is_no_record_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Eva,\nsee you")
    done = play("1\n", "--record", str(file))
    assert done.code == 2
    assert says_one_line(done)
    assert file.read_text() == "Dear Eva,\nsee you"


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (("--seed", "6"), "was begun with seed 5, not 6"),
        (("--option", "rounds=1"), "was begun with rounds=3, not 1"),
        (("--seats", "you,bot"), "has 3 players, not 2"),
    ],
)
def test_the_command_must_agree_with_the_record(tmp_path: Path, more: tuple[str, ...], complaint: str) -> None:
    file = tmp_path / "game.jsonl"
    play("1\n", "--record", str(file))
    done = hornbook("play", "toy", "--record", str(file), *more)
    assert done.code == 2
    assert complaint in done.err
    assert says_one_line(done)


def test_a_game_in_progress_is_not_opened_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with start(*QUICK, "--record", str(file)) as first:
        _type(first, "1\n")
        done = play("1\n", "--record", str(file))
        assert done.code == 2
        assert "another hornbook is playing" in done.err
        first.communicate("quit\n", timeout=20)


def test_ctrl_c_is_one_line_and_the_record_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with start(*QUICK, "--record", str(file)) as first:
        _type(first, "1\n")
        first.send_signal(signal.SIGINT)
        _, err = first.communicate(timeout=20)
    assert first.returncode == 130
    assert err == f"hornbook: interrupted; go on with: hornbook play toy-table --record {file}\n"
    assert "Lay it?" in play("", "--record", str(file)).out


def test_kill_9_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with start(*QUICK, "--record", str(file)) as first:
        _type(first, "1\n")
        first.kill()
        first.communicate(timeout=20)
    assert first.returncode == -signal.SIGKILL
    done = play(ALWAYS_FIRST[2:], "--record", str(file))
    assert "Lay it?" in done.out
    assert "the most points" in done.out
    assert hornbook("verify", str(file)).code == 0


def test_no_colour_and_eighty_columns_in_a_pipe() -> None:
    done = play("?\n? 1\nlog\nrules\n" + ALWAYS_FIRST)
    assert "\x1b" not in done.out
    assert max(len(line) for line in done.out.splitlines()) <= 80


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
