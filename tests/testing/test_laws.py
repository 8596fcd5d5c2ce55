"""Every game keeps every law, in every scenario. `make soak` plays far more of the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

import hornbook
from hornbook.bots import make_bot
from hornbook.bots.worth import values_of
from hornbook.core.game import Game
from hornbook.core.rng import Rng
from hornbook.core.setup import Setup
from hornbook.testing.comparison import step_at_random
from hornbook.testing.laws import (
    conforms,
    law_bot_honest,
    law_bot_takes_win,
    law_observation_complete,
    law_same_elsewhere,
    play_lawfully,
)
from hornbook.testing.runs.fuzz import fuzz
from hornbook.testing.runs.machine import game_machine
from hornbook.testing.undo import undo_offers

DAILY = ("four", "two", "teams", "escape")
"""Scenarios that the daily round holds to the laws too; the others only `make test`."""
SCENARIOS = [
    pytest.param(game, setup, id=f"{game.id}/{name}", marks=() if name in DAILY else pytest.mark.slow)
    for game in hornbook.games().values()
    for name, setup in game.scenarios.items()
]
GAMES = [pytest.param(game, id=game.id) for game in hornbook.games().values()]
BOTS = ("random", "greedy:deals=2", "easy", "ismcts:iterations=15", "habit", "rollout:iterations=4:depth=4")


@pytest.mark.parametrize(("game", "setup"), SCENARIOS)
def test_laws_about_positions(game: Game[Any], setup: Setup) -> None:
    for seed in range(2):
        assert play_lawfully(game, setup, seed, every=40) >= 2


@pytest.mark.parametrize(("game", "setup"), SCENARIOS)
def test_laws_about_whole_games(game: Game[Any], setup: Setup) -> None:
    assert conforms(game, [setup], games=1, every=400) >= 2


@pytest.mark.parametrize(("game", "setup"), SCENARIOS)
def test_undo_is_offered_wherever_nobody_has_learned_anything(game: Game[Any], setup: Setup) -> None:
    found = undo_offers(game, setup, seed=2)
    assert found.offered > 0
    assert found.withheld <= found.offered // 100


@pytest.mark.parametrize(("game", "setup"), SCENARIOS)
def test_every_position_can_be_judged(game: Game[Any], setup: Setup) -> None:
    evaluation: Any = game.evaluation
    s, rng = game.new(setup, 4), Rng(4)
    while s.pending >= 0:
        values = values_of(game, s)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert values == [evaluation.evaluate(s, seat) for seat in range(setup.seats)]
        step_at_random(game, s, rng)
    winners = game.result(s).winners  # type: ignore[union-attr]
    assert all((value > 0) == (seat in winners) for seat, value in enumerate(values_of(game, s)))


@pytest.mark.parametrize(("game", "setup"), SCENARIOS)
def test_numbers_leave_nothing_out(game: Game[Any], setup: Setup) -> None:
    assert law_observation_complete(game, setup, seed=6, games=3) > 100


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_in_another_process(game: Game[Any]) -> None:
    for setup in list(game.scenarios.values())[:3]:
        law_same_elsewhere(f"{game.package}:game", game, setup, seed=5)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_any_set_up_at_all(game: Game[Any]) -> None:
    findings = fuzz(game, games=12, seed=1, every=60)
    assert not findings, findings[0].text


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "setup"), SCENARIOS[::4])
def test_bots_are_honest_and_take_a_win(game: Game[Any], setup: Setup, name: str) -> None:
    bot, rng = make_bot(name), Rng(7)
    s = game.new(setup, 3)
    while s.pending >= 0:
        if rng.below(40) == 0:
            law_bot_honest(bot, game, s, deals=3)
        if name != "random" and s.ply > 120 and rng.below(12) == 0 and not name.startswith("easy"):
            law_bot_takes_win(bot, game, s, s.pending)
        step_at_random(game, s, rng)


def machine(game: Game[Any], examples: int) -> Any:
    """A test that lets Hypothesis look for a way to break a law."""
    found = game_machine(game, list(game.scenarios.values())).TestCase
    found.settings = settings(max_examples=examples, stateful_step_count=40, deadline=None, derandomize=True)
    return found


TestMachineOfHunters = machine(hornbook.game("kill-the-unicorns"), 15)
TestMachineOfKnights = machine(hornbook.game("unicornus-knights"), 6)
