"""Law 4: what is offered is accepted, by any number that stands for it; all else is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hornbook.core.errors import BadOutcome, HornbookError, IllegalChoice, UnknownToken
from hornbook.core.game import Game
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, OVER
from hornbook.testing.comparison import difference, draws, hand_rolled, most_plies, some, step_at_random
from hornbook.testing.law_broken import broken, named

OFFERS = "law 4 (offers)"
ENDS = "law 4 (ends)"
NUMBERS = "law 4 (numbers)"
FAR_OFF = (-1, 1 << 40)


class Stands:
    """Something that stands for a whole number and is none, as numbers of other libraries are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def law_offers(game: Game[Any], s: Any, seed: int = 0, most: int = 40) -> None:
    """Every offer can be named, explained and taken; everything else is refused."""
    over = s.pending == OVER
    if (game.result(s) is not None) != over:
        raise broken(OFFERS, f"there is {'no' if over else 'already a'} result", game, s)
    if s.pending >= 0:
        _check_names(game, s)
        for code in some(list(game.choices(s)), most, draws(seed, s)):
            _check_taken(game, s, code)
    _check_refused(game, s)


def law_ends(game: Game[Any], setup: Setup, seed: int, bound: int | None = None) -> int:
    """A random game ends within so many plies, or within its own bounds; how many it took."""
    s, rng = game.new(setup, seed), Rng(seed_from(seed, 1))
    bound = bound or most_plies(game, setup)
    while step_at_random(game, s, rng):
        if s.ply > bound:
            raise broken(ENDS, f"the game goes on after {bound} decisions", game, s)
    return int(s.ply)


def law_index(game: Game[Any], s: Any, seed: int = 0) -> None:
    """Choices and outcomes: `__index__` leads to the very same state; floats, text and None to none."""
    if s.pending == CHANCE:
        _check_numbers(game, s, game.resolve, BadOutcome, game.roll(s))
    elif s.pending >= 0:
        for code in some(list(game.choices(s)), 1, draws(seed, s)):
            _check_numbers(game, s, game.apply, IllegalChoice, code)


def _check_names(game: Game[Any], s: Any) -> None:
    who, codes = named(s.pending), list(game.choices(s))
    if not codes:
        raise broken(OFFERS, "a seat is asked, but nothing is on offer", game, s, who)
    if codes != sorted(set(codes)):
        raise broken(OFFERS, f"the codes on offer are not sorted and unique: {codes}", game, s, who)
    game.prompt(s)
    tokens = [game.token(s, code) for code in codes]
    for code, token in zip(codes, tokens, strict=True):
        if not token or token.split() != [token]:
            raise broken(OFFERS, f"the token of {code} is not one word: {token!r}", game, s, who)
        if tokens.count(token) > 1:
            raise broken(OFFERS, f"several choices go by {token}", game, s, who)
        if game.parse(s, token) != code:
            raise broken(OFFERS, f"{token} is read as {game.parse(s, token)}, not {code}", game, s, who)
        explained = game.explain(s, code)
        if (explained.code, explained.token) != (code, token):
            raise broken(OFFERS, f"{token} is explained as {explained.token}", game, s, who)


def _check_taken(game: Game[Any], s: Any, code: int) -> None:
    after = hand_rolled(game, s)
    who = named(s.pending)
    try:
        game.apply(after, code)
    except Exception as problem:
        raise broken(OFFERS, f"{game.token(s, code)} is offered but fails: {problem!r}", game, s, who) from problem
    problems = game.check(after)
    if problems:
        raise broken(OFFERS, f"{game.token(s, code)} leads to a wrong position: {problems[0]}", game, s, who)


def _check_refused(game: Game[Any], s: Any) -> None:
    before, refused = game.to_json(s), game.copy(s)
    offered = set(game.choices(s))
    near = {code + by for code in offered for by in (-1, 1)} - offered

    def refuse(error: type[HornbookError], what: str, call: Callable[..., object], given: object) -> None:
        try:
            call(refused, given)
        except error:
            return
        raise broken(OFFERS, what, game, s)

    for code in sorted(near | set(FAR_OFF) - offered):
        refuse(IllegalChoice, f"choice {code} is not on offer but accepted", game.apply, code)
    for outcome in (-1, s.rolls) if s.pending == CHANCE else (0,):
        refuse(BadOutcome, f"outcome {outcome} is not possible but accepted", game.resolve, outcome)
    refuse(UnknownToken, "any text is read as a choice", game.parse, "no such choice")
    found = difference(before, game.to_json(refused))
    if found:
        raise broken(OFFERS, f"a refused call changed the game: {found}", game, s)


def _check_numbers(
    game: Game[Any], s: Any, call: Callable[..., object], error: type[HornbookError], number: int
) -> None:
    before = game.digest(s)
    for given in (float(number), None, str(number), [number]):
        after = game.copy(s)
        try:
            call(after, given)
        except error as problem:
            if "\n" in str(problem):
                raise broken(NUMBERS, f"what is said of {given!r} is not one line", game, s) from None
        except Exception as problem:
            raise broken(NUMBERS, f"{given!r} is not refused but fails: {problem!r}", game, s) from problem
        else:
            raise broken(NUMBERS, f"{given!r} is accepted in the place of a whole number", game, s)
        if game.digest(after) != before:
            raise broken(NUMBERS, f"{given!r} is refused but changed the game", game, s)
    plain = hand_rolled(game, s)
    call(plain, number)
    for same_number in (Stands(number), *([bool(number)] if number in (0, 1) else [])):
        after = hand_rolled(game, s)
        try:
            call(after, same_number)
            same = game.digest(after) == game.digest(plain)
        except Exception as problem:
            raise broken(NUMBERS, f"what stands for {number} is not taken for it: {problem!r}", game, s) from problem
        if not same:
            raise broken(NUMBERS, f"what stands for {number} leads to another state", game, s)
