"""What pages are told beside the view: points as the rules count them, and what could come."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hornbook.core.events import Message
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.box import SCENARIOS
from hornbook.games.kill_the_unicorns.rules.scoring import points
from hornbook.games.kill_the_unicorns.screen.picture import power
from tests.ku.position import table

GAME = shipped()


def insights(view: dict[str, Any]) -> dict[str, Any]:
    assert GAME.insights is not None
    return GAME.insights.insights(view)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_points_are_those_of_the_rules_all_along(scenario: str) -> None:
    s = GAME.new(SCENARIOS[scenario], 5)
    draw = random.Random(5)
    while s.pending >= 0:
        for seat in (None, s.pending):
            told = insights(GAME.view_json(s, seat))
            assert [each["total"] for each in told["score"]] == [points(s, n) for n in range(len(s.stable))]
            for each in told["score"]:
                parts = ("stars", "extras", "pate", "families", "rainbow")
                assert sum(each[part] for part in parts) == each["total"]
                assert sum(each["bonus"]) == each["families"]
        GAME.apply(s, draw.choice(s.options))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_is_plain_json(scenario: str) -> None:
    s = GAME.new(SCENARIOS[scenario], 6)
    told = insights(GAME.view_json(s, 0))
    assert json.loads(json.dumps(told)) == told


def test_one_more_of_a_colour() -> None:
    t = table("later 3", at="market", stables={"a": "P4 P5 B4 G4"})
    told = insights(GAME.view_json(t.s, 0))
    assert told["colours"][0] == [2, 1, 1, 0]
    before = points(t.s, 0)
    for colour, extra in enumerate(("P6", "B6", "G6", "Y6")):
        more = table("later 3", at="market", stables={"a": f"P4 P5 B4 G4 {extra}"})
        gained = points(more.s, 0) - before - GAME.content.stars[more.number(extra)]
        assert told["next"][0][colour] == gained


def test_what_the_hunted_unicorn_would_bring_to_each() -> None:
    t = table("later 3", row="P5 B5 G5 Y5", stables={"a": "P4 P6", "b": "B4"})
    told = insights(GAME.view_json(t.s, 2))["hunted"]
    assert (told["unicorn"], told["worth"]) == (t.number("P5"), 2)
    assert told["gain"][0] > told["gain"][1] == 0


def test_the_alarm_rings_one_unicorn_before_a_double_rainbow() -> None:
    seven = "P4 P5 B4 B5 G4 G5 Y4"
    t = table("later 3", at="market", stables={"a": seven, "b": "P6 B6"})
    assert insights(GAME.view_json(t.s, 1))["alarm"][:2] == [[3], []]


def test_the_lane_runs_in_order_of_play() -> None:
    t = table("later 3", first="b").hunt(b="2+3", c="pass")
    lane = insights(GAME.view_json(t.s, 0))["lane"]
    assert [(each["seat"], each["state"], each["count"]) for each in lane] == [
        (1, "laid", 2),
        (2, "passed", 0),
        (0, "waiting", 0),
    ]


def test_with_two_players_the_secondaries_come_first() -> None:
    lane = insights(GAME.view_json(table("later 2").s, 0))["lane"]
    assert [(each["seat"], each["secondary"]) for each in lane] == [(0, True), (1, True), (0, False), (1, False)]


def test_a_team_has_one_stable() -> None:
    s = GAME.new(SCENARIOS["teams"], 1)
    assert insights(GAME.view_json(s, 0))["members"] == [[0, 2], [1, 3]]


def test_the_lane_begins_with_whoever_opened() -> None:
    t = table("first 3", first="a").hunt(a="pass", b="2")
    assert [each["seat"] for each in insights(GAME.view_json(t.s, 0))["lane"]] == [1, 2, 0]


@pytest.mark.parametrize(("ready", "label"), [(1, "table-ready"), (2, "table-used"), (3, "table-omen")])
def test_a_power_is_ready_used_or_under_an_omen(ready: int, label: str) -> None:
    view = GAME.view_json(table("later 3").s, 0)
    view["power_ready"] = (ready, 1, 1)
    assert power(view, 0).text == Message(label, {})
