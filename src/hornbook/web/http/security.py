"""What stands between the world and the pages: headers, origins, limits, and the cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hornbook.web.http.language import language_of, speech
from hornbook.web.http.limits import PerAddress
from hornbook.web.http.sessions import COOKIE, cookie_header, holder_in_cookie, holder_of
from hornbook.web.pages.rendering import refuse
from hornbook.web.settings import Settings
from hornbook.words import LANGUAGES

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
WITHOUT_COOKIE = ("/static/", "/healthz", "/readyz", "/metrics", "/icon.svg")
SAFE = ("GET", "HEAD", "OPTIONS")


def harden(headers: MutableHeaders) -> None:
    """Put the headers of every answer in place; what a page holds is for its reader only."""
    for name, value in HEADERS.items():
        headers[name] = value
    headers.setdefault("cache-control", "private, no-store")


def address_of(asked: HTTPConnection) -> str:
    """Where somebody asks from."""
    return asked.client.host if asked.client else ""


def is_foreign(asked: HTTPConnection, settings: Settings) -> bool:
    """Whether another site's page is asking. Programs send no Origin; a page that hides its own is told by its form."""
    origin = asked.headers.get("origin", "")
    if origin in ("", "null") or origin in settings.origins:
        return False
    return urlsplit(origin).netloc.lower() != asked.headers.get("host", "").lower()


class Guard:
    """The first that a request meets and the last that an answer passes."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.requests = PerAddress(*settings.requests)
        self.posts = PerAddress(*settings.posts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._upgrade(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        sending = _Sending(request, send)
        problem = self._problem(request)
        if problem:
            status, code = problem
            answer = refuse(request, status, code, speech(language_of(request))(f"error-{code}"))
            await answer(scope, receive, sending)
        else:
            await self.app(scope, receive, sending)

    def _problem(self, request: Request) -> tuple[int, str] | None:
        """What is wrong with a request before anybody reads it: a status and a code."""
        address = address_of(request)
        writes = request.method not in SAFE
        if not self.requests.take(address) or (writes and not self.posts.take(address)):
            return 429, "rate"
        if writes and is_foreign(request, self.settings):
            return 403, "origin"
        return None

    async def _upgrade(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        if not self.requests.take(address_of(socket)):
            await socket.send_denial_response(PlainTextResponse("rate", 429))
        elif is_foreign(socket, self.settings) or socket.headers.get("origin") == "null":
            await socket.send_denial_response(PlainTextResponse("origin", 403))
        else:
            await self.app(scope, receive, send)


class _Sending:
    """Adds the headers of every answer, and the cookies that the browser is to keep."""

    def __init__(self, request: Request, send: Send) -> None:
        self.request, self.send = request, send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            harden(headers)
            for cookie in self._cookies():
                headers.append("set-cookie", cookie.decode())
        await self.send(message)

    def _cookies(self) -> list[bytes]:
        request = self.request
        if request.url.path.startswith(WITHOUT_COOKIE):
            return []
        secure = request.url.scheme == "https"
        cookies = []
        if not holder_in_cookie(request):
            cookies.append(cookie_header(COOKIE, holder_of(request), secure))
        chosen = request.query_params.get("lang", "")
        if chosen in LANGUAGES and chosen != request.cookies.get("lang"):
            cookies.append(cookie_header("lang", chosen, secure))
        return cookies
