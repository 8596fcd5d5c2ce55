"""UK-2.8 The event deck: three levels one after the other, each in an order that nobody knows, but for a glimpse."""

from __future__ import annotations

from hornbook.core.deck import EVERYBODY
from hornbook.core.events import Seat
from hornbook.core.fields import declare_frame
from hornbook.games.unicornus_knights.rules.ids import DONIA, EVENTS
from hornbook.games.unicornus_knights.rules.state import UkFrame, UkState


def drawn(s: UkState) -> int:
    """How many events have been turned up."""
    return len(s.old_events) + len(s.lasting) + (s.event >= 0)


def deck_size(s: UkState) -> int:
    """How many events are still to come."""
    return len(s.box.event_levels) - drawn(s)


def possible(s: UkState, ahead: int) -> list[int]:
    """The cards that may lie at a place of the deck, 0 being the top."""
    level = s.box.event_levels[drawn(s) + ahead]
    return [card for card in s.event_deck.bag if s.box.content.event_level[card] == level]


def unknown_ahead(s: UkState, cards: int, seat: int) -> bool:
    """UK-16.16 Whether a seat does not know all of the next cards already."""
    known = [mask >> seat & 1 for mask in s.event_deck.top_seen[:cards]]
    return min(cards, deck_size(s)) > sum(known)


def is_news(s: UkState, cards: int, mask: int) -> bool:
    """Whether showing these seats the next cards, whose place is settled, tells any of them something."""
    players = mask & (1 << s.box.seats) - 1
    return any([players & ~seen for seen in s.event_deck.top_seen[:cards]])


@declare_frame
class Foresee(UkFrame):
    """UK-16.16 A seat looks at the next events. UK-13.3 With Donia everybody sees the next (seat -1)."""

    NAME = "foresee"
    PHASE = "foresee"

    seat: int
    cards: int

    def run(self, s: UkState) -> None:
        wanted = min(self.cards, deck_size(s))
        known = len(s.event_deck.top)
        if known < wanted:
            s.chance("event", len(possible(s, known)), "UK-2.8")
            return
        mask = EVERYBODY if self.seat < 0 else 1 << self.seat
        if is_news(s, wanted, mask):
            s.reveal()
        s.event_deck = s.event_deck.seen(wanted, mask)
        if s.events is not None:
            cards = {"cards": [EVENTS[card] for card in s.event_deck.top[:wanted]]}
            if self.seat < 0:
                s.tell("stargazing", "UK-13.3", cards)
            else:
                s.tell("scouts", "UK-16.16", {"seat": Seat(self.seat), "count": wanted}, cards, mask)
        s.done()

    def rolled(self, s: UkState, outcome: int) -> None:
        card = possible(s, len(s.event_deck.top))[outcome]
        s.event_deck = s.event_deck.known_next(card, 0)  # nobody sees it before all of them lie there

    def outcome_name(self, s: UkState, outcome: int) -> str:
        return EVENTS[possible(s, len(s.event_deck.top))[outcome]]


def gaze(s: UkState) -> None:
    """UK-13.3 While Donia is on the map, the top card of the event deck lies face up."""
    if DONIA in s.who[1:] and deck_size(s) and s.event_deck.top_seen[:1] != (EVERYBODY,):
        s.call(Foresee(-1, 1))
