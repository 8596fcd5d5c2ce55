"""The WebSocket: a hello, then messages both ways.

Every client has a queue that the table fills and a writer task empties. When a slow client's queue is full, updates
are dropped, and everything is sent again once there is room; other clients do not notice.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import suppress
from typing import Any

from msgspec import DecodeError, Struct, ValidationError, json
from msgspec.structs import astuple
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hornbook.table.domain.errors import Refused
from hornbook.table.live.house import House, Room, Viewer
from hornbook.table.wire import messages as wire
from hornbook.table.wire.phrases import refusal
from hornbook.web.http.cookies import holder_in_cookie, holder_of, holder_of_key
from hornbook.web.http.language import language_of
from hornbook.web.http.limits import Bucket, PerAddress
from hornbook.web.http.security import address_of
from hornbook.web.http.traffic import Traffic
from hornbook.web.settings import Settings
from hornbook.words import LANGUAGES

DECODER: json.Decoder[wire.FromClient] = json.Decoder(wire.FromClient)
ENCODER = json.Encoder()
NEVER_DROPPED = (wire.Ack, wire.Reject, wire.Hinted, wire.Moment, wire.Pong, wire.Notice)
"""Answers and notices, which no later update makes up for."""
MESSAGE_KINDS = frozenset(str(struct.__struct_config__.tag) for struct in wire.FromClient.__args__)
POLICY_VIOLATION, TRY_LATER = 1008, 1013
LARGEST = 2**53
"""The largest number that every program reads alike."""


class Envelope(Struct):
    """The kind and the `cid` of a message that is otherwise not understood."""

    t: str = ""
    cid: str = ""


ENVELOPE = json.Decoder(Envelope)


class Sockets:
    """All open sockets, counted by address."""

    def __init__(self, house: House, settings: Settings, traffic: Traffic) -> None:
        self.house, self.settings, self.traffic = house, settings, traffic
        self.wrong_keys = PerAddress(*settings.wrong_keys)
        self._open: Counter[str] = Counter()

    async def __call__(self, socket: WebSocket) -> None:
        """Serve one socket until it closes."""
        address = address_of(socket)
        if self._open[address] >= self.settings.sockets_per_address:
            await socket.send_denial_response(PlainTextResponse("too many sockets from this address", 429))
            return
        if self._open.total() >= self.settings.sockets:
            await socket.send_denial_response(PlainTextResponse("too many sockets", 503))
            return
        self._open[address] += 1
        self.traffic.sockets += 1
        try:
            await socket.accept()
            await Client(self, socket).serve()
        finally:
            self.traffic.sockets -= 1
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Client:
    """One socket: its holder and seat, and the messages that wait to be sent."""

    def __init__(self, sockets: Sockets, socket: WebSocket) -> None:
        self.sockets, self.socket = sockets, socket
        self.house, self.settings, self.traffic = sockets.house, sockets.settings, sockets.traffic
        self.language = language_of(socket)
        self.room: Room | None = None
        self.viewer: Viewer | None = None
        self.bucket = Bucket(*self.settings.messages)
        self.refused_in_a_row = 0
        self._queue: deque[wire.FromTable] = deque()
        self._overflown = False
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()

    # Sending.

    def push(self, message: wire.FromTable) -> None:
        """Queue a message; if too many wait, drop all but answers, and send everything again after those."""
        if isinstance(message, wire.Welcome):
            self._overflown = False
        if len(self._queue) >= self.settings.queue and not self._overflown:
            self._queue = deque(each for each in self._queue if isinstance(each, NEVER_DROPPED))
            self._overflown = True
        if not self._overflown or isinstance(message, NEVER_DROPPED):
            self._queue.append(message)
        self._wake.set()

    async def _write(self) -> None:
        """Send what waits, for as long as the socket is open."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue or self._overflown:
                if self._queue:
                    await self._send(self._queue.popleft())
                else:
                    await self._send_everything()

    async def _send(self, message: wire.FromTable) -> None:
        text = ENCODER.encode(message).decode()
        await asyncio.wait_for(self.socket.send_text(text), self.settings.send_seconds)
        self._sent.set()
        self.traffic.sent += 1
        if isinstance(message, wire.Reject):
            self.traffic.refusals[message.code] += 1
        elif isinstance(message, wire.Notice):
            await self._obey(message)

    async def _send_everything(self) -> None:
        """Send everything again after messages were dropped; it begins with a welcome."""
        if self.room and self.viewer:
            await self.room.join(self.viewer)
        self._overflown = False

    async def _obey(self, notice: wire.Notice) -> None:
        """After losing the seat, go on as a spectator; after the room was closed, close the socket too."""
        if notice.code == "again":
            await self._close(TRY_LATER, "again")
        elif notice.code == "revoked" and self.room and self.viewer:
            self.viewer = Viewer(None, self.language, "", self.push)
            await self.room.join(self.viewer)

    # Receiving.

    async def serve(self) -> None:
        """Receive and send until either ends."""
        tasks = [asyncio.create_task(self._receive()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                with suppress(WebSocketDisconnect, TimeoutError, Refused):
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._leave()

    async def _receive(self) -> None:
        while True:
            await self._wait_for_reader()
            seconds = self.settings.hello_seconds if self.room is None else None
            try:
                got = await asyncio.wait_for(self.socket.receive(), seconds)
            except TimeoutError:
                return await self._close(POLICY_VIOLATION, "no hello")
            if got["type"] == "websocket.disconnect":
                return None
            if not await self._handle(got):
                return await self._close(POLICY_VIOLATION, "flood")

    async def _wait_for_reader(self) -> None:
        """Receive nothing from a client that does not read its answers."""
        while len(self._queue) > self.settings.queue // 2:
            self._sent.clear()
            await self._sent.wait()

    async def _handle(self, got: Any) -> bool:
        """Answer one message; False if the socket has to be closed."""
        self.traffic.received += 1
        text = got.get("text") or got.get("bytes") or ""
        if not self.bucket.take():
            self.refused_in_a_row += 1
            self._reject(Refused("rate"), _cid_in(text))
            return self.refused_in_a_row < self.settings.flood
        self.refused_in_a_row = 0
        cid = ""
        try:
            message = self._decode(text)
            cid = getattr(message, "cid", "")
            await self._answer(message)
        except Refused as problem:
            self._reject(problem, cid or _cid_in(text))
        return True

    def _decode(self, text: str | bytes) -> wire.FromClient:
        """The message, or Refused."""
        if len(text if isinstance(text, bytes) else text.encode(errors="replace")) > wire.MOST_BYTES:
            raise Refused("too-long", most=wire.MOST_BYTES)
        try:
            message = DECODER.decode(text)
        except (ValidationError, DecodeError, UnicodeError):
            kind = _envelope(text).t
            raise Refused("no-such" if kind and kind not in MESSAGE_KINDS else "malformed") from None
        if any(isinstance(value, int) and abs(value) > LARGEST for value in astuple(message)):
            raise Refused("malformed")
        return message

    async def _answer(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            self.push(wire.Pong(message.n))
        elif isinstance(message, wire.Hello):
            await self._say_hello(message)
        elif self.room is None or self.viewer is None:
            raise Refused("malformed")
        else:
            await self.room.handle(self.viewer, message)

    async def _say_hello(self, hello: wire.Hello) -> None:
        """Join the room: at a seat that is the client's own, or as a spectator."""
        if hello.proto != wire.PROTOCOL:
            raise Refused("proto")
        if hello.lang in LANGUAGES:
            self.language = hello.lang
        holder = await self._holder(hello)
        if hello.seat is not None and hello.seat not in await self.house.seat_of(hello.table, holder):
            raise Refused("not-yours")
        room = await self.house.room(hello.table)
        self._leave()
        self.room = room
        self.viewer = Viewer(hello.seat, self.language, holder, self.push, hello.picture)
        await room.join(self.viewer)

    async def _holder(self, hello: wire.Hello) -> str:
        """Who this is, by cookie or by the key of the seat."""
        known = holder_in_cookie(self.socket)
        if not hello.key or hello.seat is None:
            return known or holder_of(self.socket)
        address = address_of(self.socket)
        if not self.sockets.wrong_keys.of(address).any_left():
            raise Refused("rate")
        holder = known or holder_of_key(hello.key)
        try:
            await self.house.claim(hello.table, hello.seat, hello.key, holder)
        except Refused as problem:
            if problem.code == "wrong-key":
                self.sockets.wrong_keys.take(address)
            raise
        return holder

    def _reject(self, problem: Refused, cid: str = "") -> None:
        self.push(wire.Reject(cid, problem.code, refusal(problem, self.language), problem.rule))

    def _leave(self) -> None:
        if self.room and self.viewer:
            self.room.leave(self.viewer)
        self.room = self.viewer = None

    async def _close(self, code: int, reason: str) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(code, reason)


def _envelope(text: str | bytes) -> Envelope:
    try:
        return ENVELOPE.decode(text)
    except (ValidationError, DecodeError, UnicodeError):
        return Envelope()


def _cid_in(text: str | bytes) -> str:
    """The `cid` of a message that is otherwise not understood, so that its sender knows which one it was."""
    return _envelope(text).cid[:100]
