"""Standing orders: what can be ordered when, what an order chooses, and when it ends."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hornbook.core.rng import Rng
from hornbook.core.setup import Setup
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.state import KuState
from tests.ku.openings import ROW, two, with_power
from tests.ku.position import PLAYERS, Table, table

ORDERS: Any = shipped().standing_orders


def offered(t: Table, who: str, without: str = "=") -> list[str]:
    """What a player may order, conditions left out."""
    view = t.game.view_json(t.s, PLAYERS.index(who))
    return [order.token for order in ORDERS.offered(view) if without not in order.token]


def conditions(t: Table, who: str) -> dict[str, list[str]]:
    """What a player may order for each number of cards."""
    found: dict[str, list[str]] = {}
    for order in ORDERS.offered(t.game.view_json(t.s, PLAYERS.index(who))):
        count, equals, what = order.token.partition("@")[0].partition("=")
        if equals:
            found.setdefault(count, []).append(what)
    return found


def obeyed(t: Table, *tokens: str) -> str:
    """What the asked player's orders choose, or nothing."""
    code = ORDERS.obey(t.s, t.s.pending, tokens)
    return "" if code is None else t.game.token(t.s, code)


def standing(t: Table, who: str, *tokens: str) -> list[str]:
    """Which of a player's orders stand."""
    return [order.token for order in ORDERS.standing(t.game.view_json(t.s, PLAYERS.index(who)), tokens)]


# Passing


@pytest.mark.rule("KU-5.4")
def test_a_player_may_pass_on_any_unicorn_that_is_still_to_be_hunted() -> None:
    t = table("later 3", hunt=2)
    assert offered(t, "b") == ["pass@1.2", "pass@1.3", "pass@1.4", "pass@1", "buy-nothing@1"]
    t.a("lay:2")
    t.b("lay:2")
    assert offered(t, "b") == ["pass@1.3", "pass@1.4", "pass@1", "buy-nothing@1"]


@pytest.mark.rule("KU-5.4")
def test_before_the_first_hunt_too() -> None:
    t = table("later 3", at="traps")
    assert offered(t, "c")[:2] == ["pass@1.1", "pass@1.2"]


@pytest.mark.rule("KU-5.4")
def test_who_is_asked_passes_and_does_not_order_it() -> None:
    t = table("later 3", hunt=3)
    assert t.asked == "a"
    assert offered(t, "a") == ["pass@1.4", "pass@1", "buy-nothing@1"]
    assert offered(table("later 3", hunt=4), "a") == ["buy-nothing@1"]


@pytest.mark.rule("KU-5.4")
@pytest.mark.parametrize("token", ["pass@1.1", "pass@1"])
def test_an_order_passes_whether_one_opens_or_follows(token: str) -> None:
    t = table("later 3")
    assert obeyed(t, token) == "pass"
    t.a("lay:2")
    assert obeyed(t, token) == "pass"
    assert obeyed(t, "pass@1.2", "pass@2", "pass@2.1") == ""


@pytest.mark.rule("KU-5.4")
def test_it_reaches_as_far_as_it_says() -> None:
    t = table("later 3")
    everything = ("pass@1.1", "pass@1.2", "pass@1", "pass@2")
    assert standing(t, "c", *everything) == ["pass@1.1", "pass@1.2", "pass@1"]
    t.hunt(a="2", b="pass", c="1")
    assert standing(t, "c", *everything) == ["pass@1.2", "pass@1"]
    t.pass_hunts()
    assert t.s.round == 1
    assert standing(t, "c", *everything) == []


@pytest.mark.rule("KU-13.8")
def test_whom_the_bard_keeps_out_has_nothing_left_to_order_for_this_hunt() -> None:
    t = with_power("bard").a("hush:2")
    assert standing(t, "b", "pass@1.1", "2=pass@1.1", "pass@1.2") == ["pass@1.2"]


# Conditions


@pytest.mark.rule("KU-5.3")
def test_for_each_number_a_player_may_say_what_to_lay() -> None:
    t = table("later 3", hands={"b": "0 3 4"})
    assert conditions(t, "b") == {
        "1": ["pass", "0", "3", "4"],
        "2": ["pass", "0+3", "0+4", "3+4"],
        "3": ["pass", "0+3+4"],
    }
    t.a("lay:1+1")
    assert conditions(t, "b") == {}  # b is asked
    assert list(conditions(t, "c")) == ["2"]


@pytest.mark.rule("KU-5.3")
def test_a_number_that_one_cannot_reach_needs_no_order() -> None:
    assert list(conditions(table("later 3", hands={"b": "0 3"}), "b")) == ["1", "2"]
    assert conditions(table("later 3", hands={"b": ""}), "b") == {}


@pytest.mark.rule("KU-5.3")
def test_after_laying_conditions_are_for_the_next_unicorn() -> None:
    t = table("later 3", hands={"a": "2 3"}).a("lay:2")
    assert {order.token for order in ORDERS.offered(t.a.view) if "=" in order.token} == {"1=pass@1.2", "1=3@1.2"}


@pytest.mark.rule("KU-5.3")
@pytest.mark.parametrize(("opening", "chosen"), [("4", ""), ("3+4", "lay:1+3"), ("2+3+4", "pass")])
def test_the_number_declared_decides(opening: str, chosen: str) -> None:
    """If the count is 2 lay 3 and 1, if 3 pass."""
    t = table("later 3").a(f"lay:{opening}")
    assert obeyed(t, "2=1+3@1.1", "3=pass@1.1") == chosen


@pytest.mark.rule("KU-5.2")
def test_who_has_to_open_is_asked() -> None:
    assert obeyed(table("later 3"), "1=4@1.1", "2=1+3@1.1", "3=pass@1.1") == ""


@pytest.mark.rule("KU-5.3")
def test_a_narrower_order_goes_before_a_wider_one() -> None:
    t = table("later 3").a("lay:3+4")
    for orders in (("pass@1", "2=1+3@1.1"), ("2=1+3@1.1", "pass@1.1", "pass@1")):
        assert obeyed(t, *orders) == "lay:1+3"
    assert obeyed(t, "3=1+3+4@1.1", "pass@1") == "pass"


@pytest.mark.rule("KU-5.3")
def test_a_condition_that_is_not_met_ends_with_the_declaration() -> None:
    t = table("later 3").a("lay:3+4")
    assert standing(t, "c", "1=4@1.1", "2=1+3@1.1", "3=pass@1.1") == ["2=1+3@1.1"]


@pytest.mark.rule("KU-14.10")
def test_if_a_card_is_gone_the_player_is_asked_whatever_else_stands() -> None:
    """Trigger Happy takes a's 4 after the order was given."""
    t = table("later 3", traps={1: "b:trigger_happy"}, hands={"a": "1 3 4"})
    t.a("lay:3")
    order = "1=4@1.2"
    assert order in [each.token for each in ORDERS.offered(t.a.view)]
    t.b("pass").c("pass")
    assert t.a.hand == [1]
    t.s.first = 1
    t.s.stack[-1].seat = 1  # type: ignore[attr-defined]
    t.again()
    t.b("lay:0").c("pass")
    assert t.asked == "a"
    assert obeyed(t, order, "pass@1") == ""
    assert obeyed(t, "pass@1") == "pass"


@pytest.mark.rule("KU-13.4")
def test_a_knight_who_has_begun_to_swing_is_not_interrupted() -> None:
    t = table("later 3 powers", characters="shaman,knight,mage", tired="ac").a("lay:4")
    assert obeyed(t, "1=2@1.1") == "lay:2"
    t.b("swing")
    assert obeyed(t, "1=2@1.1", "pass@1.1", "pass@1") == ""


# Powers


@pytest.mark.rule("KU-13.2")
@pytest.mark.parametrize("name", ["princess", "bard"])
def test_a_power_can_be_kept_for_a_round_without_being_asked(name: str) -> None:
    t = with_power(name, traps={1: "b:unicorn_pee"})
    assert t.question == f"prompt-power-{name}"
    (order,) = [order for order in ORDERS.offered(t.a.view) if order.token == "keep@1"]
    assert order.button is not None
    assert obeyed(t, "keep@1") == "pass"
    assert obeyed(t, "keep@2", "pass@1", "pass@1.1", "buy-nothing@1") == ""
    t.a("pass")
    (order,) = [order for order in ORDERS.offered(t.a.view) if order.token == "keep@1"]
    assert order.button is None


@pytest.mark.rule("KU-13.1")
def test_a_power_that_is_used_up_needs_no_order() -> None:
    t = with_power("bard").a("hush:2")
    assert "keep@1" not in offered(t, "a")
    assert standing(t, "a", "keep@1") == []
    assert "keep@1" not in offered(t, "b")


@pytest.mark.rule("KU-13.4")
def test_the_knight_is_never_asked_about_his_power() -> None:
    t = table("later 3 powers", characters="knight,bard,mage", tired="")
    assert ["keep@1" in offered(t, who) for who in "abc"] == [False, True, True]


# The market


@pytest.mark.rule("KU-7.1")
def test_buying_nothing_can_be_ordered_until_ones_turn_has_come() -> None:
    t = table("later 3", at="market", stables={"a": "P7", "b": "B7", "c": "G7"})
    assert [offered(t, who) for who in "abc"] == [[], ["buy-nothing@1"], ["buy-nothing@1"]]
    assert obeyed(t, "buy-nothing@1") == "pass"
    t.a("pass")
    assert [offered(t, who) for who in "abc"] == [[], [], ["buy-nothing@1"]]
    assert standing(t, "a", "buy-nothing@1") == []
    assert standing(t, "b", "buy-nothing@1") == ["buy-nothing@1"]
    assert obeyed(t, "keep@1", "pass@1", "buy-nothing@2") == ""


@pytest.mark.rule("KU-7.3")
def test_a_buyer_who_has_picked_something_is_not_interrupted() -> None:
    t = table("later 3", at="market", stables={"a": "P7 B7"}).a("buy:horn")
    assert t.asked == "a"
    assert obeyed(t, "buy-nothing@1") == ""


@pytest.mark.rule("KU-12.10")
def test_two_players_buy_twice_each() -> None:
    t = two(at="market", stables={"a": "P7", "b": "B7"})
    assert [offered(t, who) for who in "ab"] == [["buy-nothing@1"], ["buy-nothing@1"]]
    t.a("pass").b("pass")
    assert t.asked == "b"
    assert [offered(t, who) for who in "ab"] == [["buy-nothing@1"], []]
    assert standing(t, "b", "buy-nothing@1") == ["buy-nothing@1"]


# Variants


@pytest.mark.rule("KU-12.6")
def test_two_players_orders_are_for_the_primary() -> None:
    t = two()
    everything = ("pass@1.1", "pass@1", "1=4@1.1", "2=3+4@1.1", "2=pass@1.1", "3=pass@1.1")
    assert "pass@1.1" in offered(t, "a")
    assert obeyed(t, *everything) == ""  # the number is declared by hand
    t.a("declare:2")
    while t.rule == "KU-12.5":
        assert obeyed(t, *everything) == ""  # and so is what the Secondary lays
        t.play(t.offers[0])
    assert (t.asked, t.rule) == ("a", "KU-12.6")
    assert obeyed(t, "2=3+4@1.1", "pass@1") == "lay:3+4"
    assert obeyed(t, "pass@1.1") == "pass"


@pytest.mark.rule("KU-11.4")
def test_in_a_team_one_may_pass_for_both_but_leaves_the_shares_to_the_moment() -> None:
    t = table("first teams 4", row=ROW).a("first:1")
    assert [conditions(t, who) for who in "abcd"] == [{}, {}, {}, {}]
    assert obeyed(t, "pass@1.1") == "pass"
    t.a("declare:3")
    assert obeyed(t, "pass@1.1", "pass@1") == ""  # half-way through opening
    t.a("lay:4")
    assert obeyed(t, "pass@1") == "pass"
    assert "pass@1.1" not in offered(t, "c")  # the partner has laid: c has to complete it
    t.b("lay:1")
    assert t.asked == "c"
    assert obeyed(t, "pass@1.1", "pass@1") == ""


@pytest.mark.rule("KU-10.1")
def test_expert_players_order_as_others_do() -> None:
    t = table("expert later 3")
    assert offered(t, "b") == offered(table("later 3"), "b")
    assert conditions(t, "b") == conditions(table("later 3"), "b")


@pytest.mark.parametrize("words", ["later 3", "later 2", "first teams 4"])
def test_nobody_orders_before_or_after_the_game_or_from_the_bench(words: str) -> None:
    t = table(words)
    assert ORDERS.offered(t.game.view_json(t.s, None)) == ()
    fresh = shipped().new(Setup(3, {"characters": "choose"}), 1)
    assert ORDERS.offered(shipped().view_json(fresh, 0)) == ()
    over = table(words, at="scoring")
    assert over.asked == "over"
    assert ORDERS.offered(over.a.view) == ()
    assert standing(over, "a", "pass@4", "buy-nothing@4") == []


# Whole games


SETUPS = [
    Setup(4, {}),
    Setup(2, {}),
    Setup(3, {"variant": "expert"}),
    Setup(4, {"edition": "first", "teams": "on"}),
    Setup(6, {"edition": "first"}),
]


def games_with_orders(setup: Setup, seed: int) -> Iterator[tuple[KuState, int, list[str]]]:
    """Every question of a game, with what the asked player has ordered so far."""
    game, dice = shipped(), random.Random(seed)
    s, left = game.new(setup, seed), [list[str]() for _ in range(setup.seats)]
    while s.pending >= 0:
        for seat, mine in enumerate(left):
            view = game.view_json(s, seat)
            mine[:] = [order.token for order in ORDERS.standing(view, mine)]
            offers = ORDERS.offered(view)
            assert all(order in ORDERS.standing(view, [order.token]) for order in offers)
            mine += [order.token for order in offers if dice.random() < 0.1]
        yield s, s.pending, left[s.pending]
        game.apply(s, dice.choice(game.choices(s)))


@pytest.mark.parametrize("setup", SETUPS)
def test_what_orders_choose_is_on_offer_and_tells_nothing(setup: Setup) -> None:
    """It is the same in every position that the player holds possible."""
    game, answered = shipped(), 0
    for seed in range(4):
        for s, seat, tokens in games_with_orders(setup, seed):
            code = ORDERS.obey(s, seat, tokens)
            assert code is None or code in game.choices(s)
            for n in range(3):
                assert ORDERS.obey(game.determinize(s, seat, Rng(n)), seat, tokens) == code
            answered += code is not None
    assert answered > 40


def test_who_wants_nothing_is_waited_for_once_a_round() -> None:
    """The trap has to be hidden; the rest can be ordered before."""
    game, setup = shipped(), Setup(4, {})
    for seed in range(5):
        dice, waits = random.Random(seed), dict[int, int]()
        s = game.new(setup, seed)
        while s.pending >= 0:
            orders = [f"{what}@{s.round}" for what in ("pass", "keep", "buy-nothing")]
            code = ORDERS.obey(s, 0, orders)
            if s.pending == 0 and code is None:
                waits[s.round] = waits.get(s.round, 0) + 1
            game.apply(s, dice.choice(game.choices(s)) if code is None else code)
        assert all(count <= 2 for count in waits.values()), waits  # a Mage or a trap may ask something more
