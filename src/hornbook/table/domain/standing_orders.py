"""The standing orders at a table: answers that seats have left for questions to come. Each seat's are its secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hornbook.core.abilities import Order
from hornbook.core.game import Game
from hornbook.core.play.records import Step, take
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import OrdersRow


class TableOrders:
    """The standing orders of all seats, and which of them have to be written."""

    def __init__(self, game: Game[Any], rows: Iterable[OrdersRow]) -> None:
        self.game = game
        self._kept = {row.seat: list(row.tokens) for row in rows}  # as the store has them
        self._now = dict(self._kept)
        self._used: set[int] = set()  # seats whose orders an action relies on, or changes

    def of(self, seat: int) -> list[str]:
        """The tokens of a seat's orders."""
        return self._now.get(seat, [])

    def listed(self, seat: int, view: dict[str, Any]) -> list[tuple[Order, bool]]:
        """The orders that a seat may give now, and those it has given that still stand; each with whether it stands."""
        orders = self.game.standing_orders
        offered = orders.offered(view) if orders else ()
        standing = {order.token: order for order in self._standing(view, self.of(seat))}
        known = {order.token for order in offered}
        older = [(order, True) for order in standing.values() if order.token not in known]
        return older + [(order, order.token in standing) for order in offered]

    def demanded(self, s: Any, seat: int) -> int | None:
        """The choice that the orders of the asked seat demand; None if they do not."""
        tokens = self.of(seat)
        return self._obeyed(s, seat, tokens) if tokens else None

    # Changes.

    def give(self, s: Any, seat: int, tokens: Sequence[str]) -> None:
        """A seat's orders from now on, all of them; or Refused."""
        known = {order.token: order for order, _ in self.listed(seat, self.game.view_json(s, seat))}
        if any(token not in known for token in tokens):
            raise Refused("not-offered", "refused-order")
        groups = [group for token in dict.fromkeys(tokens) if (group := known[token].group) is not None]
        if any(groups.count(group) > 1 for group in groups):
            raise Refused("not-offered", "refused-orders-clash")
        self._set(seat, list(dict.fromkeys(tokens)))

    def tidy(self, s: Any) -> None:
        """Drop orders that can no longer take effect."""
        for seat, tokens in list(self._now.items()):
            if tokens:
                self._set(seat, [order.token for order in self._standing(self.game.view_json(s, seat), tokens)])

    def drop(self, seat: int) -> None:
        """Drop all orders of a seat."""
        self._set(seat, [])

    def rely_on(self, seat: int) -> None:
        """An action follows from a seat's orders: it may be written only if the store still has them."""
        self._used.add(seat)

    def take_back(self, s: Any, seat: int, steps: Sequence[Step]) -> None:
        """After a seat's undo to this state, drop its orders that demanded any of these undone steps."""
        s, lost = self.game.copy(s), set[str]()
        for step in steps if self.of(seat) else ():
            if s.pending == seat:
                code = self.game.parse(s, step.do)
                lost.update(token for token in self.of(seat) if self._obeyed(s, seat, [token]) == code)
            take(self.game, s, step._replace(digest=""))
        self._set(seat, [token for token in self.of(seat) if token not in lost])

    def _standing(self, view: dict[str, Any], tokens: Sequence[str]) -> tuple[Order, ...]:
        orders = self.game.standing_orders
        return orders.standing(view, tokens) if orders else ()

    def _obeyed(self, s: Any, seat: int, tokens: Sequence[str]) -> int | None:
        orders = self.game.standing_orders
        return orders.obey(s, seat, tokens) if orders else None

    def _set(self, seat: int, tokens: list[str]) -> None:
        if tokens != self.of(seat):
            self._now[seat] = tokens
            self._used.add(seat)

    # For the store.

    def written(self) -> tuple[list[OrdersRow], list[OrdersRow]]:
        """The rows that the store must have for a change to be written, and those that it has afterwards."""
        used, self._used = sorted(self._used), set()
        before = [OrdersRow(seat, self._kept.get(seat, [])) for seat in used]
        after = [OrdersRow(seat, self.of(seat)) for seat in used]
        self._kept = dict(self._now)
        return before, after

    def follow(self, rows: Iterable[OrdersRow]) -> list[int]:
        """Take over what the store has; the seats whose orders have changed."""
        before, self._kept = self._now, {row.seat: list(row.tokens) for row in rows}
        self._now, self._used = dict(self._kept), set()
        return [seat for seat in {**before, **self._now} if before.get(seat, []) != self.of(seat)]
