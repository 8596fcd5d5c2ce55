"""Chapter 1 of the rulebook: the game."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest

from hornbook.core.errors import BadSetup
from hornbook.core.game import playout
from hornbook.core.loop import advance
from hornbook.core.setup import setup
from hornbook.core.state import OVER, RUNNING
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, EVENTS
from tests.uk.position import table

# UK-1.1


@pytest.mark.rule("UK-1.1", "UK-11.1", "UK-11.2", "UK-11.3")
@pytest.mark.parametrize("name", ["solo", "two", "three", "four", "six", "escape"])
def test_all_win_or_lose_together(name: str) -> None:
    game = shipped()
    for seed in range(4):
        s = game.new(game.scenarios[name], seed)
        playout(s, random.Random(seed).random)
        result = game.result(s)
        assert s.pending == OVER
        assert result is not None
        assert result.winners in ([], list(range(s.box.seats)))
        assert set(result.ranks) == {1}
        assert (result.reason.id == "won") == bool(result.winners)
        assert s.round <= 10 or name == "escape"


# UK-1.2


@pytest.mark.rule("UK-1.2")
@pytest.mark.parametrize(("seats", "heroes"), [(1, 3), (2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_each_player_has_a_hero_and_with_two_each_has_two(seats: int, heroes: int) -> None:
    s = shipped().new(setup(seats), 1)
    owner = shipped().view_json(s, None)["owner"][1:]
    assert len(owner) == heroes
    assert {owner.count(seat) for seat in range(seats)} == {heroes // seats}


@pytest.mark.rule("UK-1.2")
def test_seven_cannot_play() -> None:
    with pytest.raises(BadSetup, match="1 to 6 players, not 7"):
        shipped().new(setup(7), 1)


@pytest.mark.rule("UK-1.2", "UK-4.4")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_play_goes_clockwise_from_the_last_seat_to_the_first(starter: int, order: list[int]) -> None:
    t = table("zyne urgan gato mirza", starter=starter)
    asked = []
    while t.doing == "turn":
        asked.append(t.asked)
        t.do("end")
    assert asked == order


# UK-1.3


@pytest.mark.rule("UK-1.3")
def test_you_decide_for_your_own_hero_and_the_starting_player_for_the_princess() -> None:
    t = table("zyne mirza gato", step="end", starter=1, lasting="hopelessness", soldiers={"zyne": 2, "mirza": 2})
    asked = {}
    while t.rule == "UK-7.13":
        asked[t.game.prompt(t.s).args["unit"]] = t.asked
        t.do("take:0")
    assert asked == {"princess": 1, "mirza": 1, "zyne": 0}


@pytest.mark.rule("UK-1.3", "UK-10.9")
def test_a_starting_player_without_a_hero_still_answers_for_the_group() -> None:
    t = table(
        "zyne mirza gato", step="princess", starter=0, dead="zyne", at={"princess": "9c"}, terrain={"9ne": "plains"}
    )
    assert t.asked == 0
    assert t.offers == ["move:9ne", "move:9nw"]


# UK-1.4


@pytest.mark.rule("UK-1.4")
def test_an_only_thing_to_choose_is_done() -> None:
    t = table(step="princess", at={"princess": "9c", "zyne": "9ne"}, resources={"princess": 4})
    assert t.told("moves", "unit", "space")[0] == ("princess", "gilded_market-nw")


@pytest.mark.rule("UK-1.4")
@pytest.mark.parametrize(("hand", "asked"), [("", 1), ("ambush", 0)])
def test_a_turn_without_anything_to_do_ends_unless_a_secret_hand_might_hold_something(hand: str, asked: int) -> None:
    t = table("zyne mirza gato", hands={"zyne": hand}, resources={"zyne": 0}, soldiers={"zyne": 0})
    t.do(*["collect"] * 5)
    assert t.asked == asked  # with nothing in hand it is the next player's turn


@pytest.mark.rule("UK-1.4")
def test_alone_there_is_nobody_to_keep_the_hand_from() -> None:
    t = table("zyne mirza gato", seats=1, hands={"zyne": "ambush"}, soldiers={"zyne": 0})
    t.do("unit:zyne", *["collect"] * 5)
    assert t.doing == "rounds"


@pytest.mark.rule("UK-1.4")
def test_a_turn_goes_on_while_something_can_be_done_without_actions() -> None:
    t = table("donia mirza gato", resources={"donia": 10})
    t.do(*["collect"] * 5)
    assert t.asked == 0
    assert t.offers == ["end", "power"]


@pytest.mark.rule("UK-1.4", "UK-5.8")
def test_whoever_can_send_one_soldier_to_one_unit_is_not_asked_whom_and_how_many() -> None:
    t = table("zyne mirza gato", at={"zyne": "9c", "mirza": "5c"}, soldiers={"zyne": 1, "mirza": 0})
    t.do("send")
    assert t.offers == [f"n:{n}" for n in range(11)]
    t.do("n:10")
    assert (t.mirza.soldiers, t.mirza.resources) == (1, 20)


@pytest.mark.rule("UK-1.4")
def test_a_question_can_be_put_again() -> None:
    """A deal runs the waiting procedure again: it must ask the same, and nothing may have changed."""
    game = shipped()
    for name in ("solo", "two", "three", "escape", "social"):
        for seed in range(3):
            s, chance = game.new(game.scenarios[name], seed), random.Random(seed)
            while s.pending >= 0:
                again = game.copy(s)
                again.pending = RUNNING
                advance(again)
                assert game.to_json(again) == game.to_json(s), s.stack[-1].PHASE
                game.apply(s, chance.choice(s.options))


# UK-1.5


@pytest.mark.rule("UK-1.5")
def test_hands_are_secret_and_their_size_is_not() -> None:
    t = table("zyne mirza gato", hands={"zyne": "ambush mock", "mirza": "courier"})
    own, others, nobody = t.seen(0), t.seen(1), t.seen(None)
    assert own["hand"][1] == tuple(t.s.hand[1])
    assert own["hand"][2] is None
    assert others["hand"][1] is None
    assert nobody["hand"] == (None,) * 4
    assert others["hand_size"] == (0, 2, 1, 0)


@pytest.mark.rule("UK-1.5")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    t = table("zyne mirza gato").brings(support="mock").do("destiny")
    (event,) = [event for event in t.events if event.message == "draws"]
    assert event.secret == {"card": "mock"}
    assert event.audience == 1 << 0
    assert "mock" not in str(event.args)


@pytest.mark.rule("UK-1.5", "UK-2.8")
def test_the_next_event_is_unknown_unless_donia_is_there() -> None:
    without = table("zyne mirza gato", step="event").brings(event="heavy_rain")
    without.roll_on()
    assert without.seen(0)["coming"] == ()
    donia = table("zyne donia gato", step="event").brings(event="heavy_rain market_day")
    donia.roll_on()
    assert [donia.seen(seat)["coming"] for seat in (0, 1, None)] == [(EVENTS.index("market_day"),)] * 3


@pytest.mark.rule("UK-1.5")
def test_everything_else_lies_open() -> None:
    t = table(
        "zyne mirza gato",
        enemies={"lyla": "9c 4 2"},
        fate={"lyla": "persuasion zyne"},
        allies={"mirza": "kostov"},
        damage={"gato": 3},
        resources={"zyne": 7},
        defeated="amina",
    )
    seen: dict[str, Any] = t.seen(2)
    lyla = EMPIRE.index("lyla")
    assert seen["enemy_at"][lyla] == t.space("9c")
    assert (seen["troops"][t.space("9c")], seen["enemy_damage"][lyla]) == (4, 2)
    assert (seen["fate"][lyla], seen["bound"][lyla]) == (0, 1)
    assert seen["allies"][2] == (EMPIRE.index("kostov"),)
    assert seen["damage"][3] == 3
    assert seen["resources"][1] == 7
    assert seen["defeated"] == (EMPIRE.index("amina"),)
    assert sum(seen["spent"]) == 0


# UK-1.6


@pytest.mark.rule("UK-1.6", "UK-5.3")
def test_soldiers_above_command_are_discarded() -> None:
    t = table(at={"zyne": "9c"}, terrain={"9c": "fort m3"}, soldiers={"zyne": 5}).do("recruit")
    assert t.zyne.soldiers == 6


@pytest.mark.rule("UK-1.6")
def test_resources_have_no_limit() -> None:
    t = table(at={"zyne": "9c"}, terrain={"9c": "city r6"}, resources={"zyne": 500}).do("collect")
    assert t.zyne.resources == 506


@pytest.mark.rule("UK-1.6")
def test_nobody_loses_more_than_they_have() -> None:
    t = table("zyne mirza gato", step="event", resources={"zyne": 1, "mirza": 5, "princess": 0})
    t.brings(event="supply_thieves").roll_on()
    assert (t.zyne.resources, t.mirza.resources, t.princess.resources) == (0, 3, 0)


@pytest.mark.rule("UK-1.6", "UK-7.3")
def test_more_than_twelve_dice_are_rolled() -> None:
    t = table(
        at={"zyne": "9c"},
        terrain={"9ne": "plains"},
        soldiers={"zyne": 6},
        resources={"zyne": 20},
        hands={"zyne": "ambush ambush ambush"},
        troops={"9ne": 3},
    )
    t.do("move:9ne", "card:ambush", "card:ambush", "card:ambush")
    while t.doing == "battle" and "roll" in t.offers:
        t.do("roll")
    assert t.told("attacks", "dice") == [15]
    assert sum(t.told("rolls", "hits", "misses", "losses")[0]) == 15


OWN_BUSINESS = {
    "send": {"step", "target", "soldiers", "resources", "potions"},
    "posting": {"target"},
    "meeting": {"cards"},
}
"""What only its maker knows of a frame until it is done (UK-5.8, UK-16.17, UK-16.20)."""


@pytest.mark.rule("UK-1.5")
def test_everything_else_that_is_going_on_lies_open() -> None:
    for name, frame in shipped().frames.items():
        empty = {field: getattr(blank(frame), field) for field in frame.__slots__}
        numbers = {field: 1000 + number for number, field in enumerate(frame.__slots__)}
        full = frame(*[[numbers[field]] if isinstance(empty[field], list) else numbers[field] for field in numbers])
        told = {field for field, number in numbers.items() if number in full.public()}
        assert told | OWN_BUSINESS.get(name, set()) == set(numbers), name


def blank(frame: Any) -> Any:
    """A frame with nothing in it, to see which of its fields are lists."""
    wanted = [each for each in inspect.signature(frame).parameters.values() if each.default is each.empty]
    return frame(*[[] if "list" in str(each.annotation) else 0 for each in wanted])
