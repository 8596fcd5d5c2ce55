"""How large a game can get, and what its end is worth: what a learner or a solver must know before the first move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from hornbook.core.game import Result

LEAST: Final = -1.0
GREATEST: Final = 1.0


class Bounds(NamedTuple):
    """What no game of one set-up exceeds. None: the rules set no bound, or the game states none."""

    actions: int  # codes of choices run from 0 to one less
    outcomes: int | None = None  # so many outcomes has no chance more than
    decisions: int | None = None  # choices of seats in one game
    plies: int | None = None  # choices and chance in one game
    least: float = LEAST  # what a result is worth to a seat, at worst
    greatest: float = GREATEST  # and at best


def utilities(result: Result) -> list[float]:
    """What a result is worth to each seat, from -1 (lost) to 1 (won).

    Between rivals the sum is zero: the winners share 1, all others share -1; rivals who have all won together have
    drawn, which is 0 for each. Where nobody has lost to another it was all against the game: 1 for each if they have
    won, -1 for each if nobody has.
    """
    seats, winners = len(result.ranks), set(result.winners)
    if not winners:
        return [LEAST] * seats
    if len(winners) == seats:
        return [0.0 if result.shared else GREATEST] * seats
    won, lost = GREATEST / len(winners), LEAST / (seats - len(winners))
    return [won if seat in winners else lost for seat in range(seats)]
