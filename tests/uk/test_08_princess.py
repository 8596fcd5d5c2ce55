"""Chapter 8 of the rulebook: the princess marches, by her own will."""

from __future__ import annotations

from typing import Any

import pytest

from tests.uk.position import Table, table


def marching(here: str = "9c", heroes: str = "zyne donia gato", **more: Any) -> Table:
    """The Princess Step of the last round, so that nothing follows; she has 2 soldiers and 30 resources."""
    words: dict[str, Any] = {"step": "princess", "round": 10, "soldiers": {"princess": 2}}
    places = {"princess": here, **more.pop("at", {})}
    return table(heroes, **{**words, "resources": {"princess": 30}, "at": places, **more})


def path(t: Table) -> list[str]:
    """The spaces that she has moved to."""
    places = {t.s.box.space_name(t.s.tiles, space): t.s.box.space_token(space) for space in range(len(t.s.troops))}
    return [places[space] for unit, space in t.told("moves", "unit", "space") if unit == "princess"]


# UK-8.1


@pytest.mark.rule("UK-8.1")
@pytest.mark.parametrize("heroes", ["zyne donia gato", "zyne donia gato urgan havok mirza", "zyne donia gato urgan"])
def test_she_has_three_actions_however_many_players_there_are(heroes: str) -> None:
    t = marching(heroes=heroes, seats=2 if len(heroes.split()) == 4 else 0)
    assert path(t) == ["9ne", "8w", "5e"]
    assert t.told("collects") == []


@pytest.mark.rule("UK-8.1")
def test_she_never_recruits_and_needs_nobody_near_her() -> None:
    t = marching("9c", resources={"princess": 0}, soldiers={"princess": 8}, terrain={"9c": "city r1 m3"})
    assert path(t) == []
    assert t.told("collects", "unit", "resources") == [("princess", 1)] * 3
    assert t.told("recruits") == []


@pytest.mark.rule("UK-8.1", "UK-18.7")
def test_an_impatient_princess_has_one_action_more() -> None:
    assert path(marching(event="impatient_princess")) == ["9ne", "8w", "5e", "5ne"]


@pytest.mark.rule("UK-8.1", "UK-16.13")
def test_and_one_fewer_if_she_stays_a_while() -> None:
    t = marching(step="players", hands={"zyne": "stay_a_while stay_a_while"}).do("card:stay_a_while")
    t.do("card:stay_a_while").end_turns()
    assert path(t) == ["9ne"]


# UK-8.2


@pytest.mark.rule("UK-8.2", "UK-5.9")
@pytest.mark.parametrize(("damage", "left"), [(5, 1), (3, 0), (0, 0)])
def test_she_drinks_all_potions_sent_to_her_needed_or_not(damage: int, left: int) -> None:
    t = marching("9c", step="players", at={"zyne": "9w", "donia": "9se"}, damage={"princess": damage},
                 hands={"zyne": "healing_potion healing_potion"})  # fmt: skip
    t.do("send", "unit:princess", "n:0", "n:2")
    assert t.princess.damage == damage
    assert t.s.spent[3] == 0
    t.end_turns()
    assert t.princess.damage == left
    assert t.told("princess-drinks", "healed") == [damage - left]
    assert t.s.spent[3] == 2


@pytest.mark.rule("UK-8.2")
def test_at_the_start_of_the_step_before_anything_can_hurt_her() -> None:
    t = marching("9c", step="players", at={"zyne": "9w", "donia": "9se"}, damage={"princess": 5},
                 hands={"zyne": "healing_potion healing_potion"}, soldiers={"princess": 0, "zyne": 1},
                 troops={"9ne": 4}, terrain={"9nw": "lake"})  # fmt: skip
    t.do("send", "unit:princess", "n:0", "n:1").end_turns()
    assert t.told("princess-fights", "harm") == [2]
    assert t.princess.damage == 5  # 5 − 2 + 2: without the potion she would be dead
    assert t.over != "lost-princess"


# UK-8.3


@pytest.mark.rule("UK-8.3")
def test_she_marches_to_lionels_starting_space_wherever_he_may_be() -> None:
    t = marching("5c", enemies={"lionel": "12c 3"})
    assert path(t)[-1] == "1c"
    assert t.over == "won"


@pytest.mark.rule("UK-8.3", "UK-3.7")
def test_closer_means_fewer_moves_or_fewer_spaces_as_the_option_says() -> None:
    lakes = {"9ne": "lake", "9nw": "lake"}  # straight ahead as the crow flies, but not for a walker
    t = marching("9c", terrain=lakes)
    assert (t.rule, t.offers) == ("UK-8.4", ["move:9e", "move:9w"])
    t = marching("9c", at={"zyne": "9ne", "donia": "9nw"}, options={"distance": "hex"})
    assert (t.rule, t.offers) == ("UK-8.6", ["move:9e", "move:9w"])


# UK-8.4


@pytest.mark.rule("UK-8.4")
def test_of_several_closer_spaces_she_takes_the_cheapest() -> None:
    t = marching("9c")
    assert path(t)[0] == "9ne"  # the road, not the plains beside it
    assert t.told("princess-closer", "ways", "cost")[0] == (2, 1)
    assert path(marching("9c", terrain={"9ne": "forest"}, resources={"princess": 2}))[0] == "9nw"


@pytest.mark.rule("UK-8.4", "UK-1.3")
def test_the_starting_player_chooses_among_equals() -> None:
    t = marching("19c", starter=1)
    assert (t.asked, t.rule, t.offers) == (1, "UK-8.4", ["move:19ne", "move:19nw"])
    t.do("move:19nw")
    assert path(t)[0] == "19nw"


@pytest.mark.rule("UK-8.4", "UK-5.6")
@pytest.mark.parametrize(("events", "cost"), [({}, 4), ({"event": "heavy_rain"}, 5), ({"lasting": "exhaustion"}, 5)])
def test_her_cost_is_reckoned_as_a_heros(events: dict[str, str], cost: int) -> None:
    t = marching("9c", soldiers={"princess": 5}, resources={"princess": cost}, **events)
    assert path(t) == ["9ne"]
    assert t.princess.resources == 2  # collected with the other two
    t = marching("9c", soldiers={"princess": 5}, resources={"princess": cost - 1}, **events)
    assert t.told("princess-short", "cost") == [cost]


@pytest.mark.rule("UK-8.4")
def test_what_changes_costs_changes_her_way() -> None:
    t = marching("9c", lasting="washed_out_roads")
    assert t.offers == ["move:9ne", "move:9nw"]  # the road is no better than the plains now
    assert marching("9c", soldiers={"princess": 1}).offers == ["move:9ne", "move:9nw"]  # 1 at the least, either way


# UK-8.5


@pytest.mark.rule("UK-8.5")
def test_she_cannot_enter_a_space_with_a_hero() -> None:
    assert path(marching("9c", at={"zyne": "9ne"}))[0] == "9nw"


@pytest.mark.rule("UK-8.5", "UK-3.6")
def test_nor_a_lake() -> None:
    assert path(marching("9c", terrain={"9ne": "lake"}))[0] == "9nw"


@pytest.mark.rule("UK-8.5")
def test_an_enemy_does_not_stop_her() -> None:
    t = marching("9c", troops={"9ne": 3})
    assert path(t)[0] == "9ne"
    assert t.told("princess-fights", "soldiers") == [3]


# UK-8.6


@pytest.mark.rule("UK-8.6")
def test_with_no_closer_space_she_takes_the_cheapest_of_the_same_distance() -> None:
    t = marching("9c", at={"zyne": "9ne", "donia": "9nw"}, terrain={"9e": "forest", "9w": "village"})
    assert path(t)[0] == "9w"
    assert t.told("princess-around", "ways", "cost")[0] == (2, 2)


@pytest.mark.rule("UK-8.6")
def test_the_starting_player_chooses_there_too() -> None:
    t = marching("9c", at={"zyne": "9ne", "donia": "9nw"}, starter=2)
    assert (t.asked, t.rule, t.offers) == (2, "UK-8.6", ["move:9e", "move:9w"])


@pytest.mark.rule("UK-8.6")
def test_even_if_she_only_swings_to_and_fro() -> None:
    t = marching("9c", at={"zyne": "9ne", "donia": "9nw", "gato": "8sw"}).do("move:9e", "move:9e")
    assert path(t) == ["9e", "9c", "9e"]


@pytest.mark.rule("UK-8.6")
def test_she_never_moves_farther_away() -> None:
    t = marching("9c", "zyne donia gato urgan", at={"zyne": "9ne", "donia": "9nw", "gato": "9e", "urgan": "9w"})
    assert t.told("princess-stuck") == [{}, {}, {}]
    assert t.princess.at == "9c"


# UK-8.7


@pytest.mark.rule("UK-8.7")
def test_if_she_cannot_pay_she_collects() -> None:
    t = marching("9c", soldiers={"princess": 5}, resources={"princess": 0}, terrain={"9c": "city r6"})
    assert t.told("princess-short", "cost", "resources") == [(4, 0), (4, 2)]
    assert [event.message for event in t.events if event.message in ("collects", "moves")] == [
        "collects", "moves", "collects",
    ]  # fmt: skip
    assert t.princess.at == "9ne"


@pytest.mark.rule("UK-8.7")
def test_she_takes_no_detour_merely_because_it_is_cheaper() -> None:
    words: dict[str, Any] = {"soldiers": {"princess": 3}, "resources": {"princess": 3}}
    t = marching("9c", terrain={"9ne": "mountain", "9nw": "mountain", "9c": "plains"}, **words)
    assert t.told("princess-short", "cost") == [5, 5]  # 9e and 9w would cost 3
    assert t.offers == ["move:9ne", "move:9nw"]


@pytest.mark.rule("UK-8.7")
def test_with_nowhere_to_go_she_collects() -> None:
    t = marching("9c", "zyne donia gato urgan", at={"zyne": "9ne", "donia": "9nw", "gato": "9e", "urgan": "9w"})
    assert t.told("collects", "unit", "resources") == [("princess", 6)] * 3


@pytest.mark.rule("UK-8.7", "UK-11.1")
def test_at_her_goal_she_collects() -> None:
    t = marching("1c")
    assert path(t) == []
    assert t.told("collects", "resources") == [6, 6, 6]
    assert t.over == "won"


# UK-8.8


@pytest.mark.rule("UK-8.8", "UK-16.12")
def test_a_card_moves_her_free_of_charge_and_farther_away() -> None:
    t = marching("9c", step="players", hands={"zyne": "pull_back"}, at={"donia": "9se"}, troops={"9w": 1})
    t.do("card:pull_back")
    assert t.offers == ["space:9e", "space:9sw"]  # not closer, not a hero's
    t.do("space:9sw")
    assert (t.princess.at, t.princess.resources) == ("9sw", 30)


@pytest.mark.rule("UK-8.8", "UK-6.1")
def test_fate_is_checked_when_a_card_has_moved_her() -> None:
    t = marching("9c", step="players", hands={"zyne": "pull_back"}, enemies={"exhar": "12nw 0"})
    t.brings(fate="loyal_soldier").do("card:pull_back", "space:9sw")
    assert t.exhar.bound == "princess"


@pytest.mark.rule("UK-8.8", "UK-17.5")
def test_fate_moves_her_free_of_charge_too_and_into_a_battle() -> None:
    t = marching("9e", enemies={"demian": "9c 0"}, resources={"princess": 1}).brings(fate="friend_or_foe")
    t.roll_on()
    t.do("take:0")
    assert path(t)[:2] == ["9ne", "9c"]
    assert t.told("princess-fights", "enemy", "harm") == [("demian", 2)]
    assert t.demian.at == ""


@pytest.mark.rule("UK-8.8")
def test_fate_does_not_move_her_onto_a_hero_or_into_a_lake() -> None:
    t = marching("9e", at={"zyne": "9nw"}, enemies={"demian": "9w 0"}, resources={"princess": 1})
    t.brings(fate="friend_or_foe").roll_on()
    assert path(t)[:2] == ["9ne", "9c"]  # the other way would be 9nw
    t = marching(
        "9e", at={"zyne": "9nw"}, enemies={"demian": "9w 0"}, terrain={"9c": "lake"}, resources={"princess": 1}
    )
    t.brings(fate="friend_or_foe").roll_on()
    assert path(t) == ["9ne", "8w"]  # she stayed, and then went on by herself
