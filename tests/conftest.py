"""What holds for every test, whoever runs it and from where."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import settings

from hornbook.core import registry

settings.register_profile("untimed", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("untimed")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell lets what it starts in the background, and everything that starts from there, ignore Ctrl-C; we press it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True, scope="session")
def _a_home_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes into the data folder of whoever runs it."""
    with patch.dict(os.environ, HORNBOOK_HOME=str(tmp_path_factory.mktemp("home"))):
        yield


@pytest.fixture(autouse=True)
def _no_games_from_files() -> Iterator[None]:
    """What one test has loaded from a file, no other finds."""
    yield
    registry.FILES.clear()
