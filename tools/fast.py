"""Compile the core and the games with mypyc, in place; `--quick` for tests, `--clean` goes back to plain Python.

What is compiled are copies of the sources with declared fields written out (`hornbook.core.fields.expanded`) and the
codes of choices as numbers. The plain sources stay beside the compiled modules and are the reference: same choices,
same scores.
"""

from __future__ import annotations

import ast
import importlib
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "fast"
CORE = (
    "rng", "deck", "tuples", "automaton", "frame", "state", "loop", "game", "content/box",
    "play/perspective", "play/host",
)  # fmt: skip
GAME = ("rules/**/*.py", "bots/*.py", "screen/view.py", "screen/deals.py", "screen/observation.py")
PLAIN = ("__init__", "content", "choices")  # read once: nothing to gain


def modules() -> list[Path]:
    """The files worth compiling: the hot part of the core, and of every game its rules, its bots and its views."""
    core = [SOURCE / "hornbook" / "core" / f"{name}.py" for name in CORE]
    games = sorted(path for part in GAME for path in (SOURCE / "hornbook" / "games").glob(f"*/{part}"))
    return [path.relative_to(SOURCE) for path in [*core, *games] if path.stem not in PLAIN]


def clean() -> None:
    """Remove every compiled module."""
    for path in SOURCE.rglob("*.so"):
        path.unlink()
    shutil.rmtree(ROOT / "build", ignore_errors=True)


def with_codes(source: str) -> str:
    """A module's source with the codes that it imports from a game's `choices` as numbers, which the compiler likes."""
    lines = source.split("\n")
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".rules.choices"):
            values = vars(importlib.import_module(node.module or ""))
            codes = [each.name for each in node.names if type(values[each.name]) is int]
            others = [each.name for each in node.names if each.name not in codes]
            written = [f"from {node.module} import {', '.join(others)}"] if others else []
            written += [f"{name}: Final = {values[name]}" for name in codes]
            if codes:
                written.insert(0, "from typing import Final")
            lines[node.lineno - 1 : node.end_lineno] = written
    return "\n".join(lines)


def build(quick: bool) -> None:
    """Compile; quickly, if it is only to be compared with the plain form."""
    from mypyc.build import mypycify
    from setuptools import setup

    sys.path.insert(0, str(SOURCE))
    from hornbook.core.fields import expanded

    clean()
    shutil.copytree(SOURCE, BUILD / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for path in modules():
        copy = BUILD / "src" / path
        copy.write_text(expanded(with_codes(copy.read_text(encoding="utf-8"))), encoding="utf-8")
    os.chdir(BUILD)
    os.environ["MYPYPATH"] = "src"
    files = [str(Path("src") / path) for path in modules()]
    extensions = mypycify(["--strict", *files], opt_level="0" if quick else "3", debug_level="0")
    setup(
        name="hornbook-fast",
        packages=[],
        package_dir={"": "src"},
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace"],
    )
    for made in (BUILD / "src").rglob("*.so"):
        shutil.move(made, SOURCE / made.relative_to(BUILD / "src"))
    os.chdir(ROOT)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    print(f"compiled {len(files)} modules; `make plain` goes back")


if __name__ == "__main__":
    clean() if "--clean" in sys.argv else build("--quick" in sys.argv)
