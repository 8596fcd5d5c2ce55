"""What the rules hide again is hidden in the terminal too, and in the record of a game that goes on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hornbook.cli.output import Screen
from hornbook.cli.terminal.game import TerminalGame
from hornbook.cli.terminal.seats import Player
from hornbook.core import registry
from hornbook.core.play.session import Session
from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.screen.hindsight import last_hunt
from tests.toytable.command import hornbook_as_installed as hornbook

GAME = registry.game("kill-the-unicorns")
SHOWS = re.compile(r"shows? [0-9, and]+: total")


def experts(hunts: int) -> Session:
    """A game of three in which so many hunts are over, and the next one is not."""
    session = Session(GAME, GAME.scenarios["expert"], 7)
    while last_hunt(session.state) < session.state.box.row + hunts - 1:
        codes = GAME.choices(session.state)
        session.choose(codes[1] if GAME.token(session.state, codes[0]) == "pass" and len(codes) > 1 else codes[0])
    return session


def finished(session: Session) -> Session:
    while session.state.pending != OVER:
        session.choose(GAME.choices(session.state)[0])
    return session


def test_the_log_of_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    session = experts(4)
    told = sum(event.message == "reveals" for _, event in session.events)
    terminal = TerminalGame(
        session, [Player(f"you:{name}", name, "") for name in ("Eva", "Bo", "Al", "Di")], "en", Screen()
    )
    terminal.log(0)
    out = capsys.readouterr().out
    assert 0 < len(SHOWS.findall(out)) < told
    assert "shows the laid cards" in out
    finished(session)
    terminal.log(0)
    assert len(SHOWS.findall(capsys.readouterr().out)) >= told


def written(session: Session, file: Path) -> str:
    file.write_text("".join(session.record().lines()))
    return str(file)


def before_sealing(session: Session, file: Path) -> dict[str, Any]:
    """The moment at which the first trap was sealed, as `show` shows it to its setter."""
    step = next(step for step in session.steps if step.do.startswith("set:"))
    shown = hornbook("show", written(session, file), "--seat", str(step.seat + 1), "--ply", str(step.ply - 1), "--json")
    doc: dict[str, Any] = json.loads(shown.out)
    assert doc["pending"] == step.seat
    return doc


def test_replaying_a_game_that_goes_on(tmp_path: Path) -> None:
    file = written(experts(4), tmp_path / "record.jsonl")
    told = [hornbook("replay", file, *seat).out for seat in ((), ("--seat", "1"))]
    for out in told:
        assert "shows the laid cards" in out
        assert 0 < len(SHOWS.findall(out)) <= 4
    file = written(finished(experts(4)), tmp_path / "finished.jsonl")
    assert "shows the laid cards" not in hornbook("replay", file, "--seat", "1").out


def test_showing_an_earlier_moment_of_a_game_that_goes_on(tmp_path: Path) -> None:
    session = experts(0)
    while not any(step.do.startswith("set:") for step in session.steps):
        session.choose(GAME.choices(session.state)[0])
    doc = before_sealing(session, tmp_path / "record.jsonl")
    assert (len(doc["view"]["drawn"]), doc["choices"]) == (1, [])
    doc = before_sealing(finished(session), tmp_path / "finished.jsonl")
    assert len(doc["view"]["drawn"]) == 2
    assert doc["choices"]
