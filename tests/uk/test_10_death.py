"""Chapter 10 of the rulebook: death and allies."""

from __future__ import annotations

import pytest

from hornbook.games.unicornus_knights.rules.ids import KINGDOM, SUPPORT
from tests.uk.position import Table, table

HEROES = "zyne mirza gato"


def doomed(heroes: str = HEROES, **more: object) -> Table:
    """Zyne in his turn, one life left, about to attack three soldiers alone."""
    words: dict[str, object] = {"soldiers": {"zyne": 0}, "damage": {"zyne": 4}} | more
    return table(heroes, at={"zyne": "9c"}, troops={"9ne": 3}, terrain={"9ne": "plains"}, **words)  # type: ignore[arg-type]


def until_told(t: Table, message: str) -> Table:
    """Everybody takes the first choice until something is told."""
    while not t.told(message):
        t.do(t.offers[0])
    return t


# UK-10.1


@pytest.mark.rule("UK-10.1")
@pytest.mark.parametrize(("hurt", "dies"), [(2, False), (3, True), (4, True)])
def test_as_much_damage_as_life_or_more(hurt: int, dies: bool) -> None:
    """Hopelessness deals 2 damage; Zyne has 5 life."""
    t = table(HEROES, step="end", lasting="hopelessness", soldiers={"zyne": 0}, damage={"zyne": hurt})
    while t.rule == "UK-7.13":
        t.do("take:0")  # for the princess and Mirza, who have soldiers
    assert ("zyne" in t.told("dies", "unit")) == dies
    assert (t.unit(1).at == "") == dies


@pytest.mark.rule("UK-10.1")
def test_damage_stays_until_it_is_healed() -> None:
    t = table(HEROES, step="end", damage={"zyne": 3}, hands={"zyne": "healing_potion"}, starter=2)
    t.brings(event="market_day").roll_on()
    assert t.zyne.damage == 3
    t.do("card:healing_potion")
    assert t.zyne.damage == 1


@pytest.mark.rule("UK-10.1", "UK-7.11")
@pytest.mark.parametrize(("hits", "gone"), [(2, False), (3, True)])
def test_a_commander_too(hits: int, gone: bool) -> None:
    t = table(
        HEROES,
        at={"zyne": "9c"},
        terrain={"9ne": "plains"},
        soldiers={"zyne": 3},
        enemies={"kostov": "9ne"},
        fate={"kostov": "loyal_soldier zyne"},
    )
    t.dice("HHHMM"[3 - hits : 6 - hits]).do("move:9ne", f"assign:{hits}H" + ("1M" if hits == 2 else ""))
    assert t.kostov.defeated == gone
    assert (t.kostov.at == "") == gone
    assert t.kostov.damage == (0 if gone else 2)


# UK-10.2, UK-10.3


@pytest.mark.rule("UK-10.2")
def test_allies_resources_and_ongoing_cards_are_lost_and_the_hand_is_kept() -> None:
    t = doomed(
        allies={"zyne": "kostov amina"},
        banners={"zyne": "banner"},
        hands={"zyne": "mock courier"},
        resources={"zyne": 9},
    )
    t.do("move:9ne", "roll", "assign:none")
    lost = t.unit(1)
    assert (lost.at, lost.resources, lost.allies) == ("", 0, [])
    assert lost.hand == ["mock", "courier"]
    assert t.kostov.defeated
    assert t.amina.defeated
    assert t.seen(None)["banners"][1] == ()
    assert t.seen(None)["spent"][SUPPORT.index("banner")] == 1


@pytest.mark.rule("UK-10.2", "UK-10.4")
def test_a_dead_hero_never_comes_back() -> None:
    t = table(HEROES, step="end", dead="zyne")
    assert "be:zyne" not in t.offers
    assert set(t.offers) == {f"be:{name}" for name in KINGDOM if name not in HEROES.split()}


@pytest.mark.rule("UK-10.3", "UK-7.13")
def test_soldiers_left_behind_go_over_to_the_enemy() -> None:
    t = table(HEROES, step="end", lasting="hopelessness", soldiers={"zyne": 3}, damage={"zyne": 3}, at={"zyne": "9c"})
    while t.game.prompt(t.s).args.get("unit") != "zyne":
        t.do("take:0")
    t.do("take:2")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.troops("9c") == 3
    assert t.told("turncoats", "soldiers") == [3]


@pytest.mark.rule("UK-10.3", "UK-9.8")
def test_they_merge_with_an_enemy_that_is_there() -> None:
    """The trap kills Zyne as he enters Kostov's space with two soldiers."""
    t = table(HEROES, at={"zyne": "9c"}, soldiers={"zyne": 2}, damage={"zyne": 3}, enemies={"kostov": "9ne 1"})
    t.brings(fate="diabolical_trap").do("move:9ne", "take:2")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.kostov.soldiers == 2
    assert t.told("attacks") == []


@pytest.mark.rule("UK-10.3", "UK-9.5")
def test_a_leaderless_unit_that_was_a_heros_acts_as_any_other() -> None:
    t = table(
        HEROES,
        step="end",
        lasting="hopelessness",
        soldiers={"zyne": 3},
        damage={"zyne": 3},
        at={"zyne": "9c", "mirza": "9e"},
    )
    while t.game.prompt(t.s).args.get("unit") != "zyne":
        t.do("take:0")
    t.do("take:2")
    until_told(t, "enemy-attacks")
    assert t.told("enemy-attacks", "unit", "soldiers") == [("mirza", 3)]


# UK-10.4


@pytest.mark.rule("UK-10.4", "UK-2.2")
def test_a_new_hero_begins_as_at_the_beginning_on_any_empty_starting_space() -> None:
    t = table(
        HEROES,
        step="end",
        dead="zyne",
        hands={"zyne": "mock"},
        at={"mirza": "5c"},
        troops={"8c": 1},
        enemies={"kostov": "2c"},
    )
    assert (t.asked, t.rule) == (0, "UK-10.4")
    t.do("be:urgan")
    starts = {f"space:{place}c" for place in range(1, 19)} | {"space:19c"}
    taken = {
        "space:5c",
        "space:8c",
        "space:2c",
        "space:15c",
        "space:19c",
    }  # Mirza, soldiers, Kostov, Gato, the princess
    assert set(t.offers) == starts - taken
    t.do("space:1c")
    assert (t.urgan.at, t.urgan.soldiers, t.urgan.resources, t.urgan.damage) == ("1c", 3, 10, 0)
    assert t.urgan.hand == ["mock"]


@pytest.mark.rule("UK-10.4", "UK-4.4")
def test_it_plays_from_the_next_round_on() -> None:
    t = table(HEROES, step="end", dead="zyne", starter=2).do("be:urgan", "space:1c")
    t.brings(event="market_day").roll_on()
    assert t.told("turn", "unit") == ["urgan"]


@pytest.mark.rule("UK-10.4")
def test_in_clockwise_order_from_the_starting_player_and_no_hero_twice() -> None:
    t = table("zyne mirza gato urgan", step="end", starter=1, dead="zyne urgan")
    assert t.asked == 3
    t.do("be:havok", "space:1c")
    assert t.asked == 0
    assert "be:havok" not in t.offers
    t.do("be:donia")
    assert "space:1c" not in t.offers


@pytest.mark.rule("UK-10.4")
def test_if_no_starting_space_is_empty_you_wait() -> None:
    full = {f"{place}c": 1 for place in range(1, 19) if place not in (14, 15)}  # where Mirza and Gato are
    t = table(HEROES, step="end", dead="zyne", troops=full)
    assert t.told("round-begins")
    assert t.unit(1).at == ""
    later = table(HEROES, step="end", round=2, dead="zyne", troops=full | {"9c": 0}).do("be:urgan")
    assert later.urgan.at == "9c"


@pytest.mark.rule("UK-10.4")
def test_the_one_who_waited_is_asked_at_the_end_of_the_next_round() -> None:
    full = {f"{place}c": 1 for place in range(1, 19) if place not in (14, 15)}
    t = table(HEROES, step="end", dead="zyne", troops=full)
    t.brings(event="market_day").roll_on()
    for space in range(len(t.s.troops)):
        t.s.troops[space] = 0
    t.end_turns()
    while t.rule != "UK-10.4":
        t.do(t.offers[0])
    assert t.asked == 0


@pytest.mark.rule("UK-10.4")
def test_if_no_hero_is_left_you_go_on_without() -> None:
    t = table(HEROES, step="players", dead="zyne")
    t.s.dead = tuple(who for who in range(12) if who not in t.s.who[1:])
    t.end_turns()
    until_told(t, "round-begins")
    t.roll_on()
    assert t.told("arrives") == []
    assert t.unit(1).at == ""


# UK-10.5


@pytest.mark.rule("UK-10.5")
def test_a_defeated_commander_leaves_its_soldiers_leaderless() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c"},
        terrain={"9ne": "plains"},
        soldiers={"zyne": 4},
        enemies={"kostov": "9ne 2 2"},
        fate={"kostov": "loyal_soldier zyne"},
    )
    t.dice("HMMM").do("move:9ne", "assign:2M", "assign:1H1M")
    assert t.told("defeated", "enemy", "unit") == [("kostov", "zyne")]
    assert t.kostov.defeated
    assert (t.troops("9ne"), t.zyne.at) == (2, "9c")


@pytest.mark.rule("UK-10.5", "UK-17.2", "UK-18.10")
@pytest.mark.parametrize(("fate", "ally"), [("persuasion", True), ("loyal_soldier", False)])
def test_an_ally_still_counts_as_defeated_in_this_round(fate: str, ally: bool) -> None:
    t = table(
        HEROES,
        at={"zyne": "9c"},
        terrain={"9ne": "plains"},
        soldiers={"zyne": 4},
        enemies={"kostov": "9ne 0 2"},
        fate={"kostov": f"{fate} zyne"},
        lasting="hopelessness",
    )
    t.dice("HHHH").do("move:9ne", "assign:4H")
    assert ("kostov" in t.zyne.allies) == ally
    until_told(t.end_turns(), "round-begins")
    assert t.told("despair") == []


@pytest.mark.rule("UK-10.5", "UK-17.2", "UK-13.9")
def test_defeated_by_whoever_did_it_in_battle_or_not() -> None:
    t = table(
        "ilsahti mirza gato",
        at={"ilsahti": "9c"},
        terrain={"9ne": "plains"},
        soldiers={"ilsahti": 3},
        enemies={"kostov": "9ne 0 2"},
        fate={"kostov": "persuasion mirza"},
    )
    t.dice("HMM").do("power")
    while t.doing == "volley":
        t.do("assign:1H" if "1H" in t.ways else t.offers[0])
    assert t.ilsahti.allies == ["kostov"]


# UK-10.6 to UK-10.8


@pytest.mark.rule("UK-10.6", "UK-15.12")
def test_an_ally_leaves_the_map_and_works_for_its_hero() -> None:
    t = table(HEROES, starter=1, at={"mirza": "9c"}, enemies={"dahaka": "9w 2"})
    t.brings(fate="love_at_first_sight").do("move:9ne")
    assert t.dahaka.at == ""
    assert t.mirza.allies == ["dahaka"]
    kostov = table(HEROES, step="start", allies={"zyne": "kostov"}).brings(event="heavy_rain")
    kostov.roll_on()
    assert kostov.told("reinforced") == []  # his own power is gone
    assert kostov.zyne.resources == 14


@pytest.mark.rule("UK-10.6")
def test_the_dead_take_no_allies() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c"},
        terrain={"9ne": "plains"},
        soldiers={"zyne": 1},
        damage={"zyne": 4},
        enemies={"kostov": "9ne 4 2"},
        fate={"kostov": "persuasion zyne"},
        hands={"zyne": "ambush ambush"},
    )
    t.dice("MMMMHLL").do("move:9ne", "card:ambush", "card:ambush")
    if "roll" in t.offers:
        t.do("roll")
    t.do("assign:4M", "assign:1H2L")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.told("ally") == []
    assert t.kostov.defeated


@pytest.mark.rule("UK-10.6")
def test_a_hero_who_survives_does_take_the_ally() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c"},
        terrain={"9ne": "plains"},
        soldiers={"zyne": 5},
        damage={"zyne": 4},
        enemies={"kostov": "9ne 4 2"},
        fate={"kostov": "persuasion zyne"},
    )
    t.dice("MMMMH").do("move:9ne", "assign:4M", "assign:1H")
    assert t.zyne.allies == ["kostov"]


@pytest.mark.rule("UK-10.7", "UK-8.11")
def test_allies_of_the_princess_take_one_off_each_and_give_no_power() -> None:
    t = table(
        HEROES,
        step="round",
        princess="tactician",
        at={"princess": "9c"},
        allies={"princess": "kostov exhar"},
        soldiers={"princess": 3},
        troops={"9ne": 5},
    )
    t.brings(event="heavy_rain").roll_on()
    t.end_turns()
    assert t.princess.resources == 10  # no Kostov's four
    t.do("move:9ne")
    assert t.told("princess-fights", "harm") == [3]


@pytest.mark.rule("UK-10.8", "UK-15.15", "UK-18.10")
def test_an_ally_given_up_goes_to_the_defeated_and_counts() -> None:
    t = table(HEROES, allies={"zyne": "ravinith"}, soldiers={"zyne": 0}, lasting="hopelessness").do("ally:ravinith")
    assert t.zyne.allies == []
    assert t.ravinith.defeated
    until_told(t.end_turns(), "round-begins")
    assert t.told("despair") == []


@pytest.mark.rule("UK-10.8", "UK-15.16", "UK-16.19")
def test_rozie_given_up_in_battle_can_be_reached_again() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c"},
        terrain={"9ne": "plains"},
        allies={"zyne": "rozie"},
        soldiers={"zyne": 2},
        troops={"9ne": 2},
        hands={"zyne": "repentance"},
    )
    assert "card:repentance" not in t.offers
    t.dice("LL").do("move:9ne", "roll", "ally:rozie", "assign:2H")
    assert t.rozie.defeated
    t.do("card:repentance")
    assert t.zyne.allies == ["rozie"]


# UK-10.9


@pytest.mark.rule("UK-10.9")
def test_without_a_hero_no_turn_and_the_hand_waits() -> None:
    t = table(HEROES, step="start", princess="lucky_girl", dead="mirza", hands={"mirza": "mock courier"})
    t.brings(support="ambush ambush", event="ill_omens").roll_on()
    while t.rule == "UK-18.9":
        t.do(t.offers[0])
    assert t.unit(2).hand == ["mock", "courier"]
    t.end_turns()
    assert t.told("turn", "unit") == ["zyne", "gato"]


@pytest.mark.rule("UK-10.9", "UK-1.3")
def test_but_you_decide_for_the_group() -> None:
    t = table(
        HEROES,
        step="start",
        starter=1,
        dead="mirza",
        at={"gato": "9c"},
        damage={"gato": 2},
        enemies={"gregorio": "9e 1"},
    )
    assert (t.asked, t.rule) == (1, "UK-4.2")
