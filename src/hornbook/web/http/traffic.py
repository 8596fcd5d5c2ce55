"""Traffic since the start: open sockets, messages, refusals."""

from __future__ import annotations

from collections import Counter

from starlette.requests import Request


class Traffic:
    """Open sockets, messages received and sent, and refusals by their code."""

    def __init__(self) -> None:
        self.sockets = self.received = self.sent = 0
        self.refusals: Counter[str] = Counter()


def count_refusal(request: Request, code: str) -> None:
    """Count a refusal of a page or of the API."""
    traffic: Traffic | None = getattr(request.app.state, "traffic", None)
    if traffic is not None:
        traffic.refusals[code] += 1
