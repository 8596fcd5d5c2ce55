"""The web application: its routes, middleware and error handlers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from hornbook.table.domain.errors import Refused
from hornbook.table.live.house import House
from hornbook.table.live.transfers import Transfers
from hornbook.table.store.backups import Backups
from hornbook.web.api import handlers as api
from hornbook.web.http import files
from hornbook.web.http.language import language_of, page_words
from hornbook.web.http.limits import PerAddress
from hornbook.web.http.metrics import metrics
from hornbook.web.http.presence import Presence
from hornbook.web.http.security import Guard, harden
from hornbook.web.http.traffic import Traffic
from hornbook.web.pages import devices, site, tables, text_mode
from hornbook.web.pages.invitations import Invitations
from hornbook.web.pages.rendering import refuse, refused
from hornbook.web.pages.reports import report
from hornbook.web.settings import Settings
from hornbook.web.socket import Sockets

log = logging.getLogger(__name__)
TOLD = {404: "error-path", 405: "error-method"}


def create_app(house: House, settings: Settings | None = None, backups: Backups | None = None) -> Starlette:
    """The application over a house, which it opens and closes; while it is open, backups are made."""
    settings, traffic = settings or Settings(), Traffic()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        app.state.ready = True
        backing_up = asyncio.create_task(backups.go_on()) if backups else None
        try:
            yield
        finally:
            app.state.ready = False
            if backing_up:
                backing_up.cancel()
            await house.close()

    app = Starlette(
        routes=routes(house, settings, traffic),
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={Refused: _refused, HTTPException: _http_error, Exception: _internal_error},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.settings = settings
    app.state.traffic = traffic
    app.state.ready = False
    app.state.presence = Presence(house)
    app.state.invitations = Invitations()
    app.state.transfers = Transfers(house)
    app.state.tables = PerAddress(*settings.tables)
    app.state.wrong_keys = PerAddress(*settings.wrong_keys)
    return app


def routes(house: House, settings: Settings, traffic: Traffic) -> list[BaseRoute]:
    """Every path, and its handler."""
    return [
        Route("/", site.home),
        Route("/play/{game}", site.play_now, methods=["POST"]),
        Route("/new/{game}", site.new_table, methods=["GET", "POST"]),
        Route("/rules/{game}", site.rules),
        Route("/records", site.records),
        Route("/about", site.about),
        Route("/j/{table}/{seat:int}", tables.join),
        Route("/t/{table}", tables.table),
        Route("/t/{table}/text", text_mode.text, methods=["GET"]),
        Route("/t/{table}/text", text_mode.act, methods=["POST"]),
        Route("/t/{table}/claim", tables.claim, methods=["POST"]),
        Route("/t/{table}/start", tables.start, methods=["POST"]),
        Route("/t/{table}/seats", tables.seats),
        Route("/t/{table}/reissue", tables.reissue, methods=["POST"]),
        Route("/t/{table}/rename", tables.rename, methods=["POST"]),
        Route("/t/{table}/leave", tables.leave, methods=["POST"]),
        Route("/t/{table}/say", tables.say, methods=["POST"]),
        Route("/t/{table}/rematch", tables.rematch, methods=["POST"]),
        Route("/t/{table}/fork", tables.fork, methods=["POST"]),
        Route("/t/{table}/record", tables.record),
        Route("/t/{table}/report", report),
        Route("/t/{table}/device", devices.device, methods=["GET"]),
        Route("/t/{table}/device", devices.act, methods=["POST"]),
        Route("/transfer", devices.transfer, methods=["GET"]),
        Route("/transfer", devices.take, methods=["POST"]),
        Route("/api/games", api.games),
        Route("/api/games/{game}/catalogue", api.catalogue),
        Route("/api/games/{game}/rules", api.rules),
        Route("/api/tables", api.new_table, methods=["POST"]),
        Route("/api/tables/{table}", api.table),
        Route("/api/tables/{table}/claim", api.claim, methods=["POST"]),
        Route("/api/tables/{table}/start", api.start, methods=["POST"]),
        Route("/api/tables/{table}/record", tables.record),
        Route("/api/openapi.json", api.openapi),
        Route("/api/{path:path}", api.nothing),
        Route("/static/{path:path}", files.static_file),
        Route("/icon.svg", files.icon),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        WebSocketRoute("/ws", Sockets(house, settings, traffic).__call__),
    ]


async def healthz(request: Request) -> Response:
    """Whether the process answers."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Whether the house is open and its store answers."""
    house: House = request.app.state.house
    try:
        if request.app.state.ready:
            await house.recent_finished(1)
            return PlainTextResponse("ready\n")
    except Exception as problem:
        log.warning("the store does not answer: %s", type(problem).__name__)
    return PlainTextResponse("not ready\n", 503)


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    return refused(request, problem)


async def _http_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    message = problem.detail if problem.detail.startswith("error-") else TOLD.get(problem.status_code, "error-path")
    text = page_words(language_of(request))(message)
    answer = refuse(request, problem.status_code, message.removeprefix("error-"), text)
    answer.headers.update(problem.headers or {})
    return answer


async def _internal_error(request: Request, problem: Exception) -> Response:
    answer = refuse(request, 500, "ours", page_words(language_of(request))("error-ours"))
    harden(MutableHeaders(raw=answer.raw_headers))
    return answer
