"""A face-down deck as a value: cards in an order that nobody knows, and the few whose place somebody knows.

A deck never changes; whatever is done to it makes another one, so copies of a state share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hornbook.core.rng import Rng

EVERYBODY: Final = -1
"""The mask of all seats and of spectators."""
SPECTATOR: Final = 62
"""The bit that stands for spectators: only what everybody knows is known to them."""


class Deck:
    """A face-down deck. `bag` is sorted and has no order; `top` and `bottom` are in drawing order.

    Beside each card of known place stands the mask of the seats that have seen it there.
    """

    __slots__ = ("bag", "bottom", "bottom_seen", "counted", "top", "top_seen")

    def __init__(
        self,
        bag: tuple[int, ...],
        top: tuple[int, ...] = (),
        top_seen: tuple[int, ...] = (),
        bottom: tuple[int, ...] = (),
        bottom_seen: tuple[int, ...] = (),
    ) -> None:
        self.bag = bag
        self.top = top
        self.top_seen = top_seen
        self.bottom = bottom
        self.bottom_seen = bottom_seen
        self.counted: tuple[int, ...] = ()  # once somebody has asked for counts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.bag, self.top, self.bottom))

    # What lies here.

    def size(self) -> int:
        """How many cards."""
        return len(self.top) + len(self.bag) + len(self.bottom)

    def cards(self) -> list[int]:
        """Every card, sorted: what a deck holds is a matter of counting, not of order."""
        return sorted(self.top + self.bag + self.bottom)

    def counts(self, kinds: int) -> tuple[int, ...]:
        """Of each kind of card, how many lie in the part without order: the weights of a draw from it."""
        if len(self.counted) != kinds:
            found = [0] * kinds
            for card in self.bag:
                found[card] += 1
            self.counted = tuple(found)
        return self.counted

    def rolls(self) -> int:
        """Over how many cards chance must decide the next draw; 1 when the place of the next card is known."""
        if self.top or not self.bag:
            return 1
        return len(self.bag)

    def next(self, outcome: int) -> int:
        """The card that a draw takes; the outcome matters where `rolls()` is more than 1."""
        if self.top:
            return self.top[0]
        return self.bag[outcome] if self.bag else self.bottom[0]

    # What can be done to it.

    def drawn(self, outcome: int) -> Deck:
        """The deck without the card that a draw takes."""
        if self.top:
            return Deck(self.bag, self.top[1:], self.top_seen[1:], self.bottom, self.bottom_seen)
        if self.bag:
            bag = self.bag[:outcome] + self.bag[outcome + 1 :]
            return Deck(bag, (), (), self.bottom, self.bottom_seen)
        return Deck((), (), (), self.bottom[1:], self.bottom_seen[1:])

    def with_top(self, card: int, seen: int) -> Deck:
        """With a card laid on top; `seen` is the mask of the seats that know it."""
        return Deck(self.bag, (card, *self.top), (seen, *self.top_seen), self.bottom, self.bottom_seen)

    def with_bottom(self, card: int, seen: int) -> Deck:
        """With a card slid under it; `seen` is the mask of the seats that know it."""
        return Deck(self.bag, self.top, self.top_seen, (*self.bottom, card), (*self.bottom_seen, seen))

    def with_shuffled(self, cards: Iterable[int]) -> Deck:
        """With cards shuffled into the part without order."""
        bag = tuple(sorted([*self.bag, *cards]))
        return Deck(bag, self.top, self.top_seen, self.bottom, self.bottom_seen)

    def without(self, card: int) -> Deck:
        """Without one such card: from the unknown part if it is there, else from the known ends."""
        if card in self.bag:
            bag = _without(self.bag, self.bag.index(card))
            return Deck(bag, self.top, self.top_seen, self.bottom, self.bottom_seen)
        if card in self.bottom:
            at = self.bottom.index(card)
            return Deck(self.bag, self.top, self.top_seen, _without(self.bottom, at), _without(self.bottom_seen, at))
        if card in self.top:
            at = self.top.index(card)
            return Deck(self.bag, _without(self.top, at), _without(self.top_seen, at), self.bottom, self.bottom_seen)
        raise ValueError(f"no card {card} in the deck")

    def known_next(self, card: int, seen: int) -> Deck:
        """With a card of the unknown part placed right below the known top, where these seats know it."""
        bag = _without(self.bag, self.bag.index(card))
        return Deck(bag, (*self.top, card), (*self.top_seen, seen), self.bottom, self.bottom_seen)

    def seen(self, cards: int, seen: int) -> Deck:
        """With so many cards of the known top shown to more seats."""
        masks = tuple([mask | seen if at < cards else mask for at, mask in enumerate(self.top_seen)])
        return Deck(self.bag, self.top, masks, self.bottom, self.bottom_seen)

    def seen_under(self, cards: int, seen: int) -> Deck:
        """With so many cards of the known bottom shown to more seats."""
        masks = tuple([mask | seen if at < cards else mask for at, mask in enumerate(self.bottom_seen)])
        return Deck(self.bag, self.top, self.top_seen, self.bottom, masks)

    # Who knows what.

    def unknown(self, seat: int | None) -> list[int]:
        """The cards whose place this seat does not know, sorted."""
        bit = SPECTATOR if seat is None else seat
        pool = list(self.bag)
        pool += [card for card, mask in zip(self.top, self.top_seen, strict=True) if not mask >> bit & 1]
        pool += [card for card, mask in zip(self.bottom, self.bottom_seen, strict=True) if not mask >> bit & 1]
        pool.sort()
        return pool

    def dealt(self, seat: int | None, pool: list[int]) -> Deck:
        """With every place that this seat does not know filled from a shuffled pool, taken from its end."""
        bit = SPECTATOR if seat is None else seat
        top, bottom = list(self.top), list(self.bottom)
        for cards, masks in ((top, self.top_seen), (bottom, self.bottom_seen)):
            for at, mask in enumerate(masks):
                if not mask >> bit & 1:
                    cards[at] = pool.pop()
        bag = sorted([pool.pop() for _ in self.bag])
        return Deck(tuple(bag), tuple(top), self.top_seen, tuple(bottom), self.bottom_seen)

    def known_top(self, seat: int | None) -> tuple[int | None, ...]:
        """The top as a seat may see it: the cards whose place it knows, None for others."""
        return _seen_by(self.top, self.top_seen, seat) if self.top else ()

    def known_bottom(self, seat: int | None) -> tuple[int | None, ...]:
        """The bottom, likewise."""
        return _seen_by(self.bottom, self.bottom_seen, seat) if self.bottom else ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The deck as a seat may see it: its size, and the cards whose place it knows."""
        return {"size": self.size(), "top": self.known_top(seat), "bottom": self.known_bottom(seat)}

    def to_json(self) -> list[list[int]]:
        """The five lists."""
        return [list(part) for part in (self.bag, self.top, self.top_seen, self.bottom, self.bottom_seen)]


def deck_from_json(doc: list[list[int]]) -> Deck:
    """The deck that `to_json` wrote."""
    bag, top, top_seen, bottom, bottom_seen = doc
    return Deck(tuple(bag), tuple(top), tuple(top_seen), tuple(bottom), tuple(bottom_seen))


def shuffled(cards: Iterable[int]) -> Deck:
    """A freshly shuffled deck."""
    return Deck(tuple(sorted(cards)))


def redeal(pool: list[int], rng: Rng) -> list[int]:
    """The pool in an order that depends on nothing but what it holds and on rng."""
    dealt = sorted(pool)
    rng.shuffle(dealt)
    return dealt


def _without(cards: tuple[int, ...], at: int) -> tuple[int, ...]:
    return cards[:at] + cards[at + 1 :]


def _seen_by(cards: tuple[int, ...], masks: tuple[int, ...], seat: int | None) -> tuple[int | None, ...]:
    bit = SPECTATOR if seat is None else seat
    return tuple([card if mask >> bit & 1 else None for card, mask in zip(cards, masks, strict=True)])
