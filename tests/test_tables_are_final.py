"""Tables of the modules that are compiled are `Final`: the compiler then reads them without looking them up."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = [ROOT / "src" / path for path in runpy.run_path(str(ROOT / "tools" / "fast.py"))["modules"]()]


def loose(source: str) -> list[str]:
    """The constants of a module that may be assigned again, for all that the compiler knows."""
    found = []
    target: ast.expr
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign):
            target, annotation = node.target, ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            target, annotation = node.targets[0], ""
        else:
            continue
        is_table = isinstance(target, ast.Name) and target.id.isupper() and len(target.id) > 1
        if is_table and not annotation.startswith("Final"):
            found.append(ast.unparse(target))
    return found


def test_what_is_loose_is_found() -> None:
    assert loose("ONE = 1\nTWO: int = 2\nTHREE: Final = 3\nFOUR: Final[int] = 4\nT = TypeVar('T')\n") == ["ONE", "TWO"]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT / "src" / "hornbook")))
def test_tables_are_final(path: Path) -> None:
    assert loose(path.read_text(encoding="utf-8")) == []
