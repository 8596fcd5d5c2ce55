"""/metrics: numbers that agree with what was done, in Prometheus's own format, and not for strangers."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing

import httpx
import pytest
from starlette.requests import Request

from hornbook.table.live.meters import Durations
from hornbook.table.wire import messages as wire
from hornbook.web.http.metrics import is_local
from tests.web.browsing import Browser
from tests.web.serving import Player, Server, serving

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"\n]+"\})? (\S+)')


def numbers(server: Server) -> dict[str, float]:
    """Every number by its name and label; each line is a comment or a number, and each number has been announced."""
    answer = httpx.get(f"{server.url}/metrics")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
    assert answer.text.endswith("\n")
    told: dict[str, float] = {}
    announced: set[str] = set()
    for line in answer.text.splitlines():
        if line.startswith("# "):
            _, kind, name, _ = line.split(" ", 3)
            announced |= {name} if kind == "TYPE" else set()
            continue
        found = SAMPLE.fullmatch(line)
        assert found, line
        assert re.sub(r"_(bucket|sum|count)$", "", found[1]) in announced, line
        told[found[1] + (found[2] or "")] = float(found[3])
    return told


def test_what_is_done_is_counted() -> None:
    with serving("--workers", "0") as server:
        before = numbers(server)
        assert before["hornbook_choices_total"] == before["hornbook_sockets"] == 0
        assert before["process_start_time_seconds"] <= time.time()
        ann = Browser(server.url)
        ann.new_table("you", "friend")
        table = ann.new_table("device", "device").path.rpartition("/")[2]
        player = Player(server.url, ann.cookie)
        player.hello(table)
        assert player.update
        assert player.update.question
        player.hello(table, player.update.question.seat)
        assert isinstance(player.choose(), wire.Ack)
        refused = player.ask(wire.Act("again", 0, 1))
        assert isinstance(refused, wire.Reject)
        assert Browser(server.url).get("/nowhere").status == 404
        now = numbers(server)
        player.close()
        assert (now["hornbook_sockets"], now["hornbook_rooms"]) == (1, 2)
        assert now["hornbook_seats_connected"] == 2  # one by socket, one who has just loaded the lobby
        tables = [now[f'hornbook_tables{{state="{state}"}}'] for state in ("lobby", "running", "over")]
        assert tables == [1, 1, 0]
        assert now["hornbook_choices_total"] == 1
        assert now["hornbook_messages_received_total"] == 4
        assert now["hornbook_messages_sent_total"] >= 5
        assert now[f'hornbook_refusals_total{{code="{refused.code}"}}'] == 1
        assert now['hornbook_refusals_total{code="path"}'] == 1
        assert now["hornbook_commit_seconds_count"] == 1
        assert now["hornbook_commit_seconds_sum"] > 0


def test_bots_are_timed_and_buckets_add_up() -> None:
    with serving("--workers", "0") as server:
        ann = Browser(server.url)
        table = ann.play_now()
        player = Player(server.url, ann.cookie)
        player.hello(table, 0)
        player.choose()
        player.wait_for_turn()
        now = numbers(server)
        player.close()
        assert now["hornbook_bot_thinking_seconds_count"] > 0
        assert now["hornbook_choices_total"] > now["hornbook_bot_thinking_seconds_count"]
        for name in ("commit", "bot_thinking"):
            buckets = [value for key, value in now.items() if key.startswith(f"hornbook_{name}_seconds_bucket")]
            assert buckets == sorted(buckets)
            assert buckets[-1] == now[f"hornbook_{name}_seconds_count"]


def test_nothing_of_a_table_or_a_person_is_told(server: Server, ann: Browser) -> None:
    table = ann.play_now()
    answer = httpx.get(f"{server.url}/metrics")
    assert table not in answer.text
    assert ann.cookie not in answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "x-real-ip"])
def test_a_proxy_does_not_make_strangers_local(server: Server, header: str) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers={header: "127.0.0.1"})
    assert (answer.status_code, answer.text.count("\n")) == (403, 1)
    assert "--metrics" in answer.text


def test_a_spoofed_address_behind_a_proxy_is_not_believed() -> None:
    with serving("--behind-proxy", "--workers", "0") as server:
        assert httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403
    with serving("--behind-proxy", "--metrics", "--workers", "0") as server:
        assert httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 200


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("192.168.1.5", False),
        ("testclient", False),
        ("", False),
    ],
)
def test_who_is_local(address: str, local: bool) -> None:
    request = Request({"type": "http", "headers": [], "client": (address, 1)})
    assert is_local(request) is local


def test_durations_go_where_they_belong() -> None:
    taken = Durations((1.0, 2.0))
    for seconds in (0.5, 1.0, 1.5, 9.0):
        taken.add(seconds)
    assert (taken.up_to(), taken.seconds) == ([2, 3, 4], 12.0)


def test_numbers_are_told_while_the_store_is_out_of_reach() -> None:
    with serving("--workers", "0") as server:
        with closing(sqlite3.connect(server.home / "hornbook.db")) as database:
            database.execute("DROP TABLE tables")
        told = numbers(server)
        assert not any(name.startswith("hornbook_tables") for name in told)
        assert told["hornbook_rooms"] == 0
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        assert httpx.get(f"{server.url}/healthz").status_code == 200
