"""Chapter 18 of the rulebook: the events of level 1, and what goes with them (UK-18.1 to UK-18.9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.uk.eventful import LEVEL, PLAIN, lose, to_the_end, turned_up, under
from tests.uk.position import game_with_pack, table

# UK-18.1


@pytest.mark.rule("UK-18.1")
def test_there_are_eight_of_each_level() -> None:
    assert sorted(LEVEL.values()) == [1] * 8 + [2] * 8 + [3] * 8


@pytest.mark.rule("UK-18.1", "UK-4.3")
def test_this_round_is_this_round_and_ongoing_is_for_good() -> None:
    for event, cost in (("heavy_rain", 3), ("exhaustion", 4)):
        t = to_the_end(under(event, starter=2, soldiers={"zyne": 3}))
        assert (t.s.round, t.told("turn", "unit")[-1]) == (2, "zyne")
        t.do("move:9ne")
        assert t.zyne.resources == 10 - cost


@pytest.mark.rule("UK-18.1", "UK-19.1")
def test_a_content_pack_may_change_the_levels(tmp_path: Path) -> None:
    pack = game_with_pack(tmp_path / "pack", events='[[event]]\nid = "heavy_rain"\nlevel = 2\n')
    levels = [entry["level"] for entry in pack.catalogue()["events"]["event"]]
    assert levels.count(1) == 7
    assert levels.count(2) == 9


# UK-18.2


@pytest.mark.rule("UK-18.2")
def test_oppressive_empire_strengthens_leaderless_units_near_kingdom_units() -> None:
    t = turned_up(
        "oppressive_empire", at={"zyne": "9c"}, troops={"9ne": 2, "8e": 1, "3c": 2}, enemies={"kostov": "5c 2"}
    )
    assert [t.troops(where) for where in ("9ne", "8e", "3c", "5c")] == [3, 2, 2, 2]


@pytest.mark.rule("UK-18.2")
def test_whoever_removes_an_enemy_soldier_gains_two_resources() -> None:
    t = under("oppressive_empire", soldiers={"zyne": 3}, troops={"9ne": 4}).dice("HHM").do("move:9ne", "assign:2H")
    assert t.zyne.resources == 10 - 3 + 4
    t = under("oppressive_empire", hands={"zyne": "fire_tactics"}, troops={"9ne": 4}).do("card:fire_tactics")
    assert t.zyne.resources == 14
    t = under("oppressive_empire", allies={"zyne": "demian"}, troops={"9ne": 4}).do("ally:demian")
    assert t.zyne.resources == 10 - 2 + 2


@pytest.mark.rule("UK-18.2")
def test_the_princess_too() -> None:
    t = under(
        "oppressive_empire", at={"princess": "9c"}, troops={"9ne": 2}, resources={"princess": 10}, step="princess"
    )
    t.do("move:9ne", "take:0")
    assert t.princess.resources == 10 - 3 + 4


@pytest.mark.rule("UK-18.2", "UK-13.11")
def test_what_the_band_plunders_comes_on_top() -> None:
    t = under("oppressive_empire", heroes="cat_band urgan gato", at={"cat_band": "9c"}, soldiers={"cat_band": 2},
              troops={"9ne": 2})  # fmt: skip
    t.dice("HH").do("move:9ne", "assign:2H")
    assert t.cat_band.resources == 10 - 2 + 8


@pytest.mark.rule("UK-18.2")
def test_a_hit_on_a_commander_brings_nothing() -> None:
    t = under(
        "oppressive_empire", soldiers={"zyne": 3}, enemies={"kostov": "9ne"}, fate={"kostov": "loyal_soldier zyne"}
    )
    t.dice("HMM").do("move:9ne", "assign:1H")
    assert t.zyne.resources == 10 - 3


# UK-18.3, UK-18.16 and UK-18.25


@pytest.mark.rule("UK-18.3", "UK-18.25", "UK-5.6")
@pytest.mark.parametrize(
    ("event", "lasting", "soldiers", "cost"),
    [
        ("heavy_rain", "", 3, 4),
        ("", "exhaustion", 3, 4),
        ("exhaustion", "", 3, 4),
        ("heavy_rain", "exhaustion", 3, 5),
        ("heavy_rain", "", 0, 1),
        ("heavy_rain", "", 1, 2),
    ],
)
def test_rain_and_exhaustion_make_moves_dearer(event: str, lasting: str, soldiers: int, cost: int) -> None:
    t = under(event, lasting=lasting, soldiers={"zyne": soldiers}).do("move:9ne")
    assert t.zyne.resources == 10 - cost


@pytest.mark.rule("UK-18.3", "UK-18.25", "UK-18.1")
@pytest.mark.parametrize("event", ["heavy_rain", "exhaustion"])
def test_for_the_princess_and_in_retreats_too(event: str) -> None:
    t = under(event, step="princess", at={"princess": "9c"}, soldiers={"princess": 3}).do("move:9ne")
    assert t.princess.resources == 10 - 4
    t = under(event, step="enemies", soldiers={"zyne": 3}, troops={"9ne": 1}).do("move:9w")
    assert t.zyne.resources == 10 - 4 - 2


@pytest.mark.rule("UK-18.3", "UK-13.4")
def test_gato_still_moves_for_nothing() -> None:
    t = under("heavy_rain", heroes="gato urgan zyne", at={"gato": "9c"}, resources={"gato": 0}).do("move:9ne")
    assert t.gato.at == "9ne"


@pytest.mark.rule("UK-18.16")
def test_on_washed_out_roads_nobody_saves_anything() -> None:
    roads = {**PLAIN, "9ne": "road", "9e": "forest"}
    assert under("", soldiers={"zyne": 3}, terrain=roads).do("move:9ne").zyne.resources == 8
    assert under("washed_out_roads", soldiers={"zyne": 3}, terrain=roads).do("move:9ne").zyne.resources == 7
    assert under("", lasting="washed_out_roads", soldiers={"zyne": 3}, terrain=roads).do("move:9ne").zyne.resources == 7
    assert under("washed_out_roads", soldiers={"zyne": 3}, terrain=roads).do("move:9e").zyne.resources == 6


# UK-18.4 and UK-18.15


@pytest.mark.rule("UK-18.4", "UK-5.3")
@pytest.mark.parametrize(("value", "gained"), [(3, 2), (2, 1)])
def test_wary_villagers_send_one_soldier_less(value: int, gained: int) -> None:
    t = under("wary_villagers", terrain={**PLAIN, "9c": f"village m{value}"}, soldiers={"zyne": 1}).do("recruit")
    assert t.zyne.soldiers == 1 + gained


@pytest.mark.rule("UK-18.4", "UK-5.11")
def test_where_one_would_come_nobody_can_be_recruited() -> None:
    t = under("wary_villagers", terrain={**PLAIN, "9c": "village m1"}, soldiers={"zyne": 1})
    assert "recruit" not in t.offers


@pytest.mark.rule("UK-18.15")
@pytest.mark.parametrize(("kind", "able"), [("fort", True), ("village", False), ("city", False)])
def test_under_conscription_soldiers_are_found_in_forts_only(kind: str, able: bool) -> None:
    t = under("conscription", terrain={**PLAIN, "9c": f"{kind} m2"}, soldiers={"zyne": 1})
    assert ("recruit" in t.offers) == able


# UK-18.5


@pytest.mark.rule("UK-18.5")
def test_supply_thieves_take_two_resources_from_everybody() -> None:
    t = turned_up("supply_thieves", resources={"zyne": 5, "urgan": 1, "gato": 0, "princess": 2})
    assert [unit.resources for unit in (t.zyne, t.urgan, t.gato, t.princess)] == [3, 0, 0, 0]


# UK-18.6


@pytest.mark.rule("UK-18.6", "UK-1.3")
def test_a_border_patrol_appears_on_an_empire_tile_beside_the_princess() -> None:
    """From her castle (19) only place 12 is the empire's; 15 and 18 are the kingdom's."""
    t = turned_up("border_patrol", starter=1, troops={"12c": 1})
    assert t.asked == 1
    assert {offer.removeprefix("space:").rstrip("cnesw") for offer in t.offers} == {"12"}
    assert "space:12c" not in t.offers
    t.do("space:12se")
    assert t.troops("12se") == 2


@pytest.mark.rule("UK-18.6")
def test_else_on_her_own_area_else_nowhere() -> None:
    everywhere = {f"12{petal}": 1 for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}
    t = turned_up("border_patrol", troops=everywhere)
    assert {offer.removeprefix("space:").rstrip("cnesw") for offer in t.offers} == {"19"}
    assert "space:19c" not in t.offers  # she stands there
    castle = {offer.removeprefix("space:"): 1 for offer in t.offers}
    t = turned_up("border_patrol", troops={**everywhere, **castle})
    assert t.doing == "turn"
    assert sum(t.s.troops) == 7 + len(castle)


# UK-18.7 and UK-18.8


@pytest.mark.rule("UK-18.7", "UK-8.1")
def test_an_impatient_princess_has_four_actions() -> None:
    t = under("impatient_princess", step="princess").do("collect", "collect", "collect")
    assert t.doing == "princess-step"
    t.do("collect")
    assert t.doing != "princess-step"


@pytest.mark.rule("UK-18.8")
@pytest.mark.parametrize(("here", "gained"), [("city r4", 6), ("village", 1), ("plains", 1)])
def test_on_market_day_a_space_with_a_value_brings_two_more(here: str, gained: int) -> None:
    t = under("market_day", terrain={**PLAIN, "9c": here}, resources={"zyne": 0}).do("collect")
    assert t.zyne.resources == gained


@pytest.mark.rule("UK-18.8", "UK-18.1")
def test_to_the_princess_too() -> None:
    t = under("market_day", step="princess", at={"princess": "9c"}, terrain={**PLAIN, "9c": "city r4"})
    t.do("collect")
    assert t.princess.resources == 16


# UK-18.9


@pytest.mark.rule("UK-18.9", "UK-18.1")
def test_ill_omens_cost_every_hand_a_card_of_its_owners_choice_clockwise() -> None:
    t = turned_up("ill_omens", starter=1, hands={"zyne": "mock courier", "urgan": "ambush mock", "gato": "mock"})
    assert (t.asked, t.offers, t.rule) == (1, ["card:ambush", "card:mock"], "UK-18.9")
    t.do("card:mock")
    assert t.gato.hand == []  # the only one
    assert (t.asked, t.offers) == (0, ["card:mock", "card:courier"])
    t.do("card:courier")
    assert (t.zyne.hand, t.urgan.hand) == (["mock"], ["ambush"])
    assert t.doing == "turn"


@pytest.mark.rule("UK-18.9", "UK-1.4")
def test_who_holds_two_alike_is_asked_all_the_same() -> None:
    t = turned_up("ill_omens", hands={"zyne": "mock mock"})
    assert (t.asked, t.offers) == (0, ["card:mock"])


@pytest.mark.rule("UK-18.9", "UK-12.1")
def test_each_hand_of_a_player_with_two_heroes() -> None:
    t = turned_up("ill_omens", seats=2, heroes="zyne urgan gato donia", hands={"zyne": "mock", "urgan": "mock"})
    assert t.zyne.hand == t.urgan.hand == []


@pytest.mark.rule("UK-18.9", "UK-10.9")
def test_a_hand_that_waits_for_a_hero_discards_nothing() -> None:
    waiting = table(
        "zyne urgan gato", step="event", princess="tactician", hands={"zyne": "mock courier", "urgan": "mock"}
    )
    lose(waiting, "zyne")
    waiting.brings(event="ill_omens")
    waiting.roll_on()
    assert len(waiting.unit(1).hand) == 2
    assert waiting.urgan.hand == []
