"""No test writes into the data folder of whoever runs it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from unittest.mock import patch

import pytest


@pytest.fixture(autouse=True, scope="session")
def _a_home_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with patch.dict(os.environ, HORNBOOK_HOME=str(tmp_path_factory.mktemp("home"))):
        yield
