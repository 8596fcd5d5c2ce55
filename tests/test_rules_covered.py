"""Every numbered rule of every game is cited by the code that enforces it and by a test that proves it."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from hornbook.core.content.rulebook import rulebook
from hornbook.core.registry import games

TESTS = Path(__file__).parent
CITED = re.compile(r"\b([A-Z]{2})-(\d+(?:\.\d+)*)\b")
WITH_RULEBOOK = sorted(name for name, game in games().items() if (files(game.package) / "rulebook.md").is_file())


def rules_of(name: str) -> set[str]:
    return set(rulebook(games()[name].package))


def prefix_of(name: str) -> str:
    """The two letters that a game's rules begin with."""
    (prefix,) = {number[:2] for number in rules_of(name)}
    return prefix


def code_of(name: str) -> dict[str, str]:
    """The game's own Python, by file."""
    folder = Path(str(files(games()[name].package)))
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}


@cache
def markers() -> dict[str, set[str]]:
    """The rule numbers in `@pytest.mark.rule(...)` of every test module, by file."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        marks = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"]
        found[str(path.relative_to(TESTS))] = {
            argument.value
            for mark in marks
            for argument in mark.args
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        }
    return found


def cited(text: str, prefix: str) -> set[str]:
    return {f"{letters}-{number}" for letters, number in CITED.findall(text) if letters == prefix}


def chapters(rules: set[str]) -> set[str]:
    return {rule.partition(".")[0] for rule in rules}


@pytest.mark.parametrize("name", WITH_RULEBOOK)
def test_the_code_cites_every_rule(name: str) -> None:
    everything = set().union(*(cited(text, prefix_of(name)) for text in code_of(name).values()))
    assert not rules_of(name) - everything, "rules that no code cites"


@pytest.mark.parametrize("name", WITH_RULEBOOK)
def test_the_code_cites_no_rule_that_does_not_exist(name: str) -> None:
    known = rules_of(name) | chapters(rules_of(name))
    unknown = {file: cited(text, prefix_of(name)) - known for file, text in code_of(name).items()}
    assert not {file: numbers for file, numbers in unknown.items() if numbers}


@pytest.mark.parametrize("name", WITH_RULEBOOK)
def test_tests_prove_every_rule(name: str) -> None:
    proven = set().union(*markers().values())
    assert not rules_of(name) - proven, "rules that no test is marked with"


@pytest.mark.parametrize("name", WITH_RULEBOOK)
def test_tests_prove_no_rule_that_does_not_exist(name: str) -> None:
    prefix = prefix_of(name) + "-"
    unknown = {
        file: {number for number in numbers if number.startswith(prefix)} - rules_of(name)
        for file, numbers in markers().items()
    }
    assert not {file: numbers for file, numbers in unknown.items() if numbers}


def test_some_game_has_a_rulebook() -> None:
    assert WITH_RULEBOOK
