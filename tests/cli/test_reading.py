"""`hornbook games`, `rules` and `content`, and how the command line begins and ends."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toytable.command import hornbook, says_one_line, start


def test_help() -> None:
    done = hornbook("--help")
    assert done.code == 0
    assert "play" in done.out
    assert done.err == ""


def test_help_of_every_command() -> None:
    from hornbook.cli.group import NAMES

    for name in NAMES:
        done = hornbook(name, "--help")
        assert done.code == 0, name
        assert f"hornbook {name}" in done.out


def test_the_help_lists_every_command_by_its_name() -> None:
    from hornbook.cli.group import NAMES

    out = hornbook("--help").out
    listed = [line.strip("│ ").split()[0] for line in out.splitlines() if line.startswith("│ ") and line.strip("│ ")]
    assert [name for name in listed if name in NAMES] == list(NAMES)
    assert "command" not in listed


def test_version() -> None:
    assert hornbook("--version").out.startswith("hornbook, version ")


def test_the_package_run_as_a_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "hornbook", "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, hornbook("--version").out, "")
    wrong = subprocess.run([sys.executable, "-m", "hornbook", "plya"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stderr) == (2, hornbook("plya").err)


def test_games_as_json_is_the_document_of_the_design() -> None:
    doc = json.loads(hornbook("games", "--json").out)
    assert doc == [
        {
            "id": "toy-table",
            "title": "Toy Table",
            "seats": [2, 4],
            "options": {
                "rounds": {"type": "choice", "default": "3", "choices": ["1", "2", "3"]},
                "bonus": {"type": "flag", "default": False, "choices": []},
            },
            "scenarios": {
                "duel": {"seats": 2, "options": {"rounds": "1"}},
                "lucky": {"seats": 4, "options": {"bonus": True}},
            },
            "rules_version": "1",
            "content_hash": "shipped",
        }
    ]


def test_games() -> None:
    lines = [line.split() for line in hornbook("games").out.splitlines()]
    assert ["bonus", "off", "on,", "off", "ten", "more", "for", "a", "six"] in lines
    assert ["duel", "2", "rounds=1"] in lines
    assert ["lucky", "4", "bonus=on"] in lines


def test_a_game_without_options_and_scenarios_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toytable.ToyTable.options", ())
    monkeypatch.setattr("tests.toytable.ToyTable.scenarios", {})
    assert hornbook("games").out == "toy-table  Toy Table, 2 to 4 players, rules 1\n"
    assert "unknown scenario 'duel'; toy-table has none" in hornbook("play", "toy", "--scenario", "duel").err


def test_rules_are_listed_by_chapter() -> None:
    done = hornbook("rules", "toy")
    assert done.out.index("2 A turn") < done.out.index("TT-2.1") < done.out.index("3 The end")


@pytest.mark.parametrize("number", ["TT-2.3", "tt-2.3", "2.3"])
def test_one_rule_in_full(number: str) -> None:
    done = hornbook("rules", "toy", number)
    assert "Roll a die and add it to the card." in done.out
    assert "TT-2.1" not in done.out


def test_rules_in_italian_and_as_json() -> None:
    assert "Tira un dado" in hornbook("rules", "toy", "2.3", "--lang", "it").out
    assert [rule["number"] for rule in json.loads(hornbook("rules", "toy", "2", "--json").out)] == [
        "TT-2.1",
        "TT-2.2",
        "TT-2.3",
    ]


def test_a_word_finds_rules_by_title_then_by_text_in_the_readers_language() -> None:
    assert "TT-2.1 Picking" in hornbook("rules", "toy", "PICKING").out
    assert "TT-2.3 " in hornbook("rules", "toy", "add it").out
    assert "TT-2.3 " in hornbook("rules", "toy", "dado", "--lang", "it").out
    several = hornbook("rules", "toy", "card").out
    assert "TT-2.1  Picking" in several
    assert "Type rules and a number to read one" in several


def test_a_chapter_has_its_title_and_a_rule_its_source() -> None:
    assert hornbook("rules", "toy", "2").out.startswith("2 A turn\n")
    assert "Source: " in hornbook("rules", "toy", "2.3").out
    assert "Fonte: " in hornbook("rules", "toy", "2.3", "--lang", "it").out


def test_a_word_that_is_nowhere_names_the_nearest() -> None:
    done = hornbook("rules", "toy", "pickling")
    assert done.code == 2
    assert "the nearest is TT-2.1 Picking" in done.err


def test_an_unknown_rule_names_the_nearest() -> None:
    done = hornbook("rules", "toy", "2.7")
    assert done.code == 2
    assert "the nearest is TT-2." in done.err


def test_content() -> None:
    assert "cards\n1, 2, 3" in hornbook("content", "toy").out
    assert json.loads(hornbook("content", "toy", "--json").out)["content"]["pack"] == "shipped"


def test_content_check(tmp_path: Path) -> None:
    page = tmp_path / "toy.toml"
    page.write_text('pack = "mine"\n')
    assert hornbook("content", "toy", "--check", str(tmp_path)).code == 0
    assert json.loads(hornbook("content", "toy", "--check", str(tmp_path), "--json").out)["holds"] is True
    page.write_text("pock = 1\n")
    done = hornbook("content", "toy", "--check", str(tmp_path))
    assert done.code == 1
    assert "line 1: the field pack is missing" in done.err
    assert says_one_line(done)
    assert json.loads(hornbook("content", "toy", "--check", str(tmp_path), "--json").out)["holds"] is False


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ("play ludo", "unknown game 'ludo'"),
        ("play toy-tabel", "did you mean toy-table?"),
        ("rules ludo", "unknown game"),
        ("play", "Missing argument 'GAME'"),
        ("plya toy", "No such command 'plya'"),
        ("play toy --sets you", "No such option"),
        ("play toy --option tempo=2", "unknown option tempo"),
        ("play toy --option round=2", "did you mean rounds?"),
        ("play toy --option rounds=9", "choose one of 1, 2, 3"),
        ("play toy --option bonus=maybe", "it is a switch, on or off"),
        ("play toy --option bonus", "should read NAME=VALUE"),
        ("play toy --option rounds=1 --option rounds=2", "given as 1 and as 2"),
        ("play toy --scenario dual", "unknown scenario 'dual'; toy-table has duel, lucky"),
        ("simulate toy --scenario dual", "unknown scenario 'dual'; toy-table has duel, lucky"),
        ("league toy --bots random,greedy --scenario dual", "unknown scenario 'dual'; toy-table has duel, lucky"),
        ("fuzz toy --scenario dual", "unknown scenario 'dual'; toy-table has duel, lucky"),
        ("bench toy --scenario dual", "unknown scenario 'dual'; toy-table has duel, lucky"),
        ("simulate toy --scenario duel --bots random*3", "3 bots for 2 seats"),
        ("fuzz toy --scenario duel --option rounds=9", "choose one of 1, 2, 3"),
        ("fuzz toy --option rounds=9", "choose one of 1, 2, 3"),
        ("play toy --seats you", "seats 2 to 4 players, not 1"),
        ("play toy --seats you,bot*9", "seats 2 to 4 players, not 10"),
        ("play toy --seats 1", "seats 2 to 4 players, not 1"),
        ("play toy --seats 9", "seats 2 to 4 players, not 9"),
        ("play toy --seats 0", "--seats 0: say how many play, as in --seats 3, or who, as in --seats you,bot:hard"),
        ("play toy --seats -2", "say how many play, as in --seats 3"),
        ("play toy --seats two", "say how many play, as in --seats 3"),
        ("play toy --seats you,bot*x", "after * stands how many"),
        ("play toy --seats you,hard", "'hard' is neither you, you:NAME, bot nor bot:LEVEL"),
        ("play toy --seats you,bot:genius", "no bot called 'genius'"),
        ("play toy --seats you:Eva,you:Eva", "two players are called Eva"),
        ("play toy --seed minus", "'minus' is not a valid"),
        ("play toy --seed -1", "-1 is not in the range"),
        ("play toy --lang xx", "'xx' is not one of 'en', 'it'"),
        ("play toy --content /no/such/folder", "does not exist"),
        ("play toy --content {}", "there is no toy.toml in it"),
        ("play toy --record {}", "is a directory"),
        ("play toy --record {}/no/file", "No such file or directory"),
        ("content toy --check /no/such/folder", "does not exist"),
        ("simulate toy --bots genius", "no bot called 'genius'"),
        ("simulate toy --bots greedy:deels=2", "no setting 'deels'"),
        ("simulate toy --bots random,random --seats 3", "2 bots for 3 seats"),
        ("simulate toy --seats 9", "seats 2 to 4 players, not 9"),
        ("simulate toy --games 0", "0 is not in the range"),
        ("simulate toy --games 1 --plot {}/no/file.svg", "there is no folder"),
        ("league toy --bots random", "two or more bots"),
        ("league toy", "Missing option '--bots'"),
    ],
)
def test_bad_input_is_one_line_and_exit_2(tmp_path: Path, args: str, complaint: str) -> None:
    done = hornbook(*args.format(tmp_path).split())
    assert done.code == 2
    assert complaint in done.err
    assert says_one_line(done)
    assert done.out == ""


def test_a_bug_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oops\nand more")

    monkeypatch.setattr("tests.toytable.ToyTable.catalogue", broken)
    done = hornbook("content", "toy")
    assert done.code == 70
    assert says_one_line(done)
    monkeypatch.setenv("HORNBOOK_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        hornbook("content", "toy")


def test_control_characters_do_not_reach_the_terminal() -> None:
    done = hornbook("play", "toy\x1b[2J")
    assert "\x1b" not in done.err
    assert says_one_line(done)


def test_a_closed_pipe_is_quiet() -> None:
    with start("rules", "toy") as process:
        assert process.stdout
        process.stdout.close()
        process.wait(timeout=20)
        assert process.stderr
        assert process.stderr.read() == ""
    assert process.returncode == 141


def test_ctrl_c_anywhere_is_one_line() -> None:
    with start("simulate", "toy", "--games", "1000000", "--jobs", "1", "--bots", "greedy") as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.communicate(timeout=2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "hornbook: interrupted\n")


def test_a_narrow_encoding_is_no_crash() -> None:
    with start("rules", "toy", "--lang", "it", PYTHONIOENCODING="ascii") as process:
        out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (0, "")
    assert out.isascii()
