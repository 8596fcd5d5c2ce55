"""UK-7 What a battle may come to: the dice, how likely it goes well, and what every way to assign dice brings.

All of it is asked of a position rebuilt from a view. Cards and powers that change dice after the roll are left out:
nobody need use them, and whoever has them knows.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any

from hornbook.games.unicornus_knights.rules.battle.assignment import handfuls
from hornbook.games.unicornus_knights.rules.battle.battle import (
    AMINA_SAFE,
    ASSIGNING,
    BEFORE,
    CHOOSING,
    DAMAGE,
    ON_COMMANDER,
    Battle,
    shielded,
    standing,
)
from hornbook.games.unicornus_knights.rules.battle.dice import number_of_dice
from hornbook.games.unicornus_knights.rules.battle.dice_counts import dice_in
from hornbook.games.unicornus_knights.rules.battle.princess_battle import blow, strength
from hornbook.games.unicornus_knights.rules.empire.enemies import health
from hornbook.games.unicornus_knights.rules.empire.enemy_step import RETREATING, retreat_cost
from hornbook.games.unicornus_knights.rules.ids import (
    AMINA,
    DAHAKA,
    DESPERATE_COUNTERATTACK,
    GODFRIED,
    HIT,
    LOSS,
    LYLA,
    MISS,
)
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, UkState
from hornbook.games.unicornus_knights.rules.turn.volley import Volley
from hornbook.games.unicornus_knights.rules.units import in_force


def battle(s: UkState, view: dict[str, Any]) -> dict[str, Any] | None:
    """The battle that is being fought in a view, or that a hero could retreat from; or nothing."""
    for name, *fields in reversed(view["doing"]):
        if name == "battle":
            return heros_battle(s, fields)
        if name == "volley":
            return volley(s, fields)
        if name == "princess-battle":
            return hers(s, *fields)
        if name == "enemy-step" and fields[1] == RETREATING and fields[2] != NOWHERE:
            return before_battle(s, fields[2])
    return None


def before_battle(s: UkState, unit: int) -> dict[str, Any]:
    """UK-7.18 What standing may come to, and what it costs to go to the spaces beside instead."""
    here = s.at[unit]
    ways = [{"space": to, "cost": retreat_cost(s, unit, to)} for to in sorted(s.board.ways[here])]
    return {**heros_battle(s, [unit, here, 0, NOBODY]), "retreats": ways}


def hers(s: UkState, space: int, foe: int, step: int, harm: int, guard: int, taken: int) -> dict[str, Any]:
    """UK-8.10 The princess's battle: what the enemy deals, what keeps some of it off, what is left."""
    dealt = blow(s, space)
    times = s.box.numbers.dahaka_times if s.enemy_on[space] == DAHAKA else 1
    parts = {"soldiers": s.troops[space], "commander": dealt - s.troops[space], "times": times}
    return {"space": space, **parts, "blow": dealt, "kept_off": dealt - harm - taken, "taken": taken, "harm": harm}


def heros_battle(s: UkState, fields: list[int]) -> dict[str, Any]:
    """UK-7.3 to UK-7.10 The dice and where they come from; before the roll the prospects, after it every way."""
    unit, space, attack, foe, *rest = fields
    fight = Battle(unit, space, attack, foe, rest[13:], *rest[:13])
    counted, defence = number_of_dice(s, unit, space, attack), s.board.defence[space]
    rolled = fight.hits + fight.misses + fight.losses
    total = max(0, counted + fight.dice) if fight.step == BEFORE else fight.dice + rolled
    found: dict[str, Any] = {
        "unit": unit,
        "space": space,
        "dice": {
            "soldiers": s.soldiers[unit],
            "defence": -defence if attack else defence,
            "other": total - s.soldiers[unit] - (-defence if attack else defence),
            "total": total,
        },
        "power": standing(s, space, 0, 0),
        "shield": fight.shield,
    }
    if fight.step == BEFORE:
        found["prospects"] = prospects(s, unit, space, attack, total)
    elif fight.step in (ASSIGNING, ON_COMMANDER):
        found["again"], found["counted"] = bool(fight.flags & CHOOSING), fight.counted
        found["ways"] = ways(s, fight)
    elif fight.step >= DAMAGE:
        del found["dice"]  # who fell is counted no more
    return found


def ways(s: UkState, fight: Battle) -> dict[str, list[int]]:
    """For every handful that the counts to come can still make, spelled `hits,misses,losses`, four numbers.

    What it takes off the enemy's power, the damage that is left for the unit, the soldiers that fall, the commander's
    wounds. Of dice that are rolled again nothing can be said.
    """
    space, enemy, done = fight.space, s.enemy_on[fight.space], dice_in(fight.covered)
    found: dict[str, list[int]] = {}
    for dice in handfuls(fight.pickable(s), fight.counted, fight.picked, fight.room(s), fight.least()):
        if fight.flags & CHOOSING:
            found[spelled(dice)] = []
            continue
        on_soldiers, on_enemy = (dice, (0, 0, 0)) if fight.step == ASSIGNING else (done, dice)
        left = standing(s, space, sum(on_soldiers), sum(on_enemy))
        harm = max(0, left + on_soldiers[LOSS] + on_enemy[LOSS] - fight.shield)
        wounds = 0 if enemy == NOBODY else shielded(s, enemy, on_enemy[HIT], fight.flags & AMINA_SAFE > 0)
        found[spelled(dice)] = [standing(s, space, 0, 0) - left, harm, on_soldiers[HIT], wounds]
    return found


def volley(s: UkState, fields: list[int]) -> dict[str, Any]:
    """UK-13.9 Every handful that can still be made; nobody strikes back."""
    shots = Volley(*fields)
    made = () if shots.dice else handfuls(shots.pickable(), shots.counted, shots.picked, shots.room(s))
    ways: dict[str, list[int]] = {spelled(dice): [] for dice in made}
    return {"unit": shots.unit, "space": shots.space, "again": False, "counted": shots.counted, "ways": ways}


def spelled(dice: tuple[int, int, int]) -> str:
    """Dice by result, with commas."""
    return ",".join(map(str, dice))


def prospects(s: UkState, unit: int, space: int, attack: int, dice: int) -> dict[str, Any]:
    """How likely a roll can wipe the enemy out, how likely it must kill the hero, and the least damage on average."""
    table = (s.box.content.attack if attack else s.box.content.defend)[s.who[unit]]
    faces = [table.count(HIT), table.count(MISS), table.count(LOSS)]
    if s.who[unit] == GODFRIED:  # UK-13.5
        faces = [faces[HIT], faces[MISS] + faces[LOSS], 0]
    elif s.enemy_on[space] == LYLA or in_force(s, DESPERATE_COUNTERATTACK):  # UK-15.13, UK-18.13
        faces = [faces[HIT], 0, faces[MISS] + faces[LOSS]]
    bears, needed = strength(s, unit), hits_needed(s, space)
    wins = dies = mean = 0.0
    for (hits, misses, losses), odds in rolls(dice, faces[HIT], faces[MISS], faces[LOSS]):
        harm = least_harm(s, space, hits + misses, losses)
        wins += odds * (0 <= needed <= hits)
        dies += odds * (harm >= bears)
        mean += odds * harm
    return {"wins": round(wins, 3), "dies": round(dies, 3), "harm": round(mean, 1)}


def hits_needed(s: UkState, space: int) -> int:
    """UK-7.11 The hits that wipe an enemy unit out; -1 if one battle cannot do it (UK-15.3, UK-15.16)."""
    enemy, soldiers = s.enemy_on[space], s.troops[space]
    if enemy == NOBODY:
        return soldiers
    life = health(s, enemy)
    safe = enemy == AMINA and soldiers > 0
    return soldiers + life if shielded(s, enemy, life, safe) >= life else -1


def least_harm(s: UkState, space: int, parries: int, losses: int) -> int:
    """UK-7.9 The least damage that dice leave. A loss takes one off and gives one, but off Dahaka it takes two."""
    soldiers = s.troops[space]
    counts = [parries + used for used in range(losses + 1)]
    return min([
        standing(s, space, min(dice, soldiers), max(0, dice - soldiers)) + dice - parries for dice in counts
    ])  # fmt: skip


@cache
def rolls(dice: int, hit: int, miss: int, loss: int) -> list[tuple[tuple[int, int, int], float]]:
    """Every result of so many dice with these faces of six, and how likely it is."""
    found = []
    for hits in range(dice + 1):
        for misses in range(dice - hits + 1):
            losses = dice - hits - misses
            odds = comb(dice, hits) * comb(dice - hits, misses) * hit**hits * miss**misses * loss**losses / 6.0**dice
            if odds:
                found.append(((hits, misses, losses), odds))
    return found
