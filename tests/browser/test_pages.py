"""Every page, looked at: by axe, by size, by width, and for what must not be on it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.browser.people import DESK, PHONE, WIDE, Person
from tests.e2e.houses import SOAK
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("pages")
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new/kill-the-unicorns", "/rules/kill-the-unicorns", "/records", "/about", "/transfer")
SCREENS = {"desk": DESK, "phone": PHONE, "wide": WIDE}
LOOKS = 400 if SOAK else 4
FIRST_LOAD, SCRIPTS = 150_000, 60_000
LATER = re.compile(r"/(panels|results)[.-]")  # chunks that are fetched once the table is laid


def serious(page: Any) -> list[str]:
    """What axe finds that would keep somebody out."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in client/): the pages are not held to it")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{each['id']}: {each['help']} {[node['target'] for node in each['nodes'][:3]]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_axe_finds_nothing_serious(chromium: Any, server: Server, language: str, theme: str) -> None:
    page = chromium.new_context(viewport=DESK, color_scheme=theme, reduced_motion="reduce").new_page()
    for path in PAGES:
        page.goto(f"{server.url}{path}?lang={language}")
        assert serious(page) == [], path
    page.goto(f"{server.url}/?lang={language}")
    page.locator("form[action='/play/kill-the-unicorns'] button").first.click()
    me = Person(page)
    for _ in range(LOOKS):
        now = me.wait()
        assert serious(page) == [], f"the table at {now}"
        if now["state"] == "over":
            break
        me.turn(now)
    page.goto(f"{page.url.partition('#')[0]}/text")
    assert serious(page) == [], "text mode"
    page.goto(f"{page.url.partition('/text')[0]}/device")
    page.locator("form.device button").click()
    page.locator(".transfer-code").wait_for()
    assert serious(page) == [], "a code"
    page.context.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_sticks_out_and_everything_is_within_reach(chromium: Any, server: Server, screen: str) -> None:
    size = SCREENS[screen]
    page = chromium.new_context(viewport=size).new_page()
    for path in PAGES:
        page.goto(f"{server.url}{path}")
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], path
    page.goto(server.url)
    page.get_by_role("button", name="Play now").first.click()
    me = Person(page)
    for _ in range(6):
        me.turn(me.wait())
    me.wait()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"] + 1
    gold = page.locator("button.gold:visible").first.bounding_box()
    assert gold["x"] >= 0
    assert gold["x"] + gold["width"] <= size["width"]
    assert gold["y"] + gold["height"] <= size["height"]
    if screen == "phone":
        assert gold["height"] >= 44
    else:
        board = page.locator("[data-zone=board]").first.bounding_box()
        assert board["width"] * board["height"] >= 0.45 * size["width"] * size["height"]
    page.context.close()


def sent_size(url: str) -> int:
    """How many bytes a page is sent for this, at most: compressed, unless it is a font, which is compressed already."""
    body = httpx.get(url).content
    return len(body) if url.endswith(".woff2") else len(gzip.compress(body, 6))


def test_the_first_load_is_light(chromium: Any, server: Server) -> None:
    page = chromium.new_context(viewport=DESK).new_page()
    page.goto(server.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "GET" else None)
    page.get_by_role("button", name="Play now").first.click()
    Person(page).wait()
    page.wait_for_timeout(500)
    here = [url for url in dict.fromkeys(asked) if url.startswith(server.url)]
    sizes = {url: sent_size(url) for url in here if not LATER.search(url)}
    assert sum(size for url, size in sizes.items() if url.endswith(".js")) <= SCRIPTS, sizes
    assert sum(sizes.values()) <= FIRST_LOAD, sizes
    page.context.close()


def test_passing_one_device_nothing_of_another_seat_is_in_the_page(chromium: Any, server: Server) -> None:
    page = chromium.new_context(viewport=DESK).new_page()
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    page.goto(f"{server.url}/new/kill-the-unicorns?with=device")
    page.get_by_role("button", name="Create the table").click()
    me = Person(page)
    curtains = 0
    for _ in range(40):  # a busy machine may lose a click
        if curtains == 2:
            break
        now = me.wait()
        if now["curtain"] is not None:
            curtains += 1
            hidden = page.inner_html("body")
            assert "hand:" not in hidden
            assert "ku-hunt" not in hidden
            assert not [text for text in heard if f'"view":{{"seat":{now["curtain"]},' in text], "it came too early"
            page.locator(".curtain button").click()
            page.wait_for_timeout(200)
        elif now["mine"] or now["reveal"]:
            me.turn(now)
        heard.clear()
    assert curtains == 2
    page.context.close()
