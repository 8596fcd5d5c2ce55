"""UK-8 The princess: three actions by her own will."""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.state import Frame
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.cards import IMPATIENT_PRINCESS, POTION, SOCIAL, TACTICIAN, TERRAIN
from hornbook.games.unicornus_knights.rules.codes import COLLECT, MOVE
from hornbook.games.unicornus_knights.rules.march import March
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.turn.collect import collect
from hornbook.games.unicornus_knights.rules.units import in_force, move_cost, ways_open

ACTIONS: Final = 3
"""UK-8.1 However many players there are."""

BEGINNING: Final = -1
NOWHERE_TO_GO: Final = 0
TOO_DEAR: Final = 1
CLOSER: Final = 2
ROUND_ABOUT: Final = 3


class PrincessStep(Frame[UkState]):
    """UK-8.1 Her actions, one after the other."""

    NAME = "princess-step"
    __slots__ = ("left",)

    def __init__(self, left: int = BEGINNING) -> None:
        self.left = left

    def copy(self) -> PrincessStep:
        return PrincessStep(self.left)

    def public(self) -> tuple[int, ...]:
        return (self.left,)

    def run(self, s: UkState) -> None:
        if self.left == BEGINNING:
            begin(s)
            self.left = princess_actions(s)
        elif not self.left:
            s.done()
        elif s.who[PRINCESS] == TACTICIAN:
            options = (COLLECT, *[MOVE + to for to in ways_open(s, PRINCESS)])
            self.ask_unless_one(s, s.starter, options, "UK-14.2")
        else:
            self.decide(s)

    def decide(self, s: UkState) -> None:
        """UK-8.3 to UK-8.7 What she does by herself."""
        why, spaces, cost, weighed = wish(s)
        if s.events is not None:
            tell_wish(s, why, spaces, cost, weighed)
        if why == CLOSER or why == ROUND_ABOUT:
            options = tuple([MOVE + to for to in spaces])
            self.ask_unless_one(s, s.starter, options, "UK-8.4" if why == CLOSER else "UK-8.6")
        else:
            self.chosen(s, COLLECT)

    def chosen(self, s: UkState, code: int) -> None:
        self.left -= 1
        if code == COLLECT:
            collect(s, PRINCESS)
        else:
            s.resources[PRINCESS] -= move_cost(s, PRINCESS, code - MOVE)
            s.call(March(PRINCESS, code - MOVE, NOBODY))


def begin(s: UkState) -> None:
    """UK-8.2, UK-14.5 Potions and friends."""
    if s.potions:
        healed = min(s.damage[PRINCESS], s.potions * s.box.numbers.healing_potion_heal)
        s.damage[PRINCESS] -= healed
        s.spent = put(s.spent, POTION, s.spent[POTION] + s.potions)
        s.potions = 0
        if s.events is not None:
            s.tell("princess-drinks", "UK-8.2", {"healed": healed})
    if s.who[PRINCESS] == SOCIAL:
        s.resources[PRINCESS] += s.box.numbers.social_resources
        if s.events is not None:
            s.tell("princess-friends", "UK-14.5", {"resources": s.box.numbers.social_resources})


def princess_actions(s: UkState) -> int:
    """UK-8.1 How many actions she has in this round."""
    actions = ACTIONS - s.calmed
    if in_force(s, IMPATIENT_PRINCESS):  # UK-18.7
        actions += s.box.numbers.impatient_princess_actions
    return max(0, actions)


def wish(s: UkState) -> tuple[int, list[int], int, list[int]]:
    """UK-8.3 to UK-8.7 What she wants: why, the spaces she would take, their cost, and all that she weighed."""
    here, far = s.at[PRINCESS], s.board.to_goal
    ways = [to for to in s.board.ways[here] if s.unit_on[to] == NOBODY]  # UK-8.5
    weighed = sorted([to for to in ways if far[to] < far[here]])
    why = CLOSER
    if not weighed:
        weighed = sorted([to for to in ways if far[to] == far[here]])
        why = ROUND_ABOUT
    if not weighed or not far[here]:
        return NOWHERE_TO_GO, [], 0, []
    costs = [move_cost(s, PRINCESS, to) for to in weighed]
    cost = min(costs)
    spaces = [to for to, price in zip(weighed, costs, strict=True) if price == cost]
    return (why if cost <= s.resources[PRINCESS] else TOO_DEAR), spaces, cost, weighed


def tell_wish(s: UkState, why: int, spaces: list[int], cost: int, weighed: list[int]) -> None:
    """What she weighs, and what she makes of it."""
    args = {"weighed": [way(s, to) for to in weighed], "spaces": [s.box.space_name(s.tiles, to) for to in spaces]}
    args |= {"ways": len(weighed), "ties": len(spaces), "cost": cost, "seat": s.starter}
    if why == NOWHERE_TO_GO:
        s.tell("princess-stuck", "UK-8.7", {})
    elif why == TOO_DEAR:
        s.tell("princess-short", "UK-8.7", {**args, "resources": s.resources[PRINCESS]})
    elif why == CLOSER:
        s.tell("princess-closer", "UK-8.4", args)
    else:
        s.tell("princess-around", "UK-8.6", args)


def way(s: UkState, to: int) -> list[Any]:
    """A space that she weighs, in a few words."""
    terrain = TERRAIN[s.board.terrain[to]]
    return ["way", {"space": s.box.space_name(s.tiles, to), "terrain": terrain, "cost": move_cost(s, PRINCESS, to)}]
