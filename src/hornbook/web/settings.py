"""Settings of the web server: limits and places."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

STATIC = Path(__file__).parent / "static"


class Settings(Struct, frozen=True):
    """Limits and places. The defaults suit a household as well as a club."""

    static: Path = STATIC
    origins: tuple[str, ...] = ()  # other sites whose pages may speak to this server, as in https://example.org
    sockets_per_address: int = 400
    sockets: int = 4000
    queue: int = 64  # messages that may wait for one client before they are dropped and it is told everything afresh
    send_seconds: float = 30.0  # how long a client may take for one message
    hello_seconds: float = 10.0
    requests: tuple[float, float] = (400, 100)  # at once, and per second after that, for each address
    posts: tuple[float, float] = (100, 10)
    tables: tuple[float, float] = (80, 1)
    wrong_keys: tuple[float, float] = (20, 0.2)
    messages: tuple[float, float] = (100, 30)  # for each socket
    metrics: bool = False  # whether /metrics is for everybody, not only for this machine
    flood: int = 200  # refused messages after which a socket is closed
