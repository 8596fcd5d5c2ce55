"""The built client's files: named by their content for caches, squeezed for the wire."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

NAMED_BY_CONTENT = re.compile(r"-[\w-]{8,}\.\w+$")
SQUEEZED = ("text/", "application/javascript", "application/json", "image/svg+xml")
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


class File(Struct):
    """A file in memory."""

    body: bytes
    squeezed: bytes
    tag: str
    kind: str


async def static_file(request: Request) -> Response:
    """One file of the built client."""
    folder: Path = request.app.state.settings.static.resolve()
    path = (folder / request.path_params["path"].replace("\0", "")).resolve()
    if not path.is_relative_to(folder) or not path.is_file():
        raise HTTPException(404)
    return send_file(request, path, FOR_EVER if NAMED_BY_CONTENT.search(path.name) else ASK_AGAIN)


async def icon(request: Request) -> Response:
    """The picture on the browser's tab."""
    return send_file(request, Path(__file__).parents[1] / "icon.svg", ASK_AGAIN)


def send_file(request: Request, path: Path, caching: str) -> Response:
    """A file from the disk."""
    return send(request, _read(path, path.stat().st_mtime_ns), caching)


def send(request: Request, found: File, caching: str = ASK_AGAIN) -> Response:
    """A file, squeezed where the browser can unpack it, or the word that it still has the right one."""
    headers = {"etag": found.tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(None, 304, headers)
    if found.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.squeezed, 200, {**headers, "content-encoding": "gzip"}, found.kind)
    return Response(found.body, 200, headers, found.kind)


def file_of(body: bytes, kind: str) -> File:
    """Bytes, ready to be sent to many."""
    squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(SQUEEZED) else b""
    return File(body, squeezed, f'"{hashlib.sha256(body).hexdigest()[:16]}"', kind)


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return file_of(path.read_bytes(), kind)
