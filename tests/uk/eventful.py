"""Positions in which an event is turned up or in force, for chapter 18 of the rulebook."""

from __future__ import annotations

from typing import Any

from hornbook.games.unicornus_knights.game import shipped
from tests.uk.position import Table, table

PLAIN = {f"9{petal}": "plains" for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}
OVER = ("market_day heavy_rain wary_villagers", "conscription desertion assassins")
"""Events of levels 1 and 2 that are over when those of a higher level come."""
LEVEL = {entry["id"]: entry["level"] for entry in shipped().catalogue()["events"]["event"]}


def turned_up(event: str, **more: Any) -> Table:
    """An Event Step in which this event is turned up; it goes on to the first question. Zyne, Urgan and Gato play."""
    past = " ".join(OVER[: LEVEL[event] - 1])
    position: dict[str, Any] = {"heroes": "zyne urgan gato", "step": "event", "past": past, "princess": "tactician"}
    t = table(**position | more).brings(event=event)
    t.roll_on()
    return t


def under(event: str, **more: Any) -> Table:
    """Zyne's turn on 9c, while this event is in force."""
    position: dict[str, Any] = {
        "heroes": "zyne urgan gato",
        "at": {"zyne": "9c"},
        "terrain": PLAIN,
        "princess": "tactician",
        "event": event,
    }
    return table(**position | more)


def to_the_end(t: Table, then: str = "impatient_princess") -> Table:
    """Everybody ends the turn and the princess collects; if a next round begins, it is with that event."""
    t.brings(event=then).end_turns()
    while t.doing == "princess-step":
        t.do("collect")
    return t


def lose(t: Table, hero: str) -> None:
    """A hero is gone, as if it had died in an earlier round."""
    unit = getattr(t, hero).number
    t.s.unit_on[t.s.at[unit]] = -1
    t.s.at[unit] = -1
    t.s.soldiers[unit] = t.s.resources[unit] = 0
    t.s.dead += (t.s.who[unit],)
    t.s.who = (*t.s.who[:unit], -1, *t.s.who[unit + 1 :])
