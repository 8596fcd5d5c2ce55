"""Numbers for whoever watches the server, as Prometheus reads them: how much, how fast, never who or at which table."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Iterable, Iterator

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hornbook.table.domain.rows import LOBBY, OVER, RUNNING
from hornbook.table.live.house import House
from hornbook.table.live.meters import Durations
from hornbook.web.http.security import address_of
from hornbook.web.http.traffic import Traffic
from hornbook.web.settings import Settings

STARTED = time.time()
FORMAT = "text/plain; version=0.0.4; charset=utf-8"
PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers of a proxy, which speaks for somebody else."""
log = logging.getLogger(__name__)


async def metrics(request: Request) -> Response:
    """All numbers; for this machine only, unless the server was started with --metrics."""
    settings: Settings = request.app.state.settings
    if not (settings.metrics or is_local(request)):
        return PlainTextResponse("only for this machine; hornbook serve --metrics lets everybody read them\n", 403)
    house: House = request.app.state.house
    lines = [*await _of_store(house), *_of_house(house), *_of_traffic(request.app.state.traffic)]
    return Response("\n".join([*lines, ""]), 200, media_type=FORMAT)


def is_local(request: Request) -> bool:
    """Whether somebody on this machine asks, and not a proxy here for somebody elsewhere."""
    if any(name in request.headers for name in PASSED_ON):
        return False
    try:
        return ipaddress.ip_address(address_of(request)).is_loopback
    except ValueError:
        return False


async def _of_store(house: House) -> list[str]:
    """How many tables there are; left out while the store does not answer."""
    try:
        found = await house.run(house.store.count_by_state)
    except Exception as problem:
        log.warning("the store does not answer: %s", type(problem).__name__)
        return []
    counts = {f'{{state="{state}"}}': found.get(state, 0) for state in (LOBBY, RUNNING, OVER)}
    return list(_family("hornbook_tables", "gauge", "Tables in the database.", counts.items()))


def _of_house(house: House) -> Iterator[str]:
    rooms = list(house.rooms.values())
    here = sum(len(room.audience.here()) for room in rooms)
    yield from _one("hornbook_rooms", "gauge", "Tables that are open in this process.", len(rooms))
    yield from _one("hornbook_seats_connected", "gauge", "Seats whose players are connected to this process.", here)
    yield from _one("hornbook_choices_total", "counter", "Choices written by this process.", house.store.choices.so_far)
    yield from _durations("hornbook_commit_seconds", "Time to write a change.", house.store.commits)
    yield from _durations("hornbook_bot_thinking_seconds", "Time a bot thought.", house.bots.thoughts)


def _of_traffic(traffic: Traffic) -> Iterator[str]:
    yield from _one("hornbook_sockets", "gauge", "Open WebSockets.", traffic.sockets)
    yield from _one("hornbook_messages_received_total", "counter", "Messages from WebSockets.", traffic.heard)
    yield from _one("hornbook_messages_sent_total", "counter", "Messages to WebSockets.", traffic.sent)
    refusals = [(f'{{code="{code}"}}', count) for code, count in sorted(traffic.refusals.items())]
    yield from _family("hornbook_refusals_total", "counter", "What was refused, by code.", refusals)
    yield from _one("process_start_time_seconds", "gauge", "When this process began.", round(STARTED, 3))


def _one(name: str, kind: str, about: str, value: float) -> Iterator[str]:
    return _family(name, kind, about, [("", value)])


def _family(name: str, kind: str, about: str, values: Iterable[tuple[str, float]]) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    for label, value in values:
        yield f"{name}{label} {value}"


def _durations(name: str, about: str, taken: Durations) -> Iterator[str]:
    counts = taken.up_to()
    bounds = [*map(str, taken.bounds), "+Inf"]
    buckets = [(f'_bucket{{le="{bound}"}}', count) for bound, count in zip(bounds, counts, strict=True)]
    yield from _family(name, "histogram", about, [*buckets, ("_sum", round(taken.seconds, 6)), ("_count", counts[-1])])
