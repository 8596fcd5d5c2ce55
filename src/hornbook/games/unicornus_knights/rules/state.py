"""What is on the table, as plain data."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from hornbook.core.choices import Kinds
from hornbook.core.deck import Deck
from hornbook.core.fields import Shared, Shown, declare_state, start
from hornbook.core.frame import Frame
from hornbook.core.state import State
from hornbook.games.unicornus_knights.rules.box import Box
from hornbook.games.unicornus_knights.rules.choices import KINDS
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, FATES, SUPPORT
from hornbook.games.unicornus_knights.rules.map.board import Board

NOBODY: Final = -1
NOWHERE: Final = -1
PRINCESS: Final = 0
"""The princess among the kingdom units; the players' characters follow from 1."""
UNBOUND: Final = -1
LOST: Final = -2
"""Bound to a kingdom character that has died since."""

RUNNING_ON: Final = 0
WON: Final = 1
PRINCESS_DEAD: Final = 2
OUT_OF_TIME: Final = 3


@declare_state
class UkState(State):
    """A position. Kingdom units are the princess and then the players' characters; enemies go by their number.

    What changes rarely is a tuple or a deck, shared by copies and views.
    """

    KINDS: ClassVar[Kinds[Any]] = KINDS

    box: Shared[Box]  # the set-up
    board: Shared[Board]  # the map, made of the tiles

    # How far the game has come.
    tiles: tuple[int, ...] = ()  # the tile at each place of the map
    round: int = 0
    starter: int = 0  # the starting player's seat
    outcome: int = RUNNING_ON  # or how it ended

    # Of each kingdom unit.
    who: tuple[int, ...] = start(  # the version of the princess, the kingdom character; NOBODY while dead
        lambda box: (box.princess,) + (NOBODY,) * (box.units - 1)
    )
    at: list[int] = start(lambda box: [NOWHERE] * box.units)  # its space, or NOWHERE
    soldiers: list[int] = start(lambda box: [0] * box.units)
    resources: list[int] = start(lambda box: [0] * box.units)
    damage: list[int] = start(lambda box: [0] * box.units)
    allies: tuple[tuple[int, ...], ...] = start(lambda box: ((),) * box.units)  # empire characters on its side
    banners: tuple[tuple[int, ...], ...] = start(lambda box: ((),) * box.units)  # support cards that stay in force
    hand: tuple[tuple[int, ...], ...] = start(lambda box: ((),) * box.units)  # support cards, sorted

    # Of each space.
    unit_on: list[int] = start(lambda box: [NOBODY] * len(box.layout.hexes))  # the kingdom unit there, or NOBODY
    enemy_on: list[int] = start(lambda box: [NOBODY] * len(box.layout.hexes))  # the commander there, or NOBODY
    troops: list[int] = start(lambda box: [0] * len(box.layout.hexes))  # empire soldiers
    troops_shown: Shown[tuple[int, ...]] = ()  # the same for views, made when one is; empty since they have changed

    # Of each empire character.
    enemy_at: list[int] = [NOWHERE] * len(EMPIRE)  # its space, or NOWHERE
    enemy_damage: list[int] = [0] * len(EMPIRE)
    fate: tuple[int, ...] = (-1,) * len(EMPIRE)  # the fate card it has drawn, or -1
    bound: tuple[int, ...] = (UNBOUND,) * len(EMPIRE)  # the unit it is bound to, UNBOUND or LOST

    # Decks; of discards, how many there are of each card.
    support_deck: Deck = start(lambda box: box.support_deck)
    spent: tuple[int, ...] = (0,) * len(SUPPORT)  # discarded support cards
    fate_deck: Deck = start(lambda box: box.fate_deck)  # UK-2.7; at its bottom what Destined Meeting has put there
    fates_spent: tuple[int, ...] = (0,) * len(FATES)  # discarded fate cards
    event_deck: Deck = start(lambda box: box.event_deck)  # not drawn yet, some never will be; on top what was foreseen

    # Who is gone, and events.
    dead: tuple[int, ...] = ()  # kingdom characters that have died
    defeated: tuple[int, ...] = ()  # empire characters in the defeated pile, in order
    event: int = -1  # this round's event, or -1
    lasting: tuple[int, ...] = ()  # ongoing events of earlier rounds
    old_events: tuple[int, ...] = ()  # events that are over
    shielded: int = 0  # 1: this round's event has no further effect

    # What has happened in this round.
    fallen: int = 0  # empire characters defeated
    sent: int = 0  # resources sent to the princess
    potions: int = 0  # Healing Potions that the princess holds
    calmed: int = 0  # actions that the princess goes without
    decoyed: tuple[int, ...] = ()  # spaces whose enemy unit does not move in the Enemy Step
    apart: tuple[int, ...] = ()  # soldiers joined on the way who may still move off: space and how many, by twos


class UkFrame(Frame[UkState]):
    """A procedure of this game, and what others may ask of it or tell it. All frames of the rules are such."""

    __slots__ = ()

    def draft(self) -> tuple[int, ...]:
        """What the asked seat has settled so far, if nobody else may even know that it is at it; else nothing."""
        return ()

    def fates_drawn(self) -> tuple[int, list[int]]:
        """UK-16.20 A unit and fate cards that only its player has seen, as the procedure keeps them; or NOBODY."""
        return NOBODY, []

    def wiped_out(self, s: UkState, unit: int) -> None:
        """A hero has attacked, and nothing is left of the enemy unit."""

    def older_tokens(self, s: UkState, token: str) -> tuple[str, ...]:
        """What a choice of older rules is called now: one token, or several in turn."""
        return (token,)


def station(s: UkState, space: int, soldiers: int) -> None:
    """So many empire soldiers are on a space from now on."""
    s.troops[space] = soldiers
    s.troops_shown = ()


def procedures(s: UkState) -> list[UkFrame]:
    """The stack, from the course of play to the procedure that runs now."""
    return cast("list[UkFrame]", s.stack)
