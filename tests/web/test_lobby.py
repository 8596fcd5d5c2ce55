"""Inviting people: links that open a chair once, and what becomes of them."""

from __future__ import annotations

import re

import pytest

from hornbook.table.wire import messages as wire
from tests.web.browser import GAME, Browser, Page
from tests.web.serving import Player, Server


def links(page: Page) -> dict[int, str]:
    """The invitations on the host's page, by seat."""
    found = [given["value"] for given in page.all("input") if "invite-link" in given.get("class", "")]
    return {int(re.findall(r"/(\d+)#k=", link)[0]): link for link in found}


def accept(browser: Browser, link: str, name: str = "") -> Page:
    """Open an invitation and type its key, as somebody without scripts does."""
    address, _, key = link.partition("#k=")
    return browser.send(browser.get(address.removeprefix(browser.url)).form("join"), key=key, name=name)


def names(browser: Browser, table: str) -> list[str]:
    return [seat["name"] for seat in browser.client.get(f"/api/tables/{table}").json()["seats"]]


def table_of(page: Page) -> str:
    return page.path.rpartition("/")[2]


def mine(browser: Browser, table: str) -> list[int]:
    return list(browser.client.get(f"/api/tables/{table}").json()["mine"])


def test_the_host_sees_a_link_and_a_code_for_each_free_chair(ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend", "open", "easy")
    found = links(lobby)
    assert list(found) == [1, 2]
    assert found[1].startswith(f"{ann.url}/j/{table_of(lobby)}/1#k=")
    assert len(lobby.all("svg")) == 2
    assert not lobby.all("path", style="")
    assert links(ann.get(lobby.path)) == found
    seen = bob.get(lobby.path)
    assert links(seen) == {}
    assert not any(link.partition("#k=")[2] in seen.html for link in found.values())


def test_whoever_comes_first_sits_there_and_the_link_is_spent(ann: Browser, bob: Browser, server: Server) -> None:
    lobby = ann.new_table("you", "friend", "easy")
    link = links(lobby)[1]
    seated = accept(bob, link)
    assert (seated.status, seated.path) == (200, lobby.path)
    assert mine(bob, table_of(lobby)) == [1]
    assert links(ann.get(lobby.path)) == {}
    thief = Browser(server.url)
    assert accept(thief, link).status == 409
    assert mine(thief, table_of(lobby)) == []
    assert accept(bob, link).status == 200


def test_a_wrong_key_opens_nothing(ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend", "open")
    found = links(lobby)
    for wrong in ("", "x", "a" * 32, found[2].partition("#k=")[2], "k" * 5000):
        page = bob.send(bob.get(f"/j/{table_of(lobby)}/1").form("join"), key=wrong)
        assert page.status == 403, page.text
        assert page.all("div", role="alert")
    assert mine(bob, table_of(lobby)) == []


def test_a_new_link_takes_the_chair_from_whoever_had_it(ann: Browser, bob: Browser, server: Server) -> None:
    lobby = ann.new_table("you", "friend")
    old = links(lobby)[1]
    accept(bob, old)
    reissued = ann.send(ann.get(lobby.path).form("reissue"))
    new = links(reissued)[1]
    assert new != old
    assert mine(bob, table_of(lobby)) == []
    assert accept(bob, old).status == 403
    cleo = Browser(server.url)
    assert accept(cleo, new).status == 200
    assert mine(cleo, table_of(lobby)) == [1]


def test_only_the_host_starts_and_gives_new_links(ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend")
    accept(bob, links(lobby)[1])
    guest = bob.get(lobby.path)
    assert not any(form.css in ("start", "reissue") for form in guest.forms)
    token = bob.get("/").forms[0].fields["token"]
    for deed in ("start", "reissue"):
        refused = bob.client.post(f"{lobby.path}/{deed}", data={"token": token, "seat": "0"})
        assert refused.status_code == 403
    assert ann.get(lobby.path).form("start")


def test_bots_take_open_chairs_at_the_start_and_friends_may_come_later(ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "open", "friend")
    link = links(lobby)[2]
    table = table_of(ann.send(lobby.form("start")))
    seats = ann.client.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["player", "bot", "player"]
    assert accept(bob, link).status == 200
    assert mine(bob, table) == [2]


@pytest.mark.parametrize("chair", [1, 2, 3])
def test_the_host_sits_where_the_form_says(ann: Browser, chair: int) -> None:
    who = ["friend"] * 3
    who[chair - 1] = "you"
    lobby = ann.new_table(*who)
    assert mine(ann, table_of(lobby)) == [chair - 1]
    assert sorted(links(lobby)) == [seat for seat in range(3) if seat != chair - 1]


def test_a_host_need_not_play(ann: Browser) -> None:
    lobby = ann.new_table("friend", "friend")
    assert mine(ann, table_of(lobby)) == []
    assert sorted(links(lobby)) == [0, 1]


def test_presence_is_seen_by_everybody(ann: Browser, bob: Browser, server: Server) -> None:
    lobby = ann.new_table("you", "friend")
    accept(bob, links(lobby)[1])
    seats = ann.client.get(f"/api/tables/{table_of(lobby)}").json()["seats"]
    assert [seat["online"] for seat in seats] == [True, True]
    assert "here" in ann.get(lobby.path).text


def test_whoever_joins_says_a_name_and_may_change_it(ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend", "easy")
    table = table_of(lobby)
    ann.send(lobby.form("rename"), name="  Ann   Lee ")
    link = links(ann.get(lobby.path))[1]
    taken = accept(bob, link, "Ann Lee")
    assert taken.status == 409
    assert "already called Ann Lee" in taken.text
    assert mine(bob, table) == []
    seated = accept(bob, link, "Bob")
    assert names(ann, table)[:2] == ["Ann Lee", "Bob"]
    refused = bob.send(seated.form("rename"), name="Ann Lee")
    assert refused.status == 409
    assert "already called Ann Lee" in refused.text
    assert bob.send(refused.form("rename"), name="x" * 25).status == 413
    bob.send(refused.form("rename"), name="Robert")
    assert names(ann, table)[1] == "Robert"
    stolen = {"token": bob.get("/").forms[0].fields["token"], "seat": "0", "name": "Thief"}
    assert bob.client.post(f"{lobby.path}/rename", data=stolen).status_code == 403


def test_a_guest_may_leave_and_the_chair_has_a_new_link(ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend")
    old = links(lobby)[1]
    seated = accept(bob, old, "Bob")
    assert not any(form.css == "leave" for form in ann.get(lobby.path).forms)
    bob.send(seated.form("leave"))
    assert mine(bob, table_of(lobby)) == []
    new = links(ann.get(lobby.path))[1]
    assert new != old
    assert names(ann, table_of(lobby))[1] != "Bob"
    assert accept(bob, new).status == 200


def test_people_talk_before_the_game(ann: Browser, bob: Browser, server: Server) -> None:
    lobby = ann.new_table("you", "friend")
    seated = accept(bob, links(lobby)[1], "Bob")
    bob.send(seated.form("say"), text="<b>hello</b>")
    heard = ann.get(lobby.path)
    assert "&lt;b&gt;hello&lt;/b&gt;" in heard.html
    watching = Browser(server.url).get(lobby.path)
    assert not any(form.css == "say" for form in watching.forms)


def test_the_lobby_says_how_it_is_played(ann: Browser) -> None:
    lobby = ann.new_table("you", "friend", **{"option-variant": "expert"})
    for said in ("Edition", "later", "Variant", "Expert", "Powers", "Teams"):
        assert said in lobby.text


def test_a_table_closed_to_spectators(ann: Browser, bob: Browser, server: Server) -> None:
    table = table_of(ann.new_table("you", "easy", spectators="off"))
    assert bob.get(f"/t/{table}/text").status == 403
    watcher = Player(server.url)
    refused = watcher.hello(table)
    assert isinstance(refused, wire.Reject)
    assert refused.code == "off"
    watcher.close()


def test_the_fingerprint_of_the_deal_is_shown_before_and_proved_after(ann: Browser, server: Server) -> None:
    import hashlib

    lobby = ann.new_table("you", "friend", seed="77")
    (shown,) = re.findall(r'class="commitment">(\w{64})<', lobby.html)
    table = table_of(ann.send(lobby.form("start")))
    player = Player(server.url, ann.cookie)
    player.hello(table, 0)
    assert player.welcome
    assert player.welcome.commitment == shown
    assert player.update
    assert (player.update.seed, player.update.salt) == ("", "")
    assert hashlib.sha256(b"77:").hexdigest() != shown
    player.close()


def test_pages_of_tables_that_are_not_there(ann: Browser) -> None:
    for path in ("/t/nosuch", "/t/nosuch/text", "/j/nosuch/0", "/t/nosuch/record", f"/new/{GAME}x", "/rules/x"):
        assert ann.get(path).status == 404, path
    lobby = ann.new_table("you", "friend")
    assert ann.get(f"/j/{table_of(lobby)}/9").status == 404


def test_an_invitation_says_who_invites_to_what_and_who_is_there(ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend", "easy", name_1="Ann")
    address = links(lobby)[1].partition("#k=")[0].removeprefix(bob.url)
    page = bob.get(address)
    assert "Ann invites you to Kill the Unicorns." in page.text
    assert "At the table: Ann, " in page.text
    assert "Four rounds of hunting unicorns." in page.text
    assert page.all("div", **{"class": "game-art"})


@pytest.mark.parametrize("game", ["kill-the-unicorns", "unicornus-knights"])
@pytest.mark.parametrize(("company", "who"), [("friends", "open"), ("device", "device")])
def test_nobody_invites_friends_to_a_table_for_one(ann: Browser, game: str, company: str, who: str) -> None:
    chairs = ann.get(f"/new/{game}?with={company}").form("new-table").fields
    assert chairs["who-2"] == who
