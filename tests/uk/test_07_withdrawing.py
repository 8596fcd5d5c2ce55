"""Chapter 7 of the rulebook: who leaves the field after a battle, and who before it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.uk.position import Table, table

FLAT = {f"9{petal}": "plains" for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}


def attacking(troops: int, **more: Any) -> Table:
    """Zyne goes from 9c to 9ne, where leaderless soldiers are."""
    words: dict[str, Any] = {"soldiers": {"zyne": 4}, "resources": {"zyne": 20}}
    return table(
        "zyne donia gato", **{"at": {"zyne": "9c"}, "troops": {"9ne": troops}, "terrain": FLAT, **words, **more}
    )


def attacked(**more: Any) -> Table:
    """Zyne on 9c is attacked in the Enemy Step of the last round, and has no resources to retreat."""
    words: dict[str, Any] = {"step": "enemies", "round": 10, "soldiers": {"zyne": 4}, "resources": {"zyne": 0}}
    return table("zyne donia gato", **{"at": {"zyne": "9c"}, "terrain": FLAT, **words, **more})


# UK-7.14


@pytest.mark.rule("UK-7.14")
def test_if_nothing_is_left_of_the_defender_the_attacker_stays() -> None:
    t = attacking(2).dice("HHMM").do("move:9ne", "assign:2H")
    assert t.zyne.at == "9ne"
    assert t.told("withdraws") == []


@pytest.mark.rule("UK-7.14")
def test_otherwise_the_attacker_goes_back_and_has_paid_for_nothing() -> None:
    t = attacking(2).dice("HHMM").do("move:9ne", "assign:1H1M")
    assert t.zyne.at == "9c"
    assert t.told("withdraws", "unit", "space") == [("zyne", "gilded_market-c")]
    assert t.troops("9ne") == 1
    assert t.zyne.resources == 20 - 4
    assert t.actions == 4


@pytest.mark.rule("UK-7.14", "UK-7.16")
def test_an_enemy_attacker_goes_back_to_where_it_came_from() -> None:
    t = attacked(troops={"9ne": 3}).dice("MMMM")
    t.roll_on()
    t.do("assign:3M")
    assert t.zyne.at == "9c"
    assert (t.troops("9ne"), t.troops("9c")) == (3, 0)


@pytest.mark.rule("UK-7.14")
def test_an_enemy_attacker_stays_when_the_hero_is_dead() -> None:
    t = attacked(troops={"9ne": 9}, soldiers={"zyne": 0})
    assert t.told("dies", "unit") == ["zyne"]
    assert (t.troops("9ne"), t.troops("9c")) == (0, 9)


@pytest.mark.rule("UK-7.14")
def test_if_the_attacker_is_gone_nothing_withdraws() -> None:
    t = attacking(30).dice("MMMM").do("move:9ne", "assign:4M")
    assert t.unit(1).at == ""
    assert (t.troops("9ne"), t.troops("9c")) == (30, 0)
    assert t.told("withdraws") == []


@pytest.mark.rule("UK-7.14")
def test_if_both_are_gone_the_space_is_empty() -> None:
    t = attacking(
        0,
        enemies={"demian": "9ne 0 3"},
        fate={"demian": "loyal_soldier zyne"},
        soldiers={"zyne": 1},
        damage={"zyne": 4},
    )
    t.dice("H").do("move:9ne", "assign:1H")
    assert t.demian.defeated
    assert t.unit(1).at == ""
    assert t.troops("9ne") == 0


# UK-7.15


@pytest.mark.rule("UK-7.15", "UK-17.5")
def test_a_hero_whose_way_back_is_blocked_goes_to_the_nearest_empty_space() -> None:
    t = attacking(2, enemies={"demian": "8w 2"}).brings(fate="friend_or_foe").dice("MMMM")
    t.do("move:9ne", "assign:none", "take:2")  # fate has driven him on to 8w, and behind him stand soldiers
    assert (t.asked, t.rule) == (0, "UK-7.15")
    assert t.offers == ["space:5e", "space:5se", "space:8c", "space:8sw", "space:8nw"]
    t.do("space:8sw")
    assert t.zyne.at == "8sw"
    assert t.troops("9ne") == 2


# UK-7.16


@pytest.mark.rule("UK-7.16", "UK-9.9")
def test_a_merged_attacker_goes_back_as_one_to_a_space_that_one_of_them_came_from() -> None:
    t = attacked(enemies={"demian": "9ne 2"}, troops={"9sw": 3}, fate={"demian": "loyal_soldier zyne"}, starter=1).dice(
        "MMMM"
    )
    t.roll_on()
    t.do("assign:4M", "take:4")
    assert (t.asked, t.rule, t.offers) == (0, "UK-7.16", ["space:9ne", "space:9sw"])  # the attacked player's choice
    t.do("space:9sw")
    assert (t.demian.at, t.demian.soldiers) == ("9sw", 5)
    assert t.troops("9ne") == 0


def pushed(**more: Any) -> Table:
    """Somebody attacks Zyne from 9ne, and Dorgas moves up behind."""
    words = {"enemies": {"dorgas": "8w 0"}, "fate": {"dorgas": "loyal_soldier zyne"}, "soldiers": {"zyne": 6}}
    return attacked(**{**words, **more}).dice("MMMMMM")


@pytest.mark.rule("UK-7.16")
def test_not_to_a_space_that_another_commander_has_taken() -> None:
    t = pushed(
        enemies={"dorgas": "8w 0", "demian": "9ne 1"},
        fate={"dorgas": "loyal_soldier zyne", "demian": "loyal_soldier zyne"},
        troops={"9sw": 0, "9w": 0},
    )
    t.roll_on()
    t.do("assign:1M", "assign:4M")
    assert t.dorgas.at == "9ne"
    assert t.offers == ["space:9e", "space:9se", "space:9sw", "space:9w", "space:9nw"]


@pytest.mark.rule("UK-7.16")
def test_nor_do_soldiers_alone_go_back_to_a_commander() -> None:
    t = pushed(troops={"9ne": 2})
    t.roll_on()
    t.do("assign:2M")
    assert t.dorgas.at == "9ne"
    assert "space:9ne" not in t.offers
    t.do("space:9w")
    assert (t.troops("9w"), t.dorgas.soldiers) == (2, 0)


@pytest.mark.rule("UK-7.16", "UK-3.6")
def test_past_whoever_is_in_between_if_there_is_no_room_beside_the_battle() -> None:
    lakes = {f"9{petal}": "lake" for petal in ("e", "se", "sw", "w", "nw")}
    t = pushed(troops={"9ne": 2}, terrain={"9c": "plains", "9ne": "plains", **lakes})
    t.roll_on()
    t.do("assign:2M")
    assert t.offers == ["space:5se", "space:8sw", "space:8w"]


@pytest.mark.rule("UK-7.16", "UK-9.8")
def test_leaderless_soldiers_in_the_way_are_merged_with() -> None:
    lakes = {f"9{petal}": "lake" for petal in ("e", "se", "sw", "w", "nw")}
    t = pushed(troops={"9ne": 2, "8sw": 5}, terrain={"9c": "plains", "9ne": "plains", **lakes})
    t.roll_on()
    t.do("assign:2M", "space:8sw")
    assert (t.troops("8sw"), t.troops("9c")) == (7, 0)


# UK-7.18


def retreating(**more: Any) -> Table:
    return attacked(**{"troops": {"9ne": 3}, "resources": {"zyne": 20}, **more})


@pytest.mark.rule("UK-7.18")
def test_a_hero_may_retreat_to_an_empty_space_that_no_enemy_came_from() -> None:
    t = retreating()
    assert (t.asked, t.rule) == (0, "UK-7.18")
    assert t.offers == ["stay", "move:9e", "move:9se", "move:9sw", "move:9w", "move:9nw"]


@pytest.mark.rule("UK-7.18", "UK-3.10")
def test_neither_onto_others_nor_into_a_lake() -> None:
    t = retreating(
        at={"zyne": "9c", "donia": "9w"},
        terrain={**FLAT, "9se": "lake"},
        enemies={"exhar": "9sw 0"},
        fate={"exhar": "loyal_soldier zyne"},
    )
    assert t.offers == ["stay", "move:9e", "move:9nw"]


@pytest.mark.rule("UK-7.18")
def test_nor_where_any_of_the_enemies_came_from() -> None:
    t = retreating(troops={"9ne": 1, "9e": 1, "9sw": 1})
    assert t.offers == ["stay", "move:9se", "move:9w", "move:9nw"]


@pytest.mark.rule("UK-7.18")
def test_nor_where_an_enemy_came_from_that_went_for_somebody_else() -> None:
    t = retreating(at={"zyne": "9c", "donia": "9ne"}, resources={"donia": 0}, troops={"9w": 2, "9e": 2})
    t.do("space:9ne")  # the soldiers from 9e
    assert (t.asked, t.offers) == (0, ["stay", "move:9se", "move:9sw", "move:9nw"])


@pytest.mark.rule("UK-7.18")
def test_it_costs_the_move_and_two_more() -> None:
    t = retreating(terrain={**FLAT, "9w": "mountain", "9e": "road"})
    t.do("move:9w")
    assert (t.zyne.at, t.zyne.resources) == ("9w", 20 - (4 + 2 + 2))


@pytest.mark.rule("UK-7.18")
@pytest.mark.parametrize(("purse", "offers"), [(4, []), (5, ["stay", "move:9e"]), (6, None)])
def test_whoever_cannot_pay_cannot_retreat(purse: int, offers: list[str] | None) -> None:
    t = retreating(terrain={**FLAT, "9e": "road"}, resources={"zyne": purse})
    if offers is None:
        assert len(t.offers) == 6
    else:
        assert (t.offers if t.asked is not None else []) == offers


@pytest.mark.rule("UK-7.18")
def test_the_enemy_stays_where_it_is_and_there_is_no_battle() -> None:
    t = retreating().do("move:9w")
    assert t.told("is-attacked") == []
    assert t.troops("9c") == 3
    assert (t.zyne.soldiers, t.zyne.damage) == (4, 0)


@pytest.mark.rule("UK-7.18")
def test_whoever_stays_fights() -> None:
    t = retreating().do("stay")
    assert t.told("is-attacked", "unit") == ["zyne"]
    assert t.zyne.resources == 20


@pytest.mark.rule("UK-7.18", "UK-9.1")
def test_heroes_are_asked_clockwise_from_the_starting_player_when_all_have_moved() -> None:
    t = retreating(
        starter=1,
        at={"zyne": "9c", "donia": "13c", "gato": "12c"},
        troops={"9ne": 1, "13e": 1, "12e": 1},
        resources={"zyne": 20, "donia": 20},
        soldiers={"zyne": 4, "donia": 0},
    )
    assert len(t.told("enemy-attacks")) == 3
    asked = []
    while t.asked is not None:
        asked.append(t.asked)
        assert (t.rule, t.told("is-attacked")) == ("UK-7.18", [])
        t.do(t.offers[1])
    assert asked == [1, 2, 0]


@pytest.mark.rule("UK-7.18")
def test_who_retreats_first_may_take_the_way_of_another() -> None:
    t = retreating(
        at={"zyne": "9c", "donia": "9e"},
        troops={"9nw": 1, "11nw": 1},
        soldiers={"zyne": 4, "donia": 0},
        resources={"zyne": 20, "donia": 20},
    )
    t.do("move:9se")
    assert (t.asked, "move:9se" in t.offers) == (1, False)


@pytest.mark.rule("UK-7.18")
def test_the_princess_never_retreats() -> None:
    t = table("zyne donia gato", step="enemies", round=10, troops={"19ne": 3}, resources={"princess": 30})
    assert t.rule != "UK-7.18"
    assert t.told("princess-fights", "soldiers") == [3]


@pytest.mark.rule("UK-7.18", "UK-6.1")
def test_fate_is_checked_after_a_retreat() -> None:
    t = retreating(enemies={"exhar": "7e 0"}).brings(fate="loyal_soldier")
    assert t.exhar.bound == ""
    t.do("move:9w")
    assert t.exhar.bound == "zyne"
