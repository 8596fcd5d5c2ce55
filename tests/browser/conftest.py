"""A real Chromium, and a real server for it to look at."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from hornbook.web.settings import STATIC
from tests.e2e.houses import house
from tests.web.serving import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="module")  # no longer: while it is open, nothing else in this process can have an event loop
def chromium() -> Iterator[Any]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not path:
        pytest.skip("no Chromium here (apt-get install chromium): the pages are not looked at")
    if not (STATIC / "table.js").is_file():
        pytest.skip("the client is not built (make client): the pages are not looked at")
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: the pages are not looked at")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with house() as here:
        yield here
