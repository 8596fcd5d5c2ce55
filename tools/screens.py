"""Photograph the pages for docs/: a real server, a real browser, a game played as the best bot would."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

DOCS = Path(__file__).resolve().parent.parent / "docs"
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 640}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SEED = "2026"
TABLE = "document.querySelector('hb-table')"


def main() -> None:
    """Every picture."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        desk = browser.new_context(viewport=DESK).new_page()
        desk.goto(address)
        photograph(desk, "home")
        desk.goto(f"{address}/new/kill-the-unicorns")
        photograph(desk, "new-table")
        play_and_photograph(desk, address)
        begin(desk, address, "unicornus-knights")
        play_until(desk, lambda now: now["round"] == 2 and now["rule"] == "UK-5.2" and not now["reveal"])
        photograph(desk, "march")
        play_until(desk, lambda now: now["rule"] == "UK-7.8" and not now["reveal"])
        photograph(desk, "battle")
        phone = browser.new_context(viewport=PHONE, device_scale_factor=2, has_touch=True).new_page()
        begin(phone, address)
        play_until(phone, lambda now: now["round"] == 2 and now["rule"] == "KU-5.3" and not now["reveal"])
        pick_two(phone)
        photograph(phone, "phone")
        browser.close()


@contextmanager
def serving() -> Any:
    """A server of our own; its address."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "hornbook", "serve", "--no-browser", "--port", "0", "--pace", "0"]
        process = subprocess.Popen(command, env={"HORNBOOK_HOME": home}, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield "http://" + process.stdout.readline().split("http://")[1].split("/")[0]
        finally:
            process.terminate()
            process.wait()


def begin(page: Any, address: str, game: str = "kill-the-unicorns") -> None:
    """A table as usual, with a fixed seed."""
    page.goto(f"{address}/new/{game}")
    page.evaluate("document.querySelectorAll('details').forEach((each) => each.open = true)")
    page.fill("#seed", SEED)
    page.get_by_role("button", name="Create the table").click()


def play_and_photograph(page: Any, address: str) -> None:
    """The table in the second round, a reveal with a tie and a trap, and the end."""
    begin(page, address)
    play_until(page, lambda now: now["round"] == 2 and now["rule"] == "KU-5.3" and now["at"] >= 1 and not now["reveal"])
    pick_two(page)
    photograph(page, "table")
    page.keyboard.press("Escape")
    play_until(page, lambda now: now["reveal"] and "trap-turned" in now["news"])
    for _ in range(4):  # cards, sums, ties, leader, and then the trap
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    page.wait_for_timeout(400)
    photograph(page, "reveal")
    play_until(page, lambda now: now["state"] == "over" and not now["reveal"])
    page.wait_for_timeout(500)
    photograph(page, "score")


def look(page: Any) -> Any:
    """What the page knows."""
    return page.evaluate(
        f"""() => {{ const t = {TABLE}, u = t?.store?.update; if (!u) return null;
        return {{state: u.state, rule: u.question?.rule, mine: !!u.question?.mine, reveal: !!t.story.page,
                 round: u.view?.round, at: u.view?.at, news: t.store.news.map((each) => each.message)}} }}"""
    )


def play_until(page: Any, wanted: Any) -> None:
    """Take the best bot's advice until something is to be seen."""
    for _ in range(2000):
        now = look(page)
        if now and (now["mine"] or now["reveal"] or now["state"] == "over") and wanted(now):
            page.wait_for_timeout(400)
            return
        if now and now["reveal"]:
            page.keyboard.press(".")
        elif now and now["mine"]:
            page.evaluate(f"{TABLE}.actions.hint()")
            for _ in range(200):
                take = f"{TABLE}.store.hint && ({TABLE}.actions.take({TABLE}.store.hint.code), true)"
                if page.evaluate(take) or not look(page)["mine"]:
                    break
                page.wait_for_timeout(20)
        page.wait_for_timeout(20)
    raise SystemExit("nothing worth a picture has happened")


def pick_two(page: Any) -> None:
    """Two cards risen from the hand, as many as are asked for."""
    count = page.evaluate(f"{TABLE}.store.update.view.declared")
    cards = page.locator("[data-zone=secrets] [data-can]")
    step = 2 if cards.count() > 2 * count else 1
    for at in range(count):
        cards.nth(step * at).click()
    page.wait_for_timeout(400)


def photograph(page: Any, name: str) -> None:
    """One picture."""
    path = DOCS / f"{name}.png"
    page.screenshot(path=path)
    print(path)


if __name__ == "__main__":
    main()
