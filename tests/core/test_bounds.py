"""What results are worth, and what a game says of its size."""

from __future__ import annotations

import pytest

import hornbook
from hornbook.core.bounds import Bounds, utilities
from hornbook.core.events import Message
from hornbook.core.game import Game, Result
from hornbook.core.setup import setup
from tests.toys.nim import KINDS, Nim, game


def result(seats: int, winners: list[int], shared: bool = False) -> Result:
    return Result([1] * seats, [0] * seats, winners, Message("over", {}), "X-1", shared)


@pytest.mark.parametrize(
    ("seats", "winners", "shared", "worth"),
    [
        (2, [1], False, [-1, 1]),
        (4, [2], False, [-1 / 3, -1 / 3, 1, -1 / 3]),
        (4, [0, 2], False, [1 / 2, -1 / 2, 1 / 2, -1 / 2]),
        (3, [0, 1], True, [1 / 2, 1 / 2, -1]),
    ],
)
def test_between_rivals_the_sum_is_zero(seats: int, winners: list[int], shared: bool, worth: list[float]) -> None:
    assert utilities(result(seats, winners, shared)) == worth
    assert sum(worth) == pytest.approx(0)


def test_rivals_who_all_win_have_drawn() -> None:
    assert utilities(result(3, [0, 1, 2], shared=True)) == [0, 0, 0]


def test_against_the_game_all_win_or_lose() -> None:
    assert utilities(result(3, [0, 1, 2])) == [1, 1, 1]
    assert utilities(result(3, [])) == [-1, -1, -1]
    assert utilities(result(1, [0])) == [1]


def test_a_game_that_says_nothing_knows_how_many_codes_it_has() -> None:
    class Silent(Nim):
        """Nim without a word on its size."""

        bounds = Game.bounds

    assert Silent().bounds(game.settle(setup(2))) == Bounds(KINDS.size)


def test_the_games_have_a_few_thousand_actions_at_the_most() -> None:
    for each in hornbook.games().values():
        assert each.bounds(each.settle(setup())).actions < 2000
