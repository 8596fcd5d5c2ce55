"""Chapter 13 of the rulebook: what each hero can do."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.games.unicornus_knights.rules.ids import EVENTS
from tests.uk.position import Table, table

FLAT = {f"9{petal}": "plains" for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}
OTHERS = ("donia", "gato", "urgan")


def turn_of(hero: str, **more: Any) -> Table:
    """The hero's turn, on 9c in the plains, with 4 soldiers and 20 resources."""
    others = [name for name in OTHERS if name != hero][:2]
    words: dict[str, Any] = {"soldiers": {hero: 0 if hero == "gato" else 4}, "resources": {hero: 20}}
    words |= {"at": {hero: "9c"}, "terrain": FLAT}
    for name in ("at", "soldiers", "resources", "terrain"):
        words[name] = {**words[name], **more.pop(name, {})}
    return table(f"{hero} {' '.join(others)}", **{**words, **more})


def defence_of(hero: str, **more: Any) -> Table:
    """The hero is on 9c in the last Enemy Step, without resources."""
    return turn_of(hero, **{"step": "enemies", "round": 10, "resources": {hero: 0}, **more})


# UK-13.1


@pytest.mark.rule("UK-13.1")
@pytest.mark.parametrize(
    ("hero", "command", "life"),
    [
        ("annelie", 5, 4),
        ("donia", 4, 4),
        ("gato", 0, 8),
        ("godfried", 5, 5),
        ("josephine", 3, 4),
        ("magnus", 4, 4),
        ("havok", 6, 5),
        ("ilsahti", 4, 5),
        ("mirza", 4, 5),
        ("cat_band", 5, 5),
        ("urgan", 5, 6),
        ("zyne", 6, 5),
    ],
)
def test_command_is_the_most_soldiers_and_life_the_damage_that_kills(hero: str, command: int, life: int) -> None:
    t = turn_of(hero, soldiers={hero: 0}, hands={hero: "help_from_the_people help_from_the_people"})
    while "card:help_from_the_people" in t.offers:
        t.do("card:help_from_the_people")
    assert getattr(t, hero).soldiers == command
    for damage, killed in ((life - 2, []), (life - 1, [hero])):
        t = defence_of(hero, soldiers={hero: 0}, damage={hero: damage}, troops={"9ne": 1})
        if hero == "gato":
            t.do("stay", "assign:none")
        assert t.told("dies", "unit") == killed


@pytest.mark.rule("UK-13.1")
def test_once_a_turn_is_once_in_each_turn_of_its_owner() -> None:
    t = turn_of("donia", at={"princess": "19e"}, event="market_day").do("power")
    assert "power" not in t.offers
    t.do("end").brings(event="heavy_rain wary_villagers").end_turns()
    while not (t.doing == "turn" and t.s.round == 2 and t.asked == 0):
        t.do("end" if "end" in t.offers else t.offers[0])
    assert "power" in t.offers


# UK-13.2 Annelie


@pytest.mark.rule("UK-13.2")
def test_annelie_rerolls_any_dice_for_two_resources_once_a_battle() -> None:
    t = turn_of("annelie", troops={"9ne": 3}).dice("LLMH").do("move:9ne")
    purse = t.annelie.resources
    t.do("power")
    assert t.annelie.resources == purse - 2
    t.dice("HHH").do("reroll:1M2L")
    assert t.told("rolls", "hits", "misses", "losses")[-1] == (4, 0, 0)
    assert "power" not in t.offers
    t.do("assign:3H")
    assert t.annelie.at == "9ne"


@pytest.mark.rule("UK-13.2")
def test_she_can_do_so_in_every_battle_attacked_or_not() -> None:
    t = turn_of("annelie", troops={"9ne": 1, "8w": 3}).dice("LLMHH").do("move:9ne", "power", "reroll:1L", "assign:1H")
    t.dice("LLMH").do("move:8w")
    assert "power" in t.offers
    t = defence_of("annelie", troops={"9ne": 3}, resources={"annelie": 5}).dice("MMHH")
    t.roll_on()
    assert "power" in t.offers


@pytest.mark.rule("UK-13.2", "UK-5.12")
def test_the_price_is_paid_in_full() -> None:
    t = turn_of("annelie", troops={"9ne": 3}, resources={"annelie": 5}).dice("LLMH").do("move:9ne")
    assert t.annelie.resources == 1
    assert "power" not in t.offers


# UK-13.3 Donia


@pytest.mark.rule("UK-13.3", "UK-1.5")
def test_while_donia_is_on_the_map_the_next_event_lies_face_up() -> None:
    t = table("donia zyne gato", step="event").brings(event="market_day heavy_rain")
    t.roll_on()
    assert t.told("stargazing", "cards") == [["heavy_rain"]]
    for seat in (0, 1, 2, None):
        assert t.seen(seat)["coming"] == (EVENTS.index("heavy_rain"),)
    t = table("urgan zyne gato", step="event").brings(event="market_day")
    t.roll_on()
    assert t.seen(0)["coming"] == ()


@pytest.mark.rule("UK-13.3")
def test_that_event_comes_next_and_then_the_one_after_it_is_turned_up() -> None:
    t = table("donia zyne gato", step="event").brings(event="market_day heavy_rain wary_villagers")
    t.roll_on()
    while t.s.round == 1:
        t.do("end" if "end" in t.offers else t.offers[0])
    assert t.told("event", "event") == ["market_day", "heavy_rain"]
    assert t.told("stargazing", "cards") == [["heavy_rain"], ["wary_villagers"]]


@pytest.mark.rule("UK-13.3")
def test_when_she_dies_no_event_is_turned_up_any_more() -> None:
    t = table("donia zyne gato", step="event", damage={"donia": 3}, soldiers={"donia": 0}, resources={"donia": 0})
    t.s.troops[t.space("13ne")] = 9
    t.brings(event="market_day heavy_rain").roll_on()
    while not t.told("dies"):
        t.do("end" if "end" in t.offers else t.offers[0])
    assert (t.s.round, t.seen(1)["coming"]) == (1, (EVENTS.index("heavy_rain"),))  # everybody has seen it
    while t.s.round == 1:
        t.do("end" if "end" in t.offers else t.offers[0])
    assert t.told("dies", "unit") == ["donia"]
    assert t.told("event", "event") == ["market_day", "heavy_rain"]
    assert t.told("stargazing", "cards") == [["heavy_rain"]]
    assert t.seen(0)["coming"] == ()


@pytest.mark.rule("UK-13.3", "UK-5.10")
def test_for_three_resources_she_draws_a_card_and_it_is_not_destiny() -> None:
    t = turn_of("donia").brings(support="ambush mock").do("power")
    assert (t.donia.hand, t.donia.resources, t.actions) == (["ambush"], 17, 5)
    assert "power" not in t.offers
    t.do("destiny")
    assert t.donia.hand == ["ambush", "mock"]
    assert "power" not in turn_of("donia", resources={"donia": 2}).offers


# UK-13.4 Gato


@pytest.mark.rule("UK-13.4")
def test_moving_costs_gato_nothing() -> None:
    t = turn_of("gato", resources={"gato": 0}, terrain={"9ne": "mountain"}, event="heavy_rain").do("move:9ne")
    assert (t.gato.at, t.gato.resources) == ("9ne", 0)
    t = turn_of("gato", resources={"gato": 0}, soldiers={"gato": 3}, allies={"gato": "exhar"}).do("move:9ne")
    assert t.gato.resources == 0


@pytest.mark.rule("UK-13.4", "UK-7.18")
def test_nor_do_retreats() -> None:
    t = defence_of("gato", troops={"9ne": 2})
    assert t.rule == "UK-7.18"
    t.do("move:9w")
    assert (t.gato.at, t.gato.resources) == ("9w", 0)


@pytest.mark.rule("UK-13.4")
def test_he_rolls_four_more_dice_in_every_battle() -> None:
    t = turn_of("gato", troops={"9ne": 3}).do("move:9ne")
    assert t.told("attacks", "dice") == [4]
    t = turn_of("gato", troops={"9ne": 3}, soldiers={"gato": 2}, allies={"gato": "exhar"}).do("move:9ne")
    assert t.told("attacks", "dice") == [6]
    t = defence_of("gato", troops={"9ne": 2}, terrain={"9c": "fort d2"}).do("stay")
    assert t.told("is-attacked", "dice") == [6]


@pytest.mark.rule("UK-13.4", "UK-4.2")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_at_the_start_of_a_round_he_heals(before: int, after: int) -> None:
    t = table("gato zyne donia", step="start", damage={"gato": before}).brings(event="market_day")
    assert t.gato.damage == after
    assert len(t.told("heals")) == before - after


# UK-13.5 Godfried


@pytest.mark.rule("UK-13.5")
def test_godfrieds_losses_are_misses() -> None:
    t = turn_of("godfried", troops={"9ne": 4}).dice("LLLH").do("move:9ne")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 3, 0)]
    t.do("assign:1H3M")
    assert t.told("clash", "harm") == [0]


# UK-13.6 Josephine


@pytest.mark.rule("UK-13.6", "UK-5.4")
@pytest.mark.parametrize(("ground", "gained"), [("plains", 1 + 3), ("city r6", 6 + 3)])
def test_each_collect_brings_josephine_three_more(ground: str, gained: int) -> None:
    t = turn_of("josephine", soldiers={"josephine": 2}, terrain={"9c": ground}).do("collect", "collect")
    assert t.josephine.resources == 20 + 2 * gained


@pytest.mark.rule("UK-13.6", "UK-5.8")
def test_twenty_resources_go_with_each_of_her_soldiers() -> None:
    for hero, most in (("josephine", 20), ("zyne", 10)):
        t = turn_of(hero, soldiers={hero: 2}, resources={hero: 50}, at={"princess": "9w", "gato": "9e"})
        t.do("send", "unit:princess", "n:1")
        assert t.offers[-1] == f"n:{most}"


# UK-13.7 Magnus


@pytest.mark.rule("UK-13.7")
@pytest.mark.parametrize(("soldiers", "left"), [(3, 1), (2, 0), (1, 0)])
def test_magnus_removes_two_soldiers_beside_him_for_an_action_and_three_resources(soldiers: int, left: int) -> None:
    t = turn_of("magnus", troops={"9ne": soldiers}).do("power")
    assert (t.troops("9ne"), t.magnus.resources, t.actions) == (left, 17, 4)
    assert "power" not in t.offers


@pytest.mark.rule("UK-13.7")
def test_he_chooses_whose_and_a_commanders_will_do() -> None:
    t = turn_of("magnus", troops={"9ne": 3, "8w": 3}, enemies={"exhar": "9w 3"}, fate={"exhar": "loyal_soldier magnus"})
    t.do("power")
    assert t.offers == ["space:9ne", "space:9w"]
    t.do("space:9w")
    assert (t.exhar.soldiers, t.exhar.damage) == (1, 0)


@pytest.mark.rule("UK-13.7")
@pytest.mark.parametrize(
    "words",
    [
        {"resources": {"magnus": 2}, "troops": {"9ne": 3}},
        {"troops": {"8w": 3}},
        {"enemies": {"exhar": "9ne 0"}, "fate": {"exhar": "loyal_soldier magnus"}},
    ],
)
def test_he_needs_the_price_and_somebody_beside_him(words: dict[str, Any]) -> None:
    assert "power" not in turn_of("magnus", **words).offers


@pytest.mark.rule("UK-13.7")
def test_and_an_action() -> None:
    t = turn_of("magnus", troops={"9ne": 3}, hands={"magnus": "ambush"}).do(*["collect"] * 5)
    assert t.offers == ["end"]


# UK-13.8 Havok


@pytest.mark.rule("UK-13.8")
@pytest.mark.parametrize(("princess", "more"), [("9w", 2), ("12c", 2), ("15c", 0), ("3c", 0)])
def test_near_the_princess_havok_rolls_two_more_dice(princess: str, more: int) -> None:
    t = turn_of("havok", at={"princess": princess, "gato": "18c"}, troops={"9ne": 3}).do("move:9ne")
    assert t.told("attacks", "dice") == [4 + more]
    t = defence_of("havok", at={"princess": princess, "gato": "18c"}, troops={"9ne": 3})
    assert t.told("is-attacked", "dice") == [4 + more]


# UK-13.9 Ilsahti


@pytest.mark.rule("UK-13.9")
def test_ilsahti_shoots_at_a_unit_beside_him_for_an_action_and_two_resources() -> None:
    t = turn_of("ilsahti", troops={"9ne": 3}).dice("HHML").do("power")
    assert (t.ilsahti.resources, t.actions) == (18, 4)
    assert t.told("rolls", "hits", "misses", "losses") == [(2, 1, 1)]
    t.do("assign:2H1M")
    assert t.troops("9ne") == 1
    assert (t.ilsahti.at, t.ilsahti.damage, t.ilsahti.soldiers) == ("9c", 0, 4)
    assert "power" not in t.offers


@pytest.mark.rule("UK-13.9", "UK-7.8")
def test_dice_are_assigned_as_in_a_battle() -> None:
    t = turn_of("ilsahti", enemies={"demian": "9ne 2"}, fate={"demian": "loyal_soldier ilsahti"}).dice("HHHH")
    t.do("power")
    assert t.offers == ["hits:0", "hits:1", "hits:2"]
    t.do("hits:2")
    assert t.offers == ["hits:0", "hits:1", "hits:2"]
    t.do("assign:2H")
    assert (t.demian.soldiers, t.demian.damage) == (0, 2)
    t = turn_of("ilsahti", enemies={"demian": "9ne 2"}, fate={"demian": "loyal_soldier ilsahti"}).dice("HHHH")
    t.do("power", "assign:1H")
    assert (t.demian.soldiers, t.demian.damage) == (1, 0)


@pytest.mark.rule("UK-13.9")
@pytest.mark.parametrize(("soldiers", "ground", "dice"), [(4, "plains", 4), (4, "fort d2", 2), (2, "fort d2", 0)])
def test_his_soldiers_shoot_against_the_defence_of_the_targets_space(soldiers: int, ground: str, dice: int) -> None:
    t = turn_of("ilsahti", troops={"9ne": 9}, soldiers={"ilsahti": soldiers}, terrain={"9ne": ground, "9c": "fort d2"})
    assert ("power" in t.offers) == (dice > 0)
    if dice:
        t.dice("M" * dice).do("power")
        assert t.told("rolls", "misses") == [dice]


@pytest.mark.rule("UK-13.9", "UK-15.8")
def test_exhar_shields_himself_with_two_dice() -> None:
    t = turn_of("ilsahti", enemies={"exhar": "9ne 1"}, fate={"exhar": "loyal_soldier ilsahti"}).dice("HH").do("power")
    assert t.told("rolls", "hits") == [2]


@pytest.mark.rule("UK-13.9", "UK-15.3")
@pytest.mark.parametrize(("soldiers", "damage"), [(1, 0), (0, 1)])
def test_amina_is_shielded_while_she_has_soldiers(soldiers: int, damage: int) -> None:
    t = turn_of("ilsahti", enemies={"amina": f"9ne {soldiers}"}, fate={"amina": "loyal_soldier ilsahti"})
    t.dice("HHMM").do("power", *["assign:1H"] * (soldiers + 1))
    assert t.amina.damage == damage


@pytest.mark.rule("UK-13.9", "UK-15.16")
def test_rozie_takes_two_at_the_most() -> None:
    t = turn_of("ilsahti", enemies={"rozie": "9ne 0"}).dice("HHHH").do("power", "assign:4H")
    assert t.rozie.damage == 2


@pytest.mark.rule("UK-13.9", "UK-15.13")
def test_lyla_has_nothing_to_spoil() -> None:
    t = turn_of("ilsahti", enemies={"lyla": "9ne 1"}, fate={"lyla": "loyal_soldier ilsahti"}).dice("HMML").do("power")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 2, 1)]


@pytest.mark.rule("UK-13.9")
def test_it_is_no_battle() -> None:
    hand, ally = {"ilsahti": "ambush second_wind shield_wall"}, {"ilsahti": "black_knight rozie lyla"}
    t = turn_of("ilsahti", troops={"9ne": 2}, hands=hand, allies=ally).dice("HMML").do("power")
    assert {token.partition(":")[0] for token in t.offers} == {"hits"}
    assert t.told("attacks") == []


@pytest.mark.rule("UK-13.9", "UK-10.5")
def test_a_commander_shot_dead_was_defeated_by_him_but_not_in_battle() -> None:
    for fate, allies in (("persuasion", ["demian"]), ("begrudging_respect", [])):
        t = turn_of("ilsahti", enemies={"demian": "9ne 1 3"}, fate={"demian": f"{fate} ilsahti"}).dice("HHMM")
        t.do("power", "assign:1M", "assign:1H")
        assert t.told("defeated", "enemy", "unit") == [("demian", "ilsahti")]
        assert t.ilsahti.allies == allies
        assert t.troops("9ne") == 1


# UK-13.10 Mirza


def guarding(mirza: str = "9w", troops: int = 6, **more: Any) -> Table:
    """The princess on 9c is attacked; of the damage the Warrior takes 2 off."""
    words: dict[str, Any] = {"soldiers": {"mirza": 2, "princess": 6}, "resources": {"mirza": 0}}
    words |= {"at": {"princess": "9c", "mirza": mirza}, "troops": {"9ne": troops}, "terrain": FLAT, "starter": 1}
    return table("mirza donia zyne", step="enemies", round=10, **{**words, **more})


@pytest.mark.rule("UK-13.10")
def test_mirza_may_take_up_to_three_before_the_rest_is_divided() -> None:
    t = guarding()
    assert (t.asked, t.rule, t.offers) == (0, "UK-13.10", ["n:0", "n:1", "n:2", "n:3"])
    t.do("n:3")
    assert (t.asked, t.offers) == (0, ["take:1", "take:2", "take:3"])
    t.do("take:1")
    assert (t.mirza.soldiers, t.mirza.damage) == (0, 1)
    assert (t.asked, t.rule, t.offers) == (1, "UK-8.12", ["take:0", "take:1"])


@pytest.mark.rule("UK-13.10")
def test_she_need_not() -> None:
    t = guarding().do("n:0")
    assert (t.asked, t.rule) == (1, "UK-8.12")
    assert (t.mirza.soldiers, t.mirza.damage) == (2, 0)


@pytest.mark.rule("UK-13.10", "UK-8.11")
def test_after_all_reductions() -> None:
    assert guarding(troops=4).offers == ["n:0", "n:1", "n:2"]
    assert guarding(troops=4, allies={"princess": "kostov"}).offers == ["n:0", "n:1"]
    assert guarding(troops=2).rule != "UK-13.10"


@pytest.mark.rule("UK-13.10", "UK-3.9")
@pytest.mark.parametrize("where", ["10ne", "8c", "9e"])
def test_only_from_a_space_beside_the_battle(where: str) -> None:
    t = guarding(where, troops=6) if where != "9e" else guarding("9se")
    assert (t.rule == "UK-13.10") == (where == "9e")


@pytest.mark.rule("UK-13.10")
def test_no_more_than_her_soldiers_and_life() -> None:
    t = guarding(soldiers={"mirza": 1, "princess": 6}, damage={"mirza": 4})
    assert t.offers == ["n:0", "n:1", "n:2"]
    t.do("n:1")
    assert (t.mirza.soldiers, t.mirza.damage) == (0, 4)  # by UK-7.12 she may not die while she has a soldier
    t = guarding(soldiers={"mirza": 1, "princess": 6}, damage={"mirza": 4}).do("n:2")
    assert t.told("dies", "unit") == ["mirza"]


@pytest.mark.rule("UK-13.10")
def test_also_when_the_princess_attacks() -> None:
    t = table(
        "mirza donia zyne", step="princess", round=10, at={"princess": "9c", "mirza": "9e"}, troops={"9ne": 6},
        soldiers={"princess": 2}, terrain={"9nw": "lake"},
    )  # fmt: skip
    assert (t.asked, t.rule) == (0, "UK-13.10")  # beside 9ne


# UK-13.11 The Mountain Cat Band


@pytest.mark.rule("UK-13.11")
def test_the_cat_band_plunders_two_resources_for_each_soldier_removed_in_battle() -> None:
    t = turn_of("cat_band", troops={"9ne": 4}).dice("HHHM").do("move:9ne", "assign:3H1M")
    assert t.cat_band.resources == 20 - 4 + 6
    t = defence_of("cat_band", troops={"9ne": 2}).dice("HHMM")
    t.roll_on()
    t.do("assign:2H")
    assert t.cat_band.resources == 4


@pytest.mark.rule("UK-13.11")
def test_for_damage_to_a_commander_or_outside_battle_they_gain_nothing() -> None:
    t = turn_of("cat_band", enemies={"demian": "9ne 0"}, fate={"demian": "loyal_soldier cat_band"}).dice("HHMM")
    t.do("move:9ne", "assign:2H2M")
    assert t.cat_band.resources == 20 - 4
    t = turn_of("cat_band", troops={"9ne": 4}, hands={"cat_band": "fire_tactics"}).do("card:fire_tactics")
    assert (t.troops("9ne"), t.cat_band.resources) == (2, 20)


# UK-13.12 Urgan


@pytest.mark.rule("UK-13.12")
@pytest.mark.parametrize(
    ("soldiers", "ground", "cost"),
    [(4, "forest", 4), (4, "road", 4), (4, "mountain", 4), (0, "mountain", 1), (1, "road", 1)],
)
def test_difficulty_good_or_bad_does_not_count_for_urgan(soldiers: int, ground: str, cost: int) -> None:
    t = turn_of("urgan", soldiers={"urgan": soldiers}, terrain={"9ne": ground}).do("move:9ne")
    assert t.urgan.resources == 20 - cost


@pytest.mark.rule("UK-13.12", "UK-3.6")
def test_but_events_and_lakes_do() -> None:
    t = turn_of("urgan", terrain={"9ne": "lake"}, event="heavy_rain")
    assert "move:9ne" not in t.offers
    t.do("move:9e")
    assert t.urgan.resources == 20 - 4 - 1


# UK-13.13 Zyne


@pytest.mark.rule("UK-13.13")
def test_zyne_has_an_action_more_when_nothing_is_left_of_a_unit_that_he_attacked() -> None:
    t = turn_of("zyne", troops={"9ne": 1}).dice("HHHH").do("move:9ne", "assign:1H")
    assert t.actions == 5 - 1 + 1
    assert t.told("presses", "unit") == ["zyne"]


@pytest.mark.rule("UK-13.13")
def test_once_a_turn() -> None:
    t = turn_of("zyne", troops={"9ne": 1, "8w": 1}).dice("HHHHHHHH")
    t.do("move:9ne", "assign:1H", "move:8w", "assign:1H")
    assert t.actions == 5 - 2 + 1


@pytest.mark.rule("UK-13.13")
def test_not_when_something_is_left() -> None:
    t = turn_of("zyne", troops={"9ne": 2}).dice("HMMM").do("move:9ne", "assign:1H1M")
    assert t.actions == 4


@pytest.mark.rule("UK-13.13")
def test_not_without_a_battle() -> None:
    t = turn_of("zyne", enemies={"amina": "9ne 0"}).brings(fate="love_at_first_sight").do("move:9ne")
    assert t.zyne.allies == ["amina"]
    assert t.actions == 4


@pytest.mark.rule("UK-13.13", "UK-16.9")
def test_not_when_he_was_attacked() -> None:
    t = turn_of("zyne", troops={"9ne": 1}, hands={"zyne": "mock"}).dice("HHHH").do("card:mock", "assign:1H")
    assert t.troops("9c") == t.troops("9ne") == 0
    assert t.actions == 5


@pytest.mark.rule("UK-13.13", "UK-17.5")
def test_also_when_fate_has_driven_him_on() -> None:
    t = turn_of("zyne", enemies={"exhar": "9e 0 4"}).brings(fate="friend_or_foe").dice("HHHH")
    t.do("move:9ne", "assign:1H", "take:0")
    assert (t.zyne.at, t.zyne.allies) == ("9e", ["exhar"])
    assert t.actions == 5 - 1 + 1


@pytest.mark.rule("UK-13.13", "UK-17.5")
def test_not_when_somebody_else_does_it_in_his_turn() -> None:
    t = turn_of(
        "zyne",
        at={"zyne": "9sw", "gato": "9w"},
        enemies={"exhar": "10ne 0 4"},
        hands={"zyne": "mock"},
        troops={"12c": 1},
    )
    t.brings(fate="friend_or_foe").dice("HHHHHH").do("card:mock", "space:12c", "unit:gato", "assign:1H", "assign:1H")
    assert t.gato.allies == ["exhar"]
    assert t.actions == 5


@pytest.mark.rule("UK-13.13")
def test_nobody_else_has_it_nor_zyne_in_the_enemy_step() -> None:
    t = turn_of("urgan", troops={"9ne": 1}).dice("HHHH").do("move:9ne", "assign:1H")
    assert t.actions == 4
    t = defence_of("zyne", troops={"9ne": 1}).dice("HHHH")
    t.roll_on()
    t.do("assign:1H")
    assert t.told("presses") == []
