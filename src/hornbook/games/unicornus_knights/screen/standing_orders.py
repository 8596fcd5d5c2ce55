"""Standing orders: what a hero does when the enemy is upon it, left for the Enemy Steps to come (UK-7.18).

A token is what to do, `@`, and the hero: `stand@zyne` always fights, `retreat@zyne` always gives ground if it can, and
`retreat-4@zyne` does so if the battle would cost 4 soldiers and wounds or more on the average. They hold as long as the
hero is the player's own. A retreat takes the cheapest space; of equals the one nearest to the princess.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from hornbook.core.abilities import Order
from hornbook.core.events import Message
from hornbook.games.unicornus_knights.rules.choices import MOVE, STAY
from hornbook.games.unicornus_knights.rules.empire.enemy_step import EnemyStep, retreat_cost
from hornbook.games.unicornus_knights.rules.ids import KINGDOM
from hornbook.games.unicornus_knights.rules.map.geometry import hex_distance
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkState
from hornbook.games.unicornus_knights.screen.battle_forecast import heros_battle

STAND: Final = "stand"
RETREAT: Final = "retreat"
LIMITS: Final = (2, 4, 6)
"""The losses from which on a hero may be told to retreat."""
DEEDS: Final = (STAND, RETREAT, *[f"{RETREAT}-{limit}" for limit in LIMITS])


def offered(view: dict[str, Any]) -> tuple[Order, ...]:
    """What the seat of a view may order now, for each of its heroes on the map."""
    if view["seat"] is None or view["over"] or view["round"] == 0:
        return ()
    return tuple([explained(f"{deed}@{hero}") for hero in own_heroes(view) for deed in DEEDS])


def standing(view: dict[str, Any], tokens: Sequence[str]) -> tuple[Order, ...]:
    """The orders for heroes that are still there."""
    if view["seat"] is None or view["over"]:
        return ()
    heroes = own_heroes(view)
    return tuple([explained(token) for token in tokens if token.partition("@")[2] in heroes])


def obey(s: UkState, seat: int, tokens: Sequence[str]) -> int | None:
    """UK-7.18 Whether the attacked hero retreats, and where to."""
    if s.pending != seat or STAY not in s.options:  # nobody else is asked whether to stay
        return None
    unit = cast(EnemyStep, s.stack[-1]).mover
    hero = KINGDOM[s.who[unit]]
    for token in tokens:
        deed, _, whose = token.partition("@")
        if whose == hero:
            return way_out(s, unit) if retreats(s, unit, deed) else STAY
    return None


def retreats(s: UkState, unit: int, deed: str) -> bool:
    """Whether an order says to give ground here."""
    if deed == STAND:
        return False
    limit = deed.partition("-")[2]
    if not limit:
        return True
    battle = heros_battle(s, [unit, s.at[unit], 0, NOBODY])
    return bool(battle["prospects"]["harm"] >= int(limit))


def way_out(s: UkState, unit: int) -> int:
    """The cheapest way; of equals the one nearest to the princess, and then the first."""
    hexes, princess = s.box.layout.hexes, s.at[PRINCESS]
    ways = [code for code in s.options if code >= MOVE]
    return min(
        ways,
        key=lambda code: (retreat_cost(s, unit, code - MOVE), hex_distance(hexes[code - MOVE], hexes[princess]), code),
    )


def own_heroes(view: dict[str, Any]) -> list[str]:
    """The heroes of the seat that are on the map."""
    return [
        KINGDOM[who]
        for unit, who in enumerate(view["who"])
        if unit != PRINCESS and view["owner"][unit] == view["seat"] and view["at"][unit] != NOWHERE
    ]


def explained(token: str) -> Order:
    """An order for people."""
    deed, _, hero = token.partition("@")
    group = Message("order-attacked", {"unit": hero})
    name, _, limit = deed.partition("-")
    label = Message("order-retreat-if", {"harm": int(limit)}) if limit else Message(f"order-{name}", {})
    return Order(token, label, "UK-7.18", group)
