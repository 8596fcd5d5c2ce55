"""Chapter 18 of the rulebook: the events of levels 2 and 3 (from UK-18.10 on)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.uk.eventful import OVER, PLAIN, lose, to_the_end, turned_up, under
from tests.uk.position import table

# UK-18.10


@pytest.mark.rule("UK-18.10", "UK-7.13")
def test_hopelessness_harms_every_kingdom_unit_at_the_end_of_the_round() -> None:
    t = to_the_end(under("hopelessness", starter=1, soldiers={"zyne": 2, "urgan": 2, "gato": 0, "princess": 2}))
    assert (t.asked, t.offers) == (1, ["take:0", "take:1", "take:2"])  # for the princess
    t.do("take:0")
    assert t.asked == 1
    t.do("take:1")
    assert t.gato.damage == 2
    assert t.asked == 0
    t.do("take:2")
    assert (t.princess.soldiers, t.princess.damage) == (0, 0)
    assert (t.urgan.soldiers, t.urgan.damage) == (1, 1)
    assert (t.zyne.soldiers, t.zyne.damage) == (2, 2)


@pytest.mark.rule("UK-18.10")
@pytest.mark.parametrize(
    ("enemy", "fate", "despair"),
    [
        ("kostov", "loyal_soldier zyne", False),
        ("kostov", "persuasion zyne", False),  # an ally, but defeated
        ("black_knight", "", True),
    ],
)
def test_unless_an_imperial_commander_was_defeated(enemy: str, fate: str, despair: bool) -> None:
    damage = 2 if enemy == "kostov" else 4
    t = under(
        "hopelessness", soldiers={"zyne": 6}, enemies={enemy: f"9ne 0 {damage}"}, fate={enemy: fate} if fate else {}
    )
    t.dice("HMMMMM").do("move:9ne", "assign:1H5M")
    assert bool(to_the_end(t).told("despair")) == despair


@pytest.mark.rule("UK-18.10")
def test_one_who_changed_sides_undefeated_does_not_count() -> None:
    t = under("hopelessness", enemies={"lyla": "9ne 0"}, fate={"lyla": "mercenary zyne"}).do("hire:lyla")
    assert to_the_end(t).told("despair")


@pytest.mark.rule("UK-18.10")
def test_in_every_later_round_too() -> None:
    alone = {"zyne": 0, "urgan": 0, "princess": 0}
    t = to_the_end(under("", lasting="hopelessness", soldiers=alone))
    assert t.zyne.damage == 2
    to_the_end(t, then="supply_thieves")
    assert t.zyne.damage == 4


@pytest.mark.rule("UK-18.10", "UK-10.3", "UK-7.13")
def test_a_leader_may_die_of_it_and_leave_soldiers() -> None:
    t = to_the_end(under("hopelessness", soldiers={"zyne": 2, "urgan": 0, "princess": 0}, damage={"zyne": 3}))
    t.do("take:2")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.troops("9c") == 2


# UK-18.11


@pytest.mark.rule("UK-18.11")
@pytest.mark.parametrize(("outcome", "victim"), [("0", "zyne"), ("1", "urgan"), ("2", "gato")])
def test_assassins_strike_one_hero_itself(outcome: str, victim: str) -> None:
    t = table("zyne urgan gato", step="event", past=OVER[0], soldiers={"zyne": 3}, princess="tactician")
    t.brings(event="assassins", assassins=outcome)
    t.roll_on()
    assert {name: getattr(t, name).damage for name in ("zyne", "urgan", "gato")} == {
        name: 2 * (name == victim) for name in ("zyne", "urgan", "gato")
    }
    assert t.zyne.soldiers == 3
    assert t.princess.damage == 0


@pytest.mark.rule("UK-18.11")
def test_only_the_living() -> None:
    t = table("zyne urgan gato", step="event", past=OVER[0], princess="tactician")
    lose(t, "zyne")
    t.brings(event="assassins", assassins="0")
    t.roll_on()
    assert t.urgan.damage == 2


# UK-18.12


@pytest.mark.rule("UK-18.12")
@pytest.mark.parametrize(("sent", "damage"), [((), 2), ((9,), 2), ((10,), 0), ((4, 6), 0)])
def test_sudden_illness_is_cured_by_ten_resources_in_all(sent: tuple[int, ...], damage: int) -> None:
    t = under("sudden_illness", at={"zyne": "9c", "princess": "12c"}, soldiers={"zyne": 3, "princess": 0},
              resources={"zyne": 20, "princess": 3})  # fmt: skip
    for number in sent:
        t.do("send", "n:1", f"n:{number}")
    t.end_turns()
    assert t.princess.damage == damage
    assert t.princess.resources == 3 + sum(sent) - (10 if not damage else 0)
    assert t.doing == "princess-step"


@pytest.mark.rule("UK-18.12", "UK-16.17")
def test_a_courier_helps_too() -> None:
    t = under("sudden_illness", hands={"zyne": "courier"}).do("card:courier", "unit:princess", "n:10").end_turns()
    assert t.princess.damage == 0


@pytest.mark.rule("UK-18.12")
def test_soldiers_do_not_take_that_damage() -> None:
    t = under("sudden_illness", soldiers={"princess": 6}).end_turns()
    assert (t.princess.damage, t.princess.soldiers) == (2, 6)


@pytest.mark.rule("UK-18.12", "UK-16.10")
def test_protection_prevents_it() -> None:
    t = under("sudden_illness", hands={"zyne": "protection"}).do("card:protection").end_turns()
    assert t.princess.damage == 0


@pytest.mark.rule("UK-18.12", "UK-11.2")
def test_she_may_die_of_it() -> None:
    assert under("sudden_illness", damage={"princess": 4}).end_turns().over == "lost-princess"


# UK-18.13


@pytest.mark.rule("UK-18.13", "UK-7.6")
def test_in_a_desperate_counterattack_misses_count_as_losses() -> None:
    t = under("desperate_counterattack", soldiers={"zyne": 3}, troops={"9ne": 4}).dice("HML").do("move:9ne")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 0, 2)]
    t = under("desperate_counterattack", step="enemies", soldiers={"zyne": 2}, troops={"9ne": 4}, resources={"zyne": 0})
    t.dice("HM")
    t.roll_on()
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 0, 1)]


@pytest.mark.rule("UK-18.13", "UK-13.5")
def test_godfrieds_faith_is_stronger() -> None:
    t = under("desperate_counterattack", heroes="godfried urgan gato", at={"godfried": "9c"}, soldiers={"godfried": 3},
              troops={"9ne": 4})  # fmt: skip
    t.dice("HML").do("move:9ne")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 2, 0)]


# UK-18.14 and UK-18.17


@pytest.mark.rule("UK-18.14", "UK-15.4")
def test_fresh_legions_join_imperial_commanders_alone() -> None:
    t = turned_up("fresh_legions", enemies={"kostov": "2c 2", "lionel": "1c", "black_knight": "3c 2"}, troops={"5c": 2})
    assert [t.troops(where) for where in ("2c", "1c", "3c", "5c")] == [3, 1, 2, 2]


@pytest.mark.rule("UK-18.17")
def test_desertion_takes_a_soldier_from_the_large_units() -> None:
    t = turned_up("desertion", soldiers={"zyne": 4, "urgan": 3, "princess": 6}, past=OVER[0])
    assert (t.zyne.soldiers, t.urgan.soldiers, t.princess.soldiers) == (3, 3, 5)


# UK-18.18


@pytest.mark.rule("UK-18.18")
def test_the_curse_brings_a_defeated_imperial_commander_back() -> None:
    t = table("zyne urgan gato", step="event", past=" ".join(OVER), princess="tactician", starter=1,
              defeated="black_knight rozie lyla", enemies={"lionel": "1c 2"}, troops={"1ne": 1})  # fmt: skip
    t.brings(event="curse_of_immortality", returning="0")
    t.roll_on()
    assert t.asked == 1
    assert {offer.removeprefix("space:").rstrip("cnesw") for offer in t.offers} == {"1"}
    assert not {"space:1c", "space:1ne"} & set(t.offers)
    t.do("space:1se")
    assert (t.lyla.at, t.lyla.soldiers, t.lyla.damage, t.lyla.bound) == ("1se", 2, 0, "")
    assert not t.lyla.defeated
    assert t.rozie.defeated
    assert t.black_knight.defeated


@pytest.mark.rule("UK-18.18")
def test_with_equal_chances_and_never_the_black_knight() -> None:
    t = table("zyne urgan gato", step="event", past=" ".join(OVER), princess="tactician",
              defeated="black_knight rozie lyla", enemies={"lionel": "1c 2"})  # fmt: skip
    t.game.resolve(t.s, t.outcome("curse_of_immortality"))
    chance = t.game.chance(t.s)
    assert chance is not None
    assert (chance.kind, chance.n) == ("returning", 2)


@pytest.mark.rule("UK-18.18")
def test_if_lionels_area_is_full_on_the_next_one() -> None:
    full = {f"1{petal}": 1 for petal in ("ne", "e", "se", "sw", "w", "nw")}
    t = turned_up("curse_of_immortality", defeated="lyla", enemies={"lionel": "1c 2"}, troops=full)
    assert {offer.removeprefix("space:").rstrip("cnesw") for offer in t.offers} == {"2", "3", "5"}


@pytest.mark.rule("UK-18.18")
@pytest.mark.parametrize(
    "position",
    [
        {"defeated": "lyla"},  # no Lionel
        {"enemies": {"lionel": "1c 2"}},  # nobody
        {"enemies": {"lionel": "1c 2"}, "defeated": "black_knight"},
        {"defeated": "lionel lyla"},
    ],
)
def test_without_lionel_or_with_nobody_to_return_nothing_happens(position: dict[str, Any]) -> None:
    t = turned_up("curse_of_immortality", **position)
    assert t.doing == "turn"
    assert t.told("returns") == []


@pytest.mark.rule("UK-18.18", "UK-10.2")
def test_allies_lost_with_their_hero_come_into_question() -> None:
    """Zyne dies of Assassins with Lyla as his ally; a later curse finds her among the defeated."""
    t = table("zyne urgan gato", at={"zyne": "9c"}, terrain=PLAIN, damage={"zyne": 4}, soldiers={"zyne": 0},
              allies={"zyne": "lyla"}, troops={"9ne": 9})  # fmt: skip
    t.do("move:9ne")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.lyla.defeated


# UK-18.19


@pytest.mark.rule("UK-18.19", "UK-9.10", "UK-15.4")
@pytest.mark.parametrize(
    ("enemy", "moves"), [("lionel", True), ("kostov", True), ("demian", True), ("black_knight", False)]
)
def test_total_war_makes_all_imperial_commanders_aggressive(enemy: str, moves: bool) -> None:
    fate = {} if enemy in ("lionel", "black_knight") else {enemy: "change_of_heart zyne"}
    t = under("total_war", step="enemies", at={"zyne": "9w"}, enemies={enemy: "9e 1"}, fate=fate)
    assert getattr(t, enemy).at == ("9c" if moves else "9e")


@pytest.mark.rule("UK-18.19", "UK-9.5")
def test_leaderless_soldiers_do_not_march() -> None:
    assert under("total_war", step="enemies", at={"zyne": "9w"}, troops={"9e": 1}).troops("9e") == 1


# UK-18.20


@pytest.mark.rule("UK-18.20", "UK-7.13")
def test_the_ancestral_weapon_harms_every_kingdom_unit() -> None:
    t = turned_up("ancestral_weapon", starter=2, soldiers={"zyne": 1, "urgan": 0, "princess": 2})
    assert (t.asked, t.offers) == (2, ["take:0", "take:1", "take:2"])
    t.do("take:1")
    assert (t.asked, t.offers) == (0, ["take:1", "take:2"])
    t.do("take:1")
    assert [unit.damage for unit in (t.princess, t.zyne, t.urgan, t.gato)] == [1, 1, 2, 2]


# UK-18.21 to UK-18.23


@pytest.mark.rule("UK-18.21", "UK-15.2")
@pytest.mark.parametrize(("event", "lasting"), [("emperors_wrath", ""), ("", "emperors_wrath")])
def test_in_his_wrath_lionel_is_two_stronger(event: str, lasting: str) -> None:
    t = under(event, lasting=lasting, enemies={"lionel": "9ne", "kostov": "2c"}).do("move:9ne")
    assert t.told("attacks", "power") == [2 + 2]


@pytest.mark.rule("UK-18.21")
def test_nobody_else_is() -> None:
    t = under("emperors_wrath", enemies={"exhar": "9ne"}, fate={"exhar": "loyal_soldier zyne"}).do("move:9ne")
    assert t.told("attacks", "power") == [4]


@pytest.mark.rule("UK-18.22")
@pytest.mark.parametrize(("here", "gained"), [("city r6", 2), ("village r2", 2), ("village r1", 1), ("plains", 1)])
def test_scorched_earth_gives_two_at_the_most(here: str, gained: int) -> None:
    t = under("", lasting="scorched_earth", terrain={**PLAIN, "9c": here}, resources={"zyne": 0}).do("collect")
    assert t.zyne.resources == gained


@pytest.mark.rule("UK-18.22", "UK-13.6")
def test_powers_still_add_to_it_and_the_princess_suffers_too() -> None:
    city = {**PLAIN, "9c": "city r6"}
    t = under("scorched_earth", heroes="josephine urgan gato", at={"josephine": "9c"}, terrain=city).do("collect")
    assert t.josephine.resources == 10 + 2 + 3
    t = under("scorched_earth", step="princess", at={"princess": "9c"}, terrain=city).do("collect")
    assert t.princess.resources == 12


@pytest.mark.rule("UK-18.23")
def test_the_palace_guard_joins_lionel_wherever_he_is() -> None:
    assert turned_up("palace_guard", enemies={"lionel": "2c 1"}).troops("2c") == 4
    assert sum(turned_up("palace_guard", defeated="lionel").s.troops) == 0


# UK-18.24


@pytest.mark.rule("UK-18.24")
def test_in_a_night_raid_only_aggressive_commanders_move() -> None:
    """Zyne on 9w has Dorgas two spaces away, and Demian (normal) and soldiers beside him."""
    t = turned_up(
        "night_raid",
        at={"zyne": "9w"},
        terrain=PLAIN,
        troops={"9sw": 1},
        enemies={"dorgas": "9e 1", "demian": "9nw 1"},
        fate={"dorgas": "loyal_soldier zyne", "demian": "loyal_soldier zyne"},
    )
    assert (t.dorgas.at, t.demian.at, t.troops("9sw")) == ("9c", "9nw", 1)
    assert t.doing == "turn"


@pytest.mark.rule("UK-18.24", "UK-7.18")
def test_with_retreats_and_battles() -> None:
    position: dict[str, Any] = {
        "at": {"zyne": "9w"},
        "terrain": PLAIN,
        "enemies": {"dorgas": "9c 1"},
        "fate": {"dorgas": "loyal_soldier zyne"},
        "soldiers": {"zyne": 2},
    }
    t = turned_up("night_raid", **position)
    assert t.offers[0] == "stay"
    t.dice("HH").do("stay", "assign:1H", "assign:1H")
    assert t.told("clash", "harm") == [3]
    t = turned_up("night_raid", **position, troops={"9se": 1})
    t.do("move:9sw")
    assert (t.zyne.at, t.told("is-attacked"), t.doing) == ("9sw", [], "turn")


@pytest.mark.rule("UK-18.24", "UK-9.1")
def test_the_usual_enemy_step_comes_all_the_same() -> None:
    t = turned_up("night_raid", at={"zyne": "9w"}, terrain=PLAIN, enemies={"dorgas": "9e 1"},
                  fate={"dorgas": "loyal_soldier zyne"})  # fmt: skip
    assert (t.dorgas.at, t.told("enemy-attacks")) == ("9c", [])
    to_the_end(t)
    assert t.told("enemy-attacks", "unit") == ["zyne"]


@pytest.mark.rule("UK-18.24", "UK-17.7")
def test_soldiers_whose_aggressive_commander_has_gone_over_stay() -> None:
    """Dorgas moves first; the check after that wins Lyla over, and her soldiers beside Urgan are nobody's any more."""
    t = turned_up(
        "night_raid",
        at={"zyne": "9w", "urgan": "11w"},
        terrain=PLAIN,
        enemies={"dorgas": "9c 1", "lyla": "9e 2"},
        fate={"dorgas": "loyal_soldier zyne"},
    )
    t.brings(fate="love_at_first_sight").do("space:9c", "unit:zyne")
    assert t.zyne.allies == ["lyla"]
    assert t.troops("9e") == 2
    assert t.told("enemy-attacks", "unit") == ["zyne"]
