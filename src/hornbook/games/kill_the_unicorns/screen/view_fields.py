"""The fields of a view, declared once: what `view` fills in, pages read and the client has types for.

Lists run over seats, characters, hunters or unicorns as in `KuState`, and `catalogue()` names the numbers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hornbook.core.screen.view import Doing, IfAny, Maybe, Shape, Spelling
from hornbook.games.kill_the_unicorns.rules.hunt_cards import HuntCards
from hornbook.games.kill_the_unicorns.rules.state import traps_in

Handful = int
"""Hunt cards as one number; in JSON spelled as in tokens (`0+3+4`)."""
Traps = int
"""Traps as bits; in JSON a list."""
Discards = int
"""Traps as bits, or where they are only counted their number with its bits turned round."""


UNNAMED: Final = 31
"""Stands for a trap that was open then and may not be looked at any more."""


class KuView(NamedTuple):
    """The table as a seat (or a spectator) sees it: numbers as in the state, hidden things as counts or nothing."""

    seat: Maybe[int]
    asked: Maybe[int]
    over: bool
    rule: str
    doing: Doing
    half: IfAny[tuple[int, ...]]  # of a choice of two steps: what the asked seat has picked, for its own eyes
    first_edition: bool
    round: int
    first: int
    character: tuple[int, ...]
    power_ready: tuple[int, ...]
    row: tuple[int, ...]
    at: int
    traps: tuple[int, ...]  # KU-4.6 who placed a trap where is public
    turned: int
    declared: int
    opener: int
    status: tuple[int, ...]
    hand_size: tuple[int, ...]
    laid_size: tuple[int, ...]
    laid: tuple[Handful | None, ...] | None
    spent: tuple[Handful | None, ...]
    last_hunt: tuple[int, ...]
    last_laid: tuple[Handful, ...]
    discard: tuple[Discards, ...]
    pile_size: int
    stable: tuple[tuple[int, ...], ...]
    eaten: tuple[tuple[int, ...], ...]
    colour: tuple[int, ...]
    worth: tuple[int, ...]
    units: tuple[int, ...]
    pins: tuple[int, ...]
    tokens: tuple[int, ...]
    deck_size: int
    gone: tuple[int, ...]
    pate: tuple[int, ...]
    horn: int
    dust: int
    candy: int
    soap: tuple[int, ...]
    voodoo: int
    rainbow: int
    hand: IfAny[Handful]
    laid_by_me: IfAny[Handful]
    drawn: IfAny[Traps]
    known_traps: IfAny[tuple[int | None, ...]]  # of each trap slot the trap, if this seat may look at it
    secondary: IfAny[tuple[SecondaryView, ...]]
    buried_size: IfAny[tuple[int, ...]]


class SecondaryView(NamedTuple):
    """KU-12.5 A Secondary's deck, and what its owner holds and has laid for it."""

    size: int
    top: tuple[int | None, ...]
    bottom: tuple[int | None, ...]
    hand: Handful | None
    laid: Handful | None


def shape(cards: HuntCards) -> Shape:
    """The fields with the types of this game."""
    spellings = {
        "Handful": Spelling(cards.text.__getitem__, "string"),
        "Traps": Spelling(traps_in, "readonly number[]"),
        "Discards": Spelling(lambda traps: traps_in(traps) if traps >= 0 else ~traps, "readonly number[] | number"),
    }
    return Shape(KuView, spellings, SecondaryView)
