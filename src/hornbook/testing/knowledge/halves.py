"""Law 1, the halves: until a choice of several steps is complete, nobody but its maker can tell that it was begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.play.session import Session
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.testing.comparison import BOUND, difference, document, draws, viewers
from hornbook.testing.law_broken import broken, named

HALVES = "law 1 (halves)"


class SessionLike(Protocol):
    """What the law needs of a session."""

    state: Any
    events: list[tuple[int, Event]]

    @property
    def public_ply(self) -> int:
        """The ply as others know it."""
        ...

    def choose(self, code: int) -> None:
        """The pending seat chooses."""

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last step."""
        ...

    def undo(self, seat: int) -> None:
        """Take it back."""


def law_halves(
    game: Game[Any],
    setup: Setup,
    seed: int,
    session_factory: Callable[[Game[Any], Setup, int], SessionLike] = Session,
    bound: int = BOUND,
) -> int:
    """Play a random game in which halves are now and then taken back; how many were made."""
    session, rng = session_factory(game, setup, seed), Rng(seed_from(seed, 6))
    halves = 0
    for _ in range(bound):
        seat, options = session.state.pending, game.choices(session.state)
        if seat < 0:
            break
        before, ply, told = game.copy(session.state), session.public_ply, len(session.events)
        session.choose(options[rng.below(len(options))])
        after, news = session.state, session.events[told:]
        if _holds_new_half(before, after) and (news or session.public_ply != ply):
            what = f"the ply goes from {ply} to {session.public_ply}" if not news else f"{news[0][1].message} is told"
            raise broken(HALVES, f"a half is made, and {what}", game, after)
        if session.public_ply == ply:
            halves += 1
            _check_unseen(game, before, after, seed)
            if rng.below(2) and session.can_undo(seat):
                session.undo(seat)
                if session.public_ply != ply or len(session.events) != told:
                    raise broken(HALVES, "a half is taken back, and the ply or the log tells of it", game, before)
    return halves


def _holds_new_half(before: Any, after: Any) -> bool:
    """Whether the frame that asked has made a half of the choice, and asks for the rest."""
    if after.pending != before.pending or len(after.stack) != len(before.stack):
        return False
    now, then = after.stack[-1], before.stack[-1]
    return type(now) is type(then) and bool(now.half()) and now.half() != then.half()


def _check_unseen(game: Game[Any], before: Any, after: Any, seed: int) -> None:
    """Others see the same as before the half, and hold the same positions possible."""
    for seat in viewers(game, before):
        if seat == before.pending:
            continue
        found = difference(game.view_json(before, seat), game.view_json(after, seat))
        if found:
            raise broken(HALVES, f"a half is made, and another sees it: {found}", game, after, named(seat))
        one, other = (document(game, game.determinize(s, seat, draws(seed, before))) for s in (before, after))
        other["core"]["ply"] = one["core"]["ply"]
        found = difference(one, other)
        if found:
            raise broken(HALVES, f"a half is made, and deals for another tell of it: {found}", game, after, named(seat))
