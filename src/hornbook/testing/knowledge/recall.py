"""Law 1, the recall: a seat knows what it did and was shown, also where it may not look at it again, and no more."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hornbook.core.game import Game
from hornbook.core.rng import Rng
from hornbook.core.state import CHANCE
from hornbook.testing.comparison import difference, document, draws, hand_rolled, some, viewers
from hornbook.testing.law_broken import broken, named

RECALL = "law 1 (recall)"
STEPS = 3
DEPTH = 30


def law_recall(game: Game[Any], s: Any, seed: int = 0, depth: int = DEPTH) -> None:
    """What a seat does or is shown by the next step it will know, and what nobody shows it is not in its recall."""
    law_never_forgotten(game, s, seed, depth)
    for seat in viewers(game, s):
        law_nothing_unseen(game, s, seat, seed)


def law_never_forgotten(game: Game[Any], s: Any, seed: int = 0, depth: int = DEPTH) -> None:
    """Two games that differ only by what a seat did or was shown never look alike to it, while they differ.

    They part by a choice of the seat or by chance that it sees. Then both go on for so many plies, by the same steps of
    all others; what the seat itself does may differ. It tells them apart by its view or by its recall.
    """
    rng = draws(seed, s, 11)
    for steps in pairwise(some(_steps(game, s), STEPS, rng)):
        seats = [s.pending] if s.pending >= 0 else list(range(game.setup_of(s).seats))
        for seat in seats:
            twins = [hand_rolled(game, s), hand_rolled(game, s)]
            for twin, step in zip(twins, steps, strict=True):
                _take(game, twin, step)
            if s.pending >= 0 or _known(game, twins[0], seat) != _known(game, twins[1], seat):
                _follow(game, s, twins, steps, seat, depth, rng)


def _follow(game: Game[Any], s: Any, twins: list[Any], steps: tuple[int, int], seat: int, depth: int, rng: Rng) -> None:
    one, other = twins
    for _ in range(depth):
        if _known(game, one, seat) == _known(game, other, seat):
            found = difference(document(game, one), document(game, other))
            if not found:
                return
            name = game.outcome if s.pending == CHANCE else game.token
            what = (
                f"{' or '.join(name(s, step) for step in steps)} at ply {s.ply}: it knew then, and cannot tell any more"
            )
            raise broken(RECALL, f"{what}, yet {found}", game, one, named(seat))
        if not _step_alike(game, one, other, rng, seat):
            return


def law_nothing_unseen(game: Game[Any], s: Any, seat: int | None, seed: int = 0) -> None:
    """A step that shows a seat the same in the truth and in a deal adds the same to its recall."""
    place = len(viewers(game, s)) if seat is None else seat
    rng = draws(seed, s, place, 12)
    truth, deal = hand_rolled(game, s), hand_rolled(game, game.determinize(s, seat, rng))
    found = difference(game.recall(truth, seat), game.recall(deal, seat))
    if found:
        raise broken(RECALL, f"a deal does not agree with what the seat recalls: {found}", game, s, named(seat))
    truth.events, deal.events = [], []
    if not _step_alike(game, truth, deal, rng):
        return
    told = [[event.seen_by(seat) for event in twin.events] for twin in (truth, deal)]
    if told[0] != told[1] or game.view(truth, seat) != game.view(deal, seat):
        return
    found = difference(game.recall(truth, seat), game.recall(deal, seat))
    if found:
        raise broken(RECALL, f"the seat recalls what nobody has shown it: {found}", game, truth, named(seat))


def _known(game: Game[Any], s: Any, seat: int) -> tuple[Any, ...]:
    return game.view(s, seat), game.recall(s, seat), s.pending


def _steps(game: Game[Any], s: Any) -> list[int]:
    """The choices on offer, or the outcomes that are possible."""
    if s.pending == CHANCE:
        return [outcome for outcome in range(s.rolls) if not s.weights or s.weights[outcome]]
    return list(game.choices(s))


def _take(game: Game[Any], s: Any, step: int) -> None:
    if s.pending == CHANCE:
        game.resolve(s, step)
    else:
        game.apply(s, step)


def _step_alike(game: Game[Any], one: Any, other: Any, rng: Rng, free: int | None = None) -> bool:
    """Take the same step in two games, but where the `free` seat chooses, any; False if there is none."""
    if one.pending != other.pending:
        return False
    mine, theirs = _steps(game, one), _steps(game, other)
    at_will = one.pending == free
    if not at_will:
        mine = [step for step in mine if step in theirs]
    if not mine:
        return False
    step = mine[rng.below(len(mine))]
    _take(game, one, step)
    _take(game, other, theirs[rng.below(len(theirs))] if at_will else step)
    return True
