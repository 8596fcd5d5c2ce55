"""Chapter 4 of the rulebook: the round."""

from __future__ import annotations

import pytest

from hornbook.games.unicornus_knights.rules.ids import EVENTS
from tests.uk.position import Table, table

HEROES = "zyne mirza gato"


def play_on(t: Table, until: str) -> Table:
    """Everybody takes the first choice until something is told."""
    for _ in range(500):
        if t.told(until) or t.over:
            return t
        t.do(t.offers[0])
    raise AssertionError(f"{until} was never told")


def next_round(t: Table) -> Table:
    """From wherever it is to the players' turns of the next round."""
    return play_on(t, "round-begins")


def turn_of(t: Table, seat: int) -> Table:
    """On to a player's turn."""
    while t.asked != seat or t.doing != "turn":
        t.do(t.offers[0])
    return t


# UK-4.1


@pytest.mark.rule("UK-4.1")
def test_the_six_steps_in_their_order() -> None:
    t = table(
        HEROES,
        step="round",
        round=2,
        at={"zyne": "9c"},
        enemies={"kostov": "2c", "dorgas": "10c 1"},
        fate={"kostov": "loyal_soldier zyne", "dorgas": "loyal_soldier zyne"},
        lasting="hopelessness",
        princess="warrior",
    )
    t.brings(event="market_day").roll_on()
    play_on(t, "despair")
    order: list[str] = []
    for event in t.events:
        step = {
            "round-begins": "round",
            "reinforced": "start",
            "event": "event",
            "turn": "players",
            "princess-closer": "princess",
            "enemy-moves": "enemies",
            "despair": "end",
        }.get(event.message)
        if step and (not order or order[-1] != step):
            order.append(step)
    assert order == ["round", "start", "event", "players", "princess", "enemies", "end"]


@pytest.mark.rule("UK-4.1", "UK-11.3")
def test_there_are_ten_rounds() -> None:
    t = table(HEROES, round=9, soldiers={"princess": 0}, princess="tactician")
    for _ in range(300):
        if t.over:
            break
        t.do("end" if "end" in t.offers else "collect" if "collect" in t.offers else t.offers[0])
    assert t.over == "lost-time"
    assert t.told("round-begins", "round") == [10]


# UK-4.2


@pytest.mark.rule("UK-4.2")
def test_powers_of_heroes_princess_and_commanders_work() -> None:
    t = table(
        HEROES,
        step="start",
        princess="lucky_girl",
        damage={"gato": 3},
        enemies={"kostov": "2c 1", "abyss_king": "5c 2"},
    )
    t.brings(support="mock ambush courier").roll_on()
    assert [unit.hand for unit in (t.zyne, t.mirza, t.gato)] == [["mock"], ["ambush"], ["courier"]]
    assert t.gato.damage == 2
    assert (t.kostov.soldiers, t.abyss_king.soldiers) == (2, 3)


@pytest.mark.rule("UK-4.2")
def test_of_commanders_only_those_on_the_map() -> None:
    t = table(HEROES, step="start", defeated="kostov", allies={"zyne": "ravinith"})
    assert t.told("reinforced") == []
    assert t.told("raises") == []


@pytest.mark.rule("UK-4.2", "UK-1.3")
def test_the_starting_player_says_whether_gato_heals_before_gregorio_harms_him() -> None:
    t = table(HEROES, step="start", starter=1, at={"gato": "9c"}, damage={"gato": 2}, enemies={"gregorio": "9e 1"})
    assert (t.asked, t.rule) == (1, "UK-4.2")
    assert t.offers == ["effect:blood", "effect:prayer"]
    t.do("effect:blood")
    assert t.gato.damage == 2


@pytest.mark.rule("UK-4.2")
@pytest.mark.parametrize(("where", "hurt"), [("3c", 2), ("9c", 0)])
def test_nobody_is_asked_where_the_order_does_not_matter(where: str, hurt: int) -> None:
    """Gato is out of Gregorio's reach, or unhurt; Mirza suffers anyhow."""
    at = {"gato": where, "mirza": "9sw"}
    t = table(HEROES, step="start", at=at, damage={"gato": hurt}, soldiers={"mirza": 0}, enemies={"gregorio": "9e 1"})
    assert t.rule != "UK-4.2"
    assert t.mirza.damage == 1
    assert t.gato.damage == (1 if where == "3c" else 0)


@pytest.mark.rule("UK-4.2")
def test_an_effect_whose_character_has_left_the_map_is_lost() -> None:
    t = table(HEROES, step="start", at={"gato": "9c"}, damage={"gato": 7}, enemies={"gregorio": "9e 1"})
    t.do("effect:prayer")
    assert t.told("dies", "unit") == ["gato"]
    assert t.told("heals") == []


@pytest.mark.rule("UK-4.2", "UK-15.15")
def test_each_effect_finds_the_position_of_its_moment() -> None:
    """Zyne dies of Gregorio beside Ravinith; the space that was his is then empty for her soldiers."""
    t = table(
        HEROES,
        step="start",
        at={"zyne": "9w", "mirza": "9nw"},
        soldiers={"zyne": 0, "mirza": 0},
        damage={"zyne": 4},
        enemies={"gregorio": "9c 1", "ravinith": "9e 4"},
        troops={"9ne": 1, "9se": 1, "9sw": 1},
    )
    assert t.troops("9w") == 2
    assert t.told("raises", "space") == ["gilded_market-w"]


# UK-4.3


@pytest.mark.rule("UK-4.3")
def test_an_event_is_turned_up_for_all_and_lasts_until_the_end_of_the_round() -> None:
    t = table(HEROES, step="event", at={"zyne": "9c"}, terrain={"9ne": "plains"}, resources={"zyne": 50})
    t.brings(event="heavy_rain").roll_on()
    assert t.told("event", "event") == ["heavy_rain"]
    assert t.seen(None)["event"] == EVENTS.index("heavy_rain")
    t.do("move:9ne")
    assert t.zyne.resources == 50 - 3 - 1
    t.brings(event="market_day")
    next_round(t)
    assert EVENTS.index("heavy_rain") in t.seen(None)["old_events"]
    before = turn_of(t, 0).zyne.resources
    t.do("move:9c")
    assert t.zyne.resources == before - 3


@pytest.mark.rule("UK-4.3")
def test_an_ongoing_event_stays_for_the_rest_of_the_game() -> None:
    t = table(HEROES, round=8, event="exhaustion", at={"zyne": "9c"}, terrain={"9ne": "plains"}, resources={"zyne": 50})
    t.do("move:9ne")
    assert t.zyne.resources == 46
    next_round(t)
    assert t.seen(None)["lasting"] == (EVENTS.index("exhaustion"),)
    before = turn_of(t, 0).zyne.resources
    t.do("move:9c")
    assert t.zyne.resources == before - 4


# UK-4.4


@pytest.mark.rule("UK-4.4", "UK-10.9")
def test_every_player_with_a_hero_on_the_map_takes_one_turn_from_the_starting_player() -> None:
    t = table("zyne mirza gato urgan", starter=2, dead="mirza")
    t.end_turns()
    assert t.told("turn", "unit") == ["gato", "urgan", "zyne"]


@pytest.mark.rule("UK-4.4")
def test_whoever_dies_before_the_own_turn_has_none() -> None:
    at = {"zyne": "9c", "mirza": "5c"}
    t = table(HEROES, at=at, soldiers={"mirza": 0}, damage={"mirza": 4}, enemies={"lyla": "5ne 1"})
    t.brings(fate="diabolical_trap").do("move:9e")
    assert t.told("dies", "unit") == ["mirza"]
    t.end_turns()
    assert t.told("turn", "unit") == ["zyne", "gato"]


# UK-4.5


@pytest.mark.rule("UK-4.5")
def test_effects_at_the_end_come_before_the_last_round_is_over() -> None:
    """In the last round Hopelessness kills the princess before time runs out."""
    t = table(HEROES, step="end", round=10, lasting="hopelessness", soldiers={"princess": 0}, damage={"princess": 5})
    assert t.over == "lost-princess"


@pytest.mark.rule("UK-4.5", "UK-11.3")
def test_after_the_last_round_no_hero_arrives_any_more() -> None:
    t = table(HEROES, step="end", round=10, dead="zyne")
    assert t.over == "lost-time"


@pytest.mark.rule("UK-4.5")
def test_new_heroes_come_from_the_old_starting_player_on_and_then_the_next_seat_starts() -> None:
    t = table(HEROES, step="end", starter=2, dead="zyne gato")
    assert (t.asked, t.rule) == (2, "UK-10.4")
    t.do("be:urgan", "space:9c")
    assert (t.asked, t.rule) == (0, "UK-10.4")
    t.do("be:havok", "space:5c")
    assert t.told("round-begins", "seat") == [0]
    arrivals = [event.message for event in t.events if event.message in ("arrives", "round-begins")]
    assert arrivals == ["arrives", "arrives", "round-begins"]


@pytest.mark.rule("UK-4.5")
@pytest.mark.parametrize(("starter", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_seat_clockwise_becomes_starting_player(starter: int, following: int) -> None:
    t = table(HEROES, step="end", starter=starter)
    assert t.told("round-begins", "seat") == [following]
    assert t.seen(None)["starter"] == following


@pytest.mark.rule("UK-4.5", "UK-4.3")
@pytest.mark.parametrize(("event", "where"), [("heavy_rain", "old_events"), ("washed_out_roads", "lasting")])
def test_this_rounds_event_is_discarded_unless_it_is_ongoing(event: str, where: str) -> None:
    t = table(HEROES, step="end", event=event)
    assert t.seen(None)[where] == (EVENTS.index(event),)
    assert t.seen(None)["event"] == -1


# UK-4.6


@pytest.mark.rule("UK-4.6", "UK-8.4")
def test_the_princess_goes_with_the_starting_player() -> None:
    t = table(HEROES, step="princess", starter=0, princess="tactician")
    assert (t.asked, t.rule) == (0, "UK-14.2")
    while t.doing == "princess-step":
        t.do("collect")
    t.brings(event="market_day").roll_on()
    t.end_turns()
    assert (t.asked, t.rule) == (1, "UK-14.2")
