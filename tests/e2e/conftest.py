"""A PostgreSQL to serve from, as in the tests of the table."""

from __future__ import annotations

import pytest

from tests.table.conftest import empty_postgres_url, postgres_server

__all__ = ["empty_postgres_url", "postgres_server"]


@pytest.fixture
def postgres(empty_postgres_url: str) -> str:
    return empty_postgres_url
