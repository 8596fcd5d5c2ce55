"""Any game as a game of OpenSpiel, with tensors if it has an observation: nothing is clipped, remembered or cleaned."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from hornbook.core.bounds import utilities
from hornbook.core.game import Game
from hornbook.core.screen.observation import length
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, OVER
from hornbook.testing.comparison import BOUND


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """A game of one set-up."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game, self.setup = game, game.settle(setup)
        self.bounds, self.seats = game.bounds(self.setup), self.setup.seats
        kind = pyspiel.GameType(
            short_name=f"hornbook_{game.id.replace('-', '_')}",
            long_name=game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=self.seats,
            min_num_players=self.seats,
            provides_information_state_string=True,
            provides_information_state_tensor=game.observation is not None,
            provides_observation_string=True,
            provides_observation_tensor=game.observation is not None,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.bounds.actions,
            max_chance_outcomes=self.bounds.outcomes,
            num_players=self.seats,
            min_utility=self.bounds.least,
            max_utility=self.bounds.greatest,
            max_game_length=self.bounds.decisions or BOUND,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, which stops at chance."""

    def __init__(self, spiel: Spiel) -> None:
        super().__init__(spiel)
        self.game = spiel.game
        self.seats = spiel.seats
        self.s = self.game.new(spiel.setup, 0, manual=True)

    def current_player(self) -> int:
        if self.s.pending == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.s.pending == CHANCE else self.s.pending

    def is_terminal(self) -> bool:
        return bool(self.s.pending == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.game.choices(self.s))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance: Any = self.game.chance(self.s)
        weights = chance.weights or (1,) * chance.n
        return [(outcome, weight / sum(weights)) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self.s.pending == CHANCE:
            self.game.resolve(self.s, action)
        else:
            self.game.apply(self.s, action)

    def _action_to_string(self, player: int, action: int) -> str:
        name = self.game.outcome if player == pyspiel.PlayerId.CHANCE else self.game.token
        return name(self.s, action)

    def returns(self) -> list[float]:
        result = self.game.result(self.s)
        return [0.0] * self.seats if result is None else utilities(result)

    def __str__(self) -> str:
        return self.game.digest(self.s)


class Observer:
    """A seat's view: its JSON as a string, its numbers as a tensor, part by part."""

    def __init__(self, spiel: Spiel) -> None:
        self.game = spiel.game
        self.observation = spiel.game.observation
        parts = self.observation.parts(spiel.setup) if self.observation else ()
        tensor: Any = np.zeros(length(parts), np.float32)
        self.tensor = tensor if self.observation else None
        self.dict: dict[str, Any] = {}
        first = 0
        for part in parts:
            self.dict[part.name] = tensor[first : first + length([part])].reshape(part.shape)
            first += length([part])

    def set_from(self, state: SpielState, player: int) -> None:
        if self.observation:
            self.observation.observe(state.s, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(self.game.view_json(state.s, player))
