"""UK-7.8 Dice are asked for by counts: one result after the other, only where there is a choice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hornbook.core.errors import RecordMismatch
from hornbook.core.play.records import dump_line, read, replay, up_to_date
from hornbook.core.play.session import Session
from hornbook.core.state import CHANCE
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.battle.battle import Battle
from hornbook.words import Words
from tests.uk.position import Table, table
from tests.uk.test_old_saves import RECORDS


def battle(dice: str, **words: Any) -> Table:
    """Zyne has attacked 9ne and rolled this."""
    position: dict[str, Any] = {"at": {"zyne": "9c"}, "terrain": {"9ne": "plains"}, "resources": {"zyne": 20}}
    t = table("zyne donia gato", **{**position, "soldiers": {"zyne": len(dice)}, **words})
    return t.dice(dice).do("move:9ne")


@pytest.mark.rule("UK-7.8")
def test_one_result_after_the_other_while_there_is_room() -> None:
    t = battle("HHMML", troops={"9ne": 3})
    assert t.offers == ["hits:0", "hits:1", "hits:2"]
    t.do("hits:1")
    assert t.offers == ["misses:0", "misses:1", "misses:2"]
    t.do("misses:1")
    assert t.offers == ["losses:0", "losses:1"]
    t.do("losses:1")
    assert t.troops("9ne") == 2
    assert t.told("clash", "harm") == [1]


@pytest.mark.rule("UK-7.8", "UK-1.4")
def test_nothing_is_asked_where_there_is_no_choice() -> None:
    t = battle("HHML", troops={"9ne": 2}).do("hits:2")
    assert t.told("clash", "harm") == [0]  # each soldier has a die
    t = battle("MMMM", troops={"9ne": 2})
    assert t.offers == ["misses:0", "misses:1", "misses:2"]


@pytest.mark.rule("UK-7.8")
def test_the_question_says_how_many_there_are() -> None:
    t = battle("HHHM", troops={"9ne": 9})
    assert "How many of your 3 hits go on the soldiers?" in Words(t.game, "en").say(t.game.prompt(t.s))
    t.do("hits:0")
    assert "Does one miss go on a soldier?" in Words(t.game, "en").say(t.game.prompt(t.s))
    assert "Hai un mancato: va su un soldato?" in Words(t.game, "it").say(t.game.prompt(t.s))
    labels = [Words(t.game, "en").say(t.game.explain(t.s, code).label) for code in t.s.options]
    assert labels == ["Assign to soldiers: no misses", "Assign to soldiers: one miss"]


def test_a_count_can_be_taken_back() -> None:
    game = shipped()
    for seed in range(40):
        session = Session(game, game.scenarios["three"], seed)
        while session.state.pending >= 0:
            s, seat = session.state, session.state.pending
            top, code = s.stack[-1], s.options[-1]
            before = game.digest(s)
            session.choose(code)
            after: Any = session.state.stack[-1] if session.state.stack else None
            if isinstance(top, Battle) and isinstance(after, Battle) and after.counted == 1:
                assert session.can_undo(seat)
                session.undo(seat)
                assert game.digest(session.state) == before
                return
    pytest.fail("nobody has counted hits")


def test_a_save_from_before_has_nothing_counted() -> None:
    t = battle("HHMML", troops={"9ne": 3})
    doc = json.loads(json.dumps(t.game.to_json(t.s)))
    doc["stack"][-1] = doc["stack"][-1][:-2]
    s = t.game.from_json(doc)
    assert t.game.digest(s) == t.game.digest(t.s)
    doc["stack"][-1] = doc["stack"][-1][:-1]
    with pytest.raises(ValueError, match="shorter"):
        t.game.from_json(doc)


def test_an_older_record_goes_on_in_the_same_file() -> None:
    path = next(path for path in RECORDS if path.stem.endswith("draft"))
    lines = path.read_text(encoding="utf-8").splitlines()[:-20]
    game, old = shipped(), read(lines)
    written = [line + "\n" for line in lines]
    session = Session.resume(game, old, written.append)
    assert len(session.steps) > len(old.steps)
    while session.state.pending >= 0:
        session.choose(session.state.options[0])
    again = read(written)
    assert again.header["rules_version"] == "1"
    assert [step.do for step in again.steps] == [step.do for step in session.steps]
    *_, (s, _) = replay(game, again)
    assert game.digest(s) == game.digest(session.state)
    assert up_to_date(game, again).steps == [step._replace(digest="") for step in again.steps]


def test_where_an_older_record_is_wrong_it_says_so_by_its_own_plies() -> None:
    path = next(path for path in RECORDS if path.stem.endswith("draft"))
    docs = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    wrong = next(doc for doc in docs if str(doc.get("do")).startswith("assign:"))
    wrong["do"] = "assign:60H"
    with pytest.raises(RecordMismatch, match=f"ply {wrong['ply']}: 'assign:60H' is not legal"):
        list(replay(shipped(), read([dump_line(doc) for doc in docs])))


@pytest.mark.rule("UK-7.8", "UK-7.7")
@pytest.mark.parametrize(
    ("token", "now"),
    [
        ("assign:2H1M", ("hits:2", "misses:1")),
        ("assign:2H", ("hits:2", "misses:0", "losses:0")),
        ("assign:none", ("hits:0", "misses:0", "losses:0")),
        ("assign:2H1M1L", ("assign:2H1M1L",)),  # more than there are soldiers
        ("assign:3H", ("assign:3H",)),
        ("assign:H", ("assign:H",)),
    ],
)
def test_handfuls_of_older_rules_are_counted(token: str, now: tuple[str, ...]) -> None:
    t = battle("HHMML", troops={"9ne": 3})
    assert t.game.older_token(t.s, token, "1") == now


@pytest.mark.rule("UK-7.5")
def test_outcomes_go_by_name() -> None:
    game = shipped()
    s, seen = game.new(game.scenarios["four"], 3, manual=True), set[str]()
    while s.pending != -2:
        if s.pending == CHANCE:
            names = [game.outcome(s, outcome) for outcome in range(s.rolls)]
            assert len(set(names)) == len(names)
            seen.add(f"{s.kind} {names[0].partition(':')[0]}")
            game.resolve(s, game.roll(s))
        else:
            game.apply(s, s.options[0])
    assert {"first-player seat", "hero annelie"} <= seen
