"""`hornbook fuzz`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.toytable import Table, ToyTable
from tests.toytable.command import hornbook


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_nothing_is_found_in_a_good_game() -> None:
    done = hornbook(*["fuzz", "toy", "--seconds", "0.5", "--seed", "1", "--option", "rounds=1"])
    assert (done.code, done.err) == (0, "")
    assert "nothing found" in done.out
    assert not Path("fuzz-findings").exists()


def test_a_finding_is_written_as_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ToyTable.view

    def leaky(self: ToyTable, s: Table, seat: int | None) -> dict[str, Any]:
        return {**honest(self, s, seat), "hands": s.hands}

    monkeypatch.setattr(ToyTable, "view", leaky)
    done = hornbook(*["fuzz", "toy", "--seconds", "5", "--seed", "1", "--json"])
    assert done.code == 1
    doc = json.loads(done.out)
    finding = doc["findings"][0]
    assert finding["law"].startswith("law 1")
    assert hornbook("show", finding["record"]).code == 0
