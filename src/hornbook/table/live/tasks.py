"""Work that goes on whether or not somebody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

R = TypeVar("R")
log = logging.getLogger(__name__)


class Tasks:
    """What is going on at one table."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    async def finish(self, work: Coroutine[Any, Any, R]) -> R:
        """What was begun is finished, even if whoever asked for it has gone."""
        return await asyncio.shield(self._start(work))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for; if it fails, the log says so."""
        self._start(_logged(work))

    def _start(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def all_done(self) -> None:
        """Wait for everything."""
        await asyncio.gather(*self._running, return_exceptions=True)

    def cancel(self) -> None:
        """Stop everything."""
        for task in list(self._running):
            task.cancel()


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as problem:
        log.warning("%s: %s", type(problem).__name__, problem)
