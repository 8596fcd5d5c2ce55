"""Chapter 15 of the rulebook: what each commander does for the hero whose ally it has become."""

from __future__ import annotations

from typing import Any

import pytest

from tests.uk.position import Table, table

PLAIN = {f"9{petal}": "plains" for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}


def turn(ally: str, heroes: str = "zyne donia gato", **more: Any) -> Table:
    """The turn of the first hero, who stands on 9c with this ally."""
    hero = heroes.split()[0]
    position: dict[str, Any] = {"at": {hero: "9c"}, "terrain": PLAIN, "allies": {hero: ally}}
    return table(heroes, **position | more)


def attacks(ally: str, dice: str = "", **more: Any) -> Table:
    """Zyne with three soldiers and this ally attacks two leaderless soldiers."""
    position: dict[str, Any] = {"soldiers": {"zyne": 3}, "resources": {"zyne": 20}, "troops": {"9ne": 2}}
    return turn(ally, **position | more).dice(dice).do("move:9ne")


def is_attacked(ally: str, dice: str = "", **more: Any) -> Table:
    """Two leaderless soldiers attack Zyne with three soldiers and this ally."""
    position: dict[str, Any] = {
        "step": "enemies",
        "soldiers": {"zyne": 3},
        "resources": {"zyne": 0},
        "troops": {"9ne": 2},
    }
    t = turn(ally, **position | more).dice(dice)
    t.roll_on()
    return t


# UK-15.1


@pytest.mark.rule("UK-15.1")
def test_an_enemys_power_is_gone_when_it_is_an_ally() -> None:
    t = attacks("lyla", "HMM")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 2, 0)]
    t = table(step="start", allies={"donia": "kostov"})
    assert sum(t.s.troops) == 0


@pytest.mark.rule("UK-15.1")
def test_once_a_turn_is_once_in_each_turn_of_the_owner() -> None:
    t = turn("gregorio").brings(support="ambush ambush").do("ally:gregorio")
    assert "ally:gregorio" not in t.offers
    t = table(seats=2, heroes="zyne donia gato urgan", at={"zyne": "9c", "gato": "9e"}, terrain=PLAIN,
              allies={"zyne": "gregorio", "gato": "demian"}, troops={"9ne": 3})  # fmt: skip
    t.do("unit:zyne").brings(support="ambush ambush").do("ally:gregorio", "end", "unit:gato")
    assert "ally:demian" in t.offers


@pytest.mark.rule("UK-15.1", "UK-10.7")
def test_the_princess_gets_no_ally_power() -> None:
    t = table(
        at={"zyne": "9c", "princess": "9e"}, terrain=PLAIN, soldiers={"zyne": 4, "princess": 8},
        resources={"princess": 0}, allies={"princess": "exhar kostov"},
    )  # fmt: skip
    t.do("send", "n:4", "n:0")
    assert t.princess.soldiers == 8
    assert t.princess.resources == 0


# UK-15.2 and UK-15.8


@pytest.mark.rule("UK-15.2", "UK-15.8")
@pytest.mark.parametrize("ally", ["lionel", "exhar"])
def test_command_is_three_higher(ally: str) -> None:
    t = turn(ally, soldiers={"zyne": 5}, hands={"zyne": "help_from_the_people help_from_the_people"})
    t.do("card:help_from_the_people")
    assert t.zyne.soldiers == 8
    t.do("card:help_from_the_people")
    assert t.zyne.soldiers == 9


@pytest.mark.rule("UK-15.8", "UK-13.4")
def test_gato_can_lead_soldiers_then_and_still_moves_for_nothing() -> None:
    t = turn("exhar", "gato donia zyne", hands={"gato": "help_from_the_people"}, resources={"gato": 0})
    t.do("card:help_from_the_people", "move:9ne")
    assert (t.gato.soldiers, t.gato.at) == (3, "9ne")


# UK-15.3


@pytest.mark.rule("UK-15.3")
def test_amina_heals_her_hero_at_the_start_of_the_turn() -> None:
    assert turn("amina", damage={"zyne": 2}).zyne.damage == 1


@pytest.mark.rule("UK-15.3")
def test_or_the_princess_if_she_is_near() -> None:
    t = turn("amina", at={"zyne": "9c", "princess": "12c"}, damage={"zyne": 2, "princess": 2})
    assert (t.asked, t.offers, t.rule) == (0, ["unit:princess", "unit:zyne"], "UK-15.3")
    t.do("unit:princess")
    assert (t.zyne.damage, t.princess.damage) == (2, 1)


@pytest.mark.rule("UK-15.3", "UK-1.4")
def test_nobody_is_asked_when_only_one_can_be_healed() -> None:
    t = turn("amina", at={"zyne": "9c", "princess": "12c"}, damage={"princess": 2})
    assert (t.doing, t.princess.damage) == ("turn", 1)
    t = turn("amina", at={"zyne": "9c", "princess": "19c"}, damage={"zyne": 1, "princess": 2})  # too far
    assert (t.zyne.damage, t.princess.damage) == (0, 2)
    assert turn("amina").told("uses-ally") == []


@pytest.mark.rule("UK-15.3")
def test_in_the_owners_turn_alone() -> None:
    t = turn("amina", starter=1, damage={"zyne": 2})
    assert t.zyne.damage == 2
    t.do("end", "end")
    assert t.zyne.damage == 1


# UK-15.4


@pytest.mark.rule("UK-15.4")
def test_the_black_knight_adds_two_dice_to_each_battle() -> None:
    assert attacks("black_knight").told("attacks", "dice") == [5]
    assert is_attacked("black_knight").told("is-attacked", "dice") == [5]


# UK-15.5


@pytest.mark.rule("UK-15.5")
def test_dahaka_adds_two_dice_to_an_attack_for_three_resources_once() -> None:
    t = attacks("dahaka", resources={"zyne": 13})
    assert t.offers == ["roll", "ally:dahaka"]
    t.do("ally:dahaka")
    assert t.told("attacks", "dice") == [5]
    assert t.zyne.resources == 13 - 3 - 3  # the move, and the flame
    assert t.told("uses-ally", "ally") == ["dahaka"]


@pytest.mark.rule("UK-15.5")
def test_he_need_not_be_asked_for_it_and_must_be_paid_in_full() -> None:
    assert attacks("dahaka").do("roll").told("attacks", "dice") == [3]
    assert attacks("dahaka", resources={"zyne": 5}).told("attacks", "dice") == [3]


@pytest.mark.rule("UK-15.5")
def test_again_in_the_next_battle() -> None:
    t = attacks("dahaka", "HHHHH", troops={"9ne": 2, "8sw": 1}).do("ally:dahaka", "assign:2H")
    t.do("move:8sw")
    assert "ally:dahaka" in t.offers


@pytest.mark.rule("UK-15.5")
def test_not_when_you_are_attacked() -> None:
    t = is_attacked("dahaka", resources={"zyne": 3})
    assert t.told("is-attacked", "dice") == [3]


# UK-15.6


@pytest.mark.rule("UK-15.6")
def test_demian_takes_a_soldier_from_an_enemy_unit_beside_you() -> None:
    t = turn("demian", soldiers={"zyne": 2}, resources={"zyne": 5}, troops={"9ne": 3, "9e": 1})
    t.do("ally:demian")
    assert t.offers == ["space:9ne", "space:9e"]
    t.do("space:9ne")
    assert (t.troops("9ne"), t.troops("9e")) == (2, 1)
    assert (t.zyne.soldiers, t.zyne.resources) == (3, 3)
    assert "ally:demian" not in t.offers


@pytest.mark.rule("UK-15.6")
def test_also_from_a_commander_and_the_last_one_too() -> None:
    t = turn("demian", enemies={"lyla": "9ne 1"}, fate={"lyla": "loyal_soldier zyne"}).do("ally:demian")
    assert (t.troops("9ne"), t.lyla.at) == (0, "9ne")
    assert "move:9ne" in t.offers


@pytest.mark.rule("UK-15.6", "UK-1.6")
def test_above_command_it_is_lost() -> None:
    t = turn("demian", soldiers={"zyne": 6}, troops={"9ne": 2}).do("ally:demian")
    assert (t.troops("9ne"), t.zyne.soldiers) == (1, 6)


@pytest.mark.rule("UK-15.6", "UK-5.12")
def test_it_takes_two_resources_and_somebody_beside_you() -> None:
    assert "ally:demian" not in turn("demian", resources={"zyne": 1}, troops={"9ne": 2}).offers
    assert "ally:demian" not in turn("demian", troops={"8c": 2}).offers
    alone = turn("demian", enemies={"lyla": "9ne"}, fate={"lyla": "loyal_soldier zyne"})
    assert "ally:demian" not in alone.offers


# UK-15.7


@pytest.mark.rule("UK-15.7")
@pytest.mark.parametrize(("damage", "dice"), [(0, 3), (1, 4), (3, 6), (4, 6)])
def test_dorgas_adds_a_die_for_each_wound_when_you_attack(damage: int, dice: int) -> None:
    assert attacks("dorgas", damage={"zyne": damage}).told("attacks", "dice") == [dice]
    assert is_attacked("dorgas", damage={"zyne": damage}).told("is-attacked", "dice") == [3]


# UK-15.9


@pytest.mark.rule("UK-15.9")
def test_gregorio_brings_two_cards_for_a_wound() -> None:
    t = turn("gregorio").brings(support="ambush mock").do("ally:gregorio")
    assert (t.zyne.damage, t.zyne.hand) == (1, ["ambush", "mock"])
    assert "destiny" in t.offers


@pytest.mark.rule("UK-15.9", "UK-5.12")
def test_but_not_for_the_last_life() -> None:
    assert "ally:gregorio" in turn("gregorio", damage={"zyne": 3}).offers
    assert "ally:gregorio" not in turn("gregorio", damage={"zyne": 4}).offers


# UK-15.10 and UK-15.11


@pytest.mark.rule("UK-15.10")
def test_irvin_adds_two_dice_when_you_are_attacked() -> None:
    assert is_attacked("irvin").told("is-attacked", "dice") == [5]
    assert attacks("irvin").told("attacks", "dice") == [3]


@pytest.mark.rule("UK-15.11")
def test_marianne_adds_two_dice_when_you_attack() -> None:
    assert attacks("marianne").told("attacks", "dice") == [5]
    assert is_attacked("marianne").told("is-attacked", "dice") == [3]


# UK-15.12 and UK-15.14


@pytest.mark.rule("UK-15.12")
def test_kostov_brings_four_resources_at_the_start_of_the_turn() -> None:
    assert turn("kostov", resources={"zyne": 1}).zyne.resources == 5


@pytest.mark.rule("UK-15.14")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (6, 6)])
def test_the_king_of_the_abyss_brings_a_soldier(before: int, after: int) -> None:
    assert turn("abyss_king", soldiers={"zyne": before}).zyne.soldiers == after


# UK-15.13


@pytest.mark.rule("UK-15.13")
def test_lyla_makes_a_hit_of_a_miss_once_a_battle() -> None:
    t = attacks("lyla", "MML")
    assert "1H" not in t.ways
    t.do("ally:lyla")
    assert "1H1M" in t.ways
    assert "2H" not in t.ways
    assert "ally:lyla" not in t.offers
    t.do("assign:1H1M")
    assert t.troops("9ne") == 1


@pytest.mark.rule("UK-15.13")
def test_there_must_be_a_miss_on_the_table() -> None:
    assert "ally:lyla" not in attacks("lyla", "HHL").offers
    godfried = turn(
        "lyla", "godfried donia gato", soldiers={"godfried": 2}, troops={"9ne": 2}, resources={"godfried": 9}
    )
    godfried.dice("LL").do("move:9ne")
    assert "ally:lyla" not in godfried.offers  # his losses count as misses, but his table reads losses


@pytest.mark.rule("UK-15.13", "UK-7.6", "UK-18.13")
def test_whatever_that_miss_has_become() -> None:
    t = attacks("lyla", "HML", event="desperate_counterattack")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 0, 2)]
    t.do("ally:lyla", "assign:2H")
    assert t.troops("9ne") == 0


@pytest.mark.rule("UK-15.13", "UK-7.7")
def test_if_that_die_is_rolled_again_the_change_is_gone() -> None:
    t = attacks("lyla", "MHH", hands={"zyne": "second_wind"})
    t.do("roll", "ally:lyla").dice("L").do("card:second_wind", "reroll:1M")
    assert "2H" in t.ways
    assert "1H1L" in t.ways
    assert "ally:lyla" not in t.offers


# UK-15.15


@pytest.mark.rule("UK-15.15", "UK-10.8")
def test_ravinith_is_discarded_for_five_soldiers() -> None:
    t = turn("ravinith", soldiers={"zyne": 1}).do("ally:ravinith")
    assert (t.zyne.soldiers, t.zyne.allies) == (6, [])
    assert t.ravinith.defeated


@pytest.mark.rule("UK-15.15", "UK-1.6", "UK-5.12")
def test_within_the_command() -> None:
    assert turn("ravinith", soldiers={"zyne": 4}).do("ally:ravinith").zyne.soldiers == 6
    assert "ally:ravinith" not in turn("ravinith", soldiers={"zyne": 6}).offers


@pytest.mark.rule("UK-15.15", "UK-19.1")
def test_or_five_resources() -> None:
    t = turn("ravinith", soldiers={"zyne": 6}, resources={"zyne": 0}, options={"people": "resources"})
    t.do("ally:ravinith")
    assert (t.zyne.soldiers, t.zyne.resources) == (6, 5)


@pytest.mark.rule("UK-15.15", "UK-10.8", "UK-18.10")
def test_that_counts_as_a_defeat_of_this_round() -> None:
    for used in (False, True):
        t = turn("ravinith", event="hopelessness", soldiers={"zyne": 1}, princess="tactician")
        if used:
            t.do("ally:ravinith")
        t.end_turns()
        while t.doing == "princess-step":
            t.do("collect")
        assert bool(t.told("despair")) != used


# UK-15.16


@pytest.mark.rule("UK-15.16", "UK-10.8")
def test_rozie_is_discarded_and_all_dice_are_hits() -> None:
    t = attacks("rozie", "LML").do("ally:rozie")
    assert t.ways == ["none", "1H", "2H"]
    t.do("assign:2H")
    assert t.troops("9ne") == 0
    assert t.zyne.allies == []
    assert t.rozie.defeated


@pytest.mark.rule("UK-15.16", "UK-7.6")
def test_even_against_lyla() -> None:
    t = attacks("rozie", "LMM", troops={}, enemies={"lyla": "9ne"}, fate={"lyla": "loyal_soldier zyne"})
    t.do("ally:rozie", "assign:3H")
    assert t.lyla.damage == 3


@pytest.mark.rule("UK-15.16")
def test_in_defence_too_but_not_for_hits_alone() -> None:
    t = is_attacked("rozie", "LLL").do("ally:rozie", "assign:2H")
    assert t.troops("9ne") + t.troops("9c") == 0
    assert "ally:rozie" not in attacks("rozie", "HHH").offers


@pytest.mark.rule("UK-15.16", "UK-7.7")
def test_a_die_that_is_rolled_after_that_is_read_anew_and_no_other() -> None:
    t = attacks("rozie", "LLL", hands={"zyne": "second_wind"}).do("roll", "ally:rozie").dice("M")
    t.do("card:second_wind", "reroll:1H")
    assert "2H" in t.ways
    assert "1H1M" in t.ways
