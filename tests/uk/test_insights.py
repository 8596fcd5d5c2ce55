"""What the screen reckons for the players: costs, prospects, threats and time."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hornbook.core.loop import advance
from hornbook.core.state import RUNNING
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.choices import MOVE
from hornbook.games.unicornus_knights.rules.empire.enemy_step import EnemyStep
from hornbook.games.unicornus_knights.rules.ids import EMPIRE
from hornbook.games.unicornus_knights.rules.state import UkState
from hornbook.games.unicornus_knights.rules.turn.turn import ACTING, Turn
from hornbook.games.unicornus_knights.screen.position import rebuild
from hornbook.games.unicornus_knights.screen.princess_plan import Curtain
from tests.uk.position import Table, space, table

HIDDEN = ("hand", "support_deck", "spent", "fate_deck", "event_deck")


def sums(t: Table, seat: int | None = 0) -> dict[str, Any]:
    """The insights into a seat's view."""
    return t.game.insights.insights(t.seen(seat))


def unit(t: Table, number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in sums(t)["units"] if each["unit"] == number)
    return found


def move(t: Table, number: int, token: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in unit(t, number)["moves"] if each["space"] == space(token))
    return found


def threat(t: Table, number: int, token: str) -> dict[str, Any]:
    found = [each for each in sums(t)["threats"] if each["unit"] == number and each["space"] == space(token)]
    assert found, f"no threat to unit {number} on {token}"
    result: dict[str, Any] = found[0]
    return result


def samples(games: int, every: int) -> list[UkState]:
    """Positions out of random games of all kinds."""
    game, found = shipped(), []
    for seed, setup in enumerate(list(game.scenarios.values()) * games):
        rng = random.Random(seed)
        s = game.new(setup, seed)
        while s.pending >= 0:
            if s.ply % every == 0:
                found.append(s.copy())
            game.apply(s, rng.choice(s.options))
    return found


@pytest.fixture(scope="module")
def positions() -> list[UkState]:
    return samples(games=2, every=11)


def test_a_view_is_enough_to_rebuild_the_table(positions: list[UkState]) -> None:
    game = shipped()
    for s in positions:
        if s.round:
            again = rebuild(game.content, json.loads(json.dumps(game.view_json(s, None))))
            for field, _ in UkState.FIELDS:
                if field not in HIDDEN:
                    assert getattr(again, field) == getattr(s, field), field
            assert again.board.to_goal == s.board.to_goal


def test_it_is_plain_and_tells_everybody_the_same(positions: list[UkState]) -> None:
    game = shipped()
    for s in positions[::7]:
        found = game.insights.insights(game.view_json(s, None))
        assert json.loads(json.dumps(found)) == found
        for seat in range(s.box.seats):
            own = game.insights.insights(game.view_json(s, seat))
            assert {**own, "supply": []} == {**found, "supply": []}  # a potion in one's own hand can be sent


@pytest.mark.rule("UK-5.5", "UK-5.6", "UK-5.7")
def test_a_move_is_offered_where_nothing_bars_it(positions: list[UkState]) -> None:
    game, seen = shipped(), 0
    for s in positions:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Turn) and top.step == ACTING and top.actions:
            seen += 1
            units = game.insights.insights(game.view_json(s, s.pending))["units"]
            moves = next(each["moves"] for each in units if each["unit"] == top.unit)
            free = sorted(each["space"] for each in moves if not each["barred"])
            assert free == [code - MOVE for code in s.options if code >= MOVE]
    assert seen > 50


ASKING = ("UK-9.2", "UK-9.5", "UK-9.6", "UK-9.7", "UK-7.2", "UK-7.18")
"""Rules of the Enemy Step by which somebody is asked before anything happens."""


@pytest.mark.rule("UK-9.4", "UK-9.5", "UK-9.6")
def test_the_first_enemies_go_where_the_arrows_point(positions: list[UkState]) -> None:
    game, moved = shipped(), 0
    for s in positions:
        if not s.round or s.outcome or s.apart:
            continue
        arrows = {each["space"]: each["ways"] for each in game.insights.insights(game.view_json(s, None))["enemies"]}
        real = s.copy()
        real.begin(Curtain(), EnemyStep(0))
        real.pending, real.manual, real.events = RUNNING, True, []
        advance(real)
        step = next((frame for frame in real.stack if isinstance(frame, EnemyStep)), None)
        if step is not None and step.origins:
            moved += 1
            to, whence = step.origins[:2]
            assert to in arrows[whence]
        elif step is not None and not real.events:
            assert not any(arrows.values()) or real.rule in ASKING
    assert moved > 30


# In words.


@pytest.mark.rule("UK-5.6", "UK-3.6", "UK-5.7")
def test_what_bars_a_move_is_named_by_its_rule() -> None:
    t = table("zyne donia gato", at={"zyne": "5c", "donia": "5e"}, soldiers={"zyne": 4}, resources={"zyne": 4})
    found = {each["space"]: (each["cost"], each["barred"]) for each in unit(t, 1)["moves"]}
    assert found[space("5se")] == (4, "")
    assert found[space("5sw")] == (3, "")  # a road
    assert found[space("5ne")] == (5, "UK-5.6")  # a forest
    assert found[space("5e")] == (5, "UK-5.7")
    assert found[space("5nw")] == (0, "UK-3.6")  # a lake


@pytest.mark.rule("UK-5.3", "UK-5.4")
def test_what_recruit_and_collect_would_bring() -> None:
    t = table("zyne donia gato", at={"zyne": "9c"}, soldiers={"zyne": 5}, event="market_day")
    zyne = unit(t, 1)  # the Gilded Market has r6 m2, and Zyne room for one
    assert (zyne["collect"], zyne["recruit"], zyne["command"]) == (8, 1, 6)
    assert unit(t, 0)["recruit"] == 0  # the princess never recruits


@pytest.mark.rule("UK-7.3", "UK-7.9")
def test_an_attack_shows_dice_and_power() -> None:
    t = table(
        "zyne donia gato", at={"zyne": "9w"}, soldiers={"zyne": 5}, resources={"zyne": 9}, enemies={"lyla": "9c 2"}
    )
    attack = move(t, 1, "9c")
    assert (attack["dice"], attack["power"], attack["enemy"]) == (4, 5, EMPIRE.index("lyla"))


@pytest.mark.rule("UK-15.1", "UK-15.2", "UK-15.7", "UK-9.10")
def test_commanders_are_reckoned_as_they_are_now() -> None:
    t = table(enemies={"lionel": "1c 4", "dorgas": "6c 4 2", "black_knight": "3c 3"}, event="total_war")
    found = {EMPIRE[each["enemy"]]: each for each in sums(t)["commanders"]}
    assert (found["lionel"]["power"], found["lionel"]["total"]) == (2, 6)
    assert (found["dorgas"]["power"], found["dorgas"]["left"]) == (6, 2)
    assert found["dorgas"]["temper"] == found["lionel"]["temper"] == "aggressive"
    assert found["black_knight"]["temper"] == "defensive"


@pytest.mark.rule("UK-9.5", "UK-7.9")
def test_a_threat_has_an_average_and_a_worst() -> None:
    t = table("zyne donia gato", at={"zyne": "9w"}, soldiers={"zyne": 1}, troops={"9c": 3})
    danger = threat(t, 1, "9w")
    assert [each["space"] for each in danger["attackers"]] == [space("9c")]
    assert danger["attackers"][0]["sure"]
    assert danger["worst"] == 3
    assert danger["expected"] == pytest.approx(3 - 5 / 6, abs=0.05)  # one die, which is a loss on a 1 only
    assert not danger["fatal"]


@pytest.mark.rule("UK-9.7")
def test_of_two_commanders_only_one_comes() -> None:
    t = table("zyne donia gato", at={"zyne": "9w"}, soldiers={"zyne": 0}, enemies={"demian": "9c 1", "lyla": "9nw 6"})
    danger = threat(t, 1, "9w")
    assert len(danger["attackers"]) == 2
    assert not any(each["sure"] for each in danger["attackers"])
    assert danger["worst"] == 9  # Lyla and her six, not Demian's five too
    assert danger["fatal"]


@pytest.mark.rule("UK-8.10", "UK-8.11", "UK-15.5")
def test_a_threat_to_the_princess_counts_life_and_no_dice() -> None:
    t = table("zyne donia gato", at={"princess": "9w"}, enemies={"dahaka": "9c 1"})
    danger = threat(t, 0, "9w")
    assert danger["worst"] == 2 * 5 + 1 - 2
    assert danger["expected"] == danger["worst"]


@pytest.mark.rule("UK-16.18", "UK-9.4")
def test_a_decoyed_or_defensive_unit_threatens_nobody() -> None:
    t = table("zyne donia gato", at={"zyne": "9w"}, enemies={"exhar": "9c 4"})
    assert threat(t, 1, "9w")["attackers"] == []
    t = table("zyne donia gato", at={"zyne": "9w"}, troops={"9c": 4})
    t.s.decoyed = (space("9c"),)
    assert threat(t, 1, "9w")["attackers"] == []
    assert sums(t)["enemies"][0]["decoyed"]


@pytest.mark.rule("UK-6.2", "UK-17.6")
def test_fate_is_foretold_for_each_step() -> None:
    t = table(
        "zyne donia gato",
        at={"zyne": "9nw"},
        enemies={"lyla": "5c 4", "rozie": "5e", "irvin": "8w 1"},
        fate={"irvin": "lost_family donia"},
    )
    lyla, irvin = EMPIRE.index("lyla"), EMPIRE.index("irvin")  # Rozie has no fate
    found = {each["space"]: (each["bound"], each["joins"]) for each in sums(t)["fates"] if each["unit"] == 1}
    assert found == {space("5se"): ([lyla], [irvin]), space("5sw"): ([lyla], []), space("9ne"): ([], [irvin])}


@pytest.mark.rule("UK-5.8", "UK-13.6")
def test_supply_names_whom_a_hero_can_send_to() -> None:
    t = table("josephine donia gato", at={"josephine": "9c", "princess": "9w", "donia": "5c", "gato": "1c"})
    first = next(each for each in sums(t)["supply"] if each["unit"] == 1)
    assert (first["to"], first["escort"]) == ([0, 2], 20)


@pytest.mark.rule("UK-11.3", "UK-4.1")
def test_the_countdown() -> None:
    t = table(round=9, at={"princess": "1w"})
    assert sums(t)["countdown"] == {"rounds": 2, "needs": 1, "moves": 6, "late": False}
    t = table(round=10)
    left = sums(t)["countdown"]
    assert (left["needs"], left["moves"], left["late"]) == (12, 3, True)
    t = table(map="escape", round=3)
    assert sums(t)["countdown"]["rounds"] is None
