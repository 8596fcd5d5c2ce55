"""Random games of random set-ups, held to the laws; whatever goes wrong comes back as a record that reopens it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hornbook.core.game import Game
from hornbook.core.play import records
from hornbook.core.play.session import Session
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.testing.law_broken import LawBroken
from hornbook.testing.laws import BOUND, POSITION_LAWS, Law, any_setup

RECORDS = "law 3 (records)"
UNDO = "law 6 (undo)"
ENDS = "law 4 (ends)"


class Finding(NamedTuple):
    """Something that went wrong, where, and the record of the game up to there."""

    law: str  # the law that is broken, or the name of the exception
    text: str
    setup: Setup
    seed: int
    ply: int
    record: list[str]


def fuzz(
    game: Game[Any],
    seconds: float | None = None,
    games: int | None = None,
    seed: int = 0,
    setups: Sequence[Setup] = (),
    laws: Sequence[Law] = POSITION_LAWS,
    every: int = 12,
    bound: int = BOUND,
    most: int = 10,
    progress: Callable[[int, int], None] | None = None,
) -> list[Finding]:
    """Play for so long, or so many games, or until `most` things were found; by games the seed says everything.

    Laws are checked at about every so many plies. `progress` hears the number of games and of findings.
    """
    if seconds is None and games is None:
        raise ValueError("say how long to fuzz: seconds or games")
    until = None if seconds is None else time.monotonic() + seconds
    findings: list[Finding] = []
    number = 0
    while len(findings) < most and (games is None or number < games) and (until is None or time.monotonic() < until):
        game_seed = seed_from(seed, number)
        rng = Rng(game_seed)
        setup = setups[rng.below(len(setups))] if setups else any_setup(game, rng)
        finding = fuzz_once(game, setup, game_seed, laws, every, bound)
        if finding is not None:
            findings.append(finding)
        number += 1
        if progress is not None:
            progress(number, len(findings))
    return findings


def fuzz_once(
    game: Game[Any],
    setup: Setup,
    seed: int,
    laws: Sequence[Law] = POSITION_LAWS,
    every: int = 12,
    bound: int = BOUND,
) -> Finding | None:
    """One random game with random undoing; what went wrong first, if anything did."""
    walk = _Walk(game, setup, seed, laws, every)
    try:
        while walk.goes_on():
            if walk.steps > bound:
                return walk.finding(ENDS, f"the game goes on after {bound} choices")
            walk.step()
        walk.check_record()
    except LawBroken as problem:
        problem.seed = seed
        return walk.finding(problem.law, str(problem))
    except Exception as problem:
        return walk.finding(type(problem).__name__, f"{walk.doing}: {problem}")
    return None


class _Walk:
    """One random game under way."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int, laws: Sequence[Law], every: int) -> None:
        self.game, self.setup, self.seed, self.laws, self.every = game, setup, seed, laws, every
        self.rng = Rng(seed_from(seed, 5))
        self.session: Session | None = None
        self.written: list[str] = []
        self.digests: list[str] = []  # before each choice that stands
        self.steps = 0
        self.doing = "setting up"

    def goes_on(self) -> bool:
        if self.session is None:
            self.session = Session(self.game, self.setup, self.seed, write=self.written.append)
        return bool(self.session.state.pending >= 0)

    def step(self) -> None:
        """Check the laws now and then, take something back now and then, or else choose."""
        session, game, rng = self._under_way(), self.game, self.rng
        s, seat = session.state, session.state.pending
        self.steps += 1
        if rng.below(self.every) == 0:
            for law in self.laws:
                self.doing = f"checking {getattr(law, '__name__', 'a law')} at ply {s.ply}"
                law(game, s, self.seed)
        if self.digests and session.can_undo(seat) and rng.below(3) == 0:
            self.doing = f"undoing at ply {s.ply}"
            session.undo(seat)
            if game.digest(session.state) != self.digests.pop():
                raise self._broken(UNDO, "undo does not restore the digest")
            return
        self.doing = f"asking what seat {seat + 1} may do at ply {s.ply}"
        options = game.choices(s)
        code = options[rng.below(len(options))]
        self.digests.append(game.digest(s))
        self.doing = f"taking {game.token(s, code)} (code {code}) at ply {s.ply}"
        session.choose(code)

    def check_record(self) -> None:
        """The record, and what was written along the way, lead to the same state."""
        session, game = self._under_way(), self.game
        self.doing = "reading the record again"
        for lines in (session.lines(), self.written):
            record = records.read(lines)
            *_, (s, _step) = records.replay(game, record)
            if record.steps != session.steps or game.digest(s) != game.digest(session.state):
                raise self._broken(RECORDS, "its record leads to another state")

    def finding(self, law: str, text: str) -> Finding:
        """What went wrong, with the record up to here."""
        if self.session is None:
            lines = [records.dump_line(records.header(self.game, self.setup, self.seed))]
            return Finding(law, text, self.setup, self.seed, 0, lines)
        steps = self.session.steps
        lines = [records.dump_line(doc) for doc in (self.session.header, *(step.to_json() for step in steps))]
        return Finding(law, text, self.setup, self.seed, len(steps), lines)

    def _under_way(self) -> Session:
        if self.session is None:
            raise RuntimeError("the game has not begun")
        return self.session

    def _broken(self, law: str, what: str) -> LawBroken:
        return LawBroken(law, what, self.game.id, self.setup, self._under_way().state.ply)
