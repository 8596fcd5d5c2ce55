"""UK-8 What the princess would do if her step ran now: her own frames, run on the position that a view shows.

So the plan is what will happen, as far as it can be known: it stops where somebody must be asked or a card is drawn.
"""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.events import Event, Message
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Frame
from hornbook.core.loop import advance, apply
from hornbook.core.state import CHANCE, OVER, RUNNING
from hornbook.games.unicornus_knights.rules.battle.princess_battle import princess_harm
from hornbook.games.unicornus_knights.rules.choices import COLLECT, MOVE
from hornbook.games.unicornus_knights.rules.ids import TACTICIAN
from hornbook.games.unicornus_knights.rules.princess_step import (
    PrincessStep,
    begin,
    intention,
    princess_actions,
    said_wish,
    way,
)
from hornbook.games.unicornus_knights.rules.round import VICTORY
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, PRINCESS_DEAD, UkState
from hornbook.games.unicornus_knights.rules.turn.collect import yields
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, move_cost

WHYS: Final = {
    "princess-closer": "closer",
    "princess-around": "around",
    "princess-short": "too-dear",
    "princess-stuck": "nowhere",
}
"""What moves her, by the line that she goes by."""
STEERED: Final = "steered"
STOPS: Final = {"UK-8.12": "share", "UK-13.10": "guard", "UK-7.12": "guard", "UK-8.4": "tie", "UK-8.6": "tie"}
"""Where a question ends what can be known, by its rule; every other question comes of fate."""

CAPTURED_BANNER: Final = "UK-17.14"


@declare_frame
class Curtain(Frame[UkState]):
    """The end of the rehearsal: whatever lies below her step is not run."""

    NAME = "curtain"
    PHASE = "curtain"

    def run(self, s: UkState) -> None:
        s.done()


def plan(s: UkState, view: dict[str, Any]) -> dict[str, Any]:
    """Her actions, one after the other; `stops` says why no more can be known, or nothing if all are there.

    While her step is under way, what is left of it; after it, what she would do in the next round.
    """
    left = prepare(s, view)
    if left == BUSY:
        return {"actions": [], "left": 0, "stops": "busy" if not s.outcome else "over", "at": s.at[PRINCESS]}
    found: list[dict[str, Any]] = []
    stops = ""
    for _ in range(left):
        action = intend(s)
        found.append(action)
        if not action["stops"]:
            for event in perform(s, action):
                if event.message == "princess-fights":
                    action["harm"] = [event.args["harm"]]
            action["stops"] = cut_short(s)
        stops = action["stops"]
        if stops:
            break
    at_goal = s.at[PRINCESS] == s.board.goal and not stops and not s.outcome
    return {"actions": found, "left": left, "stops": stops, "at": s.at[PRINCESS], "arrives": at_goal}


def rehearsal(s: UkState, view: dict[str, Any]) -> list[Message]:
    """The same in words: by which line she goes each time, whom she meets, and why no more can be known."""
    found: list[Message] = []
    for _ in range(max(0, prepare(s, view))):
        action = intend(s)
        if action["why"] == STEERED:
            return [
                *found,
                Message("table-plan-steered", {"ways": [way(s, each["space"]) for each in action["weighed"]]}),
            ]
        found.append(said_wish(s, *intention(s)))
        if action["stops"]:  # several spaces are equally good, as she has said
            return found
        heard = perform(s, action)
        found += [Message(event.message, event.args) for event in heard if event.message == "princess-fights"]
        stops = cut_short(s)
        if stops:
            return found if stops == "tie" else [*found, Message(f"table-plan-{stops}", {})]
    if s.at[PRINCESS] == s.board.goal and not s.outcome:
        found.append(Message("table-plan-arrives", {}))
    return found


def prepare(s: UkState, view: dict[str, Any]) -> int:
    """Bring a position to her next action; how many of them are left, or BUSY if that cannot be said."""
    left = actions_left(view)
    if left == BUSY or s.outcome:
        return BUSY
    if left == NEXT_ROUND:
        next_round(s)
    if left < 0:
        begin(s)
        left = princess_actions(s)
    s.manual = True
    return left


NOT_YET: Final = -1
NEXT_ROUND: Final = -2
BUSY: Final = -3


def actions_left(view: dict[str, Any]) -> int:
    """How many actions are left of her step: NOT_YET if it is still to come, NEXT_ROUND if it is over."""
    doing = view["doing"]
    if not doing:
        return BUSY
    for number, (name, *fields) in enumerate(doing):
        if name == PrincessStep.PHASE:
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
    line, wish = intention(s)
    action: dict[str, Any] = {
        "why": WHYS[line.message],
        "weighed": candidates(s, wish.weighed),
        "spaces": wish.spaces.copy(),
        "cost": wish.cost,
        "stops": "tie" if wish.moves and len(wish.spaces) > 1 else "",
    }
    if wish.moves:
        action["harm"] = [princess_harm(s, to) if is_enemy_on(s, to) else 0 for to in wish.spaces]
    else:
        action["collects"] = yields(s, PRINCESS)
    return action


def candidates(s: UkState, spaces: list[int]) -> list[dict[str, int]]:
    """The spaces that she weighs: what each costs her, and how far it is from her goal."""
    far = s.board.to_goal
    return [{"space": to, "cost": move_cost(s, PRINCESS, to), "distance": far[to]} for to in spaces]


def perform(s: UkState, action: dict[str, Any]) -> list[Event]:
    """Let her do it, with all that comes of it; what is told meanwhile."""
    code = COLLECT if "collects" in action else MOVE + action["spaces"][0]
    step = PrincessStep(1)
    s.begin(Curtain(), step)
    s.pending = RUNNING
    heard: list[Event] = []
    s.events = heard
    step.chosen(s, code)
    advance(s)
    while s.pending >= 0 and s.rule == CAPTURED_BANNER:  # whoever draws: she goes on
        apply(s, s.options[0])
    s.events = None
    return heard


def cut_short(s: UkState) -> str:
    """Why what she does cannot be known to its end; nothing if it can."""
    if s.outcome == PRINCESS_DEAD:
        return "dies"
    if s.pending == OVER:
        return ""
    return "fate" if s.pending == CHANCE else STOPS.get(s.rule, "fate")
