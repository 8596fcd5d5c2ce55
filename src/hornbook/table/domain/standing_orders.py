"""Standing orders: answers that seats have left for questions to come. Each seat's are its own secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hornbook.core.game import Game, Order
from hornbook.core.play.records import Step, take
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import OrdersRow


class Orders:
    """The standing orders of one table, by seat, and what of them has to be written."""

    def __init__(self, game: Game[Any], rows: Iterable[OrdersRow]) -> None:
        self.game = game
        self._kept = {row.seat: list(row.tokens) for row in rows}  # as the store has them
        self._now = dict(self._kept)
        self._used: set[int] = set()  # seats whose orders something has been done upon

    def of(self, seat: int) -> list[str]:
        """What a seat has ordered."""
        return self._now.get(seat, [])

    def told(self, seat: int, view: dict[str, Any]) -> list[tuple[Order, bool]]:
        """What a seat may order now, and whether it has; with that, what it has ordered before and still stands."""
        offered = self.game.orders(view)
        standing = {order.token: order for order in self.game.standing(view, self.of(seat))}
        known = {order.token for order in offered}
        older = [(order, True) for order in standing.values() if order.token not in known]
        return older + [(order, order.token in standing) for order in offered]

    def demanded(self, s: Any, seat: int) -> int | None:
        """The choice that the asked seat's orders demand."""
        tokens = self.of(seat)
        return self.game.obey(s, seat, tokens) if tokens else None

    # Each of these changes what stands, or nothing.

    def give(self, s: Any, seat: int, tokens: Sequence[str]) -> None:
        """A seat's orders from now on, all of them; or Refused."""
        told = {order.token: order for order, _ in self.told(seat, self.game.view(s, seat))}
        if any(token not in told for token in tokens):
            raise Refused("not-offered", "refused-order")
        groups = [group for token in dict.fromkeys(tokens) if (group := told[token].group) is not None]
        if any(groups.count(group) > 1 for group in groups):
            raise Refused("not-offered", "refused-orders-clash")
        self._set(seat, list(dict.fromkeys(tokens)))

    def tidy(self, s: Any) -> None:
        """Orders that can come to nothing any more go."""
        for seat, tokens in list(self._now.items()):
            if tokens:
                self._set(seat, [order.token for order in self.game.standing(self.game.view(s, seat), tokens)])

    def drop(self, seat: int) -> None:
        """A seat's orders go."""
        self._set(seat, [])

    def trust(self, seat: int) -> None:
        """Something is being done upon a seat's orders: whoever writes it must find them unchanged."""
        self._used.add(seat)

    def take_back(self, s: Any, seat: int, steps: Sequence[Step]) -> None:
        """A seat has gone back to this state, before these steps: the orders that demanded its own ones are lost."""
        s, lost = self.game.copy(s), set[str]()
        for step in steps if self.of(seat) else ():
            if s.pending == seat:
                code = self.game.parse(s, step.do)
                lost.update(token for token in self.of(seat) if self.game.obey(s, seat, [token]) == code)
            take(self.game, s, step._replace(digest=""))
        self._set(seat, [token for token in self.of(seat) if token not in lost])

    def _set(self, seat: int, tokens: list[str]) -> None:
        if tokens != self.of(seat):
            self._now[seat] = tokens
            self._used.add(seat)

    # For the store.

    def written(self) -> tuple[list[OrdersRow], list[OrdersRow]]:
        """What the store must have for this to be written, and what it has then."""
        used, self._used = sorted(self._used), set()
        before = [OrdersRow(seat, self._kept.get(seat, [])) for seat in used]
        after = [OrdersRow(seat, self.of(seat)) for seat in used]
        self._kept = dict(self._now)
        return before, after

    def follow(self, rows: Iterable[OrdersRow]) -> list[int]:
        """Take over what the store has; the seats whose orders are others now."""
        before, self._kept = self._now, {row.seat: list(row.tokens) for row in rows}
        self._now, self._used = dict(self._kept), set()
        return [seat for seat in {**before, **self._now} if before.get(seat, []) != self.of(seat)]
