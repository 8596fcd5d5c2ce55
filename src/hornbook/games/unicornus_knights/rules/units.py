"""UK-2.2 Kingdom units: what a character or the princess is worth, can bear and pays."""

from __future__ import annotations

from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.ids import (
    BANNER,
    EXHAR,
    EXHAUSTION,
    GATO,
    HEAVY_RAIN,
    LIONEL,
    PACK_MULES,
    URGAN,
    WASHED_OUT,
)
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkState


def seat_of(s: UkState, unit: int) -> int:
    """UK-1.3, UK-4.6 Who decides for a unit: its player; for the princess the starting player."""
    return s.starter if unit == PRINCESS else s.box.owner[unit]


def character(s: UkState, unit: int) -> int:
    """The kingdom character of a unit; NOBODY for the princess and for the dead."""
    return NOBODY if unit == PRINCESS else s.who[unit]


def name_of(s: UkState, unit: int) -> str:
    """A unit's id, for events: the character, or the princess."""
    return s.box.unit_name(s.who, unit)


def command(s: UkState, unit: int) -> int:
    """UK-1.6 How many soldiers a unit can hold, with what allies and cards add."""
    content = s.box.content
    if unit == PRINCESS:
        return content.princess_command[s.who[PRINCESS]]
    base = content.command[s.who[unit]]
    for ally in s.allies[unit]:
        if ally == LIONEL:  # UK-15.2
            base += content.numbers.lionel_ally_command
        elif ally == EXHAR:  # UK-15.8
            base += content.numbers.exhar_ally_command
    if BANNER in s.banners[unit]:  # UK-16.22
        base += content.numbers.banner_command
    return base


def life(s: UkState, unit: int) -> int:
    """UK-13.1 The damage at which a character dies."""
    content = s.box.content
    return content.princess_life[s.who[PRINCESS]] if unit == PRINCESS else content.life[s.who[unit]]


def is_near(s: UkState, space: int, other: int) -> bool:
    """UK-3.9 On the same area or on one that touches it."""
    return bool(s.box.layout.near[space // SPACES] >> (other // SPACES) & 1)


def in_force(s: UkState, event: int) -> bool:
    """UK-4.3 Whether an event has its effect now: this round's unless it is shielded, or an ongoing one."""
    return (s.event == event and not s.shielded) or event in s.lasting


def move_cost(s: UkState, unit: int, to: int) -> int:
    """UK-5.6 What it costs to enter a space: soldiers and difficulty, events, reductions, and never less than 1."""
    who = character(s, unit)
    if who == GATO:  # UK-13.4
        return 0
    cost = marching_cost(s, unit)
    if who != URGAN:  # UK-13.12
        cost += difficulty(s, to)
    return cost if cost > 1 else 1


def marching_cost(s: UkState, unit: int) -> int:
    """The part of a move's cost that is the same wherever it goes."""
    cost = s.soldiers[unit]
    if s.event >= 0 or s.lasting:
        if in_force(s, HEAVY_RAIN):  # UK-18.3
            cost += s.box.numbers.heavy_rain_resources
        if in_force(s, EXHAUSTION):  # UK-18.25
            cost += s.box.numbers.exhaustion_resources
    if s.banners[unit] and PACK_MULES in s.banners[unit]:  # UK-16.23
        cost -= s.box.numbers.pack_mules_resources
    return cost


def difficulty(s: UkState, space: int) -> int:
    """UK-3.4 What is printed; roads help nobody while they are washed out (UK-18.16)."""
    printed = s.board.difficulty[space]
    return 0 if printed < 0 and in_force(s, WASHED_OUT) else printed


def ways_open(s: UkState, unit: int) -> list[int]:
    """UK-5.5 The spaces that a unit could move to: beside it, without a kingdom unit, not too dear. Sorted."""
    unit_on, who, purse = s.unit_on, character(s, unit), s.resources[unit]
    if purse < 1 and who != GATO:
        return []
    free = [to for to in s.board.ways[s.at[unit]] if unit_on[to] == NOBODY]
    if who == GATO:  # UK-13.4
        return free
    spare = purse - marching_cost(s, unit)
    if who == URGAN:  # UK-13.12
        return free if spare >= 0 else []
    if spare >= s.board.hardest:
        return free
    if in_force(s, WASHED_OUT):
        return [to for to in free if difficulty(s, to) <= spare]
    printed = s.board.difficulty
    return [to for to in free if printed[to] <= spare]


def is_enemy_on(s: UkState, space: int) -> bool:
    """Whether an enemy unit stands here."""
    return s.troops[space] > 0 or s.enemy_on[space] >= 0


def is_free(s: UkState, space: int) -> bool:
    """UK-3.10 Passable, and no unit of either side there."""
    return s.board.passable[space] and s.unit_on[space] < 0 and s.troops[space] == 0 and s.enemy_on[space] < 0


def gain_soldiers(s: UkState, unit: int, count: int) -> int:
    """UK-1.6 Soldiers join a unit; what it cannot command is discarded. How many have come."""
    room = command(s, unit) - s.soldiers[unit]
    gained = min(count, room) if room > 0 else 0
    s.soldiers[unit] += gained
    return gained


def lift(s: UkState, unit: int) -> None:
    """Take a unit off the map."""
    here = s.at[unit]
    if here != NOWHERE and s.unit_on[here] == unit:
        s.unit_on[here] = NOBODY
    s.at[unit] = NOWHERE


def place(s: UkState, unit: int, space: int) -> None:
    """Put a unit on a space."""
    if s.at[unit] != NOWHERE and s.unit_on[s.at[unit]] == unit:
        s.unit_on[s.at[unit]] = NOBODY
    s.at[unit] = space
    s.unit_on[space] = unit


def units_alive(s: UkState) -> list[int]:
    """The kingdom units on the map, the princess first."""
    return [unit for unit in range(s.box.units) if s.at[unit] != NOWHERE]


def discard(s: UkState, unit: int, card: int) -> None:
    """UK-5.11 A support card leaves a hand for the discard pile."""
    leave_hand(s, unit, card)
    s.spent = put(s.spent, card, s.spent[card] + 1)


def leave_hand(s: UkState, unit: int, card: int) -> None:
    """A support card leaves a hand; the others learn that it was in there."""
    if not s.box.open_hands:
        s.reveal()
    hand = s.hand[unit]
    at = hand.index(card)
    s.hand = put(s.hand, unit, hand[:at] + hand[at + 1 :])
