"""`hornbook fuzz`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from tests.toytable import Table, ToyTable
from tests.toytable.command import hornbook

HONEST = ToyTable.view


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_nothing_is_found_in_a_good_game() -> None:
    done = hornbook(*["fuzz", "toy", "--seconds", "0.5", "--seed", "1", "--option", "rounds=1"])
    assert (done.code, done.err) == (0, "")
    assert "nothing found" in done.out
    assert not Path("fuzz-findings").exists()


@pytest.mark.parametrize(
    ("games", "said"), [(0, "0 random games"), (1, "one random game"), (1200, "1,200 random games")]
)
def test_one_game_is_one_game(monkeypatch: pytest.MonkeyPatch, games: int, said: str) -> None:
    def fuzz(*_: Any, progress: Any, **__: Any) -> list[Any]:
        progress(games, 0)
        return []

    monkeypatch.setattr("hornbook.testing.runs.fuzz.fuzz", fuzz)
    assert f"Toy Table: {said}, seed 1: nothing found" in hornbook("fuzz", "toy", "--seed", "1").out


def leaky(self: ToyTable, s: Table, seat: int | None) -> dict[str, Any]:
    """A view that shows every hand."""
    return {**HONEST(self, s, seat), "hands": s.hands}


@pytest.mark.parametrize(
    ("more", "setups"),
    [
        ("--scenario duel", [{"seats": 2, "options": {"rounds": "1", "bonus": False}}]),
        ("--scenario duel --option bonus=on", [{"seats": 2, "options": {"rounds": "1", "bonus": True}}]),
        (
            "--option rounds=1 --option bonus=on",
            [{"seats": seats, "options": {"rounds": "1", "bonus": True}} for seats in (2, 3, 4)],
        ),
    ],
)
def test_only_what_was_asked_for_is_played(monkeypatch: pytest.MonkeyPatch, more: str, setups: list[Any]) -> None:
    monkeypatch.setattr(ToyTable, "view", leaky)
    done = hornbook(*f"fuzz toy --seconds 5 --seed 1 {more} --json".split())
    found = [finding["setup"] for finding in json.loads(done.out)["findings"]]
    assert found
    assert all(setup in setups for setup in found)


def test_options_are_played_with_the_seats_that_they_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    def settle(self: ToyTable, setup: Setup) -> Setup:
        settled = Game.settle(self, setup)
        if settled.options["bonus"] and settled.seats != 3:
            raise BadSetup("the bonus is for three")
        return settled

    monkeypatch.setattr(ToyTable, "settle", settle)
    monkeypatch.setattr(ToyTable, "view", leaky)
    done = hornbook(*["fuzz", "toy", "--seconds", "5", "--seed", "1", "--option", "bonus=on", "--json"])
    assert {finding["setup"]["seats"] for finding in json.loads(done.out)["findings"]} == {3}


def test_a_finding_is_written_as_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyTable, "view", leaky)
    done = hornbook(*["fuzz", "toy", "--seconds", "5", "--seed", "1", "--json"])
    assert done.code == 1
    doc = json.loads(done.out)
    finding = doc["findings"][0]
    assert finding["law"].startswith("law 1")
    assert hornbook("show", finding["record"]).code == 0
