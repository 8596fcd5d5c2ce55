"""A bad network in front of a server: a TCP proxy that can delay, double and lose WebSocket frames.

What is lost is lost as on a real network: the connection dies with it. Ordinary requests pass, a little late.
"""

from __future__ import annotations

import asyncio
import contextlib
import random

HEAD = 65536


class Weather:
    """How bad it is: chances per frame, delays in seconds."""

    def __init__(
        self, seed: int, delay: float = 0.02, cut: float = 0.01, lose: float = 0.01, twice: float = 0.05
    ) -> None:
        self.draw = random.Random(seed)
        self.delay, self.cut, self.lose, self.twice = delay, cut, lose, twice
        self.cuts = self.losses = self.doubles = 0

    async def wait(self) -> None:
        """A frame is late, now and then much."""
        late = 10 if self.draw.random() < 0.02 else 1
        await asyncio.sleep(self.draw.random() * self.delay * late)


class Proxy:
    """Listens on a port of its own, passes everything on to `port`."""

    def __init__(self, port: int, weather: Weather) -> None:
        self.target = port
        self.weather = weather
        self.port = 0
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _accept(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        far_out: asyncio.StreamWriter | None = None
        try:
            far, far_out = await asyncio.open_connection("127.0.0.1", self.target)
            head = await near.readuntil(b"\r\n\r\n")
            far_out.write(head)
            live = b"upgrade: websocket" in head.lower()
            await self._carry(near, near_out, far, far_out, live)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, asyncio.CancelledError):
            pass
        finally:
            for out in (near_out, far_out):
                if out is not None:
                    with contextlib.suppress(Exception):
                        out.transport.abort()
            self._lines.discard(line)

    async def _carry(
        self,
        near: asyncio.StreamReader,
        near_out: asyncio.StreamWriter,
        far: asyncio.StreamReader,
        far_out: asyncio.StreamWriter,
        live: bool,
    ) -> None:
        if live:
            near_out.write(await far.readuntil(b"\r\n\r\n"))  # the handshake
            ways = (self._frames(near, far_out, True), self._frames(far, near_out, False))
        else:
            ways = (self._bytes(near, far_out), self._bytes(far, near_out))
        tasks = [asyncio.ensure_future(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _bytes(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while block := await source.read(HEAD):
            sink.write(block)
            await sink.drain()

    async def _frames(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, from_client: bool) -> None:
        weather = self.weather
        while True:
            frame = await read_frame(source)
            await weather.wait()
            chance = weather.draw.random()
            if chance < weather.cut:
                weather.cuts += 1
                sink.write(frame)
                await sink.drain()
                return  # it arrived, and then the line went dead
            if chance < weather.cut + weather.lose:
                weather.losses += 1
                return  # it did not arrive, and the line is dead
            sink.write(frame)
            if from_client and is_text(frame) and chance > 1 - weather.twice:
                weather.doubles += 1
                sink.write(frame)
            await sink.drain()


async def read_frame(source: asyncio.StreamReader) -> bytes:
    """One whole WebSocket frame, as it came."""
    head = await source.readexactly(2)
    size = head[1] & 0x7F
    more = {126: 2, 127: 8}.get(size, 0)
    extra = await source.readexactly(more) if more else b""
    if more:
        size = int.from_bytes(extra, "big")
    mask = await source.readexactly(4) if head[1] & 0x80 else b""
    return head + extra + mask + await source.readexactly(size)


def is_text(frame: bytes) -> bool:
    """Whether a frame is a whole text message."""
    return frame[0] == 0x81
