"""Reporting a problem: a file that one seat may know, and nothing that others have."""

from __future__ import annotations

import platform
import sqlite3
from contextlib import closing
from typing import Any

import hornbook
from hornbook.table.wire import messages as wire
from tests.web.browsing import Browser
from tests.web.serving import Player, Server, serving
from tests.web.test_lobby import accept, links

SEED = 1_234_567_890_123_456_789


def report(browser: Browser, table: str, seat: int | None = None) -> dict[str, Any]:
    answer = browser.client.get(f"/t/{table}/report" + ("" if seat is None else f"?seat={seat}"))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'attachment; filename="hornbook-report-{table}.json"'
    return dict(answer.json())


def test_no_secret_of_others_is_in_it() -> None:
    with serving("--workers", "0") as server:
        ann, bob, watcher = Browser(server.url), Browser(server.url), Browser(server.url)
        lobby = ann.new_table("you", "friend", seed=str(SEED), name_1="Ann")
        key = links(lobby)[1].partition("#k=")[2]
        accept(bob, links(lobby)[1])
        table = ann.send(lobby.form("start")).path.rpartition("/")[2]
        players = [Player(server.url, browser.cookie) for browser in (ann, bob)]
        for seat, player in enumerate(players):
            player.hello(table, seat)
        for _ in range(6):
            play_one(players)
        bob.press(bob.get(f"/t/{table}/device"), "Show a code")
        with closing(sqlite3.connect(server.home / "hornbook.db")) as database:
            hidden = [row[0] for row in database.execute("SELECT salt FROM tables")]
            hidden += [row[0] for row in database.execute("SELECT holder_hash FROM seats WHERE holder_hash <> ''")]
            hidden += [row[0] for row in database.execute("SELECT key_hash FROM seats WHERE key_hash <> ''")]
            hidden += [row[0] for row in database.execute("SELECT code_hash FROM transfers")]
        tokens = [browser.get("/").forms[0].fields["token"] for browser in (ann, bob)]
        secrets = [str(SEED), key, ann.cookie, bob.cookie, *tokens, *hidden]
        assert all(len(secret) > 16 for secret in secrets)
        assert len(secrets) == 11
        for browser in (ann, bob, watcher):
            text = browser.client.get(f"/t/{table}/report").text
            assert '"Ann"' in text
            assert [secret for secret in secrets if secret in text] == []
        told = report(ann, table)
        assert ann.client.get(f"/t/{table}/report?seat=1").status_code == 403
        now = players[0].update
        assert now
        assert told["update"]["view"] == now.view
        assert told["update"]["view"] != report(bob, table)["update"]["view"]
        assert [moment["ply"] for moment in told["moments"]] == list(range(now.ply + 1))
        for ply in (0, now.ply // 2, now.ply):
            players[0].send(wire.Look("look", ply))
            assert told["moments"][ply]["view"] == players[0].hear_until(wire.Moment).view
        for player in players:
            player.close()


def play_one(players: list[Player]) -> None:
    """Whoever is asked chooses, and everybody has seen it."""
    asked = next(player for player in players if is_asked(player))
    done = asked.choose()
    assert isinstance(done, wire.Ack)
    for player in players:
        while not player.update or player.update.seq < done.seq:
            player.hear_until(wire.Update)


def is_asked(player: Player) -> bool:
    return bool(player.update and player.update.question and player.update.question.mine)


def test_it_says_which_versions_and_which_browser(server: Server) -> None:
    ann = Browser(server.url, "it-IT, en;q=0.5")
    ann.client.headers["user-agent"] = "A browser/1.0"
    told = report(ann, ann.client.post("/play/kill-the-unicorns", data=ann.get("/").forms[0].fields).url.path[3:])
    assert (told["hornbook"], told["python"]) == (hornbook.__version__, platform.python_version())
    assert (told["languages"], told["browser"]) == ("it-IT, en;q=0.5", "A browser/1.0")
    assert told["welcome"]["lang"] == "it"
    assert told["welcome"]["rules_version"]
    assert told["format"] == "hornbook-report-1"


def test_who_may_not_watch_gets_none(server: Server, ann: Browser, bob: Browser) -> None:
    table = ann.new_table("you", "easy", spectators="off").path.rpartition("/")[2]
    assert bob.client.get(f"/t/{table}/report").status_code == 403
    assert ann.client.get(f"/t/{table}/report").status_code == 200
    assert ann.client.get("/t/nosuch/report").status_code == 404


def test_where_several_sit_at_one_device_it_is_what_everybody_sees(ann: Browser) -> None:
    table = ann.new_table("device", "device").path.rpartition("/")[2]
    assert report(ann, table)["welcome"]["you"] is None
    assert report(ann, table, 1)["welcome"]["you"] == 1


def test_the_lobby_has_nothing_to_report(ann: Browser) -> None:
    table = ann.new_table("you", "friend").path.rpartition("/")[2]
    assert ann.client.get(f"/t/{table}/report").status_code == 409


def test_text_mode_and_about_lead_there(ann: Browser) -> None:
    table = ann.play_now()
    assert ann.get(f"/t/{table}/text").all("a", href=f"/t/{table}/report?seat=0")
    assert "Report a problem" in ann.get("/about").text
