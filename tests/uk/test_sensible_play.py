"""What the bots call sensible: always on offer, blind to other hands, and a long way from drawing lots."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hornbook.bots import HabitBot, IsmctsBot, RolloutBot, make_bot
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng
from hornbook.core.setup import setup
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.state import PRINCESS, UkState
from hornbook.lab.simulate import simulate
from hornbook.testing.laws import law_bot_honest, law_bot_takes_win
from tests.uk.position import Table, table

GAME = shipped()
LONGEST = 700


def usual(s: UkState) -> int:
    """The usual answer."""
    code = GAME.habits.habit(s)
    assert code is not None
    return code


@pytest.mark.parametrize("name", GAME.scenarios)
def test_the_usual_answer_is_on_offer_and_needs_nothing_hidden(name: str) -> None:
    s = GAME.new(GAME.scenarios[name], 5)
    for number in range(LONGEST):
        if s.pending < 0:
            return
        code = usual(s)
        assert code in s.options
        if number % 10 == 0:
            deal = GAME.determinize(s, s.pending, Rng(number))
            assert usual(deal) == code
            assert GAME.habits.is_routine(deal) == GAME.habits.is_routine(s)
        GAME.apply(s, code)


def left_to_go(s: UkState) -> int:
    """How far from the throne it ended for her."""
    return s.board.to_goal[s.at[PRINCESS]] if s.at[PRINCESS] >= 0 else s.board.to_goal[s.board.start[-1]]


def test_sensible_players_bring_her_farther_than_lots() -> None:
    far = {"usual": 0, "lots": 0}
    for seed in range(6):
        for name in far:
            s, draw = GAME.new(setup(4), seed), random.Random(seed)
            while s.pending >= 0:
                GAME.apply(s, usual(s) if name == "usual" else draw.choice(s.options))
            far[name] += left_to_go(s)
    assert far["usual"] < far["lots"] / 2


@pytest.mark.slow
def test_players_who_look_ahead_win_where_lots_do_not() -> None:
    won = {bot: simulate(GAME, setup(4), [bot], 2, seed=1)["outcomes"].get("won", 0) for bot in ("random", "medium")}
    assert won["random"] == 0
    assert won["medium"] >= 1


def before_the_throne(**more: Any) -> Table:
    """She is two steps from the throne, and Lionel waits with six soldiers; a hero could help."""
    words: dict[str, Any] = {
        "princess": "tactician",
        "round": 10,
        "at": {"princess": "1se", "zyne": "1e", "donia": "14c", "gato": "15c"},
        "enemies": {"lionel": "1c 4"},
        "soldiers": {"princess": 3, "zyne": 6, "donia": 0},
        "resources": {"princess": 20, "zyne": 10},
    }
    return table("zyne donia gato", **{**words, **more})


@pytest.mark.parametrize("bot", [HabitBot(), RolloutBot(iterations=24)], ids=lambda bot: bot.name)
def test_she_gets_the_soldiers_that_she_needs_for_the_throne(bot: Any) -> None:
    t = before_the_throne()
    t.s.manual = False
    draw = random.Random(1)
    while t.s.pending >= 0:
        GAME.apply(t.s, bot.choose(Perspective(GAME, t.s, t.s.pending), draw).code)
    assert t.over == "won"


def on_her_way(**more: Any) -> Table:
    """She marches by herself and cannot pay for a step; a hero with enough for both is beside her."""
    words: dict[str, Any] = {
        "princess": "social",
        "round": 3,
        "at": {"princess": "12c", "zyne": "12sw", "donia": "14c", "gato": "16c"},
        "soldiers": {"princess": 5, "zyne": 3, "donia": 0},
        "resources": {"princess": 0, "zyne": 30},
    }
    return table("zyne donia gato", **{**words, **more})


def after_zynes_turn(t: Table) -> Table:
    """Zyne has done the usual things."""
    while t.s.pending == 0 and t.doing in ("turn", "send"):
        GAME.apply(t.s, usual(t.s))
    return t


def test_she_is_paid_for_a_march_that_she_can_bear() -> None:
    assert after_zynes_turn(on_her_way()).princess.resources >= 10


def test_she_is_not_paid_to_walk_into_her_death() -> None:
    deadly = dict.fromkeys(("12ne", "12nw", "9se", "9sw"), 9)
    assert after_zynes_turn(on_her_way(troops=deadly)).princess.resources == 0


def test_an_enemy_is_drawn_upon_a_hero_rather_than_upon_her() -> None:
    t = on_her_way(step="enemies", troops={"12w": 4})
    assert t.offers == ["space:12c", "space:12sw"]
    assert GAME.token(t.s, usual(t.s)) == "space:12sw"


@pytest.mark.parametrize("bot", [HabitBot(slip=10), RolloutBot(iterations=6, depth=6)], ids=lambda bot: bot.name)
def test_bots_that_play_on_are_honest(bot: Any) -> None:
    s, draw = GAME.new(setup(4), 8), random.Random(8)
    for number in range(90):
        if number % 18 == 0:
            law_bot_honest(bot, GAME, s, seed=number, deals=3)
            law_bot_takes_win(bot, GAME, s, s.pending, seed=number)
        GAME.apply(s, usual(s) if draw.random() < 0.8 else draw.choice(s.options))


def test_levels_are_the_games_own() -> None:
    assert isinstance(make_bot("easy", GAME), HabitBot)
    assert isinstance(make_bot("hard", GAME), RolloutBot)
    assert isinstance(make_bot("hard"), IsmctsBot)
    bot = make_bot("hard:iterations=9", GAME)
    assert isinstance(bot, RolloutBot)
    assert (bot.iterations, bot.ms, bot.name) == (9, 0, "hard:iterations=9")
