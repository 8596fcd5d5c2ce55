"""One seat on two devices, as people without scripts do it: a code shown here, typed there."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from hornbook.table.identity.codewords import words
from hornbook.table.wire import messages as wire
from tests.web.browsing import Browser, Page
from tests.web.serving import Player, Server, serving
from tests.web.test_lobby import accept, links, mine
from tests.web.test_pages import is_well_made


def show(browser: Browser, table: str) -> str:
    """The code that the page of a table shows."""
    page = browser.press(browser.get(f"/t/{table}/device"), "Show a code")
    assert page.status == 200
    (code,) = re.findall(r'class="transfer-code" role="status">([a-z ]+)<', page.html)
    return str(code)


def take(browser: Browser, code: str) -> Page:
    return browser.send(browser.get("/transfer").form("transfer-form"), code=code)


def test_a_seat_is_played_on_two_devices(server: Server, ann: Browser, bob: Browser) -> None:
    table = ann.play_now()
    assert ann.get(f"/t/{table}/text").all("a", href=f"/t/{table}/device?seat=0")
    code = show(ann, table)
    assert len(code.split()) == 6
    taken = take(bob, code.upper().replace(" ", "-"))
    assert (taken.status, taken.path) == (200, f"/t/{table}")
    assert taken.all("hb-table", seat="0", seats="0")
    assert mine(bob, table) == mine(ann, table) == [0]
    assert bob.get("/").all("a", href=f"/t/{table}")
    players = [Player(server.url, browser.cookie) for browser in (ann, bob)]
    for player in players:
        assert isinstance(player.hello(table, 0), wire.Welcome)
    for n in range(4):
        done = players[n % 2].choose()
        assert isinstance(done, wire.Ack)
        for player in players:
            while not player.update or player.update.seq < done.seq:
                player.hear_until(wire.Update)
    views = {player.update.seq: player.update.view for player in players if player.update}
    assert views
    for player in players:
        player.close()
    assert "plays on one more device" in bob.get(f"/t/{table}/text").text


def test_wrong_used_and_old_codes_are_refused_in_one_line() -> None:
    with serving("--workers", "0") as server:
        ann, bob, cleo = Browser(server.url), Browser(server.url), Browser(server.url, "it")
        table = ann.play_now()
        code = show(ann, table)
        wrong = " ".join(words("en")[:6])
        assert take(bob, code).status == 200
        old = show(ann, table)
        with closing(sqlite3.connect(server.home / "hornbook.db")) as database:
            database.execute("UPDATE transfers SET until = until - 601")
            database.commit()
        for typed in (wrong, code, old):
            refused = take(cleo, typed)
            assert refused.status == 403
            assert "non apre alcun posto" in refused.text
            assert refused.all("div", role="alert")
        for typed, said in (("acorn", "6 parole"), ("acorn <b>", "«b»"), ("", "6 parole")):
            refused = take(cleo, typed)
            assert refused.status == 400
            assert said in refused.text
        assert mine(cleo, table) == []
        same = take(ann, show(ann, table))
        assert (same.status, "already played on this device" in same.text) == (409, True)


def test_somebody_who_tries_codes_has_to_wait() -> None:
    with serving("--workers", "0") as server:
        ann, bob = Browser(server.url), Browser(server.url)
        code = show(ann, ann.play_now())
        statuses = [take(bob, " ".join(words("en")[n : n + 6])).status for n in range(25)]
        assert statuses[:20] == [403] * 20
        assert statuses[-1] == 429
        assert take(bob, code).status == 429


def test_only_a_seat_of_ones_own_can_be_moved(server: Server, ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend", "easy")
    table = lobby.path.rpartition("/")[2]
    accept(bob, links(lobby)[1])
    stranger = Browser(server.url)
    assert stranger.get(f"/t/{table}/device").status == 403
    assert bob.get(f"/t/{table}/device?seat=0").status == 403
    assert bob.get("/t/nosuch/device").status == 404
    form = bob.get(f"/t/{table}/device").form("device")
    assert bob.send(form, seat=0, do="code").status == 403
    assert bob.send(form, seat=0, do="only").status == 403
    assert mine(ann, table) == [0]
    token = {**form.fields, "token": "x"}
    assert bob.client.post(form.action, data=token).status_code == 403
    assert bob.client.post("/transfer", data={"code": "x"}).status_code == 403


def test_other_devices_can_be_sent_away(server: Server, ann: Browser, bob: Browser) -> None:
    table = ann.play_now()
    assert not any(form.css == "only-here" for form in ann.get(f"/t/{table}/device").forms)
    take(bob, show(ann, table))
    page = ann.get(f"/t/{table}/device")
    assert "plays on 2 devices" in page.text
    player = Player(server.url, bob.cookie)
    player.hello(table, 0)
    assert ann.press(page, "From now on only on this one").status == 200
    assert player.hear_until(wire.Notice).code == "revoked"
    player.close()
    assert (mine(ann, table), mine(bob, table)) == ([0], [])


def test_one_of_several_seats_at_a_device_can_move(ann: Browser, bob: Browser) -> None:
    table = ann.new_table("device", "device").path.rpartition("/")[2]
    page = ann.press(ann.get(f"/t/{table}/device"), "Show a code", seat=1)
    (code,) = re.findall(r'class="transfer-code" role="status">([a-z ]+)<', page.html)
    take(bob, code)
    assert (mine(ann, table), mine(bob, table)) == ([0, 1], [1])


def test_a_picture_leads_to_the_page_with_the_code_behind_the_hash(ann: Browser) -> None:
    page = ann.press(ann.get(f"/t/{ann.play_now()}/device"), "Show a code")
    assert len(page.all("svg", _class="qr-code")) == 1
    assert f"{ann.url}/transfer" in page.text
    assert page.answer.headers["cache-control"] == "private, no-store"


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_pages_are_well_made(server: Server, language: str) -> None:
    ann = Browser(server.url, language)
    table = ann.new_table("device", "device").path.rpartition("/")[2]
    page = ann.get(f"/t/{table}/device")
    is_well_made(page, language)
    shown = ann.send(page.form("device"), do="code")
    is_well_made(shown, language)
    (code,) = re.findall(r'class="transfer-code" role="status">([a-z ]+)<', shown.html)
    assert set(code.split()) <= set(words(language))
    is_well_made(ann.get("/transfer"), language)
    is_well_made(take(ann, "x"), language)


def test_codes_are_not_written_down() -> None:
    with serving("--workers", "0", "--log-level", "debug") as server:
        ann, bob = Browser(server.url), Browser(server.url)
        code = show(ann, ann.play_now())
        take(bob, code)
        server.stop()
        assert "/transfer" in server.log
        assert code not in server.log
        assert code.replace(" ", "-") not in server.log
