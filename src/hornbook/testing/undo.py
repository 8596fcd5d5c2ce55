"""Law 6: undo restores the position, and is never offered across chance or new knowledge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from hornbook.core.errors import UndoRefused
from hornbook.core.game import Game
from hornbook.core.play.session import Session
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.testing.again import BOUND
from hornbook.testing.comparison import difference, draws, viewers
from hornbook.testing.law_broken import broken, named

UNDO = "law 6 (undo)"


class SessionLike(Protocol):
    """What the law needs of a session."""

    state: Any

    def choose(self, code: int) -> None:
        """The pending seat chooses."""

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last step."""
        ...

    def undo(self, seat: int) -> None:
        """Take it back."""

    def lines(self) -> list[str]:
        """The record so far."""
        ...


FEW_DEALS = 6
"""Where several could have learned something, each of them is asked about at least so many deals."""


class _Mark(NamedTuple):
    """Where a session stood before a step, and why the step must stand (empty if it need not)."""

    doc: dict[str, Any]
    lines: list[str]
    seat: int
    must_stand: str


def law_undo(
    game: Game[Any],
    setup: Setup,
    seed: int,
    session_factory: Callable[[Game[Any], Setup, int], SessionLike] = Session,
    bound: int = BOUND,
    deals: int = 24,
) -> int:
    """Play a random game with random undoing; how many steps were taken back."""
    session, rng = session_factory(game, setup, seed), Rng(seed_from(seed, 2))
    marks: list[_Mark] = []
    undone = 0
    for _ in range(bound):
        s = session.state
        if s.pending < 0:
            break
        _check_offer(game, session, marks)
        if marks and session.can_undo(s.pending) and rng.below(2):
            _check_restored(game, session, marks.pop())
            undone += 1
        else:
            options = game.choices(s)
            marks.append(_step(game, session, options[rng.below(len(options))], seed, deals))
    return undone


def why_it_stands(game: Game[Any], before: Any, code: int, after: Any, seed: int = 0, deals: int = 24) -> str:
    """Why a step cannot be taken back on one's own, as a phrase; empty if nothing was rolled, shown or learned."""
    seat = before.pending
    if after.ply != before.ply + 1 or after.rng != before.rng:
        return "chance fell"
    if after.pending != seat:
        return "another decides now"
    learners: list[int | None] = [seat]
    for viewer in viewers(game, before):
        if viewer == seat or (game.together and viewer is None):
            continue
        found = difference(game.view(before, viewer), game.view(after, viewer))
        if game.together:
            learners.append(viewer)
        elif found:
            return f"{named(viewer)} saw it: {found}"
    for viewer in learners:
        who = "the seat" if viewer == seat else named(viewer)
        for number in range(max(FEW_DEALS, deals // len(learners))):
            deal = game.determinize(before, viewer, draws(seed, before, number))
            deal.manual = True
            if code not in game.choices(deal):
                return f"{who} learned something: there are deals in which the step could not be taken"
            game.apply(deal, code)
            found = difference(game.view(deal, viewer), game.view(after, viewer))
            if found or deal.pending != seat:
                return f"{who} learned something: {found or 'in a deal another decides after it'}"
    return ""


def _step(game: Game[Any], session: SessionLike, code: int, seed: int, deals: int) -> _Mark:
    s = session.state
    before, doc, lines = game.copy(s), game.to_json(s), session.lines()
    session.choose(code)
    return _Mark(doc, lines, before.pending, why_it_stands(game, before, code, session.state, seed, deals))


def _check_offer(game: Game[Any], session: SessionLike, marks: list[_Mark]) -> None:
    s, doc = session.state, game.to_json(session.state)
    for seat in range(game.setup_of(s).seats):
        if session.can_undo(seat):
            if not marks or marks[-1].seat != seat:
                raise broken(UNDO, "undo is offered to a seat that did not take the last step", game, s, named(seat))
            if marks[-1].must_stand:
                raise broken(UNDO, f"undo is offered, but {marks[-1].must_stand}", game, s, named(seat))
            continue
        try:
            session.undo(seat)
        except UndoRefused:
            pass
        else:
            raise broken(UNDO, "undo is not offered, but works", game, s, named(seat))
    found = difference(doc, game.to_json(session.state))
    if found:
        raise broken(UNDO, f"a refused undo changed the game: {found}", game, s)


def _check_restored(game: Game[Any], session: SessionLike, mark: _Mark) -> None:
    session.undo(mark.seat)
    s = session.state
    found = difference(mark.doc, game.to_json(s)) or difference(mark.lines, session.lines(), "record")
    if found:
        raise broken(UNDO, f"undo does not restore the game: {found}", game, s, named(mark.seat))
