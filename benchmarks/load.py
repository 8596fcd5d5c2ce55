"""How long it takes from a choice to every screen, with many tables on one core.

python benchmarks/load.py [TABLES] [SECONDS]       60 tables and 60 seconds if not given

A server on a core of its own (where the system lets us choose), SQLite, five sockets a table: one player who chooses at
random half a second after being asked, and four who watch; the other three seats are bots. The games take turns, table
by table. Reported are, for each game, the times from sending a choice to the moment when the last of the five has the
update that shows it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect

GAMES = ("kill-the-unicorns", "unicornus-knights")
WATCHERS = 4
THINKING = 0.5


class Crowd:
    """The five sockets of one table."""

    def __init__(self, address: str, game: str, table: str, cookie: str, seed: int) -> None:
        self.address, self.game, self.table, self.cookie = address, game, table, cookie
        self.draw = random.Random(seed)
        self.waiting: dict[int, tuple[float, int]] = {}  # ply chosen at -> when, and how many screens are still to come
        self.last = (-1, -1)  # seq and ply of the last question that was answered
        self.taken: list[float] = []
        self.moves = 0
        self.over = False

    async def run(self) -> None:
        await asyncio.gather(self.sit(0), *(self.sit(None) for _ in range(WATCHERS)))

    async def sit(self, seat: int | None) -> None:
        headers = {"Cookie": f"hornbook={self.cookie}"} if seat is not None else {}
        async with connect(self.address, additional_headers=headers, max_size=None, ping_interval=None) as line:
            await line.send(json.dumps({"t": "hello", "table": self.table, "seat": seat, "lang": "en"}))
            async for text in line:
                message = json.loads(text)
                if message["t"] == "update":
                    self.seen(message)
                    if message["state"] == "over":
                        self.over = True
                        return
                    if seat is not None and message["question"]["mine"]:
                        await self.choose(line, message)

    async def choose(self, line: Any, update: dict[str, Any]) -> None:
        ply = update["ply"]
        if ply in self.waiting:
            return
        self.waiting[ply] = (0.0, 0)
        if update["seq"] == self.last[0]:  # that was half a choice, which nobody else is shown
            self.waiting[self.last[1]] = (0.0, 0)
        self.last = (update["seq"], ply)
        await asyncio.sleep(THINKING * (0.5 + self.draw.random()))
        code = self.draw.choice(update["question"]["choices"])["code"]
        self.waiting[ply] = (time.perf_counter(), 1 + WATCHERS)
        await line.send(json.dumps({"t": "act", "cid": f"c{ply}", "ply": ply, "code": code}))

    def seen(self, update: dict[str, Any]) -> None:
        self.moves += 1
        for ply, (sent, left) in list(self.waiting.items()):
            if left and update["ply"] > ply:
                left -= 1
                self.waiting[ply] = (sent, left)
                if not left:
                    self.taken.append(time.perf_counter() - sent)


def serve(home: str) -> tuple[subprocess.Popen[str], str]:
    """A server, pinned to the first core, and its address."""
    command = [sys.executable, "-m", "hornbook", "serve", "--no-browser", "--port", "0"]
    env = {**os.environ, "HORNBOOK_HOME": home}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {0})
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)) or {0})
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, line.split("http://")[1].split("/")[0]


async def open_tables(host: str, tables: int) -> list[Crowd]:
    """So many tables, the games by turns, each with one person and three easy bots."""
    crowds = []
    for number in range(tables):
        async with httpx.AsyncClient(base_url=f"http://{host}", headers={"Origin": f"http://{host}"}) as asking:
            seats = [{"kind": "player"}, *({"kind": "bot", "level": "easy"} for _ in range(3))]
            game = GAMES[number % len(GAMES)]
            order = {"game": game, "seats": seats, "options": {}, "seed": number}
            made = await asking.post("/api/tables", json=order)
            while made.status_code == 429:
                await asyncio.sleep(1)
                made = await asking.post("/api/tables", json=order)
            table = made.json()["table"]
            await asking.post(f"/api/tables/{table}/start", json={})
            crowds.append(Crowd(f"ws://{host}/ws", game, table, asking.cookies["hornbook"], number))
    return crowds


async def measure(host: str, tables: int, seconds: float) -> list[Crowd]:
    """Everybody plays for a while."""
    crowds = await open_tables(host, tables)
    playing = [asyncio.create_task(crowd.run()) for crowd in crowds]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return crowds


def main() -> int:
    """Measure, and say it."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    with tempfile.TemporaryDirectory() as home:
        process, host = serve(home)
        try:
            crowds = asyncio.run(measure(host, tables, seconds))
        finally:
            process.terminate()
            process.wait(20)
    updates = sum(crowd.moves for crowd in crowds)
    sockets = tables * (1 + WATCHERS)
    print(f"{tables} tables, {sockets} sockets, {seconds:g} s: {updates / seconds:.0f} updates a second")
    heard = [say(game, [crowd for crowd in crowds if crowd.game == game]) for game in GAMES]
    return 0 if all(heard) else 1


def say(game: str, crowds: list[Crowd]) -> bool:
    """How long choices of a game took; whether there were any."""
    taken = sorted(1000 * each for crowd in crowds for each in crowd.taken)
    if not taken:
        print(f"{game}: nobody could choose anything")
        return False
    slow = [f"p{share} {taken[min(len(taken) - 1, len(taken) * share // 100)]:.0f} ms" for share in (50, 95, 99)]
    print(f"{game}, from a choice to every screen: {', '.join(slow)}, slowest of {len(taken)} {taken[-1]:.0f} ms")
    return True


if __name__ == "__main__":
    sys.exit(main())
