"""Chapter 8 of the rulebook: battles of the princess."""

from __future__ import annotations

from typing import Any

import pytest

from tests.uk.position import Table, table


def fighting(enemy: str = "", troops: int = 0, princess: str = "social", more_troops: Any = None, **more: Any) -> Table:
    """In the last Enemy Step an enemy unit comes from 9ne to the princess on 9c; or she goes there (step=princess)."""
    words: dict[str, Any] = {"step": "enemies", "round": 10, "at": {"princess": "9c"}, "soldiers": {"princess": 6}}
    words["resources"] = {"princess": 1 if princess == "social" else 5}
    if enemy:
        name, _, rest = enemy.partition(" ")
        words["enemies"] = {name: f"9ne {rest}"}
        if name not in ("lionel", "black_knight", "abyss_king", "rozie"):
            words["fate"] = {name: "loyal_soldier princess"}
    words["troops"] = {"9ne": troops} if troops else more_troops
    return table("zyne donia gato", princess=princess, **{**words, **more})


def harm(t: Table) -> int:
    """The damage of the only princess battle."""
    (damage,) = t.told("princess-fights", "harm")
    return int(damage)


# UK-8.9


@pytest.mark.rule("UK-8.9")
@pytest.mark.parametrize("step", ["enemies", "princess"])
def test_she_fights_without_dice_and_walls_do_not_count(step: str) -> None:
    t = fighting(troops=3, step=step, terrain={"9c": "fort d2", "9ne": "fort d2", "9nw": "lake"},
                 resources={"princess": 6})  # fmt: skip
    assert t.told("rolls") == []
    assert harm(t) == 3


@pytest.mark.rule("UK-8.9")
@pytest.mark.parametrize(
    ("enemy", "dealt"), [("amina 2", 4), ("exhar 1", 6), ("lyla 2", 6), ("dorgas 1 2", 3), ("rozie 0", 4)]
)
def test_powers_of_commanders_do_not_count(enemy: str, dealt: int) -> None:
    t = fighting(enemy, step="princess", resources={"princess": 5})
    assert harm(t) == dealt
    t.do("take:0" if "take:0" in t.offers else t.offers[0])
    assert enemy.split()[0] in t.told("defeated", "enemy")


@pytest.mark.rule("UK-8.9", "UK-15.5")
def test_except_dahakas() -> None:
    assert harm(fighting("dahaka 1 2")) == 1 + 2 * 3
    assert harm(fighting("dahaka 1 2", options={"dahaka": "cp"})) == 1 + 2 * 5


# UK-8.10


@pytest.mark.rule("UK-8.10")
@pytest.mark.parametrize(("enemy", "dealt"), [("demian 0", 4), ("demian 2", 6), ("demian 2 3", 3), ("gregorio 0 1", 2)])
def test_a_commander_deals_what_is_left_of_its_life_and_one_for_each_soldier(enemy: str, dealt: int) -> None:
    assert harm(fighting(enemy)) == dealt


@pytest.mark.rule("UK-8.10")
def test_leaderless_soldiers_deal_one_each() -> None:
    assert harm(fighting(troops=5)) == 5


# UK-8.11


@pytest.mark.rule("UK-8.11", "UK-14.3")
def test_the_warrior_takes_two_less_in_each_battle() -> None:
    assert harm(fighting(troops=5, princess="warrior")) == 3
    t = table("zyne donia gato", step="princess", round=10, at={"princess": "9c"}, soldiers={"princess": 8},
              resources={"princess": 30}, troops={"9ne": 3, "8w": 4})  # fmt: skip
    t.do("take:0", "take:0")
    assert t.told("princess-fights", "harm") == [1, 2]


@pytest.mark.rule("UK-8.11", "UK-10.7")
def test_each_ally_of_hers_takes_one_off() -> None:
    assert harm(fighting(troops=5, allies={"princess": "amina kostov"})) == 3
    assert harm(fighting(troops=5, princess="warrior", allies={"princess": "amina kostov"})) == 1
    assert harm(fighting(troops=5, allies={"zyne": "amina kostov"})) == 5  # those of heroes do not


@pytest.mark.rule("UK-8.11")
def test_but_nothing_makes_it_less_than_none() -> None:
    t = fighting(troops=1, princess="warrior", allies={"princess": "amina kostov"})
    assert harm(t) == 0
    assert (t.princess.damage, t.princess.soldiers, t.troops("9c")) == (0, 6, 0)


# UK-8.12


@pytest.mark.rule("UK-8.12")
def test_the_starting_player_divides_the_damage() -> None:
    t = fighting(troops=3, starter=1)
    assert (t.asked, t.rule, t.offers) == (1, "UK-8.12", ["take:0", "take:1", "take:2", "take:3"])
    t.do("take:2")
    assert (t.princess.damage, t.princess.soldiers) == (2, 5)


@pytest.mark.rule("UK-8.12")
def test_she_may_not_die_while_she_has_a_soldier() -> None:
    t = fighting(troops=6)
    assert t.offers == ["take:0", "take:1", "take:2", "take:3", "take:4"]  # her life is 5
    t = fighting(troops=10)
    assert harm(t) == 10
    assert (t.princess.damage, t.princess.soldiers) == (4, 0)


@pytest.mark.rule("UK-8.12", "UK-11.2")
def test_and_dies_of_what_her_soldiers_and_her_life_cannot_bear() -> None:
    t = fighting(troops=11)
    assert t.over == "lost-princess"


# UK-8.13


@pytest.mark.rule("UK-8.13")
@pytest.mark.parametrize(("step", "where"), [("enemies", "9c"), ("princess", "9ne")])
def test_the_whole_enemy_unit_is_destroyed_whoever_attacked(step: str, where: str) -> None:
    t = fighting("demian 1", step=step, resources={"princess": 5}).do("take:0")
    assert t.demian.defeated
    assert (t.troops("9c"), t.troops("9ne")) == (0, 0)
    assert t.princess.at == where
    assert t.told("defeated", "enemy", "unit") == [("demian", "princess")]


@pytest.mark.rule("UK-8.13", "UK-17.2", "UK-17.3")
@pytest.mark.parametrize("fate", ["persuasion", "begrudging_respect"])
def test_its_commander_was_defeated_by_the_princess(fate: str) -> None:
    t = fighting("demian 1", fate={"demian": f"{fate} princess"}).do("take:0")
    assert t.princess.allies == ["demian"]


# UK-8.14


@pytest.mark.rule("UK-8.14", "UK-9.8")
def test_two_enemy_units_on_her_space_have_merged_before() -> None:
    t = fighting("demian 1", more_troops={"9w": 2})
    assert t.told("princess-fights", "enemy", "soldiers", "harm") == [("demian", 3, 7)]
