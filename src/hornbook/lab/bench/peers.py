"""Other libraries' games played at random, for comparison; each only if it is installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from io import StringIO
from time import process_time
from typing import Any, NamedTuple

from hornbook.lab.bench.rounds import Run
from hornbook.lab.bench.timing import rates, real_percent

SECONDS = 1.0
SEED = 1
Game = Callable[[random.Random, list[int] | None], object]
"""Plays one game at random; into the list, if there is one, go the numbers of options that its decisions had."""


class Peer(NamedTuple):
    """A game of another library: its name, the package that it comes in, and what makes it ready to be played."""

    name: str
    package: str
    ready: Callable[[], Game]


class Trial:
    """A peer beside us: the same games in every round, as many as it plays in some processor time.

    One that is missing or fails says so in its note, and is not timed.
    """

    def __init__(self, peer: Peer, seconds: float = SECONDS) -> None:
        self.peer = peer
        self.version = self.note = ""
        self.games = 0
        self.offers: list[int] = []
        try:
            self.version = version(peer.package)
            self._count(seconds)
        except (PackageNotFoundError, ModuleNotFoundError):
            self.note = "not installed"
        except Exception as problem:
            self.note = f"failed: {type(problem).__name__}: {problem}"

    def _count(self, seconds: float) -> None:
        with redirect_stdout(StringIO()):  # some greet whoever imports them
            self.peer.ready()(random.Random(SEED), None)
            play, rng, begun = self.peer.ready(), random.Random(SEED), process_time()
            while not self.games or process_time() - begun < seconds:
                play(rng, self.offers)
                self.games += 1

    def ready(self) -> Run:
        """The games of one round, about to begin."""
        return partial(self._play, self.peer.ready(), random.Random(SEED))

    def _play(self, play: Game, rng: random.Random) -> None:
        with redirect_stdout(StringIO()):
            for _ in range(self.games):
                play(rng, None)

    def report(self, taken: list[float]) -> dict[str, Any]:
        """Every figure; of one that could not be played only why."""
        row: dict[str, Any] = {"peer": self.peer.name, "version": self.version, "note": self.note}
        if self.note:
            return row
        return row | {
            "games": self.games,
            "decisions_per_game": round(len(self.offers) / self.games, 2),
            "real_choices_percent": real_percent(self.offers),
            **rates(self.offers, taken),
        }


def chess() -> Game:
    """python-chess: legal moves, pick, push."""
    import chess as library

    def play(rng: random.Random, offers: list[int] | None) -> None:
        board = library.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            if offers is not None:
                offers.append(len(moves))
            board.push(moves[int(rng.random() * len(moves))])

    return play


def rlcard(name: str) -> Callable[[], Game]:
    """RLCard: reset, the state's legal actions, step."""

    def ready() -> Game:
        import rlcard as library

        env = library.make(name, config={"seed": SEED})

        def play(rng: random.Random, offers: list[int] | None) -> None:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                if offers is not None:
                    offers.append(len(legal))
                state, _ = env.step(legal[int(rng.random() * len(legal))])

        return play

    return ready


def pettingzoo(name: str) -> Callable[[], Game]:
    """PettingZoo classic: last, the action mask, step."""

    def ready() -> Game:
        from importlib import import_module

        env = import_module(f"pettingzoo.classic.{name}").env()

        def play(rng: random.Random, offers: list[int] | None) -> None:
            env.reset(seed=rng.randrange(1 << 30))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                if offers is not None:
                    offers.append(len(legal))
                env.step(int(legal[int(rng.random() * len(legal))]))

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

        def play(rng: random.Random, offers: list[int] | None) -> None:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                    continue
                legal = state.legal_actions()
                if offers is not None:
                    offers.append(len(legal))
                state.apply_action(legal[int(rng.random() * len(legal))])

        return play

    return ready


def catanatron() -> Game:
    """Catanatron: its own random players, its own loop."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def noting(offers: list[int]) -> Callable[..., Any]:
        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            offers.append(len(actions))
            return player.decide(game, actions)

        return decide

    def play(rng: random.Random, offers: list[int] | None) -> None:
        colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        game = Catan([RandomPlayer(color) for color in colors], seed=rng.randrange(1, 1 << 30))
        game.play(decide_fn=None if offers is None else noting(offers))

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
