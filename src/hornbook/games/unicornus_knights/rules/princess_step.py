"""UK-8 The princess: three actions by her own will."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hornbook.core.automaton import Fired, Line, first_to_fire
from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.choices import COLLECT, MOVE
from hornbook.games.unicornus_knights.rules.ids import IMPATIENT_PRINCESS, POTION, SOCIAL, TACTICIAN, TERRAIN
from hornbook.games.unicornus_knights.rules.march import March, move_wording
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.turn.collect import collect, collect_wording
from hornbook.games.unicornus_knights.rules.units import in_force, move_cost, ways_open

ACTIONS: Final = 3
"""UK-8.1 However many players there are."""

BEGINNING: Final = -1


@declare_frame
class PrincessStep(UkFrame):
    """UK-8.1 Her actions, one after the other."""

    NAME = "princess-step"
    PHASE = "princess-step"

    left: int = BEGINNING

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
        line, wish = intention(s)
        if s.events is not None:
            message, args = said_wish(s, line, wish)
            s.tell(message, line.rule, args)
        if wish.moves:
            self.ask_unless_one(s, s.starter, tuple([MOVE + to for to in wish.spaces]), line.rule)
        else:
            self.chosen(s, COLLECT)

    def chosen(self, s: UkState, code: int) -> None:
        self.left -= 1
        if code == COLLECT:
            collect(s, PRINCESS)
        else:
            s.resources[PRINCESS] -= move_cost(s, PRINCESS, code - MOVE)
            s.call(March(PRINCESS, code - MOVE, NOBODY))

    def prompt(self, s: UkState) -> Message:
        led = s.who[PRINCESS] == TACTICIAN
        return Message("prompt-princess" if led else "prompt-princess-tie", {"actions": self.left})

    def explain(self, s: UkState, code: int) -> Wording:
        return collect_wording(s, PRINCESS) if code == COLLECT else move_wording(s, PRINCESS, code - MOVE)


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


# What she wants.


class Wish(NamedTuple):
    """What she weighs: spaces that are closer, else those as far; the cheapest of them, and what they cost."""

    weighed: list[int]
    spaces: list[int]
    cost: int
    closer: bool
    moves: bool  # she can pay for it


def weigh(s: UkState) -> Wish:
    """UK-8.3 to UK-8.6 The spaces that come into question. She walks past nobody of the kingdom (UK-8.5)."""
    here, far = s.at[PRINCESS], s.board.to_goal
    away = far[here]
    if not away:
        return NOTHING
    ways = [to for to in s.board.ways[here] if s.unit_on[to] == NOBODY]
    weighed = sorted([to for to in ways if far[to] < away])
    closer = bool(weighed)
    if not closer:
        weighed = sorted([to for to in ways if far[to] == away])
        if not weighed:
            return NOTHING
    costs = [move_cost(s, PRINCESS, to) for to in weighed]
    cost = min(costs)
    spaces = [to for to, price in zip(weighed, costs, strict=True) if price == cost]
    return Wish(weighed, spaces, cost, closer, cost <= s.resources[PRINCESS])


NOTHING: Final = Wish([], [], 0, False, False)


def go_closer(s: UkState, wish: Wish) -> Wish | None:
    """She moves closer, to the cheapest space."""
    return wish if wish.closer and wish.moves else None


def go_round(s: UkState, wish: Wish) -> Wish | None:
    """All that is closer is barred: she goes round about."""
    return wish if wish.moves else None


def lack_resources(s: UkState, wish: Wish) -> Wish | None:
    """Even the cheapest space is too dear: she collects."""
    return wish if wish.spaces else None


def stay(s: UkState, wish: Wish) -> Wish | None:
    """There is nowhere to go: she collects."""
    return wish


PRINCESS_LINES: Final[tuple[Line[Wish], ...]] = (
    Line("UK-8.4", "princess-closer", go_closer),
    Line("UK-8.6", "princess-around", go_round),
    Line("UK-8.7", "princess-short", lack_resources),
    Line("UK-8.7", "princess-stuck", stay),
)
"""UK-8.3 to UK-8.7 What she does by herself, read from the top."""


def intention(s: UkState) -> Fired[Wish]:
    """The line that applies now; the last one always does."""
    fired = first_to_fire(PRINCESS_LINES, s, weigh(s))
    assert fired is not None
    return fired


def said_wish(s: UkState, line: Line[Wish], wish: Wish) -> Message:
    """What she weighs, and what she makes of it."""
    args: dict[str, Any] = {}
    if wish.spaces:
        args["weighed"] = [way(s, to) for to in wish.weighed]
        args["spaces"] = [s.box.space_name(s.tiles, to) for to in wish.spaces]
        args |= {"ways": len(wish.weighed), "ties": len(wish.spaces), "cost": wish.cost, "seat": Seat(s.starter)}
        if not wish.moves:
            args["resources"] = s.resources[PRINCESS]
    return Message(line.message, args)


def way(s: UkState, to: int) -> list[Any]:
    """A space that she weighs, in a few words."""
    terrain = TERRAIN[s.board.terrain[to]]
    return ["way", {"space": s.box.space_name(s.tiles, to), "terrain": terrain, "cost": move_cost(s, PRINCESS, to)}]
