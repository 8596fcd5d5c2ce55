"""The README keeps its promises: every command in it runs (with smaller numbers), and so does its Python."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from hornbook.home import home
from hornbook.table.store.store import Store

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SMALLER = [
    (r"--games \d+", "--games 4"),
    (r"--seconds \d+", "--seconds 1"),
    (r"ms=\d+", "ms=2"),
    (r"bench$", "bench --games 2 --repeats 1"),
]


def commands() -> list[str]:
    """Every `hornbook …` of the README's shell blocks, several on a line being told apart by wide gaps."""
    found = []
    for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL):
        for line in block.splitlines():
            said = re.split(r"\s+#", line)[0]
            found += [each.strip() for each in re.split(r"\s{3,}", said) if each.startswith("hornbook")]
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands run, with the record that some of them speak of, and tables to be backed up."""
    where = tmp_path_factory.mktemp("readme")
    (where / "examples").symlink_to(ROOT / "examples")
    text = "hornbook play kill-the-unicorns --seats 'you,random' --seed 3 --record game.jsonl".replace(
        "random", "bot:random"
    )
    run(text, where, "a\n" * 60)
    tables = Store(str(home() / "hornbook.db"))
    tables.upgrade()
    tables.close()
    return where


def run(command: str, where: Path, typed: str = "quit\n") -> str:
    words = [sys.executable, "-m", "hornbook.cli", *shlex.split(command)[1:]]
    done = subprocess.run(words, cwd=where, input=typed, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


def test_the_readme_has_commands() -> None:
    named = {shlex.split(command)[1] for command in commands()}
    assert named == {
        "serve", "backup", "play", "simulate", "league", "replay", "show", "verify", "rules", "content", "fuzz", "bench"
    }  # fmt: skip


@pytest.mark.parametrize("command", [each for each in commands() if each.startswith("hornbook serve")])
def test_a_server_takes_these_options(command: str, folder: Path) -> None:
    told = run("hornbook serve --help", folder)
    assert [option for option in re.findall(r"--[a-z]+", command) if option not in told] == []


@pytest.mark.parametrize("command", [each for each in commands() if not each.startswith("hornbook serve")])
def test_command(command: str, folder: Path) -> None:
    for pattern, smaller in SMALLER:
        command = re.sub(pattern, smaller, command)
    if "--record" in command:
        command = command.replace("game.jsonl", "another.jsonl")
    assert run(command, folder).strip()


def test_the_two_commands_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
    assert re.match(r"# Hornbook\n\n```sh\nmake play .*\nmake test .*\n```", README)
