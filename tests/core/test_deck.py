"""Decks: a bag between a known top and a known bottom, who knows what, and laws that hold for all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hornbook.core.deck import EVERYBODY, SPECTATOR, Deck, deck_from_json, redeal, shuffled
from hornbook.core.play.codec import dump, loader
from hornbook.core.rng import Rng

FIRST, SECOND = 1, 2  # masks of seats 0 and 1
SEATS = (0, 1, 2, None)


def deck() -> Deck:
    """On top 7 (known to the first seat), below it a bag, at the bottom 9 (known to the second)."""
    return shuffled([3, 1, 2]).with_top(7, FIRST).with_bottom(9, SECOND)


def draw_all(pile: Deck, *outcomes: int) -> list[int]:
    """The cards that these draws take."""
    cards = []
    for outcome in outcomes:
        cards.append(pile.next(outcome))
        pile = pile.drawn(outcome)
    return cards


def test_cards_are_drawn_from_top_then_bag_then_bottom() -> None:
    pile = deck()
    assert (pile.size(), pile.rolls(), pile.next(0)) == (5, 1, 7)
    pile = pile.drawn(0)
    assert pile.rolls() == 3
    assert draw_all(pile, 1, 1, 0) == [2, 3, 1]
    pile = pile.drawn(0).drawn(0).drawn(0)
    assert (pile.rolls(), pile.next(0)) == (1, 9)
    assert pile.drawn(0).size() == 0


def test_the_last_card_laid_on_top_is_drawn_first_and_the_last_slid_under_last() -> None:
    pile = shuffled([]).with_top(1, 0).with_top(2, 0).with_bottom(3, 0).with_bottom(4, 0)
    assert draw_all(pile, 0, 0, 0, 0) == [2, 1, 3, 4]


def test_a_fresh_deck_is_a_sorted_bag() -> None:
    assert shuffled([5, 1, 3]).bag == (1, 3, 5)
    assert deck().cards() == [1, 2, 3, 7, 9]


def test_a_seat_sees_the_size_and_the_places_that_it_knows() -> None:
    pile = deck()
    assert pile.seen_by(0) == {"size": 5, "top": (7,), "bottom": (None,)}
    assert pile.seen_by(1) == {"size": 5, "top": (None,), "bottom": (9,)}
    assert pile.seen_by(None) == {"size": 5, "top": (None,), "bottom": (None,)}
    assert pile.with_top(8, EVERYBODY).seen_by(None)["top"] == (8, None)


def test_what_a_seat_does_not_know_is_the_bag_and_other_seats_cards() -> None:
    pile = deck()
    assert pile.unknown(0) == [1, 2, 3, 9]
    assert pile.unknown(1) == [1, 2, 3, 7]
    assert pile.unknown(None) == [1, 2, 3, 7, 9]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_dealing_the_unknown_again_keeps_what_the_seat_sees(seat: int | None) -> None:
    for seed in range(20):
        pile = deck().dealt(seat, redeal(deck().unknown(seat), Rng(seed)))
        assert pile.seen_by(seat) == deck().seen_by(seat)
        assert pile.cards() == deck().cards()
        assert pile.bag == tuple(sorted(pile.bag))
        assert (pile.top_seen, pile.bottom_seen) == (deck().top_seen, deck().bottom_seen)


def test_every_unknown_card_turns_up_at_the_bottom() -> None:
    found = set()
    for seed in range(60):
        found.add(deck().dealt(0, redeal(deck().unknown(0), Rng(seed))).bottom[0])
    assert found == {1, 2, 3, 9}


def test_a_deal_does_not_depend_on_where_the_cards_lay() -> None:
    assert redeal([4, 1, 3, 2], Rng(5)) == redeal([1, 2, 3, 4], Rng(5))


def test_a_card_is_removed_from_the_unknown_part_first() -> None:
    pile = deck().with_top(2, FIRST).without(2)
    assert (pile.bag, pile.top) == ((1, 3), (2, 7))
    pile = pile.without(2)
    assert (pile.top, pile.top_seen) == ((7,), (FIRST,))
    pile = pile.without(9)
    assert (pile.bottom, pile.bottom_seen) == ((), ())
    with pytest.raises(ValueError, match="no card 9 in the deck"):
        pile.without(9)


def test_a_deck_goes_through_json() -> None:
    pile = deck()
    assert deck_from_json(pile.to_json()).to_json() == pile.to_json()
    assert loader("list[Deck]")(dump([pile]))[0].to_json() == pile.to_json()


# What can be done to any deck.


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Any deck; cards may come twice, and whoever may know the ends."""
    cards, masks = st.integers(0, 9), st.sampled_from([0, 1, 2, 3, 4, 7, EVERYBODY])
    pile = shuffled(draw(st.lists(cards, max_size=8)))
    for card, mask in draw(st.lists(st.tuples(cards, masks), max_size=4)):
        pile = pile.with_top(card, mask)
    for card, mask in draw(st.lists(st.tuples(cards, masks), max_size=4)):
        pile = pile.with_bottom(card, mask)
    return pile


Change = Callable[[Deck, int], Deck]
CHANGES: dict[str, tuple[Change, list[int]]] = {  # what is done, and which cards are more than before
    "with_top": (lambda pile, seen: pile.with_top(5, seen), [5]),
    "with_bottom": (lambda pile, seen: pile.with_bottom(5, seen), [5]),
    "with_shuffled": (lambda pile, seen: pile.with_shuffled([5, 5]), [5, 5]),
    "without": (lambda pile, seen: pile.with_top(5, seen).without(5), []),
    "known_next": (lambda pile, seen: pile.with_shuffled([5]).known_next(5, seen), [5]),
    "seen": (lambda pile, seen: pile.seen(2, seen), []),
    "dealt": (lambda pile, seen: pile.dealt(0, redeal(pile.unknown(0), Rng(seen))), []),
}


@given(decks(), st.sampled_from(sorted(CHANGES)), st.sampled_from([0, 1, 6, EVERYBODY]))
def test_no_card_appears_or_vanishes_and_the_old_deck_stays(pile: Deck, name: str, seen: int) -> None:
    before = pile.to_json()
    change, more = CHANGES[name]
    changed = change(pile, seen)
    assert Counter(changed.cards()) == Counter(pile.cards()) + Counter(more)
    assert changed.size() == len(changed.cards())
    assert pile.to_json() == before
    assert changed.bag == tuple(sorted(changed.bag))
    assert (len(changed.top), len(changed.bottom)) == (len(changed.top_seen), len(changed.bottom_seen))


@given(decks(), st.data())
def test_drawing_takes_every_card_once_the_known_top_first_and_the_known_bottom_last(
    pile: Deck, data: st.DataObject
) -> None:
    whole, taken = pile, []
    while pile.size():
        outcome = data.draw(st.integers(0, pile.rolls() - 1))
        card, rest = pile.next(outcome), pile.drawn(outcome)
        assert Counter(rest.cards()) + Counter([card]) == Counter(pile.cards())
        taken.append(card)
        pile = rest
    top, bottom = len(whole.top), whole.size() - len(whole.bottom)
    assert sorted(taken) == whole.cards()
    assert (tuple(taken[:top]), tuple(taken[bottom:])) == (whole.top, whole.bottom)


@given(decks(), st.sampled_from(SEATS), st.integers(0, 99))
def test_a_deal_keeps_what_a_seat_knows(pile: Deck, seat: int | None, seed: int) -> None:
    dealt = pile.dealt(seat, redeal(pile.unknown(seat), Rng(seed)))
    assert dealt.seen_by(seat) == pile.seen_by(seat)
    assert (dealt.top_seen, dealt.bottom_seen) == (pile.top_seen, pile.bottom_seen)
    assert dealt.cards() == pile.cards()
    assert dealt.unknown(seat) == pile.unknown(seat)


@given(decks(), st.sampled_from(SEATS), st.integers(0, 99))
def test_a_deal_depends_on_what_a_seat_knows_alone(pile: Deck, seat: int | None, seed: int) -> None:
    other = pile.dealt(seat, redeal(pile.unknown(seat), Rng(seed + 1)))
    deals = [each.dealt(seat, redeal(each.unknown(seat), Rng(seed))) for each in (pile, other)]
    assert deals[0] == deals[1]


@given(decks(), st.sampled_from(SEATS))
def test_what_a_seat_sees_and_what_it_does_not_know_is_everything(pile: Deck, seat: int | None) -> None:
    seen = pile.seen_by(seat)
    known = [card for card in seen["top"] + seen["bottom"] if card is not None]
    assert sorted(known + pile.unknown(seat)) == pile.cards()
    assert seen["size"] == pile.size()
    assert (len(seen["top"]), len(seen["bottom"])) == (len(pile.top), len(pile.bottom))
    bit = SPECTATOR if seat is None else seat
    for card, shown, mask in zip(pile.top, seen["top"], pile.top_seen, strict=True):
        assert shown == (card if mask >> bit & 1 else None)


@given(decks())
def test_a_spectator_knows_no_more_than_any_seat(pile: Deck) -> None:
    bench = pile.seen_by(None)
    for seat in (0, 1, 2):
        mine = pile.seen_by(seat)
        for end in ("top", "bottom"):
            assert all(shown in (None, own) for shown, own in zip(bench[end], mine[end], strict=True))


@given(decks(), st.integers(0, 3), st.integers(0, 2))
def test_showing_the_top_shows_so_many_cards_to_that_seat_and_nothing_to_others(
    pile: Deck, cards: int, seat: int
) -> None:
    shown = pile.seen(cards, 1 << seat)
    assert shown.seen_by(seat)["top"][:cards] == pile.top[:cards]
    assert shown.seen_by(seat)["top"][cards:] == pile.seen_by(seat)["top"][cards:]
    for other in set(SEATS) - {seat}:
        assert shown.seen_by(other) == pile.seen_by(other)


@given(decks(), st.integers(0, 9))
def test_a_card_found_to_come_next_lies_below_those_that_are_known_already(pile: Deck, card: int) -> None:
    pile = pile.with_shuffled([card])
    found = pile.known_next(card, SECOND)
    assert found.top == (*pile.top, card)
    assert found.seen_by(1)["top"] == (*pile.seen_by(1)["top"], card)
    assert found.seen_by(0)["top"] == (*pile.seen_by(0)["top"], None)
    with pytest.raises(ValueError, match="not in tuple"):
        shuffled([1]).known_next(2, FIRST)


@given(decks())
def test_counts_are_the_weights_of_a_draw(pile: Deck) -> None:
    counts = pile.counts(10)
    assert sum(counts) == len(pile.bag)
    assert all(counts[card] == pile.bag.count(card) for card in range(10))


@given(decks(), decks())
def test_decks_are_equal_by_what_they_hold(one: Deck, other: Deck) -> None:
    assert (one == other) == (one.to_json() == other.to_json())
    assert one == deck_from_json(one.to_json())
    assert hash(one) == hash(deck_from_json(one.to_json()))
    assert one != one.to_json()
