"""A position through the eyes of the seat that must decide: all that a bot ever gets."""

from __future__ import annotations

from typing import Any

from hornbook.core.game import Game
from hornbook.core.rng import Rng


class Perspective:
    """What one seat knows: its view, its recall, its choices, and deals of what it cannot know.

    Nothing else of the true state is meant to be reached from here; `hornbook.testing` proves of a bot that
    it keeps to that. A host that does not trust a bot hands it the perspective of a deal: it is as good.
    """

    __slots__ = ("_state", "choices", "game", "seat")

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.choices: tuple[int, ...] = game.choices(state) if state.pending == seat else ()
        self._state = state

    def view(self) -> Any:
        """What the seat sees: a tuple as the game's `shape` declares, or plain JSON where it has none."""
        return self.game.view(self._state, self.seat)

    def view_json(self) -> dict[str, Any]:
        """What the seat sees, as plain JSON."""
        return self.game.view_json(self._state, self.seat)

    def recall(self) -> tuple[Any, ...]:
        """What the seat did or saw and may not look at again."""
        return self.game.recall(self._state, self.seat)

    def deal(self, rng: Rng) -> Any:
        """A whole state that this seat holds possible; the caller's own to play with."""
        return self.game.determinize(self._state, self.seat, rng)

    def token(self, code: int) -> str:
        """A choice in one word."""
        return self.game.token(self._state, code)
