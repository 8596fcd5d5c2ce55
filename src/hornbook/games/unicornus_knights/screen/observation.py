"""The position as numbers, for those who train: read from one seat's view, so nothing hidden can be in it.

The length depends on the content alone: places for six heroes and for the spaces of the largest map are always there,
empty ones as zeros. Heroes come in the order of their players around the table, beginning with the seat's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hornbook.games.unicornus_knights.rules.empire.enemies import combat_power, temper
from hornbook.games.unicornus_knights.rules.ids import (
    EMPIRE,
    EVENTS,
    FATES,
    KINGDOM,
    PRINCESSES,
    SUPPORT,
    TEMPERS,
    TERRAIN,
)
from hornbook.games.unicornus_knights.rules.state import LOST, NOWHERE, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.units import command, life
from hornbook.games.unicornus_knights.screen.view import view
from hornbook.games.unicornus_knights.screen.view_fields import UkView

HEROES: Final = 6
STEPS: Final = 12  # of the round's course
FRAMES: Final = ("turn", "send", "deed", "posting", "meeting", "mocking", "volley", "fate", "battle", "suffer",
          "princess-step", "princess-battle", "event", "enemy-step", "arrivals", "start-of-round",
          "set-up", "rounds", "friend-or-foe", "draw-for-princess")  # fmt: skip
AHEAD: Final = 3  # events that somebody may have foreseen
FAR: Final = 16.0


def features(s: UkState, seat: int) -> list[float]:
    """The table, the princess, the heroes, the commanders, the map."""
    seen = view(s, seat)
    numbers = the_round(s, seen, seat)
    for unit in order(s, seat):
        numbers += kingdom_unit(s, seen, seat, unit) if unit >= 0 else [0.0] * UNIT_LENGTH
    for enemy in range(len(EMPIRE)):
        numbers += commander(s, seen, seat, enemy)
    spaces = max([len(each.layout.hexes) for each in s.box.content.maps.values()])
    for space in range(spaces):
        numbers += place(s, seen, seat, space) if is_space(s, space) else [0.0] * PLACE_LENGTH
    return numbers


def one_hot(index: int, length: int) -> list[float]:
    """A one at a place, nothing if the place does not exist."""
    return [float(at == index) for at in range(length)]


def many_hot(things: Sequence[int], length: int) -> list[float]:
    """A one for each of these things."""
    return [float(thing in things) for thing in range(length)]


def order(s: UkState, seat: int) -> list[int]:
    """The princess, then the heroes clockwise from the seat; -1 for those that do not play."""
    seats = s.box.seats
    units = [unit for turn in range(seats) for unit in s.box.units_of[(seat + turn) % seats]]
    return [PRINCESS, *units, *([-1] * (HEROES - len(units)))]


def the_round(s: UkState, seen: UkView, seat: int) -> list[float]:
    """How far the game is, what is going on, events and decks."""
    doing = seen.doing
    step = doing[0][1] if doing else -1
    top = FRAMES.index(doing[-1][0]) if doing and doing[-1][0] in FRAMES else -1
    numbers = [seen.round / 10, seen.rounds / 10, float(seen.over), float(seen.asked == seat)]
    numbers += [float((seen.starter - seat) % s.box.seats == 0), seen.sent / 10, seen.potions / 2]
    numbers += [float(seen.calmed), float(seen.shielded), float(seen.fallen), seen.deck_size / 60]
    numbers += [seen.events_left / 10, *one_hot(step, STEPS), *one_hot(top, len(FRAMES))]
    numbers += one_hot(seen.event, len(EVENTS)) + many_hot(seen.lasting, len(EVENTS))
    coming = [-1 if card is None else card for card in seen.coming] + [-1] * AHEAD
    for card in coming[:AHEAD]:
        numbers += one_hot(card, len(EVENTS))
    return numbers + one_hot(seen.princess, len(PRINCESSES))


UNIT_LENGTH: Final = 13 + len(KINGDOM) + len(EMPIRE) + 2 * len(SUPPORT)


def kingdom_unit(s: UkState, seen: UkView, seat: int, unit: int) -> list[float]:
    """What is known of a kingdom unit; its cards only if they are the seat's own."""
    at = seen.at[unit]
    hand, banners = seen.hand[unit] or (), seen.banners[unit]
    cards = [hand.count(card) / 2 for card in range(len(SUPPORT))]
    who = one_hot(seen.who[unit] if unit != PRINCESS else -1, len(KINGDOM))
    known = [*who, *many_hot(seen.allies[unit], len(EMPIRE)), *cards, *many_hot(banners, len(SUPPORT))]
    mine = float(seen.owner[unit] == seat)
    if at == NOWHERE:
        return [1.0, mine, 0.0, seen.hand_size[unit] / 7, *([0.0] * 9), *known]
    left = life(s, unit) - seen.damage[unit]
    acted = bool(seen.doing) and bool(seen.doing[0][2] >> unit & 1)
    turn = [fields for name, *fields in seen.doing if name == "turn" and fields[0] == unit]
    numbers = [1.0, mine, 1.0, seen.hand_size[unit] / 7, *where(s, at), s.board.to_goal[at] / FAR]
    numbers += [seen.soldiers[unit] / 8, command(s, unit) / 8, seen.resources[unit] / 20, left / 8]
    numbers += [float(acted), turn[0][1] / 5 if turn else 0.0]
    return numbers + known


def where(s: UkState, space: int) -> list[float]:
    """A space's coordinates."""
    q, r = s.box.layout.hexes[space]
    return [q / 8, r / 8]


COMMANDER_LENGTH: Final = 8 + len(TEMPERS) + len(FATES) + 4


def commander(s: UkState, seen: UkView, seat: int, enemy: int) -> list[float]:
    """A commander: on the map, defeated, somebody's ally, or not in the game."""
    at = seen.enemy_at[enemy]
    gone = [float(enemy in seen.defeated)]
    if at == NOWHERE:
        return gone + [0.0] * (COMMANDER_LENGTH - 1)
    bound = seen.bound[enemy]
    owner = seen.owner[bound] if bound > PRINCESS else -1
    ties = [float(bound == PRINCESS), float(owner == seat), float(owner >= 0 and owner != seat), float(bound == LOST)]
    near = min([s.board.paths_to(other)[at] for other in seen.at if other != NOWHERE])
    numbers = [1.0, *where(s, at), seen.troops[at] / 6, seen.enemy_damage[enemy] / 6]
    numbers += [combat_power(s, enemy) / 10, min(near, FAR) / FAR]
    return [*gone, *numbers, *one_hot(temper(s, enemy), len(TEMPERS)), *one_hot(seen.fate[enemy], len(FATES)), *ties]


PLACE_LENGTH: Final = 9 + len(TERRAIN)


def is_space(s: UkState, space: int) -> bool:
    """Whether the map has this space, and lies there."""
    return space < len(s.board.terrain)


def place(s: UkState, seen: UkView, seat: int, space: int) -> list[float]:
    """What is printed on a space, and who is on it."""
    board, unit = s.board, s.unit_on[space]
    owner = seen.owner[unit] if unit > PRINCESS else -1
    numbers = [seen.troops[space] / 6, float(space in seen.decoyed), float(unit == PRINCESS)]
    numbers += [float(owner == seat), float(owner >= 0 and owner != seat)]
    numbers += [board.defence[space] / 2, board.collect[space] / 6, board.recruit[space] / 3]
    return [*numbers, min(board.to_goal[space], FAR) / FAR, *one_hot(board.terrain[space], len(TERRAIN))]
