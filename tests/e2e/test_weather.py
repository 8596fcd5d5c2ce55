"""Whole games through a network that delays, doubles, loses and cuts: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from hornbook.core import registry
from tests.e2e.houses import SOAK, finished_record, house, new_table, players
from tests.e2e.proxy import Proxy, Weather
from tests.web.serving import Server

GAME = registry.game("kill-the-unicorns")
SHORT = ("four", "two", "teams", "expert")
SCENARIOS = list(GAME.scenarios) if SOAK else SHORT


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with house() as here:
        yield here


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_whole_game(server: Server, scenario: str) -> None:
    setup = GAME.scenarios[scenario]
    words = {name: {True: "on", False: "off"}.get(value, value) for name, value in setup.options.items()}
    made = new_table(server, ",".join(["player"] * setup.seats), words)

    async def run() -> Weather:
        weather = Weather(5)
        async with Proxy(server.port, weather) as proxy:
            everybody = players(server, made, f"ws://127.0.0.1:{proxy.port}/ws")
            await asyncio.gather(*(player.play(200) for player in everybody))
        record, state = finished_record(server, made.table)
        ended = GAME.result(state)
        assert ended is not None
        for player in everybody:
            chosen = [step for step in record.steps if step.seat == player.seat]
            assert {player.sent[cid][0] + 1 for cid in player.acked} <= {step.ply for step in chosen}
            assert len(chosen) <= len(player.sent)
            assert not [no for no in player.rejected if no["code"] not in ("stale", "not-asked", "not-offered", "over")]
            assert player.update["score"]["scores"] == ended.scores
            assert player.seqs == sorted(player.seqs)
        return weather

    weather = asyncio.run(run())
    assert weather.cuts + weather.losses > 0
