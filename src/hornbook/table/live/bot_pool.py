"""Bots in seats: they think in processes of their own, within a time, and get a deal of their seat, never the truth."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, NamedTuple, TypeVar

from hornbook.bots import Answer, make_bot
from hornbook.bots.spec import LEVELS
from hornbook.core.events import Message
from hornbook.core.game import Game
from hornbook.core.play.perspective import Perspective
from hornbook.core.registry import game as installed_game
from hornbook.core.rng import Rng
from hornbook.table.live.meters import THINKING, Durations

SEATED = ("random", *LEVELS)
"""What a bot in a seat can be called."""
NICE = 10
"""Bots stand back: on one core they cost whoever waits for an answer half as much as at 5."""
R = TypeVar("R")
log = logging.getLogger(__name__)


class Deal(NamedTuple):
    """A position that a seat holds possible, as a document, and the bot that is to decide there."""

    game: Game[Any]
    doc: dict[str, Any]
    seat: int
    level: str
    codes: tuple[int, ...]


def deal_for(game: Game[Any], state: Any, seat: int, level: str) -> Deal:
    """What a bot gets of a true state: everything that its seat cannot know is dealt again."""
    deal = game.determinize(state, seat, Rng(secrets.randbits(64)))
    return Deal(game, game.to_json(deal), seat, level, game.choices(deal))


class BotRunner:
    """So many worker processes; with none, bots think in a thread."""

    def __init__(self, workers: int = 1, budget: float = 30.0) -> None:
        self.workers, self.budget = workers, budget
        self.thoughts = Durations(THINKING)
        self._crew: Executor | None = None

    async def think(self, deal: Deal) -> Answer:
        """What the bot does; if it does not answer in time, something on offer."""
        began = time.monotonic()
        try:
            return await asyncio.wait_for(self._ask(deal), self.budget)
        except Exception as problem:
            log.warning("a bot did not answer: %s: %s", type(problem).__name__, problem)
            return Answer(secrets.choice(deal.codes), Message("bot-random", {}))
        finally:
            self.thoughts.add(time.monotonic() - began)

    def warm_up(self) -> None:
        """Let the workers start before they are needed."""
        if self.workers:
            self._executor().submit(os.getpid)

    def close(self) -> None:
        """Send the workers home."""
        if self._crew is not None:
            self._dismiss(self._crew)

    async def _ask(self, deal: Deal) -> Answer:
        chance = secrets.randbits(64)
        if not self.workers:
            return await self._run(think_of, deal, chance)
        work = (deal.game.id, deal.doc, deal.seat, deal.level, chance)
        crew = self._executor()
        try:
            code, reason = await self._run(_work, *work)
        except BrokenProcessPool:
            self._dismiss(crew)  # a worker was killed: others take its place
            code, reason = await self._run(_work, *work)
        return Answer(code, Message(*reason))

    async def _run(self, work: Callable[..., R], *args: Any) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._executor(), work, *args)

    def _dismiss(self, crew: Executor) -> None:
        if self._crew is crew:
            self._crew = None
            crew.shutdown(wait=False, cancel_futures=True)

    def _executor(self) -> Executor:
        if self._crew is None and self.workers:
            spawn = multiprocessing.get_context("spawn")
            self._crew = ProcessPoolExecutor(self.workers, spawn, _settle_in)
        elif self._crew is None:
            self._crew = ThreadPoolExecutor(1, "bot")
        return self._crew


def think_of(deal: Deal, chance: int) -> Answer:
    """A bot's answer."""
    state = deal.game.from_json(deal.doc)
    return make_bot(deal.level, deal.game).choose(Perspective(deal.game, state, deal.seat), random.Random(chance))


def _work(
    game_id: str, doc: dict[str, Any], seat: int, level: str, chance: int
) -> tuple[int, tuple[str, dict[str, Any]]]:
    answer = think_of(Deal(installed_game(game_id), doc, seat, level, ()), chance)
    return answer.code, (answer.reason.id, answer.reason.args)


def _settle_in() -> None:
    """A worker leaves Ctrl-C to its parent, lets others go first, and goes when its parent has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
