"""Compile the core and the games with mypyc, in place; `--quick` for tests, `--clean` goes back to plain Python.

The plain sources stay beside the compiled modules and are the reference: same choices, same scores.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
CORE = ("rng", "deck", "tuples", "state", "loop", "game", "content/box", "play/perspective")
GAME = ("game.py", "rules/**/*.py", "bots/*.py", "screen/view.py", "screen/observation.py")
PLAIN = ("__init__", "content")  # read once: nothing to gain


def modules() -> list[str]:
    """The files worth compiling: the hot part of the core, and of every game its rules, its bots and its views."""
    core = [SOURCE / "hornbook" / "core" / f"{name}.py" for name in CORE]
    games = sorted(path for part in GAME for path in (SOURCE / "hornbook" / "games").glob(f"*/{part}"))
    return [str(path.relative_to(ROOT)) for path in [*core, *games] if path.stem not in PLAIN]


def clean() -> None:
    """Remove every compiled module."""
    for path in SOURCE.rglob("*.so"):
        path.unlink()
    shutil.rmtree(ROOT / "build", ignore_errors=True)


def build(quick: bool) -> None:
    """Compile; quickly, if it is only to be compared with the plain form."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = str(SOURCE)
    clean()
    extensions = mypycify(["--strict", *modules()], opt_level="0" if quick else "3", debug_level="0")
    setup(
        name="hornbook-fast",
        packages=[],
        package_dir={"": "src"},
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace"],
    )
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    print(f"compiled {len(modules())} modules; `make plain` goes back")


if __name__ == "__main__":
    clean() if "--clean" in sys.argv else build("--quick" in sys.argv)
