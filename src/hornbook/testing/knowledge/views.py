"""Law 1, the views: a seat sees what it may see, and deals are made of what it sees."""

from __future__ import annotations

import json
import math
from typing import Any

from hornbook.core.abilities import SharedInsights
from hornbook.core.game import Game
from hornbook.core.rng import seeded
from hornbook.testing.comparison import difference, document, draws, shared, text, viewers
from hornbook.testing.law_broken import broken, named

VIEWS = "law 1 (views)"


def law_views(game: Game[Any], s: Any, seed: int = 0, deals: int = 2) -> None:
    """For every seat and spectator: the view is plain and safe to keep, and deals look the same and hold together."""
    problems = game.check(s)
    if problems:
        raise broken(VIEWS, f"the position itself is wrong: {problems[0]}", game, s)
    for seat in viewers(game, s):
        check_view(game, s, seat)
        check_insights(game, s, seat)
        for number in range(deals):
            check_deal(game, s, seat, seed, number)


def check_view(game: Game[Any], s: Any, seat: int | None) -> None:
    """A view is plain JSON, and writing into it changes nothing."""
    before, view = document(game, s), game.view_json(s, seat)
    if game.shape is not None:
        fault = game.shape.misfit(game.view(s, seat))
        if fault:
            raise broken(VIEWS, f"a field does not hold what it declares: {fault}", game, s, named(seat))
    fault = _not_plain(view, "")
    if fault:
        raise broken(VIEWS, f"the view is not plain JSON: {fault}", game, s, named(seat))
    seen = json.loads(text(view))
    scribbled = _scribble(view)
    try:
        found = difference(before, document(game, s)) or difference(seen, game.view_json(s, seat))
    finally:
        for container in scribbled:
            container.pop()
    if found:
        raise broken(VIEWS, f"writing into the view changed the game: {found}", game, s, named(seat))


def check_insights(game: Game[Any], s: Any, seat: int | None) -> None:
    """What a game says to be common to all insights of a position follows from a spectator's view."""
    ability = game.insights
    if isinstance(ability, SharedInsights):
        whole, seen = ability.insights(game.view_json(s, seat)), game.view_json(s, None)
        found = difference(whole, {**ability.common(seen), **ability.own(game.view_json(s, seat))})
        if found:
            raise broken(VIEWS, f"insights that all should share are a seat's own: {found}", game, s, named(seat))


def check_deal(game: Game[Any], s: Any, seat: int | None, seed: int, number: int) -> None:
    """One deal looks the same to the seat, holds together, and depends on view and rng alone."""
    who = named(seat)
    place = len(viewers(game, s)) if seat is None else seat

    def deal_of(state: Any, stream: int) -> Any:
        return game.determinize(state, seat, draws(seed, s, place, number, stream))

    before = document(game, s)
    deal = deal_of(s, 1)
    found = difference(before, document(game, s))
    if found:
        raise broken(VIEWS, f"dealing changed the true state: {found}", game, s, who)
    path = shared(game, s, deal)
    if path:
        raise broken(VIEWS, f"a deal shares {path} with the true state", game, s, who)
    found = difference(known(game, s, seat), known(game, deal, seat))
    if found:
        raise broken(VIEWS, f"a deal does not look the same: {found}", game, s, who)
    problems = game.check(deal)
    if problems:
        raise broken(VIEWS, f"a deal is not a possible position: {problems[0]}", game, s, who)
    if deal.rng == s.rng:
        raise broken(VIEWS, "a deal keeps the rng of the true state", game, s, who)
    expected = document(game, deal_of(s, 2))
    reseeded = game.copy(s)
    reseeded.rng = seeded(s.rng ^ 1)
    found = difference(expected, document(game, deal_of(reseeded, 2)))
    if found:
        raise broken(VIEWS, f"a deal depends on the rng of the true state: {found}", game, s, who)
    found = difference(expected, document(game, deal_of(deal, 2)))
    if found:
        raise broken(VIEWS, f"a deal of a deal shows that deals depend on the truth: {found}", game, s, who)


def known(game: Game[Any], s: Any, seat: int | None) -> dict[str, Any]:
    """Everything of a position that reaches a seat: its view, whose turn it is, its question and orders, the result."""
    found: dict[str, Any] = {
        "view": game.view_json(s, seat),
        "pending": s.pending,
        "ply": s.ply,
        "result": game.result(s),
    }
    if seat is not None:
        if s.pending == seat:
            codes = game.choices(s)
            found["choices"] = {str(code): game.explain(s, code) for code in codes}
            found["tokens"] = [game.token(s, code) for code in codes]
            found["question"] = [s.rule, game.prompt(s)]
            orders = game.standing_orders
            offered = [order.token for order in orders.offered(found["view"])] if orders else []
            tried = (offered, *([token] for token in offered))
            found["obeyed"] = [orders.obey(s, seat, tokens) for tokens in tried] if orders else []
    return found


def _not_plain(value: Any, path: str) -> str:
    if isinstance(value, dict):
        for key, item in value.items():
            if not isinstance(key, str):
                return f"{path or 'the top'} has the key {key!r}, which is no string"
            fault = _not_plain(item, f"{path}/{key}" if path else key)
            if fault:
                return fault
        return ""
    if isinstance(value, list | tuple):
        faults = (_not_plain(item, f"{path}/{at}" if path else str(at)) for at, item in enumerate(value))
        return next((fault for fault in faults if fault), "")
    if value is None or isinstance(value, str | int) or (isinstance(value, float) and math.isfinite(value)):
        return ""
    return f"{path} is {value!r}"


def _scribble(value: Any) -> list[Any]:
    """Write into every list and dict; popping what is returned takes it back."""
    if isinstance(value, list):
        inner = [each for item in value for each in _scribble(item)]
        value.append("scribble")
        return [*inner, value]
    if isinstance(value, dict):
        inner = [each for item in list(value.values()) for each in _scribble(item)]
        value["scribble"] = 0
        return [*inner, _LastKey(value)]
    if isinstance(value, tuple):
        return [each for item in value for each in _scribble(item)]
    return []


class _LastKey:
    """A dict whose scribbled key can be popped like a list's last entry."""

    def __init__(self, held: dict[str, Any]) -> None:
        self.held = held

    def pop(self) -> None:
        del self.held["scribble"]
