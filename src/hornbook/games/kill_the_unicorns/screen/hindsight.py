"""What nobody may look at again: sealed traps (KU-4.5), and in the Expert variant what past hunts showed (KU-10.1)."""

from __future__ import annotations

from typing import Any, Final

from hornbook.games.kill_the_unicorns.rules.resolution import COMPARE, DefinitelyMaybe
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, hunt_number
from hornbook.games.kill_the_unicorns.screen import view as present
from hornbook.games.kill_the_unicorns.screen.view_fields import UNNAMED, KuView, SecondaryView

EFFECT_PHASES: Final = ("zombicorn", "sneeze", "take-back", "decoy", "trojan")
"""Procedures that only one trap has each."""


def is_past(now: KuState, until: str) -> bool:
    """Whether a hunt is hidden by a later one, a trap no longer pinned, a look at traps over."""
    what, _, number = until.rpartition(" ")
    if what == "hunt":
        return int(number) < last_hunt(now)
    if what == "pinned":
        return int(number) not in now.pins[1::3]
    return int(number) != hunt_number(now) or not now.peeked


def last_hunt(s: KuState) -> int:
    """KU-10.1 The number of the last hunt whose totals were compared: what it showed is still in sight."""
    pending = [frame for frame in s.stack if frame.PHASE == DefinitelyMaybe.PHASE and frame.public()[0] <= COMPARE]
    return hunt_number(s) - len(pending)


def view(then: KuState, now: KuState, seat: int | None) -> KuView:
    """A seat's view of an earlier position, without what it may not look at any more."""
    known = -1 if seat is None else seat
    seen = present.view(then, seat)
    open_traps = [traps_in_sight(now, known, owner) for owner in range(now.box.seats)]
    changes: dict[str, Any] = {}
    if seen.drawn:
        changes["drawn"] = seen.drawn & open_traps[known]
    if seen.known_traps is not None:
        traps = zip(seen.known_traps, then.placed, strict=True)
        changes["known_traps"] = tuple(
            [trap if trap is not None and open_traps[card // OWNER] >> trap & 1 else None for trap, card in traps]
        )
    if now.box.expert:
        changes |= without_hunts(then, now, seen, known) | without_traps(seen, open_traps)
    return seen._replace(**changes)


def traps_in_sight(now: KuState, known: int, owner: int) -> int:
    """The traps of an owner, as bits, that a seat may look at: in hand, pinned, turned, discarded openly, inspected."""
    cards = [*now.pins[1::3], now.turned, *now.last[2:5]]
    cards += [card for slot, card in enumerate(now.placed) if card >= 0 and present.knows_placed(now, known, slot)]
    bits = now.drawn[owner] if owner == known else 0
    if not now.box.expert or owner == known:
        bits |= now.discard[owner]
    for card in cards:
        if card >= 0 and card // OWNER == owner:
            bits |= 1 << card % OWNER
    return bits


def without_hunts(then: KuState, now: KuState, seen: KuView, known: int) -> dict[str, Any]:
    """Fields without the Hunt cards that others showed in past hunts."""
    changes: dict[str, Any] = {}
    if last_hunt(then) < last_hunt(now):
        changes |= {"last_hunt": (), "last_laid": ()}
    if hunt_number(then) < last_hunt(now):
        own = then.box.chosen_by
        if seen.laid is not None:
            changes["laid"] = tuple([laid if own[each] == known else None for each, laid in enumerate(seen.laid)])
        if seen.secondary is not None:
            changes["secondary"] = tuple(
                [deck if owner == known else unseen(deck) for owner, deck in enumerate(seen.secondary)]
            )
    return changes


def unseen(deck: SecondaryView) -> SecondaryView:
    """A Secondary's deck without the cards in it that everybody has seen."""
    return deck._replace(top=(None,) * len(deck.top), bottom=(None,) * len(deck.bottom))


def without_traps(seen: KuView, open_traps: list[int]) -> dict[str, Any]:
    """Fields without the names of turned and pinned traps that lie among others' discards now."""

    def name(card: int) -> int:
        owner, trap = divmod(card, OWNER)
        return card if open_traps[owner] >> trap & 1 else owner * OWNER + UNNAMED

    pins = [name(each) if at % 3 == 1 else each for at, each in enumerate(seen.pins)]
    changes: dict[str, Any] = {"pins": tuple(pins)}
    if seen.turned >= 0 and name(seen.turned) != seen.turned:
        changes["turned"] = name(seen.turned)
        if seen.doing[0] in EFFECT_PHASES:
            changes |= {"doing": (DefinitelyMaybe.PHASE,), "rule": "KU-6.6"}
    return changes
