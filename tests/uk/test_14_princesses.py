"""Chapter 14 of the rulebook: the princess's four versions."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.games.unicornus_knights.rules.ids import PRINCESSES
from tests.uk.position import Table, table


def step(princess: str, **more: Any) -> Table:
    """The Princess Step of the last round, the princess on 9c with 2 soldiers and 10 resources."""
    words: dict[str, Any] = {"step": "princess", "round": 10, "at": {"princess": "9c"}, "soldiers": {"princess": 2}}
    return table("zyne donia gato", princess=princess, **{**words, **more})


# UK-14.1


@pytest.mark.rule("UK-14.1", "UK-14.2", "UK-14.3", "UK-14.4", "UK-14.5")
@pytest.mark.parametrize(
    ("princess", "life", "command"), [("tactician", 5, 6), ("warrior", 6, 8), ("lucky_girl", 4, 5), ("social", 5, 6)]
)
def test_each_version_has_her_own_life_and_command(princess: str, life: int, command: int) -> None:
    t = step(princess, step="players", at={"princess": "9c", "zyne": "9w", "donia": "9e"}, soldiers={"zyne": 6})
    assert t.seen(0)["princess"] == PRINCESSES.index(princess)
    assert t.princess.life_left == life
    assert t.princess.soldiers == (command + 1) // 2  # as at the beginning
    t.do("send", "unit:princess", "n:6", "n:0")
    assert t.princess.soldiers == command


# UK-14.2 Tactician


@pytest.mark.rule("UK-14.2")
def test_the_starting_player_chooses_each_of_the_tacticians_actions() -> None:
    t = step("tactician", starter=1, at={"princess": "9c", "zyne": "9e"}, terrain={"9w": "lake"}, troops={"9sw": 1})
    everywhere = ["collect", "move:9ne", "move:9se", "move:9sw", "move:9nw"]
    assert (t.asked, t.rule, t.offers) == (1, "UK-14.2", everywhere)
    t.do("move:9se")
    assert t.princess.at == "9se"  # farther away
    t.do("collect", "collect")
    assert t.rule != "UK-14.2"
    assert t.princess.resources == 10 - 1 + 2


@pytest.mark.rule("UK-14.2")
def test_she_can_only_go_where_she_can_pay() -> None:
    t = step("tactician", resources={"princess": 1})
    assert t.offers == ["collect", "move:9ne", "move:9se"]  # the roads
    t = step("tactician", resources={"princess": 0}, terrain={"9c": "plains"})
    assert t.told("collects", "resources") == [1]  # there was nothing else to choose
    assert "move:9ne" in t.offers


@pytest.mark.rule("UK-14.2", "UK-8.9", "UK-18.7")
def test_in_all_else_chapter_8_holds() -> None:
    t = step("tactician", troops={"9sw": 1}, event="impatient_princess").do("move:9sw")
    assert t.told("princess-fights", "harm") == [1]
    t.do("take:0", "collect", "collect", "collect")
    assert t.over == "lost-time"  # her step is over, and with it the last round


# UK-14.3 Warrior


@pytest.mark.rule("UK-14.3")
@pytest.mark.parametrize(("princess", "harm"), [("warrior", 1), ("tactician", 3), ("lucky_girl", 3), ("social", 3)])
def test_only_the_warrior_takes_two_less(princess: str, harm: int) -> None:
    t = step(princess, step="enemies", troops={"9ne": 3}, soldiers={"princess": 4})
    assert t.told("princess-fights", "harm") == [harm]


# UK-14.4 Lucky Girl


@pytest.mark.rule("UK-14.4")
def test_at_the_start_of_a_round_every_player_draws_a_card() -> None:
    t = table("zyne donia gato", step="start", princess="lucky_girl", starter=1, hands={"gato": "mock"})
    t.brings(support="ambush banner courier", event="market_day").roll_on()
    assert t.told("draws", "seat") == [1, 2, 0]
    assert [unit.hand for unit in (t.donia, t.gato, t.zyne)] == [["ambush"], ["mock", "banner"], ["courier"]]


@pytest.mark.rule("UK-14.4", "UK-12.1")
def test_with_several_heroes_one_for_each() -> None:
    t = table("zyne donia gato urgan", seats=2, step="start", princess="lucky_girl").brings(event="market_day")
    t.roll_on()
    assert [len(unit.hand) for unit in (t.zyne, t.donia, t.gato, t.urgan)] == [1, 1, 1, 1]


@pytest.mark.rule("UK-14.4")
@pytest.mark.parametrize("princess", ["tactician", "warrior", "social"])
def test_with_the_others_nobody_does(princess: str) -> None:
    t = table("zyne donia gato", step="start", princess=princess).brings(event="market_day")
    t.roll_on()
    assert t.told("draws") == []


# UK-14.5 Social


@pytest.mark.rule("UK-14.5")
def test_the_social_princess_gains_four_resources_at_the_start_of_her_step() -> None:
    t = step("social", resources={"princess": 0}, soldiers={"princess": 5})
    assert t.told("princess-friends", "resources") == [4]
    assert t.told("moves", "unit")[:1] == ["princess"]  # with these four


@pytest.mark.rule("UK-14.5")
@pytest.mark.parametrize("princess", ["warrior", "lucky_girl"])
def test_the_others_do_not(princess: str) -> None:
    t = step(princess, resources={"princess": 0}, soldiers={"princess": 5 if princess == "warrior" else 4})
    assert t.told("collects")[:1] != []
    assert t.told("princess-friends") == []
