"""The bot in the documentation really plays."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

from tests.e2e.houses import finished_record, house, new_table, players

EXAMPLE = Path(__file__).parents[2] / "examples" / "websocket_bot.py"


def load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_bot_over_a_websocket() -> None:
    bot = load(EXAMPLE)
    with house() as server:
        made = new_table(server, "player,player,bot:random")

        async def play() -> list[int]:
            host = players(server, made)[0]
            scores, _ = await asyncio.gather(bot.play(server.url, made.table, 1, made.keys[1]), host.play(60))
            return list(scores)

        scores = asyncio.run(play())
        record, _ = finished_record(server, made.table)
        assert record.end is not None
        assert scores == record.end["end"]["scores"]
