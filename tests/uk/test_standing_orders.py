"""Standing orders: what can be ordered for whom, what an attacked hero does then, and when an order ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hornbook.core.rng import Rng
from hornbook.core.setup import Setup
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.choices import MOVE, STAY
from hornbook.games.unicornus_knights.rules.map.geometry import hex_distance
from hornbook.games.unicornus_knights.rules.state import PRINCESS
from tests.uk.position import Table, table

FLAT = {f"9{petal}": "plains" for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}
DEEDS = ["stand", "retreat", "retreat-2", "retreat-4", "retreat-6"]


def attacked(**more: Any) -> Table:
    """Zyne on 9c is attacked from 9ne, and can pay for a retreat."""
    words: dict[str, Any] = {"step": "enemies", "at": {"zyne": "9c"}, "terrain": FLAT, "troops": {"9ne": 3}}
    return table("zyne donia gato", **{**words, "soldiers": {"zyne": 4}, "resources": {"zyne": 20}, **more})


def offered(t: Table, seat: int | None) -> list[str]:
    return [order.token for order in t.game.standing_orders.offered(t.game.view_json(t.s, seat))]


def standing(t: Table, seat: int, *tokens: str) -> list[str]:
    return [order.token for order in t.game.standing_orders.standing(t.game.view_json(t.s, seat), tokens)]


def obeyed(t: Table, *tokens: str) -> str:
    """What the asked player's orders choose, or nothing."""
    code = t.game.standing_orders.obey(t.s, t.s.pending, tokens)
    return "" if code is None else t.game.token(t.s, code)


@pytest.mark.rule("UK-7.18")
def test_everybody_orders_for_heroes_of_their_own() -> None:
    t = attacked()
    assert offered(t, 0) == [f"{deed}@zyne" for deed in DEEDS]
    assert offered(t, 1) == [f"{deed}@donia" for deed in DEEDS]
    assert offered(t, None) == []


@pytest.mark.rule("UK-7.18")
def test_who_stands_stands_and_who_retreats_takes_the_cheapest_way() -> None:
    t = attacked(terrain={**FLAT, "9w": "road"})
    assert obeyed(t, "stand@zyne") == "stay"
    assert obeyed(t, "retreat@zyne") == "move:9w"


@pytest.mark.rule("UK-7.18")
def test_of_equally_cheap_ways_the_one_toward_the_princess() -> None:
    chosen = set()
    for princess in ("10c", "8c", "13c", "5c"):
        t = attacked(at={"zyne": "9c", "princess": princess})
        hexes, code = t.s.box.layout.hexes, t.game.standing_orders.obey(t.s, 0, ["retreat@zyne"])
        far = {way: hex_distance(hexes[way - MOVE], hexes[t.s.at[PRINCESS]]) for way in t.s.options if way != STAY}
        assert code is not None
        assert far[code] == min(far.values())
        chosen.add(code)
    assert len(chosen) > 1


@pytest.mark.rule("UK-7.18", "UK-7.9")
def test_whoever_is_to_retreat_from_losses_stands_where_few_are_to_be_feared() -> None:
    weak, strong = attacked(troops={"9ne": 1}), attacked(troops={"9ne": 9}, soldiers={"zyne": 2})
    for deed in DEEDS[2:]:
        assert obeyed(weak, f"{deed}@zyne") == "stay"
        assert obeyed(strong, f"{deed}@zyne").startswith("move:")


@pytest.mark.rule("UK-7.18")
def test_nothing_is_done_for_another_hero_or_without_orders() -> None:
    t = attacked()
    assert obeyed(t) == obeyed(t, "retreat@donia") == ""


@pytest.mark.rule("UK-7.18")
def test_no_other_question_is_answered() -> None:
    t = table("zyne donia gato", at={"zyne": "9c"}, terrain=FLAT)
    assert t.asked is not None
    assert obeyed(t, "retreat@zyne", "stand@donia", "stand@gato") == ""


@pytest.mark.rule("UK-7.18", "UK-10.4")
def test_an_order_ends_with_its_hero() -> None:
    t = attacked()
    assert standing(t, 0, "stand@zyne", "retreat@donia") == ["stand@zyne"]
    assert standing(t, 0, "stand@urgan") == []


@pytest.mark.rule("UK-7.18")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_orders_choose_only_what_is_offered_and_go_by_what_their_seat_knows(seats: int) -> None:
    game, draw = shipped(), random.Random(seats)
    obedient = 0
    for seed in range(12):
        s = game.new(Setup(seats, {}), seed)
        while s.pending >= 0:
            seat = s.pending
            tokens = [order.token for order in game.standing_orders.offered(game.view_json(s, seat))]
            if tokens:
                draw.shuffle(tokens)
                code = game.standing_orders.obey(s, seat, tokens)
                if code is not None:
                    obedient += 1
                    assert code in s.options
                    assert game.standing_orders.obey(game.determinize(s, seat, Rng(seed)), seat, tokens) == code
            game.apply(s, s.options[int(draw.random() * len(s.options))])
    assert obedient > 3
