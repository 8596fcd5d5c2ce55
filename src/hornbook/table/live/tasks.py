"""Background tasks, which are finished whether or not anybody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

R = TypeVar("R")
log = logging.getLogger(__name__)


class Tasks:
    """The running tasks of one room."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    async def finish(self, work: Coroutine[Any, Any, R]) -> R:
        """Wait for some work, which is finished even if the waiting is cancelled."""
        return await asyncio.shield(self._start(work))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start some work that nobody waits for; a failure is logged."""
        self._start(_logged(work))

    def _start(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def all_done(self) -> None:
        """Wait for all tasks."""
        await asyncio.gather(*self._running, return_exceptions=True)

    def cancel(self) -> None:
        """Cancel all tasks."""
        for task in list(self._running):
            task.cancel()


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as problem:
        log.warning("%s: %s", type(problem).__name__, problem)
