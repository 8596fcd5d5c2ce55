"""The laws, all in one place, and random games that are held to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from hornbook.core.errors import BadSetup
from hornbook.core.game import Game
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER
from hornbook.testing.bots import law_bot_honest, law_bot_takes_win
from hornbook.testing.bounds import law_bounds, law_game_bounds
from hornbook.testing.chance import law_chance
from hornbook.testing.comparison import BOUND, most_plies, step_at_random
from hornbook.testing.copies import law_copy
from hornbook.testing.determinism import law_round_trip, law_same_again, law_same_elsewhere
from hornbook.testing.knowledge.deals import law_deals, law_deals_cover
from hornbook.testing.knowledge.events import law_alike, law_events
from hornbook.testing.knowledge.halves import law_halves
from hornbook.testing.knowledge.hindsight import law_hindsight
from hornbook.testing.knowledge.information import law_information
from hornbook.testing.knowledge.observation import law_observation, law_observation_complete
from hornbook.testing.knowledge.recall import law_recall
from hornbook.testing.knowledge.views import law_views
from hornbook.testing.law_broken import LawBroken, broken
from hornbook.testing.offers import ENDS, OFFERS, law_ends, law_index, law_offers
from hornbook.testing.undo import law_undo

__all__ = [
    "BOUND",
    "POSITION_LAWS",
    "Law",
    "LawBroken",
    "all_setups",
    "any_setup",
    "conforms",
    "law_alike",
    "law_bot_honest",
    "law_bot_takes_win",
    "law_bounds",
    "law_chance",
    "law_copy",
    "law_deals",
    "law_deals_cover",
    "law_ends",
    "law_events",
    "law_game_bounds",
    "law_halves",
    "law_hindsight",
    "law_index",
    "law_information",
    "law_observation",
    "law_observation_complete",
    "law_offers",
    "law_recall",
    "law_round_trip",
    "law_same_again",
    "law_same_elsewhere",
    "law_undo",
    "law_views",
    "play_lawfully",
]

Law = Callable[[Game[Any], Any, int], None]
"""A law about positions: game, state, and a seed for whatever the law draws."""

TRIES = 1000

POSITION_LAWS: tuple[Law, ...] = (
    law_views,
    law_information,
    law_recall,
    law_observation,
    law_deals,
    law_events,
    law_copy,
    law_round_trip,
    law_offers,
    law_index,
    law_bounds,
    law_chance,
)


def play_lawfully(
    game: Game[Any],
    setup: Setup,
    seed: int,
    every: int = 8,
    laws: Sequence[Law] = POSITION_LAWS,
    bound: int | None = None,
) -> int:
    """Play one random game, stopping at chance too, and check the laws at about every so many plies; how many.

    It must end within `bound` plies, or within its own bounds.
    """
    s, rng = game.new(setup, seed, manual=True), Rng(seed_from(seed, 3))
    bound = bound or most_plies(game, setup)
    checked = 0
    try:
        while True:
            if rng.below(every) == 0 or s.ply == 0 or s.pending == OVER:
                checked += 1
                for law in laws:
                    law(game, s, seed)
            if s.ply > bound:
                raise broken(ENDS, f"the game goes on after {bound} decisions", game, s)
            if not step_at_random(game, s, rng):
                return checked
    except LawBroken as problem:
        problem.seed = seed
        raise
    except Exception as problem:
        found = broken(OFFERS, f"the game fails: {problem!r}", game, s)
        found.seed = seed
        raise found from problem


def conforms(
    game: Game[Any],
    setups: Sequence[Setup] = (),
    games: int = 10,
    seed: int = 0,
    every: int = 8,
    bound: int | None = None,
) -> int:
    """Hold so many random games to every law, set up in these ways in turn or in any way; how many positions."""
    checked = 0
    for number in range(games):
        game_seed = seed_from(seed, number)
        setup = setups[number % len(setups)] if setups else any_setup(game, Rng(game_seed))
        checked += play_lawfully(game, setup, game_seed, every, bound=bound)
        try:
            law_same_again(game, setup, game_seed, bound or most_plies(game, setup))
            law_undo(game, setup, game_seed, bound=bound or BOUND)
            law_halves(game, setup, game_seed, bound=bound or BOUND)
            law_game_bounds(game, setup, game_seed, bound)
            law_observation_complete(game, setup, game_seed, bound=bound)
            law_hindsight(game, setup, game_seed, bound or BOUND)
        except LawBroken as problem:
            problem.seed = game_seed
            raise
    return checked


def all_setups(game: Game[Any]) -> list[Setup]:
    """Every number of seats with every combination of options that the game accepts; free text as it is by default."""
    found = []
    for seats in range(game.min_seats, game.max_seats + 1):
        for combination in product(*(_values(option) for option in game.options)):
            try:
                found.append(game.settle(_combined(game, seats, combination)))
            except BadSetup:
                continue
    return found


def any_setup(game: Game[Any], rng: Rng) -> Setup:
    """One of all those, drawn without going through them."""
    for _ in range(TRIES):
        seats = game.min_seats + rng.below(game.max_seats - game.min_seats + 1)
        values = [_values(option) for option in game.options]
        try:
            return game.settle(_combined(game, seats, [each[rng.below(len(each))] for each in values]))
        except BadSetup:
            continue
    return game.settle(Setup(0, {}))


def _values(option: Option) -> tuple[Any, ...]:
    """Values of an option to try: all there are, but of a wide range its ends, and of sets all, none and the usual."""
    if option.type == "flag":
        return (True, False)
    if option.type == "number":
        return tuple(dict.fromkeys([option.default, option.low, option.high]))
    if option.type == "set":
        return tuple(dict.fromkeys([option.default, option.choices, ()]))
    return option.choices or (option.default,)


def _combined(game: Game[Any], seats: int, values: Sequence[Any]) -> Setup:
    return Setup(seats, {option.name: value for option, value in zip(game.options, values, strict=True)})
