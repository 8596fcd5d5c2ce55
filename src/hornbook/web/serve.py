"""Running the server: the listening socket, the store, uvicorn, signals, and the browser."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from msgspec import Struct
from sqlalchemy.exc import ArgumentError, DBAPIError
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hornbook.core.errors import HornbookError
from hornbook.table.live import PACE
from hornbook.table.live.bot_pool import BotPool
from hornbook.table.live.house import House
from hornbook.table.store.backups import Backups
from hornbook.table.store.store import Store
from hornbook.table.wire.messages import MOST_BYTES
from hornbook.web.app import create_app
from hornbook.web.settings import Settings

LOCAL = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
PROXIES = "127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7"
"""Where a proxy in front may be. Of those who passed a request on, the last one outside is who asks."""
PING = 5.0
"""Seconds between pings, and seconds to answer one: nobody is missed for more than ten."""
DRAIN = 8
"""Seconds that answers under way have to be finished when the server is asked to go."""


class BadDatabase(HornbookError):
    """A database that cannot be used."""


class ServerConfig(Struct):
    """What is served, and how. `pace` is the seconds to a bot's move, `workers` the processes that bots think in."""

    sockets: list[socket.socket]
    store: Store
    pace: float = PACE
    workers: int = 1
    log_level: str = "warning"
    behind_proxy: bool = False
    settings: Settings = Settings()
    backups: Backups | None = None


class PingedSocket(WebSocketsSansIOProtocol):
    """A socket that is closed if it does not answer pings, even if it has not read what it was sent.

    Its messages are not logged: at level debug the library would write frames and cookies.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.logger = logging.getLogger("hornbook.web.frames")
        self.conn.logger.setLevel(logging.WARNING)
        self.conn.debug = False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready, and ends without an error when it is asked to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal drains, the second does not wait."""
        wanted = [signal.SIGINT, signal.SIGTERM]
        before = {each: signal.signal(each, self.handle_exit) for each in wanted}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def listen(host: str, port: int, free_if_taken: bool = False) -> socket.socket:
    """A socket at the address; where the port is taken, perhaps at a free one instead. OSError if neither."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    try:
        if os.name == "posix":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        sock.listen(2048)
    except OSError as problem:
        sock.close()
        if free_if_taken and problem.errno in (errno.EADDRINUSE, errno.EACCES):
            return listen(host, 0)
        raise
    return sock


def address(sock: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = sock.getsockname()[:2]
    host = LOCAL if host in EVERYWHERE else host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def address_for_others(sock: socket.socket) -> str:
    """Where others on the same network find it; empty if it listens for this machine only."""
    host, port = sock.getsockname()[:2]
    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only asks which way it would go
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}/"


def open_store(database: str) -> Store:
    """The store at a URL or in a file, brought up to date; or BadDatabase."""
    try:
        store = Store(database)
        store.upgrade()
    except (ValueError, ImportError, ArgumentError) as problem:
        raise BadDatabase(f"--database: {problem}") from None
    except (DBAPIError, OSError) as problem:
        told = str(getattr(problem, "orig", problem)).strip().partition("\n")[0]
        raise BadDatabase(f"--database: cannot be used ({told})") from None
    return store


def run(config: ServerConfig, ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or Ctrl-C, then finish what is under way."""
    house = House(config.store, bots=BotPool(workers=config.workers), pace=config.pace)
    served = uvicorn.Config(
        create_app(house, config.settings, config.backups),
        ws=PingedSocket,
        ws_max_size=8 * MOST_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_level=config.log_level,
        access_log=config.log_level in ("info", "debug"),
        proxy_headers=config.behind_proxy,
        forwarded_allow_ips=PROXIES if config.behind_proxy else None,
        server_header=False,
        timeout_graceful_shutdown=DRAIN,
        lifespan="on",
    )
    logging.basicConfig(level=config.log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    server = Server(served, ready)
    asyncio.run(server.serve(config.sockets))
    if not server.started:
        raise SystemExit(1)


def can_open_browser() -> bool:
    """Whether there is a screen on which a browser could appear."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> None:
    """Open the reader's browser without waiting for it."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
