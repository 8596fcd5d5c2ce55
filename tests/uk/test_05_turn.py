"""Chapter 5 of the rulebook: a turn."""

from __future__ import annotations

import pytest

from hornbook.core.deck import shuffled
from hornbook.games.unicornus_knights.rules.ids import FATES, SUPPORT
from tests.uk.position import Table, table

HEROES = "zyne mirza gato"


def moves(t: Table) -> set[str]:
    """Where the hero whose turn it is could move to."""
    return {token.removeprefix("move:") for token in t.offers if token.startswith("move:")}


def amounts(t: Table) -> list[int]:
    """The numbers on offer."""
    return [int(token.removeprefix("n:")) for token in t.offers]


# UK-5.1, UK-5.2


@pytest.mark.rule("UK-5.1", "UK-12.1", "UK-12.3")
@pytest.mark.parametrize(
    ("seats", "heroes", "actions"), [(2, 4, 4), (3, 3, 5), (4, 4, 4), (5, 5, 3), (6, 6, 3), (1, 3, 5), (1, 5, 3)]
)
def test_how_many_actions(seats: int, heroes: int, actions: int) -> None:
    names = ["zyne", "mirza", "gato", "urgan", "havok", "donia"][:heroes]
    t = table(" ".join(names), seats=seats)
    if seats < 3:
        t.do("unit:zyne")
    assert t.actions == actions
    for _ in range(actions):
        assert t.told("turn", "unit") == ["zyne"]
        t.do("collect")
    assert t.doing == "rounds" or len(t.told("turn")) == 2  # somebody else is next


@pytest.mark.rule("UK-5.1")
def test_unused_actions_are_lost() -> None:
    t = table(HEROES, starter=2).do("collect", "end")
    assert t.told("turn-ends", "actions") == [4]
    while t.told("turn", "unit").count("gato") < 2:
        t.do("end" if "end" in t.offers else t.offers[0])
    assert t.actions == 5


@pytest.mark.rule("UK-5.2", "UK-15.3", "UK-15.12", "UK-15.14")
def test_powers_for_the_start_of_the_turn_come_first() -> None:
    t = table(HEROES, allies={"zyne": "kostov abyss_king amina"}, damage={"zyne": 2}, soldiers={"zyne": 1})
    assert t.doing == "turn"
    assert "collect" in t.offers
    assert (t.zyne.resources, t.zyne.soldiers, t.zyne.damage) == (14, 2, 1)


@pytest.mark.rule("UK-5.2")
def test_actions_cards_and_powers_in_any_order_until_you_are_done() -> None:
    t = table("donia mirza gato", hands={"donia": "supply_convoy"}, resources={"donia": 3})
    t.do("collect", "card:supply_convoy", "collect", "power", "collect")
    assert t.asked == 0
    t.do("end")
    assert t.asked == 1


# UK-5.3, UK-5.4


@pytest.mark.rule("UK-5.3")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_recruit_brings_the_recruiting_value(value: int) -> None:
    t = table(at={"zyne": "9c"}, terrain={"9c": f"village m{value}"}, soldiers={"zyne": 1}).do("recruit")
    assert t.zyne.soldiers == 1 + value
    assert t.actions == 4


@pytest.mark.rule("UK-5.3")
@pytest.mark.parametrize("terrain", ["plains", "village r3", "road"])
def test_no_recruiting_without_a_value(terrain: str) -> None:
    t = table(at={"zyne": "9c"}, terrain={"9c": terrain}, soldiers={"zyne": 1})
    assert "recruit" not in t.offers


@pytest.mark.rule("UK-5.3", "UK-1.6")
@pytest.mark.parametrize(("soldiers", "offered"), [(5, True), (6, False)])
def test_nor_when_not_a_single_soldier_would_come_of_it(soldiers: int, offered: bool) -> None:
    t = table(at={"zyne": "9c"}, terrain={"9c": "village m3"}, soldiers={"zyne": soldiers})
    assert ("recruit" in t.offers) == offered


@pytest.mark.rule("UK-5.4")
@pytest.mark.parametrize(("terrain", "gain"), [("city r6", 6), ("village r2", 2), ("plains", 1), ("fort m2", 1)])
def test_collect_brings_the_resource_value_or_one(terrain: str, gain: int) -> None:
    t = table(at={"zyne": "9c"}, terrain={"9c": terrain}).do("collect", "collect")
    assert t.zyne.resources == 10 + 2 * gain
    assert t.actions == 3


# UK-5.5 to UK-5.7


@pytest.mark.rule("UK-5.5")
def test_a_move_is_one_action_with_fate_and_battle() -> None:
    t = table(at={"zyne": "9c"}, terrain={"9ne": "plains"}, soldiers={"zyne": 3}, enemies={"lyla": "9ne 1"})
    t.brings(fate="loyal_soldier").dice("HHM").do("move:9ne")
    order = [event.message for event in t.events if event.message in ("moves", "bound", "attacks")]
    assert order == ["moves", "bound", "attacks"]
    t.do("assign:1H", "assign:1H1L", "take:0")
    assert t.zyne.at == "9c"
    assert t.actions == 4


@pytest.mark.rule("UK-5.6")
@pytest.mark.parametrize(
    ("soldiers", "terrain", "cost"),
    [
        (3, "plains", 3),
        (3, "mountain", 5),
        (3, "road", 2),
        (0, "plains", 1),
        (0, "mountain", 2),
        (0, "road", 1),
        (1, "road", 1),
    ],
)
def test_soldiers_plus_difficulty_but_never_less_than_one(soldiers: int, terrain: str, cost: int) -> None:
    t = table(at={"zyne": "9c"}, terrain={"9c": "mountain", "9ne": terrain}, soldiers={"zyne": soldiers})
    t.do("move:9ne")
    assert t.zyne.resources == 10 - cost


@pytest.mark.rule("UK-5.6")
@pytest.mark.parametrize(("purse", "can"), [(4, False), (5, True)])
def test_whoever_cannot_pay_all_of_it_cannot_move(purse: int, can: bool) -> None:
    t = table(at={"zyne": "9c"}, terrain={"9ne": "forest"}, soldiers={"zyne": 4}, resources={"zyne": purse})
    assert ("9ne" in moves(t)) == can


@pytest.mark.rule("UK-5.6", "UK-18.16")
@pytest.mark.parametrize(
    ("soldiers", "terrain", "event", "cost"),
    [(0, "plains", "", 1), (0, "road", "", 1), (3, "road", "", 2), (3, "road", "washed_out_roads", 3)],
)
def test_a_move_is_offered_for_its_whole_cost_and_never_for_less(
    soldiers: int, terrain: str, event: str, cost: int
) -> None:
    for purse in (cost - 1, cost):
        t = table(
            at={"zyne": "9c"},
            terrain={"9ne": terrain},
            soldiers={"zyne": soldiers},
            resources={"zyne": purse},
            event=event,
        )
        assert ("9ne" in moves(t)) == (purse == cost)


@pytest.mark.rule("UK-5.6", "UK-16.23", "UK-18.3", "UK-18.25")
@pytest.mark.parametrize(
    ("soldiers", "terrain", "event", "lasting", "mules", "cost"),
    [
        (3, "plains", "heavy_rain", "", "", 4),
        (3, "plains", "heavy_rain", "exhaustion", "", 5),
        (3, "plains", "heavy_rain", "exhaustion", "pack_mules", 4),
        (0, "road", "heavy_rain", "", "", 1),  # -1 + 1 is 0, raised to 1 at the very end
        (1, "road", "heavy_rain", "", "", 1),
        (1, "plains", "", "", "pack_mules", 1),
        (1, "road", "heavy_rain", "exhaustion", "pack_mules", 1),
    ],
)
def test_additions_then_reductions_then_the_minimum(
    soldiers: int, terrain: str, event: str, lasting: str, mules: str, cost: int
) -> None:
    t = table(
        at={"zyne": "9c"},
        terrain={"9ne": terrain},
        soldiers={"zyne": soldiers},
        banners={"zyne": mules},
        event=event,
        lasting=lasting,
    )
    t.do("move:9ne")
    assert t.zyne.resources == 10 - cost


@pytest.mark.rule("UK-5.7")
def test_not_onto_a_lake_a_hero_or_the_princess() -> None:
    t = table(at={"zyne": "9c", "donia": "9e", "princess": "9w"}, terrain={"9ne": "lake"}, resources={"zyne": 99})
    assert moves(t) == {"9se", "9sw", "9nw"}


# UK-5.8, UK-5.9


@pytest.mark.rule("UK-5.8")
def test_send_soldiers_and_up_to_ten_resources_with_each() -> None:
    t = table(HEROES, at={"zyne": "9c", "mirza": "5c"}, soldiers={"zyne": 4, "mirza": 1}, resources={"zyne": 30})
    t.do("send")
    assert amounts(t) == [1, 2, 3, 4]
    t.do("n:2")
    assert amounts(t) == list(range(21))
    t.do("n:20")
    assert (t.zyne.soldiers, t.zyne.resources) == (2, 10)
    assert (t.mirza.soldiers, t.mirza.resources) == (3, 30)
    assert t.actions == 4


@pytest.mark.rule("UK-5.8")
def test_no_more_resources_than_you_have_and_none_need_go() -> None:
    t = table(HEROES, at={"zyne": "9c", "mirza": "5c"}, soldiers={"zyne": 4, "mirza": 0}, resources={"zyne": 7})
    t.do("send", "n:3")
    assert amounts(t) == list(range(8))
    t.do("n:0")
    assert (t.mirza.soldiers, t.mirza.resources) == (3, 10)


@pytest.mark.rule("UK-5.8")
def test_resources_never_travel_without_soldiers() -> None:
    t = table(HEROES, at={"zyne": "9c", "mirza": "5c"}, soldiers={"zyne": 0})
    assert "send" not in t.offers


@pytest.mark.rule("UK-5.8", "UK-1.6")
def test_soldiers_above_command_are_discarded_and_the_resources_arrive() -> None:
    t = table(HEROES, at={"zyne": "9c", "mirza": "5c"}, soldiers={"zyne": 4, "mirza": 3}, resources={"zyne": 30})
    t.do("send", "n:4", "n:30")
    assert (t.mirza.soldiers, t.mirza.resources) == (4, 40)
    assert t.zyne.soldiers == 0


@pytest.mark.rule("UK-5.8")
def test_to_another_hero_or_the_princess_near_you_but_not_to_yourself() -> None:
    t = table(HEROES, at={"zyne": "9c", "mirza": "5c", "gato": "1c", "princess": "9e"}).do("send")
    assert t.offers == ["unit:princess", "unit:mirza"]


@pytest.mark.rule("UK-5.8")
@pytest.mark.parametrize("seats", [1, 2])
def test_two_heroes_of_one_person_may_send_to_each_other(seats: int) -> None:
    t = table("zyne mirza gato urgan", seats=seats, at={"zyne": "9c", "mirza": "9e"}, soldiers={"mirza": 0})
    t.do("unit:zyne", "send", "n:2", "n:0")
    assert t.mirza.soldiers == 2


@pytest.mark.rule("UK-5.9")
def test_a_send_of_potions_alone() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c", "princess": "9e"},
        soldiers={"zyne": 2},
        hands={"zyne": "healing_potion healing_potion"},
        damage={"princess": 3},
    )
    t.do("send")
    assert amounts(t) == [0, 1, 2]
    t.do("n:0")
    assert amounts(t) == [1, 2]
    t.do("n:1")
    assert t.zyne.hand == ["healing_potion"]
    assert t.zyne.soldiers == 2
    assert t.actions == 4
    assert t.princess.damage == 3  # she drinks in her own step
    t.end_turns()
    assert t.told("princess-drinks", "healed") == [2]


@pytest.mark.rule("UK-5.9")
def test_potions_go_with_soldiers_too_and_need_none() -> None:
    t = table("gato mirza zyne", at={"gato": "9c", "princess": "9e", "mirza": "9w"}, hands={"gato": "healing_potion"})
    t.do("send")  # Gato has no soldiers, so there is but one thing to send, and one to send it to
    assert t.gato.hand == []
    assert t.told("sends-potion", "count") == [1]
    other = table(
        HEROES, at={"zyne": "9c", "princess": "9e"}, soldiers={"princess": 0}, hands={"zyne": "healing_potion"}
    )
    other.do("send", "n:2", "n:5", "n:1")
    assert (other.princess.soldiers, other.princess.resources) == (2, 15)
    assert other.told("sends-potion", "count") == [1]


@pytest.mark.rule("UK-5.9")
def test_potions_are_for_the_princess_only() -> None:
    t = table("gato mirza zyne", at={"gato": "9c", "mirza": "9w", "princess": "1c"}, hands={"gato": "healing_potion"})
    assert "send" not in t.offers


@pytest.mark.rule("UK-5.9", "UK-1.5")
def test_nobody_sees_what_is_being_packed() -> None:
    t = table(HEROES, at={"zyne": "9c", "princess": "9e"}, hands={"zyne": "healing_potion healing_potion"})
    before = [t.seen(seat) for seat in (1, 2, None)]
    t.do("send", "n:0")
    assert t.rule == "UK-5.9"
    assert [t.seen(seat) for seat in (1, 2, None)] == before


# UK-5.10


@pytest.mark.rule("UK-5.10")
def test_destiny_once_a_turn() -> None:
    t = table(HEROES).brings(support="mock").do("destiny")
    assert t.zyne.hand == ["mock"]
    assert t.actions == 4
    assert "destiny" not in t.offers


@pytest.mark.rule("UK-5.10", "UK-13.3")
def test_cards_drawn_by_other_means_do_not_count() -> None:
    t = table("donia mirza gato", hands={"donia": "war_council"})
    t.brings(support="mock mock mock").do("power", "card:war_council")
    assert "destiny" in t.offers
    t.brings(support="ambush").do("destiny")
    assert t.donia.hand.count("ambush") == 1


# UK-5.11 to UK-5.13


@pytest.mark.rule("UK-5.11")
def test_playing_a_card_is_no_action_and_it_is_discarded() -> None:
    t = table(HEROES, hands={"zyne": "supply_convoy"}).do("card:supply_convoy")
    assert t.actions == 5
    assert t.zyne.hand == []
    assert t.seen(None)["spent"][SUPPORT.index("supply_convoy")] == 1


@pytest.mark.rule("UK-5.11", "UK-16.22")
def test_an_ongoing_card_stays() -> None:
    t = table(HEROES, hands={"zyne": "banner"}).do("card:banner")
    assert t.zyne.hand == []
    assert sum(t.seen(None)["spent"]) == 0
    assert t.seen(None)["banners"][1] == (SUPPORT.index("banner"),)


@pytest.mark.rule("UK-5.11", "UK-12.1")
def test_you_play_only_from_your_own_hand() -> None:
    t = table("zyne mirza gato urgan", seats=2, hands={"mirza": "supply_convoy", "gato": "supply_convoy"})
    t.do("unit:zyne")
    assert "card:supply_convoy" not in t.offers


@pytest.mark.rule("UK-5.11", "UK-5.13")
def test_cards_for_battle_only_in_a_battle_of_your_own_hero() -> None:
    battle = "ambush shield_wall second_wind"
    t = table(
        HEROES, at={"zyne": "9c"}, hands={"zyne": battle, "mirza": battle}, troops={"9ne": 2}, soldiers={"zyne": 2}
    )
    assert not [token for token in t.offers if token.startswith("card:")]
    t.do("move:9ne")
    assert t.asked == 0
    assert t.offers == ["roll", "card:ambush"]
    t.do("roll")
    assert {"card:shield_wall", "card:second_wind"} <= set(t.offers)
    assert "card:ambush" not in t.offers


@pytest.mark.rule("UK-5.11")
@pytest.mark.parametrize(
    "card",
    ["help_from_the_people", "healing_potion", "fire_tactics", "mock", "protection", "rallying_cry", "repentance"],
)
def test_a_card_may_be_played_only_if_there_is_something_for_it_to_do(card: str) -> None:
    t = table(HEROES, hands={"zyne": card}, soldiers={"zyne": 6, "mirza": 4, "princess": 8})
    assert f"card:{card}" not in t.offers


@pytest.mark.rule("UK-5.12")
@pytest.mark.parametrize(("purse", "can"), [(2, False), (3, True)])
def test_the_price_of_a_power_is_paid_in_full(purse: int, can: bool) -> None:
    t = table("donia mirza gato", resources={"donia": purse})
    assert ("power" in t.offers) == can
    if can:
        t.do("power")
        assert t.donia.resources == 0


@pytest.mark.rule("UK-5.12", "UK-13.7")
def test_a_price_may_be_an_action() -> None:
    t = table("magnus mirza gato", at={"magnus": "9c"}, troops={"9ne": 3}).do("power")
    assert t.troops("9ne") == 1
    assert t.actions == 4
    t.do(*["collect"] * 4)
    assert "power" not in t.offers


@pytest.mark.rule("UK-5.12")
def test_there_must_be_something_for_a_power_to_do() -> None:
    t = table("magnus mirza gato", at={"magnus": "9c"}, troops={"11w": 3})
    assert "power" not in t.offers


@pytest.mark.rule("UK-5.12", "UK-15.9")
@pytest.mark.parametrize(("hurt", "can"), [(3, True), (4, False)])
def test_damage_that_is_a_price_may_not_kill(hurt: int, can: bool) -> None:
    t = table(HEROES, allies={"zyne": "gregorio"}, damage={"zyne": hurt})
    assert ("ally:gregorio" in t.offers) == can


@pytest.mark.rule("UK-5.12", "UK-13.10")
def test_a_power_without_a_price_is_in_force_out_of_turn() -> None:
    t = table(
        HEROES, step="princess", at={"princess": "9c", "mirza": "9nw"}, troops={"9ne": 4}, resources={"princess": 9}
    )
    assert (t.asked, t.rule) == (1, "UK-13.10")


@pytest.mark.rule("UK-5.13")
def test_nothing_is_played_in_the_turns_of_others_or_in_the_princess_step() -> None:
    hand = "supply_convoy pull_back stay_a_while"
    t = table(HEROES, hands={"mirza": hand, "gato": hand}, princess="tactician")
    while t.doing == "turn" and t.asked == 0:
        t.do("collect" if "collect" in t.offers else "end")
    t.end_turns()
    assert t.doing == "princess-step"
    assert not [token for token in t.offers if token.startswith(("card:", "power", "ally:"))]


@pytest.mark.rule("UK-5.13")
def test_when_you_are_attacked_you_may_use_cards_for_battle_whenever_it_comes() -> None:
    t = table(
        HEROES,
        step="enemies",
        at={"mirza": "9c"},
        hands={"mirza": "ambush supply_convoy", "zyne": "ambush"},
        troops={"9ne": 2},
        resources={"mirza": 0},
    )
    assert t.asked == 1
    assert t.offers == ["roll", "card:ambush"]


# UK-5.14, UK-5.15


@pytest.mark.rule("UK-5.14")
def test_if_your_hero_dies_in_your_turn_the_turn_is_over() -> None:
    t = table(HEROES, at={"zyne": "9c"}, soldiers={"zyne": 0}, damage={"zyne": 4}, troops={"9ne": 3})
    t.do("move:9ne")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.asked == 1


@pytest.mark.rule("UK-5.14", "UK-5.15", "UK-10.2")
def test_and_the_hand_limit_is_checked() -> None:
    hand = "mock mock mock ambush ambush ambush courier courier banner"
    t = table(
        HEROES, at={"zyne": "9c"}, soldiers={"zyne": 0}, damage={"zyne": 4}, troops={"9ne": 3}, hands={"zyne": hand}
    )
    t.do("move:9ne", "roll")
    while t.rule != "UK-5.15":
        t.do(t.offers[0])
    assert t.asked == 0
    t.do("card:banner", "card:mock")
    assert len(t.unit(1).hand) == 7
    assert t.asked == 1


@pytest.mark.rule("UK-5.15")
@pytest.mark.parametrize(("more", "asked"), [("", 0), ("banner", 1), ("banner courier", 2)])
def test_discard_down_to_seven_when_your_turn_ends(more: str, asked: int) -> None:
    t = table(HEROES, hands={"zyne": f"ambush ambush ambush mock mock mock courier {more}"}).do("end")
    for _ in range(asked):
        assert (t.asked, t.rule) == (0, "UK-5.15")
        assert set(t.offers) == {f"card:{card}" for card in t.zyne.hand}
        t.do("card:ambush")
    assert t.asked == 1
    assert len(t.zyne.hand) == 7
    assert t.seen(None)["spent"][SUPPORT.index("ambush")] == asked


@pytest.mark.rule("UK-5.15")
def test_at_other_times_you_may_hold_more() -> None:
    t = table(HEROES, hands={"zyne": "ambush ambush ambush mock mock mock courier"}).brings(support="banner")
    t.do("destiny")
    assert len(t.zyne.hand) == 8
    assert t.rule == "UK-5.2"


# UK-5.16


@pytest.mark.rule("UK-5.16")
def test_the_discards_are_shuffled_when_the_support_deck_is_empty() -> None:
    t = table(HEROES)
    t.s.spent, t.s.support_deck = t.s.box.content.support_copies, shuffled(())  # all sixty have been played
    t.do("destiny")
    assert t.told("support-shuffled") == [{}]
    assert len(t.zyne.hand) == 1
    assert t.seen(None)["deck_size"] == 59


@pytest.mark.rule("UK-5.16")
def test_the_discards_are_not_touched_before_the_deck_is_empty() -> None:
    t = table(HEROES, hands={"zyne": "supply_convoy"}).do("card:supply_convoy", "destiny")
    assert t.told("support-shuffled") == []
    assert sum(t.seen(None)["spent"]) == 1


@pytest.mark.rule("UK-5.16")
def test_no_card_is_drawn_if_there_is_none() -> None:
    t = table(HEROES)
    t.s.hand = (t.s.hand[0], t.s.hand[1], t.s.support_deck.bag, t.s.hand[3])  # Mirza holds them all
    t.s.support_deck = shuffled(())
    t.do("collect")
    assert "destiny" not in t.offers


@pytest.mark.rule("UK-5.16", "UK-6.2")
def test_the_fate_deck_is_made_anew_from_its_discards() -> None:
    t = table(HEROES, at={"zyne": "9c"}, enemies={"lyla": "9e 1"})
    t.s.fates_spent, t.s.fate_deck = t.s.fate_deck.counts(len(FATES)), shuffled(())
    t.brings(fate="loyal_soldier").do("move:9w")
    assert t.told("fate-shuffled") == [{}]
    assert t.lyla.fate == "loyal_soldier"
