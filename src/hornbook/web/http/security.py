"""Security of requests and answers: headers, origins, rate limits, and the cookie that identifies a browser."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hornbook.web.http.cookies import COOKIE, cookie_header, holder_in_cookie, holder_of
from hornbook.web.http.language import language_of, page_words
from hornbook.web.http.limits import PerAddress
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
    """Set the security headers of an answer; unless it says otherwise, nobody may store it."""
    for name, value in HEADERS.items():
        headers[name] = value
    headers.setdefault("cache-control", "private, no-store")


def address_of(asked: HTTPConnection) -> str:
    """The client's address."""
    return asked.client.host if asked.client else ""


def is_foreign(asked: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of another site asks. Programs send no Origin; for a hidden one, the form's token decides."""
    origin = asked.headers.get("origin", "")
    if origin in ("", "null") or origin in settings.origins:
        return False
    return urlsplit(origin).netloc.lower() != asked.headers.get("host", "").lower()


class Guard:
    """Middleware: checks every request, and completes the headers of every answer."""

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
        writer = _HeaderWriter(request, send)
        problem = self._problem(request)
        if problem:
            status, code = problem
            answer = refuse(request, status, code, page_words(language_of(request))(f"error-{code}"))
            await answer(scope, receive, writer)
        else:
            await self.app(scope, receive, writer)

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


class _HeaderWriter:
    """Adds the security headers and cookies to an answer as it is sent."""

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
