"""Law 6: undo restores the position, and is never offered across chance or new knowledge.

A session goes by what frames say (`State.reveal`) and by what others see. Here the same is judged by deals: nobody has
learned anything from a step if it looks to him as it would have in every deal that he held possible before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from hornbook.core.errors import UndoRefused
from hornbook.core.game import Game
from hornbook.core.play.session import Session
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.testing.comparison import BOUND, difference, draws, viewers
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
EXTRA_HALVES = 2
"""So many questions more than in truth a deal may ask the mover, while the others see nothing of the answers."""


class Offers(NamedTuple):
    """Of a game's steps: after how many undo was offered, and how many stood although nobody had learned anything."""

    steps: int
    offered: int
    withheld: int


class Taken(NamedTuple):
    """A step: the position before it, and what was chosen."""

    before: Any
    code: int


class _Mark(NamedTuple):
    """A step of a session, where the session stood before, and why the step must stand (empty if it need not)."""

    step: Taken
    doc: dict[str, Any]
    lines: list[str]
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
            marks.append(_step(game, session, marks, options[rng.below(len(options))], seed, deals))
    return undone


def undo_offers(game: Game[Any], setup: Setup, seed: int, bound: int = BOUND, deals: int = 24) -> Offers:
    """Play a random game in which nothing is taken back; how often undo was offered, and how often withheld.

    It should hardly ever be withheld: a frame that reveals something where there is nothing to learn takes undo away.
    """
    session, rng = Session(game, setup, seed), Rng(seed_from(seed, 2))
    marks: list[_Mark] = []
    offered = withheld = 0
    while session.state.pending >= 0 and len(marks) < bound:
        options = game.choices(session.state)
        marks.append(_step(game, session, marks, options[rng.below(len(options))], seed, deals))
        _check_offer(game, session, marks)
        may = session.can_undo(session.state.pending)
        offered += may
        withheld += not may and not marks[-1].must_stand
    return Offers(len(marks), offered, withheld)


def why_it_stands(
    game: Game[Any],
    before: Any,
    code: int,
    after: Any,
    seed: int = 0,
    deals: int = 24,
    earlier: Sequence[Taken] = (),
) -> str:
    """Why a step cannot be taken back on one's own, as a phrase; empty if nothing was rolled, shown or learned.

    `earlier` are the steps before it: what others have not seen of them (halves of a choice), they see with this one.
    """
    seat = before.pending
    if after.ply != before.ply + 1 or after.rng != before.rng:
        return "chance fell"
    if after.pending != seat:
        return "another decides now"
    learners: list[int | None] = [seat]
    together = len(game.allies(before, seat)) == game.setup_of(before).seats
    for viewer in viewers(game, before):
        if viewer == seat or (together and viewer is None):
            continue
        found = difference(game.view_json(before, viewer), game.view_json(after, viewer))
        if found and not together:
            return f"{named(viewer)} saw it: {found}"
        if found:
            learners.append(viewer)
    for viewer in learners:
        number = max(FEW_DEALS, deals // len(learners))
        if viewer == seat:
            learned = _learned_by_mover(game, Taken(before, code), after, seed, number)
        else:
            steps = [*_unseen(game, before, viewer, earlier), Taken(before, code)]
            learned = _learned_by_other(game, steps, after, viewer, seed, number)
        if learned:
            return f"{'the seat' if viewer == seat else named(viewer)} learned something: {learned}"
    return ""


def _learned_by_mover(game: Game[Any], step: Taken, after: Any, seed: int, deals: int) -> str:
    """What shows the seat itself that a deal from before its step was wrong, as a phrase; empty if nothing does."""
    before, code = step
    seat = before.pending
    seen = game.view_json(after, seat)
    for number in range(deals):
        deal = _dealt(game, before, seat, seed, number)
        if code not in game.choices(deal):
            return "there are deals in which the step could not be taken"
        game.apply(deal, code)
        found = difference(game.view_json(deal, seat), seen)
        if found or deal.pending != seat:
            return found or "in a deal another decides after it"
    return ""


def _learned_by_other(
    game: Game[Any], steps: list[Taken], after: Any, viewer: int | None, seed: int, deals: int
) -> str:
    """Likewise for another seat, of which it is enough that the mover could have come to what is seen now."""
    first, codes = steps[0].before, [step.code for step in steps]
    unseen, seen = game.view_json(first, viewer), game.view_json(after, viewer)

    def comes_to_it(deal: Any, left: list[int], extra: int) -> bool:
        """By the same choices; a deal may also ask for halves that were not asked for, or not for all that were."""
        if deal.pending != after.pending:
            return False
        view, options = game.view_json(deal, viewer), game.choices(deal)
        if view != unseen:
            return view == seen
        ways = [(left[0], left[1:], extra)] if left and left[0] in options else []
        ways += [(code, left, extra - 1) for code in options] if extra else []
        for code, rest, more in ways:
            tried = game.copy(deal)
            game.apply(tried, code)
            if comes_to_it(tried, rest, more):
                return True
        return False

    if all(comes_to_it(_dealt(game, first, viewer, seed, number), codes, EXTRA_HALVES) for number in range(deals)):
        return ""
    return f"there are deals that could not have led to {difference(unseen, seen)}"


def _dealt(game: Game[Any], s: Any, viewer: int | None, seed: int, number: int) -> Any:
    deal = game.determinize(s, viewer, draws(seed, s, number))
    deal.manual = True
    return deal


def _unseen(game: Game[Any], before: Any, viewer: int | None, earlier: Sequence[Taken]) -> list[Taken]:
    """The last of some earlier steps, as many as led to a position without this viewer seeing anything of them."""
    seen, steps = game.view_json(before, viewer), list[Taken]()
    for step in reversed(earlier):
        was = step.before
        if was.pending != before.pending or was.rng != before.rng or difference(game.view_json(was, viewer), seen):
            break
        steps.append(step)
    return steps[::-1]


def _step(game: Game[Any], session: SessionLike, marks: list[_Mark], code: int, seed: int, deals: int) -> _Mark:
    s = session.state
    before, doc, lines = game.copy(s), game.to_json(s), session.lines()
    session.choose(code)
    earlier = [mark.step for mark in marks]
    why = why_it_stands(game, before, code, session.state, seed, deals, earlier)
    return _Mark(Taken(before, code), doc, lines, why)


def _check_offer(game: Game[Any], session: SessionLike, marks: list[_Mark]) -> None:
    s, doc = session.state, game.to_json(session.state)
    for seat in range(game.setup_of(s).seats):
        if session.can_undo(seat):
            if not marks or marks[-1].step.before.pending != seat:
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
    seat = mark.step.before.pending
    session.undo(seat)
    s = session.state
    found = difference(mark.doc, game.to_json(s)) or difference(mark.lines, session.lines(), "record")
    if found:
        raise broken(UNDO, f"undo does not restore the game: {found}", game, s, named(seat))
