"""Whole games in real browsers: four of them, through bad weather; by keyboard alone; in text mode without script."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from tests.browser.people import DESK, Person, play_all
from tests.e2e.houses import SOAK, Made, finished_record, kill, new_table
from tests.e2e.proxy import Proxy, Weather
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("browsers")
GAME = registry.game("kill-the-unicorns")
SCENARIOS = list(GAME.scenarios) if SOAK else ["four"]


@contextmanager
def weather_before(server: Server) -> Iterator[tuple[str, Weather]]:
    """The server's address as seen through a bad network."""
    ready, stop = threading.Event(), threading.Event()
    weather, address = Weather(3, delay=0.01, cut=0.005, lose=0.005), [""]

    async def run() -> None:
        async with Proxy(server.port, weather) as proxy:
            address[0] = f"http://127.0.0.1:{proxy.port}"
            ready.set()
            while not stop.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    ready.wait()
    try:
        yield address[0], weather
    finally:
        stop.set()
        thread.join()


def sit_down(chromium: Any, address: str, table: str, seats: dict[int, str], cookie: str) -> list[Person]:
    """A browser for every seat: the host by cookie, the others by their links."""
    people = []
    for seat in [0, *seats]:
        context = chromium.new_context(viewport=DESK)
        page = context.new_page()
        if seat == 0:
            context.add_cookies([{"name": "hornbook", "value": cookie, "url": address}])
            page.goto(f"{address}/t/{table}")
        else:
            page.goto(f"{address}/j/{table}/{seat}#k={seats[seat]}")
            page.get_by_role("button", name="Sit down").click()
            page.wait_for_url(f"**/t/{table}")
        people.append(Person(page, seat))
    return people


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_friends_play_through_bad_weather(chromium: Any, server: Server, scenario: str, tmp_path: Path) -> None:
    setup = GAME.scenarios[scenario]
    made = new_table(server, ",".join(["player"] * setup.seats), spelled(setup))
    weather = friends_finish(chromium, server, GAME, made, tmp_path, play_all)
    assert weather.cuts + weather.losses + weather.doubles > 0


def spelled(setup: Setup) -> dict[str, Any]:
    """The options of a set-up as a form would send them."""
    return {name: {True: "on", False: "off"}.get(value, value) for name, value in setup.options.items()}


def friends_finish(
    chromium: Any, server: Server, game: Game[Any], made: Made, folder: Path, play: Callable[[list[Person]], None]
) -> Weather:
    """Friends play a game to its end behind bad weather; all their pages show the same end, and it is the record's."""
    with weather_before(server) as (address, weather):
        people = sit_down(chromium, address, made.table, made.keys, made.cookie)
        play(people)
        scores = [person.look()["score"]["scores"] for person in people]
        assert not [error for person in people for error in person.errors]
        for person in people:
            person.page.context.close()
    ended = game.result(verified(server, made.table, folder))
    assert ended is not None
    assert scores == [ended.scores] * len(people)
    return weather


def verified(server: Server, table: str, folder: Path) -> Any:
    """The last state of a finished game, on which its record, a replay and the command line agree."""
    record, state = finished_record(server, table)
    assert record.end is not None
    assert record.end["digest"] == registry.game(record.header["game"]).digest(state)
    kept = folder / "game.jsonl"
    kept.write_text(httpx.get(f"{server.url}/t/{table}/record").text)
    told = subprocess.run(
        [sys.executable, "-m", "hornbook", "verify", str(kept)], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return state


def test_a_page_goes_on_by_itself_when_the_server_comes_back(chromium: Any, server: Server) -> None:
    page = chromium.new_context(viewport=DESK).new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Play now").first.click()
    me = Person(page)
    for _ in range(3):
        me.turn(me.wait())
    for _ in range(2):
        port = server.port
        kill(server)
        before = me.look()["ply"]
        server.start(port)
        for _ in range(100):
            me.turn(me.wait())
            page.wait_for_timeout(200)
            if me.look()["ply"] > before:
                break
        assert me.look()["ply"] > before
    page.context.close()


def test_by_keyboard_alone(chromium: Any, server: Server) -> None:
    page = chromium.new_context(viewport=DESK).new_page()
    page.goto(server.url)
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    me, draw = Person(page), random.Random(1)
    for _ in range(2000):
        now = me.wait()
        if now["state"] == "over":
            break
        if now["reveal"]:
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("l")
            tab_to_choice(page, draw.randrange(min(now["choices"], 12)))
            page.keyboard.press("Enter")
        for _ in range(200):
            if now["reveal"] or me.look()["ply"] != now["ply"]:
                break
            page.wait_for_timeout(20)
    assert me.look()["state"] == "over"
    assert me.errors == []
    page.context.close()


def tab_to_choice(page: Any, wanted: int) -> None:
    """Down the list of choices, past the links to rules between them."""
    number = "() => [...document.querySelectorAll('dialog.list .choices button')].indexOf(document.activeElement)"
    for _ in range(60):
        if page.evaluate(number) == wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"choice {wanted} is not reached by the Tab key")


def tab_to(page: Any, name: str) -> None:
    """As somebody without a mouse gets to a button."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if name in str(page.evaluate("document.activeElement.textContent")).strip():
            return
    raise AssertionError(f"{name} is not reached by the Tab key")


def test_in_text_mode_without_script(chromium: Any, server: Server) -> None:
    context = chromium.new_context(viewport=DESK, java_script_enabled=False)
    page, draw = context.new_page(), random.Random(2)
    page.goto(server.url)
    page.get_by_role("button", name="Play now").first.click()
    page.goto(page.url.rstrip("/") + "/text")
    for _ in range(400):
        buttons = page.locator("form.choice button, form.choices button, .choices button")
        if buttons.count():
            buttons.nth(draw.randrange(buttons.count())).click()
        elif "Rematch" in page.content() or "rematch" in page.content():
            break
        else:
            page.wait_for_timeout(60)
            page.reload()
    else:
        raise AssertionError("the game does not end")
    assert page.get_by_role("heading", level=1).count() == 1
    assert "points" in page.inner_text("main")
    context.close()
