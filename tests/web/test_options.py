"""Options of every type, on the form for a new table and in the JSON API."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.browser import Browser
from tests.web.serving import Player, Server, serving
from tests.web.test_pages import is_well_made

GAME = f"{Path(__file__).parents[1] / 'toys' / 'options.py'}:ManyOptions"
CHAIRS = {"who-1": "you", "who-2": "easy"}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving("--game", GAME) as server:
        yield server


def setup_of(ann: Browser, **fields: str) -> dict[str, object]:
    """Fill in the form; the options of the table that comes of it."""
    form = next(form for form in ann.get("/new/many-options").forms if "who-1" in form.fields)
    for name in [name for name in form.fields if name.startswith("option-packs.")]:
        del form.fields[name]  # boxes that are not ticked are not sent
    form.fields |= {**CHAIRS, **fields}
    lobby = ann.send(form)
    assert lobby.status == 200, lobby.html
    watcher = Player(ann.url)
    welcome = watcher.hello(lobby.path.split("/")[2])
    watcher.close()
    return dict(welcome.setup["options"])


@pytest.mark.parametrize("language", ["en", "it"])
def test_each_type_has_its_own_kind_of_field(server: Server, language: str) -> None:
    page = Browser(server.url, language).get("/new/many-options")
    is_well_made(page, language)
    heap = next(given for given in page.all("input") if given.get("name") == "option-heap")
    assert (heap["type"], heap["min"], heap["max"], heap["value"]) == ("number", "1", "20", "7")
    boxes = [given for given in page.all("input") if given.get("name", "").startswith("option-packs.")]
    assert [(box["type"], "checked" in box) for box in boxes] == [
        ("checkbox", True),
        ("checkbox", False),
        ("checkbox", False),
    ]
    names = {given["name"] for tag in ("select", "input") for given in page.all(tag) if "name" in given}
    assert {"option-role@1", "option-role@2", "option-head-start@1", "option-head-start@2", "option-motto"} <= names


def test_a_filled_in_form_is_the_set_up(server: Server) -> None:
    chosen = setup_of(
        Browser(server.url),
        **{"option-heap": "12", "option-quiet": "off", "option-pace": "fast", "option-packs.ice": "on"},
        **{"option-packs.fire": "on", "option-motto": "onward", "option-role@1": "hare", "option-head-start@2": "3"},
    )
    assert chosen == {
        "heap": 12,
        "quiet": False,
        "pace": "fast",
        "packs": ["ice", "fire"],
        "motto": "onward",
        "role": ["hare", "fox"],
        "head-start": [0, 3],
    }


def test_a_number_out_of_its_range_is_refused_in_words(server: Server) -> None:
    ann = Browser(server.url)
    form = next(form for form in ann.get("/new/many-options").forms if "who-1" in form.fields)
    form.fields |= {**CHAIRS, "option-heap": "21"}
    page = ann.send(form)
    assert page.status == 422
    assert "from 1 to 20" in page.html


def test_programs_are_told_types_and_ranges(server: Server) -> None:
    games = {game["id"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    options = games["many-options"]["options"]
    assert {name: option["type"] for name, option in options.items()} == {
        "heap": "number",
        "quiet": "flag",
        "pace": "choice",
        "packs": "set",
        "motto": "text",
        "role": "choice",
        "head-start": "number",
    }
    assert (options["heap"]["low"], options["heap"]["high"], options["heap"]["per_seat"]) == (1, 20, False)
    assert options["role"]["per_seat"] is True
