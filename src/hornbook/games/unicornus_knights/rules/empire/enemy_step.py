"""UK-9 The enemies: all move, units merge, heroes may retreat, battles are fought."""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.automaton import Line, first_to_fire
from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.battle.battle import WITHDREW, Battle
from hornbook.games.unicornus_knights.rules.battle.princess_battle import PrincessBattle
from hornbook.games.unicornus_knights.rules.choices import MOVE, SPACE, STAY
from hornbook.games.unicornus_knights.rules.empire.enemies import apart_on, join_up, put_enemy, temper
from hornbook.games.unicornus_knights.rules.empire.pursuit import hunting_ways, nearest, why_hunting
from hornbook.games.unicornus_knights.rules.ids import AGGRESSIVE, GATO, NORMAL
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.march import March, check_fate, is_unbound
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkFrame, UkState, station
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, is_free, move_cost, name_of

RETREAT_COST: Final = 2
"""UK-7.18 What a retreat costs beyond the move."""

MOVING: Final = 0
RETREATING: Final = 1
FIGHTING: Final = 2


@declare_frame
class EnemyStep(UkFrame):
    """UK-9.1 The Enemy Step; with `raid` only aggressive commanders move (UK-18.24)."""

    NAME = "enemy-step"
    PHASE = "enemy-step"

    raid: int
    step: int = MOVING
    mover: int = NOWHERE  # the space of the unit whose way is being chosen; then the hero who may retreat
    origins: list[int] = []  # where units have gone: space, whence; two numbers each
    asked: int = 0  # mask of the heroes asked to retreat
    foes: int = 0  # mask of the commanders whose Friend or Foe has met its unit

    def run(self, s: UkState) -> None:
        if self.step == MOVING:
            self.move_next(s)
        elif self.step == RETREATING:
            self.offer_retreat(s)
        else:
            self.fight_next(s)

    # Movement.

    def move_next(self, s: UkState) -> None:
        """UK-9.2 The unit nearest to a kingdom unit moves next."""
        if self.mover != NOWHERE:
            self.choose_way(s, self.mover, self.ways(s, self.mover))
            return
        movers = self.beside(s)
        if not movers:
            hunting = self.hunting(s)
            movers = {space: hunting[space] for space in nearest(s, hunting)} if len(hunting) > 1 else hunting
        if not movers:
            self.merge(s)
            return
        fired = first_to_fire(ORDER_LINES, s, (self, movers))
        if fired is not None:
            s.ask(s.starter, tuple([SPACE + space for space in fired.found]), fired.line.rule)
        else:
            space = min(movers)
            self.choose_way(s, space, movers[space])

    def beside(self, s: UkState) -> dict[int, list[int]]:
        """The enemies beside kingdom units, by their space, with the ways they would go; nobody is nearer."""
        ways, troops, enemy_on = s.board.ways, s.troops, s.enemy_on
        found = {
            space for at in s.at if at != NOWHERE for space in ways[at] if troops[space] or enemy_on[space] != NOBODY
        }
        return self.movers(s, found)

    def hunting(self, s: UkState) -> dict[int, list[int]]:
        """The aggressive commanders, likewise; nobody else moves from farther away (UK-9.6)."""
        near, places = s.box.layout.near, 0
        for at in s.at:
            if at != NOWHERE:
                places |= 1 << at // SPACES
        found = {
            space
            for enemy, space in enumerate(s.enemy_at)
            if space != NOWHERE and near[space // SPACES] & places and temper(s, enemy) == AGGRESSIVE
        }
        return self.movers(s, found)

    def movers(self, s: UkState, spaces: set[int]) -> dict[int, list[int]]:
        """Those of some spaces whose units would move, with their ways."""
        found = {}
        for space in spaces:
            ways = self.ways(s, space)
            if ways:
                found[space] = ways
        return found

    def meets_fate(self, s: UkState, space: int, ways: list[int]) -> bool:
        """UK-9.2 Whether a fate card is drawn when this unit moves, so that it matters who moves first."""
        enemy = self.commander(s, space)
        if enemy == NOBODY or not is_unbound(s, enemy):
            return False
        meets = s.box.layout.meets
        return any([at in meets[to] for at in s.at for to in ways])

    def commander(self, s: UkState, space: int) -> int:
        """The commander of the unit that waits on a space, not of one that has arrived there."""
        return NOBODY if s.apart and space in s.apart[::2] else s.enemy_on[space]

    def soldiers(self, s: UkState, space: int) -> int:
        """How many soldiers of the unit on a space would move: those who wait, not those who have arrived there."""
        return apart_on(s, space) or s.troops[space]

    def ways(self, s: UkState, space: int) -> list[int]:
        """UK-9.4 to UK-9.6 The spaces that the unit on a space would move to; none if it stays or has moved."""
        if space in s.decoyed or (self.origins and space in self.origins[::2] and space not in s.apart[::2]):
            return []
        enemy = self.commander(s, space)
        mood = temper(s, enemy)
        line = MOVING_LINES.get(mood)
        if line is None or (self.raid and mood != AGGRESSIVE):
            return []
        return line.find(s, (space, enemy)) or []

    def choose_way(self, s: UkState, space: int, ways: list[int]) -> None:
        """The starting player chooses among several ways."""
        if len(ways) == 1:
            self.move(s, space, ways[0])
        else:
            self.mover = space
            line = MOVING_LINES[temper(s, self.commander(s, space))]
            s.ask(s.starter, tuple([SPACE + to for to in ways]), line.rule)

    def move(self, s: UkState, space: int, to: int) -> None:
        """UK-9.3 A unit moves; units that it meets on the way merge later (UK-9.8)."""
        enemy = self.commander(s, space)
        self.mover = NOWHERE
        why = self.why(s, space) if s.events is not None else []
        soldiers = self.soldiers(s, space)
        join_up(s, space)
        if s.troops[to] and to not in self.origins[::2]:
            s.apart += (to, s.troops[to])
        station(s, space, s.troops[space] - soldiers)
        station(s, to, s.troops[to] + soldiers)
        if enemy != NOBODY:
            put_enemy(s, enemy, to)
        self.origins += [to, space]
        if s.events is not None:
            message, args = self.said_move(s, enemy, soldiers, space, to, why)
            s.tell(message, MOVING_LINES[temper(s, enemy)].rule, args)
        check_fate(s, NOBODY)

    def why(self, s: UkState, space: int) -> list[Any]:
        """What the unit on a space weighs before it moves, and what it makes of it; as a message."""
        enemy, ways = self.commander(s, space), self.ways(s, space)
        mood = temper(s, enemy)
        args = {"ways": len(ways), "spaces": [s.box.space_name(s.tiles, to) for to in ways], "seat": Seat(s.starter)}
        if mood == AGGRESSIVE:
            args |= why_hunting(s, space, enemy)
        else:
            args["units"] = [name_of(s, s.unit_on[to]) for to in ways]
        return [MOVING_LINES[mood].message, args]

    def said_move(self, s: UkState, enemy: int, soldiers: int, space: int, to: int, why: list[Any]) -> Message:
        """Who moves where, and why."""
        args = {"enemy": s.box.enemy_name(enemy), "soldiers": soldiers, "space": s.box.space_name(s.tiles, to)}
        args |= {"foe": s.box.foe(enemy, soldiers), "origin": s.box.space_name(s.tiles, space), "why": why}
        if s.unit_on[to] == NOBODY:
            return Message("enemy-moves", args)
        return Message("enemy-attacks", {**args, "unit": name_of(s, s.unit_on[to])})

    def merge(self, s: UkState) -> None:
        """UK-9.8 After all have moved, units on one space become one."""
        s.apart = ()
        self.step = RETREATING

    # Retreats and battles.

    def offer_retreat(self, s: UkState) -> None:
        """UK-7.18 Each attacked hero may retreat, clockwise from the starting player."""
        for unit in clockwise(s):
            if self.asked >> unit & 1 or s.at[unit] == NOWHERE or not is_enemy_on(s, s.at[unit]):
                continue
            options = self.retreats(s, unit)
            if options:
                self.mover = unit
                s.ask(s.box.owner[unit], (STAY, *options), "UK-7.18")
                return
            self.asked |= 1 << unit
        self.mover = NOWHERE
        self.step = FIGHTING

    def retreats(self, s: UkState, unit: int) -> list[int]:
        """Where a hero could retreat to, as codes."""
        here, purse = s.at[unit], s.resources[unit]
        whence = self.origins[1::2]
        return [
            MOVE + to
            for to in sorted(s.board.ways[here])
            if is_free(s, to) and to not in whence and retreat_cost(s, unit, to) <= purse
        ]

    def fight_next(self, s: UkState) -> None:
        """UK-7.2 The battles, in the order the starting player likes."""
        due = [at for at in s.at if at != NOWHERE and is_enemy_on(s, at)]
        if due:
            self.ask_unless_one(s, s.starter, tuple([SPACE + at for at in sorted(due)]), "UK-7.2")
        else:
            s.done()

    def fight(self, s: UkState, space: int) -> None:
        """UK-9.1 A battle on a space; the enemy attacks."""
        unit, enemy = s.unit_on[space], s.enemy_on[space]
        foe = enemy if enemy != NOBODY and self.foes >> enemy & 1 else NOBODY
        if unit == PRINCESS:
            s.call(PrincessBattle(space, foe))
        else:
            whence = [self.origins[at + 1] for at in range(0, len(self.origins), 2) if self.origins[at] == space]
            s.call(Battle(unit, space, 0, foe, whence))

    def chosen(self, s: UkState, code: int) -> None:
        if self.step == FIGHTING:
            self.fight(s, code - SPACE)
        elif self.step == RETREATING:
            unit = self.mover
            self.asked |= 1 << unit
            self.mover = NOWHERE
            if code != STAY:
                s.resources[unit] -= retreat_cost(s, unit, code - MOVE)
                if s.events is not None:
                    s.tell("retreats", "UK-7.18", {"unit": name_of(s, unit)})
                s.call(March(unit, code - MOVE, NOBODY))
        elif self.mover == NOWHERE:
            self.choose_way(s, code - SPACE, self.ways(s, code - SPACE))
        else:
            self.move(s, self.mover, code - SPACE)

    def returned(self, s: UkState, result: int) -> None:
        if self.step == MOVING and result:
            self.foes |= 1 << (result - 1)
        elif self.step == FIGHTING and result >= WITHDREW:
            check_fate(s, NOBODY)

    # What is said.

    def prompt(self, s: UkState) -> Message:
        if self.step == RETREATING:
            return Message("prompt-retreat", {"unit": name_of(s, self.mover)})
        if self.step == FIGHTING:
            return Message("prompt-next-battle", {})
        if self.mover == NOWHERE:
            return Message(ORDER_PROMPTS[s.rule], {})
        enemy = s.box.enemy_name(self.commander(s, self.mover))
        return Message("prompt-enemy-way", {"enemy": enemy, "space": s.box.space_name(s.tiles, self.mover)})

    def explain(self, s: UkState, code: int) -> Wording:
        default = s.KINDS.wording(s, code)
        if code >= MOVE:
            args = {"space": s.box.space_name(s.tiles, code - MOVE), "cost": retreat_cost(s, self.mover, code - MOVE)}
            return default._replace(label=Message("choice-retreat", args), rule="UK-7.18")
        if self.step == FIGHTING:
            args = {"space": s.box.space_name(s.tiles, code - SPACE), "unit": name_of(s, s.unit_on[code - SPACE])}
            return default._replace(label=Message("choice-fight", args))
        return default


# UK-9.4 to UK-9.6 Where units go, by their temper.


def attack_beside(s: UkState, piece: tuple[int, int]) -> list[int]:
    """Kingdom units beside it; no commander goes where another one is (UK-9.7)."""
    space, enemy = piece
    return [
        to
        for to in sorted(s.board.ways[space])
        if s.unit_on[to] != NOBODY and (enemy == NOBODY or s.enemy_on[to] == NOBODY)
    ]


MOVING_LINES: Final[dict[int, Line[list[int]]]] = {
    NORMAL: Line("UK-9.5", "why-beside", attack_beside),
    AGGRESSIVE: Line("UK-9.6", "why-hunting", hunting_ways),
}
"""Of each temper, the line that a unit of that temper goes by. The defensive stay (UK-9.4)."""


# UK-9.2, UK-9.7 Who moves first, where it matters.

Movers = tuple[EnemyStep, dict[int, list[int]]]
"""The units that are next to move, and the ways that they would go."""


def rivals(s: UkState, movers: Movers) -> list[int] | None:
    """UK-9.7 Commanders next to move, and others still to move, that could want the same space."""
    step, ways_of = movers
    led = [space for space in ways_of if step.commander(s, space) != NOBODY]
    if not led:
        return None
    wishes = {**step.hunting(s), **{space: ways_of[space] for space in led}}
    found = set()
    for space in led:
        for other, ways in wishes.items():
            if other != space and not set(ways_of[space]).isdisjoint(ways):
                found |= {space, other}
    return sorted(found) if found else None


def fated(s: UkState, movers: Movers) -> list[int] | None:
    """UK-9.2 Equally near, and a fate card is drawn when one of them moves."""
    step, ways_of = movers
    if len(ways_of) > 1 and any([step.meets_fate(s, space, ways_of[space]) for space in ways_of]):
        return sorted(ways_of)
    return None


ORDER_LINES: Final[tuple[Line[list[int]], ...]] = (
    Line("UK-9.7", "prompt-rivals", rivals),
    Line("UK-9.2", "prompt-next-enemy", fated),
)
"""When the starting player says who moves first, read from the top; else it does not matter."""
ORDER_PROMPTS: Final = {line.rule: line.message for line in ORDER_LINES}


def retreat_cost(s: UkState, unit: int, to: int) -> int:
    """UK-7.18 The move and two more; nothing for Gato (UK-13.4)."""
    return 0 if s.who[unit] == GATO else move_cost(s, unit, to) + RETREAT_COST


def clockwise(s: UkState) -> list[int]:
    """UK-1.2, UK-12.1 The heroes, clockwise from the starting player; those of one player as they were chosen."""
    seats = s.box.seats
    return [unit for turn in range(seats) for unit in s.box.units_of[(s.starter + turn) % seats]]
