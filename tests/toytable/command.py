"""`hornbook …` in this process or in one of its own, with the toy as the only game."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from hornbook.cli import run
from hornbook.core import registry
from tests.toytable import ToyTable

ROOT = Path(__file__).parents[2]


class Outcome(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def hornbook(*args: str, stdin: str = "") -> Outcome:
    """Run a command here, on the toy."""
    toy = ToyTable()
    with patch.multiple(registry, games=lambda: {toy.id: toy}, broken=dict):
        return hornbook_as_installed(*args, stdin=stdin)


def hornbook_as_installed(*args: str, stdin: str = "") -> Outcome:
    """Run a command here, on the games that are installed."""
    out, err = StringIO(), StringIO()
    with patch.object(sys, "stdin", StringIO(stdin)), redirect_stdout(out), redirect_stderr(err):
        code = run(args)
    return Outcome(code, out.getvalue(), err.getvalue())


def start(*args: str, **environment: str) -> subprocess.Popen[str]:
    """Start a command in a process of its own, with pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.toytable", *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def says_one_line(outcome: Outcome) -> bool:
    """Whether a refusal is one line on stderr and no traceback."""
    return outcome.err.count("\n") == 1 and outcome.err.startswith("hornbook: ") and "Traceback" not in outcome.err
