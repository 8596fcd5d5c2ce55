"""`hornbook serve` as a process: where it listens, how it ends, what it writes down."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from hornbook.table.wire import messages as wire
from tests.web.browsing import GAME, Browser
from tests.web.serving import Player, Server, close_code, serving

HORNBOOK = [sys.executable, "-m", "hornbook"]


def test_health(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
    assert httpx.get(f"{server.url}/readyz").text == "ready\n"


def test_a_taken_default_port_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hornbook.web import serve

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serve.listen("127.0.0.1", port, free_if_taken=True) as other:
            assert other.getsockname()[1] != port
            assert serve.address(other) == f"http://127.0.0.1:{other.getsockname()[1]}/"
        done = subprocess.run(
            [*HORNBOOK, "serve", "--no-browser", "--port", str(port)],
            env={**os.environ, "HORNBOOK_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=30,
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"cannot listen at 127.0.0.1:{port}" in done.stderr


def test_others_are_told_an_address_only_where_they_can_come_in() -> None:
    from hornbook.web import serve

    with serve.listen("127.0.0.1", 0) as alone, serve.listen("0.0.0.0", 0) as everywhere:
        assert serve.address_for_others(alone) == ""
        assert serve.address(everywhere).startswith("http://127.0.0.1:")
        assert re.fullmatch(r"(http://[\d.]+:\d+/)?", serve.address_for_others(everywhere))


def test_without_a_command_it_serves_and_says_where(tmp_path: Path) -> None:
    """A second one beside it finds a port of its own, and says so."""
    environment = {**os.environ, "HORNBOOK_HOME": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    running = []
    said = []
    try:
        for _ in range(2):
            process = subprocess.Popen(HORNBOOK, env=environment, stdout=subprocess.PIPE, text=True)
            running.append(process)
            assert process.stdout
            text = process.stdout.readline()
            while "Hornbook is at" not in text:
                text += process.stdout.readline()
            said.append(text)
            (url,) = re.findall(r"(http://\S+/)", text)
            assert httpx.get(url).status_code == 200
    finally:
        for process in running:
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
    assert "Port 8440 is taken" in said[1]
    assert (tmp_path / "hornbook.db").is_file()


def test_help_is_quick_because_nothing_of_the_web_is_loaded() -> None:
    code = "import sys\nfrom hornbook.cli import run\nrun(['serve', '--help'])\n"
    code += "print([name for name in ('starlette', 'uvicorn', 'sqlalchemy', 'jinja2') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")


@pytest.mark.parametrize(
    "database", ["mysql://x/y", "nonsense://", "postgresql://u:secret@127.0.0.1:1/x", "/dev/null/x.db", "{home}"]
)
def test_a_bad_database_is_one_line(tmp_path: Path, database: str) -> None:
    done = subprocess.run(
        [*HORNBOOK, "serve", "--no-browser", "--port", "0", "--database", database.format(home=tmp_path)],
        env={**os.environ, "HORNBOOK_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("hornbook: --database: ")
    assert "secret" not in done.stderr


def test_asked_to_go_it_drains_and_a_game_goes_on_after_it() -> None:
    with serving("--workers", "0") as server:
        ann = Browser(server.url)
        table = ann.play_now()
        player = Player(server.url, ann.cookie)
        player.hello(table, 0)
        player.wait_for_turn()
        done = player.choose()
        assert isinstance(done, wire.Ack)
        assert server.stop() == 0
        assert close_code(player) == 1012
        server.start(port=server.port)
        again = Player(server.url, ann.cookie)
        again.hello(table, 0)
        now = again.wait_for_turn()
        assert now.seq >= done.seq
        assert isinstance(again.choose(), wire.Ack)
        again.close()


def test_killed_it_has_lost_nothing_that_it_acknowledged() -> None:
    with serving("--workers", "0") as server:
        ann = Browser(server.url)
        table = ann.play_now()
        for _ in range(3):
            player = Player(server.url, ann.cookie)
            player.hello(table, 0)
            done = player.choose()
            assert isinstance(done, wire.Ack)
            assert server.stop(signal.SIGKILL) == -signal.SIGKILL
            server.start()
            again = Player(server.url, ann.cookie)
            again.hello(table, 0)
            assert again.update
            assert again.update.seq >= done.seq
            again.close()


def test_nothing_secret_is_written_down() -> None:
    with serving("--workers", "0", "--log-level", "debug") as server:
        ann, bob = Browser(server.url), Browser(server.url)
        lobby = ann.new_table("you", "friend", "friend")
        table = lobby.path.rpartition("/")[2]
        links = [given["value"] for given in lobby.all("input") if given.get("class") == "invite-link"]
        keys = [link.partition("#k=")[2] for link in links]
        assert bob.client.post(f"/api/tables/{table}/claim", json={"seat": 1, "key": keys[0]}).status_code == 200
        bob.client.post(f"/api/tables/{table}/claim", json={"seat": 1, "key": "wrong" * 6})
        ann.send(lobby.form("start"))
        program = Player(server.url)
        program.hello(table, 2, key=keys[1])
        players = [Player(server.url, ann.cookie), Player(server.url, bob.cookie), program]
        for seat, player in enumerate(players[:2]):
            player.hello(table, seat)
        for _ in range(8):
            asked = next(player for player in players if _asked(player))
            done = asked.choose()
            for player in players:
                while not player.update or player.update.seq < getattr(done, "seq", 0):
                    player.hear_until(wire.Update)
        ann.get(f"/t/{table}/text")
        for player in players:
            player.close()
        token = ann.get("/").forms[0].fields["token"]
        server.stop()
        log = server.log
        assert "/ws" in log
        assert f"/play/{GAME}" in log or "/t/" in log
        for secret in (*keys, ann.cookie, bob.cookie, token, "hornbook="):
            assert secret
            assert secret not in log


def _asked(player: Player) -> bool:
    return bool(player.update and player.update.question and player.update.question.mine)


def test_the_first_decision_is_there_within_five_seconds_of_the_start() -> None:
    began = time.monotonic()
    with serving() as server:
        ann = Browser(server.url)
        page = ann.get(f"/t/{ann.play_now()}/text")
        while not any(form.css == "choices" for form in page.forms):
            page = ann.get(page.path)
        assert time.monotonic() - began < 15  # five on a quiet machine
