"""Backups: whole, of one moment, never over something else; and a server goes on from one."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine import make_url

from hornbook.table.store.backups import Backups, BadBackup, back_up
from hornbook.table.store.store import Store
from tests.e2e.houses import finished_record, house, new_table, players
from tests.e2e.player import Player
from tests.web.serving import Server

SEATS = "player,player,bot:random"


def hornbook(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hornbook", *words],
        env={**os.environ, "HORNBOOK_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def is_one_line(done: subprocess.CompletedProcess[str], *said: str) -> None:
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert all(word in done.stderr for word in said), done.stderr


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "hornbook.db"
    store = Store(str(path))
    store.upgrade()
    store.close()
    return path


# Going back to one.


async def play_until_backed_up(server: Server, everybody: list[Player], copy: Path) -> None:
    """Everybody plays while the backup is made, and forgets what was acknowledged only after it had begun."""
    playing = [asyncio.create_task(player.play(120)) for player in everybody]
    async with asyncio.timeout(60):
        while min(len(player.acked) for player in everybody) < 3:
            await asyncio.sleep(0.01)
    known = [dict(player.acked) for player in everybody]
    await asyncio.to_thread(back_up, make_url(f"sqlite:///{server.home}/hornbook.db"), copy)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for player, acked in zip(everybody, known, strict=True):
        player.acked, player.open, player.update = acked, None, {}
        player.sent = {cid: player.sent[cid] for cid in acked}


async def play_to_the_end(server: Server, everybody: list[Player]) -> None:
    for player in everybody:
        player.url = f"ws://127.0.0.1:{server.port}/ws"
    await asyncio.gather(*(player.play(120) for player in everybody))


def test_a_server_goes_on_from_a_backup_made_in_the_middle_of_games(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with house() as server:
        made = [new_table(server, SEATS, seed=seed) for seed in (1, 2, 3)]
        everybody = [player for each in made for player in players(server, each)]
        asyncio.run(play_until_backed_up(server, everybody, copy))
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT state FROM tables").fetchall() == [("running",)] * 3
        rows = database.execute("SELECT table_id, who, cid, seq FROM acks").fetchall()
    kept = {(table, who, cid): seq for table, who, cid, seq in rows}
    before = [dict(player.acked) for player in everybody]
    with house("--database", str(copy)) as server:
        asyncio.run(play_to_the_end(server, everybody))
        for player, acked in zip(everybody, before, strict=True):
            record, _ = finished_record(server, player.table)
            assert record.end is not None
            for cid, seq in acked.items():
                assert kept[player.table, player.seat, cid] == seq
                assert record.steps[player.sent[cid][0]].seat == player.seat


# By hand.


def test_the_database_of_a_running_server_is_copied(tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    with house() as server:
        made = new_table(server, SEATS)
        done = hornbook(server.home, "backup", str(target))
        assert (done.returncode, done.stdout.count("\n")) == (0, 1), done.stderr
        assert f"--database {target}" in done.stdout
        assert mode(target) == 0o600
    with house("--database", str(target)) as server:
        found = httpx.get(f"{server.url}/api/tables/{made.table}").json()
        assert (found["state"], len(found["seats"])) == ("running", 3)


def test_nothing_is_overwritten(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    assert hornbook(tmp_path, "backup", str(target)).returncode == 0
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    before = target.read_bytes()
    is_one_line(hornbook(tmp_path, "backup", str(target)), "is there already")
    is_one_line(hornbook(tmp_path, "backup", str(database)), "is there already")
    assert target.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "hornbook.db"]


def test_bad_input_is_one_line_and_leaves_nothing_behind(tmp_path: Path) -> None:
    is_one_line(hornbook(tmp_path, "backup", str(tmp_path / "a.db")), "no database there yet")
    (tmp_path / "hornbook.db").write_text("this is no database, but a longer text than any header would be" * 50)
    is_one_line(hornbook(tmp_path, "backup", str(tmp_path / "a.db")), "not a database")
    is_one_line(hornbook(tmp_path, "backup", str(tmp_path / "no" / "such" / "a.db")), "No such file or directory")
    is_one_line(hornbook(tmp_path, "backup"), "FILE")
    postgres = hornbook(tmp_path, "backup", "a.db", "--database", "postgresql://u:secret@127.0.0.1:1/x")
    is_one_line(postgres, "pg_dump")
    assert "secret" not in postgres.stderr
    is_one_line(hornbook(tmp_path, "backup", "a.db", "--database", "mysql://x"), "sqlite")
    is_one_line(hornbook(tmp_path, "backup", "a.db", "--database", "sqlite://"), "in memory")
    assert [path.name for path in tmp_path.iterdir()] == ["hornbook.db"]


def test_a_backup_that_fails_half_way_leaves_nothing(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(source: Path, part: Path) -> None:
        part.write_bytes(b"half")
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("hornbook.table.store.backups._copy", fail)
    with pytest.raises(BadBackup, match="disk is full"):
        back_up(make_url(f"sqlite:///{database}"), tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["hornbook.db"]


# By themselves.


def backups_of(server: Server, wanted: int) -> list[Path]:
    """The backups of a server, once there are that many."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        found = sorted((server.home / "backups").glob("hornbook-*.db"))
        if len(found) == wanted and all(path.stat().st_size for path in found):
            return found
        time.sleep(0.02)
    raise AssertionError(f"{found}\n{server.log}")


def test_a_server_makes_backups_and_goes_on_where_it_was() -> None:
    with house("--workers", "0", "--backup-every", "5") as server:
        (first,) = backups_of(server, 1)
        assert (mode(first), mode(first.parent)) == (0o600, 0o700)
        assert server.stop() == 0
        server.start()
        assert server.is_up()
        assert backups_of(server, 1) == [first]


def test_the_oldest_make_room(database: Path) -> None:
    now = [1_000_000_000.0]
    backups = Backups(make_url(f"sqlite:///{database}"), 2, 3, lambda: now[0])
    assert backups.due_in() == 0
    made = []
    for _ in range(5):
        made.append(backups.make())
        assert backups.due_in() == 7200
        now[0] += 7200
        assert backups.due_in() == 0
    other = backups.folder / "hornbook-mine.db"
    other.write_text("left alone")
    (backups.folder / "hornbook-20200101T000000Z.db.part").write_text("never finished")
    made.append(backups.make())
    assert sorted(backups.folder.iterdir()) == sorted([*made[-3:], other])


def test_a_clock_that_was_put_back_does_not_stop_them(database: Path) -> None:
    now = [2_000_000_000.0]
    backups = Backups(make_url(f"sqlite:///{database}"), 1, 3, lambda: now[0])
    backups.make()
    now[0] -= 10_000_000
    assert backups.due_in() == 3600


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--backup-every", "0"], "--backup-every"),
        (["--backup-every", "soon"], "--backup-every"),
        (["--backup-every", "1", "--backup-keep", "0"], "--backup-keep"),
        (["--backup-keep", "3"], "--backup-every"),
        (["--backup-every", "1", "--database", "sqlite://"], "in memory"),
    ],
)
def test_options_that_make_no_sense(tmp_path: Path, words: list[str], said: str) -> None:
    is_one_line(hornbook(tmp_path, "serve", "--no-browser", "--port", "0", *words), said)


def test_a_server_on_postgresql_says_how_it_is_done_there(tmp_path: Path, empty_postgres_url: str) -> None:
    words = ["serve", "--no-browser", "--port", "0", "--backup-every", "1", "--database", empty_postgres_url]
    is_one_line(hornbook(tmp_path, *words), "pg_dump")
    is_one_line(hornbook(tmp_path, "backup", "a.db", "--database", empty_postgres_url), "pg_dump")
