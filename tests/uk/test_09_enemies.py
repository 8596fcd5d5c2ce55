"""Chapter 9 of the rulebook: the Enemy Step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.uk.position import Table, table


def enemies(**more: Any) -> Table:
    """The Enemy Step of the last round; Zyne is on 9c, the others far off, and nobody can pay for a retreat."""
    names = str(more.pop("heroes", "zyne donia gato"))
    words: dict[str, Any] = {"step": "enemies", "round": 10, "at": {"zyne": "9c"}}
    words["resources"] = dict.fromkeys(names.split(), 0)
    for name in ("at", "resources"):
        words[name] |= more.pop(name, {})
    if "enemies" in more and "fate" not in more:
        bound = [name for name in more["enemies"] if name not in ("lionel", "black_knight", "abyss_king", "rozie")]
        more["fate"] = dict.fromkeys(bound, "loyal_soldier zyne")
    return table(names, **{**words, **more})


IDLE: dict[str, Any] = {
    "at": {"princess": "19e"},
    "soldiers": {"princess": 8, "zyne": 4},
    "resources": {"princess": 0, "zyne": 9},
}
"""The princess is far too poor to move."""


def attacks(t: Table) -> list[Any]:
    """Who has gone for whom, in order."""
    return t.told("enemy-attacks", "enemy", "soldiers", "unit")


# UK-9.1


@pytest.mark.rule("UK-9.1")
def test_all_move_then_merge_then_heroes_may_retreat_then_all_fight() -> None:
    t = enemies(troops={"9ne": 1, "9w": 2, "13e": 1}, at={"donia": "13c"}, resources={"zyne": 9}, soldiers={"zyne": 2})
    assert len(attacks(t)) == 3
    assert t.troops("9c") == 3
    assert (t.rule, t.told("is-attacked")) == ("UK-7.18", [])
    t.do("stay")
    assert t.rule == "UK-7.2"


# UK-9.2


@pytest.mark.rule("UK-9.2")
def test_the_unit_nearest_to_a_kingdom_unit_moves_first() -> None:
    t = enemies(enemies={"lyla": "8w 1"}, troops={"9w": 2}, terrain={"9e": "lake"})
    moved = [event.args["enemy"] for event in t.events if event.message in ("enemy-attacks", "enemy-moves")]
    assert moved == ["soldiers", "lyla"]


@pytest.mark.rule("UK-9.2", "UK-9.7")
def test_the_starting_player_chooses_among_equals_who_want_the_same_space() -> None:
    t = enemies(enemies={"lyla": "9ne 1", "dorgas": "9w 1"}, starter=1)
    assert (t.asked, t.rule, t.offers) == (1, "UK-9.7", ["space:9ne", "space:9w"])


@pytest.mark.rule("UK-9.2", "UK-1.4")
def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    t = enemies(enemies={"demian": "9ne 1"}, troops={"9w": 1, "9sw": 1})
    assert t.rule not in ("UK-9.2", "UK-9.7")
    assert len(attacks(t)) == 3


@pytest.mark.rule("UK-9.2", "UK-6.1")
@pytest.mark.parametrize("first", ["dorgas", "lyla"])
def test_among_equals_the_starting_player_chooses_if_fate_is_to_be_drawn(first: str) -> None:
    t = enemies(enemies={"lyla": "5se 1", "dorgas": "12nw 1"}, fate={}, at={"princess": "19c"}, starter=2)
    places = {"lyla": "space:5se", "dorgas": "space:12nw"}
    assert (t.asked, t.rule, t.offers) == (2, "UK-9.2", list(places.values()))
    t.brings(fate="loyal_soldier").do(places[first])
    t.do(t.offers[0])  # one of two ways, UK-9.6
    assert t.told("bound", "enemy")[:1] == [first]


@pytest.mark.rule("UK-9.2")
def test_each_moves_once_and_one_space() -> None:
    t = enemies(enemies={"lyla": "8c 1"}, terrain={"8w": "lake", "9ne": "lake"})
    assert t.lyla.at == "8sw"
    assert len(t.told("enemy-moves")) == 1


@pytest.mark.rule("UK-9.2", "UK-6.1")
def test_fate_is_checked_at_once() -> None:
    t = enemies(enemies={"lyla": "8w 1"}, fate={}, troops={"13e": 1}, at={"donia": "13c"}).brings(fate="fated_enemy")
    t.roll_on()
    assert (t.lyla.at, t.lyla.bound, t.lyla.soldiers) == ("9ne", "zyne", 4)
    told = [event.message for event in t.events]
    assert told.index("bound") < told.index("is-attacked")


@pytest.mark.rule("UK-9.2", "UK-6.6")
def test_soldiers_whose_commander_has_turned_still_move_by_the_new_position() -> None:
    t = enemies(enemies={"amina": "9w 2"}, fate={}, troops={"9ne": 1}).brings(fate="love_at_first_sight")
    t.roll_on()
    assert t.zyne.allies == ["amina"]
    assert attacks(t) == [("soldiers", 1, "zyne"), ("soldiers", 2, "zyne")]  # she was defensive, and they are not


@pytest.mark.rule("UK-9.2", "UK-17.12")
def test_a_commander_with_a_change_of_heart_stays() -> None:
    t = enemies(enemies={"marianne": "9w 2"}, fate={}, troops={"9ne": 1})
    t.brings(fate="change_of_heart").do("space:9ne")
    t.roll_on()
    assert t.marianne.at == "9w"
    assert attacks(t) == [("soldiers", 1, "zyne")]


@pytest.mark.rule("UK-9.2", "UK-17.13")
def test_a_commander_that_has_just_learnt_to_hate_goes() -> None:
    t = enemies(enemies={"exhar": "9w 2"}, fate={}, troops={"9ne": 1}).brings(fate="burning_hatred")
    t.roll_on()
    assert attacks(t) == [("soldiers", 1, "zyne"), ("exhar", 2, "zyne")]


@pytest.mark.rule("UK-9.2", "UK-17.5")
def test_a_unit_that_is_gone_does_not_move_any_more() -> None:
    t = enemies(
        at={"zyne": "9w", "donia": "9sw", "gato": "5c"},
        soldiers={"zyne": 4},
        terrain={"9c": "plains"},
        enemies={"exhar": "9e 0"},
        fate={},
        troops={"5ne": 1, "9c": 1},
    )
    t.brings(fate="friend_or_foe").dice("HHHH").do("unit:zyne", "assign:1H")  # he was drawn to Exhar, over 9c
    assert t.zyne.at == "9c"
    assert attacks(t) == [("soldiers", 1, "gato")]


# UK-9.3


@pytest.mark.rule("UK-9.3")
def test_commander_and_soldiers_move_together_whatever_the_ground() -> None:
    t = enemies(enemies={"lyla": "8w 5"}, terrain={"9ne": "mountain"})
    assert (t.lyla.at, t.lyla.soldiers, t.troops("8w")) == ("9ne", 5, 0)


@pytest.mark.rule("UK-9.3", "UK-3.6")
def test_but_not_through_a_lake() -> None:
    t = enemies(enemies={"lyla": "8w 5"}, terrain={"9ne": "lake"})
    assert t.offers == ["space:5se", "space:8sw"]


# UK-9.4


@pytest.mark.rule("UK-9.4")
@pytest.mark.parametrize("name", ["lionel", "amina", "black_knight", "exhar", "irvin", "kostov"])
def test_defensive_commanders_do_not_move(name: str) -> None:
    t = enemies(enemies={name: "9ne 4"})
    assert attacks(t) == []
    assert t.s.enemy_at.count(t.space("9ne")) == 1


@pytest.mark.rule("UK-9.4", "UK-16.9")
def test_unless_a_card_makes_them() -> None:
    t = enemies(step="players", enemies={"exhar": "9ne 1"}, hands={"zyne": "mock"}).do("card:mock")
    assert t.told("is-attacked", "enemy") == ["exhar"]


# UK-9.5


@pytest.mark.rule("UK-9.5")
@pytest.mark.parametrize("name", ["dahaka", "demian", "gregorio", "ravinith", "rozie"])
def test_a_normal_commander_attacks_whoever_is_beside_it(name: str) -> None:
    assert attacks(enemies(enemies={name: "9ne 2"})) == [(name, 2, "zyne")]


@pytest.mark.rule("UK-9.5")
def test_leaderless_soldiers_do_so_too() -> None:
    t = enemies(troops={"9ne": 2, "13e": 1}, at={"donia": "13c"})
    assert attacks(t) == [("soldiers", 2, "zyne"), ("soldiers", 1, "donia")]


@pytest.mark.rule("UK-9.5")
def test_the_princess_as_well() -> None:
    t = enemies(troops={"19ne": 2})
    assert attacks(t) == [("soldiers", 2, "princess")]


@pytest.mark.rule("UK-9.5")
def test_otherwise_they_stay() -> None:
    t = enemies(enemies={"demian": "8w 2"}, troops={"8sw": 1})
    assert t.told("enemy-moves") == []
    assert (t.demian.at, t.troops("8sw")) == ("8w", 1)


@pytest.mark.rule("UK-9.5")
def test_of_several_kingdom_units_the_starting_player_chooses() -> None:
    t = enemies(troops={"9ne": 2}, at={"donia": "9e", "gato": "8sw"}, starter=2)
    assert (t.asked, t.rule, t.offers) == (2, "UK-9.5", ["space:8sw", "space:9c", "space:9e"])
    t.do("space:9e")
    assert attacks(t) == [("soldiers", 2, "donia")]


# UK-9.6


@pytest.mark.rule("UK-9.6")
@pytest.mark.parametrize("name", ["dorgas", "marianne", "lyla", "abyss_king"])
def test_an_aggressive_commander_moves_toward_the_nearest(name: str) -> None:
    t = enemies(enemies={name: "8w 1"})
    assert t.told("enemy-moves", "enemy", "space") == [(name, "gilded_market-ne")]


@pytest.mark.rule("UK-9.6")
def test_it_goes_for_the_nearest_on_its_own_or_an_adjacent_area() -> None:
    t = enemies(at={"zyne": "12c", "donia": "8w"}, enemies={"lyla": "9c 1"})
    assert t.lyla.at == "9ne"  # toward Donia, two moves away


@pytest.mark.rule("UK-9.6")
def test_it_stays_if_nobody_is_that_near() -> None:
    t = enemies(at={"zyne": "13c", "donia": "14c", "gato": "15c"}, enemies={"lyla": "9c 1"})
    assert t.lyla.at == "9c"
    t = enemies(at={"zyne": "12se", "donia": "14c", "gato": "15c"}, enemies={"lyla": "9ne 1"})
    assert (t.rule, t.offers) == ("UK-9.6", ["space:9c", "space:9e"])  # far across an adjacent area is near enough


@pytest.mark.rule("UK-9.6")
def test_of_equally_near_ones_it_prefers_its_own_area() -> None:
    t = enemies(at={"zyne": "9w", "donia": "8c"}, enemies={"lyla": "9e 1"})
    assert t.lyla.at == "9c"


@pytest.mark.rule("UK-9.6")
def test_then_the_starting_player_chooses_and_also_among_several_ways() -> None:
    t = enemies(at={"zyne": "8w", "donia": "12nw"}, enemies={"lyla": "9c 1"}, starter=1)
    assert (t.asked, t.rule, t.offers) == (1, "UK-9.6", ["space:9ne", "space:9se", "space:9sw"])
    t.do("space:9se")
    assert t.lyla.at == "9se"
    t = enemies(at={"zyne": "9ne", "donia": "9e"}, enemies={"lyla": "9c 1"})
    assert (t.rule, t.offers) == ("UK-9.6", ["space:9ne", "space:9e"])


# Why: what was weighed is told with the move.


def told_why(t: Table) -> list[Any]:
    """Of each move: the reason, whom it is for, and who was in reach, with the distance."""
    found = []
    for event in t.events:
        if event.message in ("enemy-moves", "enemy-attacks"):
            name, args = event.args["why"]
            reach = {prey["unit"]: prey["steps"] for _, prey in args.get("prey", [])}
            found.append((args.get("reason", name), args["units"], reach))
    return found


HATES = {"lyla": "burning_hatred zyne"}


@pytest.mark.rule("UK-9.6", "UK-17.13")
@pytest.mark.parametrize(
    ("at", "fate", "why"),
    [
        ({"zyne": "9w"}, None, ("only", ["zyne"], {"zyne": 2})),
        ({"zyne": "12c", "donia": "8w"}, None, ("nearest", ["donia"], {"donia": 2, "zyne": 3})),
        ({"zyne": "9w", "donia": "8c"}, None, ("own", ["zyne"], {"zyne": 2, "donia": 2})),
        ({"zyne": "12c", "donia": "8w"}, HATES, ("hatred", ["zyne"], {"zyne": 3, "donia": 2})),
    ],
)
def test_a_hunter_says_whom_it_has_in_reach_and_why_it_hunts_one(at: Any, fate: Any, why: Any) -> None:
    where = "9e 1" if at["zyne"] == "9w" else "9c 1"
    t = enemies(at=at, enemies={"lyla": where}, **({"fate": fate} if fate else {}))
    while t.asked is not None and t.rule == "UK-9.6":
        t.do(t.offers[0])
    assert told_why(t) == [why]


@pytest.mark.rule("UK-9.7")
def test_and_that_others_bar_its_way() -> None:
    t = enemies(enemies={"lyla": "9ne 1", "dorgas": "9nw 2"}, at={"donia": "7c"}).do("space:9ne")
    assert told_why(t)[1][:2] == ("barred", ["donia"])


@pytest.mark.rule("UK-9.5")
def test_and_whom_soldiers_had_beside_them_and_who_chose() -> None:
    t = enemies(troops={"9ne": 2}, at={"donia": "9e", "gato": "8sw"}, starter=2).do("space:9e")
    name, why = t.told("enemy-attacks", "why")[0]
    assert (name, why["ways"], why["units"], why["seat"]) == ("why-beside", 3, ["gato", "zyne", "donia"], 2)


# UK-9.7


@pytest.mark.rule("UK-9.7")
def test_two_commanders_never_share_a_space_and_the_second_goes_for_the_next_nearest() -> None:
    t = enemies(enemies={"lyla": "9ne 1", "dorgas": "9nw 2"}, at={"donia": "7c"}).do("space:9ne")
    assert t.lyla.at == "9c"
    assert t.dorgas.at == "7e"  # toward Donia


@pytest.mark.rule("UK-9.7")
def test_players_choose_also_between_a_near_and_a_farther_one() -> None:
    t = enemies(
        at={"princess": "15w", "zyne": "14nw", "donia": "10w", "gato": "10ne"},
        enemies={"abyss_king": "7se", "dorgas": "9sw", "marianne": "12nw"},
        starter=1,
    )
    assert (t.rule, t.offers) == ("UK-9.7", ["space:7se", "space:9sw"])  # both are beside Gato
    t.do("space:7se")
    # Dorgas now turns on Donia, whom he can only come near by 10e; Marianne, farther off, wants that space as well.
    assert (t.asked, t.rule, t.offers) == (1, "UK-9.7", ["space:9sw", "space:12nw"])
    t.do("space:12nw")
    assert (t.marianne.at, t.dorgas.at) == ("10e", "9sw")


@pytest.mark.rule("UK-9.7")
def test_a_normal_commander_goes_for_another_beside_it() -> None:
    t = enemies(enemies={"lyla": "9ne 1", "demian": "9w 2"}, at={"donia": "7e"}).do("space:9ne", "space:9c")
    assert attacks(t) == [("lyla", 1, "zyne"), ("demian", 2, "donia")]


@pytest.mark.rule("UK-9.7")
def test_or_stays() -> None:
    t = enemies(enemies={"lyla": "9ne 1", "demian": "9w 2"}).do("space:9ne")
    assert attacks(t) == [("lyla", 1, "zyne")]
    assert t.demian.at == "9w"


@pytest.mark.rule("UK-9.7")
def test_a_commander_in_the_way_bars_it() -> None:
    t = enemies(at={"zyne": "8c"}, enemies={"lyla": "9c 1", "exhar": "9ne 0"})
    assert t.lyla.at == "9e"
    t = enemies(
        at={"zyne": "8c"},
        enemies={"lyla": "9c 1", "exhar": "9ne 0", "irvin": "9e 0"},
        fate={"lyla": "loyal_soldier zyne", "exhar": "loyal_soldier zyne", "irvin": "loyal_soldier zyne"},
    )
    assert t.lyla.at == "9c"


@pytest.mark.rule("UK-9.7")
def test_soldiers_without_a_commander_may_join_one() -> None:
    t = enemies(enemies={"demian": "9ne 1"}, troops={"9w": 2})
    assert (t.demian.at, t.demian.soldiers) == ("9c", 3)


# UK-9.8


@pytest.mark.rule("UK-9.8")
def test_units_that_end_on_one_space_become_one() -> None:
    t = enemies(enemies={"lyla": "8c 20"}, troops={"8w": 30}, terrain={"8sw": "lake"})
    assert (t.lyla.at, t.lyla.soldiers) == ("8w", 50)


def joined() -> Table:
    """Demian has taken Zyne's space; Lyla turns to Donia and comes upon soldiers who are beside both."""
    t = enemies(enemies={"demian": "9w 1", "lyla": "9ne 3"}, troops={"9e": 2}, at={"donia": "11nw"})
    return t.do("space:9w", "space:9e")


@pytest.mark.rule("UK-9.8")
def test_a_unit_joined_on_the_way_may_still_move_off_by_itself() -> None:
    t = joined()
    assert (t.rule, t.offers) == ("UK-9.5", ["space:9c", "space:11nw"])
    assert (t.lyla.at, t.lyla.soldiers) == ("9e", 5)  # all of them are seen on the space
    assert t.seen(0)["apart"] == (t.space("9e"), 2)
    t.do("space:11nw")
    assert attacks(t)[-1] == ("soldiers", 2, "donia")
    assert (t.lyla.at, t.lyla.soldiers) == ("9e", 3)
    assert t.seen(0)["apart"] == ()


@pytest.mark.rule("UK-9.8", "UK-17.10")
def test_soldiers_that_fate_brings_to_a_commander_do_not_move_off_with_the_others() -> None:
    t = enemies(
        enemies={"demian": "9w 1", "lyla": "9ne 3"}, fate={"demian": "loyal_soldier zyne"}, troops={"9e": 2},
        at={"donia": "11nw"},
    )  # fmt: skip
    t.brings(fate="fated_enemy").do("space:9w", "space:9e", "space:11nw")
    assert t.lyla.soldiers == 6


@pytest.mark.rule("UK-9.8", "UK-17.5")
def test_soldiers_joined_by_a_commander_move_when_fate_draws_a_hero_beside_them() -> None:
    t = enemies(at={"zyne": "9w"}, enemies={"lyla": "11nw 3"}, fate={}, troops={"9e": 2}).brings(fate="friend_or_foe")
    t.roll_on()
    assert t.zyne.at == "9c"
    assert attacks(t) == [("soldiers", 2, "zyne")]
    assert (t.lyla.at, t.lyla.soldiers) == ("9e", 3)


@pytest.mark.rule("UK-9.8", "UK-17.5", "UK-16.18")
def test_enemies_whom_a_hero_comes_upon_merge_at_once() -> None:
    t = enemies(step="players", enemies={"lyla": "8w 3"}, fate={}, troops={"9ne": 2}, hands={"zyne": "decoy_camp"},
                **IDLE)  # fmt: skip
    t.do("card:decoy_camp", "space:9ne").brings(fate="friend_or_foe").end_turns()
    assert t.told("attacks", "enemy", "soldiers") == [("lyla", 5)]
    assert t.seen(0)["apart"] == ()


@pytest.mark.rule("UK-9.8", "UK-16.9")
def test_outside_the_enemy_step_they_merge_at_once() -> None:
    t = enemies(step="players", enemies={"demian": "8c 1"}, troops={"8w": 4}, hands={"zyne": "mock"},
                terrain={"8sw": "lake"})  # fmt: skip
    t.do("card:mock", "space:8c")
    assert (t.demian.at, t.demian.soldiers) == ("9ne", 5)


# UK-9.9


@pytest.mark.rule("UK-9.9")
def test_a_merged_unit_fights_with_the_commanders_power() -> None:
    t = enemies(enemies={"lyla": "9ne 1"}, troops={"9w": 2}, soldiers={"zyne": 3}, terrain={"9c": "plains"})
    t.dice("HMM").roll_on()
    assert t.told("is-attacked", "enemy", "power") == [("lyla", 1 + 2 + 3)]
    assert t.told("rolls", "misses", "losses") == [(0, 2)]


@pytest.mark.rule("UK-9.9", "UK-10.5")
def test_a_unit_whose_commander_is_gone_is_leaderless() -> None:
    t = enemies(step="players", enemies={"exhar": "9ne 1 4"}, **IDLE)
    t.dice("MH").do("move:9ne", "assign:1M", "assign:1H", "take:0")
    assert t.exhar.defeated
    t.end_turns()
    assert attacks(t) == [("soldiers", 1, "zyne")]


# UK-9.10


@pytest.mark.rule("UK-9.10", "UK-17.12")
def test_fate_changes_the_printed_personality() -> None:
    t = enemies(enemies={"lyla": "9ne 1"}, fate={"lyla": "change_of_heart zyne"})
    assert attacks(t) == []
    t = enemies(enemies={"exhar": "8w 1"}, fate={"exhar": "burning_hatred zyne"})
    assert t.exhar.at == "9ne"


@pytest.mark.rule("UK-9.10", "UK-18.19")
def test_total_war_overrules_both() -> None:
    t = enemies(enemies={"lyla": "9ne 1"}, fate={"lyla": "change_of_heart zyne"}, event="total_war")
    assert attacks(t) == [("lyla", 1, "zyne")]
    t = enemies(enemies={"lionel": "8w 1", "black_knight": "9w 1", "demian": "10e 1"}, event="total_war")
    assert (t.lionel.at, t.black_knight.at) == ("9ne", "9w")
    assert t.demian.at == "9sw"


# UK-9.11


@pytest.mark.rule("UK-9.11")
@pytest.mark.parametrize("name", ["lionel", "black_knight"])
def test_no_card_touches_an_unbreakable_unit(name: str) -> None:
    hand = "fire_tactics decoy_camp mock destined_meeting"
    t = enemies(step="players", enemies={name: "9ne 3"}, hands={"zyne": hand}, allies={"zyne": "demian"})
    assert [token for token in t.offers if token.startswith(("card:", "ally:"))] == []
    t = enemies(step="players", enemies={name: "9ne 3"}, troops={"9w": 2}, hands={"zyne": hand})
    assert "card:destined_meeting" not in t.offers
    t.do("card:fire_tactics")
    assert (t.troops("9ne"), t.troops("9w")) == (3, 0)  # any other unit will do, also a leaderless one


@pytest.mark.rule("UK-9.11", "UK-13.7", "UK-13.9", "UK-15.6")
@pytest.mark.parametrize("hero", ["magnus", "ilsahti"])
def test_nor_does_a_power(hero: str) -> None:
    words: dict[str, Any] = {"soldiers": {hero: 4}, "resources": {hero: 20}, "allies": {hero: "demian"}}
    t = table(f"{hero} donia gato", at={hero: "9c"}, enemies={"lionel": "9ne 3"}, **words)
    assert not {"power", "ally:demian"} & set(t.offers)
    t = table(f"{hero} donia gato", at={hero: "9c"}, troops={"9ne": 3}, **words)
    assert {"power", "ally:demian"} <= set(t.offers)


@pytest.mark.rule("UK-9.11")
def test_but_in_battle_everything_helps() -> None:
    t = table("zyne donia gato", at={"zyne": "9c"}, soldiers={"zyne": 4}, terrain={"9ne": "plains"},
              enemies={"lionel": "9ne 0 5"}, hands={"zyne": "ambush"}, allies={"zyne": "rozie"})  # fmt: skip
    t.dice("MMMMMMM").do("move:9ne", "card:ambush", "ally:rozie", "assign:7H")
    assert t.lionel.defeated
