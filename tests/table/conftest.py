"""A database for every test: SQLite in a file, and a real PostgreSQL, which is started once."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from hornbook.table.store.store import Store, read_url

COUNT = itertools.count()
ATTEMPTS = 3


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sqlite") / "template.db"
    store = Store(f"sqlite:///{path}")
    store.upgrade()
    store.close()
    return path


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own; a machine that is busy may need more than one attempt."""
    pgserver = pytest.importorskip("pgserver", reason="pgserver is not installed: no PostgreSQL to test on")
    why = ""
    for _ in range(ATTEMPTS):
        try:
            server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
            uri = str(server.get_uri())
            break
        except Exception as problem:
            why = str(problem)
    else:
        pytest.skip(f"PostgreSQL cannot be started here: {why}")
    run_sql(uri, "ALTER SYSTEM SET fsync = off")
    run_sql(uri, "SELECT pg_reload_conf()")
    yield uri
    server.cleanup()


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    path = tmp_path / "tables.db"
    shutil.copy(sqlite_template, path)
    return f"sqlite:///{path}"


@pytest.fixture
def empty_postgres_url(postgres_server: str) -> str:
    """A schema of its own, with nothing in it."""
    name = f"test_{next(COUNT)}"
    run_sql(postgres_server, f"CREATE SCHEMA {name}")
    own = read_url(postgres_server).update_query_dict({"options": f"-csearch_path={name}"})
    return own.render_as_string(hide_password=False)


@pytest.fixture
def postgres_url(empty_postgres_url: str) -> str:
    store = Store(empty_postgres_url)
    store.upgrade()
    store.close()
    return empty_postgres_url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Each test that asks for this runs twice."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


def run_sql(uri: str, statement: str) -> None:
    engine = create_engine(read_url(uri), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()
