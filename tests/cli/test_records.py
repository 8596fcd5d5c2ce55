"""`hornbook replay`, `show` and `verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hornbook.core.play.records import read, replay
from tests.toytable import ToyTable
from tests.toytable.command import hornbook, says_one_line


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.jsonl"
    hornbook(*f"play toy --seed 5 --seats you,bot:random --record {file}".split(), stdin="a\n" * 6)
    return file


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    file = tmp_path / "begun.jsonl"
    hornbook(*f"play toy --seed 5 --seats you,bot:random --record {file}".split(), stdin="a\na\na\n")
    return file


def test_a_finished_game_is_told_with_its_secrets(finished: Path) -> None:
    done = hornbook("replay", str(finished))
    assert done.code == 0
    assert "Player 1 gets card" in done.out
    assert "Bruna gets card" in done.out
    assert "the most points" in done.out


def test_a_seat_hears_what_it_could_know(finished: Path) -> None:
    done = hornbook("replay", str(finished), "--seat", "2")
    assert "Bruna gets card" in done.out
    assert "Player 1 gets a card" in done.out
    assert "Player 1 gets card" not in done.out


def test_of_a_game_that_goes_on_only_a_spectators_part_is_told(begun: Path) -> None:
    done = hornbook("replay", str(begun))
    assert "gets card" not in done.out
    assert "the game goes on" in done.out


def test_replay_up_to_a_ply_and_in_italian(finished: Path) -> None:
    done = hornbook("replay", str(finished), "--ply", "2", "--lang", "it")
    assert done.out.count("riceve la carta") == 2
    assert "after ply 2 of" in done.out


def test_replay_as_json(finished: Path) -> None:
    doc = json.loads(hornbook("replay", str(finished), "--json").out)
    assert doc["game"] == "toy-table"
    assert doc["players"] == ["Player 1", "Bruna"]
    assert doc["ply"] == doc["plies"]
    assert doc["events"][0]["text"].startswith("Player 1 gets card")
    assert doc["result"]["winners"]


def test_show_draws_the_table_at_a_ply(finished: Path) -> None:
    done = hornbook("show", str(finished), "--ply", "6")
    assert "ply 6 of" in done.out
    assert "Player 1 decides." in done.out
    assert "Your hand" not in done.out
    assert "pick:" not in done.out


def test_show_for_the_seat_that_decides(finished: Path) -> None:
    done = hornbook("show", str(finished), "--ply", "6", "--seat", "1")
    assert "Your hand" in done.out
    assert "pick:" in done.out
    assert "pick:" not in hornbook("show", str(finished), "--ply", "6", "--seat", "2").out


def test_show_the_last_ply_and_a_stop_at_chance(finished: Path) -> None:
    assert "rank" in hornbook("show", str(finished)).out
    assert "Chance falls next." in hornbook("show", str(finished), "--ply", "0").out


def test_show_as_json(finished: Path) -> None:
    doc = json.loads(hornbook("show", str(finished), "--ply", "6", "--seat", "1", "--json").out)
    assert doc["ply"] == 6
    assert doc["view"]["hand"]
    assert [choice["token"] for choice in doc["choices"]] == [f"pick:{card}" for card in doc["view"]["hand"]]


def test_verify(finished: Path, begun: Path) -> None:
    done = hornbook("verify", str(finished))
    assert done.code == 0
    assert done.out.startswith("holds: toy-table, ")
    assert "not finished yet" in hornbook("verify", str(begun)).out
    doc = json.loads(hornbook("verify", str(finished), "--json").out)
    assert doc["holds"] is True
    assert doc["finished"] is True


def _lines(file: Path) -> list[str]:
    return file.read_text().splitlines(keepends=True)


def _edit(file: Path, number: int, **changes: object) -> None:
    lines = _lines(file)
    lines[number] = json.dumps({**json.loads(lines[number]), **changes}) + "\n"
    file.write_text("".join(lines))


@pytest.mark.parametrize("command", ["verify", "replay", "show", "play toy --record"])
@pytest.mark.parametrize(
    ("number", "changes", "complaint"),
    [
        (0, {"format": "letter/1"}, "line 1: format is 'letter/1'"),
        (0, {"rules_version": "0.9"}, "these are rules 1"),
        (0, {"content": "abc"}, "this is shipped"),
        (0, {"setup": {"seats": 9, "options": {}}}, "seats 2 to 4 players, not 9"),
        (0, {"setup": {"seats": 2, "options": {"tempo": "on"}}}, "unknown option tempo"),
        (0, {"seed": "five"}, "the header needs 'seed'"),
        (2, {"ply": 7}, "line 3: ply 7 where 2 comes next"),
        (2, {"got": 77}, "ply 2: the record rolls 77"),
        (7, {"do": "pick:99"}, "ply 7: 'pick:99' is not legal (TT-2.1)"),
        (7, {"seat": 1}, "ply 7: seat 2 in the record, but seat 1 decides"),
    ],
)
def test_an_edited_record_is_refused(
    begun: Path, command: str, number: int, changes: dict[str, object], complaint: str
) -> None:
    _edit(begun, number, **changes)
    before = begun.read_text()
    done = hornbook(*command.split(), str(begun))
    assert done.code == (1 if command == "verify" else 2)
    assert complaint in done.err
    assert says_one_line(done)
    assert begun.read_text() == before


def test_a_record_that_does_not_replay_says_what_probably_happened_and_what_can_be_done(begun: Path) -> None:
    _edit(begun, 7, do="pick:99")
    done = hornbook("play", "toy", "--record", str(begun))
    assert done.code == 2
    assert "Probably the file was edited, or another version of the rules wrote it." in done.err
    assert f"hornbook verify {begun} tells where" in done.err
    assert f"hornbook replay {begun} --ply 6 still tells" in done.err
    told = hornbook("replay", str(begun), "--ply", "6")
    assert (told.code, told.err) == (0, "")
    assert "after ply 6 of" in told.out


def test_a_wrong_digest_is_named(finished: Path) -> None:
    number = next(at for at, line in enumerate(_lines(finished)) if "digest" in line)
    _edit(finished, number, digest="0" * 16)
    done = hornbook("verify", str(finished))
    assert done.code == 1
    assert f"ply {number}: digest" in done.err


def test_a_wrong_end_is_named(finished: Path) -> None:
    _edit(finished, -1, end={"scores": [99, 0]})
    done = hornbook("verify", str(finished))
    assert done.code == 1
    assert "is not what the rules say" in done.err
    assert json.loads(hornbook("verify", str(finished), "--json").out)["holds"] is False


def test_a_truncated_record_does_not_hold(begun: Path) -> None:
    begun.write_bytes(begun.read_bytes()[:-5])
    done = hornbook("verify", str(begun))
    assert done.code == 1
    assert "cut off in the middle?" in done.err
    assert hornbook("replay", str(begun)).code == 2


@pytest.mark.parametrize("data", [b"", b"\n\n", b"\xff\xfe\x00", b"[1]\n", b"{}\n", b"null\n", b"[" * 100_000])
def test_what_is_no_record_at_all(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    for command, code in (("verify", 1), ("replay", 2), ("show", 2)):
        done = hornbook(command, str(file))
        assert (done.code, says_one_line(done)) == (code, True), (command, done.err)


def test_a_record_of_a_game_that_is_not_installed(begun: Path) -> None:
    _edit(begun, 0, game="ludo")
    done = hornbook("verify", str(begun))
    assert done.code == 2
    assert "unknown game 'ludo'" in done.err


@pytest.mark.parametrize(
    "args", ["replay no-such-file", "show {} --ply 999", "show {} --seat 9", "replay {} --seat 0", "show {} --ply x"]
)
def test_bad_arguments(begun: Path, args: str) -> None:
    done = hornbook(*args.format(begun).split())
    assert done.code == 2
    assert says_one_line(done)


def test_a_record_that_something_else_wrote_can_be_gone_on_with(begun: Path) -> None:
    _edit(begun, 0, players=["Zoe", "bot:genius"])
    done = hornbook("play", "toy", "--record", str(begun))
    assert (done.code, done.err) == (0, "")
    assert "Zoe" in hornbook("replay", str(begun)).out


def test_a_record_with_a_pack_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text('pack = "mine"\n')
    file = tmp_path / "game.jsonl"
    hornbook(*f"play toy --seats bot:random*2 --record {file} --content {tmp_path}".split())
    assert hornbook("verify", str(file)).code == 1
    assert hornbook("verify", str(file), "--content", str(tmp_path)).code == 0


@pytest.fixture
def gone_on(finished: Path) -> Path:
    """A finished game that was begun under other rules, up to ply 8."""
    game = ToyTable()
    lines = _lines(finished)
    s = next(s for s, _ in replay(game, read(lines)) if s.ply == 8)
    change = {"rules": game.rules_version, "content": game.content_hash, "ply": 8, "state": game.to_json(s)}
    lines[0] = json.dumps({**json.loads(lines[0]), "rules_version": "0.9"}) + "\n"
    finished.write_text("".join([*lines[:9], json.dumps(change) + "\n", *lines[9:]]))
    return finished


def test_a_record_with_a_change_of_rules_is_verified_from_there_on(gone_on: Path) -> None:
    done = hornbook("verify", str(gone_on))
    assert done.code == 0
    assert done.out.startswith("holds from ply 8 on: toy-table")
    assert "plies 1 to 8 (rules '0.9') are not replayed and not verified" in done.out.replace("\n", " ")
    doc = json.loads(hornbook("verify", str(gone_on), "--json").out)
    assert (doc["holds"], doc["since"]) == (True, 8)


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_record_with_a_change_of_rules_is_told_from_there_on(gone_on: Path, command: str) -> None:
    done = hornbook(command, str(gone_on))
    assert (done.code, done.err) == (0, "")
    assert "the rules changed at ply 8" in done.out
    assert json.loads(hornbook(command, str(gone_on), "--json").out)["since"] == 8
    early = hornbook(command, str(gone_on), "--ply", "3")
    assert early.code == 2
    assert "the rules changed at ply 8, and these rules replay it from there on" in early.err
    assert says_one_line(early)


@pytest.mark.parametrize("command", ["verify", "replay", "show"])
def test_of_a_record_of_other_rules_it_is_said_what_can_still_be_done(finished: Path, command: str) -> None:
    _edit(finished, 0, rules_version="0.9")
    done = hornbook(command, str(finished))
    assert "played under rules '0.9'; these are rules 1. It cannot be played over here" in done.err
    assert "ended with scores" in done.err
    assert "a hornbook that has its rules can" in done.err
    assert says_one_line(done)
