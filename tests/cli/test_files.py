"""Games and bots from files: named on every command, refused in one line, and never loaded from elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hornbook.bots import make_bot
from hornbook.core import registry
from hornbook.core.errors import UnknownBot
from tests.toytable.command import hornbook_as_installed, says_one_line

ROOT = Path(__file__).parents[2]
GAME = f"{ROOT}/examples/shy_unicorn/game.py:ShyUnicorn"
BOT = """
from hornbook.bots import Answer, Setting
from hornbook.core.events import Message

class First:
    SETTINGS = {"skip": Setting("choices to pass over", 0, 9)}

    def __init__(self, skip: int = 0, name: str = "first") -> None:
        self.name, self.skip = name, skip

    def choose(self, perspective, rng):
        choices = perspective.choices
        return Answer(choices[min(self.skip, len(choices) - 1)], Message("bot-only", {"best": "that"}))

class NoBot:
    pass

def broken(name):
    raise RuntimeError("not today")
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOT, encoding="utf-8")
    return path


def test_a_game_of_a_file_is_played_recorded_shown_and_verified(tmp_path: Path) -> None:
    record = str(tmp_path / "game.jsonl")
    played = hornbook_as_installed("play", GAME, "--seats", "bot:random,bot:random", "--seed", "3", "--record", record)
    assert played.code == 0, played.err
    registry.FILES.clear()  # as in another process
    for command in ("verify", "replay", "show"):
        told = hornbook_as_installed(command, record, "--game", GAME)
        assert told.code == 0, told.err
    registry.FILES.clear()
    unknown = hornbook_as_installed("verify", record)
    assert unknown.code == 2
    assert says_one_line(unknown)


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", GAME, "--games", "4", "--bots", "greedy,random", "--jobs", "2"),
        ("league", GAME, "--games", "2", "--bots", "greedy,random"),
        ("rules", GAME, "SU-3.1"),
        ("fuzz", GAME, "--seconds", "1"),
        ("bench", GAME, "--games", "2", "--repeats", "1"),
        ("games", "--game", GAME),
    ],
    ids=lambda command: command[0],
)
def test_every_command_takes_a_game_of_a_file(command: tuple[str, ...]) -> None:
    told = hornbook_as_installed(*command)
    assert told.code == 0, told.err
    assert told.out.strip()


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("nowhere/game.py:Game", "there is no such file"),
        (f"{ROOT}/examples/shy_unicorn/game.py:Nothing", "there is no Nothing in it"),
        (f"{ROOT}/examples/shy_unicorn/game.py:Meadow", "of hornbook.core.game.Game"),
        (f"{ROOT}/examples/shy_unicorn/game.py", "name a file and a class in it"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(spec: str, says: str) -> None:
    outcome = hornbook_as_installed("play", spec)
    assert outcome.code == 2
    assert says in outcome.err
    assert says_one_line(outcome)


def test_a_file_cannot_take_the_place_of_another_game(tmp_path: Path) -> None:
    source = (ROOT / "examples" / "shy_unicorn" / "game.py").read_text(encoding="utf-8")
    (tmp_path / "game.py").write_text(
        source.replace('id = "shy-unicorn"', 'id = "kill-the-unicorns"'), encoding="utf-8"
    )
    outcome = hornbook_as_installed("play", f"{tmp_path}/game.py:ShyUnicorn")
    assert outcome.code == 2
    assert "there is a game called kill-the-unicorns already" in outcome.err
    assert registry.game("kill-the-unicorns").title == "Kill the Unicorns"


def test_a_bot_of_a_file_plays_with_its_settings(bots: Path) -> None:
    specs = f"{bots}:First,{bots}:First:skip=1,random"
    told = hornbook_as_installed("simulate", "kill-the-unicorns", "--games", "2", "--bots", specs, "--json")
    assert told.code == 0, told.err
    assert [seat["bot"] for seat in json.loads(told.out)["seats"]] == specs.split(",")


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("First:skip=10", "a whole number from 0 to 9 (choices to pass over)"),
        ("First:jump=1", "has no setting 'jump'"),
        ("NoBot", "has no choose(perspective, rng)"),
        ("Missing", "there is no Missing in it"),
        ("broken", "RuntimeError: not today"),
    ],
)
def test_a_bad_bot_of_a_file_is_refused_in_one_line(bots: Path, spec: str, says: str) -> None:
    outcome = hornbook_as_installed("simulate", "kill-the-unicorns", "--games", "1", "--bots", f"{bots}:{spec}")
    assert outcome.code == 2
    assert says in outcome.err
    assert says_one_line(outcome)


def test_only_the_command_line_loads_bots_of_files(bots: Path) -> None:
    with pytest.raises(UnknownBot, match="for the command line only"):
        make_bot(f"{bots}:First", registry.game("kill-the-unicorns"))


@pytest.mark.parametrize(
    ("game", "spec", "says"),
    [
        ("unicornus-knights", "hard:trust=2", ""),
        ("unicornus-knights", "hard:explore=1", "hard is rollout here, which has no setting 'explore'"),
        ("kill-the-unicorns", "hard:explore=1", ""),
        ("kill-the-unicorns", "hard:trust=2", "hard is ismcts here, which has no setting 'trust'"),
    ],
)
def test_settings_are_checked_against_the_games_own_levels(game: str, spec: str, says: str) -> None:
    outcome = hornbook_as_installed(
        "simulate", game, "--games", "1", "--bots", spec.replace("hard", "hard:ms=1"), "--seats", "2"
    )
    assert outcome.code == (2 if says else 0), outcome.err
    assert says in outcome.err
