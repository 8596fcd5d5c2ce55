"""Tables of other rules on a real server: they go on after kill -9, or their pages say why not; none is an error."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from hornbook.core.play.records import read
from hornbook.table.wire import messages as wire
from tests.web.browser import Browser
from tests.web.serving import Player, Server, serving
from tests.web.test_text_mode import has_choices, play_to_the_end, press_first, refreshes


@pytest.fixture(scope="module")
def own() -> Iterator[Server]:
    """A server that these tests end and start again."""
    with serving("--workers", "0") as running:
        yield running


def killed_and_changed(server: Server, *statements: str) -> None:
    """Kill the server, change its database, and start it again at the same port."""
    assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    with closing(sqlite3.connect(server.home / "hornbook.db")) as database:
        for statement in ("UPDATE tables SET rules_version = '0'", *statements):
            database.execute(statement)
        database.commit()
    server.start(port=server.port)


def test_an_acknowledged_choice_survives_kill_9_and_a_change_of_rules(own: Server) -> None:
    ann = Browser(own.url)
    table = ann.play_now()
    player = Player(own.url, ann.cookie)
    player.hello(table, 0)
    done = player.choose()
    assert isinstance(done, wire.Ack)
    killed_and_changed(own)
    again = Player(own.url, ann.cookie)
    again.hello(table, 0)
    assert again.update
    assert again.update.seq >= done.seq
    assert again.update.since > 0
    assert "The rules have changed" in again.update.note
    assert isinstance(again.choose(), wire.Ack)
    again.close()
    page = play_to_the_end(ann, ann.get(f"/t/{table}/text"))
    assert page.all("p", _class="note")
    assert ann.client.get(f"/t/{table}/record").status_code == 200
    assert ann.client.get(f"/t/{table}/report").status_code == 200
    assert ann.client.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize(("language", "words"), [("en", "cannot go on"), ("it", "non può continuare")])
def test_a_table_that_cannot_go_on_says_so_on_its_pages(own: Server, language: str, words: str) -> None:
    ann, eve = Browser(own.url, language), Browser(own.url, language)
    table = ann.new_table("you", "easy", "easy", seed="5").path
    page = press_first(ann, ann.get(f"{table}/text"))
    assert has_choices(page) or refreshes(page)
    killed_and_changed(own, "UPDATE positions SET state = '{}'")
    page = ann.get(f"{table}/text")
    assert (page.status, has_choices(page), refreshes(page)) == (200, False, False)
    assert words in page.text
    assert page.all("a", href=f"{table}/record")
    assert len(page.all("li")) > 3  # the log
    assert read(ann.client.get(f"{table}/record").text.splitlines()).steps
    assert eve.get(f"{table}/text").status == 200
    assert eve.client.get(f"{table}/record").status_code == 409
    for browser in (ann, eve):
        assert browser.client.get(table).status_code == 200
        assert browser.client.get(f"{table}/report").status_code == 200
        assert browser.client.get(f"/api/tables/{table.rpartition('/')[2]}").status_code == 200
    said = ann.send(page.form("say"), next(b for b in page.form("say").buttons), text="What now?")
    assert "What now?" in said.text


def test_a_finished_game_of_other_rules_is_shown_and_downloaded(own: Server) -> None:
    ann = Browser(own.url)
    table = ann.new_table("you", "easy", "easy", seed="6").path
    before = play_to_the_end(ann, ann.get(f"{table}/text"))
    record = ann.client.get(f"{table}/record").text
    killed_and_changed(own)
    after = ann.get(f"{table}/text?log=all")
    assert after.status == 200
    assert "than are installed here (0; now: 1)" in after.text
    assert not any(form.css == "fork" for form in after.forms)
    lines = ann.client.get(f"{table}/record").text.splitlines()
    assert lines[1:] == record.splitlines()[1:]
    assert json.loads(lines[0])["rules_version"] == "0"
    for score in json.loads(lines[-1])["end"]["scores"]:
        assert f"<td>{score}</td>" in before.html
        assert f"<td>{score}</td>" in after.html
    assert "Player" in after.text or "You" in after.text
    assert ann.client.post(f"{table}/fork", data={**after.forms[-1].fields, "ply": "3"}).status_code in (400, 409)
    assert ann.send(after.form(action=f"{table}/rematch")).status == 200
