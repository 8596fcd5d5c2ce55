"""UK-1.5 The fields of a view, declared once: what `view` fills in, pages read and the client has types for.

Lists run over units (the princess first), spaces, commanders or cards as in `UkState`; `catalogue()` names them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hornbook.core.screen.view import Doing, IfAny, Maybe, Shape, Spelling

Options = tuple[tuple[str, str], ...]
"""Switches of the set-up that a page needs to know; in JSON an object."""


class UkView(NamedTuple):
    """The table as a seat (or a spectator) sees it: numbers as in the state, hidden things as counts or nothing."""

    seat: Maybe[int]
    asked: Maybe[int]
    over: bool
    rule: str
    doing: tuple[Doing, ...]  # from the course of play to the procedure that runs now
    draft: tuple[int, ...] | None  # UK-5.8 what the asked seat is about to send, for its own eyes
    half: IfAny[tuple[int, ...]]  # of a choice of two steps: what the asked seat has picked, for its own eyes
    round: int
    rounds: int
    starter: int
    outcome: int
    map: str
    tiles: tuple[int, ...]
    owner: tuple[int, ...]
    princess: int
    who: tuple[int, ...]
    dead: tuple[int, ...]
    at: tuple[int, ...]
    soldiers: tuple[int, ...]
    resources: tuple[int, ...]
    damage: tuple[int, ...]
    allies: tuple[tuple[int, ...], ...]
    banners: tuple[tuple[int, ...], ...]
    hand: tuple[tuple[int, ...] | None, ...]
    hand_size: tuple[int, ...]
    deck_size: int
    spent: tuple[int, ...]
    troops: tuple[int, ...]
    enemy_at: tuple[int, ...]
    enemy_damage: tuple[int, ...]
    fate: tuple[int, ...]
    bound: tuple[int, ...]
    fates: tuple[int, ...]  # UK-16.20 of each fate card, how many lie where this seat cannot see them
    fates_spent: tuple[int, ...]
    fates_under: tuple[int | None, ...]
    fates_met: tuple[int, ...] | None  # UK-16.20 those that the asked seat chooses among
    defeated: tuple[int, ...]
    event: int
    events_left: int
    coming: tuple[int | None, ...]
    lasting: tuple[int, ...]
    old_events: tuple[int, ...]
    shielded: int
    fallen: int
    sent: int
    potions: int
    calmed: int
    decoyed: tuple[int, ...]
    apart: tuple[int, ...]
    options: Options


SHAPE: Final = Shape(UkView, {"Options": Spelling(dict, "Readonly<Record<string, string>>", tuple)})
