"""PettingZoo's and OpenSpiel's own suites pass; those of PettingZoo need an observation, which the tutorial has not."""

from __future__ import annotations

import warnings
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import hornbook
from hornbook.core.game import Game
from hornbook.core.registry import object_in_file
from hornbook.core.screen.observation import length
from hornbook.core.setup import Setup
from tests.learners.spiel import Spiel
from tests.learners.zoo import Zoo
from tests.toys import highcard

KU, UK = hornbook.games()["kill-the-unicorns"], hornbook.games()["unicornus-knights"]
SETUPS = [
    *[pytest.param(KU, KU.scenarios[name], id=f"ku-{name}") for name in ("two", "four", "teams", "expert", "loose")],
    *[pytest.param(UK, UK.scenarios[name], id=f"uk-{name}") for name in ("solo", "four", "escape", "endless")],
    pytest.param(highcard.game, Setup(3, {}), id="highcard"),
]
TUTORIAL = object_in_file(f"{Path(__file__).parents[2]}/examples/shy_unicorn/game.py:ShyUnicorn")()


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_pettingzoo(game: Game[Any], setup: Setup) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(Zoo(game, setup), num_cycles=200)
        seed_test(lambda: Zoo(game, setup), num_cycles=20)


@pytest.mark.parametrize(("game", "setup"), [*SETUPS, pytest.param(TUTORIAL, Setup(3, {}), id="tutorial")])
def test_open_spiel(game: Game[Any], setup: Setup) -> None:
    pyspiel.random_sim_test(Spiel(game, setup), num_sims=1, serialize=False, verbose=False)


def test_every_kind_of_buffer_gets_the_same() -> None:
    """Also a row of a larger one; a buffer that is too short is refused and left alone."""
    observation: Any = KU.observation
    s = KU.new(KU.scenarios["four"], 1)
    size = length(observation.parts(s.setup))
    rows = np.full((2, size), 9.0, np.float32)
    buffers: list[Any] = [array("f", [9.0]) * size, memoryview(array("f", [9.0]) * size), rows[1]]
    for out in buffers:
        observation.observe(s, 0, out)
    assert list(buffers[0]) == list(buffers[1]) == rows[1].tolist()
    assert set(rows[0].tolist()) == {9.0}
    short = array("f", [9.0])
    with pytest.raises(ValueError, match=f"room for 1 numbers, and there are {size}"):
        observation.observe(s, 0, short)
    assert list(short) == [9.0]
