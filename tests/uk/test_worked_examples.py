"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.uk.position import table


@pytest.mark.rule("UK-7.3", "UK-7.8", "UK-7.10", "UK-7.14")
def test_zyne_attacks_lyla() -> None:
    t = table(
        "zyne donia gato",
        at={"zyne": "9c"},
        terrain={"9c": "road", "9ne": "city d1"},
        soldiers={"zyne": 6},
        resources={"zyne": 10},
        hands={"zyne": "ambush"},
        enemies={"lyla": "9ne 3"},
        fate={"lyla": "loyal_soldier zyne"},
    )
    t.dice("HHHHHMML").do("move:9ne", "card:ambush")
    assert t.told("attacks", "dice") == [8]
    assert t.told("rolls", "hits", "misses", "losses") == [(5, 0, 3)]
    assert "assign:4H" not in t.offers  # no more dice than soldiers before the commander has any
    t.do("assign:1H2L", "assign:4H")
    assert t.told("clash", "harm") == [2]
    t.do("take:1")
    assert t.troops("9ne") == 2
    assert t.lyla.defeated
    assert t.zyne.at == "9c"
    assert t.actions == 4
