"""A page rendered without a server, where the client has not been built."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request

from hornbook.web.pages.rendering import page
from hornbook.web.settings import Settings


def page_of(template: str, **content: Any) -> str:
    app = Starlette()
    app.state.settings = Settings(static=Path(mkdtemp()))
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": [], "app": app}
    return bytes(page(Request(scope), template, **content).body).decode()
