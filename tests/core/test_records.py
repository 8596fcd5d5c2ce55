"""Records: they replay, and whatever is wrong with one is said in a line that names the place."""

from __future__ import annotations

import json
import re
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis.strategies import data, integers, sampled_from

from hornbook.core.errors import BadRecord, HornbookError, RecordMismatch
from hornbook.core.play.records import Step, dump_line, read, replay, take
from hornbook.core.play.session import Session
from hornbook.core.setup import setup
from hornbook.core.state import CHANCE, OVER
from tests.toys import highcard, nim

GAME = highcard.game


def whole_game(seed: int = 3) -> list[str]:
    """A finished two-player game that always takes the first choice: 17 plies and an end."""
    session = Session(GAME, setup(2), seed)
    while session.state.pending >= 0:
        session.choose(GAME.choices(session.state)[0])
    return session.lines()


LINES = whole_game()
FIRST_CHOICE = next(number for number, line in enumerate(LINES) if '"seat"' in line)


def changed(number: int, **fields: Any) -> list[str]:
    """The record with fields of one line changed; None takes a field out."""
    number %= len(LINES)
    doc = json.loads(LINES[number]) | fields
    line = dump_line({name: value for name, value in doc.items() if value is not None})
    return [*LINES[:number], line, *LINES[number + 1 :]]


def play(lines: list[str], game: Any = GAME) -> list[Any]:
    return list(replay(game, read(lines)))


def problem(lines: list[str], game: Any = GAME, kind: type[HornbookError] = HornbookError) -> str:
    """What is said of a record that cannot be replayed: one line."""
    with pytest.raises(kind) as caught:
        play(lines, game)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_record_is_a_header_and_a_line_for_each_decision() -> None:
    header = json.loads(LINES[0])
    assert header == {
        "format": "hornbook-record/2",
        "game": "highcard",
        "rules_version": "1",
        "content": "",
        "setup": {"seats": 2, "options": {"wind": True, "length": "short"}},
        "seed": 3,
        "players": [],
    }
    assert set(json.loads(LINES[1])) == {"ply", "chance", "of", "got"}
    assert set(json.loads(LINES[FIRST_CHOICE])) == {"ply", "seat", "do"}
    assert "digest" in json.loads(LINES[16])
    assert set(json.loads(LINES[-1])) == {"end", "digest"}


def test_a_record_replays_to_the_same_state() -> None:
    steps = play(LINES)
    assert steps[0][1] is None
    assert len(steps) == len(LINES) - 1
    last, step = steps[-1]
    assert step == Step(last.ply, CHANCE, kind="wind", of=3, got=step.got)
    assert GAME.digest(last) == json.loads(LINES[-1])["digest"]


def test_reading_and_writing_a_step_are_one() -> None:
    record = read(LINES)
    assert [dump_line(step.to_json()) for step in record.steps] == LINES[1:-1]


def test_a_truncated_record_is_a_game_that_goes_on() -> None:
    for length in range(1, len(LINES)):
        assert play(LINES[:length])[-1][0].ply == length - 1
    without_steps = [LINES[0], LINES[-1]]
    assert problem(without_steps, kind=RecordMismatch) == "ends after ply 0, where the game goes on"


@pytest.mark.parametrize("cut", [1, 5, 10])
def test_a_torn_last_line_is_refused_or_left_out(cut: int) -> None:
    torn = [*LINES[:4], LINES[4][:cut]]
    assert problem(torn, kind=BadRecord) == "record, line 5: not JSON (cut off in the middle?)"
    assert len(read(torn, torn=True).steps) == 3


def test_a_torn_line_in_the_middle_is_refused_all_the_same() -> None:
    lines = [*LINES[:3], LINES[3][:5], *LINES[4:]]
    with pytest.raises(BadRecord, match=r"^game\.jsonl, line 4: not JSON$"):
        read(lines, "game.jsonl", torn=True)


def test_a_torn_header_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 1: not JSON"):
        read([LINES[0][:20]], torn=True)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ([], "record: empty; a record opens with a header line"),
        (["\n", "  \n"], "record: empty; a record opens with a header line"),
        (["[]"], "record, line 1: a record line is a JSON object"),
        (["[" * 100_000], "record, line 1: not JSON (cut off in the middle?)"),
        ([*LINES[:3], "[" * 100_000 + "]" * 100_000, *LINES[4:]], "record, line 4: not JSON"),
        (LINES[1:], "record, line 1: format is None, this reads 'hornbook-record/2'"),
        (changed(0, format="other/9"), "record, line 1: format is 'other/9', this reads 'hornbook-record/2'"),
        (changed(0, seed="x"), "record, line 1: the header needs 'seed' as int"),
        (changed(0, setup=None), "record, line 1: the header needs 'setup' as dict"),
        (changed(0, setup={"seats": "2"}), "record, line 1: setup needs seats (a number) and options (an object)"),
        (changed(2, ply=7), "record, line 3: ply 7 where 2 comes next"),
        (changed(2, ply=None), "record, line 3: ply None where 2 comes next"),
        ([*LINES[:3], *LINES[4:]], "record, line 4: ply 4 where 3 comes next"),
        (changed(2, got=None), "record, line 3: neither a choice (seat, do) nor an outcome (chance, of, got)"),
        (changed(2, got="1"), "record, line 3: neither a choice (seat, do) nor an outcome (chance, of, got)"),
        ([*LINES, LINES[-2]], f"record, line {len(LINES) + 1}: goes on after its end"),
        ([*LINES[:3], '{"undo":5}'], "record, line 4: undo to ply 5, but the record is at ply 2"),
        ([*LINES[:3], '{"undo":"x"}'], "record, line 4: undo to ply 'x', but the record is at ply 2"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_by_line(lines: list[str], says: str) -> None:
    assert problem(lines, kind=BadRecord) == says


def test_an_edited_record_is_refused_by_ply() -> None:
    ply, last = FIRST_CHOICE, len(LINES) - 2
    legal = ", ".join(f"pick:{card}" for card in play(LINES[:ply])[-1][0].hands[0])
    cases = [
        (changed(ply, do="pick:99"), f"ply {ply}: 'pick:99' is not legal (HC-2.1); legal were {legal}"),
        (changed(ply, do="pick"), f"ply {ply}: 'pick' is not legal (HC-2.1); legal were {legal}"),
        (changed(ply, seat=1), f"ply {ply}: seat 2 in the record, but seat 1 decides"),
        (changed(1, seat=0, do="x"), "ply 1: seat 1 in the record, but chance decides"),
        (changed(1, got=9), "ply 1: the record rolls 9 of 9 for 'bury', but the rules roll one of 9 for 'bury'"),
        (changed(1, of=8), r"ply 1: the record rolls \d of 8 for 'bury', but the rules roll one of 9 for 'bury'"),
        (
            changed(1, chance="die"),
            r"ply 1: the record rolls \d of 9 for 'die', but the rules roll one of 9 for 'bury'",
        ),
        (changed(16, digest="0" * 16), r"ply 16: digest '0{16}' in the record, [0-9a-f]{16} by the rules"),
        ([*LINES[: last + 1], f'{{"ply":{last + 1},"seat":0,"do":"x"}}'], f"ply {last + 1}: the game is over, but .*"),
        (changed(-1, end={"scores": [9, 9]}), r"its end .* is not what the rules say: .*"),
        (changed(-1, digest="x"), r"its end .* is not what the rules say: .*"),
        (changed(0, setup={"seats": 9, "options": {}}), "its set-up is refused: highcard seats 2 to 4 players, not 9"),
    ]
    for lines, says in cases:
        found = problem(lines, kind=RecordMismatch)
        assert found == says or re.fullmatch(says, found), found


def test_an_outcome_without_weight_is_refused_and_changes_nothing() -> None:
    s = GAME.new(setup(2), 3, manual=True)
    s.rolls, s.weights = 3, (1, 0, 1)
    before = GAME.digest(s)
    with pytest.raises(RecordMismatch, match=r"^ply 1: the record rolls 1 of 3 for 'bury'"):
        take(GAME, s, Step(1, CHANCE, kind="bury", of=3, got=1))
    assert GAME.digest(s) == before
    take(GAME, s, Step(1, CHANCE, kind="bury", of=3, got=2))
    assert s.ply == 1


def test_a_record_of_the_older_format_is_read_without_its_digests() -> None:
    older = [changed(0, format="hornbook-record/1")[0], *changed(16, digest="0" * 16)[1:-1]]
    assert not any(step.digest for step in read(older).steps)
    assert [s.ply for s, _ in replay(GAME, read(older))][-1] == len(older) - 1
    ended = [*older, changed(-1, digest="0" * 16)[-1]]
    assert play(ended)[-1][0].pending == OVER
    wrong = changed(-1, end={**json.loads(LINES[-1])["end"], "scores": [99, 99]})[-1]
    assert "is not what the rules say" in problem([*older, wrong], kind=RecordMismatch)


def test_another_seed_is_found_out_by_the_digests() -> None:
    assert "digest" in problem(changed(0, seed=4), kind=RecordMismatch)


def test_a_record_of_other_rules_content_or_game_is_refused() -> None:
    class Later(highcard.HighCard):
        """The same game under later rules."""

        rules_version: ClassVar[str] = "2"

    class Own(highcard.HighCard):
        """The same game with cards of one's own."""

        @property
        def content_hash(self) -> str:
            return "abc123"

    assert problem(LINES, Later()) == "played under rules '1'; these are rules 2"
    assert problem(LINES, nim.game) == "a record of 'highcard', not of nim"
    assert problem(LINES, Own()).startswith("played with content ''; this is abc123")


def test_undo_lines_take_back_what_stands_before_them() -> None:
    taken_back = [*LINES[:4], '{"undo":1}\n', *LINES[2:]]
    assert read(taken_back) == read(LINES)
    assert read([*LINES[:4], '{"undo":0}\n']).steps == []


@given(data(), integers(0, len(LINES) - 1), sampled_from([None, -1, 10**6, "x", "", [], {}, True, 1.5, [1]]))
@settings(max_examples=300, deadline=None)
def test_no_edit_gets_past_but_as_one_line(draw: Any, number: int, value: Any) -> None:
    field = draw.draw(sampled_from(sorted(json.loads(LINES[number]))))
    doc = json.loads(LINES[number])
    doc[field] = value
    said = ""
    try:
        play([*LINES[:number], dump_line(doc), *LINES[number + 1 :]])
    except HornbookError as refused:
        said = str(refused)
    assert "\n" not in said


# A game that goes on under other rules.


def gone_on(at: int) -> list[str]:
    """The whole game, begun under rules 0, with a change to the present ones after some ply."""
    s = next(s for s, _ in replay(GAME, read(LINES)) if s.ply == at)
    line = dump_line({"rules": "1", "content": GAME.content_hash, "ply": at, "state": GAME.to_json(s)})
    top = dump_line({**json.loads(LINES[0]), "rules_version": "0"})
    return [top, *LINES[1 : at + 1], line, *LINES[at + 1 :]]


@pytest.mark.parametrize("at", [FIRST_CHOICE - 1, 12, len(LINES) - 2])
def test_a_record_with_a_change_of_rules_is_replayed_from_there_on(at: int) -> None:
    lines = gone_on(at)
    record = read(lines)
    assert (record.since, record.rules) == (at, ("1", GAME.content_hash))
    assert record.lines() == lines
    assert [s.ply for s, _ in replay(GAME, record)] == list(range(at, len(record.steps) + 1))


def test_a_session_goes_on_after_a_change_of_rules() -> None:
    record = read(gone_on(12))
    session = Session.resume(GAME, record._replace(steps=record.steps[:14], end=None))
    assert session.state.ply == 14
    while session.state.pending >= 0:
        session.choose(GAME.choices(session.state)[0])
    assert session.lines() == gone_on(12)


def test_going_back_to_before_a_change_of_rules_takes_it_back_too() -> None:
    lines = gone_on(12)[:15]
    assert read(lines).since == 12
    assert read([*lines, dump_line({"undo": 12})]).since == 12
    assert read([*lines, dump_line({"undo": 11})]).rules == ("0", GAME.content_hash)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"ply": 11}, "the rules change at ply 11, but the record is at ply 12"),
        ({"state": 7}, "a change of rules needs rules and content"),
        ({"rules": 2}, "a change of rules needs rules and content"),
        ({"rules": "2"}, "played under rules '2'; these are rules 1"),
        ({"state": {}}, "its state at ply 12 does not load"),
    ],
)
def test_a_damaged_change_of_rules_is_named(fields: dict[str, Any], complaint: str) -> None:
    lines = gone_on(12)
    lines[13] = dump_line(json.loads(lines[13]) | fields)
    assert complaint in problem(lines)


def test_a_state_that_the_rules_find_wrong_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "check", lambda game, s: ["a card too many"])
    assert problem(gone_on(12)) == "its state at ply 12 is wrong: a card too many"
