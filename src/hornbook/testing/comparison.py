"""What laws have in common: steps at random, and where two states or views differ or share something."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hornbook.core.game import Game
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, OVER

BOUND = 10_000
"""Plies after which a game that states no bound is taken never to end."""


def most_plies(game: Game[Any], setup: Setup) -> int:
    """Plies after which a game should have ended: as many as it says, or else BOUND."""
    plies = game.bounds(game.settle(setup)).plies
    return BOUND if plies is None else plies


def viewers(game: Game[Any], s: Any) -> list[int | None]:
    """Every seat, and None for spectators."""
    return [*range(game.setup_of(s).seats), None]


def draws(seed: int, s: Any, *parts: int) -> Rng:
    """A stream of draws that belongs to one place in one check."""
    return Rng(seed_from(seed, s.ply, *parts))


def some(codes: list[int], most: int, rng: Rng) -> list[int]:
    """At most so many of the codes, drawn without repeating, in their order."""
    if len(codes) <= most:
        return codes
    shuffled = list(codes)
    rng.shuffle(shuffled)
    return sorted(shuffled[:most])


def hand_rolled(game: Game[Any], s: Any) -> Any:
    """A copy that stops at chance."""
    other = game.copy(s)
    other.manual = True
    return other


def text(value: Any) -> str:
    """JSON as it would be sent: keys in the order in which they were put in."""
    return json.dumps(value, separators=(",", ":"))


def document(game: Game[Any], s: Any) -> dict[str, Any]:
    """A state as JSON with what is on offer, and without what cannot matter: fallen dice, who rolls."""
    doc = game.to_json(s)
    core = doc["core"]
    core.pop("manual", None)
    if s.pending != CHANCE:
        for name in ("kind", "rolls"):
            core.pop(name, None)
        doc.pop("weights", None)
    if s.pending >= 0:
        doc["options"] = list(s.options)
    if s.pending == OVER:
        core.pop("rule", None)
    return doc


def difference(expected: Any, found: Any, path: str = "") -> str:
    """Where two JSON values first differ, as a phrase; empty if they are the same to the byte."""
    if json.dumps(expected, default=repr) == json.dumps(found, default=repr):
        return ""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in [*expected, *found]:
            if key not in found or key not in expected:
                return f"{_join(path, key)} {'is missing' if key in expected else 'should not be there'}"
            inner = difference(expected[key], found[key], _join(path, key))
            if inner:
                return inner
        return "" if list(expected) == list(found) else f"the keys of {path or 'the top'} are in another order"
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        for at, (one, other) in enumerate(zip(expected, found, strict=False)):
            inner = difference(one, other, _join(path, at))
            if inner:
                return inner
        if len(expected) != len(found):
            return f"{path or 'the list'} has {len(found)} entries, not {len(expected)}"
        return ""
    return f"{path or 'the value'} is {found!r}, not {expected!r}"


def step_at_random(game: Game[Any], s: Any, rng: Rng) -> bool:
    """Take one step, chance included; False if the game is over."""
    if s.pending == CHANCE:
        game.resolve(s, game.roll(s))
        return True
    options = game.choices(s)
    if options:
        game.apply(s, options[rng.below(len(options))])
    return bool(options)


def shared(game: Game[Any], one: Any, other: Any) -> str:
    """The path of a list or frame that two states both hold; empty if they share nothing that can change.

    Frames that both states know to be shared do not count: a state makes them its own before it changes them.
    """
    held = {id(thing): path for path, thing in _mutables(one)}
    return next((path for path, thing in _mutables(other) if id(thing) in held), "")


def _mutables(s: Any) -> Iterator[tuple[str, Any]]:
    for name, _ in s.FIELDS:
        yield from _inside(f"table/{name}", getattr(s, name))
    yield "stack", s.stack
    for at, frame in enumerate(s.stack[s.shared :], s.shared):
        yield f"stack/{at}", frame
        for name, _ in frame.FIELDS:
            yield from _inside(f"stack/{at}/{name}", getattr(frame, name))


def _inside(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, list | tuple):
        if isinstance(value, list):
            yield path, value
        for at, item in enumerate(value):
            yield from _inside(f"{path}/{at}", item)
    elif isinstance(value, dict):
        yield path, value
        for key, item in value.items():
            yield from _inside(f"{path}/{key}", item)


def _join(path: str, key: object) -> str:
    return f"{path}/{key}" if path else str(key)
