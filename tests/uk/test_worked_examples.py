"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from hornbook.core.setup import setup
from hornbook.games.unicornus_knights.game import shipped
from tests.uk.position import table


@pytest.mark.rule("UK-7.3", "UK-7.8", "UK-7.10", "UK-7.14")
def test_zyne_attacks_lyla() -> None:
    t = table(
        "zyne donia gato",
        at={"zyne": "9c"},
        terrain={"9c": "road", "9ne": "city d1"},
        soldiers={"zyne": 6},
        resources={"zyne": 10},
        hands={"zyne": "ambush"},
        enemies={"lyla": "9ne 3"},
        fate={"lyla": "loyal_soldier zyne"},
    )
    t.dice("HHHHHMML").do("move:9ne", "card:ambush")
    assert t.told("attacks", "dice") == [8]
    assert t.told("rolls", "hits", "misses", "losses") == [(5, 0, 3)]
    assert "4H" not in t.ways  # no more dice than soldiers before the commander has any
    t.do("assign:1H2L", "assign:4H")
    assert t.told("clash", "harm") == [2]
    t.do("take:1")
    assert t.troops("9ne") == 2
    assert t.lyla.defeated
    assert t.zyne.at == "9c"
    assert t.actions == 4


# Battles of heroes.


@pytest.mark.rule("UK-7.3")
def test_four_soldiers_attack_a_city() -> None:
    """TV-06"""
    t = table("zyne donia gato", at={"zyne": "9c"}, terrain={"9ne": "city d1"}, soldiers={"zyne": 4}, troops={"9ne": 3})
    t.do("move:9ne")
    assert t.told("attacks", "dice") == [3]


@pytest.mark.rule("UK-7.9")
def test_two_dice_against_three_leaderless_soldiers() -> None:
    """TV-08"""
    t = table("zyne donia gato", at={"zyne": "9c"}, terrain={"9ne": "road"}, soldiers={"zyne": 2}, troops={"9ne": 3})
    t.dice("HM").do("move:9ne", "assign:1H1M")
    assert t.told("clash", "harm") == [1]


@pytest.mark.rule("UK-7.8", "UK-7.9", "UK-7.10", "UK-7.11")
def test_zyne_attacks_dorgas() -> None:
    """TV-27"""
    t = table(
        "zyne donia gato",
        at={"zyne": "9c"},
        terrain={"9ne": "road"},
        soldiers={"zyne": 6},
        enemies={"dorgas": "9ne 4"},
        fate={"dorgas": "loyal_soldier zyne"},
    )
    t.dice("HHHMML").do("move:9ne", "assign:2H1M1L", "assign:1H")
    assert t.told("clash", "harm") == [(8 - 5) + 1]
    assert (t.dorgas.soldiers, t.dorgas.damage) == (2, 1)


@pytest.mark.rule("UK-13.11")
def test_the_mountain_cat_band_plunders() -> None:
    """TV-18"""
    t = table(
        "cat_band donia gato",
        at={"cat_band": "9c"},
        terrain={"9ne": "road"},
        soldiers={"cat_band": 5},
        resources={"cat_band": 4},
        enemies={"demian": "9ne 3"},
        fate={"demian": "loyal_soldier cat_band"},
        troops={"9w": 2},
        hands={"cat_band": "fire_tactics"},
    )
    t.dice("HHHHH").do("move:9ne", "roll", "assign:3H", "assign:2H")
    assert t.cat_band.resources == 6  # three soldiers, and nothing for two wounds
    t.do("take:0", "card:fire_tactics")
    assert t.troops("9w") == 0
    assert t.cat_band.resources == 6


@pytest.mark.rule("UK-13.7", "UK-18.2")
def test_magnus_fights_an_oppressive_empire() -> None:
    """TV-19"""
    t = table("magnus donia gato", at={"magnus": "9c"}, troops={"9ne": 3}, event="oppressive_empire").do("power")
    assert t.magnus.resources == 10 - 3 + 4


@pytest.mark.rule("UK-15.16", "UK-10.8")
def test_rozie_is_discarded_for_her_power() -> None:
    """TV-36"""
    t = table("zyne donia gato", at={"zyne": "9c"}, terrain={"9ne": "road"}, troops={"9ne": 3}, soldiers={"zyne": 3},
              allies={"zyne": "rozie"})  # fmt: skip
    t.dice("MML").do("move:9ne", "ally:rozie", "assign:3H")
    assert t.rozie.defeated
    assert t.zyne.at == "9ne"


@pytest.mark.rule("UK-13.3")
def test_donia_dies_and_the_stars_are_silent() -> None:
    """TV-37"""
    t = table("donia zyne gato", step="event", damage={"donia": 3}, soldiers={"donia": 0}, resources={"donia": 0},
              troops={"13ne": 9})  # fmt: skip
    t.brings(event="market_day heavy_rain").roll_on()
    while t.s.round == 1:
        t.do("end" if "end" in t.offers else t.offers[0])
    assert t.told("dies", "unit") == ["donia"]
    assert t.seen(1)["coming"] == ()


@pytest.mark.rule("UK-13.3", "UK-5.10")
def test_donia_uses_her_power_and_then_destiny() -> None:
    """TV-38"""
    t = table("donia zyne gato").do("power", "destiny")
    assert len(t.donia.hand) == 2


@pytest.mark.rule("UK-13.12")
def test_urgan_in_the_woods_and_on_the_road() -> None:
    """TV-40"""
    t = table("urgan zyne gato", at={"urgan": "9c"}, soldiers={"urgan": 4}, terrain={"9ne": "forest", "9e": "road"})
    assert t.do("move:9ne").urgan.resources == 6
    assert t.do("move:9e").urgan.resources == 2


# The princess and the enemies.


@pytest.mark.rule("UK-9.8", "UK-8.10", "UK-8.11", "UK-8.12", "UK-8.13", "UK-8.14")
def test_lyla_and_her_soldiers_reach_the_princess() -> None:
    """TV-12 and TV-13"""
    t = table(
        "zyne donia gato",
        step="enemies",
        round=10,
        at={"princess": "9c"},
        soldiers={"princess": 5},
        enemies={"lyla": "9ne 4 2"},
        fate={"lyla": "loyal_soldier princess"},
        troops={"9w": 3},
    )
    assert t.told("princess-fights", "enemy", "soldiers", "harm") == [("lyla", 7, 2 + 7 - 2)]
    t.do("take:3")
    assert (t.princess.life_left, t.princess.soldiers) == (3, 1)
    assert t.lyla.defeated
    assert t.troops("9c") == 0
    assert t.told("rolls") == []


@pytest.mark.rule("UK-9.2", "UK-9.4", "UK-9.7")
def test_lyla_and_dorgas_want_the_princesss_space() -> None:
    """TV-14 and TV-15"""
    t = table(
        "zyne donia gato",
        step="enemies",
        round=10,
        at={"princess": "9c", "zyne": "7c"},
        enemies={"lyla": "9ne 4", "dorgas": "9w 2", "amina": "9se 1"},
        fate={"lyla": "loyal_soldier princess", "dorgas": "loyal_soldier zyne", "amina": "loyal_soldier zyne"},
    )
    assert t.offers == ["space:9ne", "space:9w"]
    t.do("space:9ne")
    assert t.lyla.at == "9c"
    assert t.rule == "UK-9.6"
    assert t.offers == ["space:7e", "space:7se"]  # toward Zyne, the next nearest
    t.do("space:7e")
    assert (t.dorgas.at, t.amina.at) == ("7e", "9se")


@pytest.mark.rule("UK-8.4", "UK-8.5")
def test_the_princess_takes_the_road_even_onto_a_strong_enemy() -> None:
    """TV-16"""
    t = table(
        "zyne donia gato",
        step="princess",
        round=10,
        at={"princess": "9ne"},  # 8w and 5se are both four moves from the throne
        terrain={"8w": "road", "5se": "plains"},
        soldiers={"princess": 5},
        troops={"8w": 9},
    )
    assert t.princess.at == "8w"
    assert t.told("princess-fights", "soldiers") == [9]


@pytest.mark.rule("UK-8.10", "UK-15.5")
def test_dahaka_alone_meets_the_princess() -> None:
    """TV-17"""
    t = table(
        "zyne donia gato",
        princess="social",
        step="enemies",
        round=10,
        at={"princess": "9c"},
        soldiers={"princess": 6},
        enemies={"dahaka": "9ne 0"},
        fate={"dahaka": "loyal_soldier princess"},
    )
    assert t.told("princess-fights", "harm") == [10]


@pytest.mark.rule("UK-5.6", "UK-3.4")
@pytest.mark.parametrize(
    ("soldiers", "terrain", "cost"), [(4, "forest", 5), (0, "forest", 1), (1, "road", 1), (6, "road", 5)]
)
def test_what_a_move_costs(soldiers: int, terrain: str, cost: int) -> None:
    t = table("zyne mirza gato", at={"zyne": "9c"}, terrain={"9ne": terrain}, soldiers={"zyne": soldiers})
    assert t.do("move:9ne").zyne.resources == 10 - cost


@pytest.mark.rule("UK-2.8")
def test_the_event_deck_has_ten_cards() -> None:
    assert table("zyne mirza gato").s.box.event_levels == (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)


@pytest.mark.rule("UK-5.1")
@pytest.mark.parametrize(("players", "actions"), [(2, 4), (3, 5), (4, 4), (5, 3), (6, 3)])
def test_actions_by_the_number_of_players(players: int, actions: int) -> None:
    heroes = ["zyne", "mirza", "gato", "urgan", "havok", "donia"]
    t = table(" ".join(heroes[: 4 if players == 2 else players]), seats=players)
    if players == 2:
        t.do("unit:zyne")
    assert t.told("turn", "actions") == [actions]


@pytest.mark.rule("UK-2.5")
def test_twelve_commanders_or_thirteen_with_the_twins() -> None:
    found = set()
    for seed in range(40):
        s = shipped().new(setup(4), seed, manual=True)
        while s.kind != "support":
            shipped().resolve(s, shipped().roll(s))
        twins = s.box.content.tile("twin_stars") in s.tiles
        found.add((twins, sum(at >= 0 for at in s.enemy_at)))
    assert found == {(False, 12), (True, 13)}


@pytest.mark.rule("UK-2.2")
@pytest.mark.parametrize(("hero", "soldiers"), [("urgan", 3), ("zyne", 3), ("gato", 0)])
def test_soldiers_at_the_beginning_for_a_command_of_five_six_and_none(hero: str, soldiers: int) -> None:
    t = table(f"{hero} mirza magnus")
    assert (t.unit(1).soldiers, t.unit(1).resources) == (soldiers, 10)


@pytest.mark.rule("UK-5.8")
@pytest.mark.parametrize(("soldiers", "enough"), [(2, False), (3, True)])
def test_twenty_five_resources_need_three_soldiers(soldiers: int, enough: bool) -> None:
    t = table("zyne mirza gato", at={"zyne": "9c", "mirza": "5c"}, soldiers={"zyne": 4}, resources={"zyne": 25})
    t.do("send", f"n:{soldiers}")
    assert ("n:25" in t.offers) == enough


@pytest.mark.rule("UK-10.3")
def test_the_soldiers_of_a_dead_hero_become_a_leaderless_unit() -> None:
    at = {"zyne": "9c"}
    t = table("zyne mirza gato", step="end", lasting="hopelessness", at=at, soldiers={"zyne": 4}, damage={"zyne": 3})
    while t.game.prompt(t.s).args["unit"] != "zyne":
        t.do("take:0")
    t.do("take:2")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.troops("9c") == 4


@pytest.mark.rule("UK-3.2", "UK-3.3")
def test_the_geometry_in_numbers() -> None:
    for name, moves in (("corner", 12), ("row", 10), ("escape", 9)):
        s = shipped().new(setup(3, {"map": name, "princess": "warrior"}), 1)
        start, goal = (s.tiles.index(tile) * 7 for tile in (s.box.map.start, s.box.map.goal))
        assert s.board.paths_to(goal)[start] == moves
    layout = table("zyne mirza gato").s.box.layout
    assert len(set(layout.hexes)) == 133
    assert sum(len(others) for others in layout.areas) == 2 * 42
    assert sum(len(others) for others in layout.beside) == 2 * 354


@pytest.mark.rule("UK-18.12")
def test_sudden_illness_is_cured_by_two_parcels() -> None:
    t = table(
        "zyne donia gato",
        at={"zyne": "9c", "princess": "12c"},
        event="sudden_illness",
        soldiers={"zyne": 2, "princess": 0},
        resources={"zyne": 10, "princess": 0},
    )
    t.do("send", "n:1", "n:4", "send", "n:6").end_turns()
    assert t.princess.damage == 0


@pytest.mark.rule("UK-17.7")
def test_the_mountain_cat_band_is_of_both_genders() -> None:
    for enemy in ("lyla", "dorgas"):
        t = table("cat_band donia gato", at={"cat_band": "8sw"}, enemies={enemy: "9ne 2"})
        t.brings(fate="love_at_first_sight").do("move:9e")
        assert t.cat_band.allies == [enemy]


@pytest.mark.rule("UK-15.2", "UK-15.4", "UK-18.19")
def test_the_black_knight_is_no_part_of_the_empire() -> None:
    t = table(
        "zyne donia gato", at={"zyne": "9c"}, enemies={"lionel": "9ne", "black_knight": "9sw 1"}, event="total_war"
    )
    t.do("move:9ne")
    assert t.told("attacks", "power") == [1]
    t = table(
        "zyne donia gato", step="enemies", at={"zyne": "9c"}, enemies={"black_knight": "9ne 1"}, event="total_war"
    )
    assert (t.black_knight.at, t.told("enemy-attacks")) == ("9ne", [])


@pytest.mark.rule("UK-16.10")
def test_protection_takes_nothing_back_and_ends_nothing_old() -> None:
    t = table(
        "zyne donia gato",
        at={"zyne": "9c"},
        terrain={"9c": "plains", "9ne": "plains"},
        event="heavy_rain",
        lasting="exhaustion",
        soldiers={"zyne": 3},
        resources={"zyne": 20},
        hands={"zyne": "protection"},
    )
    t.do("move:9ne")
    assert t.zyne.resources == 20 - 5
    t.do("card:protection")
    assert t.zyne.resources == 20 - 5
    t.do("move:9c")
    assert t.zyne.resources == 20 - 5 - 4


@pytest.mark.rule("UK-17.8")
def test_a_mercenary_wants_the_ten_resources_for_himself() -> None:
    t = table(
        "zyne donia gato",
        at={"zyne": "9c"},
        enemies={"lyla": "9ne 2"},
        fate={"lyla": "mercenary zyne"},
        resources={"zyne": 14},
        hands={"zyne": "courier"},
    )
    t.do("card:courier", "unit:gato", "n:10")
    assert (t.zyne.allies, "hire:lyla" in t.offers) == ([], False)
