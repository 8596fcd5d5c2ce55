"""Princess and enemies as tables of lines: what is told is the line that fired, and they do what they would do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from hornbook.core.automaton import first_to_fire
from hornbook.core.events import Message, Seat
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.empire.enemies import temper
from hornbook.games.unicornus_knights.rules.empire.enemy_step import MOVING_LINES
from hornbook.games.unicornus_knights.rules.empire.pursuit import HUNTING_LINES, hunting_ways, survey
from hornbook.games.unicornus_knights.rules.ids import AGGRESSIVE
from hornbook.games.unicornus_knights.rules.princess_step import PRINCESS_LINES, intention
from hornbook.games.unicornus_knights.rules.round import PLAYERS
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkState
from hornbook.words import Words
from tests.uk.position import Table, table
from tests.uk.test_plan import elsewhere, step_of

HERSELF = {line.message: line.rule for line in PRINCESS_LINES}


def positions(games: int = 2) -> Iterator[tuple[UkState, random.Random]]:
    """Moments of Player Steps out of random games of all kinds."""
    game = shipped()
    for seed, setup in enumerate(list(game.scenarios.values()) * games):
        rng = random.Random(seed)
        s = game.new(setup, seed)
        while s.pending >= 0:
            rounds = s.stack[0].public()
            if s.ply % 13 == 0 and s.round and rounds[0] == PLAYERS:
                yield s, rng
            game.apply(s, rng.choice(s.options))


def would_do(t: Table, seat: int | None = 0) -> list[Message]:
    return t.game.automata.would_do(t.seen(seat))


@pytest.mark.rule("UK-9.6", "UK-9.7", "UK-17.13")
def test_the_lines_lead_where_a_commander_goes() -> None:
    fired: Counter[str] = Counter()
    for s, _ in positions():
        for enemy, space in enumerate(s.enemy_at):
            if space == NOWHERE:
                continue
            hunt = survey(s, space, enemy)
            ways = hunting_ways(s, (space, enemy))
            if not hunt.hunted:
                assert ways == []
                continue
            found = first_to_fire(HUNTING_LINES, s, hunt)
            assert found is not None
            fired[found.line.message] += 1
            nearer = {to for quarry in found.found for to in quarry[3] if s.enemy_on[to] == NOBODY}
            assert sorted(nearer) == ways
    assert set(fired) == {"only", "barred", "own", "nearest"} | ({"hatred"} & set(fired))


@pytest.mark.rule("UK-8.3", "UK-8.4", "UK-8.6", "UK-8.7")
def test_she_does_what_she_would_do_and_says_the_same() -> None:
    """Until somebody is asked or fate is drawn; then what would come of it is said no more."""
    game, fired, checked = shipped(), set(), 0
    for s, rng in positions(3):
        for place in (s, elsewhere(s, rng)):
            said = game.automata.would_do(game.view_json(place, None))
            own = [each for each in said if each.id in HERSELF]
            _, events = step_of(place)
            told = [event for event in events if event.message in HERSELF]
            assert own == [Message(event.message, event.args) for event in told]
            assert [event.rule for event in told] == [HERSELF[event.message] for event in told]
            fired |= {event.message for event in told}
            checked += len(told)
    assert fired == set(HERSELF)
    assert checked > 500


@pytest.mark.rule("UK-9.5", "UK-9.6")
@pytest.mark.parametrize(
    ("enemies", "why"), [({"demian": "9ne 2"}, "why-beside"), ({"dorgas": "8w 1"}, "why-hunting"), ({}, "why-beside")]
)
def test_an_enemy_does_what_it_would_do_and_says_the_same(enemies: dict[str, str], why: str) -> None:
    """Just before the Enemy Step of the last round; nobody can pay for a retreat."""
    position: dict[str, Any] = {"round": 10, "at": {"zyne": "9c"}, "resources": {"zyne": 0}, "enemies": enemies}
    position["fate"] = dict.fromkeys(enemies, "loyal_soldier zyne")
    position["troops"] = {} if enemies else {"9ne": 2}
    said = [each for each in would_do(table(**position)) if each.id.startswith("enemy-")]
    assert [each.args["why"][0] for each in said] == [why]
    t = table(**position, step="enemies")
    assert [Message(event.message, event.args) for event in t.events if event.message == said[0].id] == said


@pytest.mark.rule("UK-9.4")
def test_defensive_units_go_by_no_line() -> None:
    assert set(MOVING_LINES) == {1, 2}
    t = table(enemies={"lyla": "9ne 1"}, at={"zyne": "9c"}, fate={"lyla": "change_of_heart zyne"})
    assert [each for each in would_do(t) if each.id.startswith("enemy-")] == []


def test_several_ways_are_a_question() -> None:
    t = table(at={"zyne": "9c", "donia": "9e"}, troops={"9ne": 2})
    asked = [each.args for each in would_do(t) if each.id == "prompt-enemy-way"]
    assert asked == [{"enemy": "soldiers", "space": "gilded_market-ne"}]


@pytest.mark.rule("UK-14.2")
def test_whoever_is_led_would_go_where_she_is_told() -> None:
    assert would_do(table(princess="tactician"))[0].id == "table-plan-steered"


def test_nothing_before_the_map_lies_there() -> None:
    game = shipped()
    s = game.new(game.scenarios["draft"], 1)
    assert game.automata.would_do(game.view_json(s, 0)) == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_it_can_be_read(language: str) -> None:
    game = shipped()
    words = Words(game, language, ["Ada", "Bea", "Ciro", "Dario", "Elio", "Fia"], 0)
    for number, (s, _) in enumerate(positions(1)):
        if number % 5 == 0:
            for message in game.automata.would_do(game.view_json(s, 0)):
                text = words.say(message)
                assert text
                assert "{" not in text
                assert message.id not in text


def test_the_princess_weighs_nothing_at_her_goal() -> None:
    t = table(step="players", at={"princess": "1c"})
    assert intention(t.s).line.message == "princess-stuck"
    assert t.s.at[PRINCESS] == t.s.board.goal


def test_seats_in_what_is_told_are_seats() -> None:
    t = table(at={"zyne": "9c", "donia": "9e"}, enemies={"kostov": "9ne 2"}, fate={"kostov": "burning_hatred zyne"})
    assert temper(t.s, 10) == AGGRESSIVE
    told = [each.args["why"][1]["seat"] for each in would_do(t) if each.id == "enemy-attacks"]
    assert told == [0]
    assert type(told[0]) is Seat
