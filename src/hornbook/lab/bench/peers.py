"""Other libraries' games played at random, for comparison in the same minute; each only if it is installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib.metadata import PackageNotFoundError, version
from io import StringIO
from time import perf_counter
from typing import Any, NamedTuple

SECONDS = 1.0
SEED = 1
Game = Callable[[random.Random], int]
"""Plays one game at random; how many decisions it took."""


class Peer(NamedTuple):
    """A game of another library: its name, the package that it comes in, and what makes it ready to be played."""

    name: str
    package: str
    ready: Callable[[], Game]


def run_peer(peer: Peer, seconds: float = SECONDS) -> dict[str, Any]:
    """Play the peer's game again and again for so long; a peer that is missing or fails is named as such."""
    row: dict[str, Any] = {"peer": peer.name, "version": "", "decisions_per_second": 0, "decisions_per_game": 0.0}
    try:
        row["version"] = version(peer.package)
    except PackageNotFoundError:
        return {**row, "note": "not installed"}
    try:
        with redirect_stdout(StringIO()):  # some greet whoever imports them
            play = peer.ready()
            rng = random.Random(SEED)
            play(rng)
            games = decisions = 0
            begun = perf_counter()
            while (taken := perf_counter() - begun) < seconds:
                decisions += play(rng)
                games += 1
    except Exception as problem:
        return {**row, "note": f"failed: {type(problem).__name__}: {problem}"}
    row.update(decisions_per_second=round(decisions / taken), decisions_per_game=round(decisions / games, 2), note="")
    return row


def chess() -> Game:
    """python-chess: legal moves, pick, push."""
    import chess as library

    def play(rng: random.Random) -> int:
        board = library.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
        return len(board.move_stack)

    return play


def rlcard(name: str) -> Callable[[], Game]:
    """RLCard: reset, the state's legal actions, step."""

    def ready() -> Game:
        import rlcard as library

        env = library.make(name, config={"seed": SEED})

        def play(rng: random.Random) -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(rng.random() * len(legal))])
                decisions += 1
            return decisions

        return play

    return ready


def pettingzoo(name: str) -> Callable[[], Game]:
    """PettingZoo classic: last, the action mask, step."""

    def ready() -> Game:
        from importlib import import_module

        env = import_module(f"pettingzoo.classic.{name}").env()

        def play(rng: random.Random) -> int:
            env.reset(seed=rng.randrange(1 << 30))
            decisions = 0
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                decisions += 1
            return decisions

        return play

    return ready


def openspiel(name: str, module: str = "") -> Callable[[], Game]:
    """OpenSpiel from Python: legal actions, pick, apply; chance is sampled and not counted."""

    def ready() -> Game:
        from importlib import import_module

        import pyspiel

        if module:
            import_module(module)
        game = pyspiel.load_game(name)

        def play(rng: random.Random) -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
            return decisions

        return play

    return ready


def catanatron() -> Game:
    """Catanatron: its own random players, its own loop."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play(rng: random.Random) -> int:
        colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        game = Catan([RandomPlayer(color) for color in colors], seed=rng.randrange(1 << 30))
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return play


PEERS = (
    Peer("python-chess", "chess", chess),
    Peer("RLCard leduc-holdem", "rlcard", rlcard("leduc-holdem")),
    Peer("RLCard uno", "rlcard", rlcard("uno")),
    Peer("RLCard gin-rummy", "rlcard", rlcard("gin-rummy")),
    Peer("PettingZoo connect four", "pettingzoo", pettingzoo("connect_four_v3")),
    Peer("PettingZoo tic-tac-toe", "pettingzoo", pettingzoo("tictactoe_v3")),
    Peer("OpenSpiel kuhn poker (Python)", "open_spiel", openspiel("python_kuhn_poker", "open_spiel.python.games")),
    Peer("OpenSpiel liar's poker (Python)", "open_spiel", openspiel("python_liars_poker", "open_spiel.python.games")),
    Peer("OpenSpiel hearts (C++)", "open_spiel", openspiel("hearts")),
    Peer("Catanatron", "catanatron", catanatron),
)
