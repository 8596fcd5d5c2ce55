"""Servers to be talked to through bad weather, and to be killed."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from hornbook.core import registry
from hornbook.core.play.records import read, replay
from tests.e2e.player import Player
from tests.web.serving import Server

SOAK = os.environ.get("HORNBOOK_SOAK") == "1"
"""Whether this is the long run."""


def kill(server: Server) -> None:
    """kill -9, with everything it has started."""
    os.killpg(server.process.pid, signal.SIGKILL)
    server.process.wait()


@contextmanager
def house(*options: str) -> Iterator[Server]:
    """A server that is gone afterwards, whatever happened to it."""
    with tempfile.TemporaryDirectory() as home:
        server = Server(Path(home), *options)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                kill(server)


class Made(NamedTuple):
    """A running table: its id, the keys of the seats, and the cookie of whoever made it and sits in the first one."""

    table: str
    keys: dict[int, str]
    cookie: str


def new_table(
    server: Server, seats: str, options: dict[str, str] | None = None, seed: int = 1, game: str = "kill-the-unicorns"
) -> Made:
    """A running table with a seat for each of `player,bot:easy,…`."""
    orders = [dict(zip(("kind", "level"), each.split(":"), strict=False)) for each in seats.split(",")]
    body = {"game": game, "seats": orders, "options": options or {}, "seed": seed}
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as asking:
        made = asking.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        doc = made.json()
        started = asking.post(f"/api/tables/{doc['table']}/start", json={})
        assert started.status_code == 200, started.text
        keys = {int(seat): key for seat, key in doc["keys"].items()}
        return Made(doc["table"], keys, asking.cookies["hornbook"])


def players(server: Server, made: Made, url: str = "") -> list[Player]:
    """Everybody who holds a seat at a table."""
    address = url or f"ws://127.0.0.1:{server.port}/ws"
    first = Player(address, made.table, 0, cookie=made.cookie)
    return [first, *(Player(address, made.table, seat, key=key, seed=seat) for seat, key in made.keys.items())]


def finished_record(server: Server, table: str) -> Any:
    """The record of a finished game, every step and digest checked; the state it ends in."""
    text = httpx.get(f"{server.url}/t/{table}/record").text
    record = read(text.splitlines(keepends=True))
    game = registry.game(record.header["game"])
    state = None
    for state, _ in replay(game, record):  # noqa: B007
        pass
    return record, state
