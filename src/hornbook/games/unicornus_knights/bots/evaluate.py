"""How good a position is for the players together, for bots: what the princess can bear and what lies on her road, how
much time there is, and how well the heroes can still help.

It judges a whole state, as a deal gives it, from what everybody can see of it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hornbook.core.loop import apply
from hornbook.core.state import OVER
from hornbook.games.unicornus_knights.bots.needs import Need
from hornbook.games.unicornus_knights.bots.policy import answer
from hornbook.games.unicornus_knights.bots.princess_alone import SAFE, march
from hornbook.games.unicornus_knights.bots.princess_road import find_road, is_led
from hornbook.games.unicornus_knights.rules.princess_step import ACTIONS, PrincessStep
from hornbook.games.unicornus_knights.rules.round import PRINCESS_STEP, Rounds
from hornbook.games.unicornus_knights.rules.state import NOWHERE, PRINCESS, WON, UkState
from hornbook.games.unicornus_knights.rules.units import command, life

PERIL: Final = 0.4
"""What each point that she will lack to be safe takes off the odds, if she marches by herself: tried, not fitted."""
SMALL_STEPS: Final = 80
"""So many small questions are answered by habit before a position is judged."""
YIELD: Final = 1.6
"""What a Collect of hers brings on the average."""
WEIGHTS: Final = (
    0.2871,  # lives left to the princess
    0.2029,  # her soldiers
    -0.0347,  # damage that waits at the throne
    -0.1735,  # damage on the rest of her road
    -0.0708,  # what she can bear beyond all that
    0.1862,  # and with all the soldiers she can command, against the throne alone
    0.3924,  # the same, as far as it is lacking
    -0.0509,  # the same, for every round left up to three
    -0.0228,  # steps to the throne
    0.1031,  # actions to spare
    -0.0212,  # actions to spare once her way is paid for
    0.103,  # the same, as far as they are lacking
    -1.7447,  # too late
    2.6099,  # she can take the throne this round
    0.9957,  # on her last life
    0.0338,  # her resources
    0.3074,  # her allies
    0.1406,  # heroes' soldiers where they will be needed
    -0.0515,  # heroes' soldiers
    0.0347,  # heroes' resources
    -0.0714,  # heroes' way to where they are needed
    0.0094,  # cards in hand
    -0.4523,  # heroes' allies
    -1.9222,  # always
)
"""Of each sign, in order: how far it raises the odds. Found by a logistic regression over 2,236 games between bots,
2,100 of them by habit alone, and 136 by players who look ahead: the last weight is for these."""


def values(s: UkState) -> list[float]:
    """`evaluate` for every seat: they win and lose together."""
    return [worth(s)] * s.box.seats


def worth(s: UkState) -> float:
    """The chance to win, roughly: from 0 to 1."""
    if s.pending != OVER and is_small(s):
        s = s.copy()
        s.manual = False
        answer_small(s)
    if s.outcome:
        return 1.0 if s.outcome == WON else 0.0
    if s.round == 0:
        return 0.3
    odds = WEIGHTS[-1]
    for number, sign in enumerate(signs(s)):
        odds += WEIGHTS[number] * sign
    if not is_led(s):
        odds -= PERIL * lacks(s)
    return 1.0 / (1.0 + exp(-odds)) if odds > -60.0 else 0.0


def lacks(s: UkState) -> float:
    """What she will lack to be safe, if she marches by herself, when the enemies have moved."""
    road = find_road(s)
    bears = march(s, road, moves_left(s)[1], s.resources[PRINCESS])
    return min(SAFE - bears, 6.0) + (2.0 if bears <= 0 else 0.0) if bears < SAFE else 0.0


def is_small(s: UkState) -> bool:
    """Whether somebody is asked in the middle of something that is soon over."""
    return s.stack[-1].NAME not in ("turn", "princess-step", "rounds") and s.pending >= 0


def answer_small(s: UkState) -> None:
    """Dice, damage and the like: answered by habit until a real decision comes."""
    for _ in range(SMALL_STEPS):
        if s.pending < 0 or not is_small(s):
            return
        apply(s, s.options[0] if len(s.options) == 1 else answer(s))


def moves_left(s: UkState) -> tuple[int, int]:
    """How many actions the princess still has before time is up, and how many of them in this round."""
    rounds = s.box.rounds - s.round if s.box.limit else 6
    frame, now = s.stack[0], ACTIONS
    if isinstance(frame, Rounds) and frame.step > PRINCESS_STEP:
        now = 0
        for waiting in s.stack[1:]:
            if isinstance(waiting, PrincessStep):
                now = waiting.left if waiting.left >= 0 else ACTIONS
    return rounds * ACTIONS + now, now


def within(number: float, least: float, most: float) -> float:
    """The number, or the end of the range that it is beyond."""
    return least if number < least else most if number > most else number


def signs(s: UkState) -> list[float]:
    """What the judgement goes by, as numbers."""
    road = find_road(s)
    moves, now = moves_left(s)
    steps, soldiers, purse = len(road.spaces), s.soldiers[PRINCESS], s.resources[PRINCESS]
    throne = road.harm[s.board.goal]
    lives = min(life(s, PRINCESS), life(s, PRINCESS) - s.damage[PRINCESS] + 2 * s.potions)
    margin = within(soldiers + lives - road.total, -12.0, 6.0)
    best_margin = within(command(s, PRINCESS) + lives - throne, -8.0, 8.0)
    price = steps * max(1.0, soldiers + 0.15)
    spare = within(moves - steps - max(0.0, price - purse) / YIELD, -10.0, 10.0)
    ready = steps <= now and price <= purse + 1 and margin > 0
    return [
        float(lives),
        float(soldiers),
        throne,
        within(road.total - throne, 0.0, 20.0),
        margin,
        best_margin,
        min(best_margin, 1.0),
        best_margin * min(moves / ACTIONS, 3.0),
        float(steps),
        within(float(moves - steps), -3.0, 15.0),
        spare,
        min(spare, 0.0),
        1.0 if moves < steps else 0.0,
        1.0 if ready else 0.0,
        1.0 if lives <= 1 else 0.0,
        min(float(purse), 20.0),
        float(len(s.allies[PRINCESS])),
        *heroes(s, Need(s, road).far),
    ]


def heroes(s: UkState, far: list[float]) -> list[float]:
    """The heroes on the average: soldiers where they are needed, soldiers, resources, the way to go, cards, allies."""
    near = soldiers = purse = way = 0.0
    cards = allies = 0
    for unit in range(1, s.box.units):
        cards += len(s.hand[unit])
        at = s.at[unit]
        if at == NOWHERE:
            way += 6.0
            continue
        near += s.soldiers[unit] * max(0.0, 1.0 - far[at] / 8.0)
        soldiers += s.soldiers[unit]
        purse += min(s.resources[unit], 14)
        way += min(far[at], 14.0)
        allies += len(s.allies[unit])
    count = s.box.units - 1
    return [near / count, soldiers / count, purse / count, way / count, min(cards, 12) / count, allies / count]
