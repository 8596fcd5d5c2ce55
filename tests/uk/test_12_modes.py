"""Chapter 12 of the rulebook: ways to play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hornbook.core.events import Event
from hornbook.core.setup import setup
from hornbook.games.unicornus_knights.game import UnicornusKnights, shipped
from hornbook.games.unicornus_knights.rules.choices import SPACE
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, KINGDOM, PRINCESSES
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import UkState
from tests.uk.position import game_with_pack, table

FOUR = "zyne mirza gato urgan"


def escape(seats: int = 3, characters: str = "zyne,mirza,gato", seed: int = 1, **options: Any) -> UkState:
    """The Escape, as far as nobody has to choose."""
    options = {"map": "escape", "characters": characters, "first-player": "1"} | options
    return shipped().new(setup(seats, options), seed)


def space(s: UkState, tile: str, petal: int = 0) -> int:
    """A space of a tile by its name."""
    return s.tiles.index(s.box.content.tile(tile)) * SPACES + petal


def keep_marching(game: UnicornusKnights, setting: Any, rounds: int, seed: int = 1) -> list[Event]:
    """What is told in a game in which nobody does anything and the princess neither dies nor arrives."""
    told: list[Event] = []
    s = game.new(setting, seed, events=told)
    while s.pending >= 0 and s.round <= rounds:
        s.damage[0] = 0
        s.soldiers[0] = 6
        s.calmed = 9  # she stays a while
        words = [game.token(s, code) for code in s.options]
        calm = next((word for word in ("end", "collect", "stay") if word in words), words[0])
        game.apply(s, game.parse(s, calm))
    return told


# UK-12.1, UK-12.2


@pytest.mark.rule("UK-12.1", "UK-2.9")
def test_with_two_each_has_two_heroes_each_with_a_hand_and_four_actions() -> None:
    s = shipped().new(setup(2, {"first-player": "1"}), 1)
    seen = shipped().view_json(s, 0)
    assert seen["owner"] == (-1, 0, 0, 1, 1)
    assert [hand is not None for hand in seen["hand"]] == [False, True, True, False, False]
    t = table(FOUR, seats=2, hands={"zyne": "mock", "mirza": "courier"}).do("unit:zyne")
    assert t.actions == 4
    assert "card:courier" not in t.offers


@pytest.mark.rule("UK-12.1", "UK-14.4")
def test_what_concerns_every_player_concerns_every_hero() -> None:
    t = table(FOUR, seats=2, step="start", princess="lucky_girl")
    t.brings(support="mock courier ambush banner", event="ill_omens").roll_on()
    assert [event.args["seat"] for event in t.events if event.message == "draws"] == [0, 0, 1, 1]
    assert [t.unit(unit).hand for unit in range(1, 5)] == [[], [], [], []]


@pytest.mark.rule("UK-12.1", "UK-7.18")
def test_heroes_of_one_player_are_asked_in_the_order_in_which_they_were_chosen() -> None:
    t = table(FOUR, seats=2, starter=1, step="end", lasting="hopelessness", soldiers=dict.fromkeys(FOUR.split(), 0))
    while t.rule == "UK-7.13":
        t.do(t.offers[0])
    asked = [unit for unit in t.told("wounded", "unit") if unit != "princess"]
    assert asked == ["gato", "urgan", "zyne", "mirza"]


@pytest.mark.rule("UK-12.2")
def test_the_two_alternate_each_with_a_hero_that_has_not_acted() -> None:
    t = table(FOUR, seats=2, starter=1)
    assert (t.asked, t.rule, t.offers) == (1, "UK-12.2", ["unit:gato", "unit:urgan"])
    t.do("unit:urgan", "end")
    assert (t.asked, t.offers) == (0, ["unit:zyne", "unit:mirza"])
    t.do("unit:mirza", "end")
    t.do("end")  # Gato, who is the only one left of that player
    assert t.asked == 0
    t.do("end")
    assert t.told("turn", "unit") == ["urgan", "mirza", "gato", "zyne"]


@pytest.mark.rule("UK-12.2")
def test_whoever_has_none_left_to_act_is_passed_over() -> None:
    t = table(FOUR, seats=2, dead="gato urgan").do("unit:mirza", "end")
    assert t.asked == 0
    t.end_turns()
    assert t.told("turn", "unit") == ["mirza", "zyne"]


# UK-12.3


@pytest.mark.rule("UK-12.3", "UK-5.1")
@pytest.mark.parametrize(("heroes", "actions"), [(3, 5), (4, 4), (5, 3), (6, 3)])
def test_alone_with_three_to_six_heroes(heroes: int, actions: int) -> None:
    names = ["zyne", "mirza", "gato", "urgan", "havok", "donia"][:heroes]
    t = table(" ".join(names), seats=1)
    assert t.offers == [f"unit:{name}" for name in names]
    assert t.rule == "UK-12.3"
    assert t.do("unit:gato").actions == actions


@pytest.mark.rule("UK-12.3")
def test_alone_one_plays_three_heroes_unless_told_otherwise() -> None:
    assert len(shipped().new(setup(1), 1).who) == 1 + 3


@pytest.mark.rule("UK-12.3")
def test_turns_in_any_order_chosen_anew_each_round() -> None:
    t = table("zyne mirza gato", seats=1, princess="tactician").do("unit:gato", "end")
    assert t.offers == ["unit:zyne", "unit:mirza"]
    t.do("unit:mirza", "end", "end")
    assert t.told("turn", "unit") == ["gato", "mirza", "zyne"]
    t.brings(event="market_day").do("collect", "collect", "collect")
    assert t.offers == ["unit:zyne", "unit:mirza", "unit:gato"]


@pytest.mark.rule("UK-12.3")
def test_the_person_sees_all_hands_but_each_is_its_own_heros() -> None:
    t = table("zyne mirza gato", seats=1, hands={"zyne": "supply_convoy", "gato": "mock"})
    assert None not in t.seen(0)["hand"][1:]
    t.do("unit:mirza")
    assert not [token for token in t.offers if token.startswith("card:")]


# UK-12.4, UK-12.5


@pytest.mark.rule("UK-12.4")
def test_the_escape_has_eight_tiles() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        s = escape(seed=seed)
        names = [s.box.content.tiles[tile].id for tile in s.tiles]
        assert names[:4] == ["capital", "forward_encampment", "ancient_ruins", "black_drake_mountain"]
        assert names[7:] == ["ancestral_castle"]
        assert len(set(names)) == 8
        seen.update(names[4:7])
    assert len(seen) == 12


@pytest.mark.rule("UK-12.4")
def test_the_warrior_begins_on_the_capital_with_three_damage() -> None:
    s = escape()
    assert PRINCESSES[s.who[0]] == "warrior"
    assert (s.at[0], s.damage[0]) == (space(s, "capital"), 3)
    assert (s.soldiers[0], s.resources[0]) == (4, 10)


@pytest.mark.rule("UK-12.4")
def test_who_stands_where_and_with_how_many() -> None:
    s = escape()
    there = {EMPIRE[enemy]: (at, s.troops[at]) for enemy, at in enumerate(s.enemy_at) if at >= 0}
    assert there == {
        "dahaka": (space(s, "black_drake_mountain"), 0),
        "dorgas": (space(s, "forward_encampment"), 6),
        "rozie": (space(s, "ancient_ruins"), 6),
        "black_knight": (space(s, "ancestral_castle"), 6),
    }
    for tile, soldiers in (
        ("capital", 0),
        ("forward_encampment", 6),
        ("ancient_ruins", 6),
        ("black_drake_mountain", 2),
    ):
        first = space(s, tile)
        assert sum(s.troops[first : first + SPACES]) == soldiers


def homes(s: UkState) -> list[int]:
    """The places where heroes began."""
    return [at // SPACES for at in s.at[1:]]


@pytest.mark.rule("UK-12.4")
@pytest.mark.parametrize(("seats", "heroes"), [(3, "zyne,mirza,gato"), (6, "zyne,mirza,gato,urgan,havok,donia")])
def test_heroes_begin_at_home_and_the_others_choose_at_most_two_on_a_tile(seats: int, heroes: str) -> None:
    game = shipped()
    for seed in range(10):
        s = escape(seats, heroes, seed)
        kingdom = {s.box.content.tiles[tile].owners[0] for tile in s.tiles[4:7]}
        asked = []
        while s.rule == "UK-12.4" and s.round == 0:
            asked.append(s.pending)
            offered = {(code - SPACE) // SPACES for code in s.options}
            assert offered <= {4, 5, 6}
            assert all(homes(s).count(place) < 2 for place in offered)
            game.apply(s, s.options[0])
        for unit, who in enumerate(s.who[1:], 1):
            name = KINGDOM[who]
            if name in kingdom:
                assert s.at[unit] == s.tiles.index(s.box.content.tile_of(name)) * SPACES
        strangers = [unit - 1 for unit, who in enumerate(s.who) if unit and KINGDOM[who] not in kingdom]
        assert asked == strangers
        assert max(Counter(homes(s)).values()) <= 2


@pytest.mark.rule("UK-12.4", "UK-1.2")
def test_they_choose_clockwise_from_the_starting_player() -> None:
    s = escape(3, "zyne,mirza,gato", 5, **{"first-player": "2"})
    strangers = [unit - 1 for unit in range(1, 4) if s.at[unit] < 0]
    order = [seat for seat in (1, 2, 0) if seat in strangers]
    asked = []
    while s.round == 0:
        asked.append(s.pending)
        shipped().apply(s, s.options[-1])
    assert asked == order


@pytest.mark.rule("UK-12.5", "UK-4.3")
def test_no_events_and_no_last_round() -> None:
    told = keep_marching(shipped(), setup(3, {"map": "escape", "princess": "warrior"}), 12)
    assert [event for event in told if event.message == "event"] == []
    rounds = [event.args for event in told if event.message == "round-begins"]
    assert [args["round"] for args in rounds] == list(range(1, 14))
    assert rounds[0]["rounds"] == 0


@pytest.mark.rule("UK-12.5", "UK-11.1")
def test_the_goal_of_the_escape_is_the_castle() -> None:
    s = escape()
    assert s.board.goal == space(s, "ancestral_castle")
    t = table("zyne mirza gato", map="escape", step="princess", at={"princess": "8c"})
    assert t.over == "won"
    t = table("zyne mirza gato", map="escape", step="princess", at={"princess": "1c"}, resources={"princess": 0})
    assert t.over == ""


@pytest.mark.rule("UK-12.5", "UK-6.2")
def test_fate_is_used_in_the_escape() -> None:
    t = table("zyne mirza gato", map="escape", at={"zyne": "4c"}, enemies={"dahaka": "4e"}).do("move:4w")
    assert t.dahaka.bound == "zyne"


# UK-12.6, UK-12.7, UK-12.9

LEVELS = [
    (6, "standard", (1, 1, 4)),
    (7, "standard", (2, 2, 3)),
    (9, "standard", (2, 2, 5)),
    (10, "standard", (3, 3, 4)),
    (14, "standard", (4, 4, 6)),
    (10, "gentle", (5, 3, 2)),
    (10, "harsh", (1, 3, 6)),
    (6, "harsh", (0, 1, 5)),  # level 1 has but one to give
    (14, "harsh", (2, 4, 8)),
    (7, "gentle", (4, 2, 1)),
]


@pytest.mark.rule("UK-12.6", "UK-2.8")
@pytest.mark.parametrize(("rounds", "events", "levels"), LEVELS)
def test_length_and_mixture(rounds: int, events: str, levels: tuple[int, int, int]) -> None:
    box = shipped().new(setup(3, {"rounds": str(rounds), "events": events}), 1).box
    assert tuple(box.event_levels.count(level) for level in (1, 2, 3)) == levels
    assert list(box.event_levels) == sorted(box.event_levels)
    assert box.rounds == rounds


@pytest.mark.rule("UK-12.6", "UK-11.3")
def test_a_shorter_game_is_lost_earlier() -> None:
    t = table("zyne mirza gato", step="end", round=6, options={"rounds": "6"})
    assert t.over == "lost-time"


@pytest.mark.rule("UK-12.6")
def test_fewer_are_exchanged_if_a_level_has_no_more(tmp_path: Path) -> None:
    """A pack with only four events of level 1: a gentle game can take but one more."""
    ids = [entry["id"] for entry in shipped().catalogue()["events"]["event"] if entry["level"] == 1][4:]
    mine = game_with_pack(tmp_path, events="".join(f'[[event]]\nid = "{name}"\nlevel = 2\n' for name in ids))
    box = mine.new(setup(3, {"events": "gentle"}), 1).box
    assert tuple(box.event_levels.count(level) for level in (1, 2, 3)) == (4, 3, 3)


@pytest.mark.rule("UK-12.7", "UK-5.16")
def test_without_a_limit_the_game_goes_on_without_new_events() -> None:
    told = keep_marching(shipped(), setup(3, {"limit": False, "rounds": "6", "princess": "tactician"}), 9)
    events = [event.args["event"] for event in told if event.message == "event"]
    assert len(events) == len(set(events)) == 6
    assert max(event.args["round"] for event in told if event.message == "round-begins") > 9


@pytest.mark.rule("UK-12.7")
def test_ongoing_events_remain() -> None:
    t = table(
        "zyne mirza gato",
        round=30,
        lasting="exhaustion",
        options={"limit": False},
        at={"zyne": "9c"},
        terrain={"9ne": "plains"},
    )
    t.do("move:9ne")
    assert t.zyne.resources == 10 - 3 - 1


@pytest.mark.rule("UK-12.9", "UK-12.7")
@pytest.mark.parametrize(("round", "over"), [(11, ""), (49, ""), (50, "lost-time")])
def test_a_game_without_a_limit_is_lost_when_its_fiftieth_round_is_over(round: int, over: str) -> None:
    t = table("zyne mirza gato", step="end", round=round, options={"limit": False})
    assert t.over == over


@pytest.mark.rule("UK-12.9", "UK-12.5")
@pytest.mark.parametrize(("round", "over"), [(10, ""), (50, "lost-time")])
def test_the_escape_too(round: int, over: str) -> None:
    t = table("zyne mirza gato", map="escape", step="end", round=round)
    assert t.over == over


# UK-12.8

SQUARE = """
[[map]]
id = "square"
name = "Square"
name_it = "Quadrato"
start = "ancestral_castle"
goal = "gilded_market"
own_tiles = false
rounds = 6
events = [2, 2, 2]
slots = ["ancestral_castle 0 0", "gilded_market 0 -1", "kingdom 1 -1", "kingdom 1 0"]
source = "mine"
"""


@pytest.mark.rule("UK-12.8")
def test_a_map_of_your_own(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, maps=SQUARE)
    s = mine.new(setup(3, {"map": "square", "characters": "zyne,mirza,gato"}), 1)
    while s.round == 0:
        assert s.rule == "UK-12.4"
        mine.apply(s, s.options[0])
    assert s.box.rounds == 6
    assert s.board.goal == SPACES
    assert {EMPIRE[enemy] for enemy, at in enumerate(s.enemy_at) if at >= 0} == {"kostov"}
    assert all(at // SPACES in (2, 3) for at in s.at[1:])


@pytest.mark.rule("UK-12.8", "UK-12.4")
def test_a_hero_whose_tile_is_missing_begins_as_in_the_escape(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, maps=SQUARE.replace('"kingdom 1 0"', '"border_fort 1 0"'))
    s = mine.new(setup(3, {"map": "square", "characters": "zyne,mirza,gato", "first-player": "1"}), 3)
    assert s.at[1] == 3 * SPACES  # Zyne is at home
    asked = []
    while s.round == 0:
        asked.append(s.pending)
        mine.apply(s, s.options[0])
    assert asked
    assert set(asked) <= {1, 2}
    assert max(Counter(homes(s)).values()) <= 2
