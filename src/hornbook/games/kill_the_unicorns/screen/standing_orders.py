"""Standing orders: answers that a player leaves for questions to come. What they choose is an ordinary choice.

A token is what to do, `@`, and how far that reaches: `pass@2.3` passes on the third unicorn of round 2, `pass@2` on all
that are left in it, `keep@2` keeps the power, `buy-nothing@2` buys nothing. `2=1+3@2.3` lays a 1 and a 3 for that
unicorn if two cards are declared, `3=pass@2.3` passes if three are. A narrower order goes before a wider one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from hornbook.core.events import Message
from hornbook.core.game import Order
from hornbook.games.kill_the_unicorns.rules.codes import LAY, PASS
from hornbook.games.kill_the_unicorns.rules.content import KNIGHT, Content
from hornbook.games.kill_the_unicorns.rules.hunt_cards import HuntCards
from hornbook.games.kill_the_unicorns.rules.state import LAID, WAITING, KuState

HUNTS: Final = ("hunt", "team-hunt", "two-player-hunt")
LAYING: Final = ("KU-5.2", "KU-5.3", "KU-11.4", "KU-12.6")
"""The rules of the questions in which a player may pass a hunt."""
COUNTS: Final = (1, 2, 3)


def orders(content: Content, cards: HuntCards, view: dict[str, Any]) -> tuple[Order, ...]:
    """What the seat of a view may order now; what it is being asked already is no order."""
    if view["seat"] is None or view["over"] or view["round"] == 0:
        return ()
    now, place, last = view["round"], open_place(view), len(view["row"])
    passes = [f"pass@{now}.{at + 1}" for at in range(place + is_laying(view), last)]
    if place + 1 < last:
        passes.append(f"pass@{now}")
    others = [f"keep@{now}"] if may_be_asked(view) else []
    if purchases_left(view, view["asked"] == view["seat"]):
        others.append(f"buy-nothing@{now}")
    return (
        *[explained(content, view, token) for token in passes],
        *conditions(content, cards, view, place),
        *[explained(content, view, token) for token in others],
    )


def standing(content: Content, view: dict[str, Any], tokens: Sequence[str]) -> tuple[Order, ...]:
    """The orders that can still come to something."""
    if view["seat"] is None or view["over"]:
        return ()
    return tuple([explained(content, view, token) for token in tokens if reaches(view, token)])


def obey(s: KuState, seat: int, tokens: Sequence[str]) -> int | None:
    """The choice that a seat's orders demand: only where it may decline, so that nothing is done by halves."""
    if s.pending != seat or PASS not in s.options:
        return None
    doing = s.stack[-1].NAME
    if doing == "powers":
        return PASS if f"keep@{s.round}" in tokens else None  # KU-13.2
    if doing == "market":
        return PASS if f"buy-nothing@{s.round}" in tokens else None  # KU-7.1
    if doing not in HUNTS:
        return None
    here = f"@{s.round}.{s.at + 1}"
    for token in tokens:
        if s.declared and token.startswith(f"{s.declared}=") and token.endswith(here):  # KU-5.3
            code = code_of(s.box.cards, token.partition("@")[0].partition("=")[2])
            return code if code in s.options else None  # a card is gone: the player is asked
    return PASS if f"pass{here}" in tokens or f"pass@{s.round}" in tokens else None  # KU-5.4


# What a view says of the questions to come.


def is_laying(view: dict[str, Any]) -> bool:
    """Whether the seat is being asked just now to lay or pass."""
    return view["asked"] == view["seat"] and view["rule"] in LAYING


def has_partner(view: dict[str, Any]) -> bool:
    """KU-11.1 Whether two teams play."""
    return len(view["stable"]) < len(view["power_ready"])


def open_place(view: dict[str, Any]) -> int:
    """The first place of the row at which the seat can still pass: the hunt that is on, or the next one."""
    seat, at, status = view["seat"], view["at"], view["status"]
    if view["doing"][0] == "market":
        return len(view["row"])
    if at < 0 or status[seat] != WAITING:
        return int(at + 1)
    completing = has_partner(view) and status[(seat + 2) % 4] == LAID  # KU-11.4
    return int(at + 1 if completing else at)


def conditions(content: Content, cards: HuntCards, view: dict[str, Any], place: int) -> tuple[Order, ...]:
    """KU-5.3 What to do if so many cards are declared. In a team it depends on the partner's share, so not there."""
    if has_partner(view) or is_laying(view) or place >= len(view["row"]):
        return ()
    known = view["declared"] if place == view["at"] else 0
    unicorn, scope = content.unicorns[view["row"][place]], f"{view['round']}.{place + 1}"
    return lays_if(cards, view["hand"], (known,) if known else COUNTS, unicorn, scope)


@lru_cache(maxsize=4096)
def lays_if(cards: HuntCards, hand: str, counts: tuple[int, ...], unicorn: str, scope: str) -> tuple[Order, ...]:
    """For each of these numbers a pass, and everything that can be laid from a hand."""
    found = []
    for count in counts:
        codes = cards.fill[count][cards.handful(card_values(hand))]
        lays = [cards.text[cards.laid_by[code - LAY]] for code in codes]
        found += [condition(f"{count}={what}@{scope}", unicorn) for what in ("pass", *lays) if lays]
    return tuple(found)


def may_be_asked(view: dict[str, Any]) -> bool:
    """KU-13.2 Whether the seat's power can still have its moment. The Knight's has none but his own laying."""
    seat = view["seat"]
    ready = view["power_ready"][seat] <= view["round"] and view["character"][seat] != KNIGHT
    return bool(ready and view["doing"][0] != "market")


def purchases_left(view: dict[str, Any], asked: bool) -> bool:
    """KU-7.1 Whether the seat's turn at this round's market is still to come; two players have two each (KU-12.10)."""
    if view["doing"][0] != "market":
        return True
    seat, first, seats = view["seat"], view["first"], len(view["power_ready"])
    last = (3 if seat == first else 2) if seats == 2 else (seat - first) % seats
    return bool(last >= view["doing"][1] + asked)


def reaches(view: dict[str, Any], token: str) -> bool:
    """Whether an order is of this round and its moment is still to come."""
    what, now, place = parts(token)
    if now != view["round"]:
        return False
    if what == "keep":
        return may_be_asked(view)
    if what == "buy-nothing":
        return purchases_left(view, False)
    if place < 0:
        return open_place(view) < len(view["row"])
    count = what.partition("=")[0]
    moot = count.isdecimal() and place == view["at"] and view["declared"] not in (0, int(count))
    return place >= open_place(view) and not moot


# Tokens.


def parts(token: str) -> tuple[str, int, int]:
    """What to do, the round, and the place in the row, -1 where the whole round is meant."""
    what, _, scope = token.partition("@")
    now, _, place = scope.partition(".")
    return what, int(now), int(place or 0) - 1


def card_values(text: str) -> list[int]:
    """Cards as views spell them."""
    return [int(card) for card in text.split("+") if card]


def code_of(cards: HuntCards, what: str) -> int:
    """The choice that lays these cards, or passes."""
    return PASS if what == "pass" else LAY + cards.rank[cards.handful(card_values(what))]


def explained(content: Content, view: dict[str, Any], token: str) -> Order:
    """An order for people."""
    what, _, place = parts(token)
    if what == "keep":
        asked = view["asked"] == view["seat"] and view["doing"][0] == "powers"
        button = Message("order-keep-power-button", {}) if asked else None
        return Order(token, Message("order-keep-power", {}), "KU-13.2", None, button)
    if what == "buy-nothing":
        return Order(token, Message("order-buy-nothing", {}), "KU-7.1")
    who = "team" if has_partner(view) else "primary" if len(view["status"]) > len(view["power_ready"]) else "you"
    if place < 0:
        return Order(token, Message("order-pass-round", {"who": who}), "KU-5.4")
    unicorn = content.unicorns[view["row"][place]]
    if what == "pass":
        return Order(token, Message("order-pass", {"who": who, "unicorn": unicorn, "place": place + 1}), "KU-5.4")
    return condition(token, unicorn)


def condition(token: str, unicorn: str) -> Order:
    """What to do for a unicorn if so many cards are declared."""
    count, _, what = token.partition("@")[0].partition("=")
    group = Message("order-if", {"count": int(count), "unicorn": unicorn})
    if what == "pass":
        return Order(token, Message("choice-pass", {}), "KU-5.3", group)
    laid = card_values(what)
    label = Message("choice-lay", {"cards": laid, "total": sum(laid), "count": len(laid)})
    return Order(token, label, "KU-5.3", group)
