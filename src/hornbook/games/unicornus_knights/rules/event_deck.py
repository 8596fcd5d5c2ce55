"""UK-2.8 The event deck: three levels one after the other, each in an order that nobody knows, but for a glimpse."""

from __future__ import annotations

from hornbook.core.deck import EVERYBODY
from hornbook.core.state import Frame
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.cards import DONIA, EVENTS
from hornbook.games.unicornus_knights.rules.state import UkState


def drawn(s: UkState) -> int:
    """How many events have been turned up."""
    return len(s.old_events) + len(s.lasting) + (s.event >= 0)


def deck_size(s: UkState) -> int:
    """How many events are still to come."""
    return len(s.box.event_levels) - drawn(s)


def possible(s: UkState, ahead: int) -> list[int]:
    """The cards that may lie at a place of the deck, 0 being the top."""
    level = s.box.event_levels[drawn(s) + ahead]
    return [card for card in s.unseen_events if s.box.content.event_level[card] == level]


def settle_next(s: UkState, outcome: int, seen: int) -> int:
    """Chance has said which card lies next below the known ones; those in the mask get to know it."""
    card = possible(s, len(s.coming))[outcome]
    s.unseen_events = tuple([other for other in s.unseen_events if other != card])
    s.coming += (card,)
    s.coming_seen += (seen,)
    return card


def unknown_ahead(s: UkState, cards: int, seat: int) -> bool:
    """UK-16.16 Whether a seat does not know all of the next cards already."""
    known = [mask >> seat & 1 for mask in s.coming_seen[:cards]]
    return min(cards, deck_size(s)) > sum(known)


class Foresee(Frame[UkState]):
    """UK-16.16 A seat looks at the next events. UK-13.3 With Donia everybody sees the next (seat -1)."""

    NAME = "foresee"
    __slots__ = ("seat", "cards")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def copy(self) -> Foresee:
        return Foresee(self.seat, self.cards)

    def public(self) -> tuple[int, ...]:
        return (self.seat, self.cards)

    def run(self, s: UkState) -> None:
        wanted = min(self.cards, deck_size(s))
        if len(s.coming) < wanted:
            s.chance("event", len(possible(s, len(s.coming))), "UK-2.8")
            return
        mask = EVERYBODY if self.seat < 0 else 1 << self.seat
        for ahead in range(wanted):
            s.coming_seen = put(s.coming_seen, ahead, s.coming_seen[ahead] | mask)
        if s.events is not None:
            cards = {"cards": [EVENTS[card] for card in s.coming[:wanted]]}
            if self.seat < 0:
                s.tell("stargazing", "UK-13.3", cards)
            else:
                s.tell("scouts", "UK-16.16", {"seat": self.seat, "count": wanted}, cards, mask)
        s.done()

    def rolled(self, s: UkState, outcome: int) -> None:
        settle_next(s, outcome, 0)


def gaze(s: UkState) -> None:
    """UK-13.3 While Donia is on the map, the top card of the event deck lies face up."""
    if DONIA in s.who[1:] and deck_size(s) and not (s.coming and s.coming_seen[0] == EVERYBODY):
        s.call(Foresee(-1, 1))
