"""The store: a change is written whole or not at all, once, and only on top of what its maker knew."""

from __future__ import annotations

import threading
from importlib.resources import files
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import select, text

from hornbook.core.errors import HornbookError
from hornbook.table.domain.errors import Conflict, Repeated
from hornbook.table.domain.new_table import new_row, new_seats
from hornbook.table.domain.rows import AskRow, Change, Snapshot, StoredTable, TableRow
from hornbook.table.domain.rows import JournalRow as Line
from hornbook.table.store import schema
from hornbook.table.store.store import Store, read_url
from hornbook.table.wire.messages import Said
from tests.table.people import games, order


def a_table(store: Store) -> TableRow:
    wanted = order("highcard", "player=Eva", "bot")
    row = new_row(games("highcard"), wanted, "host")
    store.create(StoredTable(row, new_seats(games("highcard"), wanted.seats, "host", {}), [], [], []))
    return row


def a_change(row: TableRow, *lines: str, **more: Any) -> Change:
    base = row.seq
    numbered = [Line(base + n, n, 0, line) for n, line in enumerate(lines, 1)]
    seq = base + max(1, len(lines))
    return Change(replace(row, seq=seq, shown=seq), base, numbered, **more)


def everything(store: Store) -> dict[str, list[Any]]:
    with store.engine.connect() as c:
        return {name: list(c.execute(select(t))) for name, t in schema.metadata.tables.items()}


def test_migrations_make_what_the_schema_says(store: Store) -> None:
    with store.engine.connect() as c:
        assert compare_metadata(MigrationContext.configure(c), schema.metadata) == []
        assert c.execute(text("SELECT version_num FROM alembic_version")).scalar() == schema.HEAD


def test_upgrading_again_changes_nothing(store: Store) -> None:
    a_table(store)
    before = everything(store)
    store.upgrade()
    assert everything(store) == before


def test_an_older_database_is_brought_up_to_date_with_everything_in_it(store: Store) -> None:
    row = a_table(store)
    store.commit(a_change(row, '{"a":1}', said=Said(1, 0, "Eva", "ciao", 5.0)))
    before = everything(store)
    with store.engine.begin() as c:
        config = Config()
        config.set_main_option("script_location", str(files("hornbook.table.store") / "migrations"))
        config.attributes["connection"] = c
        command.downgrade(config, "0001")
    store.upgrade()
    assert everything(store) == before
    with store.engine.connect() as c:
        assert compare_metadata(MigrationContext.configure(c), schema.metadata) == []


def test_a_database_from_the_future_is_refused(store: Store) -> None:
    with store.engine.begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(HornbookError, match="made by another version"):
        store.upgrade()


def test_sqlite_keeps_what_it_has_promised(sqlite_url: str) -> None:
    with Store(sqlite_url).engine.connect() as c:
        settings = [c.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 2]


@pytest.mark.parametrize("given", ["mysql://x", "oracle://x"])
def test_other_databases_are_refused(given: str) -> None:
    with pytest.raises(ValueError, match="the database can be sqlite"):
        read_url(given)


def test_a_plain_path_is_a_sqlite_file() -> None:
    assert read_url("/tmp/x.db").render_as_string() == "sqlite:////tmp/x.db"


def test_what_is_written_is_read_again(store: Store) -> None:
    row = a_table(store)
    said, ask = Said(1, 0, "Eva", "ciao", 5.0), AskRow(1, 0, 3, [1])
    kept = store.read(row.id)
    assert kept is not None
    chair = replace(kept.seats[0], name="Ada", away=True)
    store.commit(a_change(row, '{"a":1}', '{"b":2}', said=said, asks=[ask], seats=[chair]))
    kept = store.read(row.id)
    assert kept is not None
    assert [(line.seq, line.line) for line in kept.lines] == [(1, '{"a":1}'), (2, '{"b":2}')]
    assert (kept.row.seq, kept.chat, kept.asks, kept.seats[0]) == (2, [said], [ask], chair)


def test_lines_can_be_read_from_some_seq_on(store: Store) -> None:
    row = a_table(store)
    store.commit(a_change(row, "1", "2", "3"))
    kept = store.read(row.id, after=2)
    assert kept is not None
    assert [line.line for line in kept.lines] == ["3"]


def test_there_is_no_table_of_another_name(store: Store) -> None:
    assert store.read("nothere") is None


def test_who_comes_second_writes_nothing(store: Store) -> None:
    row = a_table(store)
    store.commit(a_change(row, "first"))
    before = everything(store)
    with pytest.raises(Conflict):
        store.commit(a_change(row, "second", said=Said(1, 0, "", "x", 1.0), cid="c", who=0))
    assert everything(store) == before


def test_a_message_is_acknowledged_once(store: Store) -> None:
    row = a_table(store)
    assert store.acked(row.id, 0, "c") is None
    seq = store.commit(a_change(row, "once", who=0, cid="c"))
    before = everything(store)
    with pytest.raises(Repeated) as again:
        store.commit(a_change(replace(row, seq=seq), "twice", who=0, cid="c"))
    assert again.value.shown == seq == store.acked(row.id, 0, "c")
    assert everything(store) == before


def test_two_seats_may_use_the_same_cid(store: Store) -> None:
    row = a_table(store)
    seq = store.commit(a_change(row, "one", who=0, cid="c"))
    assert store.commit(a_change(replace(row, seq=seq), "other", who=1, cid="c")) > seq


def test_a_change_that_fails_half_way_leaves_no_trace(store: Store) -> None:
    row = a_table(store)
    before = everything(store)
    broken = a_change(row, "line", cid="c", said=Said(1, 0, "", None, 1.0))  # type: ignore[arg-type]
    with pytest.raises(Conflict):
        store.commit(broken)
    assert everything(store) == before


def test_of_many_who_write_the_same_seq_one_wins(url: str) -> None:
    stores = [Store(url) for _ in range(4)]
    row = a_table(stores[0])
    outcomes: list[str] = []
    start = threading.Barrier(4)

    def write(number: int) -> None:
        start.wait()
        try:
            stores[number].commit(a_change(row, f"from {number}", "and more"))
            outcomes.append("won")
        except Conflict:
            outcomes.append("lost")

    threads = [threading.Thread(target=write, args=[number]) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kept = stores[0].read(row.id)
    assert kept is not None
    assert sorted(outcomes) == ["lost", "lost", "lost", "won"]
    assert len(kept.lines) == 2
    for store in stores:
        store.close()


def test_snapshots_are_kept_and_go_with_what_is_taken_back(store: Store) -> None:
    row = a_table(store)
    for ply in (16, 32):
        seq = store.commit(a_change(row, "x", snapshot=Snapshot(ply, {"at": ply})))
        row = replace(row, seq=seq)
    nearest = [store.snapshot(row.id, ply) for ply in (15, 16, 31, 99)]
    assert [each and each.ply for each in nearest] == [None, 16, 16, 32]
    store.commit(a_change(row, "undo", shortened=20))
    kept = store.snapshot(row.id, 99)
    assert kept == Snapshot(16, {"at": 16})


def test_a_table_is_followed_by_one_other(store: Store) -> None:
    row = a_table(store)
    wanted = order("highcard", "player", "bot")

    def follow() -> tuple[str, str]:
        new = new_row(games("highcard"), wanted, "host")
        return new.id, store.create(
            StoredTable(new, new_seats(games("highcard"), wanted.seats, "host", {}), [], [], []), after=row.id
        )

    first, made = follow()
    assert made == first
    second, led = follow()
    assert led == first
    assert store.read(second) is None
    kept = store.read(row.id)
    assert kept is not None
    assert kept.row.next_table == first
    assert kept.row.seq == 1


def test_starting_processes_do_not_migrate_at_once(empty_postgres_url: str) -> None:
    stores = [Store(empty_postgres_url) for _ in range(3)]
    threads = [threading.Thread(target=store.upgrade) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    a_table(stores[2])
    for store in stores:
        store.close()
