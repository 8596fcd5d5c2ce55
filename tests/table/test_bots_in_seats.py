"""Bots in seats: in processes of their own, paced, and a game does not stop because one of them fails."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from hornbook.bots import LEVELS
from hornbook.core.setup import Setup
from hornbook.table.domain.new_table import bot_levels
from hornbook.table.live.bot_pool import BotPool, deal_for
from hornbook.table.live.bot_turns import paced_delay
from tests.table.people import UNICORNS, Person, a_house, games, running
from tests.table.test_secrets import new_table


def a_deal(level: str = "random") -> Any:
    game = games(UNICORNS)
    table = new_table(game, Setup(3, {}), 1)
    return deal_for(game, table.state, table.asked, level)


@pytest.mark.parametrize(
    ("thought", "pace", "waits"), [(0.0, 0.6, 0.6), (0.1, 0.6, 0.5), (0.7, 0.6, 0.5), (1.2, 0.6, 0.0), (3.0, 0, 0)]
)
def test_answers_are_paced(thought: float, pace: float, waits: float) -> None:
    assert paced_delay(thought, pace) == pytest.approx(waits)


def test_a_bot_takes_its_time_at_the_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for a choice of two steps: nobody can tell from the time that there was a half."""
    delays: list[float] = []

    def counted(thought: float, pace: float) -> float:
        delays.append(paced_delay(thought, pace))
        return delays[-1]

    monkeypatch.setattr("hornbook.table.live.bot_turns.paced_delay", counted)

    async def play() -> None:
        async with a_house(sqlite_url, pace=0.15) as house:
            room = await running(house, "highcard", "player", "bot:random", options={"wind": "off"})
            eva = await Person(room, 0).sit()
            await eva.act("pick")
            began = time.monotonic()
            await eva.act("stake")
            await eva.asked()
            assert time.monotonic() - began >= 0.15
            session = room.table.session
            assert session is not None
            steps = [step.do.partition(":")[0] for step in session.steps if step.seat == 1]
            assert steps[-2:] == ["pick", "stake"]
            assert len(delays) == len([do for do in steps if do != "pick"])

    asyncio.run(play())


def test_every_level_answers_with_something_on_offer() -> None:
    async def think() -> None:
        runner = BotPool(workers=0)
        for level in bot_levels(games(UNICORNS)):
            deal = a_deal(level)
            assert (await runner.think(deal)).code in deal.codes
        runner.close()

    assert set(LEVELS) < set(bot_levels(games(UNICORNS)))
    asyncio.run(think())


def test_a_worker_that_dies_is_replaced() -> None:
    async def think() -> None:
        runner, deal = BotPool(workers=1), a_deal()
        first = await runner.think(deal)
        assert first.code in deal.codes
        (worker,) = [each for each in multiprocessing.active_children() if each.pid]
        os.kill(worker.pid or 0, signal.SIGKILL)
        worker.join()
        assert (await runner.think(a_deal("medium"))).reason.id != "bot-random"
        runner.close()

    asyncio.run(think())


def test_a_bot_that_does_not_answer_in_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hornbook.table.live.bot_pool.think_of", lambda *_: time.sleep(0.5))

    async def think() -> None:
        runner, deal = BotPool(workers=0, budget=0.05), a_deal()
        answer = await runner.think(deal)
        assert answer.code in deal.codes
        runner.close()

    asyncio.run(think())


def test_a_bot_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hornbook.table.live.bot_pool.think_of", lambda *_: 1 / 0)

    async def think() -> None:
        runner, deal = BotPool(workers=0), a_deal()
        assert (await runner.think(deal)).code in deal.codes
        runner.close()

    asyncio.run(think())


ORPHANS = """
import asyncio, multiprocessing, os
from hornbook.table.live.bot_pool import BotPool

async def main():
    runner = BotPool(workers=1)
    pid = await asyncio.get_running_loop().run_in_executor(runner._executor(), os.getpid)
    print(pid, flush=True)
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 there")
def test_workers_go_when_their_process_is_killed(tmp_path: Any) -> None:
    script = tmp_path / "killed.py"
    script.write_text(ORPHANS)
    killed = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, timeout=30)
    worker = int(killed.stdout.split()[0])
    deadline = time.monotonic() + 10
    while alive(worker):
        assert time.monotonic() < deadline, "the worker is still there"
        time.sleep(0.05)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        with open(f"/proc/{pid}/stat") as page:
            return page.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
