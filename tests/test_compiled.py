"""The compiled form plays the very same games: every choice and score of 10,000 of them; laws and goldens hold."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("compiled")  # built once

ROOT = Path(__file__).resolve().parent.parent
GAMES = 10_000
DECISIONS = 1_500_000
"""Enough, where games are long."""

TRACE = """
import hashlib, random, sys
import hornbook
from hornbook.core import loop
from hornbook.core.rng import unsigned
assert loop.__file__.endswith(".so") == (sys.argv[1] == "compiled"), loop.__file__
for game in hornbook.games().values():
    setups = [game.settle(setup) for setup in game.scenarios.values()]
    trace, total = hashlib.sha256(), 0
    draw = random.Random(1).random
    for seed in range(int(sys.argv[2])):
        if total > int(sys.argv[3]):
            break
        s = game.new(setups[seed % len(setups)], seed)
        codes = []
        while s.pending >= 0:
            codes.append(s.options[int(draw() * len(s.options))])
            game.apply(s, codes[-1])
        result = game.result(s)
        trace.update(repr((codes, result.scores, result.winners, unsigned(s.rng))).encode())
        if seed % 50 == 0:
            trace.update(game.digest(s).encode() + repr([game.view_json(s, seat) for seat in (None, 0, 1)]).encode())
        total += len(codes)
    print(game.id, trace.hexdigest())
    assert total > 50 * int(sys.argv[2]), total
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with compiled modules in place, as `make fast` makes them, but for speed."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        pytest.skip("no C compiler: install gcc to test the compiled form")
    copy = tmp_path_factory.mktemp("compiled")
    for name in ("src", "tools", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, copy)
    build = [sys.executable, "tools/fast.py", "--quick"]
    built = subprocess.run(build, cwd=copy, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return copy


def run(copy: Path, *args: str) -> str:
    """Run Python on a copy of the sources."""
    path = {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    done = subprocess.run(
        [sys.executable, *args], cwd=copy, env={**os.environ, **path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_same_choices_and_scores(compiled: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    shutil.copytree(ROOT / "src", plain / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    most = (str(GAMES), str(DECISIONS))
    assert run(compiled, "-c", TRACE, "compiled", *most) == run(plain, "-c", TRACE, "plain", *most)


def test_laws_and_goldens(compiled: Path) -> None:
    """The laws where four play, and in set-ups by lot: that all others play the same, the test above has shown."""
    some = ["-k", "not test_laws or four or any_set_up or Machine"]
    folder = "tests/testing"
    tests = [f"{folder}/test_goldens.py", f"{folder}/test_laws.py", f"{folder}/test_kit.py"]
    tests += [f"tests/core/test_{name}.py" for name in ("loop", "pickle", "host")]
    run(compiled, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *some, *tests)
