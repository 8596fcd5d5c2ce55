"""A client whose socket does not take anything for a while."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import json

from hornbook.table.domain.new_table import NewSeat, NewTable
from hornbook.table.identity.keys import new_holder
from hornbook.table.live.bot_pool import BotPool
from hornbook.table.live.house import House
from hornbook.table.store.store import Store
from hornbook.table.wire import messages as wire
from hornbook.web.http.cookies import COOKIE
from hornbook.web.http.traffic import Traffic
from hornbook.web.settings import Settings
from hornbook.web.socket import Client, Sockets


class Blocked:
    """A WebSocket that is slow to send."""

    def __init__(self, cookie: str) -> None:
        self.query_params: dict[str, str] = {}
        self.cookies = {COOKIE: cookie}
        self.headers: dict[str, str] = {}
        self.client = None
        self.scope: dict[str, Any] = {}
        self.open = asyncio.Event()
        self.sent: list[str] = []
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.sent.append(json.decode(text)["t"])

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()


def overflow_and_wake(messages: int, queue: int) -> list[str]:
    """What is sent to a client that sleeps while so many messages come for it."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_overflow(Path(folder), messages, queue))


async def _overflow(folder: Path, messages: int, queue: int) -> list[str]:
    house, holder = House(Store(str(folder / "a.db")), BotPool(0), pace=0), new_holder()
    await house.open()
    created = await house.create(NewTable("kill-the-unicorns", [NewSeat("device"), NewSeat("device")]), holder)
    socket: Any = Blocked(holder)
    client = Client(Sockets(house, Settings(queue=queue), Traffic()), socket)
    serving = asyncio.create_task(client.serve())
    await socket.inbox.put({"type": "websocket.receive", "text": json.encode(wire.Hello(created.table, 0)).decode()})
    while client.viewer is None:
        await asyncio.sleep(0.01)
    for _ in range(messages):
        client.push(wire.Chat([]))
    client.push(wire.Ack("kept", 1))
    socket.open.set()
    await asyncio.sleep(0.3)
    await socket.inbox.put({"type": "websocket.disconnect"})
    await serving
    await house.close()
    return list(socket.sent)
