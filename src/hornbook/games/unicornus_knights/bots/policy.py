"""What a sensible player does, without looking ahead: heroes hurry to where the princess will have to fight, raise
soldiers there, give her what she needs, clear her road, and storm the throne with her when she can reach it.

For bots. It knows what everybody can see, and the hand of the hero that acts. Everything is worth so many soldiers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hornbook.games.unicornus_knights.bots.attack import attack_worth, danger
from hornbook.games.unicornus_knights.bots.needs import Need, pack, purse_worth, recruit_worth, send_worth
from hornbook.games.unicornus_knights.bots.princess_alone import peril, spare_her
from hornbook.games.unicornus_knights.bots.princess_led import lead, mildest
from hornbook.games.unicornus_knights.bots.princess_road import Road, find_road, is_led
from hornbook.games.unicornus_knights.bots.small_choices import small_choice
from hornbook.games.unicornus_knights.rules.choices import (
    ALLY,
    CARD,
    COLLECT,
    DESTINY,
    END,
    HIRE,
    MOVE,
    POWER,
    RECRUIT,
    SEND,
    SPACE,
)
from hornbook.games.unicornus_knights.rules.empire.enemy_step import MOVING, EnemyStep
from hornbook.games.unicornus_knights.rules.ids import (
    BANNER,
    CONVOY,
    COURIER,
    DEMIAN,
    DESTINED_MEETING,
    DONIA,
    FIRE,
    GREGORIO,
    HELP,
    PACK_MULES,
    POTION,
    PROTECTION,
    PULL_BACK,
    RALLYING_CRY,
    RAVINITH,
    REPENTANCE,
    SCOUT_REPORT,
    STAY_A_WHILE,
    WAR_COUNCIL,
)
from hornbook.games.unicornus_knights.rules.new_heroes import Arrivals
from hornbook.games.unicornus_knights.rules.princess_step import PrincessStep
from hornbook.games.unicornus_knights.rules.state import PRINCESS, UkFrame, UkState, procedures
from hornbook.games.unicornus_knights.rules.turn.collect import recruits, yields
from hornbook.games.unicornus_knights.rules.turn.deeds import Deed
from hornbook.games.unicornus_knights.rules.turn.send import RESOURCES, Send
from hornbook.games.unicornus_knights.rules.turn.turn import ACTING, Turn
from hornbook.games.unicornus_knights.rules.units import command, is_enemy_on, is_near, move_cost

A_CARD: Final = 0.6
A_STEP: Final = 1.1
"""What a step toward the camp is worth."""
BARRING: Final = 0.8
"""What it is worth to hold her back from a point of damage that she cannot bear."""
AT_HAND: Final = 2.0
"""So near to the camp is near enough."""
FREE: Final = (CARD + CONVOY, CARD + SCOUT_REPORT, CARD + WAR_COUNCIL, CARD + BANNER, CARD + PACK_MULES,
               CARD + REPENTANCE, CARD + DESTINED_MEETING, CARD + PROTECTION)  # fmt: skip
"""Cards that are played as soon as they can be."""


def habit(s: UkState) -> int:
    """The answer to the pending question, whatever it is."""
    top = procedures(s)[-1]
    think = THOUGHTS.get(type(top))
    return think(s, top) if think is not None else small_choice(s)


def is_routine(s: UkState) -> bool:
    """Whether a question is not worth more thought than that: dice, damage, what soldiers take along, and so on."""
    top = procedures(s)[-1]
    matters = MATTERS.get(type(top))
    return matters is None or not matters(top)


def think_of_turn(s: UkState, turn: Turn) -> int:
    """A hero's turn, its start and its end."""
    return take_turn(s, turn) if turn.step == ACTING else small_choice(s)


def think_of_princess(s: UkState, step: PrincessStep) -> int:
    """Where she goes, if it is ours to say."""
    return lead(s, step) if is_led(s) else mildest(s)


def think_of_enemies(s: UkState, step: EnemyStep) -> int:
    """UK-9.5 Keep them off a princess who cannot be led out of their way."""
    return spare_her(s) if step.step == MOVING and not is_led(s) else small_choice(s)


def think_of_arrival(s: UkState, arrivals: Arrivals) -> int:
    """Who comes, and where to."""
    return arrive(s) if s.options[0] >= SPACE else small_choice(s)


THOUGHTS: Final[dict[type[UkFrame], Callable[[UkState, Any], int]]] = {
    Turn: think_of_turn,
    PrincessStep: think_of_princess,
    Send: pack,
    EnemyStep: think_of_enemies,
    Arrivals: think_of_arrival,
}
"""Of the procedures that ask for more than small choices: what is answered."""


def is_acting(turn: Turn) -> bool:
    """Whether a hero may do something."""
    return turn.step == ACTING


def is_weighty(send: Send) -> bool:
    """Whether it is about to whom, or how many soldiers."""
    return send.step < RESOURCES


def always(frame: UkFrame) -> bool:
    """Whatever it asks."""
    return True


MATTERS: Final[dict[type[UkFrame], Callable[[Any], bool]]] = {
    Turn: is_acting,
    Send: is_weighty,
    PrincessStep: always,
    Arrivals: always,
    Deed: always,
    EnemyStep: always,
}
"""Of the procedures that may ask something of weight: whether they do."""


def take_turn(s: UkState, turn: Turn) -> int:
    """UK-5.2 Whatever is worth most now, or nothing."""
    road = find_road(s)
    need = Need(s, road)
    here = place_worth(s, turn.unit, s.at[turn.unit], road, need, turn.actions)
    best, chosen = 0.0, END
    for code in s.options:
        value = choice_worth(s, turn, code, road, need, here)
        if value > best:
            best, chosen = value, code
    return chosen


def choice_worth(s: UkState, turn: Turn, code: int, road: Road, need: Need, here: float) -> float:
    """What something that can be done in a turn is worth."""
    unit = turn.unit
    if code >= MOVE:
        return move_worth(s, turn, code - MOVE, road, need, here)
    if code >= HIRE:
        return 3.0 if s.enemy_at[code - HIRE] in road.spaces or s.resources[unit] >= 14 else 0.0
    if code >= CARD:
        return deed_worth(s, unit, code, road, need)
    if code == RECRUIT:
        return recruit_worth(need, s.at[unit]) * recruits(s, unit)
    if code == COLLECT:
        return purse_worth(s.resources[unit] + yields(s, unit)) - purse_worth(s.resources[unit]) + 0.05
    if code == DESTINY:
        return A_CARD
    if code == SEND:
        return send_worth(s, unit, need)
    if code == POWER:
        return 1.5 if s.who[unit] != DONIA else 0.4 if s.resources[unit] >= 7 else 0.0
    return 0.0


# Cards and powers.


def deed_worth(s: UkState, unit: int, code: int, road: Road, need: Need) -> float:
    """Cards and allies' powers cost no action, so they are used whenever they do enough."""
    room = command(s, unit) - s.soldiers[unit]
    useful = False
    if code in FREE:
        useful = True
    elif code == CARD + HELP or code == ALLY + RAVINITH:
        useful = room >= 3
    elif code == CARD + POTION:
        useful = s.damage[unit] >= 3 and need.wounds < 2
    elif code == CARD + FIRE:
        useful = beside_her_road(s, unit, road)
    elif code == CARD + RALLYING_CRY:
        useful = need.room >= 2 and is_near(s, s.at[unit], s.at[PRINCESS])
    elif code == CARD + COURIER:
        useful = need.purse >= 5 and s.resources[unit] >= 8
    elif code == CARD + STAY_A_WHILE or code == CARD + PULL_BACK:
        useful = need.peril >= 2
    elif code == ALLY + DEMIAN:
        useful = room > 0
    elif code == ALLY + GREGORIO:
        useful = s.damage[unit] == 0
    return 2.0 if useful else 0.0


def beside_her_road(s: UkState, unit: int, road: Road) -> bool:
    """Whether soldiers on her road stand beside the hero."""
    for to in s.board.ways[s.at[unit]]:
        if s.troops[to] and to in road.spaces:
            return True
    return False


# Moving.


def move_worth(s: UkState, turn: Turn, to: int, road: Road, need: Need, here: float) -> float:
    """UK-5.5 A better place, or an attack, less what the way costs."""
    unit = turn.unit
    price = purse_worth(s.resources[unit]) - purse_worth(s.resources[unit] - move_cost(s, unit, to))
    if is_enemy_on(s, to):
        return attack_worth(s, unit, to, road) - price
    return place_worth(s, unit, to, road, need, turn.actions - 1) - here - price - 0.1


def place_worth(s: UkState, unit: int, space: int, road: Road, need: Need, actions: int) -> float:
    """How good a place is for a hero: near the fight, near the princess, where there is something to get, and safe."""
    value = -A_STEP * max(0.0, need.far[space] - AT_HAND) - danger(s, unit, space)
    if actions:
        room = max(0, command(s, unit) - s.soldiers[unit])
        value += 0.6 * recruit_worth(need, space) * min(s.board.recruit[space], room)
        if s.resources[unit] < 12:
            value += 0.05 * s.board.collect[space]
    if not is_near(s, space, s.at[PRINCESS]):
        value -= 0.5
    if is_led(s):
        if space in road.spaces[:3]:
            value -= 1.0  # she cannot pass
    else:
        value -= BARRING * peril(s, road, space, s.at[unit])
    return value


def arrive(s: UkState) -> int:
    """UK-10.4 A new hero comes to where heroes are wanted."""
    far = Need(s, find_road(s)).far
    best, chosen = 9999.0, s.options[0]
    for code in s.options:
        value = far[code - SPACE] - 0.5 * s.board.recruit[code - SPACE]
        if value < best:
            best, chosen = value, code
    return chosen
