"""Chapter 7 of the rulebook: battles of heroes, from the first die to the last wound."""

from __future__ import annotations

from typing import Any

import pytest

from tests.uk.position import Table, table


def attacking(hero: str = "zyne", enemies: str = "", troops: int = 0, **more: Any) -> Table:
    """The hero has gone from 9c to 9ne, which has no defence, and found an enemy there."""
    words: dict[str, Any] = {"at": {hero: "9c"}, "terrain": {"9c": "plains", "9ne": "plains"}, "soldiers": {hero: 4}}
    if enemies:
        name, _, rest = enemies.partition(" ")
        words |= {"enemies": {name: f"9ne {rest}"}, "fate": {name: f"loyal_soldier {hero}"}}
        if name in ("lionel", "black_knight", "abyss_king", "rozie"):
            del words["fate"]
    if troops:
        words["troops"] = {"9ne": troops}
    for name, value in more.items():
        words[name] = {**words[name], **value} if isinstance(words.get(name), dict) else value
    others = " ".join([name for name in ("donia", "gato", "urgan") if name != hero][:2])
    return table(f"{hero} {others}", **{"resources": {hero: 20}, **words})


def attacked(hero: str = "zyne", enemies: str = "", troops: int = 0, **more: Any) -> Table:
    """An enemy has come from 9ne to the hero on 9c, who stays there; it is the last round, so that nothing follows."""
    words: dict[str, Any] = {"step": "enemies", "round": 10, "resources": {hero: 0}}
    return attacking(hero, enemies, troops, **{**words, **more})


def assignable(t: Table) -> set[str]:
    """The handfuls that can be assigned."""
    return set(t.ways)


# UK-7.1


@pytest.mark.rule("UK-7.1", "UK-7.5")
def test_the_side_that_moved_there_attacks() -> None:
    t = attacking(troops=2).dice("HHHH").do("move:9ne", "assign:2H")
    assert t.told("attacks", "unit", "enemy", "soldiers") == [("zyne", "soldiers", 2)]
    assert t.told("is-attacked") == []
    t = attacked(troops=2)
    assert t.told("is-attacked", "unit", "enemy", "soldiers") == [("zyne", "soldiers", 2)]
    assert t.told("attacks") == []


@pytest.mark.rule("UK-7.1")
def test_there_is_no_battle_on_a_space_of_ones_own() -> None:
    t = attacking(troops=2).do("move:9e")
    assert t.told("attacks") == []
    assert t.zyne.at == "9e"


# UK-7.2


@pytest.mark.rule("UK-7.2")
def test_the_starting_player_names_the_next_battle() -> None:
    t = table(
        "zyne donia gato",
        step="enemies",
        round=10,
        starter=2,
        at={"zyne": "9c", "donia": "13c"},
        soldiers={"zyne": 0, "donia": 0},
        resources={"zyne": 0, "donia": 0},
        terrain={"9c": "plains", "13c": "plains"},
        troops={"9ne": 1, "13e": 1},
    )
    assert (t.asked, t.rule, t.offers) == (2, "UK-7.2", ["space:9c", "space:13c"])
    t.do("space:13c")
    assert t.told("is-attacked", "unit") == ["donia", "zyne"]  # the last one needs no question


# UK-7.3


@pytest.mark.rule("UK-7.3")
@pytest.mark.parametrize(("soldiers", "defence", "dice"), [(4, 1, 3), (6, 2, 4), (3, 0, 3), (1, 2, 0)])
def test_an_attacker_rolls_soldiers_minus_defence(soldiers: int, defence: int, dice: int) -> None:
    t = attacking(troops=9, soldiers={"zyne": soldiers}, terrain={"9ne": f"city d{defence}"}).do("move:9ne")
    assert t.told("attacks", "dice") == [dice]


@pytest.mark.rule("UK-7.3")
@pytest.mark.parametrize(("soldiers", "defence", "dice"), [(4, 1, 5), (0, 2, 2), (3, 0, 3)])
def test_a_defender_rolls_soldiers_plus_defence(soldiers: int, defence: int, dice: int) -> None:
    t = attacked(troops=9, soldiers={"zyne": soldiers}, terrain={"9c": f"city d{defence}"})
    assert t.told("is-attacked", "dice") == [dice]


@pytest.mark.rule("UK-7.3")
def test_only_the_sum_counts() -> None:
    words: dict[str, Any] = {"soldiers": {"zyne": 1}, "terrain": {"9ne": "fort d2"}}
    t = attacking(enemies="exhar 1", hands={"zyne": "ambush ambush"}, **words)
    t.do("move:9ne", "card:ambush", "card:ambush")
    assert t.told("attacks", "dice") == [1 - 2 - 2 + 6]
    t = attacking(enemies="exhar 1", hands={"zyne": "ambush"}, **words).do("move:9ne", "card:ambush")
    assert t.told("attacks", "dice") == [0]  # 1 − 2 − 2 + 3


@pytest.mark.rule("UK-7.3", "UK-1.6")
def test_there_is_no_upper_limit_to_the_dice() -> None:
    t = attacking(
        "havok",
        troops=40,
        at={"princess": "9w"},
        soldiers={"havok": 11},
        banners={"havok": "banner"},
        allies={"havok": "exhar black_knight dorgas marianne dahaka"},
        damage={"havok": 3},
        hands={"havok": "ambush ambush ambush ambush ambush"},
    )
    t.dice("H" * 37).do("move:9ne", *["card:ambush"] * 5, "ally:dahaka")
    assert t.told("attacks", "dice") == [11 + 2 + 2 + 3 + 2 + 15 + 2]
    t.do("assign:37H")
    assert t.told("clash", "removed", "harm") == [(37, 3)]


# UK-7.4


@pytest.mark.rule("UK-7.4", "UK-16.4")
def test_dice_are_added_before_the_roll_and_not_after() -> None:
    t = attacking(troops=3, hands={"zyne": "ambush ambush ambush"}).do("move:9ne")
    assert (t.asked, t.rule, t.offers) == (0, "UK-7.4", ["roll", "card:ambush"])
    t.dice("MMMMMMMMMM").do("card:ambush", "card:ambush", "roll")
    assert t.told("attacks", "dice") == [10]
    assert "card:ambush" not in t.offers
    assert t.zyne.hand == ["ambush"]


@pytest.mark.rule("UK-7.4", "UK-1.4")
def test_whoever_holds_cards_is_asked_whatever_they_are() -> None:
    t = attacking(troops=3, hands={"zyne": "war_council"}).do("move:9ne")
    assert t.offers == ["roll"]
    t = attacking(troops=3).do("move:9ne")
    assert "roll" not in t.offers


# UK-7.5


@pytest.mark.rule("UK-7.5", "UK-13.1")
@pytest.mark.parametrize(
    ("hero", "attack", "defence"),
    [
        ("annelie", "LMMHHH", "MMMHHH"),
        ("donia", "LLMMHH", "LMMMHH"),
        ("gato", "LMMHHH", "LMMHHH"),
        ("godfried", "MMMMHH", "MMMHHH"),  # his losses are misses
        ("josephine", "LLMMHH", "LMMMHH"),
        ("magnus", "LLMMHH", "LMMMHH"),
        ("havok", "LMMMHH", "LMMHHH"),
        ("ilsahti", "LMMHHH", "LMMMHH"),
        ("mirza", "LMMHHH", "MMHHHH"),
        ("cat_band", "LLMHHH", "LMMMHH"),
        ("urgan", "LMMMHH", "MMMHHH"),
        ("zyne", "LMMHHH", "LMMMHH"),
    ],
)
def test_each_hero_reads_the_dice_on_two_tables(hero: str, attack: str, defence: str) -> None:
    dice = 4 if hero == "gato" else 1
    for face in range(6):
        for table_read in (attack, defence):
            going = table_read is attack
            t = (attacking if going else attacked)(hero, troops=1, soldiers={hero: 0 if hero == "gato" else 1})
            if going:
                t.game.apply(t.s, t.game.parse(t.s, "move:9ne"))
            for _ in range(dice):
                assert t.s.kind == "die"
                t.game.resolve(t.s, face)
            results = t.told("rolls", "hits", "misses", "losses")
            assert results == [tuple(dice * (table_read[face] == letter) for letter in "HML")]
            if going and attack == defence:
                break


# UK-7.6


@pytest.mark.rule("UK-7.6", "UK-15.13", "UK-18.13")
@pytest.mark.parametrize("how", ["lyla", "desperate_counterattack", "both"])
def test_misses_are_worsened_to_losses(how: str) -> None:
    event = "" if how == "lyla" else "desperate_counterattack"
    if how == "desperate_counterattack":
        t = attacking(troops=3, event=event)
    else:
        t = attacking(enemies="lyla 3", event=event)
    t.dice("HMML").do("move:9ne")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 0, 3)]
    assert "3L" in assignable(t)
    assert "1M" not in assignable(t)


@pytest.mark.rule("UK-7.6", "UK-13.5")
def test_godfrieds_armour_has_the_last_word() -> None:
    t = attacking("godfried", enemies="lyla 3", event="desperate_counterattack").dice("HMML").do("move:9ne")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 3, 0)]


@pytest.mark.rule("UK-7.6", "UK-15.13")
def test_lyla_as_an_ally_undoes_what_lyla_as_an_enemy_could_not() -> None:
    t = attacking(troops=3, event="desperate_counterattack", allies={"zyne": "lyla"}).dice("HMLL")
    t.do("move:9ne", "ally:lyla")
    assert assignable(t) >= {"2H", "2L"}
    assert "3L" not in assignable(t)
    assert "ally:lyla" not in t.offers  # once a battle


@pytest.mark.rule("UK-7.6", "UK-15.16")
def test_rozie_makes_hits_of_losses_that_were_misses() -> None:
    t = attacking(enemies="lyla 3", allies={"zyne": "rozie"}).dice("MMLL").do("move:9ne", "ally:rozie")
    assert assignable(t) == {"none", "1H", "2H", "3H"}
    assert t.rozie.defeated


# UK-7.7


@pytest.mark.rule("UK-7.7", "UK-16.11", "UK-13.2")
def test_after_the_roll_come_rerolls_and_shield_wall_in_any_order() -> None:
    hand = {"annelie": "second_wind shield_wall"}
    t = attacking("annelie", troops=3, hands=hand).dice("LLMM").do("move:9ne", "roll")
    helps = ["power", "card:shield_wall", "card:second_wind"]
    assert t.offers == [*helps, "misses:0", "misses:1", "misses:2"]
    t.dice("HH").do("card:second_wind", "reroll:2L")
    assert t.told("rolls", "hits", "misses", "losses") == [(0, 2, 2), (2, 2, 0)]
    t.do("card:shield_wall").dice("HM").do("power", "reroll:2M")
    assert t.told("rolls", "hits", "misses", "losses")[2] == (3, 1, 0)
    assert t.offers == ["hits:0", "hits:1", "hits:2", "hits:3"]


@pytest.mark.rule("UK-7.7")
def test_a_reroll_takes_as_many_dice_as_you_like_but_one_at_least() -> None:
    t = attacking(troops=3, hands={"zyne": "second_wind"}).dice("HHML").do("move:9ne", "roll", "card:second_wind")
    assert t.rule == "UK-7.7"
    assert len(t.ways) == 3 * 2 * 2 - 1
    assert {"1H", "1L", "2H1M1L"} <= set(t.ways)
    t.do("hits:0").dice("H")
    assert t.offers == ["misses:0", "misses:1"]
    t.do("misses:0")  # so the loss it is
    assert t.told("rolls", "hits", "misses", "losses")[-1] == (3, 1, 0)


@pytest.mark.rule("UK-7.7")
def test_a_change_made_to_a_rerolled_die_is_gone() -> None:
    t = attacking(troops=4, hands={"zyne": "second_wind"}, allies={"zyne": "lyla"}).dice("HHML")
    t.do("move:9ne", "roll", "ally:lyla")
    assert "3H1L" in assignable(t)
    t.dice("M").do("card:second_wind", "reroll:1M")
    assert t.told("rolls", "hits", "misses", "losses")[-1] == (2, 1, 1)


@pytest.mark.rule("UK-7.7")
def test_dice_that_stay_keep_the_change_that_was_made_to_them() -> None:
    t = attacking(troops=4, hands={"zyne": "second_wind"}, allies={"zyne": "rozie"}).dice("MMLL")
    t.do("move:9ne", "roll", "ally:rozie").dice("L").do("card:second_wind", "reroll:1H")
    assert t.told("rolls", "hits", "misses", "losses")[-1] == (3, 0, 1)


@pytest.mark.rule("UK-7.7", "UK-5.12")
def test_what_changes_dice_needs_a_die_to_change() -> None:
    t = attacking(troops=3, soldiers={"zyne": 0}, hands={"zyne": "second_wind"}, allies={"zyne": "rozie lyla"})
    t.do("move:9ne", "roll")
    assert t.offers == ["hits:0"]
    t = attacking(troops=3, allies={"zyne": "rozie lyla"}).dice("HHHH").do("move:9ne")
    assert "ally:rozie" not in t.offers
    assert "ally:lyla" not in t.offers
    t = attacking(troops=3, allies={"zyne": "rozie lyla"}).dice("HHHM").do("move:9ne", "ally:lyla")
    assert "ally:rozie" not in t.offers  # all are hits already


@pytest.mark.rule("UK-7.7", "UK-16.7")
def test_shield_walls_add_up_and_keep_off_losses_too() -> None:
    t = attacking(troops=9, hands={"zyne": "shield_wall shield_wall"}).dice("MMLL")
    t.do("move:9ne", "roll", "card:shield_wall", "card:shield_wall", "assign:2M2L")
    assert t.told("clash", "harm") == [9 - 4 + 2 - 6]


@pytest.mark.rule("UK-7.7")
def test_once_dice_are_assigned_nothing_changes_them() -> None:
    t = attacking(enemies="dorgas 2", hands={"zyne": "second_wind shield_wall"}).dice("HHMM")
    t.do("move:9ne", "roll", "assign:2M")
    assert t.offers == ["hits:0", "hits:1", "hits:2"]


# UK-7.8


@pytest.mark.rule("UK-7.8")
def test_one_die_for_each_soldier_and_none_is_obligatory() -> None:
    t = attacking(troops=2).dice("HHML").do("move:9ne")
    assert assignable(t) == {"none", "1H", "1M", "1L", "2H", "1H1M", "1H1L", "1M1L"}


@pytest.mark.rule("UK-7.8")
def test_against_leaderless_soldiers_spare_dice_stay_unassigned() -> None:
    t = attacking(troops=2).dice("HHHH").do("move:9ne", "assign:2H")
    assert t.doing == "turn"
    assert t.troops("9ne") == 0


@pytest.mark.rule("UK-7.8")
def test_only_when_each_soldier_has_a_die_the_commander_gets_the_others() -> None:
    t = attacking(enemies="dorgas 2").dice("HHMM").do("move:9ne", "assign:1M")
    assert t.dorgas.damage == 0
    assert t.told("clash", "harm") == [1 + 4]
    t = attacking(enemies="dorgas 2").dice("HHMM").do("move:9ne", "assign:2M")
    assert assignable(t) == {"none", "1H", "2H"}
    t.do("assign:2H")
    assert t.dorgas.damage == 2


@pytest.mark.rule("UK-7.8")
def test_a_commander_alone_takes_any_number_at_once() -> None:
    t = attacking(enemies="dorgas 0", hands={"zyne": "second_wind"}).dice("HHHM").do("move:9ne", "roll")
    assert "card:second_wind" in t.offers
    assert assignable(t) >= {"none", "1H", "3H1M"}
    t.do("assign:3H")
    assert t.dorgas.damage == 3


@pytest.mark.rule("UK-7.8", "UK-1.4")
def test_without_dice_there_is_nothing_to_assign() -> None:
    t = attacking(troops=3, soldiers={"zyne": 0}).do("move:9ne")
    assert t.told("clash", "harm") == [3]


# UK-7.9


@pytest.mark.rule("UK-7.9")
@pytest.mark.parametrize(("dice", "harm"), [("none", 5), ("1M", 4), ("1H", 4), ("1H1M", 3), ("2H2M", 1)])
def test_each_assigned_die_takes_one_from_the_enemys_power(dice: str, harm: int) -> None:
    t = attacking(troops=5).dice("HHMM").do("move:9ne", f"assign:{dice}")
    assert t.told("clash", "harm") == [harm]


@pytest.mark.rule("UK-7.9")
def test_soldiers_and_combat_power_are_added_up() -> None:
    t = attacking(enemies="demian 2").dice("HMMM").do("move:9ne", "assign:2M", "assign:1M")
    assert t.told("attacks", "power") == [2 + 4]
    assert t.told("clash", "harm") == [2 + 4 - 3]


@pytest.mark.rule("UK-7.9")
def test_more_dice_than_power_do_no_good() -> None:
    t = attacking(enemies="amina 0", soldiers={"zyne": 4}).dice("MMML").do("move:9ne", "assign:3M1L")
    assert t.told("clash", "harm") == [1]  # the loss; 1 − 4 is 0


@pytest.mark.rule("UK-7.9", "UK-7.12", "UK-15.7")
def test_damage_dealt_in_this_battle_does_not_change_the_power_in_it() -> None:
    t = attacking(enemies="dorgas 0 1").dice("HHMM").do("move:9ne", "assign:2H")
    assert t.told("clash", "harm") == [5 - 2]


# UK-7.10


@pytest.mark.rule("UK-7.10")
@pytest.mark.parametrize(("dice", "harm"), [("none", 4), ("1L", 4), ("2L", 4), ("1M1L", 3), ("1M", 3)])
def test_losses_hurt_only_if_assigned(dice: str, harm: int) -> None:
    t = attacking(troops=4).dice("MMLL").do("move:9ne", f"assign:{dice}")
    assert t.told("clash", "harm") == [harm]


# UK-7.11


@pytest.mark.rule("UK-7.11")
def test_hits_remove_soldiers_and_wound_commanders_and_nothing_else_does() -> None:
    t = attacking(enemies="demian 3", soldiers={"zyne": 6}).dice("HHMMLL")
    t.do("move:9ne", "assign:1H1M1L", "assign:1H1M1L", "take:0")
    assert t.demian.at == "9ne"
    assert t.demian.soldiers == 2
    assert t.told("enemy-wounded", "enemy", "damage") == [("demian", 1)]


# UK-7.12


def suffering(harm: int, soldiers: int, damage: int = 0) -> Table:
    """Zyne, of life 5, rolls misses and does not assign them: that much damage is to be divided."""
    t = attacking(troops=harm, soldiers={"zyne": soldiers}, damage={"zyne": damage})
    return t.dice("M" * soldiers).do("move:9ne", "assign:none")


@pytest.mark.rule("UK-7.12")
def test_damage_is_divided_as_you_like() -> None:
    t = suffering(3, 4)
    assert (t.asked, t.rule, t.offers) == (0, "UK-7.12", ["take:0", "take:1", "take:2", "take:3"])
    t.do("take:2")
    assert (t.zyne.soldiers, t.zyne.damage) == (3, 2)


@pytest.mark.rule("UK-7.12")
def test_a_hero_may_not_die_while_a_soldier_is_left() -> None:
    assert suffering(5, 4).offers == ["take:1", "take:2", "take:3", "take:4"]
    assert suffering(2, 4, damage=4).told("soldiers-lost", "soldiers") == [2]  # one more would kill: nothing to choose


@pytest.mark.rule("UK-7.12")
def test_the_hero_bears_what_the_soldiers_cannot() -> None:
    t = suffering(7, 4)
    assert t.offers == ["take:3", "take:4"]
    t.do("take:3")
    assert (t.zyne.soldiers, t.zyne.damage) == (0, 3)


@pytest.mark.rule("UK-7.12", "UK-10.1")
@pytest.mark.parametrize("harm", [9, 10, 30])
def test_damage_beyond_soldiers_and_life_is_lost(harm: int) -> None:
    t = suffering(harm, 4)
    assert t.told("dies", "unit") == ["zyne"]
    assert t.troops("9ne") == harm  # and no soldier of his went over
    assert t.unit(1).at == ""


@pytest.mark.rule("UK-7.12", "UK-7.14")
def test_both_sides_take_damage_at_the_same_time() -> None:
    t = attacking(troops=4, soldiers={"zyne": 4}, damage={"zyne": 4}, event="desperate_counterattack")
    t.dice("HHHL").do("move:9ne", "assign:3H1L")
    assert (t.troops("9ne"), t.zyne.soldiers) == (1, 3)
    t = attacking(enemies="ravinith 0", soldiers={"zyne": 2}, damage={"zyne": 4}).dice("HH").do("move:9ne", "assign:2H")
    assert t.ravinith.defeated
    assert (t.zyne.soldiers, t.zyne.at) == (1, "9ne")


# UK-7.13


@pytest.mark.rule("UK-7.13", "UK-10.3")
def test_outside_battle_a_leader_may_die_and_leave_soldiers_behind() -> None:
    t = table("zyne donia gato", step="end", round=9, lasting="hopelessness", damage={"zyne": 4}, soldiers={"zyne": 3})
    t.do("take:0")  # the princess
    assert (t.asked, t.rule, t.offers) == (0, "UK-7.13", ["take:0", "take:1"])
    t.do("take:1")
    assert t.unit(1).at == ""
    assert t.troops("13c") == 2


@pytest.mark.rule("UK-7.13", "UK-1.3")
def test_outside_battle_the_starting_player_divides_the_princesss_damage() -> None:
    words: dict[str, Any] = {"step": "end", "round": 9, "lasting": "hopelessness", "starter": 1}
    t = table("zyne donia gato", soldiers={"princess": 3}, damage={"princess": 5}, **words)
    assert (t.asked, t.offers) == (1, ["take:0", "take:1"])
    t.do("take:1")
    assert t.over == "lost-princess"


@pytest.mark.rule("UK-7.13")
def test_damage_to_the_character_cannot_be_taken_by_soldiers() -> None:
    t = table("zyne donia gato", soldiers={"zyne": 6}, allies={"zyne": "gregorio"}).do("ally:gregorio")
    assert (t.zyne.damage, t.zyne.soldiers) == (1, 6)


# UK-7.17


@pytest.mark.rule("UK-7.17")
def test_a_hero_alone_rolls_what_the_walls_give() -> None:
    t = attacked(troops=3, soldiers={"zyne": 0}, terrain={"9c": "fort d2"}).dice("HH")
    t.roll_on()
    assert t.told("is-attacked", "dice") == [2]
    t.do("assign:2H")
    assert t.told("clash", "harm") == [1]


@pytest.mark.rule("UK-7.17")
def test_with_no_dice_you_take_all_of_the_enemys_power() -> None:
    t = attacked(enemies="marianne 1", soldiers={"zyne": 0})
    assert t.told("is-attacked", "dice") == [0]
    assert t.told("clash", "harm") == [4]
    assert t.zyne.damage == 4
