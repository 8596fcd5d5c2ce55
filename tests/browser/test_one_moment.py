"""While something is told step by step, the whole page shows that step, as a replay of the record does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hornbook.core import registry
from hornbook.core.play.records import begin, take
from hornbook.table.domain.table import Table
from hornbook.table.store.store import Store
from tests.browser.captains import Captain, sit_alone
from tests.browser.people import DESK, PHONE, Person
from tests.e2e.houses import SOAK
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("one moment")
TOLD = 400 if SOAK else 45
"""So many told steps are compared in a game, unless it ends before."""
PAGE = """() => {
  const text = (which) => document.querySelector(which)?.innerText ?? '';
  const all = (which, read) => [...document.querySelectorAll(which)].map(read);
  const t = document.querySelector('hb-table');
  return {
    events: t.story.page?.until ?? null,
    title: text('.say h1'),
    lines: all('.log ol button.moment', (line) => line.innerText.trim()),
    count: text('.scrub .count'),
    asked: all('.player.asked, .to-act, [data-can]', (one) => one.className.baseVal ?? one.className),
    status: text('.status'),
    players: all('.player', (one) => ({
      text: one.innerText, flag: !!one.querySelector('.ku-first, .uk-player em[title]'),
    })),
    common: text('.uk-princess'),
    empire: text('.uk-empire header'),
    step: all('.uk-status li', (one) => one.className).indexOf('now'),
    horns: all('.ku-status g', (one) => one.getAttribute('class')),
    secrets: text('.secrets'),
  };
}"""


def shown_at_events(server: Server, table: str, numbers: Callable[[dict[str, Any]], Any]) -> dict[int, Any]:
    """From the record alone: for each number of events, what the first seat sees when the last of them is told."""
    store = Store(str(server.home / "hornbook.db"))
    stored = store.read(table)
    store.close()
    assert stored is not None
    game = registry.game(stored.row.game)
    record = Table(game, stored).record
    assert record is not None
    events: list[Any] = []
    s, found = begin(game, record, events), {}

    def watch(s: Any) -> None:
        found[len(events)] = numbers(game.view_json(s, 0))

    s.watch = watch
    for step in record.steps:
        take(game, s, step)
    return found


def told_steps(me: Person, most: int) -> Iterator[dict[str, Any]]:
    """Plays on by itself; each step that is told, as the page shows it."""
    count = 0
    while count < most:
        now = me.wait(30)
        seen = me.page.evaluate(PAGE) if now["reveal"] else None
        if seen and seen["events"] is not None:
            yield seen
            count += 1
            me.page.keyboard.press("Enter")
        elif now["state"] == "over":
            return
        else:
            me.turn(now)


def numbers_of_hunt(view: dict[str, Any]) -> dict[str, Any]:
    """Kill the Unicorns: what the page says in numbers and flags."""
    game = registry.game("kill-the-unicorns")
    score = game.insights.insights(view)["score"] if game.insights else []
    return {
        "round": f"Round {view['round']} of 4",
        "horns": [unicorn < 0 for unicorn in view["row"]],
        "cards": [f"{size}\nof 8" for size in view["hand_size"]],
        "points": [one["total"] for one in score],
        "first": [seat == view["first"] for seat in range(len(view["hand_size"]))],
        "hand": view["hand"].replace("+", " + ") if view["hand"] else "",
    }


def test_every_step_of_a_hunt_is_one_moment(chromium: Any, server: Server) -> None:
    page = chromium.new_context(viewport=DESK, reduced_motion="reduce").new_page()
    page.goto(server.url)
    page.locator("form[action='/play/kill-the-unicorns'] button").first.click()
    page.locator(".bar .menu-button").wait_for()
    me = Person(page, 3)
    steps = list(told_steps(me, TOLD))
    shown = shown_at_events(server, page.url.rpartition("/")[2], numbers_of_hunt)
    assert len(steps) >= (20 if not SOAK else 60)
    order = [1, 2, 3, 0]  # clockwise, the reader last
    for seen in steps:
        then = shown[seen["events"]]
        assert " ".join(seen["status"].split()).startswith(then["round"]), seen
        assert ["done" in (horn or "") for horn in seen["horns"]] == then["horns"], seen
        for place, seat in enumerate(order):
            player = seen["players"][place]
            assert then["cards"][seat] in player["text"], (seat, then, seen)
            assert f"\n{then['points'][seat]}VP" in player["text"], (seat, then, seen)
            assert player["flag"] == then["first"][seat], (seat, then, seen)
        if then["hand"]:
            assert then["hand"] in seen["secrets"], (then, seen)
        assert_nothing_is_ahead(seen)
    assert me.errors == []
    page.context.close()


def assert_nothing_is_ahead(seen: dict[str, Any]) -> None:
    """The log, the scrubber and the marks of whoever is asked are at the moment that is told."""
    assert len(seen["lines"]) == seen["events"], seen
    assert seen["count"] == f"event {seen['events']}"
    assert seen["asked"] == []


def numbers_of_march(view: dict[str, Any]) -> dict[str, Any]:
    """Unicornus Knights: what the page says in numbers, and who stands where."""
    game = registry.game("unicornus-knights")
    told: dict[str, Any] = game.insights.told(view)  # type: ignore[union-attr]
    life = {one["unit"]: (one["left"], one["life"]) for one in told.get("units", ())}

    def unit(n: int) -> dict[str, Any]:
        left, of = life.get(n, (0, 0))
        return {
            "dead": view["who"][n] < 0,
            "life": f"life {left} of {of}",
            "soldiers": view["soldiers"][n],
            "resources": view["resources"][n],
            "cards": view["hand_size"][n] if n else 0,
        }

    return {
        "round": view["round"],
        "units": [unit(n) for n in range(len(view["at"]))],
        "owner": view["owner"],
        "starter": view["starter"],
        "standing": sum(at >= 0 for at in view["enemy_at"]),
        "turned": sum(len(allies) for allies in view["allies"]),
        "fell": len(view["defeated"]),
        "doing": [frame[0] for frame in view["doing"]],
    }


@pytest.mark.parametrize("screen", [DESK, PHONE] if SOAK else [DESK])
def test_every_step_of_a_march_is_one_moment(chromium: Any, server: Server, screen: Any) -> None:
    page = chromium.new_context(viewport=screen, reduced_motion="reduce").new_page()
    sit_alone(page, server, "solo")
    me = Captain(page, 3)
    me.hurry = 6
    steps = list(told_steps(me, TOLD))
    shown = shown_at_events(server, page.url.rpartition("/")[2], numbers_of_march)
    assert len(steps) >= (30 if not SOAK else 60)
    for seen in steps:
        then = shown[seen["events"]]
        if screen == DESK:
            compare_march(seen, then)
    assert me.errors == []
    page.context.close()


def compare_march(seen: dict[str, Any], then: dict[str, Any]) -> None:
    """Header, princess, heroes, empire and step track."""
    assert f"Round {then['round']}\n" in seen["status"], seen
    for name, step in (("princess-step", 3), ("enemy-step", 4), ("event", 1)):
        if name in then["doing"] and not ("event" in then["doing"] and name == "enemy-step"):
            assert seen["step"] == step, (then, seen)
    counts = [f"{then['units'][0]['soldiers']} soldier", f"{then['units'][0]['resources']} resource"]
    for said in (then["units"][0]["life"], *counts):
        assert said in seen["common"], (said, seen)
    heroes = "\n".join(player["text"] for player in seen["players"])
    for n, unit in enumerate(then["units"]):
        if n and then["owner"][n] >= 0 and not unit["dead"]:
            for said in (unit["life"], f"{unit['soldiers']} soldier", f"{unit['cards']} card"):
                assert said in heroes, (said, seen)
    assert f"{then['standing']} stand, {then['turned']} turned, {then['fell']} fell" in seen["empire"], (then, seen)
    assert_nothing_is_ahead(seen)
