"""A real server in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hornbook.table.wire import messages as wire

READER = json.Decoder(wire.FromTable)


class Server:
    """`hornbook serve`, its address and its log."""

    def __init__(self, home: Path, *options: str, program: str = "") -> None:
        self.home, self.options, self.program = home, options, program
        self.log_path = home / "log.txt"
        self.start()

    def start(self, port: int = 0) -> None:
        serve = ["hornbook", "serve", "--no-browser", "--port", str(port), "--pace", "0", *self.options]
        command = [sys.executable, "-m", *([self.program] if self.program else serve)]
        with self.log_path.open("a") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "HORNBOOK_HOME": str(self.home)},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.url = self._address(self.log.count("Hornbook is at"))

    def _address(self, before: int) -> str:
        for _ in range(300):
            found = re.findall(r"Hornbook is at (http://\S+)/ ", self.log)
            if len(found) > before:
                return str(found[-1])
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log}")

    @property
    def log(self) -> str:
        return self.log_path.read_text()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """Ask it to go; its exit code."""
        self.process.send_signal(sign)
        return self.process.wait(20)

    def is_up(self) -> bool:
        return httpx.get(f"{self.url}/healthz").status_code == 200


@contextmanager
def serving(*options: str, program: str = "") -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as home:
        server = Server(Path(home), *options, program=program)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.process.kill()
                server.process.wait()


class Player:
    """A program at a table, by WebSocket."""

    def __init__(self, url: str, cookie: str = "", **headers: str) -> None:
        if cookie:
            headers["Cookie"] = f"hornbook={cookie}"
        address = f"{url.replace('http', 'ws', 1)}/ws"
        self._open = ExitStack()
        opening = connect(address, additional_headers=headers, max_size=None, open_timeout=20)
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.update: wire.Update | None = None
        self.welcome: wire.Welcome | None = None
        self.cids = 0

    def send(self, message: Any) -> None:
        self.raw(json.encode(message).decode())

    def raw(self, text: str | bytes) -> None:
        self.socket.send(text)

    def hear(self, seconds: float = 20) -> Any:
        message = READER.decode(self.socket.recv(seconds))
        if isinstance(message, wire.Update):
            self.update = message
        if isinstance(message, wire.Welcome):
            self.welcome = message
        return message

    def hear_until(self, kind: type[Any], seconds: float = 20) -> Any:
        while True:
            message = self.hear(seconds)
            if isinstance(message, kind):
                return message

    def hello(self, table: str, seat: int | None = None, **more: Any) -> Any:
        """Come in; the welcome, or what was said instead."""
        self.send(wire.Hello(table, seat, **more))
        first = self.hear()
        if isinstance(first, wire.Welcome):
            self.hear_until(wire.Update)
        return first

    def ask(self, message: Any) -> wire.Ack | wire.Reject:
        """Send something, and hear what becomes of it."""
        self.send(message)
        while True:
            told = self.hear()
            if isinstance(told, wire.Ack | wire.Reject) and told.cid == getattr(message, "cid", ""):
                return told

    def cid(self) -> str:
        self.cids += 1
        return f"c{self.cids}"

    def wait_for_turn(self) -> wire.Update:
        """The first update in which this seat is asked, or the game is over."""
        while True:
            now = self.update
            if now and (now.state == "over" or (now.question and now.question.mine)):
                return now
            self.hear()

    def choose(self, number: int = 0) -> wire.Ack | wire.Reject:
        """Choose one of the choices."""
        now = self.wait_for_turn()
        assert now.question
        choices = now.question.choices
        answer = self.ask(wire.Act(self.cid(), now.ply, choices[number % len(choices)].code))
        self.update = None if isinstance(answer, wire.Ack) and self.update is now else self.update
        return answer

    def close(self) -> None:
        self._open.close()


def close_code(player: Player, text: str = "", times: int = 0, refusals: list[str] | None = None) -> int:
    """Send something so often, and read until the server closes; the code that it gives, and what it refused."""
    with suppress(ConnectionClosed):
        for _ in range(times):
            player.raw(text)
    try:
        while True:
            told = player.hear()
            if refusals is not None and isinstance(told, wire.Reject):
                refusals.append(told.code)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
