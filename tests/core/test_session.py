"""Sessions: every step is recorded, quiet steps can be taken back, and a game can be put down and picked up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hornbook.core.errors import IllegalChoice, RecordMismatch, UndoRefused
from hornbook.core.play.records import read, replay
from hornbook.core.play.session import SAVE_FORMAT, Session
from hornbook.core.rng import Rng
from hornbook.core.setup import setup
from hornbook.core.state import CHANCE, OVER
from tests.toys import broken, highcard, nim

GAME, NIM = highcard.game, nim.game
TWO = setup(2)


def session(seed: int = 1, **more: Any) -> Session:
    return Session(GAME, TWO, seed, **more)


def choose(table: Session, *tokens: str) -> None:
    """Choices by their tokens; `pick` alone picks the lowest card."""
    for token in tokens:
        codes = {GAME.token(table.state, code): code for code in GAME.choices(table.state)}
        table.choose(next(code for name, code in codes.items() if name.startswith(token)))


def finish(table: Session) -> None:
    while table.state.pending >= 0:
        table.choose(GAME.choices(table.state)[-1])


def test_chance_falls_at_once_and_is_recorded() -> None:
    table = session()
    assert table.state.pending == 0
    assert [step.seat for step in table.steps] == [CHANCE] * 5
    assert [step.ply for step in table.steps] == [1, 2, 3, 4, 5]


def test_a_session_plays_the_game_of_its_seed() -> None:
    table, alone = session(), GAME.new(TWO, 1)
    while alone.pending >= 0:
        code = GAME.choices(alone)[0]
        table.choose(code)
        GAME.apply(alone, code)
    table.state.manual = False
    assert GAME.digest(table.state) == GAME.digest(alone)


def test_every_line_is_written_as_it_happens() -> None:
    written: list[str] = []
    table = session(write=written.append, players=["Ada", "Bo"])
    finish(table)
    assert written == table.lines()
    assert json.loads(written[0])["players"] == ["Ada", "Bo"]
    assert "end" in json.loads(written[-1])
    assert read(written) == table.record()


@pytest.mark.parametrize("code", [99, -1])
def test_a_refused_choice_changes_nothing(code: int) -> None:
    written: list[str] = []
    table = session(write=written.append)
    choose(table, "pick")
    before, record, events, lines = GAME.digest(table.state), table.record(), list(table.events), list(written)
    with pytest.raises(IllegalChoice, match=f"choice {code} is not on offer"):
        table.choose(code)
    assert (GAME.digest(table.state), table.record(), table.events, written) == (before, record, events, lines)
    assert table.can_undo(0)


def test_a_choice_after_the_end_is_refused_and_changes_nothing() -> None:
    written: list[str] = []
    table = session(write=written.append)
    finish(table)
    record, lines = table.record(), list(written)
    with pytest.raises(IllegalChoice, match="nobody is asked: the game is over"):
        table.choose(0)
    assert (table.record(), written) == (record, lines)


def test_events_carry_the_ply_after_which_they_were_told() -> None:
    table = session()
    assert [(ply, event.message) for ply, event in table.events][:2] == [(1, "buried"), (2, "drew")]
    choose(table, "pick", "stake:1")
    assert [(ply, event.message) for ply, event in table.events][-1] == (7, "laid")


# Undo.


def test_a_quiet_step_can_be_taken_back_by_its_maker() -> None:
    written: list[str] = []
    table = session(write=written.append)
    before, lines = GAME.digest(table.state), table.lines()
    choose(table, "pick")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.undo(0)
    assert (GAME.digest(table.state), table.lines()) == (before, lines)
    assert written[-1] == '{"undo":5}\n'
    assert not table.can_undo(0)
    assert read(written) == read(table.lines())


def test_after_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    table, straight = session(), session()
    choose(table, "pick")
    table.undo(0)
    for each in (table, straight):
        each.choose(GAME.choices(each.state)[-1])
        finish(each)
    assert table.lines() == straight.lines()
    assert table.events == straight.events


def test_a_step_that_passes_the_turn_stands() -> None:
    table = session()
    choose(table, "pick", "stake:1")
    assert not table.can_undo(0)
    assert not table.can_undo(1)
    with pytest.raises(UndoRefused, match="nothing to take back"):
        table.undo(0)


def test_a_step_that_shows_something_stands() -> None:
    table = session()
    choose(table, "pick", "stake:1", "peek")
    assert table.state.pending == 1
    assert not table.can_undo(1)


def test_a_step_before_chance_stands() -> None:
    table = session()
    choose(table, "pick", "stake:1", "pick", "stake:1")
    assert not any(table.can_undo(seat) for seat in range(2))


def test_nothing_can_be_taken_back_before_the_first_choice_or_after_the_end() -> None:
    table = session()
    assert not table.can_undo(0)
    finish(table)
    assert table.state.pending == OVER
    assert not any(table.can_undo(seat) for seat in range(2))


def test_what_only_the_maker_learned_stands_too() -> None:
    """That the buried card was looked at, no view of another shows; the frame says so."""
    for token, quiet in (("peek", False), ("pick", True)):
        table = Session(broken.SecretPeek(), TWO, 1)
        choose(table, "pick", "stake:1", token)
        assert table.state.pending == 1
        assert table.can_undo(1) is quiet


def test_what_was_revealed_is_forgotten_with_the_next_choice() -> None:
    table = session()
    choose(table, "pick", "stake:1", "peek")
    assert table.state.revealed
    assert "revealed" not in json.dumps(table.save())
    choose(table, "pick")
    assert not table.state.revealed
    assert table.undoable(1) == 1


class Watched(highcard.HighCard):
    """Counts how often somebody's view is asked for, and how often cards are dealt again."""

    def __init__(self) -> None:
        super().__init__()
        self.views = self.deals = 0

    def view(self, s: highcard.Table, seat: int | None) -> dict[str, Any]:
        self.views += 1
        return super().view(s, seat)

    def determinize(self, s: highcard.Table, seat: int | None, rng: Rng) -> highcard.Table:
        self.deals += 1
        return super().determinize(s, seat, rng)


def test_a_choice_judges_nothing() -> None:
    game = Watched()
    table = Session(game, TWO, 1)
    finish(table)
    Session.resume(game, table.record())
    assert (game.views, game.deals) == (0, 0)


def test_a_step_is_judged_once_when_somebody_asks() -> None:
    game = Watched()
    table = Session(game, TWO, 1)
    choose(table, "pick")
    assert not table.can_undo(1)
    assert game.views == 0
    assert table.can_undo(0)
    judged = game.views
    assert judged == 2 * 2
    assert table.undoable(0) == 1
    table.undo(0)
    assert (game.views, game.deals) == (judged, 0)


# Putting down and picking up.


def test_a_game_can_be_picked_up_at_any_ply() -> None:
    straight = session(4)
    finish(straight)
    for length in range(1, len(straight.lines())):
        written: list[str] = []
        table = Session.resume(GAME, read(straight.lines()[:length]), written.append)
        finish(table)
        assert table.lines() == straight.lines()
        assert table.events == straight.events
        assert straight.lines()[:length] + written == straight.lines()


def test_a_finished_game_can_be_picked_up_to_look_at() -> None:
    straight = session(4)
    finish(straight)
    written: list[str] = []
    table = Session.resume(GAME, straight.record(), written.append)
    assert (table.state.pending, written) == (OVER, [])
    unclosed = Session.resume(GAME, read(straight.lines()[:-1]), written.append)
    assert unclosed.lines() == straight.lines()
    assert written == straight.lines()[-1:]


def test_what_could_be_taken_back_before_can_be_taken_back_after_picking_up() -> None:
    straight = session()
    before = GAME.digest(straight.state)
    choose(straight, "pick")
    written: list[str] = []
    table = Session.resume(GAME, read(straight.lines()), written.append)
    assert table.can_undo(0)
    table.undo(0)
    assert (GAME.digest(table.state), written) == (before, ['{"undo":5}\n'])
    assert read([*straight.lines(), *written]) == table.record()


@pytest.mark.parametrize("told", [["pick", "stake:1"], ["pick", "stake:1", "peek"]])
def test_what_stood_before_stands_after_picking_up(told: list[str]) -> None:
    straight = session()
    choose(straight, *told)
    table = Session.resume(GAME, straight.record())
    with pytest.raises(UndoRefused):
        table.undo(1)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("game", "ludo", "a record of 'ludo', not of highcard"),
        ("rules_version", "0.9", "played under rules '0.9'; these are rules 1"),
        ("content", "abc123", "played with content 'abc123'; this is "),
        ("setup", {"seats": 9, "options": {}}, "its set-up is refused: highcard seats 2 to 4 players, not 9"),
    ],
)
def test_a_record_with_another_header_is_not_picked_up(field: str, value: object, says: str) -> None:
    record, written = session().record(), list[str]()
    with pytest.raises(RecordMismatch) as caught:
        Session.resume(GAME, record._replace(header={**record.header, field: value}), written.append)
    assert str(caught.value).startswith(says)
    assert written == []


def test_an_end_that_does_not_agree_is_refused() -> None:
    straight = session(4)
    finish(straight)
    record = straight.record()
    wrong = record._replace(end={"end": {"scores": [0, 0]}, "digest": ""})
    with pytest.raises(RecordMismatch, match="its last line does not agree with the game"):
        Session.resume(GAME, wrong)
    with pytest.raises(RecordMismatch, match="does not agree"):
        Session.resume(GAME, record._replace(steps=record.steps[:6]))


def test_a_save_holds_the_state_and_the_record() -> None:
    table = session()
    choose(table, "pick", "stake:2")
    save = json.loads(json.dumps(table.save()))
    assert save["format"] == SAVE_FORMAT
    loaded = GAME.from_json(save["state"])
    *_, (replayed, _step) = replay(GAME, read(save["record"]))
    assert GAME.digest(loaded) == GAME.digest(table.state) == GAME.digest(replayed)


def test_a_game_without_secrets_has_sessions_too() -> None:
    table = Session(NIM, setup(2, {"heap": "3"}), 1)
    table.choose(3)
    result = NIM.result(table.state)
    assert result is not None
    assert table.record().end is not None
    assert result.winners == [table.steps[-1].seat]


# What was seen at each event.


def test_what_everybody_sees_at_each_event_is_kept_until_the_next_choice() -> None:
    table = session()
    choose(table, "pick")
    assert table.sights == []  # nobody wants to know
    table.keep_sights()
    while table.state.pending >= 0:
        told = len(table.events)
        table.choose(GAME.choices(table.state)[0])
        assert [sight.events for sight in table.sights] == list(range(told + 1, len(table.events) + 1))
        for sight in table.sights:
            assert len(sight.views) == TWO.seats + 1
            assert sight.view(None) == sight.views[-1]


def test_a_refused_choice_keeps_what_was_seen() -> None:
    table = session()
    table.keep_sights()
    finish_until_told(table)
    before = table.sights
    with pytest.raises(IllegalChoice):
        table.choose(99_999)
    assert before
    assert table.sights is before


def finish_until_told(table: Session) -> None:
    """Play on until the last choice has led to an event, and somebody is asked."""
    while not table.sights and table.state.pending >= 0:
        table.choose(GAME.choices(table.state)[0])
