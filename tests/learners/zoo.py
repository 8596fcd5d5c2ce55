"""Any game with an observation as an environment of PettingZoo: nothing is clipped, remembered or cleaned here."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hornbook.core.bounds import utilities
from hornbook.core.game import Game
from hornbook.core.screen.observation import length
from hornbook.core.setup import Setup


class Zoo(AECEnv):  # type: ignore[misc]
    """One game after the other; chance falls by the seed."""

    metadata = {"name": "hornbook_v0", "render_modes": ["ansi"], "is_parallelizable": False}
    render_mode = "ansi"

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game, self.setup = game, game.settle(setup)
        observation: Any = game.observation
        self.look, self.parts = observation.observe, observation.parts(self.setup)
        self.codes = game.bounds(self.setup).actions
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.setup.seats)]
        low, high = (np.zeros(length(self.parts), np.float32) for _ in range(2))
        first = 0
        for part in self.parts:
            size = length([part])
            low[first : first + size], high[first : first + size] = part.low, part.high
            first += size
        self.observation_spaces = {agent: spaces.Box(low, high, dtype=np.float32) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.codes) for agent in self.possible_agents}
        self.seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seed = self.seed + 1 if seed is None else seed
        self.s = self.game.new(self.setup, self.seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.ask()

    def ask(self) -> None:
        """The pending seat is next; what it may choose is in its info."""
        mask = np.empty(self.codes, np.int8)
        self.game.write_mask(self.s, mask)
        self.agent_selection = self.possible_agents[self.game.pending(self.s)]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": mask}

    def observe(self, agent: str) -> Any:
        seen = np.empty(length(self.parts), np.float32)
        self.look(self.s, self.possible_agents.index(agent), seen)
        return seen

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.apply(self.s, action)
        result = self.game.result(self.s)
        if result is None:
            self.ask()
        else:
            self.rewards = dict(zip(self.agents, utilities(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str:
        return str(self.game.view_json(self.s, None))

    def close(self) -> None:
        """Nothing is open."""
