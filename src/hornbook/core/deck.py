"""Decks as bags: cards in an order that nobody knows, plus the few whose place somebody knows.

A plain sorted list of ints is a bag; a `Deck` is a bag between a known top and a known bottom.
"""

from __future__ import annotations

from typing import Final

from hornbook.core.rng import Rng

EVERYBODY: Final = -1
"""The mask of all seats and of spectators."""
SPECTATOR: Final = 62
"""The bit that stands for spectators: only what everybody knows is known to them."""


class Deck:
    """A face-down deck. `bag` is sorted and orderless; `top` and `bottom` are in drawing order.

    Beside each card of known place stands the mask of the seats that know it.
    """

    __slots__ = ("bag", "bottom", "bottom_seen", "top", "top_seen")

    def __init__(
        self, bag: list[int], top: list[int], top_seen: list[int], bottom: list[int], bottom_seen: list[int]
    ) -> None:
        self.bag = bag
        self.top = top
        self.top_seen = top_seen
        self.bottom = bottom
        self.bottom_seen = bottom_seen

    def copy(self) -> Deck:
        """A deck that shares nothing with this one."""
        return Deck(self.bag.copy(), self.top.copy(), self.top_seen.copy(), self.bottom.copy(), self.bottom_seen.copy())

    def size(self) -> int:
        """How many cards lie here."""
        return len(self.top) + len(self.bag) + len(self.bottom)

    def rolls(self) -> int:
        """Over how many cards chance must decide the next draw; 1 when the place of the next card is known."""
        if self.top or not self.bag:
            return 1
        return len(self.bag)

    def draw(self, outcome: int) -> int:
        """Take the top card; the outcome matters where `rolls()` is more than 1."""
        if self.top:
            self.top_seen.pop(0)
            return self.top.pop(0)
        if self.bag:
            return self.bag.pop(outcome)
        self.bottom_seen.pop(0)
        return self.bottom.pop(0)

    def put_top(self, card: int, seen: int) -> None:
        """Lay a card on top; `seen` is the mask of the seats that know it."""
        self.top.insert(0, card)
        self.top_seen.insert(0, seen)

    def put_bottom(self, card: int, seen: int) -> None:
        """Slide a card under the deck; `seen` is the mask of the seats that know it."""
        self.bottom.append(card)
        self.bottom_seen.append(seen)

    def cards(self) -> list[int]:
        """Every card, sorted: what a deck holds is a matter of counting, not of order."""
        return sorted(self.top + self.bag + self.bottom)

    def remove(self, card: int) -> None:
        """Take out one such card: from the unknown part if it is there, else from the known ends."""
        if card in self.bag:
            self.bag.remove(card)
            return
        for cards, seen in ((self.bottom, self.bottom_seen), (self.top, self.top_seen)):
            if card in cards:
                at = cards.index(card)
                cards.pop(at)
                seen.pop(at)
                return
        raise ValueError(f"no card {card} in the deck")

    def unknown(self, seat: int | None) -> list[int]:
        """The cards whose place this seat does not know, sorted."""
        bit = SPECTATOR if seat is None else seat
        pool = list(self.bag)
        for cards, seen in ((self.top, self.top_seen), (self.bottom, self.bottom_seen)):
            pool.extend(card for card, mask in zip(cards, seen, strict=True) if not mask >> bit & 1)
        pool.sort()
        return pool

    def deal_unknown(self, seat: int | None, pool: list[int]) -> None:
        """Fill every place that this seat does not know from a shuffled pool, taken from its end."""
        bit = SPECTATOR if seat is None else seat
        for cards, seen in ((self.top, self.top_seen), (self.bottom, self.bottom_seen)):
            for at, mask in enumerate(seen):
                if not mask >> bit & 1:
                    cards[at] = pool.pop()
        for at in range(len(self.bag)):
            self.bag[at] = pool.pop()
        self.bag.sort()

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The deck as a seat may see it: its size, and the cards whose place it knows."""
        return {
            "size": self.size(),
            "top": _known(self.top, self.top_seen, seat),
            "bottom": _known(self.bottom, self.bottom_seen, seat),
        }

    def to_json(self) -> list[list[int]]:
        """The five lists."""
        return [list(part) for part in (self.bag, self.top, self.top_seen, self.bottom, self.bottom_seen)]


def deck_from_json(doc: list[list[int]]) -> Deck:
    """The deck that `to_json` wrote."""
    return Deck(*(list(part) for part in doc))


def bag_deck(cards: list[int]) -> Deck:
    """A freshly shuffled deck."""
    return Deck(sorted(cards), [], [], [], [])


def redeal(pool: list[int], rng: Rng) -> list[int]:
    """The pool in an order that depends on nothing but what it holds and on rng."""
    dealt = sorted(pool)
    rng.shuffle(dealt)
    return dealt


def _known(cards: list[int], seen: list[int], seat: int | None) -> list[int | None]:
    bit = SPECTATOR if seat is None else seat
    return [card if mask >> bit & 1 else None for card, mask in zip(cards, seen, strict=True)]
