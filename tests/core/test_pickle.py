"""States are copied, copied deep and pickled like any other object, cheaply."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

from hornbook.core import registry
from hornbook.core.errors import UnknownGame
from hornbook.core.rng import Rng
from hornbook.core.setup import Setup
from hornbook.testing.comparison import step_at_random
from tests.toys.highcard import HighCard


def in_the_middle(game: Any, steps: int = 40) -> Any:
    s, rng = game.new(game.settle(next(iter(game.scenarios.values()))), 5), Rng(1)
    for _ in range(steps):
        step_at_random(game, s, rng)
    return s


@pytest.mark.parametrize("game", [*registry.games().values(), HighCard()], ids=lambda game: game.id)
def test_copies_and_pickles_are_the_same_position_and_play_on_alone(game: Any) -> None:
    s = in_the_middle(game) if game.scenarios else game.new(Setup(2, {}), 1)
    before = game.digest(s)
    for again in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert game.digest(again) == before
        assert again.game is game
        step_at_random(game, again, Rng(2))
        assert game.digest(again) != before
    assert game.digest(s) == before


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)
def test_what_a_set_up_shares_is_not_carried_along(game: Any) -> None:
    s = in_the_middle(game)
    packed = pickle.dumps(s)
    assert len(packed) < 8_000
    assert pickle.loads(packed).box is copy.deepcopy(s).box is s.box


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)
def test_another_process_reads_a_pickle(game: Any) -> None:
    s = in_the_middle(game)
    code = "import pickle, sys; s = pickle.load(sys.stdin.buffer); print(s.game.digest(s))"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(s), capture_output=True, check=True)
    assert done.stdout.decode().strip() == game.digest(s)


def test_a_pickle_with_other_content_is_refused() -> None:
    with pytest.raises(UnknownGame, match="pickled with content 'other' of kill-the-unicorns; here it is"):
        registry.unpickled("kill-the-unicorns", "other")
