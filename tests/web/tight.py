"""A server with short queues and narrow pipes, so that a client stalls soon."""

from __future__ import annotations

import socket

from hornbook.cli.commands.serve import default_database
from hornbook.web import serve
from hornbook.web.settings import Settings

if __name__ == "__main__":
    listening = serve.listen("127.0.0.1", 0)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    store = serve.open_store(default_database())
    plan = serve.Plan([listening], store, pace=0, workers=0, settings=Settings(queue=4))
    serve.run(plan, lambda: print(f"Hornbook is at {serve.address(listening)} now", flush=True))
