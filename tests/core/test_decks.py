"""Decks: a bag between a known top and a known bottom, and who knows what."""

from __future__ import annotations

import pytest

from hornbook.core.codec import dump, load
from hornbook.core.deck import EVERYBODY, Deck, bag_deck, deck_from_json, redeal
from hornbook.core.rng import Rng

FIRST, SECOND = 1, 2  # masks of seats 0 and 1


def deck() -> Deck:
    """On top 7 (known to the first seat), below it a bag, at the bottom 9 (known to the second)."""
    pile = bag_deck([3, 1, 2])
    pile.put_top(7, FIRST)
    pile.put_bottom(9, SECOND)
    return pile


def test_cards_are_drawn_from_top_then_bag_then_bottom() -> None:
    pile = deck()
    assert (pile.size(), pile.rolls()) == (5, 1)
    assert pile.draw(0) == 7
    assert pile.rolls() == 3
    assert [pile.draw(1), pile.draw(1), pile.draw(0)] == [2, 3, 1]
    assert pile.rolls() == 1
    assert pile.draw(0) == 9
    assert pile.size() == 0


def test_the_last_card_laid_on_top_is_drawn_first_and_the_last_slid_under_last() -> None:
    pile = bag_deck([])
    pile.put_top(1, 0)
    pile.put_top(2, 0)
    pile.put_bottom(3, 0)
    pile.put_bottom(4, 0)
    assert [pile.draw(0) for _ in range(4)] == [2, 1, 3, 4]


def test_a_fresh_deck_is_a_sorted_bag() -> None:
    assert bag_deck([5, 1, 3]).bag == [1, 3, 5]
    assert deck().cards() == [1, 2, 3, 7, 9]


def test_a_seat_sees_the_size_and_the_places_that_it_knows() -> None:
    pile = deck()
    assert pile.seen_by(0) == {"size": 5, "top": [7], "bottom": [None]}
    assert pile.seen_by(1) == {"size": 5, "top": [None], "bottom": [9]}
    assert pile.seen_by(None) == {"size": 5, "top": [None], "bottom": [None]}
    pile.put_top(8, EVERYBODY)
    assert pile.seen_by(None)["top"] == [8, None]


def test_what_a_seat_does_not_know_is_the_bag_and_other_seats_cards() -> None:
    pile = deck()
    assert pile.unknown(0) == [1, 2, 3, 9]
    assert pile.unknown(1) == [1, 2, 3, 7]
    assert pile.unknown(None) == [1, 2, 3, 7, 9]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_dealing_the_unknown_again_keeps_what_the_seat_sees(seat: int | None) -> None:
    for seed in range(20):
        pile = deck()
        pile.deal_unknown(seat, redeal(pile.unknown(seat), Rng(seed)))
        assert pile.seen_by(seat) == deck().seen_by(seat)
        assert pile.cards() == deck().cards()
        assert pile.bag == sorted(pile.bag)
        assert (pile.top_seen, pile.bottom_seen) == (deck().top_seen, deck().bottom_seen)


def test_every_unknown_card_turns_up_at_the_bottom() -> None:
    found = set()
    for seed in range(60):
        pile = deck()
        pile.deal_unknown(0, redeal(pile.unknown(0), Rng(seed)))
        found.add(pile.bottom[0])
    assert found == {1, 2, 3, 9}


def test_a_deal_does_not_depend_on_where_the_cards_lay() -> None:
    assert redeal([4, 1, 3, 2], Rng(5)) == redeal([1, 2, 3, 4], Rng(5))


def test_a_card_is_removed_from_the_unknown_part_first() -> None:
    pile = deck()
    pile.put_top(2, FIRST)
    pile.remove(2)
    assert (pile.bag, pile.top) == ([1, 3], [2, 7])
    pile.remove(2)
    assert (pile.top, pile.top_seen) == ([7], [FIRST])
    pile.remove(9)
    assert (pile.bottom, pile.bottom_seen) == ([], [])
    with pytest.raises(ValueError, match="no card 9 in the deck"):
        pile.remove(9)


def test_a_copy_shares_nothing() -> None:
    pile = deck()
    other = pile.copy()
    for part in ("bag", "top", "top_seen", "bottom", "bottom_seen"):
        assert getattr(pile, part) == getattr(other, part)
        assert getattr(pile, part) is not getattr(other, part)


def test_a_deck_goes_through_json() -> None:
    pile = deck()
    assert deck_from_json(pile.to_json()).to_json() == pile.to_json()
    assert load(dump([pile, [1, 2]]))[0].to_json() == pile.to_json()
