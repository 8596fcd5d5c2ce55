"""Chapter 11 of the rulebook: the end."""

from __future__ import annotations

import pytest

from tests.uk.position import table

HEROES = "zyne mirza gato"

# UK-11.1


@pytest.mark.rule("UK-11.1", "UK-1.1")
def test_all_win_when_the_princess_step_ends_on_lionels_starting_space() -> None:
    t = table(HEROES, step="princess", princess="tactician", at={"princess": "1se"}).do("move:1c", "collect")
    assert t.over == ""
    t.do("collect")
    assert t.over == "won"
    result = t.game.result(t.s)
    assert result is not None
    assert result.winners == [0, 1, 2]
    assert result.rule == "UK-11.1"


@pytest.mark.rule("UK-11.1")
def test_it_is_checked_only_then() -> None:
    """She stands on the throne all through the players' turns, and walks off in her own step."""
    t = table(HEROES, princess="tactician", at={"princess": "1c"})
    t.end_turns()
    assert t.over == ""
    t.do("move:1e", "collect", "collect")
    assert t.over == ""


@pytest.mark.rule("UK-11.1", "UK-8.7")
def test_once_there_she_stays_and_collects() -> None:
    t = table(HEROES, step="princess", at={"princess": "1c"}, resources={"princess": 0})
    assert t.over == "won"
    assert t.princess.resources == 18


@pytest.mark.rule("UK-11.1", "UK-8.3")
def test_lionel_need_not_be_there_nor_be_dead() -> None:
    t = table(HEROES, step="princess", at={"princess": "1c"}, enemies={"lionel": "1e 4"})
    assert t.over == "won"
    assert t.lionel.at == "1e"


@pytest.mark.rule("UK-11.1")
def test_another_space_of_the_capital_is_not_enough() -> None:
    t = table(HEROES, step="princess", princess="tactician", at={"princess": "1e"}).do(*["collect"] * 3)
    assert t.over == ""


# UK-11.2


@pytest.mark.rule("UK-11.2")
def test_if_the_princess_dies_all_is_lost_at_once() -> None:
    t = table(
        HEROES, step="princess", princess="tactician", at={"princess": "9c"}, damage={"princess": 4}, troops={"9ne": 9}
    )
    t.do("move:9ne")
    assert t.over == "lost-princess"
    result = t.game.result(t.s)
    assert result is not None
    assert (result.winners, result.rule) == ([], "UK-11.2")
    assert t.told("princess-wins") == []


@pytest.mark.rule("UK-11.2")
def test_whatever_else_is_going_on() -> None:
    """Hopelessness kills her first of all; nobody is asked any more, and no soldier falls."""
    t = table(HEROES, step="end", lasting="hopelessness", soldiers={"princess": 0, "zyne": 2}, damage={"princess": 5})
    assert t.over == "lost-princess"
    assert t.asked is None
    assert t.zyne.soldiers == 2


@pytest.mark.rule("UK-11.2", "UK-6.4")
def test_in_the_middle_of_a_players_turn() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c", "princess": "5c"},
        soldiers={"princess": 0},
        damage={"princess": 4},
        enemies={"exhar": "5e"},
    )
    t.brings(fate="diabolical_trap").do("move:9e")
    assert t.over == "lost-princess"


@pytest.mark.rule("UK-11.2", "UK-11.1")
def test_she_must_be_alive_on_the_throne() -> None:
    t = table(HEROES, step="princess", princess="tactician", at={"princess": "1e"}, enemies={"lionel": "1c 9"}).do(
        "move:1c"
    )
    assert t.over == "lost-princess"


# UK-11.3


@pytest.mark.rule("UK-11.3")
@pytest.mark.parametrize(("round", "over"), [(9, ""), (10, "lost-time")])
def test_the_tenth_round_is_the_last(round: int, over: str) -> None:
    t = table(HEROES, step="end", round=round)
    assert t.over == over


@pytest.mark.rule("UK-11.3")
def test_victory_in_the_tenth_round_is_in_time() -> None:
    t = table(HEROES, step="princess", round=10, at={"princess": "1c"})
    assert t.over == "won"
