"""The princess's plan: what the screen says she will do is what she does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hornbook.core.deck import shuffled
from hornbook.core.events import Event
from hornbook.core.loop import advance, apply
from hornbook.core.setup import Setup
from hornbook.core.state import RUNNING
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.princess_step import PrincessStep
from hornbook.games.unicornus_knights.rules.round import PLAYERS
from hornbook.games.unicornus_knights.rules.state import PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.units import is_free, place
from hornbook.games.unicornus_knights.screen.princess_plan import Curtain
from tests.uk.position import Table, space, table

SETUPS = (
    Setup(3, {"princess": "warrior"}),
    Setup(4, {"princess": "social"}),
    Setup(2, {"princess": "lucky_girl"}),
    Setup(3, {"map": "escape"}),
    Setup(1, {"princess": "warrior", "map": "row", "distance": "hex", "dahaka": "cp"}),
    Setup(5, {"princess": "social", "events": "harsh"}),
)
GAMES = 12
GLANCE = 7


def step_of(s: UkState) -> tuple[UkState, list[Event]]:
    """Her step as it really runs from here, as far as nobody is asked and no card of fate is drawn."""
    real = s.copy()
    real.begin(Curtain(), PrincessStep())
    real.manual = True
    real.pending = RUNNING
    real.support_deck, real.spent = shuffled(()), (0,) * len(real.spent)  # cards that others draw have no part in it
    events: list[Event] = []
    real.events = events
    advance(real)
    while real.pending >= 0 and real.rule == "UK-17.14":
        apply(real, real.options[0])
    return real, events


def moved(s: UkState, plan: dict[str, Any]) -> list[tuple[str, Any]]:
    """What the plan announces for certain, in the words of the log."""
    found: list[tuple[str, Any]] = []
    for action in plan["actions"]:
        if action["stops"] in ("tie", "steered"):
            break
        if "collects" in action:
            found.append(("collects", action["collects"]))
        else:
            found.append(("moves", s.box.space_name(s.tiles, action["spaces"][0])))
    return found


def told(events: list[Event]) -> list[tuple[str, Any]]:
    """What she does, as the log tells it, until a card of fate is drawn."""
    found: list[tuple[str, Any]] = []
    for event in events:
        if event.message == "moves" and event.args["unit"] == "princess":
            found.append(("moves", event.args["space"]))
        elif event.message == "collects":
            found.append(("collects", event.args["resources"]))
    return found


def elsewhere(s: UkState, rng: random.Random) -> UkState:
    """The same position with the princess somewhere else and with more or less in her purse."""
    other = s.copy()
    free = [at for at in range(len(other.troops)) if is_free(other, at)]
    place(other, PRINCESS, rng.choice(free))
    other.resources[PRINCESS] = rng.randrange(25)
    other.soldiers[PRINCESS] = rng.randrange(5)
    return other


def check_plan(s: UkState, seat: int | None) -> int:
    """Her step does what the plan says; how many actions the plan was sure of."""
    game = shipped()
    plan = game.insights.insights(game.view_json(s, seat))["plan"]
    real, events = step_of(s)
    certain = moved(s, plan)
    assert told(events) == certain
    fights = [event.args["harm"] for event in events if event.message == "princess-fights"]
    known = [action["harm"][0] for action in plan["actions"] if action["stops"] in ("", "share", "guard", "dies")
             and "harm" in action]  # fmt: skip
    assert [harm for harm in fights if harm] == [harm for harm in known if harm]
    if not plan["stops"]:
        assert (real.at[PRINCESS], len(certain)) == (plan["at"], plan["left"])
        assert plan["arrives"] == (real.at[PRINCESS] == real.board.goal)
    return len(certain)


@pytest.mark.rule("UK-8.1", "UK-8.3", "UK-8.4", "UK-8.5", "UK-8.6", "UK-8.7")
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_she_does_what_the_plan_says(number: int) -> None:
    game, looks, actions = shipped(), 0, 0
    for seed in range(GAMES):
        rng = random.Random(seed)
        s = game.new(SETUPS[number], seed)
        while s.pending >= 0:
            rounds: Any = s.stack[0]
            if s.ply % GLANCE == 0 and s.round and rounds.step == PLAYERS:
                looks += 2
                actions += check_plan(s, rng.choice([s.pending, None]))
                actions += check_plan(elsewhere(s, rng), None)
            game.apply(s, rng.choice(s.options))
    assert looks > 50
    assert actions > looks / 2  # it is not silent


def plan_of(t: Table) -> dict[str, Any]:
    plan: dict[str, Any] = t.game.insights.insights(t.seen(0))["plan"]
    return plan


@pytest.mark.rule("UK-8.4")
def test_a_tie_is_named_and_ends_the_plan() -> None:
    t = table("zyne donia gato", at={"princess": "19c"})
    plan = plan_of(t)
    first = plan["actions"][0]
    assert plan["stops"] == "tie"
    assert first["spaces"] == [space("19ne"), space("19nw")]
    assert len(plan["actions"]) == 1
    assert {each["cost"] for each in first["weighed"]} == {first["cost"]}


@pytest.mark.rule("UK-8.7", "UK-5.4")
def test_a_princess_who_cannot_pay_collects_until_she_can() -> None:
    t = table("zyne donia gato", at={"princess": "19c"}, resources={"princess": 0}, soldiers={"princess": 8})
    actions = plan_of(t)["actions"]
    assert [action["why"] for action in actions] == ["too-dear", "too-dear", "closer"]
    assert [action.get("collects") for action in actions] == [4, 4, None]
    assert [action["stops"] for action in actions] == ["", "", "tie"]


@pytest.mark.rule("UK-14.2")
def test_a_tactician_is_steered() -> None:
    t = table("zyne donia gato", princess="tactician", at={"princess": "9c"}, soldiers={"princess": 2})
    plan = plan_of(t)
    assert plan["stops"] == "steered"
    assert {each["space"]: each["cost"] for each in plan["actions"][0]["weighed"]}[space("9ne")] == 1


@pytest.mark.rule("UK-8.10", "UK-8.11", "UK-8.12")
def test_a_battle_is_announced_with_its_damage_and_stops_at_the_division() -> None:
    t = table("zyne donia gato", at={"princess": "9c"}, resources={"princess": 40}, troops={"9ne": 5})
    plan = plan_of(t)
    assert (plan["actions"][0]["spaces"], plan["actions"][0]["cost"]) == ([space("9ne")], 3)  # the road
    assert plan["actions"][0]["harm"] == [3]  # the Warrior takes 2 less
    assert (plan["stops"], len(plan["actions"])) == ("share", 1)


@pytest.mark.rule("UK-8.10", "UK-8.13")
def test_a_battle_that_costs_nothing_does_not_stop_her() -> None:
    t = table("zyne donia gato", at={"princess": "9c"}, resources={"princess": 40}, troops={"9ne": 2})
    plan = plan_of(t)
    assert plan["actions"][0]["harm"] == [0]
    assert len(plan["actions"]) > 1


@pytest.mark.rule("UK-13.10")
def test_mirza_may_step_in() -> None:
    t = table("mirza donia gato", at={"princess": "9c", "mirza": "9e"}, resources={"princess": 40}, troops={"9ne": 5})
    assert plan_of(t)["stops"] == "guard"


@pytest.mark.rule("UK-11.2")
def test_the_plan_says_when_it_kills_her() -> None:
    t = table("zyne donia gato", at={"princess": "9c"}, soldiers={"princess": 2}, troops={"9ne": 10})
    plan = plan_of(t)
    assert (plan["actions"][0]["harm"], plan["stops"]) == ([8], "dies")


@pytest.mark.rule("UK-6.2")
def test_a_card_of_fate_ends_the_plan() -> None:
    t = table("zyne donia gato", at={"princess": "9c"}, resources={"princess": 40}, enemies={"lyla": "5se 2"})
    plan = plan_of(t)
    assert (plan["stops"], plan["actions"][0]["spaces"]) == ("fate", [space("9ne")])


@pytest.mark.rule("UK-8.3", "UK-11.1")
def test_the_plan_says_when_she_arrives() -> None:
    t = table("zyne donia gato", at={"princess": "1w"}, resources={"princess": 40})
    plan = plan_of(t)
    assert plan["arrives"]
    assert [action["why"] for action in plan["actions"]] == ["closer", "nowhere", "nowhere"]


@pytest.mark.rule("UK-16.13", "UK-18.7")
def test_the_plan_counts_her_actions() -> None:
    assert plan_of(table("zyne donia gato", event="impatient_princess"))["left"] == 4
    t = table("zyne donia gato")
    t.s.calmed = 2
    assert plan_of(t)["left"] == 1


def test_a_plan_reads_the_view_and_leaves_it_alone() -> None:
    t = table("zyne donia gato")
    view = t.seen(0)
    before = repr(view)
    t.game.insights.insights(view)
    assert repr(view) == before
