"""A player over a real WebSocket who chooses at random, and gets over cut lines and dead servers."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


class Player:
    """One seat of a table, played to the end."""

    def __init__(self, url: str, table: str, seat: int | None, key: str = "", cookie: str = "", seed: int = 0) -> None:
        self.url = url  # ws://host:port/ws
        self.table, self.seat, self.key = table, seat, key
        self.headers = {"Cookie": f"hornbook={cookie}"} if cookie else {}
        self.draw = random.Random(seed)
        self.acked: dict[str, int] = {}  # cid -> seq, every choice that the server has called safe
        self.sent: dict[str, tuple[int, int]] = {}  # cid -> ply and code
        self.open: dict[str, Any] | None = None  # the choice that waits for its ack
        self.rejected: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.connections = 0
        self.seqs: list[int] = []

    @property
    def over(self) -> bool:
        return self.update.get("state") == "over"

    async def play(self, seconds: float = 120) -> None:
        """Until the game is over; reconnects for as long as it takes."""
        async with asyncio.timeout(seconds):
            while not self.over:
                try:
                    async with connect(
                        self.url, open_timeout=5, ping_interval=None, additional_headers=self.headers
                    ) as line:
                        self.connections += 1
                        await self._talk(line)
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                    await asyncio.sleep(0.05 + self.draw.random() * 0.1)

    async def _talk(self, line: Any) -> None:
        hello = {"t": "hello", "table": self.table, "seat": self.seat, "key": self.key, "lang": "en"}
        await line.send(json.dumps(hello))
        if self.open is not None:
            await line.send(json.dumps(self.open))
        while not self.over:
            await self._hear(line, json.loads(await asyncio.wait_for(line.recv(), 10)))

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "update":
            self.update = message
            self.seqs.append(message["seq"])
            await self._choose(line)
        elif kind == "ack":
            self.acked[message["cid"]] = message["seq"]
            if self.open and self.open["cid"] == message["cid"]:
                self.open = None
                await self._choose(line)
        elif kind == "reject":
            self.rejected.append(message)
            if self.open and self.open["cid"] == message["cid"]:
                self.open = None

    async def _choose(self, line: Any) -> None:
        question = self.update.get("question")
        if self.open is not None or not question or not question["mine"] or not question["choices"]:
            return
        if any(ply == self.update["ply"] and cid in self.acked for cid, (ply, _) in self.sent.items()):
            return  # answered already; the update that shows it is on its way
        code = self.draw.choice(question["choices"])["code"]
        cid = f"{self.seat}-{self.update['ply']}-{self.draw.getrandbits(32):08x}"
        self.open = {"t": "act", "cid": cid, "ply": self.update["ply"], "code": code}
        self.sent[cid] = (self.update["ply"], code)
        await line.send(json.dumps(self.open))
