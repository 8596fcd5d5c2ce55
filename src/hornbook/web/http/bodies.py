"""Request bodies: forms of our own pages and JSON of programs, both of limited length."""

from __future__ import annotations

from typing import TypeVar
from urllib.parse import parse_qsl

from msgspec import DecodeError, ValidationError, json
from starlette.exceptions import HTTPException
from starlette.requests import Request

from hornbook.table.domain.errors import Refused
from hornbook.web.http.cookies import holder_in_cookie, is_form_token

MOST_BODY = 32_768
MOST_FIELDS = 200
T = TypeVar("T")


async def body_of(request: Request) -> bytes:
    """The whole body, or 413 as soon as it is too long."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            raise HTTPException(413, "error-large")
    return bytes(body)


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form that one of our pages sent to this browser."""
    if not request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
        raise HTTPException(415, "error-form")
    try:
        text = (await body_of(request)).decode()
        fields = dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict"))
    except ValueError:
        raise HTTPException(400, "error-form") from None
    holder = holder_in_cookie(request)
    if not holder or not is_form_token(holder, fields.get("token", "")):
        raise HTTPException(403, "error-cookie")
    return fields


async def json_of(request: Request, kind: type[T]) -> T:
    """A JSON body of some kind. No other site's form can send JSON, and its scripts may not."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise HTTPException(415, "error-form")
    try:
        return json.decode(await body_of(request), type=kind)
    except (ValidationError, DecodeError, UnicodeError) as problem:
        raise Refused("malformed", "refused-policy", why=str(problem)) from None


def whole(fields: dict[str, str], name: str) -> int:
    """A field that holds a whole number."""
    text = fields.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) <= 18):
        raise HTTPException(400, "error-form")
    return int(text)
