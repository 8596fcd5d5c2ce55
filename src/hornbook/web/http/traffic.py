"""What goes on, counted since the start: sockets, messages, refusals."""

from __future__ import annotations

from collections import Counter

from starlette.requests import Request


class Traffic:
    """So many sockets are open, so many messages came and went, so often something was refused, by its code."""

    def __init__(self) -> None:
        self.sockets = self.heard = self.sent = 0
        self.refusals: Counter[str] = Counter()


def count_refusal(request: Request, code: str) -> None:
    """A page or an answer of the API said no."""
    traffic: Traffic | None = getattr(request.app.state, "traffic", None)
    if traffic is not None:
        traffic.refusals[code] += 1
