"""KU-2.2 Hunt cards as numbers: a handful of cards is one int, and laying cards is a subtraction.

Everybody has the same eight values, so a handful is a sub-multiset of them: its counts, read as the digits of a
number whose place values grow with how often each value occurs. Adding and taking away cards is adding and
taking away numbers, and everything else about a handful is looked up.
"""

from __future__ import annotations

from hornbook.games.kill_the_unicorns.rules.choices import LAY, PASS, SWING


class HuntCards:
    """The tables. `full` is a whole hand; lists are read by handful."""

    __slots__ = (
        "bid",
        "cards",
        "chances",
        "cover",
        "exact",
        "fill",
        "full",
        "laid_by",
        "lays",
        "lays_of_knight",
        "place",
        "rank",
        "single",
        "size",
        "swings",
        "text",
        "total",
        "values",
    )

    def __init__(self, hunt_values: tuple[int, ...]) -> None:
        self.values = tuple(sorted(set(hunt_values)))
        most = [hunt_values.count(value) for value in self.values]
        self.place = [0] * (max(self.values) + 1)  # what one card of a value adds to a handful
        place = 1
        for value, count in zip(self.values, most, strict=True):
            self.place[value] = place
            place *= count + 1
        self.full = place - 1
        self.cards: list[tuple[int, ...]] = []
        for handful in range(place):
            cards: list[int] = []
            rest = handful
            for value, count in zip(self.values, most, strict=True):
                rest, here = divmod(rest, count + 1)
                cards.extend([value] * here)
            self.cards.append(tuple(cards))
        self.size = [len(cards) for cards in self.cards]
        self.total = [sum(cards) for cards in self.cards]
        self.bid = [-1, *self.total[1:]]  # what counts in a hunt: no cards, no part in it
        self.text = ["+".join(map(str, cards)) for cards in self.cards]  # as in tokens and views: 0+3+4
        self.single = [tuple(sorted(set(cards))) for cards in self.cards]
        # Lays are offered in the order in which people think of them: few cards first, then low sums.
        self.laid_by = sorted(range(place), key=lambda h: (self.size[h], self.total[h], self.cards[h]))
        self.rank = [self.laid_by.index(handful) for handful in range(place)]
        parts = [self._parts(handful) for handful in range(place)]
        # What can be laid from a handful: exactly n cards, or none (a pass).
        self.fill = [[self._codes(parts[h], n, n) for h in range(place)] for n in range(10)]
        # What a hunter may do if n cards are declared (none yet: one to three may be laid), nothing if only pass.
        opening = [(PASS, *self._codes(parts[h], 1, 3)) if h else () for h in range(place)]
        self.lays = [[(PASS, *codes) if codes else () for codes in self.fill[n]] for n in range(10)]
        self.lays[0] = opening
        # The Knight may also announce one card more (KU-13.4), and then lays it.
        self.lays_of_knight = [
            [self._with_swing(self.lays[n][h], self.size[h] > max(1, n)) for h in range(place)] for n in range(10)
        ]
        self.swings = [[self._codes(parts[h], 2, 4) for h in range(place)], *self.fill[2:]]
        self.chances: dict[int, list[float]] = {}
        # exact[h][t]: the smallest part of h worth exactly t, or -1.
        self.exact = [self._exact(parts[h]) for h in range(place)]
        # cover[h][t]: the smallest part of h worth t or as little more as can be, or -1.
        self.cover = [self._cover(exact) for exact in self.exact]

    def at_least(self, handful: int, count: int, total: int) -> float:
        """How likely `count` cards of a handful sum up to `total` or more, if any lay is as likely as any other."""
        table = self.chances.get(handful * 16 + count)
        if table is None:
            sums = [self.total[self.laid_by[code - LAY]] for code in self.fill[count][handful]]
            most = self.total[-1] + 2
            table = [len([each for each in sums if each >= t]) / max(1, len(sums)) for t in range(most)]
            self.chances[handful * 16 + count] = table
        return table[total]

    def handful(self, cards: list[int]) -> int:
        """The number for these cards."""
        return sum(self.place[card] for card in cards)

    def holds(self, handful: int, part: int) -> bool:
        """Whether these cards are among those of a handful."""
        cards, wanted = self.cards[handful], self.cards[part]
        return all([cards.count(card) >= wanted.count(card) for card in wanted])

    def best(self, handful: int) -> int:
        """The highest card of a handful, or -1."""
        cards = self.cards[handful]
        return cards[-1] if cards else -1

    def _parts(self, handful: int) -> list[int]:
        """Every handful that is part of this one, itself included."""
        parts = [0]
        for value in self.single[handful]:
            count = self.cards[handful].count(value)
            parts = [part + self.place[value] * n for part in parts for n in range(count + 1)]
        return sorted(parts)

    def _codes(self, parts: list[int], low: int, high: int) -> tuple[int, ...]:
        return tuple(sorted([LAY + self.rank[part] for part in parts if low <= self.size[part] <= high]))

    def _with_swing(self, codes: tuple[int, ...], able: bool) -> tuple[int, ...]:
        return (PASS, SWING, *codes[1:]) if codes and able else codes

    def _cover(self, exact: list[int]) -> list[int]:
        cover = exact.copy()
        for total in range(len(cover) - 2, -1, -1):
            if cover[total] < 0:
                cover[total] = cover[total + 1]
        return cover

    def _exact(self, parts: list[int]) -> list[int]:
        found = [-1] * (self.total[-1] + 1)
        for part in sorted(parts, key=lambda part: self.size[part], reverse=True):
            found[self.total[part]] = part
        return found
