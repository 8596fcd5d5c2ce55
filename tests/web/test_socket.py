"""The WebSocket, with real ones."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import InvalidStatus

from hornbook.table.wire import messages as wire
from tests.web.browsing import Browser
from tests.web.serving import Player, Server, close_code, serving


@pytest.fixture
def player(server: Server, ann: Browser) -> Iterator[Player]:
    """Ann in her seat of a game against bots."""
    table = ann.play_now()
    sitting = Player(server.url, ann.cookie)
    assert isinstance(sitting.hello(table, 0), wire.Welcome)
    yield sitting
    sitting.close()


def ply_of(player: Player) -> int:
    player.send(wire.Hello(player.welcome.table if player.welcome else "", 0))
    return int(player.hear_until(wire.Update).ply)


def test_hello_welcome_update_chat(server: Server, ann: Browser) -> None:
    table = ann.play_now()
    player = Player(server.url, ann.cookie)
    player.send(wire.Hello(table, 0, "it"))
    kinds = [type(player.hear()) for _ in range(3)]
    assert kinds == [wire.Welcome, wire.Update, wire.Chat]
    assert player.welcome
    assert (player.welcome.you, player.welcome.lang, player.welcome.host) == (0, "it", True)
    player.close()


def test_a_whole_game(player: Player) -> None:
    for number in range(1000):
        if player.wait_for_turn().state == "over":
            break
        assert isinstance(player.choose(number), wire.Ack)
    assert player.update
    assert player.update.score
    assert player.update.seed


def test_ping(player: Player) -> None:
    player.send(wire.Ping(7))
    assert player.hear_until(wire.Pong).n == 7


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ("\ud7ff" * 10, "malformed"),
        ("[" * 4000, "malformed"),
        ('{"t": "act"}', "malformed"),
        ('{"t": "act", "cid": "c", "ply": "x", "code": 1}', "malformed"),
        ('{"t": "act", "cid": "c", "ply": 1e400, "code": 1}', "malformed"),
        ('{"t": "act", "cid": "c", "ply": 99999999999999999999999, "code": 1}', "malformed"),
        ('{"t": "act", "cid": "", "ply": 1, "code": 1}', "malformed"),
        ('{"t": "explode", "cid": "c"}', "no-such"),
        ('{"t": "say", "cid": "c", "text": "%s"}' % ("x" * 9000), "too-long"),
        ('{"t": "say", "cid": "c", "text": "%s"}' % ("x" * 600), "too-long"),
        ('{"t": "look", "cid": "c", "ply": -99999999999999999999999}', "malformed"),
        ('{"t": "vote", "cid": "c", "ask": 77, "yes": true}', "no-such"),
        ('{"t": "look", "cid": "c", "ply": 100000}', "no-such"),
        ('{"t": "order", "cid": "c"}', "malformed"),
        ('{"t": "order", "cid": "c", "orders": "pass@1"}', "malformed"),
        ('{"t": "order", "cid": "c", "orders": [1]}', "malformed"),
        ('{"t": "order", "cid": "c", "orders": ["pass"]}', "not-offered"),
    ],
)
def test_what_cannot_be_understood_is_rejected_and_changes_nothing(player: Player, text: str, code: str) -> None:
    before = player.wait_for_turn().ply
    player.raw(text)
    assert player.hear_until(wire.Reject).code == code
    assert ply_of(player) == before


def test_bytes_are_read_like_text(player: Player) -> None:
    player.raw(b'{"t": "ping", "n": 3}')
    assert player.hear_until(wire.Pong).n == 3
    player.raw(b"\xff\xfe")
    assert player.hear_until(wire.Reject).code == "malformed"


def test_a_rejection_names_the_message(player: Player) -> None:
    player.raw('{"t": "explode", "cid": "c17"}')
    assert player.hear_until(wire.Reject).cid == "c17"


def test_a_choice_is_refused_when_stale_not_offered_or_not_mine(player: Player) -> None:
    now = player.wait_for_turn()
    assert now.question
    code = now.question.choices[0].code
    for act, why in (
        (wire.Act("a", now.ply - 1, code), "stale"),
        (wire.Act("b", now.ply + 1, code), "stale"),
        (wire.Act("c", now.ply, 10**9), "not-offered"),
        (wire.Act("d", now.ply, -1), "not-offered"),
    ):
        answer = player.ask(act)
        assert isinstance(answer, wire.Reject)
        assert answer.code == why
    assert ply_of(player) == now.ply


def test_a_repeated_act_is_acknowledged_again_and_done_once(player: Player) -> None:
    now = player.wait_for_turn()
    assert now.question
    act = wire.Act("once", now.ply, now.question.choices[0].code)
    assert player.ask(act) == player.ask(act)


def test_orders_stand_until_they_are_replaced(player: Player) -> None:
    now = player.wait_for_turn()
    tokens = [matter.answers[0].token for matter in now.orders if not matter.text]
    first = wire.Order("first", tokens)
    answer = player.ask(first)
    assert answer == wire.Ack("first", now.seq)
    assert answer == player.ask(first)
    player.send(wire.Hello(player.welcome.table if player.welcome else "", 0))
    update = player.hear_until(wire.Update)
    assert [one.token for matter in update.orders for one in matter.answers if one.stands] == tokens
    assert player.ask(wire.Order("none", [])) == wire.Ack("none", now.seq)
    refused = player.ask(wire.Order("nonsense", ["nonsense"]))
    assert isinstance(refused, wire.Reject)
    assert refused.code == "not-offered"
    assert ply_of(player) == now.ply


def test_somebody_elses_seat(server: Server, player: Player, bob: Browser) -> None:
    assert player.welcome
    bob.get("/")
    for cookie in (bob.cookie, "", "0" * 40):
        thief = Player(server.url, cookie)
        answer = thief.hello(player.welcome.table, 0)
        assert isinstance(answer, wire.Reject)
        assert answer.code == "not-yours"
        # He has not come in, so he cannot act either.
        assert thief.ask(wire.Act("x", player.wait_for_turn().ply, 0)) == wire.Reject(
            "x", "malformed", "This message cannot be understood."
        )
        thief.close()


def test_a_spectator_gets_no_secrets_and_cannot_act(server: Server, player: Player) -> None:
    assert player.welcome
    watcher = Player(server.url)
    watcher.hello(player.welcome.table)
    assert watcher.update
    assert watcher.update.question
    assert watcher.update.question.choices == []
    answer = watcher.ask(wire.Act("x", watcher.update.ply, 0))
    assert isinstance(answer, wire.Reject)
    assert answer.code == "not-yours"
    watcher.close()


def test_hello_that_leads_nowhere(server: Server, player: Player) -> None:
    assert player.welcome
    table = player.welcome.table
    for hello, code in (
        (wire.Hello("nosuch"), "no-table"),
        (wire.Hello(table, 77), "not-yours"),
        (wire.Hello(table, -1), "not-yours"),
        (wire.Hello(table, 0, proto=99), "proto"),
        (wire.Hello(table, 1, key="wrong"), "no-seat"),
    ):
        stranger = Player(server.url)
        stranger.send(hello)
        assert stranger.hear_until(wire.Reject).code == code
        stranger.close()


def test_one_socket_can_change_seats_as_people_pass_the_device(server: Server, ann: Browser) -> None:
    table = ann.new_table("device", "device").path.rpartition("/")[2]
    shared = Player(server.url, ann.cookie)
    assert shared.hello(table, 0).you == 0
    shared.hear_until(wire.Chat)
    assert shared.hello(table, 1).you == 1
    assert shared.update
    assert [seat.online for seat in shared.update.seats] == [False, True]
    shared.close()


def test_two_people_see_each_others_moves_and_words(server: Server, ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend", seed="4")
    table = lobby.path.rpartition("/")[2]
    link = next(given["value"] for given in lobby.all("input") if given.get("class") == "invite-link")
    assert bob.client.post(f"/api/tables/{table}/claim", json={"seat": 1, "key": link}).status_code == 200
    ann.send(lobby.form("start"))
    players = [Player(server.url, browser.cookie) for browser in (ann, bob)]
    for seat, player in enumerate(players):
        player.hello(table, seat)
    players[1].send(wire.Say("s1", "good luck"))
    while players[0].hear_until(wire.Chat).lines == []:
        pass
    for number in range(12):
        asked = next(player for player in players if _is_asked(player))
        done = asked.choose(number)
        assert isinstance(done, wire.Ack)
        for player in players:
            while not player.update or player.update.seq < done.seq:
                player.hear_until(wire.Update)
    for player in players:
        player.close()


def test_who_loses_the_seat_is_told_and_watches(server: Server, ann: Browser, bob: Browser) -> None:
    lobby = ann.new_table("you", "friend")
    table = lobby.path.rpartition("/")[2]
    link = next(given["value"] for given in lobby.all("input") if given.get("class") == "invite-link")
    bob.client.post(f"/api/tables/{table}/claim", json={"seat": 1, "key": link})
    sitting = Player(server.url, bob.cookie)
    sitting.hello(table, 1)
    ann.send(ann.get(lobby.path).form("reissue"))
    assert sitting.hear_until(wire.Notice).code == "revoked"
    assert sitting.hear_until(wire.Welcome).you is None
    sitting.close()


def _is_asked(player: Player) -> bool:
    return bool(player.update and player.update.question and player.update.question.mine)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_other_sites_cannot_open_a_socket(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Player(server.url, Origin=origin)
    assert refused.value.response.status_code == 403
    Player(server.url, Origin=server.url).close()


def test_a_flood_is_refused_and_then_cut_off(server: Server, player: Player) -> None:
    refusals: list[str] = []
    assert close_code(player, '{"t": "ping"}', 5000, refusals) == 1008
    assert set(refusals) == {"rate"}
    assert server.is_up()


def test_a_message_far_too_long_ends_the_connection(server: Server, player: Player) -> None:
    assert close_code(player, "x" * 1_000_000, 1) == 1009
    assert server.is_up()


def soon(act: Callable[[], None]) -> None:
    """Do it as soon as the server allows: it may hear late that somebody has left."""
    end = time.monotonic() + 10
    while True:
        try:
            act()
            break
        except InvalidStatus:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def test_too_many_sockets_from_one_address() -> None:
    with serving("--workers", "0", "--most-sockets", "3") as server:
        players = [Player(server.url) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            Player(server.url)
        assert refused.value.response.status_code == 429
        players.pop().close()
        soon(lambda: Player(server.url).close())
        for player in players:
            player.close()


def test_behind_a_proxy_nobody_can_lend_himself_other_addresses() -> None:
    """The proxy adds whom it heard to what that one claims; only the proxy's word counts."""
    with serving("--workers", "0", "--most-sockets", "2", "--behind-proxy") as server:
        players = [Player(server.url, **{"X-Forwarded-For": f"198.51.100.{n}, 203.0.113.9"}) for n in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            Player(server.url, **{"X-Forwarded-For": "198.51.100.7, 203.0.113.9"})
        assert refused.value.response.status_code == 429
        players.append(Player(server.url, **{"X-Forwarded-For": "203.0.113.10"}))
        for player in players:
            player.close()


def stalled(server: Server, ann: Browser, table: str) -> socket.socket:
    """A socket that says hello and never reads an answer."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: hornbook={ann.cookie}\r\n\r\n".encode()
    )
    assert b"101 Switching" in raw.recv(1000)
    hello = b'{"t":"hello","table":"%s","seat":0}' % table.encode()
    mask = b"\0\0\0\0"
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + hello)
    return raw


def test_a_stalled_client_holds_up_nobody_and_is_told_everything_when_it_wakes() -> None:
    """It gets what fits into the pipe; the others go on as if it were not there."""
    with serving(program="tests.web.tight") as server:
        ann = Browser(server.url)
        table = ann.new_table("device", "device", "easy", "easy", "easy", "easy").path.rpartition("/")[2]
        player = Player(server.url, ann.cookie)
        player.hello(table, 0)
        stuck, slowest = stalled(server, ann, table), 0.0
        for number in range(40):
            began = time.monotonic()
            assert isinstance(player.ask(wire.Say(player.cid(), f"line {number}")), wire.Ack)
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 2.0
        told = read_on(stuck, 2.0)
        assert told.count(b'"t":"update"') < 40
        assert told.count(b'"t":"welcome"') >= 2
        assert told.rindex(b"line 39") > told.rindex(b'"t":"welcome"')
        stuck.close()
        player.close()


def read_on(raw: socket.socket, seconds: float) -> bytes:
    """Everything that comes until it is quiet for so long."""
    raw.settimeout(seconds)
    told = b""
    while True:
        try:
            part = raw.recv(1 << 20)
        except TimeoutError:
            return told
        if not part:
            return told
        told += part


def test_a_client_that_wakes_up_is_told_everything_afresh() -> None:
    """Its queue overflows and is dropped; answers are kept, and after them everything is told again."""
    from tests.web.slow import overflow_and_wake

    kinds = overflow_and_wake(messages=200, queue=64)
    assert len(kinds) < 10
    assert kinds[-4:] == ["ack", "welcome", "update", "chat"]
