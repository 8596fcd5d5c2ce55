"""Law 3: the same set-up, seed and choices make the same game: anywhere, after JSON, on copies, in another process."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from hornbook.core.game import Game
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE
from hornbook.testing.comparison import BOUND, difference, document, draws, hand_rolled, step_at_random, viewers
from hornbook.testing.law_broken import broken, named

AGAIN = "law 3 (same again)"


def law_round_trip(game: Game[Any], s: Any, seed: int = 0, steps: int = 12) -> None:
    """A state that went through JSON is the same position, and goes on the same way."""
    doc = game.to_json(s)
    try:
        again = game.from_json(json.loads(json.dumps(doc)))
        found = difference(document(game, s), document(game, again))
    except (TypeError, ValueError, KeyError, IndexError, AttributeError) as problem:
        raise broken(AGAIN, f"the state does not go through JSON: {problem!r}", game, s) from problem
    if found:
        raise broken(AGAIN, f"the state is another after JSON: {found}", game, s)
    original, rng = game.copy(s), draws(seed, s)
    for _ in range(steps):
        _check_same_sight(game, original, again, s)
        other = Rng(0)
        other.state = rng.state
        if not step_at_random(game, original, rng):
            break
        try:
            step_at_random(game, again, other)
        except Exception as problem:
            what = f"after JSON it cannot go on at ply {again.ply}: {problem!r}"
            raise broken(AGAIN, what, game, s) from problem
        found = difference(game.to_json(original), game.to_json(again))
        if found:
            raise broken(AGAIN, f"after JSON it goes on another way: at ply {original.ply} {found}", game, s)


def law_same_again(game: Game[Any], setup: Setup, seed: int, bound: int = BOUND) -> None:
    """Setup, seed and choices make the game: with global randomness disturbed, through JSON, on copies, by hand."""
    saved = random.getstate()
    try:
        random.seed(seed)
        codes, expected = line(game, setup, seed, bound)
        for way, between in WAYS.items():
            _follow(game, setup, seed, codes, expected, way, between)
    finally:
        random.setstate(saved)


def law_same_elsewhere(spec: str, game: Game[Any], setup: Setup, seed: int, bound: int = BOUND) -> None:
    """The same digests in a fresh process with other string hashes. `spec` says where the game is: module:name."""
    codes, _ = line(game, setup, seed, bound)
    here = digests(game, setup, seed, codes)
    order = {"setup": setup.to_json(), "seed": seed, "codes": codes}
    hashes = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    env = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(path or "." for path in sys.path)}
    command = [sys.executable, "-m", "hornbook.testing.fresh_process", spec]
    ran = subprocess.run(command, input=json.dumps(order), env=env, capture_output=True, text=True, check=False)
    start = game.new(setup, seed)
    if ran.returncode:
        last = ran.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise broken(AGAIN, f"a fresh process could not play it: {last[0]}", game, start)
    found = difference(here, json.loads(ran.stdout), "digests")
    if found:
        raise broken(AGAIN, f"a fresh process plays another game: {found}", game, start)


def line(game: Game[Any], setup: Setup, seed: int, bound: int = BOUND) -> tuple[list[int], list[Any]]:
    """One random game: its choices, and the document after each (first the one before any)."""
    s, rng = game.new(setup, seed), Rng(seed_from(seed, 0))
    codes: list[int] = []
    documents = [document(game, s)]
    while s.pending >= 0:
        if len(codes) == bound:
            raise broken("law 4 (ends)", f"the game goes on after {bound} choices", game, s)
        options = game.choices(s)
        codes.append(options[rng.below(len(options))])
        game.apply(s, codes[-1])
        documents.append(document(game, s))
    return codes, documents


def digests(game: Game[Any], setup: Setup, seed: int, codes: list[int]) -> list[str]:
    """The digests of a game along these choices."""
    s = game.new(setup, seed)
    found = [game.digest(s)]
    for code in codes:
        game.apply(s, code)
        found.append(game.digest(s))
    return found


def _disturbed(game: Game[Any], s: Any) -> Any:
    random.seed(s.ply * 7919 + 1)
    random.random()
    return s


def _through_json(game: Game[Any], s: Any) -> Any:
    return game.from_json(json.loads(json.dumps(game.to_json(s))))


def _on_a_copy(game: Game[Any], s: Any) -> Any:
    return game.copy(s)


def _by_hand(game: Game[Any], s: Any) -> Any:
    return hand_rolled(game, s)


WAYS: dict[str, Callable[[Game[Any], Any], Any]] = {
    "with global randomness disturbed": _disturbed,
    "through JSON at every choice": _through_json,
    "on a copy at every choice": _on_a_copy,
    "with chance resolved by hand": _by_hand,
}


def _follow(
    game: Game[Any],
    setup: Setup,
    seed: int,
    codes: list[int],
    expected: list[Any],
    way: str,
    between: Callable[[Game[Any], Any], Any],
) -> None:
    s = game.new(setup, seed)
    for number, doc in enumerate(expected):
        try:
            s = between(game, s)
            if number:
                game.apply(s, codes[number - 1])
            while s.pending == CHANCE:
                game.resolve(s, game.roll(s))
        except Exception as problem:
            raise broken(AGAIN, f"{way} the game cannot go on: {problem!r}", game, s) from problem
        found = difference(doc, document(game, s))
        if found:
            raise broken(AGAIN, f"{way} the game is another: {found}", game, s)


def _check_same_sight(game: Game[Any], original: Any, again: Any, s: Any) -> None:
    for seat in viewers(game, original):
        found = difference(game.view_json(original, seat), game.view_json(again, seat))
        if found:
            what = f"after JSON it looks another way: at ply {original.ply} {found}"
            raise broken(AGAIN, what, game, s, named(seat))
