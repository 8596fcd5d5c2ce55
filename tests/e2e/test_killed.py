"""The server dies in the middle, again and again: what it has acknowledged is there afterwards, once."""

from __future__ import annotations

import asyncio
import random
import time

from tests.e2e.houses import SOAK, finished_record, house, kill, new_table, players
from tests.e2e.player import Player
from tests.web.serving import Server

KILLS = 50 if SOAK else 4
TABLES = 6 if SOAK else 2
OPTIONS = [{}, {"edition": "first", "teams": "on"}, {"variant": "expert"}]


async def play_all(server: Server, everybody: list[Player], draw: random.Random, most: int) -> int:
    """Everybody plays to the end while the server is killed at random moments; how often."""
    playing = [asyncio.create_task(player.play(240)) for player in everybody]
    killed = 0
    while killed < most and not all(task.done() for task in playing):
        await asyncio.sleep(0.1 + draw.random() * 0.8)
        port = server.port
        await asyncio.to_thread(kill, server)
        killed += 1
        await asyncio.to_thread(server.start, port)
    await asyncio.gather(*playing)
    return killed


def check_all_kept(server: Server, everybody: list[Player]) -> None:
    for table in {player.table for player in everybody}:
        record, _ = finished_record(server, table)
        steps = {step.ply: step for step in record.steps}
        for player in everybody:
            if player.table == table:
                for cid in player.acked:
                    ply, _ = player.sent[cid]
                    assert steps[ply + 1].seat == player.seat, f"{cid} was acknowledged and is not there"
                made = [step for step in record.steps if step.seat == player.seat]
                assert len(made) == len(player.acked) or len(made) == len(player.sent)


def test_on_sqlite() -> None:
    run(())


def test_on_postgresql(postgres: str) -> None:
    run(("--database", postgres))


def run(options: tuple[str, ...]) -> None:
    draw = random.Random(time.time_ns() if SOAK else 7)
    with house(*options) as server:
        killed = 0
        while killed < KILLS:
            everybody: list[Player] = []
            for number in range(TABLES):
                made = new_table(server, "player,player,player,bot:easy", OPTIONS[number % len(OPTIONS)], seed=number)
                everybody += players(server, made)
            killed += asyncio.run(play_all(server, everybody, draw, KILLS - killed))
            assert all(player.over for player in everybody)
            assert max(player.connections for player in everybody) > 1
            check_all_kept(server, everybody)
