"""Randomness: the published stream, fair draws, and streams that do not meet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists

from hornbook.core.rng import GAMMA, MASK, Rng, as_state, below, mix, seed_from, step, unsigned, weighted
from hornbook.testing.chance import chi_square, chi_square_limit

PUBLISHED = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
"""The first outputs of SplitMix64 from seed 0."""


def test_splitmix64_gives_its_published_numbers() -> None:
    state, found = 0, []
    for _ in PUBLISHED:
        found.append(mix((state + GAMMA) & MASK))
        state = step(state)
    assert found == PUBLISHED


def test_a_draw_is_the_top_of_the_next_number() -> None:
    assert below(0, 1 << 64) == PUBLISHED[0]
    assert below(step(0), 1 << 8) == PUBLISHED[1] >> 56


@given(integers(0, MASK), integers(1, 10_000))
def test_a_draw_lies_in_its_range_and_moves_nothing(state: int, n: int) -> None:
    assert 0 <= below(state, n) < n
    assert below(state, n) == below(state, n)
    assert as_state(step(state)) == step(state)
    assert unsigned(step(state)) == (state + GAMMA) & MASK
    assert unsigned(as_state(state)) == state
    assert below(as_state(state), n) == below(state, n)


@pytest.mark.parametrize("n", [2, 3, 6, 32])
def test_draws_are_uniform(n: int) -> None:
    counts, state = [0] * n, 12345
    for _ in range(4000):
        counts[below(state, n)] += 1
        state = step(state)
    assert chi_square(counts, [4000 / n] * n) < chi_square_limit(n - 1)


def test_weighted_draws_keep_to_their_weights() -> None:
    weights, state = (5, 0, 3, 2), 99
    counts = [0] * 4
    for _ in range(4000):
        counts[weighted(state, weights)] += 1
        state = step(state)
    assert counts[1] == 0
    assert chi_square([counts[0], counts[2], counts[3]], [2000, 1200, 800]) < chi_square_limit(2)


def test_weights_that_are_all_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="weights must be positive somewhere"):
        weighted(1, (0, 0))


@given(integers(0, MASK), integers(0, MASK))
def test_mixing_loses_nothing(one: int, other: int) -> None:
    assert (mix(one) == mix(other)) == (one == other)


@given(integers(-5, 5), integers(-5, 5))
def test_seeds_from_different_numbers_are_different(one: int, other: int) -> None:
    seeds = {seed_from(one, other), seed_from(other, one), seed_from(one), seed_from(other)}
    assert len(seeds) == len({(one, other), (other, one), (one,), (other,)})
    assert all(0 <= seed <= MASK for seed in seeds)


def test_a_stream_is_its_seed() -> None:
    one, other = Rng(7), Rng(7)
    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
    assert [Rng(8).below(1 << 32) for _ in range(2)] != [Rng(7).below(1 << 32) for _ in range(2)]


@given(lists(integers(0, 50)), integers(0, MASK))
def test_a_shuffle_keeps_every_card(cards: list[int], seed: int) -> None:
    shuffled = list(cards)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_as_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(3000):
        cards = [1, 2, 3]
        Rng(seed).shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert chi_square(list(counts.values()), [500.0] * 6) < chi_square_limit(5)
