"""What a sensible player answers without much thought: how dice are assigned, who bears damage, where to give ground.

The page offers the assignment as its suggestion; bots use all of it to see what a choice comes to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hornbook.games.unicornus_knights.rules.battle.assignment import Dice, handfuls, result_of
from hornbook.games.unicornus_knights.rules.battle.battle import ASSIGNING, BEFORE, CHOOSING, ON_COMMANDER, Battle
from hornbook.games.unicornus_knights.rules.battle.dice_counts import DIGIT
from hornbook.games.unicornus_knights.rules.battle.princess_battle import GUARD, PrincessBattle
from hornbook.games.unicornus_knights.rules.choices import AMOUNT, CHARACTER, HITS, MOVE, ROLL, STAY
from hornbook.games.unicornus_knights.rules.empire.enemies import combat_power, health
from hornbook.games.unicornus_knights.rules.empire.enemy_step import RETREATING, EnemyStep
from hornbook.games.unicornus_knights.rules.ids import DAHAKA, HIT, LOSS, ROZIE
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkFrame, UkState, procedures
from hornbook.games.unicornus_knights.rules.turn.volley import Volley
from hornbook.games.unicornus_knights.rules.units import life

A_SOLDIER: Final = 1.0
A_WOUND: Final = 1.1
A_COMMANDER: Final = 4.0
"""What an enemy soldier, a wound of a commander and its defeat are worth in own losses."""
HEROES: Final = (11, 2, 6, 9, 0, 8, 3, 10, 7, 4, 1, 5)
"""Who is taken first as a new hero."""


def small_choice(s: UkState) -> int:
    """The answer to the pending question."""
    top, options = procedures(s)[-1], s.options
    think = THOUGHTS.get(type(top))
    if think is not None:
        return think(s, top)
    if CHARACTER <= options[0] < CHARACTER + len(HEROES):
        return min(options, key=lambda code: HEROES.index(code - CHARACTER))
    return options[0]


def fight(s: UkState, battle: Battle) -> int:
    """Roll, better the dice, assign them; the character itself is spared, and goes back the first way."""
    if battle.step == BEFORE:
        return ROLL
    if battle.step == ASSIGNING or battle.step == ON_COMMANDER:
        if battle.flags & CHOOSING:
            return worst_dice(s.options)
        ways = handfuls(battle.pickable(s), battle.counted, battle.picked, battle.room(s))
        return best_assignment(s, ways, battle.space, battle.step == ON_COMMANDER, parrying=True)
    return s.options[0]


def shoot(s: UkState, volley: Volley) -> int:
    """UK-13.9 Nobody strikes back."""
    ways = handfuls(volley.pickable(), volley.counted, volley.picked, volley.room(s))
    return best_assignment(s, ways, volley.space, volley.covered >= 0, parrying=False)


def await_enemies(s: UkState, step: EnemyStep) -> int:
    """Give ground or stand; what else is asked in the Enemy Step matters little."""
    return retreat_or_stay(s, step.mover) if step.step == RETREATING else s.options[0]


def guard(s: UkState, battle: PrincessBattle) -> int:
    """UK-13.10 Mirza takes what she can bear and live."""
    if battle.step != GUARD:
        return s.options[0]
    spare = s.soldiers[battle.guard] + life(s, battle.guard) - s.damage[battle.guard] - 1
    return max([code for code in s.options if code - AMOUNT <= max(0, spare)])


THOUGHTS: Final[dict[type[UkFrame], Callable[[UkState, Any], int]]] = {
    Battle: fight,
    Volley: shoot,
    EnemyStep: await_enemies,
    PrincessBattle: guard,
}
"""Of the procedures whose questions are not answered by the first choice: how they are."""


def worst_dice(options: tuple[int, ...]) -> int:
    """All losses and misses are rolled again, and no hits."""
    return options[0] if result_of(options[0]) == HIT else options[-1]


def retreat_or_stay(s: UkState, unit: int) -> int:
    """Give ground where the battle would kill."""
    space = s.at[unit]
    enemy = s.enemy_on[space]
    power = s.troops[space] + (combat_power(s, enemy) if enemy != NOBODY else 0)
    strength = s.soldiers[unit] + s.board.defence[space] + life(s, unit) - s.damage[unit]
    ways = [code for code in s.options if code >= MOVE]
    return ways[0] if ways and power > strength else STAY


def best_assignment(s: UkState, ways: tuple[Dice, ...], space: int, on_commander: bool, parrying: bool) -> int:
    """UK-7.8 The next count of the assignment, among those still possible, that costs the enemy most for our losses.

    With `parrying` a die also keeps a point of damage off.
    """
    enemy, troops = s.enemy_on[space], s.troops[space]
    power = combat_power(s, enemy) if enemy != NOBODY else 0
    times = s.box.numbers.dahaka_times if enemy == DAHAKA else 1
    left = health(s, enemy) if enemy != NOBODY else 0
    if enemy == ROZIE:
        left = max(left, s.box.numbers.rozie_most_damage + 1)
    best, chosen = -99.0, ways[0]
    for dice in ways:
        count = sum(dice)
        if on_commander:
            value = A_WOUND * min(dice[HIT], left) + (A_COMMANDER if dice[HIT] >= left else 0.0)
            cancelled = min(count, power) * times
        else:
            value = A_SOLDIER * dice[HIT]
            cancelled = count
            if enemy != NOBODY and count == troops:
                value += 0.3  # what is left over may still go to the commander
        if parrying:
            value += cancelled - dice[LOSS]
        value -= 0.01 * count
        if value > best:
            best, chosen = value, dice
    result = result_of(s.options[-1])
    return HITS + result * DIGIT + chosen[result]
