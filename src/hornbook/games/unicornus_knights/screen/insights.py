"""What a view comes to, worked out for a screen: costs, prospects, plans and dangers.

It looks at the view alone, so it can tell no secret. Numbers name units, commanders and spaces as in views.
"""

from __future__ import annotations

from typing import Any

from hornbook.games.unicornus_knights.rules.battle.battle import standing
from hornbook.games.unicornus_knights.rules.battle.dice import number_of_dice
from hornbook.games.unicornus_knights.rules.battle.princess_battle import princess_harm
from hornbook.games.unicornus_knights.rules.content import Content
from hornbook.games.unicornus_knights.rules.empire.enemies import combat_power, health, temper
from hornbook.games.unicornus_knights.rules.ids import TEMPERS
from hornbook.games.unicornus_knights.rules.march import unbound_in_reach
from hornbook.games.unicornus_knights.rules.princess_step import ACTIONS, PrincessStep, princess_actions
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.turn.collect import recruits, yields
from hornbook.games.unicornus_knights.rules.turn.send import escort, receivers
from hornbook.games.unicornus_knights.rules.units import command, is_enemy_on, life, move_cost
from hornbook.games.unicornus_knights.screen.battle_forecast import battle, prospects
from hornbook.games.unicornus_knights.screen.position import is_laid, rebuild
from hornbook.games.unicornus_knights.screen.princess_plan import BUSY, NEXT_ROUND, actions_left, plan
from hornbook.games.unicornus_knights.screen.threats import enemies, fates, threats


class Insights:
    """The game's `insights`: everything below for one view."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def insights(self, view: dict[str, Any]) -> dict[str, Any]:
        """Costs, prospects, plans and dangers; nothing before the map lies there."""
        return {**self.common(view), **self.own(view)}

    def own(self, view: dict[str, Any]) -> dict[str, Any]:
        """Whom to send to, which Potions in hand decide too."""
        return {"supply": supply(rebuild(self.content, view))} if is_laid(view) else {}

    def told(self, view: dict[str, Any]) -> dict[str, Any]:
        """What stands on the map and how it fares; nothing of what could be done or would be done next."""
        if not is_laid(view):
            return {}
        s = rebuild(self.content, view)
        return {
            "goal": s.board.goal,
            "units": [{**strength(s, unit), "moves": []} for unit, at in enumerate(s.at) if at != NOWHERE],
            "commanders": [commander_sums(s, enemy) for enemy, at in enumerate(s.enemy_at) if at != NOWHERE],
            "battle": battle(s, view),
            "countdown": countdown(s, view),
        }

    def common(self, view: dict[str, Any]) -> dict[str, Any]:
        """All else."""
        if not is_laid(view):
            return {}
        s = rebuild(self.content, view)
        return {
            "goal": s.board.goal,
            "units": [unit_sums(s, unit) for unit, at in enumerate(s.at) if at != NOWHERE],
            "commanders": [commander_sums(s, enemy) for enemy, at in enumerate(s.enemy_at) if at != NOWHERE],
            "enemies": enemies(s),
            "threats": threats(s),
            "fates": fates(s),
            "waiting": unbound_in_reach(s),
            "battle": battle(s, view),
            "countdown": countdown(s, view),
            "plan": plan(s, view),  # the last: it plays on with the position
        }


def unit_sums(s: UkState, unit: int) -> dict[str, Any]:
    """A kingdom unit as it stands, and what the spaces beside it cost."""
    beside = s.box.layout.beside[s.at[unit]]
    return {**strength(s, unit), "moves": [move_sums(s, unit, to) for to in beside]}


def strength(s: UkState, unit: int) -> dict[str, Any]:
    """A kingdom unit: what it can bear, what its space gives, how far it is from the goal."""
    return {
        "unit": unit,
        "command": command(s, unit),
        "life": life(s, unit),
        "left": life(s, unit) - s.damage[unit],
        "collect": yields(s, unit),
        "recruit": recruits(s, unit) if unit != PRINCESS else 0,  # UK-8.1
        "distance": s.board.to_goal[s.at[unit]],
    }


def move_sums(s: UkState, unit: int, to: int) -> dict[str, Any]:
    """UK-5.5 A move to a space beside: its cost, the battle that it starts, or the rule that forbids it."""
    if not s.board.passable[to]:
        return {"space": to, "cost": 0, "barred": "UK-3.6"}
    cost = move_cost(s, unit, to)
    found: dict[str, Any] = {"space": to, "cost": cost, "barred": ""}
    if s.unit_on[to] != NOBODY:
        found["barred"] = "UK-5.7" if unit != PRINCESS else "UK-8.5"
    elif cost > s.resources[unit]:
        found["barred"] = "UK-5.6"
    elif is_enemy_on(s, to):
        enemy = s.enemy_on[to]
        found["soldiers"], found["enemy"] = s.troops[to], enemy
        if unit == PRINCESS:
            found["harm"] = princess_harm(s, to)
        else:
            found["power"] = standing(s, to, 0, 0)
            found["dice"] = max(0, number_of_dice(s, unit, to, 1))
            found["prospects"] = prospects(s, unit, to, 1, found["dice"])
    return found


def commander_sums(s: UkState, enemy: int) -> dict[str, Any]:
    """A commander on the map: how strong, how hurt, in what mood."""
    power, soldiers = combat_power(s, enemy), s.troops[s.enemy_at[enemy]]
    return {
        "enemy": enemy,
        "power": power,
        "life": s.box.content.enemy_life[enemy],
        "left": health(s, enemy),
        "soldiers": soldiers,
        "total": power + soldiers,
        "temper": TEMPERS[temper(s, enemy)],
        "harm": princess_harm(s, s.enemy_at[enemy]),
    }


def supply(s: UkState) -> list[dict[str, Any]]:
    """UK-5.8 Whom each hero could send to, and how many resources go with a soldier."""
    heroes = [unit for unit, at in enumerate(s.at) if at != NOWHERE and unit != PRINCESS]
    return [{"unit": unit, "to": receivers(s, unit), "escort": escort(s, unit)} for unit in heroes]


def countdown(s: UkState, view: dict[str, Any]) -> dict[str, Any]:
    """UK-11.3 Rounds left, this one included; the moves that the princess needs, and those that she has at most.

    Without a limit there are no `rounds` and no `moves`. `late` if she cannot arrive any more by walking.
    """
    needs = s.board.to_goal[s.at[PRINCESS]]
    if not view["rounds"]:
        return {"rounds": None, "needs": needs, "moves": None, "late": False}
    rounds = max(0, view["rounds"] - s.round + 1)
    left = actions_left(view)
    if left == BUSY:
        left = next((int(fields[0]) for name, *fields in view["doing"] if name == PrincessStep.PHASE), 0)
    elif left < 0:
        left = 0 if left == NEXT_ROUND else princess_actions(s)
    moves = left + ACTIONS * (rounds - 1)
    return {"rounds": rounds, "needs": needs, "moves": moves, "late": needs > moves}
