"""Pages from templates, in the reader's language; refusals as pages for people and as JSON for programs."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape
from msgspec import json
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hornbook.table.domain.errors import Refused
from hornbook.table.wire.phrases import refusal
from hornbook.web.api.shapes import Problem
from hornbook.web.http.cookies import form_token, holder_of
from hornbook.web.http.language import language_of, page_words
from hornbook.web.http.traffic import count_refusal
from hornbook.web.pages.rulebook import NUMBER
from hornbook.web.settings import STATIC, Settings
from hornbook.words import LANGUAGES

STATUS = {
    "no-table": 404,
    "no-seat": 404,
    "no-such": 404,
    "path": 404,
    "not-yours": 403,
    "wrong-key": 403,
    "off": 403,
    "rate": 429,
    "too-long": 413,
    "malformed": 400,
    "proto": 400,
}
REFUSED = 409


@cache
def environment() -> Environment:
    """The templates. What they show is escaped; a name that is not given is an error."""
    found = Environment(loader=PackageLoader("hornbook.web"), autoescape=True, undefined=StrictUndefined)
    found.filters["iso"] = _iso
    found.filters["cited"] = _cited
    return found


def page(request: Request, template: str, status: int = 200, **content: Any) -> Response:
    """A page as one reader gets it."""
    language = language_of(request)
    words = page_words(language)

    def in_language(code: str) -> str:
        return urlencode({**dict(request.query_params), "lang": code})

    text = (
        environment()
        .get_template(f"{template}.html")
        .render(
            content,
            lang=language,
            languages=LANGUAGES,
            in_language=in_language,
            t=words,
            ago=words.ago,
            built=lambda file: (_static(request) / file).is_file(),
            form_token=form_token(holder_of(request)),
        )
    )
    return HTMLResponse(text, status)


def _static(request: Request) -> Any:
    settings: Settings | None = getattr(request.app.state, "settings", None) if "app" in request.scope else None
    return settings.static if settings else STATIC


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(json.encode(value), status, media_type="application/json")


def refuse(request: Request, status: int, code: str, text: str, rule: str = "") -> Response:
    """A refusal: as JSON below /api, as a page elsewhere."""
    count_refusal(request, code)
    if request.url.path.startswith("/api/"):
        return answer(Problem(code, text, rule), status)
    return page(request, "error", status, text=text)


def refused(request: Request, problem: Refused) -> Response:
    """A table's refusal as an answer."""
    text = refusal(problem, language_of(request))
    return refuse(request, STATUS.get(problem.code, REFUSED), problem.code, text, problem.rule)


def _cited(text: str, game: str) -> Markup:
    """A text in which every rule that it cites is a link to it."""
    return Markup(NUMBER.sub(rf'<a class="rule-number" href="/rules/{game}#\g<0>">\g<0></a>', str(escape(text))))


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
