"""Law 1, the events: what a seat is told tells positions apart no better than what it sees."""

from __future__ import annotations

from typing import Any, NamedTuple

from hornbook.core.game import Game
from hornbook.testing.broken import broken, named
from hornbook.testing.compare import difference, document, draws, hand_rolled, some, text, viewers
from hornbook.testing.perft import next_steps, take

EVENTS = "law 1 (events)"
ALIKE = "law 1 (positions alike)"


class _Branch(NamedTuple):
    """A position after one step, and what was told on the way."""

    step: int
    after: Any
    doc: dict[str, Any]
    told: list[Any]

    def heard(self, seat: int | None) -> list[dict[str, Any]]:
        return [event.seen_by(seat) for event in self.told]


def law_events(game: Game[Any], s: Any, seed: int = 0, most: int = 10) -> None:
    """Steps that leave a seat with the same view also tell it the same and leave the same seat to decide.

    Compared are the pending steps with each other, and with the same steps taken on deals of what the seat sees.
    """
    true = _branches(game, s, seed, most)
    for place, seat in enumerate(viewers(game, s)):
        if s.pending != seat:
            for one, other in _twins(game, true, seat):
                if one.doc != other.doc:
                    _compare(game, s, seat, one, other, seed)
        deal = game.determinize(s, seat, draws(seed, s, place))
        offered = set(next_steps(game, s))
        for other in _branches(game, deal, seed, most):
            for one in true:
                if one.step == other.step or (s.pending != seat and other.step not in offered):
                    _compare(game, s, seat, one, other, seed)


def law_alike(game: Game[Any], states: list[Any], seat: int | None, seed: int = 0) -> None:
    """Whichever of these positions look the same to a seat also give it the same deals."""
    first: dict[str, Any] = {}
    for s in states:
        one = first.setdefault(text([s.ply, s.pending, game.view(s, seat)]), s)
        if one is not s:
            _compare_deals(game, one, s, seat, seed)


def _branches(game: Game[Any], s: Any, seed: int, most: int) -> list[_Branch]:
    found = []
    for step in some(next_steps(game, s), most, draws(seed, s)):
        after = hand_rolled(game, s)
        told: list[Any] = []
        after.events = told
        take(game, after, step)
        found.append(_Branch(step, after, document(game, after), told))
    return found


def _twins(game: Game[Any], branches: list[_Branch], seat: int | None) -> list[tuple[_Branch, _Branch]]:
    """Each branch with the first one that looks the same to the seat."""
    first: dict[str, _Branch] = {}
    pairs = [(first.setdefault(text(game.view(each.after, seat)), each), each) for each in branches]
    return [(one, other) for one, other in pairs if one is not other]


def _compare(game: Game[Any], s: Any, seat: int | None, one: _Branch, other: _Branch, seed: int) -> None:
    if difference(game.view(one.after, seat), game.view(other.after, seat)):
        return
    who = named(seat)
    if one.after.pending != other.after.pending:
        what = f"steps {one.step} and {other.step} look the same, but different seats decide after them"
        raise broken(EVENTS, what, game, s, who)
    found = difference(one.heard(seat), other.heard(seat), "events")
    if found:
        raise broken(EVENTS, f"steps {one.step} and {other.step} look the same, but {found}", game, s, who)
    in_mid_turn = s.pending >= 0 and s.pending != seat and s.pending == one.after.pending
    if not in_mid_turn:
        _compare_deals(game, one.after, other.after, seat, seed)


def _compare_deals(game: Game[Any], one: Any, other: Any, seat: int | None, seed: int) -> None:
    expected = document(game, game.determinize(one, seat, draws(seed, one)))
    found = difference(expected, document(game, game.determinize(other, seat, draws(seed, one))))
    if found:
        what = f"two positions look the same, but their deals by the same rng differ: {found}"
        raise broken(ALIKE, what, game, one, named(seat))
