"""Saves and records of older formats: what was going on then goes on."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from hornbook.core.setup import Setup
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.state import UkState
from tests.uk.older_rules import as_now

FOLDER = Path(__file__).parents[1] / "fixtures" / "format_1"
RECORDS = sorted((FOLDER / "records").glob("unicornus-knights.*.jsonl"))


def saves() -> list[dict[str, Any]]:
    """The saves of this game, each with what was seen of it when it was written."""
    with gzip.open(FOLDER / "saves.jsonl.gz", "rt", encoding="utf-8") as lines:
        found = [json.loads(line) for line in lines]
    return [doc for doc in found if doc["save"]["state"]["game"] == shipped().id]


def test_a_save_of_format_1_looks_as_it_did() -> None:
    game = shipped()
    docs = saves()
    assert len(docs) > 20
    for doc in docs:
        s, seen = game.from_json(doc["save"]["state"]), as_now(doc["seen"])
        assert (s.pending if s.pending >= 0 else None, s.rule) == (seen["asked"], seen["rule"])
        assert [game.token(s, code) for code in game.choices(s)] == seen["tokens"]
        views = [game.view_json(s, seat) for seat in (None, *range(s.box.seats))]
        for view in views:
            view.pop("half", None)  # not shown at that time
        assert json.loads(json.dumps(views)) == seen["views"]
        assert game.check(s) == []
        assert game.digest(game.from_json(json.loads(json.dumps(game.to_json(s))))) == game.digest(s)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_format_1_is_legal_to_its_end(path: Path) -> None:
    game = shipped()
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    s = game.new(Setup(head["setup"]["seats"], head["setup"]["options"]), head["seed"], manual=True)
    kept: dict[int, UkState] = {0: s.copy()}  # by plies as they were counted then
    for line in lines[:-1]:
        if "undo" in line:
            s = kept[line["undo"]].copy()
        elif "chance" in line:
            chance = game.chance(s)
            assert chance is not None
            assert (chance.kind, chance.n) == (line["chance"], line["of"])
            game.resolve(s, line["got"])
        else:
            assert s.pending == line["seat"]
            for token in game.older_token(s, line["do"], "1"):
                game.apply(s, game.parse(s, token))
        kept[line.get("ply", line.get("undo"))] = s.copy()
    result, end = game.result(s), lines[-1]["end"]
    assert result is not None
    assert (result.winners, result.scores) == (end["winners"], end["scores"])
    assert (result.reason.id, result.rule) == (end["reason"], end["rule"])
