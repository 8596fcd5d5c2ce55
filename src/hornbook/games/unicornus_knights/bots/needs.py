"""UK-5.8 What the princess needs, where heroes are wanted, and what goes to her. For bots."""

from __future__ import annotations

from hornbook.games.unicornus_knights.bots.princess_alone import peril, stride
from hornbook.games.unicornus_knights.bots.princess_road import Road, find_road, is_led, march_to
from hornbook.games.unicornus_knights.rules.choices import AMOUNT
from hornbook.games.unicornus_knights.rules.ids import POTION
from hornbook.games.unicornus_knights.rules.princess_step import ACTIONS
from hornbook.games.unicornus_knights.rules.state import PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.turn.send import ESCORT, RESOURCES, SOLDIERS, TO_WHOM, Send
from hornbook.games.unicornus_knights.rules.units import command, is_near, life


class Need:
    """What the princess needs now, and where the heroes are wanted."""

    __slots__ = ("far", "peril", "purse", "room", "soldier", "wounds")

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
        paid = 2 * ACTIONS if is_led(s) else stride(s, road)
        self.purse = min(paid, steps) * max(s.soldiers[PRINCESS], int(want)) - s.resources[PRINCESS]
        self.peril = 0 if is_led(s) else peril(s, road)
        self.wounds = s.damage[PRINCESS]
        camp = spaces[max(0, front - 3)] if spaces else s.at[PRINCESS]
        self.far = march_to(s, road, camp)  # of each space: how far it is to where the first hard fight will be


def recruit_worth(need: Need, space: int) -> float:
    """A soldier far from the fight has to be paid for on every step of the way."""
    far = need.far[space]
    return 0.75 if far <= 4 else 0.4 if far <= 7 else 0.05


def purse_worth(resources: int) -> float:
    """What resources are worth to a hero: the first for moving, the next for the princess, others hardly anything."""
    if resources <= 6:
        return 0.25 * resources
    return 1.5 + 0.12 * min(resources - 6, 8) + 0.02 * max(0, resources - 14)


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
    need = Need(s, find_road(s))
    if send.step == RESOURCES and send.target == PRINCESS and not is_led(s):
        return options[min(len(options) - 1, max(0, need.purse))]
    if send.step != SOLDIERS:
        return options[-1]
    wanted = need.room
    if not wanted and need.purse >= 3 and s.resources[send.unit] >= 3:
        wanted = 1
    best, chosen = 99, options[0]
    for code in options:
        off = abs(code - AMOUNT - wanted)
        if off < best:
            best, chosen = off, code
    return chosen
