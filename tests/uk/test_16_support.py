"""Chapter 16 of the rulebook: the support cards."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.core.deck import Deck
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.ids import FATES
from tests.uk.position import Table, table

PLAIN = {f"9{petal}": "plains" for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}


def holds(cards: str, **more: Any) -> Table:
    """The turn of Zyne, who stands on 9c with these cards."""
    position: dict[str, Any] = {"at": {"zyne": "9c"}, "terrain": PLAIN, "hands": {"zyne": cards}}
    return table(**position | more)


def plays(card: str, **more: Any) -> Table:
    """The same, and he plays the card."""
    return holds(card, **more).do(f"card:{card}")


def attacks(cards: str, dice: str = "", **more: Any) -> Table:
    """Zyne with three soldiers and these cards attacks three leaderless soldiers on 9ne; the dice are cast."""
    position: dict[str, Any] = {"soldiers": {"zyne": 3}, "resources": {"zyne": 20}, "troops": {"9ne": 3}}
    return holds(cards, **position | more).dice(dice).do("move:9ne")


# UK-16.1


@pytest.mark.rule("UK-16.1")
def test_there_are_sixty() -> None:
    copies = {entry["name"]: entry["copies"] for entry in shipped().catalogue()["support"]["support"]}
    assert sum(copies.values()) == 60
    assert len(copies) == 22
    assert copies == {
        "Help from the People": 5, "Supply Convoy": 5, "Ambush": 5, "Healing Potion": 4, "Fire Tactics": 4,
        "Shield Wall": 4, "Forced March": 4, "Mock": 3, "Protection": 3, "Second Wind": 3, "Pull Back": 3,
        "Stay a While": 2, "Rallying Cry": 2, "Secret Path": 2, "Scout Report": 1, "Courier": 2, "Decoy Camp": 2,
        "Repentance": 2, "Destined Meeting": 1, "War Council": 1, "Banner of the Unicorn": 1, "Pack Mules": 1,
    }  # fmt: skip


@pytest.mark.rule("UK-16.1", "UK-5.11")
def test_a_card_is_no_action_and_is_discarded() -> None:
    t = holds("supply_convoy")
    before = t.actions
    t.do("card:supply_convoy")
    assert t.actions == before
    assert t.zyne.hand == []
    assert sum(t.seen(1)["spent"]) == 1


@pytest.mark.rule("UK-16.1")
def test_cards_for_battle_are_not_for_the_turn_and_others_not_for_battle() -> None:
    cards = "supply_convoy ambush shield_wall second_wind fire_tactics"
    t = holds(cards, troops={"9ne": 3}, soldiers={"zyne": 3}, resources={"zyne": 9})
    assert [offer for offer in t.offers if offer.startswith("card:")] == ["card:supply_convoy", "card:fire_tactics"]
    t.do("move:9ne")
    assert t.offers == ["roll", "card:ambush"]
    t.dice("HMM").do("roll")
    assert [offer for offer in t.offers if offer.startswith("card:")] == ["card:shield_wall", "card:second_wind"]


@pytest.mark.rule("UK-16.1", "UK-5.13")
def test_cards_for_battle_are_played_in_anybodys_turn_but_for_the_own_hero_only() -> None:
    t = table(
        step="enemies", at={"zyne": "9c"}, terrain=PLAIN, troops={"9ne": 3}, resources={"zyne": 0},
        hands={"zyne": "ambush", "donia": "ambush"},
    )  # fmt: skip
    assert (t.asked, t.offers) == (0, ["roll", "card:ambush"])
    t.dice("MMMMMM").do("card:ambush")
    assert t.donia.hand == ["ambush"]
    assert t.asked == 0


@pytest.mark.rule("UK-16.1", "UK-16.22", "UK-10.2")
def test_an_ongoing_card_stays_with_the_hero_until_the_hero_dies() -> None:
    t = plays("banner", damage={"zyne": 4}, troops={"9ne": 12}, soldiers={"zyne": 0})
    assert sum(t.seen(1)["spent"]) == 0
    t.do("move:9ne")
    assert t.told("dies", "unit") == ["zyne"]
    assert sum(t.seen(1)["spent"]) == 1


# UK-16.2 and UK-16.3


@pytest.mark.rule("UK-16.2", "UK-1.6", "UK-5.11")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (3, 6), (5, 6)])
def test_help_from_the_people_brings_three_soldiers(before: int, after: int) -> None:
    assert plays("help_from_the_people", soldiers={"zyne": before}).zyne.soldiers == after


@pytest.mark.rule("UK-16.2", "UK-5.11")
def test_it_cannot_be_played_by_whoever_can_lead_no_more() -> None:
    assert "card:help_from_the_people" not in holds("help_from_the_people", soldiers={"zyne": 6}).offers


@pytest.mark.rule("UK-16.2", "UK-19.1")
def test_or_three_resources() -> None:
    t = plays("help_from_the_people", soldiers={"zyne": 6}, resources={"zyne": 1}, options={"people": "resources"})
    assert (t.zyne.soldiers, t.zyne.resources) == (6, 4)


@pytest.mark.rule("UK-16.3")
def test_supply_convoy_brings_five_resources() -> None:
    assert plays("supply_convoy", resources={"zyne": 7}).zyne.resources == 12


# UK-16.4


@pytest.mark.rule("UK-16.4", "UK-7.4")
def test_ambush_adds_three_dice_before_the_roll_and_several_add_up() -> None:
    t = attacks("ambush ambush").do("card:ambush")
    assert t.told("attacks") == []
    t.do("card:ambush")
    assert t.told("attacks", "dice") == [9]
    assert "card:ambush" not in t.offers


@pytest.mark.rule("UK-16.4", "UK-7.3")
def test_it_counts_in_the_sum() -> None:
    t = attacks("ambush", terrain={**PLAIN, "9ne": "fort d2"}, soldiers={"zyne": 1}).do("card:ambush")
    assert t.told("attacks", "dice") == [1 - 2 + 3]


# UK-16.5


@pytest.mark.rule("UK-16.5")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0)])
def test_a_healing_potion_removes_up_to_two_damage(before: int, after: int) -> None:
    assert plays("healing_potion", damage={"zyne": before}).zyne.damage == after


@pytest.mark.rule("UK-16.5", "UK-5.11")
def test_the_unhurt_keep_it() -> None:
    assert "card:healing_potion" not in holds("healing_potion").offers


@pytest.mark.rule("UK-16.5", "UK-5.9", "UK-8.2")
def test_or_it_is_sent_to_the_princess() -> None:
    t = holds("healing_potion", at={"zyne": "9c", "princess": "12c"}, soldiers={"zyne": 0}, damage={"princess": 3})
    t.do("send")
    assert (t.zyne.hand, t.princess.damage) == ([], 3)
    t.end_turns()
    assert t.told("princess-drinks", "healed") == [2]


# UK-16.6


@pytest.mark.rule("UK-16.6")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0)])
def test_fire_tactics_remove_up_to_two_soldiers_beside_you(before: int, after: int) -> None:
    assert plays("fire_tactics", troops={"9ne": before}).troops("9ne") == after


@pytest.mark.rule("UK-16.6")
def test_you_name_the_unit_led_or_not_but_only_beside_you() -> None:
    t = plays("fire_tactics", troops={"9e": 3, "8c": 3}, enemies={"lyla": "9ne 3"}, fate={"lyla": "loyal_soldier zyne"})
    assert (t.offers, t.rule) == (["space:9ne", "space:9e"], "UK-16.6")
    t.do("space:9ne")
    assert (t.troops("9ne"), t.lyla.damage, t.troops("9e")) == (1, 0, 3)


@pytest.mark.rule("UK-16.6", "UK-5.11")
def test_there_must_be_soldiers() -> None:
    t = holds("fire_tactics", enemies={"lyla": "9ne"}, fate={"lyla": "loyal_soldier zyne"}, troops={"8c": 3})
    assert "card:fire_tactics" not in t.offers


# UK-16.7


@pytest.mark.rule("UK-16.7", "UK-7.7")
@pytest.mark.parametrize(("cards", "harm"), [("shield_wall", 3), ("shield_wall shield_wall", 0)])
def test_a_shield_wall_takes_three_off_the_damage(cards: str, harm: int) -> None:
    """Seven soldiers, two dice on them, one of them a loss: 5 + 1 damage without a wall."""
    t = attacks(cards, "LMM", troops={"9ne": 7}).do("roll", *[f"card:{card}" for card in cards.split()])
    t.do("assign:1M1L")
    assert t.told("clash", "harm") == [harm]


@pytest.mark.rule("UK-16.7")
def test_no_lower_than_none_and_in_this_battle_only() -> None:
    t = attacks("shield_wall", "MMM", troops={"9ne": 2}).do("roll", "card:shield_wall", "assign:none")
    assert t.told("clash", "harm") == [0]
    t.dice("MMM").do("move:9ne", "assign:none")
    assert t.told("clash", "harm") == [0, 2]


# UK-16.8


@pytest.mark.rule("UK-16.8")
def test_after_a_forced_march_the_next_move_is_no_action_but_costs_as_usual() -> None:
    t = plays("forced_march", soldiers={"zyne": 3}, resources={"zyne": 10})
    before = t.actions
    t.do("collect", "move:9ne")
    assert t.actions == before - 1
    assert t.zyne.resources == 10 + 1 - 3
    t.do("move:9c")
    assert t.actions == before - 2


@pytest.mark.rule("UK-16.8")
def test_one_may_still_move_so_when_no_action_is_left() -> None:
    t = holds("forced_march", resources={"zyne": 10}, soldiers={"zyne": 1}).do(*["collect"] * 5)
    assert t.offers == ["end", "card:forced_march"]
    t.do("card:forced_march")
    assert "move:9ne" in t.offers
    assert "collect" not in t.offers
    t.do("move:9ne")
    assert t.told("turn", "unit") == ["zyne", "donia"]


@pytest.mark.rule("UK-16.8")
def test_a_second_one_waits_for_the_second_move() -> None:
    t = plays("forced_march", hands={"zyne": "forced_march forced_march"}, resources={"zyne": 10})
    assert "card:forced_march" not in t.offers
    t.do("move:9ne")
    assert "card:forced_march" in t.offers


@pytest.mark.rule("UK-16.8")
def test_the_march_is_over_with_the_turn() -> None:
    t = plays("forced_march", heroes="zyne urgan gato", at={"zyne": "9c", "urgan": "9w"}).do("end")
    before = t.actions
    t.do("move:9sw")
    assert (t.urgan.at, t.actions) == ("9sw", before - 1)


# UK-16.9


@pytest.mark.rule("UK-16.9")
def test_mock_lures_an_enemy_unit_two_spaces_and_you_choose_the_way() -> None:
    t = plays("mock", troops={"8c": 3})
    assert (t.asked, t.rule, t.offers) == (0, "UK-16.9", ["space:8sw", "space:8w"])
    t.do("space:8sw")
    assert t.offers == ["space:9ne", "space:9e"]
    t.do("space:9e")
    assert (t.troops("9e"), t.troops("8c"), t.zyne.at) == (3, 0, "9c")
    assert t.told("is-attacked") == []


@pytest.mark.rule("UK-16.9", "UK-9.4")
def test_a_defensive_unit_too() -> None:
    t = plays("mock", enemies={"kostov": "9ne 0"}, fate={"kostov": "loyal_soldier zyne"}, soldiers={"zyne": 1})
    assert t.told("is-attacked", "enemy") == ["kostov"]


@pytest.mark.rule("UK-16.9", "UK-7.18")
def test_on_your_space_it_attacks_and_you_cannot_retreat() -> None:
    t = holds("mock", troops={"9ne": 3}, soldiers={"zyne": 2}, resources={"zyne": 20}).dice("HM").do("card:mock")
    assert t.told("is-attacked", "dice") == [2]
    assert t.offers == ["hits:0", "hits:1"]


@pytest.mark.rule("UK-16.9", "UK-7.14")
def test_after_the_first_battle_it_comes_again() -> None:
    t = holds("mock", troops={"9ne": 3}, soldiers={"zyne": 2}).dice("HM").do("card:mock", "assign:1H1M")
    t.dice("H").do("take:0")
    assert t.told("enemy-withdraws", "space") == ["gilded_market-ne"]
    assert len(t.told("is-attacked")) == 2
    assert t.told("is-attacked", "soldiers") == [3, 2]
    assert t.told("is-attacked", "dice") == [2, 1]


@pytest.mark.rule("UK-16.9")
def test_not_if_nothing_is_left_of_it() -> None:
    t = holds("mock", troops={"9ne": 2}, soldiers={"zyne": 2}).dice("HH").do("card:mock", "assign:2H")
    assert len(t.told("is-attacked")) == 1
    assert (t.doing, t.zyne.at) == ("turn", "9c")


@pytest.mark.rule("UK-16.9")
def test_nor_if_the_mocker_is_dead() -> None:
    t = plays("mock", troops={"9ne": 9}, soldiers={"zyne": 0})
    assert t.told("dies", "unit") == ["zyne"]
    assert len(t.told("lured")) == 1
    assert t.troops("9c") == 9


@pytest.mark.rule("UK-16.9", "UK-6.1")
def test_fate_is_checked_after_each_step() -> None:
    t = holds("mock", enemies={"dorgas": "8c 2"}).brings(fate="loyal_soldier").do("card:mock", "space:8sw")
    assert t.dorgas.bound == ""
    t.do("space:9ne")
    assert t.dorgas.bound == "zyne"


@pytest.mark.rule("UK-16.9", "UK-17.7")
def test_the_soldiers_come_even_if_their_commander_has_changed_sides() -> None:
    t = holds("mock", enemies={"lyla": "8sw 2"}).brings(fate="love_at_first_sight").do("card:mock", "space:9ne")
    assert t.zyne.allies == ["lyla"]
    assert t.told("is-attacked", "enemy", "soldiers") == [("soldiers", 2)]


@pytest.mark.rule("UK-16.9")
def test_it_enters_no_space_of_another_kingdom_unit() -> None:
    """The ways from 8sw to Zyne lead over 9ne and 9e."""
    t = holds("mock", at={"zyne": "9c", "donia": "9ne"}, troops={"8sw": 2}).do("card:mock")
    assert t.told("lured", "space")[0] == "gilded_market-e"
    t = holds("mock", at={"zyne": "9c", "donia": "9ne", "princess": "9e"}, troops={"8sw": 2})
    assert "card:mock" not in t.offers


@pytest.mark.rule("UK-16.9", "UK-9.7")
def test_a_commander_enters_no_space_of_another() -> None:
    enemies = {"kostov": "8sw 2", "black_knight": "9ne 0"}
    t = holds("mock", enemies=enemies, fate={"kostov": "loyal_soldier zyne"}).do("card:mock")
    assert t.told("lured", "space") == ["gilded_market-e", "gilded_market-c"]
    t = holds("mock", at={"zyne": "9c", "donia": "9e"}, enemies=enemies, fate={"kostov": "loyal_soldier zyne"})
    assert "card:mock" not in t.offers


@pytest.mark.rule("UK-16.9", "UK-9.8", "UK-9.11")
def test_soldiers_who_come_upon_lionel_go_no_farther() -> None:
    t = holds("mock", at={"zyne": "9c", "donia": "9e"}, troops={"8sw": 2}, enemies={"lionel": "9ne"}).do("card:mock")
    assert (t.lionel.at, t.lionel.soldiers) == ("9ne", 2)
    assert t.told("is-attacked") == []
    assert t.doing == "turn"


@pytest.mark.rule("UK-16.9")
def test_it_must_be_near() -> None:
    assert "card:mock" in holds("mock", troops={"8e": 2}).offers
    assert "card:mock" not in holds("mock", troops={"3c": 2}).offers


@pytest.mark.rule("UK-16.9")
def test_it_must_have_a_way() -> None:
    """Lakes all round Zyne, and no way leads to him."""
    lakes = {f"9{petal}": "lake" for petal in ("ne", "e", "se", "sw", "w", "nw")}
    assert "card:mock" not in holds("mock", terrain={"9c": "plains", **lakes}, troops={"8sw": 2}).offers


# UK-16.10


@pytest.mark.rule("UK-16.10")
def test_protection_ends_what_this_rounds_event_still_does() -> None:
    t = holds("protection", event="heavy_rain", soldiers={"zyne": 3}, resources={"zyne": 10})
    t.do("card:protection", "move:9ne")
    assert t.zyne.resources == 7


@pytest.mark.rule("UK-16.10")
def test_an_ongoing_event_of_this_round_is_discarded_but_not_one_of_an_earlier_round() -> None:
    t = holds("protection", event="exhaustion", lasting="washed_out_roads", princess="tactician", soldiers={"zyne": 3})
    t.do("card:protection", "move:9ne")
    assert t.zyne.resources == 7
    t.end_turns()
    t.brings(event="supply_thieves").do("collect", "collect", "collect")
    assert t.s.round == 2
    view = t.seen(0)
    names = [entry["id"] for entry in t.game.catalogue()["events"]["event"]]
    assert [names[card] for card in view["lasting"]] == ["washed_out_roads"]
    assert "exhaustion" in [names[card] for card in view["old_events"]]


@pytest.mark.rule("UK-16.10")
def test_what_has_happened_stays_and_what_only_happened_cannot_be_blocked() -> None:
    t = holds("protection", event="oppressive_empire", troops={"9ne": 2}, hands={"zyne": "protection fire_tactics"})
    t.do("card:protection", "card:fire_tactics")
    assert t.zyne.resources == 10  # no reward any more
    assert "card:protection" not in holds("protection", event="supply_thieves").offers


@pytest.mark.rule("UK-16.10", "UK-5.11")
def test_there_must_be_something_to_block() -> None:
    assert "card:protection" not in holds("protection").offers
    assert "card:protection" not in holds("protection", lasting="exhaustion").offers
    t = plays("protection", event="heavy_rain", hands={"zyne": "protection protection"})
    assert "card:protection" not in t.offers


# UK-16.11


@pytest.mark.rule("UK-16.11", "UK-7.7")
def test_second_wind_rolls_as_many_dice_again_as_you_like() -> None:
    t = attacks("second_wind", "HML").do("roll", "card:second_wind")
    assert "1M1L" in t.ways
    assert "1H1M1L" in t.ways
    assert "none" not in t.ways
    t.dice("HH").do("reroll:1M1L")
    assert t.told("rolls", "hits", "misses", "losses") == [(1, 1, 1), (3, 0, 0)]
    assert "card:second_wind" not in t.offers


@pytest.mark.rule("UK-16.11", "UK-5.11")
def test_without_dice_there_is_nothing_to_roll_again() -> None:
    t = attacks("second_wind", soldiers={"zyne": 0}).do("roll")
    assert "card:second_wind" not in t.offers


@pytest.mark.rule("UK-16.11", "UK-1.4")
def test_a_single_die_is_rolled_without_asking_which() -> None:
    t = attacks("second_wind", "L", soldiers={"zyne": 1}).do("roll").dice("H").do("card:second_wind")
    assert t.told("rolls", "hits", "losses") == [(0, 1), (1, 0)]


# UK-16.12 and UK-16.13


@pytest.mark.rule("UK-16.12", "UK-8.8")
def test_pull_back_moves_the_princess_wherever_she_is() -> None:
    """She stands on 9c: 9se and 9sw lie farther from the throne, 9e and 9w as far or farther, 9nw and 9ne closer."""
    t = plays("pull_back", at={"zyne": "2c", "princess": "9c"}, resources={"princess": 3})
    far = t.s.board.to_goal
    offers = [t.space(offer.removeprefix("space:")) for offer in t.offers]
    assert offers
    assert all(far[space] >= far[t.space("9c")] for space in offers)
    assert "space:9ne" not in t.offers
    assert "space:9se" in t.offers
    t.do("space:9se")
    assert (t.princess.at, t.princess.resources) == ("9se", 3)


@pytest.mark.rule("UK-16.12")
def test_only_to_an_empty_space() -> None:
    lakes = {f"9{petal}": "lake" for petal in ("e", "w", "sw")}
    t = holds("pull_back", at={"zyne": "2c", "princess": "9c"}, terrain={**PLAIN, **lakes}, troops={"9se": 1})
    assert "card:pull_back" not in t.offers


@pytest.mark.rule("UK-16.12", "UK-6.1")
def test_it_is_a_movement_so_fate_is_checked() -> None:
    t = holds("pull_back", at={"zyne": "2c", "princess": "9c"}, enemies={"kostov": "12nw 1"})
    t.brings(fate="old_debt").do("card:pull_back", "space:9se")
    assert t.kostov.bound == "princess"
    assert t.princess.resources == 10 + 8


@pytest.mark.rule("UK-16.13", "UK-8.1")
@pytest.mark.parametrize(("cards", "event", "left"), [(1, "", 2), (2, "", 1), (1, "impatient_princess", 3)])
def test_stay_a_while_takes_an_action_from_the_princess(cards: int, event: str, left: int) -> None:
    t = holds(" ".join(["stay_a_while"] * cards), princess="tactician", event=event).do(*["card:stay_a_while"] * cards)
    t.end_turns()
    moves = 0
    while t.doing == "princess-step":
        t.do("collect")
        moves += 1
    assert moves == left


@pytest.mark.rule("UK-16.13")
def test_in_this_round_only() -> None:
    t = plays("stay_a_while", princess="tactician").end_turns()
    t.brings(event="supply_thieves").do("collect", "collect").end_turns()
    assert t.s.round == 2
    t.do("collect", "collect")
    assert t.doing == "princess-step"


# UK-16.14 and UK-16.15


@pytest.mark.rule("UK-16.14")
def test_a_rallying_cry_brings_two_soldiers_to_somebody_else_near() -> None:
    near = {"zyne": "9c", "donia": "12c", "gato": "1c", "princess": "9e"}
    t = plays("rallying_cry", at=near, soldiers={"donia": 3, "princess": 2, "zyne": 1})
    assert t.offers == ["unit:princess", "unit:donia"]
    t.do("unit:donia")
    assert (t.donia.soldiers, t.princess.soldiers, t.zyne.soldiers) == (4, 2, 1)  # her command is 4
    t = plays("rallying_cry", at=near, soldiers={"donia": 4, "princess": 2})
    assert t.princess.soldiers == 4


@pytest.mark.rule("UK-16.14", "UK-5.11")
def test_there_must_be_somebody_who_can_lead_more() -> None:
    t = holds("rallying_cry", at={"zyne": "9c", "donia": "9e", "gato": "9w"}, soldiers={"donia": 4})
    assert "card:rallying_cry" not in t.offers  # Gato leads nobody, and the princess is far


@pytest.mark.rule("UK-16.15")
def test_a_secret_path_leads_to_any_empty_space_of_the_area() -> None:
    t = holds("secret_path", at={"zyne": "9w", "donia": "9c"}, terrain={**PLAIN, "9se": "lake"}, troops={"9sw": 2},
              soldiers={"zyne": 3}, resources={"zyne": 0})  # fmt: skip
    before = t.actions
    t.do("card:secret_path")
    assert t.offers == ["space:9ne", "space:9e", "space:9nw"]
    t.do("space:9e")
    assert (t.zyne.at, t.zyne.resources, t.actions) == ("9e", 0, before)


@pytest.mark.rule("UK-16.15", "UK-6.1")
def test_that_is_a_movement_too() -> None:
    t = (
        holds("secret_path", enemies={"kostov": "8sw 1"})
        .brings(fate="loyal_soldier")
        .do("card:secret_path", "space:9e")
    )
    assert t.kostov.bound == "zyne"


# UK-16.16


@pytest.mark.rule("UK-16.16")
def test_a_scout_report_shows_the_next_three_events_to_you_alone() -> None:
    t = holds("scout_report", event="supply_thieves", heroes="zyne urgan gato")
    t.brings(event="heavy_rain ill_omens assassins").do("card:scout_report")
    names = [entry["id"] for entry in t.game.catalogue()["events"]["event"]]
    assert [names[card] for card in t.seen(0)["coming"]] == ["heavy_rain", "ill_omens", "assassins"]
    assert t.seen(1)["coming"] == t.seen(None)["coming"] == (None,) * 3
    scouts = [event for event in t.events if event.message == "scouts"]
    assert scouts[0].seen_by(0)["args"]["cards"] == ["heavy_rain", "ill_omens", "assassins"]
    assert "cards" not in scouts[0].seen_by(1)["args"]


@pytest.mark.rule("UK-16.16")
def test_they_go_back_in_the_same_order() -> None:
    t = holds("scout_report", event="supply_thieves", heroes="zyne urgan gato", princess="tactician")
    t.brings(event="heavy_rain market_day assassins").do("card:scout_report").end_turns()
    for wanted in ("heavy_rain", "market_day"):
        t.do("collect", "collect", "collect")
        assert t.told("event", "event")[-1] == wanted
        t.end_turns()


@pytest.mark.rule("UK-16.16", "UK-5.11")
def test_there_must_be_something_new_to_see() -> None:
    t = plays("scout_report", event="supply_thieves", heroes="zyne urgan gato")
    assert t.doing == "turn"
    assert "card:scout_report" not in table(map="escape", hands={"zyne": "scout_report"}).offers  # no events


# UK-16.17


@pytest.mark.rule("UK-16.17")
def test_a_courier_brings_up_to_ten_resources_to_anybody_anywhere() -> None:
    t = plays("courier", at={"zyne": "2c"}, soldiers={"zyne": 2}, resources={"zyne": 14, "gato": 1})
    assert t.offers == ["unit:princess", "unit:donia", "unit:gato"]
    t.do("unit:gato")
    assert (t.offers[0], t.offers[-1]) == ("n:1", "n:10")
    t.do("n:10")
    assert (t.zyne.resources, t.gato.resources, t.zyne.soldiers) == (4, 11, 2)


@pytest.mark.rule("UK-16.17")
def test_no_more_than_you_have() -> None:
    t = plays("courier", resources={"zyne": 3}).do("unit:princess")
    assert t.offers == ["n:1", "n:2", "n:3"]
    assert "card:courier" not in holds("courier", resources={"zyne": 0}).offers


# UK-16.18


def decoyed(**more: Any) -> Table:
    """Two soldiers on 9ne beside Zyne are fooled."""
    return plays("decoy_camp", **{"troops": {"9ne": 2}, "princess": "tactician", "resources": {"zyne": 0}} | more)


def to_the_enemy_step(t: Table) -> Table:
    """Everybody ends the turn, and the princess collects; if the next round begins, it is with Market Day."""
    t.brings(event="market_day").end_turns()
    while t.doing == "princess-step":
        t.do("collect")
    return t


@pytest.mark.rule("UK-16.18")
def test_a_fooled_unit_does_not_move_in_this_rounds_enemy_step() -> None:
    t = decoyed()
    assert t.told("decoyed", "space") == ["gilded_market-ne"]
    to_the_enemy_step(t)
    assert (t.told("enemy-attacks"), t.troops("9ne"), t.s.round) == ([], 2, 2)
    to_the_enemy_step(t)
    assert t.told("enemy-attacks", "unit") == ["zyne"]


@pytest.mark.rule("UK-16.18")
def test_you_name_one_near_you_and_others_move() -> None:
    t = plays("decoy_camp", troops={"9ne": 2, "9e": 1, "3c": 4}, princess="tactician", resources={"zyne": 0})
    assert t.offers == ["space:9ne", "space:9e"]
    to_the_enemy_step(t.do("space:9ne"))
    assert t.told("enemy-attacks", "soldiers") == [1]


@pytest.mark.rule("UK-16.18")
def test_an_aggressive_commander_stays_too() -> None:
    t = to_the_enemy_step(decoyed(troops={}, enemies={"dorgas": "8e 1"}, fate={"dorgas": "loyal_soldier zyne"}))
    assert t.dorgas.at == "8e"


@pytest.mark.rule("UK-16.18")
def test_what_is_left_of_it_stays_when_its_commander_is_gone() -> None:
    t = decoyed(
        troops={}, enemies={"lyla": "9ne 2"}, fate={"lyla": "mercenary zyne"}, resources={"zyne": 10},
    ).do("hire:lyla")  # fmt: skip
    to_the_enemy_step(t)
    assert (t.troops("9ne"), t.told("enemy-attacks")) == (2, [])


@pytest.mark.rule("UK-16.18")
def test_a_card_can_still_move_it_and_it_remains_fooled() -> None:
    t = holds("decoy_camp mock", troops={"8c": 2}, princess="tactician", resources={"zyne": 0})
    t.do("card:decoy_camp", "card:mock", "space:8w")
    assert t.troops("9ne") == 2
    to_the_enemy_step(t)
    assert (t.told("enemy-attacks"), t.troops("9ne")) == ([], 2)


@pytest.mark.rule("UK-16.18", "UK-9.8")
def test_whoever_is_lured_into_the_camp_is_fooled_with_it() -> None:
    t = holds("decoy_camp mock", troops={"9ne": 2, "8c": 3}, princess="tactician", resources={"zyne": 0})
    t.do("card:decoy_camp", "space:9ne", "card:mock", "space:8c", "space:8w")
    assert t.troops("9ne") == 5
    to_the_enemy_step(t)
    assert (t.told("enemy-attacks"), t.troops("9ne")) == ([], 5)


@pytest.mark.rule("UK-16.18")
def test_a_camp_whose_unit_is_gone_fools_nobody_else() -> None:
    """The fooled unit is burnt; another is lured onto its space and attacks in the Enemy Step."""
    t = holds("decoy_camp fire_tactics mock", troops={"9ne": 2, "8c": 3}, princess="tactician", resources={"zyne": 0})
    t.do("card:decoy_camp", "space:9ne", "card:fire_tactics", "card:mock", "space:8w")
    assert t.troops("9ne") == 3
    to_the_enemy_step(t)
    assert t.told("enemy-attacks", "soldiers") == [3]


# UK-16.19


@pytest.mark.rule("UK-16.19")
def test_repentance_wins_over_one_of_the_defeated_but_not_lionel() -> None:
    t = plays("repentance", defeated="lionel lyla black_knight rozie")
    assert (t.offers, t.rule) == (["enemy:black_knight", "enemy:lyla", "enemy:rozie"], "UK-16.19")
    t.do("enemy:black_knight")
    assert t.zyne.allies == ["black_knight"]
    assert not t.black_knight.defeated
    assert t.lyla.defeated


@pytest.mark.rule("UK-16.19", "UK-5.11")
def test_there_must_be_somebody() -> None:
    assert "card:repentance" not in holds("repentance", defeated="lionel").offers
    assert "card:repentance" not in holds("repentance").offers


# UK-16.20


def meets(cards: str, **more: Any) -> Table:
    """Zyne plays Destined Meeting on Lyla, two areas' width away, and draws these fate cards."""
    position: dict[str, Any] = {"enemies": {"lyla": "8ne 2"}, "heroes": "zyne urgan gato"}
    return holds("destined_meeting", **position | more).brings(fate=cards).do("card:destined_meeting")


@pytest.mark.rule("UK-16.20")
def test_a_destined_meeting_binds_with_one_of_two_cards() -> None:
    t = meets("persuasion old_debt")
    assert (t.asked, t.offers, t.rule) == (0, ["fate:persuasion", "fate:old_debt"], "UK-16.20")
    t.do("fate:persuasion")
    assert (t.lyla.fate, t.lyla.bound) == ("persuasion", "zyne")
    assert t.zyne.resources == 10
    assert t.doing == "turn"


@pytest.mark.rule("UK-16.20", "UK-17.1")
def test_the_card_does_what_it_does_when_revealed() -> None:
    assert meets("persuasion old_debt").do("fate:old_debt").zyne.resources == 18
    t = meets("love_at_first_sight loyal_soldier").do("fate:love_at_first_sight")
    assert t.zyne.allies == ["lyla"]
    t = meets("diabolical_trap loyal_soldier", soldiers={"zyne": 6}).do("fate:diabolical_trap")
    assert t.offers == ["take:0", "take:1", "take:2", "take:3"]


@pytest.mark.rule("UK-16.20", "UK-17.5")
def test_friend_or_foe_moves_the_hero_here_too() -> None:
    t = meets("friend_or_foe loyal_soldier", soldiers={"zyne": 6}, enemies={"lyla": "9ne 0 3"})
    t.dice("HHHHHH").do("fate:friend_or_foe")
    assert t.told("attacks", "enemy") == ["lyla"]
    t.do("assign:3H")
    assert (t.zyne.at, t.zyne.allies) == ("9ne", ["lyla"])


@pytest.mark.rule("UK-16.20")
def test_the_other_card_goes_under_the_deck_unseen_by_the_others() -> None:
    tables = [meets(f"persuasion {other}") for other in ("old_debt", "fated_enemy")]
    for seat in (1, 2, None):
        assert tables[0].seen(seat) == tables[1].seen(seat)
    for t in tables:
        t.do("fate:persuasion")
    for seat in (1, 2, None):
        assert tables[0].seen(seat) == tables[1].seen(seat)
        assert tables[0].seen(seat)["fates_under"] == (None,)
        heard = [[event.seen_by(seat) for event in t.events] for t in tables]
        assert heard[0] == heard[1]
    assert tables[0].seen(0)["fates_under"] != tables[1].seen(0)["fates_under"]


@pytest.mark.rule("UK-16.20", "UK-1.4")
def test_who_draws_two_alike_is_asked_all_the_same() -> None:
    t = meets("persuasion persuasion")
    assert (t.asked, t.offers) == (0, ["fate:persuasion"])
    alone = holds("destined_meeting", seats=1, enemies={"lyla": "8ne 2"}).do("unit:zyne")
    alone.brings(fate="persuasion persuasion").do("card:destined_meeting")
    assert (alone.doing, alone.lyla.fate) == ("turn", "persuasion")


@pytest.mark.rule("UK-16.20", "UK-5.16")
def test_what_lies_under_the_deck_is_drawn_last() -> None:
    """The deck runs out but for that card; all others have been discarded."""
    t = holds("destined_meeting", enemies={"lyla": "8ne 2", "kostov": "5se"}).brings(fate="persuasion old_debt")
    t.do("card:destined_meeting", "enemy:lyla", "fate:persuasion")
    deck = t.s.fate_deck
    t.s.fates_spent = deck.counts(len(FATES))
    t.s.fate_deck = Deck((), bottom=deck.bottom, bottom_seen=deck.bottom_seen)
    t.do("move:9ne")
    assert t.kostov.fate == "old_debt"
    assert t.seen(1)["fates_under"] == ()


@pytest.mark.rule("UK-16.20")
def test_only_one_near_you_that_is_unbound_and_not_without_fate() -> None:
    enemies = {"lyla": "9ne 1", "rozie": "9e 1", "kostov": "8c 1", "exhar": "5c 1", "demian": "3c 1"}
    t = holds("destined_meeting", enemies=enemies, fate={"lyla": "loyal_soldier zyne"})
    assert t.do("card:destined_meeting").offers == ["enemy:exhar", "enemy:kostov"]
    position: dict[str, Any] = {"enemies": {"lyla": "9ne 1"}, "fate": {"lyla": "loyal_soldier zyne"}}
    assert "card:destined_meeting" not in holds("destined_meeting", **position).offers


# UK-16.21 to UK-16.23


@pytest.mark.rule("UK-16.21", "UK-5.10")
def test_a_war_council_draws_two_cards_and_is_not_destiny() -> None:
    t = holds("war_council").brings(support="mock courier").do("card:war_council")
    assert t.zyne.hand == ["mock", "courier"]
    assert "destiny" in t.offers


@pytest.mark.rule("UK-16.22")
def test_the_banner_raises_command_by_two() -> None:
    t = plays("banner", soldiers={"zyne": 6}, hands={"zyne": "banner help_from_the_people"})
    t.do("card:help_from_the_people")
    assert t.zyne.soldiers == 8


@pytest.mark.rule("UK-16.23", "UK-5.6")
@pytest.mark.parametrize(("soldiers", "event", "cost"), [(4, "", 3), (1, "", 1), (0, "", 1), (3, "heavy_rain", 3)])
def test_pack_mules_make_moves_cheaper_but_not_below_one(soldiers: int, event: str, cost: int) -> None:
    t = plays("pack_mules", soldiers={"zyne": soldiers}, resources={"zyne": 10}, event=event).do("move:9ne")
    assert t.zyne.resources == 10 - cost


@pytest.mark.rule("UK-16.23")
def test_additions_come_before_reductions() -> None:
    t = plays("pack_mules", soldiers={"zyne": 1}, terrain={**PLAIN, "9ne": "forest"}, event="heavy_rain")
    t.do("move:9ne")
    assert t.zyne.resources == 10 - (1 + 1 + 1 - 1)


@pytest.mark.rule("UK-16.23", "UK-5.11")
def test_gato_has_no_use_for_them() -> None:
    t = table("gato donia zyne", hands={"gato": "pack_mules"})
    assert "card:pack_mules" not in t.offers
