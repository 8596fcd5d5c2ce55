"""Problem reports: a file with the messages of one seat, versions and the browser, and nothing else."""

from __future__ import annotations

import asyncio
import platform

from msgspec import Struct, json
from starlette.requests import Request
from starlette.responses import Response

import hornbook
from hornbook.table.live.house import House
from hornbook.table.wire import messages as wire
from hornbook.table.wire.replay import replay_for
from hornbook.web.http.cookies import holder_of
from hornbook.web.http.language import language_of
from hornbook.web.http.presence import Presence
from hornbook.web.pages.text_mode import seat_in

FORMAT = "hornbook-report-1"
MOST_HEADER = 500


class Report(Struct):
    """Messages as the seat gets them, every moment of the game as it can look back at it, versions, and its browser."""

    format: str
    hornbook: str
    python: str
    system: str
    languages: str  # what the browser prefers
    browser: str
    welcome: wire.Welcome
    update: wire.Update
    moments: list[wire.Moment]


async def report(request: Request) -> Response:
    """The report of this browser's seat; where it has several and none is named, of what everybody can see."""
    house: House = request.app.state.house
    presence: Presence = request.app.state.presence
    name, holder = request.path_params["table"], holder_of(request)
    seat = seat_in(request, await house.seat_of(name, holder))
    visit = await presence.visit(name, seat, holder, language_of(request))
    async with visit.room.lock:  # nothing half-written
        work = replay_for(visit.room.table, seat)
        welcome, update = visit.welcome, visit.update
    made = Report(
        FORMAT,
        hornbook.__version__,
        platform.python_version(),
        platform.system(),
        request.headers.get("accept-language", "")[:MOST_HEADER],
        request.headers.get("user-agent", "")[:MOST_HEADER],
        welcome,
        update,
        await asyncio.to_thread(work),
    )
    headers = {"content-disposition": f'attachment; filename="hornbook-report-{name}.json"'}
    return Response(json.encode(made), 200, headers, "application/json")
