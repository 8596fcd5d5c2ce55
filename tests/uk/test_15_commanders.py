"""Chapter 15 of the rulebook: what each commander is worth, and what its power does for the enemy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.uk.position import Table, table

FATELESS = ("lionel", "black_knight", "abyss_king", "rozie")
PLAIN = {f"9{petal}": "plains" for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}

PRINTED = [
    ("lionel", 1, 6, "defensive"),  # nobody else is on the map
    ("amina", 1, 2, "defensive"),
    ("black_knight", 6, 5, "defensive"),
    ("dahaka", 5, 5, "normal"),
    ("demian", 4, 4, "normal"),
    ("dorgas", 4, 4, "aggressive"),
    ("exhar", 4, 5, "defensive"),
    ("gregorio", 2, 3, "normal"),
    ("irvin", 3, 3, "defensive"),
    ("marianne", 3, 3, "aggressive"),
    ("kostov", 1, 3, "defensive"),
    ("lyla", 3, 4, "aggressive"),
    ("abyss_king", 5, 6, "aggressive"),
    ("ravinith", 3, 2, "normal"),
    ("rozie", 5, 4, "normal"),
]


def loyal(*enemies: str) -> dict[str, str]:
    """Bound to Zyne by a card that does nothing, so that no fate is drawn."""
    return {enemy: "loyal_soldier zyne" for enemy in enemies if enemy not in FATELESS}


def attacks(enemy: str, words: str = "", dice: str = "", **more: Any) -> Table:
    """Zyne with six soldiers goes from 9c to 9ne, where the commander is with so many soldiers and damage."""
    position: dict[str, Any] = {
        "at": {"zyne": "9c"},
        "terrain": PLAIN,
        "soldiers": {"zyne": 6},
        "resources": {"zyne": 20},
        "enemies": {enemy: f"9ne {words}"},
        "fate": loyal(enemy),
    }
    return table(**position | more).dice(dice).do("move:9ne")


def is_attacked(enemy: str, words: str = "", dice: str = "", **more: Any) -> Table:
    """In the Enemy Step the commander comes from 9ne to 9c, where Zyne is with two soldiers and no resources."""
    position: dict[str, Any] = {
        "step": "enemies",
        "at": {"zyne": "9c"},
        "terrain": PLAIN,
        "soldiers": {"zyne": 2},
        "resources": {"zyne": 0},
        "enemies": {enemy: f"9ne {words}"},
        "fate": loyal(enemy),
    }
    t = table(**position | more).dice(dice)
    t.roll_on()
    return t


# UK-15.1


@pytest.mark.rule("UK-15.1")
@pytest.mark.parametrize(("enemy", "power", "life", "mood"), PRINTED)
def test_combat_power_counts_against_heroes(enemy: str, power: int, life: int, mood: str) -> None:
    t = attacks(enemy, "3")
    assert t.told("attacks", "power") == [3 + power]


@pytest.mark.rule("UK-15.1")
@pytest.mark.parametrize(("enemy", "power", "life", "mood"), PRINTED)
def test_life_counts_against_the_princess(enemy: str, power: int, life: int, mood: str) -> None:
    t = table(
        princess="tactician",
        step="princess",
        at={"princess": "9c"},
        terrain=PLAIN,
        resources={"princess": 10},
        soldiers={"princess": 6},
        enemies={enemy: "9ne 1"},
        fate=loyal(enemy),
    )
    t.do("move:9ne")
    assert t.told("princess-fights", "harm") == [1 + (2 * life if enemy == "dahaka" else life)]


@pytest.mark.rule("UK-15.1")
@pytest.mark.parametrize(("enemy", "power", "life", "mood"), PRINTED)
def test_personality_is_how_it_moves(enemy: str, power: int, life: int, mood: str) -> None:
    """Two spaces away only the aggressive come nearer; from the next space the normal attack too."""
    position: dict[str, Any] = {"step": "enemies", "terrain": PLAIN, "resources": {"zyne": 0}, "fate": loyal(enemy)}
    t = table(at={"zyne": "9w"}, enemies={enemy: "9ne 1"}, **position)
    if mood == "aggressive":
        t.do(next(offer for offer in t.offers if offer.startswith("space:")))
    assert (getattr(t, enemy).at != "9ne") == (mood == "aggressive")
    t = table(at={"zyne": "9c"}, enemies={enemy: "9ne 1"}, **position)
    assert bool(t.told("enemy-attacks")) == (mood != "defensive")


@pytest.mark.rule("UK-15.1", "UK-6.2")
@pytest.mark.parametrize(("enemy", "power", "life", "mood"), PRINTED)
def test_four_are_never_bound(enemy: str, power: int, life: int, mood: str) -> None:
    t = table(at={"zyne": "9c"}, terrain=PLAIN, resources={"zyne": 20}, enemies={enemy: "9ne"})
    t.brings(fate="loyal_soldier").do("move:9e")
    assert getattr(t, enemy).bound == ("" if enemy in FATELESS else "zyne")


# UK-15.2


@pytest.mark.rule("UK-15.2", "UK-15.4")
def test_lionel_is_as_strong_as_his_empire_without_the_black_knight() -> None:
    others = {"lyla": "1c", "kostov": "2c", "black_knight": "3c"}
    t = attacks("lionel", enemies={"lionel": "9ne 2", **others})
    assert t.told("attacks", "power") == [2 + 3]


@pytest.mark.rule("UK-15.2")
def test_defeated_commanders_and_allies_do_not_count() -> None:
    t = attacks("lionel", defeated="kostov", allies={"zyne": "gregorio"}, enemies={"lionel": "9ne", "lyla": "1c"})
    assert t.told("attacks", "power") == [2]


@pytest.mark.rule("UK-15.2", "UK-15.4", "UK-9.11")
@pytest.mark.parametrize(("enemy", "touched"), [("lionel", False), ("black_knight", False), ("exhar", True)])
def test_the_unbreakable_are_out_of_reach_of_cards_and_powers(enemy: str, touched: bool) -> None:
    t = table(
        "magnus donia gato",
        at={"magnus": "9c"},
        terrain=PLAIN,
        resources={"magnus": 20},
        allies={"magnus": "demian"},
        hands={"magnus": "fire_tactics mock decoy_camp"},
        enemies={enemy: "9ne 3"},
        fate={} if enemy in FATELESS else {enemy: "loyal_soldier magnus"},
    )
    for offer in ("power", "ally:demian", "card:fire_tactics", "card:mock", "card:decoy_camp"):
        assert (offer in t.offers) == touched, offer


@pytest.mark.rule("UK-15.2", "UK-9.11")
def test_nor_do_arrows_reach_them() -> None:
    for enemy, touched in (("lionel", False), ("lyla", True)):
        t = table("ilsahti donia gato", at={"ilsahti": "9c"}, terrain=PLAIN, enemies={enemy: "9ne 3"})
        assert ("power" in t.offers) == touched


@pytest.mark.rule("UK-15.2")
def test_in_battle_they_are_hurt_like_others() -> None:
    t = attacks("lionel", "1", "HHHHHH").do("assign:1H", "assign:5H")
    assert (t.lionel.damage, t.troops("9ne")) == (5, 0)


# UK-15.3


@pytest.mark.rule("UK-15.3")
def test_amina_takes_no_damage_in_a_battle_that_she_began_with_soldiers() -> None:
    t = attacks("amina", "2", "HHHHHH").do("assign:2H", "assign:4H")
    assert t.troops("9ne") == 0
    assert (t.amina.damage, t.amina.at) == (0, "9ne")
    assert t.zyne.at == "9c"


@pytest.mark.rule("UK-15.3")
def test_without_soldiers_she_does() -> None:
    t = attacks("amina", "", "HHMMMM").do("assign:2H")
    assert t.amina.defeated
    assert t.zyne.at == "9ne"


@pytest.mark.rule("UK-15.3", "UK-13.9")
@pytest.mark.parametrize(("soldiers", "damage"), [(1, 0), (0, 1)])
def test_arrows_do_not_reach_her_behind_soldiers_either(soldiers: int, damage: int) -> None:
    t = table(
        "ilsahti donia gato",
        at={"ilsahti": "9c"},
        terrain=PLAIN,
        soldiers={"ilsahti": 2},
        enemies={"amina": f"9ne {soldiers}"},
        fate={"amina": "loyal_soldier ilsahti"},
    )
    t.dice("HH").do("power")
    t.do(*(["assign:1H"] * (1 + soldiers)))
    assert t.amina.damage == damage


@pytest.mark.rule("UK-15.3")
def test_support_cards_do_not_hurt_her() -> None:
    position: dict[str, Any] = {"at": {"zyne": "9c"}, "terrain": PLAIN, "hands": {"zyne": "fire_tactics fire_tactics"}}
    t = table(enemies={"amina": "9ne 1"}, fate=loyal("amina"), **position).do("card:fire_tactics")
    assert (t.troops("9ne"), t.amina.damage) == (0, 0)
    assert "card:fire_tactics" not in t.offers


@pytest.mark.rule("UK-15.3", "UK-8.9")
def test_the_princess_defeats_her_all_the_same() -> None:
    t = table(step="princess", princess="tactician", at={"princess": "9c"}, terrain=PLAIN, enemies={"amina": "9ne 1"},
              fate={"amina": "loyal_soldier princess"})  # fmt: skip
    t.do("move:9ne", "take:0")
    assert t.amina.defeated


# UK-15.5


@pytest.mark.rule("UK-15.5")
@pytest.mark.parametrize(("assigned", "harm"), [("assign:none", 10), ("assign:3M", 4), ("assign:5M", 0)])
def test_each_point_of_dahakas_own_power_deals_two(assigned: str, harm: int) -> None:
    t = attacks("dahaka", "", "MMMMMM").do(assigned)
    assert t.told("clash", "harm") == [harm]


@pytest.mark.rule("UK-15.5")
def test_dice_take_his_soldiers_power_first() -> None:
    t = attacks("dahaka", "2", "MMMMMM").do("assign:2M", "assign:4M")
    assert t.told("clash", "harm") == [2]
    t = attacks("dahaka", "2", "MMMMMM").do("assign:1M")
    assert t.told("clash", "harm") == [1 + 10]


@pytest.mark.rule("UK-15.5")
def test_losses_and_shields_are_not_doubled() -> None:
    t = attacks("dahaka", "", "LLMMMM", hands={"zyne": "shield_wall"})
    t.do("roll", "card:shield_wall", "assign:2M2L")
    assert t.told("clash", "harm") == [2 + 2 - 3]


@pytest.mark.rule("UK-15.5", "UK-8.9")
@pytest.mark.parametrize(("option", "harm"), [("health", 2 * 3 + 4), ("cp", 2 * 5 + 4)])
def test_against_the_princess_his_life_left_counts_double(option: str, harm: int) -> None:
    t = table(
        step="enemies",
        princess="tactician",
        at={"princess": "9c"},
        terrain=PLAIN,
        enemies={"dahaka": "9ne 4 2"},
        fate={"dahaka": "loyal_soldier princess"},
        options={"dahaka": option},
    )
    assert t.told("princess-fights", "harm") == [harm]


# UK-15.6


@pytest.mark.rule("UK-15.6")
@pytest.mark.parametrize(("assigned", "damage"), [("assign:1M", 1), ("assign:4M", 2)])
def test_demian_drinks_when_his_unit_has_dealt_damage(assigned: str, damage: int) -> None:
    assert attacks("demian", "0 2", "MMMMMM").do(assigned).demian.damage == damage


@pytest.mark.rule("UK-15.6")
def test_and_be_it_of_losses_alone() -> None:
    t = attacks("demian", "1 2", "MMMMML").do("assign:1L", "assign:4M")
    assert t.told("clash", "harm") == [1]  # all of his power is met; only the loss is left
    assert t.demian.damage == 1


@pytest.mark.rule("UK-15.6")
def test_his_wounds_of_this_battle_heal_too_and_never_more_than_he_has() -> None:
    assert attacks("demian", "0 0", "HMMMMM").do("assign:1H").demian.damage == 0
    assert attacks("demian", "0 0", "MMMMMM").do("assign:none").demian.damage == 0


@pytest.mark.rule("UK-15.6")
def test_if_he_lives() -> None:
    t = attacks("demian", "0 3", "HMMMMM").do("assign:1H")
    assert t.demian.defeated


@pytest.mark.rule("UK-15.6")
def test_when_he_attacks_as_well() -> None:
    t = is_attacked("demian", "1 2", "MM").do("assign:1M", "assign:1M")
    assert t.demian.damage == 1


# UK-15.7 and UK-15.8


@pytest.mark.rule("UK-15.7")
@pytest.mark.parametrize(("damage", "power"), [(0, 4), (1, 5), (3, 7)])
def test_dorgas_grows_stronger_with_each_wound(damage: int, power: int) -> None:
    assert attacks("dorgas", f"0 {damage}").told("attacks", "power") == [power]


@pytest.mark.rule("UK-15.7", "UK-7.12")
def test_wounds_of_the_battle_itself_come_too_late() -> None:
    t = attacks("dorgas", "", "HHMMMM").do("assign:2H")
    assert t.told("clash", "harm") == [2]


@pytest.mark.rule("UK-15.8")
def test_whoever_attacks_exhar_rolls_two_dice_fewer() -> None:
    assert attacks("exhar").told("attacks", "dice") == [4]
    assert attacks("kostov").told("attacks", "dice") == [6]


@pytest.mark.rule("UK-15.8", "UK-7.3")
def test_but_never_fewer_than_none() -> None:
    assert attacks("exhar", soldiers={"zyne": 1}).told("attacks", "dice") == [0]


@pytest.mark.rule("UK-15.8")
def test_whom_he_attacks_rolls_as_usual() -> None:
    t = table(
        at={"zyne": "9c"}, terrain=PLAIN, soldiers={"zyne": 6}, hands={"zyne": "mock"},
        enemies={"exhar": "9ne"}, fate=loyal("exhar"),
    )  # fmt: skip
    t.do("card:mock")
    assert t.told("is-attacked", "dice") == [6]


@pytest.mark.rule("UK-15.8", "UK-13.9")
def test_arrows_are_two_dice_fewer_too() -> None:
    t = table("ilsahti donia gato", at={"ilsahti": "9c"}, terrain=PLAIN, soldiers={"ilsahti": 4},
              enemies={"exhar": "9ne"}, fate={"exhar": "loyal_soldier ilsahti"})  # fmt: skip
    t.dice("HM").do("power")
    assert t.told("rolls", "hits", "misses") == [(1, 1)]


# UK-15.9


@pytest.mark.rule("UK-15.9")
def test_gregorio_prays_over_his_area_and_the_spaces_beside_him() -> None:
    """Zyne is on his area, Donia beside him across the border, Gato on the next area but two spaces away."""
    t = table(
        step="start",
        at={"zyne": "9sw", "donia": "5se", "gato": "5c"},
        soldiers={"zyne": 0, "donia": 0},
        enemies={"gregorio": "9ne"},
        fate=loyal("gregorio"),
    )
    assert (t.zyne.damage, t.donia.damage, t.gato.damage, t.princess.damage) == (1, 1, 0, 0)


@pytest.mark.rule("UK-15.9", "UK-7.13")
def test_the_owner_divides_it_and_for_the_princess_the_starting_player() -> None:
    t = table(
        step="start",
        starter=1,
        at={"zyne": "9sw", "princess": "9se"},
        soldiers={"zyne": 1, "princess": 1},
        enemies={"gregorio": "9ne"},
        fate=loyal("gregorio"),
    )
    assert (t.asked, t.offers) == (1, ["take:0", "take:1"])
    t.brings(event="heavy_rain").do("take:0")
    assert (t.asked, t.offers) == (0, ["take:0", "take:1"])
    t.do("take:1")
    assert (t.princess.soldiers, t.princess.damage) == (0, 0)
    assert (t.zyne.soldiers, t.zyne.damage) == (1, 1)


@pytest.mark.rule("UK-15.9")
def test_far_away_he_harms_nobody() -> None:
    t = table(step="start", at={"zyne": "9c"}, enemies={"gregorio": "2c"})
    assert t.told("prays") == []
    assert t.zyne.damage == 0


# UK-15.10 and UK-15.11


@pytest.mark.rule("UK-15.10", "UK-15.11")
@pytest.mark.parametrize(("twin", "other"), [("irvin", "marianne"), ("marianne", "irvin")])
@pytest.mark.parametrize(("where", "power"), [("9sw", 5), ("10w", 5), ("4c", 3)])
def test_the_twins_are_stronger_near_each_other(twin: str, other: str, where: str, power: int) -> None:
    t = attacks(twin, enemies={twin: "9ne", other: where}, fate=loyal(twin, other))
    assert t.told("attacks", "power") == [power]


@pytest.mark.rule("UK-15.10", "UK-15.11")
@pytest.mark.parametrize(("twin", "other"), [("irvin", "marianne"), ("marianne", "irvin")])
def test_but_not_if_the_other_is_defeated_or_an_ally(twin: str, other: str) -> None:
    assert attacks(twin, defeated=other).told("attacks", "power") == [3]
    assert attacks(twin, allies={"donia": other}).told("attacks", "power") == [3]


# UK-15.12 and UK-15.14


@pytest.mark.rule("UK-15.12", "UK-15.14")
@pytest.mark.parametrize("enemy", ["kostov", "abyss_king"])
def test_a_soldier_joins_them_at_the_start_of_a_round(enemy: str) -> None:
    t = table(step="start", enemies={enemy: "2c 3", "lyla": "3c 3"})
    assert (t.troops("2c"), t.troops("3c")) == (4, 3)


@pytest.mark.rule("UK-15.12", "UK-4.2")
def test_wherever_they_are_but_only_on_the_map() -> None:
    t = table(step="start", defeated="kostov", allies={"donia": "abyss_king"})
    assert sum(t.s.troops) == 0


# UK-15.13


@pytest.mark.rule("UK-15.13", "UK-7.6")
def test_against_lyla_misses_count_as_losses() -> None:
    t = attacks("lyla", "", "HHMMML")
    assert t.told("rolls", "hits", "misses", "losses") == [(2, 0, 4)]
    t.do("assign:2H2L")
    assert t.told("clash", "harm") == [2]


@pytest.mark.rule("UK-15.13")
def test_when_she_attacks_too() -> None:
    t = is_attacked("lyla", "", "HM")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 0, 1)]


@pytest.mark.rule("UK-15.13")
def test_but_not_against_soldiers_without_her() -> None:
    t = attacks("kostov", "1", "HHMMML")
    assert t.told("rolls", "hits", "misses", "losses") == [(2, 3, 1)]


@pytest.mark.rule("UK-15.13", "UK-8.9")
def test_the_princess_does_not_mind_her_power() -> None:
    t = table(step="princess", princess="tactician", at={"princess": "9c"}, terrain=PLAIN,
              enemies={"lyla": "9ne 1 2"}, fate={"lyla": "loyal_soldier princess"})  # fmt: skip
    t.do("move:9ne")
    assert t.told("princess-fights", "harm") == [3]


# UK-15.15


@pytest.mark.rule("UK-15.15")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (3, 4), (6, 6)])
def test_ravinith_fills_her_unit_up_to_four(before: int, after: int) -> None:
    t = table(step="start", enemies={"ravinith": f"9ne {before}"})
    assert t.ravinith.soldiers == after


@pytest.mark.rule("UK-15.15", "UK-1.3")
def test_then_two_soldiers_rise_on_an_empty_space_where_she_is() -> None:
    """On place 9, not on her own tile; the starting player chooses."""
    t = table(step="start", starter=1, terrain={**PLAIN, "9e": "lake"}, at={"zyne": "9c"}, troops={"9w": 1},
              enemies={"ravinith": "9ne"}, fate=loyal("ravinith"))  # fmt: skip
    assert (t.asked, t.offers) == (1, ["space:9se", "space:9sw", "space:9nw"])
    t.brings(event="heavy_rain").do("space:9sw")
    assert (t.troops("9sw"), t.troops("9w")) == (2, 1)


@pytest.mark.rule("UK-15.15")
def test_if_there_is_one() -> None:
    full = {f"9{petal}": 1 for petal in ("c", "e", "se", "sw", "w", "nw")}
    t = table(step="start", terrain=PLAIN, troops=full, enemies={"ravinith": "9ne"})
    assert t.told("raises") == []
    assert t.ravinith.soldiers == 4
    assert all(t.troops(where) == 1 for where in full)


# UK-15.16


@pytest.mark.rule("UK-15.16")
def test_rozie_takes_at_most_two_damage_in_a_battle() -> None:
    t = attacks("rozie", "", "HHHHHH").do("assign:6H")
    assert (t.rozie.damage, t.rozie.at) == (2, "9ne")


@pytest.mark.rule("UK-15.16", "UK-13.9")
def test_nor_more_from_arrows() -> None:
    t = table("ilsahti donia gato", at={"ilsahti": "9c"}, terrain=PLAIN, soldiers={"ilsahti": 4},
              enemies={"rozie": "9ne"})  # fmt: skip
    t.dice("HHHH").do("power", "assign:4H")
    assert t.rozie.damage == 2


@pytest.mark.rule("UK-15.16")
def test_the_hero_who_defeats_her_in_a_battle_wins_her_over() -> None:
    t = attacks("rozie", "0 2", "HHMMMM").do("assign:2H3M")
    assert t.zyne.allies == ["rozie"]
    assert (t.rozie.at, t.rozie.defeated) == ("", False)
    assert t.told("ally", "enemy", "unit") == [("rozie", "zyne")]


@pytest.mark.rule("UK-15.16")
def test_also_when_she_was_the_attacker() -> None:
    t = is_attacked("rozie", "0 3", "HM").do("assign:1H1M")
    assert t.zyne.allies == ["rozie"]


@pytest.mark.rule("UK-15.16")
def test_arrows_win_nobody_over() -> None:
    t = table("ilsahti donia gato", at={"ilsahti": "9c"}, terrain=PLAIN, soldiers={"ilsahti": 2},
              enemies={"rozie": "9ne 0 2"})  # fmt: skip
    t.dice("HH").do("power", "assign:2H")
    assert t.rozie.defeated
    assert t.ilsahti.allies == []


@pytest.mark.rule("UK-15.16")
def test_nor_does_the_princess() -> None:
    t = table(step="princess", princess="tactician", at={"princess": "9c"}, terrain=PLAIN, enemies={"rozie": "9ne 0 3"})
    t.do("move:9ne", "take:0")
    assert t.rozie.defeated
    assert t.princess.allies == []


@pytest.mark.rule("UK-15.16", "UK-10.6")
def test_nor_a_hero_who_dies_of_the_same_battle() -> None:
    t = attacks("rozie", "0 3", "H", soldiers={"zyne": 1}, damage={"zyne": 4}).do("assign:1H")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.rozie.defeated
