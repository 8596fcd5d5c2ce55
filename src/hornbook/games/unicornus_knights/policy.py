"""What a sensible player does, without looking ahead: heroes hurry to where the princess will have to fight, raise
soldiers there, give her what she needs, clear her road, and storm the throne with her when she can reach it.

For bots. It knows what everybody can see, and the hand of the hero that acts. Everything is worth so many soldiers.
"""

from __future__ import annotations

from typing import Final

from hornbook.games.unicornus_knights.arriving import Arrivals
from hornbook.games.unicornus_knights.battle import number_of_dice
from hornbook.games.unicornus_knights.cards import (
    BANNER,
    CONVOY,
    COURIER,
    DAHAKA,
    DEFENSIVE,
    DEMIAN,
    DESTINED_MEETING,
    DONIA,
    FIRE,
    GREGORIO,
    HELP,
    HIT,
    LOSS,
    PACK_MULES,
    POTION,
    PROTECTION,
    RALLYING_CRY,
    RAVINITH,
    REPENTANCE,
    SCOUT_REPORT,
    TACTICIAN,
    WAR_COUNCIL,
)
from hornbook.games.unicornus_knights.codes import (
    ALLY,
    AMOUNT,
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
from hornbook.games.unicornus_knights.collecting import recruits, yields
from hornbook.games.unicornus_knights.deeds import Deed
from hornbook.games.unicornus_knights.empire import combat_power, health, temper
from hornbook.games.unicornus_knights.enemy_step import EnemyStep
from hornbook.games.unicornus_knights.habits import habit
from hornbook.games.unicornus_knights.leading import lead, mildest
from hornbook.games.unicornus_knights.princess_step import ACTIONS, PrincessStep
from hornbook.games.unicornus_knights.roads import Road, find_road, march_to
from hornbook.games.unicornus_knights.sending import ESCORT, RESOURCES, SOLDIERS, TO_WHOM, Send
from hornbook.games.unicornus_knights.state import NOBODY, PRINCESS, UkState
from hornbook.games.unicornus_knights.turn import ACTING, Turn
from hornbook.games.unicornus_knights.units import command, is_enemy_on, is_near, life, move_cost

A_CARD: Final = 0.6
A_DEATH: Final = 4.0
"""What a hero's death costs beyond soldiers and wounds: another one comes, but where, and with what?"""
A_STEP: Final = 1.1
"""What a step toward the camp is worth."""
AT_HAND: Final = 2.0
"""So near to the camp is near enough."""
FREE: Final = (CARD + CONVOY, CARD + SCOUT_REPORT, CARD + WAR_COUNCIL, CARD + BANNER, CARD + PACK_MULES,
               CARD + REPENTANCE, CARD + DESTINED_MEETING, CARD + PROTECTION)  # fmt: skip
"""Cards that are played as soon as they can be."""


def answer(s: UkState) -> int:
    """The answer to the pending question, whatever it is."""
    top = s.stack[-1]
    if isinstance(top, Turn):
        return take_turn(s, top) if top.step == ACTING else habit(s)
    if isinstance(top, PrincessStep):
        return lead(s, top) if s.who[PRINCESS] == TACTICIAN else mildest(s)
    if isinstance(top, Send):
        return pack(s, top)
    if isinstance(top, Arrivals) and s.options[0] >= SPACE:
        return arrive(s)
    return habit(s)


def is_routine(s: UkState) -> bool:
    """Whether a question is not worth more thought than that: dice, damage, what soldiers take along, and so on."""
    top = s.stack[-1]
    if isinstance(top, Turn):
        return top.step != ACTING
    if isinstance(top, Send):
        return top.step >= RESOURCES
    return not isinstance(top, PrincessStep | Arrivals | Deed | EnemyStep)


class Need:
    """What the princess needs now, and where the heroes are wanted."""

    __slots__ = ("far", "purse", "room", "soldier", "wounds")

    def __init__(self, s: UkState, road: Road) -> None:
        spaces = road.spaces
        steps = front = len(spaces)
        for number, space in enumerate(spaces):
            if road.harm[space] >= 3.0:
                front = number + 1
                break
        soon = 0.0
        for space in spaces[:5]:
            soon += road.harm[space]
        spare = max(0, life(s, PRINCESS) - s.damage[PRINCESS] - 2)
        want = min(float(command(s, PRINCESS)), max(2.0, soon + 1.0 - spare))
        self.room = max(0, int(want + 0.99) - s.soldiers[PRINCESS])  # soldiers that she lacks
        self.soldier = 1.7 if front <= 4 else 0.35 if front <= 7 else 0.05  # what each of them is worth to her
        self.purse = min(2 * ACTIONS, steps) * max(s.soldiers[PRINCESS], int(want)) - s.resources[PRINCESS]
        self.wounds = s.damage[PRINCESS]
        camp = spaces[max(0, front - 3)] if spaces else s.at[PRINCESS]
        self.far = march_to(s, road, camp)  # of each space: how far it is to where the first hard fight will be


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


def recruit_worth(need: Need, space: int) -> float:
    """A soldier far from the fight has to be paid for on every step of the way."""
    far = need.far[space]
    return 0.75 if far <= 4 else 0.4 if far <= 7 else 0.05


def purse_worth(resources: int) -> float:
    """What resources are worth to a hero: the first for moving, the next for the princess, others hardly anything."""
    if resources <= 6:
        return 0.25 * resources
    return 1.5 + 0.12 * min(resources - 6, 8) + 0.02 * max(0, resources - 14)


# What goes to the princess.


def send_worth(s: UkState, unit: int, need: Need) -> float:
    """UK-5.8 Soldiers, resources and potions for the princess."""
    if not is_near(s, s.at[unit], s.at[PRINCESS]):
        return 0.0
    value = min(s.soldiers[unit], need.room) * need.soldier - 0.2
    value += 0.25 * min(s.resources[unit], ESCORT * s.soldiers[unit], max(0, need.purse))
    if need.wounds >= 2:
        value += 2.0 * min(s.hand[unit].count(POTION), (need.wounds + 1) // 2)
    return value if value > 0.5 else 0.0


def pack(s: UkState, send: Send) -> int:
    """UK-5.8 To the princess, and what she needs, no more: soldiers make her slow."""
    options = s.options
    if send.step == TO_WHOM:
        return options[0]
    if send.step != SOLDIERS:
        return options[-1]
    need = Need(s, find_road(s))
    wanted = need.room
    if not wanted and need.purse >= 3 and s.resources[send.unit] >= 3:
        wanted = 1
    best, chosen = 99, options[0]
    for code in options:
        off = abs(code - AMOUNT - wanted)
        if off < best:
            best, chosen = off, code
    return chosen


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


# Moving and fighting.


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
    if space in road.spaces[:3]:
        value -= 1.0  # she cannot pass
    return value


def danger(s: UkState, unit: int, space: int) -> float:
    """UK-9.5, UK-9.6 What may come upon a hero on a space."""
    power = leader = 0
    for beside in s.board.ways[space]:
        enemy = s.enemy_on[beside]
        if is_enemy_on(s, beside) and temper(s, enemy) != DEFENSIVE:
            power += s.troops[beside]
            if enemy != NOBODY:
                leader = max(leader, combat_power(s, enemy))
    if not power + leader:
        return 0.0
    harm = max(0.0, power + leader - 0.85 * (s.soldiers[unit] + s.board.defence[space]))
    return 0.5 * harm + (0.6 * A_DEATH if harm >= strength(s, unit) else 0.0)


def strength(s: UkState, unit: int) -> int:
    """How much damage kills a hero."""
    return s.soldiers[unit] + life(s, unit) - s.damage[unit]


def attack_worth(s: UkState, unit: int, space: int, road: Road) -> float:
    """UK-7 What an attack takes off her road on the average, less what it costs."""
    enemy, troops = s.enemy_on[space], s.troops[space]
    table = s.box.content.attack[s.who[unit]]
    dice = max(0, number_of_dice(s, unit, space, 1))
    hits = dice * table.count(HIT) / len(table)
    removed = min(hits, float(troops))
    harm = troops - dice + 0.6 * dice * table.count(LOSS) / len(table)
    if enemy != NOBODY:
        harm += combat_power(s, enemy) * (s.box.numbers.dahaka_times if enemy == DAHAKA else 1)
        if dice > troops:
            removed += min(hits * (dice - troops) / dice, float(health(s, enemy)))
    if space in road.spaces and is_last_assault(s, road):
        return 1.5 * removed + 0.5 if removed > 0.3 else 0.0
    value = relevance(s, space, road) * removed - 0.85 * max(0.0, harm)
    return value - A_DEATH if harm >= strength(s, unit) else value


def relevance(s: UkState, space: int, road: Road) -> float:
    """How much it matters to her what stands on a space."""
    if space in road.spaces:
        return 1.1 if road.spaces.index(space) < 7 else 0.8
    if temper(s, s.enemy_on[space]) != DEFENSIVE:
        for beside in s.board.ways[space]:
            if beside in road.spaces[:5]:
                return 0.6
    return 0.12


def is_last_assault(s: UkState, road: Road) -> bool:
    """Whether she can be on the throne in this round: then nothing else matters any more, heroes' lives included."""
    if len(road.spaces) > ACTIONS:
        return False
    price = 0
    for space in road.spaces:
        price += max(1, s.soldiers[PRINCESS] + s.board.difficulty[space])
    return price <= s.resources[PRINCESS] + 6


def arrive(s: UkState) -> int:
    """UK-10.4 A new hero comes to where heroes are wanted."""
    far = Need(s, find_road(s)).far
    best, chosen = 9999.0, s.options[0]
    for code in s.options:
        value = far[code - SPACE] - 0.5 * s.board.recruit[code - SPACE]
        if value < best:
            best, chosen = value, code
    return chosen
