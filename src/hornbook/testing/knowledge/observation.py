"""Law 1, the numbers: observations and masks fill their buffers, keep bounds and secrets, and leave nothing out."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from hornbook.core.game import Game
from hornbook.core.rng import Rng, seed_from
from hornbook.core.screen.observation import Part, length
from hornbook.core.setup import Setup
from hornbook.testing.comparison import draws, most_plies, step_at_random, text
from hornbook.testing.law_broken import broken, named

OBSERVATION = "law 1 (observation)"
RUBBISH = (9.0, -9.0)
DEALS = 2


def law_observation(game: Game[Any], s: Any, seed: int = 0) -> None:
    """At a position: the mask is what is on offer; every seat's numbers are in bounds, and the same in its deals."""
    check_mask(game, s)
    if game.observation is None:
        return
    parts = game.observation.parts(game.setup_of(s))
    names = [part.name for part in parts]
    if len(set(names)) != len(names):
        raise broken(OBSERVATION, f"two parts go by the same name: {names}", game, s)
    for seat in range(game.setup_of(s).seats):
        seen = observed(game, s, seat)
        for part, at, number in _numbered(parts, seen):
            if not max(-1.0, part.low) <= number <= min(1.0, part.high):
                what = f"{part.name}[{at}] is {number:g}, not from {part.low:g} to {part.high:g}"
                raise broken(OBSERVATION, what, game, s, named(seat))
        for number in range(DEALS):
            dealt = observed(game, game.determinize(s, seat, draws(seed, s, seat, number)), seat)
            if dealt != seen:
                pairs = zip(_numbered(parts, seen), dealt, strict=True)
                part, at = next((part, at) for (part, at, one), other in pairs if one != other)
                raise broken(OBSERVATION, f"a deal has another {part.name}[{at}]", game, s, named(seat))


def law_observation_complete(game: Game[Any], setup: Setup, seed: int, games: int = 2, bound: int | None = None) -> int:
    """Over random games: wherever a seat has the same numbers and the same mask, it sees the same; how many it has."""
    bound = bound or most_plies(game, setup)
    views: dict[tuple[int, bytes, tuple[int, ...]], str] = {}
    for number in range(games if game.observation is not None else 0):
        s, rng = game.new(setup, seed_from(seed, number), manual=True), Rng(seed_from(seed, number, 1))
        going_on = True
        while going_on and s.ply <= bound:
            for seat in range(game.setup_of(s).seats):
                mask = game.choices(s) if s.pending == seat else ()
                view = text(game.view_json(s, seat))
                if views.setdefault((seat, observed(game, s, seat).tobytes(), mask), view) != view:
                    what = f"the numbers and the mask do not tell this position from another one: {view}"
                    raise broken(OBSERVATION, what, game, s, named(seat))
            going_on = step_at_random(game, s, rng)
    return len(views)


def observed(game: Game[Any], s: Any, seat: int) -> array[float]:
    """A seat's numbers, after a look whether they are all written, whatever was in the buffer."""
    observation: Any = game.observation
    size = length(observation.parts(game.setup_of(s)))
    one, other = (array("f", [rubbish]) * size for rubbish in RUBBISH)
    for out in (one, other):
        try:
            observation.observe(s, seat, out)
        except ValueError as problem:
            raise broken(OBSERVATION, f"the parts have {size} numbers: {problem}", game, s, named(seat)) from None
    if one != other or len(one) != size:
        raise broken(OBSERVATION, "something that was in the buffer before is still there", game, s, named(seat))
    return one


def check_mask(game: Game[Any], s: Any) -> None:
    """The mask has a one for each choice on offer, and nothing else."""
    size, codes = game.bounds(game.setup_of(s)).actions, set(game.choices(s))
    for rubbish in RUBBISH:
        mask = array("b", [int(rubbish)]) * size
        game.write_mask(s, mask)
        if list(mask) != [int(code in codes) for code in range(size)]:
            raise broken(OBSERVATION, "the mask is not what is on offer", game, s)


def _numbered(parts: Sequence[Part], numbers: Sequence[float]) -> Iterator[tuple[Part, int, float]]:
    """Each number with its part and its place there."""
    first = 0
    for part in parts:
        size = prod(part.shape)
        yield from ((part, at, numbers[first + at]) for at in range(size))
        first += size
