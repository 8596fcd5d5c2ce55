"""The JSON API as a program uses it."""

from __future__ import annotations

from typing import Any

from hornbook.table.wire import messages as wire
from tests.web.browsing import GAME, Browser
from tests.web.serving import Player, Server

BOTS = [{"kind": "bot", "level": "easy"}] * 2


def created(browser: Browser, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    answer = browser.client.post("/api/tables", json={"game": GAME, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_the_games(ann: Browser) -> None:
    games = ann.client.get("/api/games").json()
    game = next(each for each in games if each["id"] == GAME)
    assert game["seats"] == [2, 6]
    assert game["options"]["edition"]["choices"] == ["later", "first"]


def test_the_catalogue_speaks_the_language_asked_for(ann: Browser) -> None:
    en, it = (ann.client.get(f"/api/games/{GAME}/catalogue?lang={lang}").json() for lang in ("en", "it"))
    assert en["catalogue"] == it["catalogue"]
    assert en["content"] == it["content"] != ""
    assert en["names"]["duocorn"] == "Duocorn"
    assert it["names"]["duocorn"] == "Duocorno"
    assert en["texts"].keys() == it["texts"].keys()
    assert en["texts"]["trap-athletic-unicorn-text"] == "Pinned: worth 2 more."
    assert "{" not in "".join([*en["texts"].values(), *it["texts"].values()])


def test_the_rules(ann: Browser) -> None:
    rules = ann.client.get(f"/api/games/{GAME}/rules?lang=it").json()
    assert rules["lang"] == "it"
    numbers = [rule["number"] for chapter in rules["chapters"] for rule in chapter["rules"]]
    assert "KU-5.2" in numbers


def test_a_table_with_nobody_to_wait_for_has_begun(ann: Browser) -> None:
    made = created(ann, [{"kind": "player"}, *BOTS])
    assert made["keys"] == {}
    table = ann.client.get(f"/api/tables/{made['table']}").json()
    assert (table["state"], table["mine"]) == ("running", [0])
    assert made["url"] == f"{ann.url}/t/{made['table']}"


def test_a_program_sits_down_with_a_key_and_plays(ann: Browser, server: Server) -> None:
    made = created(ann, [{"kind": "player"}, {"kind": "player"}, *BOTS], seed=3)
    assert list(made["keys"]) == ["1"]
    assert ann.client.post(f"/api/tables/{made['table']}/start", json={}).json() == {"table": made["table"]}
    program, again = Player(server.url), Player(server.url)
    welcome = program.hello(made["table"], 1, key=made["keys"]["1"])
    assert isinstance(welcome, wire.Welcome)
    assert welcome.you == 1
    # The key is all that this program has: with it, it finds its seat again.
    assert isinstance(again.hello(made["table"], 1, key=made["keys"]["1"]), wire.Welcome)
    program.close()
    again.close()


def test_claiming_by_json(ann: Browser, bob: Browser) -> None:
    made = created(ann, [{"kind": "player"}, {"kind": "open"}, *BOTS])
    where, key = f"/api/tables/{made['table']}/claim", made["keys"]["1"]
    wrong = bob.client.post(where, json={"seat": 1, "key": "a" * 32})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-key")
    assert bob.client.post(where, json={"seat": 1, "key": key}).json() == {"table": made["table"], "seat": 1}
    assert bob.client.get(f"/api/tables/{made['table']}").json()["mine"] == [1]
    stolen = Browser(ann.url).client.post(where, json={"seat": 1, "key": key})
    assert (stolen.status_code, stolen.json()["code"]) == (409, "taken")


def test_what_cannot_be_is_refused_with_a_code_and_a_sentence(ann: Browser, bob: Browser) -> None:
    post = ann.client.post
    seats = [{"kind": "player"}, *BOTS]
    bad_setup = post("/api/tables", json={"game": GAME, "seats": seats[:1]})
    assert bad_setup.status_code == 400
    assert "seats 2 to 6 players, not 1" in bad_setup.json()["text"]
    assert post("/api/tables", json={"game": "chess", "seats": seats}).json()["code"] == "no-such"
    assert post("/api/tables", json={"seats": seats}).json()["code"] == "malformed"
    assert post("/api/tables", content=b"{", headers={"content-type": "application/json"}).status_code == 400
    assert post("/api/tables", data={"game": GAME}).status_code == 415
    assert ann.client.get("/api/tables/nosuch").json()["code"] == "no-table"
    made = created(ann, [{"kind": "player"}, {"kind": "open"}, *BOTS])
    assert bob.client.post(f"/api/tables/{made['table']}/start", json={}).json()["code"] == "not-yours"
    assert ann.client.get(f"/api/tables/{made['table']}/record").json()["code"] == "running"
    italian = Browser(ann.url, "it").client.get("/api/tables/nosuch").json()
    assert italian["text"] != ann.client.get("/api/tables/nosuch").json()["text"]
    assert ann.client.put("/api/tables", json={}).status_code == 405
