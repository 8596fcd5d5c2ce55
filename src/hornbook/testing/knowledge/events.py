"""Law 1, the events: what a seat is told tells positions apart no better than what it sees."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from hornbook.core import rng
from hornbook.core.game import Game
from hornbook.core.state import CHANCE, RUNNING
from hornbook.testing.comparison import difference, document, draws, hand_rolled, some, text, viewers
from hornbook.testing.law_broken import broken, named
from hornbook.testing.runs.perft import next_steps, take

EVENTS = "law 1 (events)"
ALIKE = "law 1 (positions alike)"


class _Branch(NamedTuple):
    """A position, the one after one step, and what was told on the way."""

    before: Any
    step: int
    after: Any
    doc: dict[str, Any]
    told: list[Any]

    def heard(self, seat: int | None) -> list[dict[str, Any]]:
        return [event.seen_by(seat) for event in self.told]


def law_events(game: Game[Any], s: Any, seed: int = 0, most: int = 10) -> None:
    """Steps that look the same to a seat all along also tell it the same, and leave the same seat to decide.

    Compared are the pending steps with each other, and with the same steps taken on deals of what the seat sees.
    """
    true, offered = _branches(game, s, seed, most), set(next_steps(game, s))
    for place, seat in enumerate(viewers(game, s)):
        looks = _by_looks(game, true, seat)
        if s.pending != seat:
            for one, *others in looks.values():
                for other in others:
                    if one.doc != other.doc:
                        _compare(game, s, seat, one, other, seed)
        deal = game.determinize(s, seat, draws(seed, s, place))
        for look, dealt in _by_looks(game, _branches(game, deal, seed, most), seat).items():
            for one, other in product(looks.get(look, ()), dealt):
                if one.step == other.step or (s.pending != seat and other.step not in offered):
                    _compare(game, s, seat, one, other, seed)


def law_alike(game: Game[Any], states: list[Any], seat: int | None, seed: int = 0) -> None:
    """Whichever of these positions look the same to a seat also give it the same deals."""
    first: dict[str, Any] = {}
    for s in states:
        one = first.setdefault(text([s.ply, s.pending, game.view_json(s, seat)]), s)
        if one is not s:
            _compare_deals(game, one, s, seat, seed)


def _branches(game: Game[Any], s: Any, seed: int, most: int) -> list[_Branch]:
    found = []
    for step in some(next_steps(game, s), most, draws(seed, s)):
        after = hand_rolled(game, s)
        told: list[Any] = []
        after.events = told
        take(game, after, step)
        found.append(_Branch(s, step, after, document(game, after), told))
    return found


def _by_looks(game: Game[Any], branches: list[_Branch], seat: int | None) -> dict[str, list[_Branch]]:
    """The branches by what the seat sees after them."""
    found: dict[str, list[_Branch]] = {}
    for branch in branches:
        found.setdefault(text(game.view_json(branch.after, seat)), []).append(branch)
    return found


def _sights(game: Game[Any], branch: _Branch, seat: int | None) -> list[str]:
    """What a seat sees on the way, so that something shown and hidden again counts as seen."""
    return [text(game.view_json(moment, seat)) for moment in _moments(game, branch.before, branch.step)]


def _moments(game: Game[Any], s: Any, step: int) -> Iterator[Any]:
    """The position after each frame's part in a step."""
    moment = hand_rolled(game, s)
    moment.pending = RUNNING
    moment.ply += 1
    if s.pending == CHANCE:
        moment.rng = rng.step(moment.rng)
        moment.stack[-1].rolled(moment, step)
    else:
        moment.stack[-1].chosen(moment, step)
    yield moment
    while moment.pending == RUNNING:
        moment.stack[-1].run(moment)
        yield moment


def _compare(game: Game[Any], s: Any, seat: int | None, one: _Branch, other: _Branch, seed: int) -> None:
    who, both = named(seat), f"steps {one.step} and {other.step} look the same"
    if one.after.pending != other.after.pending:
        raise broken(EVENTS, f"{both}, but different seats decide after them", game, s, who)
    found = difference(one.heard(seat), other.heard(seat), "events")
    if found and _sights(game, one, seat) == _sights(game, other, seat):
        raise broken(EVENTS, f"{both}, but {found}", game, s, who)
    _compare_deals(game, one.after, other.after, seat, seed)


def _compare_deals(game: Game[Any], one: Any, other: Any, seat: int | None, seed: int) -> None:
    expected = document(game, game.determinize(one, seat, draws(seed, one)))
    found = difference(expected, document(game, game.determinize(other, seat, draws(seed, one))))
    if found:
        what = f"two positions look the same, but their deals by the same rng differ: {found}"
        raise broken(ALIKE, what, game, one, named(seat))
