"""Worker processes in which bots think, within a time limit, about a deal of what their seat may know."""

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
from hornbook.bots.worker import game_in_worker, name_for_worker
from hornbook.core.events import Message
from hornbook.core.game import Game
from hornbook.core.play.perspective import Perspective
from hornbook.core.rng import Rng
from hornbook.table.meters import THINKING, Durations

NICE = 10
"""The niceness of worker processes: on one core they delay answers to people half as much as at 5."""
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
    """A deal of a true state for a bot: everything that its seat cannot know is dealt again."""
    deal = game.determinize(state, seat, Rng(secrets.randbits(64)))
    return Deal(game, game.to_json(deal), seat, level, game.choices(deal))


class BotPool:
    """A number of worker processes; with none, bots think in a thread."""

    def __init__(self, workers: int = 1, budget: float = 30.0) -> None:
        self.workers, self.budget = workers, budget
        self.thoughts = Durations(THINKING)
        self._pool: Executor | None = None

    async def think(self, deal: Deal) -> Answer:
        """The bot's answer; a random choice if it fails or does not answer in time."""
        began = time.monotonic()
        try:
            return await asyncio.wait_for(self._ask(deal), self.budget)
        except Exception as problem:
            log.warning("a bot did not answer: %s: %s", type(problem).__name__, problem)
            return Answer(secrets.choice(deal.codes), Message("bot-random", {}))
        finally:
            self.thoughts.add(time.monotonic() - began)

    def warm_up(self) -> None:
        """Start the worker processes before they are needed."""
        if self.workers:
            self._executor().submit(os.getpid)

    def close(self) -> None:
        """Stop the worker processes."""
        if self._pool is not None:
            self._shut_down(self._pool)

    async def _ask(self, deal: Deal) -> Answer:
        chance = secrets.randbits(64)
        if not self.workers:
            return await self._run(think_of, deal, chance)
        work = (name_for_worker(deal.game), deal.doc, deal.seat, deal.level, chance)
        pool = self._executor()
        try:
            code, reason = await self._run(_work, *work)
        except BrokenProcessPool:
            self._shut_down(pool)  # a worker was killed: others take its place
            code, reason = await self._run(_work, *work)
        return Answer(code, Message(*reason))

    async def _run(self, work: Callable[..., R], *args: Any) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._executor(), work, *args)

    def _shut_down(self, pool: Executor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def _executor(self) -> Executor:
        if self._pool is None and self.workers:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, spawn, _start_worker)
        elif self._pool is None:
            self._pool = ThreadPoolExecutor(1, "bot")
        return self._pool


def think_of(deal: Deal, chance: int) -> Answer:
    """Let a bot think in this process or thread; its answer."""
    state = deal.game.from_json(deal.doc)
    return make_bot(deal.level, deal.game).choose(Perspective(deal.game, state, deal.seat), random.Random(chance))


def _work(game: str, doc: dict[str, Any], seat: int, level: str, chance: int) -> tuple[int, tuple[str, dict[str, Any]]]:
    answer = think_of(Deal(game_in_worker(game), doc, seat, level, ()), chance)
    return answer.code, (answer.reason.id, answer.reason.args)


def _start_worker() -> None:
    """A worker process ignores Ctrl-C, lowers its priority, and ends when its parent has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
