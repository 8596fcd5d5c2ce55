"""UK-8 What the princess would do if her step ran now: her own frames, run on the position that a view shows.

So the plan is what will happen, as far as it can be known: it stops where somebody must be asked or a card is drawn.
"""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.events import Event
from hornbook.core.loop import advance, apply
from hornbook.core.state import CHANCE, OVER, RUNNING, Frame
from hornbook.games.unicornus_knights.rules.battle.princess_battle import princess_harm
from hornbook.games.unicornus_knights.rules.cards import TACTICIAN
from hornbook.games.unicornus_knights.rules.codes import COLLECT, MOVE
from hornbook.games.unicornus_knights.rules.princess_step import (
    CLOSER,
    NOWHERE_TO_GO,
    ROUND_ABOUT,
    PrincessStep,
    begin,
    princess_actions,
    wish,
)
from hornbook.games.unicornus_knights.rules.round import VICTORY
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, PRINCESS_DEAD, UkState
from hornbook.games.unicornus_knights.rules.turn.collect import yields
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, move_cost

WHYS: Final = ("nowhere", "too-dear", "closer", "around")
"""What moves her, in the order of princess_step's reasons."""
STEERED: Final = "steered"
STOPS: Final = {"UK-8.12": "share", "UK-13.10": "guard", "UK-7.12": "guard", "UK-8.4": "tie", "UK-8.6": "tie"}
"""Where a question ends what can be known, by its rule; every other question comes of fate."""

CAPTURED_BANNER: Final = "UK-17.14"


class Curtain(Frame[UkState]):
    """The end of the rehearsal: whatever lies below her step is not run."""

    NAME = "curtain"
    __slots__ = ()

    def run(self, s: UkState) -> None:
        s.done()

    def copy(self) -> Curtain:
        return Curtain()


def plan(s: UkState, view: dict[str, Any]) -> dict[str, Any]:
    """Her actions, one after the other; `stops` says why no more can be known, or nothing if all are there.

    While her step is under way, what is left of it; after it, what she would do in the next round.
    """
    left = actions_left(view)
    if left == BUSY or s.outcome:
        return {"actions": [], "left": 0, "stops": "busy" if not s.outcome else "over", "at": s.at[PRINCESS]}
    if left == NEXT_ROUND:
        next_round(s)
    if left < 0:
        begin(s)
        left = princess_actions(s)
    s.manual = True
    found: list[dict[str, Any]] = []
    stops = ""
    for _ in range(left):
        action = intend(s)
        found.append(action)
        stops = action["stops"] or perform(s, action)
        action["stops"] = stops
        if stops:
            break
    at_goal = s.at[PRINCESS] == s.board.goal and not stops and not s.outcome
    return {"actions": found, "left": left, "stops": stops, "at": s.at[PRINCESS], "arrives": at_goal}


NOT_YET: Final = -1
NEXT_ROUND: Final = -2
BUSY: Final = -3


def actions_left(view: dict[str, Any]) -> int:
    """How many actions are left of her step: NOT_YET if it is still to come, NEXT_ROUND if it is over."""
    doing = view["doing"]
    if not doing:
        return BUSY
    for number, (name, *fields) in enumerate(doing):
        if name == PrincessStep.NAME:
            return int(fields[0]) if number == len(doing) - 1 else BUSY
    return NEXT_ROUND if doing[0][1] >= VICTORY else NOT_YET


def next_round(s: UkState) -> None:
    """UK-4.5 What holds for this round only is over."""
    s.calmed = 0
    if s.event >= 0:
        if s.box.content.event_lasts[s.event] and not s.shielded:
            s.lasting += (s.event,)
        s.event = -1
    s.shielded = 0


def intend(s: UkState) -> dict[str, Any]:
    """UK-8.3 to UK-8.7 What she weighs, and what she takes; several spaces are a tie, none is a Collect."""
    if s.who[PRINCESS] == TACTICIAN:
        weighed = [to for to in sorted(s.board.ways[s.at[PRINCESS]]) if s.unit_on[to] == NOBODY]
        return {"why": STEERED, "weighed": candidates(s, weighed), "spaces": [], "cost": 0, "stops": STEERED}
    why, spaces, cost, weighed = wish(s)
    moving = why in (CLOSER, ROUND_ABOUT)
    action: dict[str, Any] = {
        "why": WHYS[why],
        "weighed": candidates(s, weighed) if why != NOWHERE_TO_GO else [],
        "spaces": spaces,
        "cost": cost,
        "stops": "tie" if moving and len(spaces) > 1 else "",
    }
    if moving:
        action["harm"] = [princess_harm(s, to) if is_enemy_on(s, to) else 0 for to in spaces]
    else:
        action["collects"] = yields(s, PRINCESS)
    return action


def candidates(s: UkState, spaces: list[int]) -> list[dict[str, int]]:
    """The spaces that she weighs: what each costs her, and how far it is from her goal."""
    far = s.board.to_goal
    return [{"space": to, "cost": move_cost(s, PRINCESS, to), "distance": far[to]} for to in spaces]


def perform(s: UkState, action: dict[str, Any]) -> str:
    """Let her do it, with all that comes of it; why that cannot be known to its end, or nothing."""
    code = COLLECT if "collects" in action else MOVE + action["spaces"][0]
    step = PrincessStep(1)
    s.stack = [Curtain(), step]
    s.pending = RUNNING
    heard: list[Event] = []
    s.events = heard
    step.chosen(s, code)
    advance(s)
    while s.pending >= 0 and s.rule == CAPTURED_BANNER:  # whoever draws: she goes on
        apply(s, s.options[0])
    s.events = None
    for event in heard:
        if event.message == "princess-fights":
            action["harm"] = [event.args["harm"]]
    if s.outcome == PRINCESS_DEAD:
        return "dies"
    if s.pending == OVER:
        return ""
    return "fate" if s.pending == CHANCE else STOPS.get(s.rule, "fate")
