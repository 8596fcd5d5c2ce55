from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.browser import Browser
from tests.web.serving import Server, serving


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all tests that do not end it."""
    with serving("--workers", "0") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Browser:
    return Browser(server.url)


@pytest.fixture
def bob(server: Server) -> Browser:
    return Browser(server.url)
